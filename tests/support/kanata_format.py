# SPDX-License-Identifier: Apache-2.0
"""A strict reader of the Kanata log format, version 4, written from its description
(docs/kanata-log-format.md of https://github.com/shioyadan/Konata)."""

from dataclasses import dataclass, field


@dataclass
class Stage:
    lane: int
    name: str
    begin: int
    end: int | None = None


@dataclass
class Instruction:
    id: int
    number: int
    thread: int
    begin: int
    labels: dict[int, str] = field(default_factory=lambda: {0: "", 1: ""})
    stages: list[Stage] = field(default_factory=list)
    open_stages: dict[int, Stage] = field(default_factory=dict)
    producers: list[tuple[int, int]] = field(default_factory=list)  # (id, cycle)
    end: int | None = None
    flushed: bool = False


class Kanata:
    """The instructions of a log. Raises AssertionError where a rule of the format is broken."""

    def __init__(self, text: str):
        lines = text.split("\n")
        assert lines[0] == "Kanata\t0004", "the header"
        assert lines[-1] == "", "the last line ends, too"
        self.cycle: int | None = None
        self.instructions: list[Instruction] = []
        self.retired = 0
        commands = {
            "C=": self.start,
            "C": self.pass_,
            "I": self.begin,
            "L": self.label,
            "S": self.start_stage,
            "E": self.end_stage,
            "R": self.retire,
            "W": self.depend,
        }
        for number, line in enumerate(lines[1:-1], 2):
            command, *fields = line.split("\t")
            try:
                commands[command](*fields)
            except (AssertionError, KeyError, TypeError, ValueError) as error:
                raise AssertionError(f"line {number}: {line!r}: {error}") from error
        open_ = [each.id for each in self.instructions if each.end is None]
        assert not open_, f"R must be output for all, but not for {open_[:5]}"

    def alive(self, id_: str) -> Instruction:
        assert int(id_) < len(self.instructions), "I comes before all else of an instruction"
        instruction = self.instructions[int(id_)]
        assert instruction.end is None, "nothing comes after R"
        return instruction

    def start(self, cycle):
        assert self.cycle is None and not self.instructions, "once, at the beginning"
        self.cycle = int(cycle)

    def pass_(self, cycles):
        assert int(cycles) > 0, "time goes one way"
        self.cycle += int(cycles)

    def begin(self, id_, number, thread):
        assert int(id_) == len(self.instructions), "ids are given one after another"
        self.instructions.append(Instruction(int(id_), int(number), int(thread), self.cycle))

    def label(self, id_, type_, text):
        assert type_ in ("0", "1")
        self.alive(id_).labels[int(type_)] += text

    def start_stage(self, id_, lane, name):
        instruction = self.alive(id_)
        assert name, "a stage has a name"
        # A stage ends when the next one of its lane starts.
        if int(lane) in instruction.open_stages:
            instruction.open_stages[int(lane)].end = self.cycle
        stage = Stage(int(lane), name, self.cycle)
        instruction.stages.append(stage)
        instruction.open_stages[int(lane)] = stage

    def end_stage(self, id_, lane, name):
        stage = self.alive(id_).open_stages.pop(int(lane))
        assert stage.name == name, f"{stage.name} is under way"
        stage.end = self.cycle

    def retire(self, id_, retire_id, type_):
        instruction = self.alive(id_)
        assert type_ in ("0", "1")
        assert int(retire_id) == self.retired, "retirement ids are given one after another"
        self.retired += type_ == "0"
        instruction.flushed = type_ == "1"
        instruction.end = self.cycle
        for stage in instruction.open_stages.values():
            stage.end = self.cycle
        instruction.open_stages.clear()

    def depend(self, consumer, producer, type_):
        assert type_ == "0", "others are reserved"
        instruction = self.alive(consumer)
        assert int(producer) < len(self.instructions), "an unknown producer"
        assert producer != consumer
        instruction.producers.append((int(producer), self.cycle))
