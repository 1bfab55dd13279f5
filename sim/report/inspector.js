// SPDX-License-Identifier: Apache-2.0
//
// What is known about a cycle: its instructions or its stall, the scoreboard, registers, the source.

const ROW_PIXELS = 18; // of a source line; see .row
const LONGEST_LINE = 2000; // characters that are shown of a source line

const div = (name, ...children) => element("div", { class: name }, ...children);

function placeText(index) {
  const macros = model.macros(index);
  return model.place(index) + (macros.length ? `, macro ${macros.join(", from ")}` : "");
}

function cyclesText(count) {
  return count === 1 ? "1 cycle" : `${grouped(count)} cycles`;
}

// ---- Tooltips -----------------------------------------------------------------------------------

function describeInstruction(index) {
  const source = model.source(index);
  return [div("code", model.text(index)),
    div("soft", `${placeText(index)}  ·  pc 0x${model.pc(index).toString(16)}`),
    source && source !== model.text(index) ? div("mono", source.slice(0, 300)) : null];
}

function readyText(core, issue) {
  const ready = core.issueReady[issue];
  if (Number.isNaN(ready))
    return model.program.instructions.writes[core.issueIndex[issue]] < 0
      ? "no result" : "its result is not ready in this window";
  return `result in $${model.program.instructions.writes[core.issueIndex[issue]]} ready in ` +
    `cycle ${grouped(ready)} (+${ready - core.issueCycle[issue]})`;
}

const EARLY = "issues before an older instruction, which waits in the other pipe's queue";

function describeIssue(core, issue) {
  const index = core.issueIndex[issue];
  const aligned = model.pc(index) % 8 === 0 ? "first" : "second";
  return [...describeInstruction(index),
    div("", `cycle ${grouped(core.issueCycle[issue])}, P${core.issuePipe[issue]}, ` +
      `${aligned} of its aligned pair; ${readyText(core, issue)}`),
    core.issueEarly[issue] ? div("soft", EARLY) : null,
    ...core.producers[issue].map(({ register, issue: producer }) => div("soft",
      `reads $${register} ` + (producer < 0 ? "from before the window"
        : `of ${model.text(core.issueIndex[producer])}, cycle ${grouped(core.issueCycle[producer])}`))),
    ...core.consumers[issue].slice(0, 4).map(({ issue: consumer }) => div("soft",
      `read by ${model.text(core.issueIndex[consumer])}, cycle ${grouped(core.issueCycle[consumer])}`)),
    core.consumers[issue].length > 4
      ? div("soft", `and by ${core.consumers[issue].length - 4} more`) : null];
}

function describeStall(core, stall) {
  const account = core.stallAccount[stall];
  const [from, to] = [core.stallFrom[stall], core.stallTo[stall]];
  const producer = core.stallProducer[stall];
  const issue = core.producerOfStall(stall);
  return [div("", swatch(account), element("b", {}, accountTitle(account)),
    `  ${cyclesText(to - from)}, ${grouped(from)} … ${grouped(to - 1)}`),
  div("soft", model.accounts[account].meaning),
  div("", "waiting: ", element("span", { class: "mono" }, model.text(core.stallIndex[stall])),
    element("span", { class: "soft" }, ` ${model.place(core.stallIndex[stall])}`)),
  producer < 0 ? null
    : div("", "for: ", element("span", { class: "mono" }, model.text(producer)),
      element("span", { class: "soft" }, ` ${model.place(producer)}` +
        (issue < 0 ? ", before the window" : `, cycle ${grouped(core.issueCycle[issue])}`)))];
}

function describeTransfer(transfer) {
  const hexadecimal = (value) => "0x" + value.toString(16);
  const at = (cycle) => (cycle === null ? "never" : grouped(cycle));
  return [div("", element("b", {}, transfer.put ? "put, LDM to memory" : "get, memory to LDM"),
    `  ${grouped(transfer.bytes)} bytes`),
  div("", `LDM ${hexadecimal(transfer.ldm)}, memory ${hexadecimal(transfer.memory)}`),
  div("", `issued ${at(transfer.issued)}; DMA group ${transfer.group} sends it ` +
    `${at(transfer.from)} … ${at(transfer.to)}; reply ${at(transfer.done)}`),
  transfer.index < 0 ? null : div("soft", placeText(transfer.index))];
}

// ---- The chosen cycle ---------------------------------------------------------------------------

class CycleCard {
  // onJump(cycle)
  constructor(onJump) { this.onJump = onJump; }

  show(core, cycle) {
    byId("cycle-title").textContent = `Cycle ${grouped(cycle)}`;
    byId("cycle-title").dataset.cycle = cycle;
    byId("cycle-body").replaceChildren(...this.what(core, cycle), ...this.scoreboard(core, cycle));
  }

  what(core, cycle) {
    const [first, end] = core.issuesIn(cycle);
    const issues = [];
    for (let issue = first; issue < end; ++issue) issues.push(this.issue(core, issue));
    if (issues.length) return issues.sort((a, b) => a.dataset.pipe - b.dataset.pipe);
    const stall = core.stallAt(cycle);
    if (stall >= 0) return [this.stall(core, stall, cycle)];
    const idle = core.idleAt(cycle);
    return [div("what", idle ? (idle.late ? "The core has ended." : "The core has not started.")
      : "Nothing is known about this cycle.")];
  }

  jump(core, issue, text) {
    return element("a", { class: "jump", tabindex: 0, role: "button",
      onclick: () => this.onJump(core.issueCycle[issue]) }, text);
  }

  issue(core, issue) {
    const index = core.issueIndex[issue];
    const pipe = core.issuePipe[issue];
    const box = div("what",
      element("div", { class: "head" }, element("b", {}, `P${pipe}`),
        `pc 0x${model.pc(index).toString(16)}`),
      div("code", model.text(index)), div("where", placeText(index)),
      div("where", readyText(core, issue)));
    if (core.issueEarly[issue]) box.append(div("where", EARLY));
    box.dataset.pipe = pipe;
    box.dataset.pc = model.pc(index);
    for (const { register, issue: producer } of core.producers[issue])
      if (producer >= 0) box.append(div("where", `$${register} from `,
        this.jump(core, producer, `${model.text(core.issueIndex[producer])}, cycle ` +
          grouped(core.issueCycle[producer]))));
    const consumer = core.consumers[issue][0];
    if (consumer) box.append(div("where", "first read by ",
      this.jump(core, consumer.issue, `${model.text(core.issueIndex[consumer.issue])}, cycle ` +
        grouped(core.issueCycle[consumer.issue]))));
    return box;
  }

  stall(core, stall, cycle) {
    const account = core.stallAccount[stall];
    const index = core.stallIndex[stall];
    const producer = core.stallProducer[stall];
    const issue = core.producerOfStall(stall);
    const [from, to] = [core.stallFrom[stall], core.stallTo[stall]];
    const box = div("what",
      div("", swatch(account), element("b", {}, accountTitle(account)),
        element("span", { class: "soft" }, ` cycle ${cycle - from + 1} of ${to - from}`)),
      div("where", model.accounts[account].meaning),
      div("code", model.text(index)), div("where", `waits; ${placeText(index)}`));
    box.dataset.account = model.accounts[account].name;
    box.dataset.producer = producer < 0 ? "" : model.pc(producer);
    box.style.borderLeftColor = accountColour(account);
    if (producer >= 0) {
      const name = `${model.text(producer)} (${model.place(producer)})`;
      box.append(div("where", "for ", issue < 0 ? name
        : this.jump(core, issue, `${name}, cycle ${grouped(core.issueCycle[issue])}`)));
    }
    return box;
  }

  scoreboard(core, cycle) {
    const rows = [];
    const unanswered = core.unanswered(cycle);
    for (let register = 0; register < ZERO_REGISTER; ++register) {
      const { ready, index } = core.register(register, cycle);
      const open = unanswered.get(register);
      if (open === undefined && ready <= cycle + 1) continue;
      const producer = open === undefined ? index : core.issueIndex[open];
      rows.push(element("tr", { "data-register": register },
        element("td", { class: "mono" }, "$" + register),
        element("td", { class: "number" }, open === undefined ? `+${ready - cycle}` : "memory"),
        element("td", { class: "mono clip", title: producer < 0 ? "" : placeText(producer) },
          producer < 0 ? "launch" : model.text(producer))));
    }
    return [element("h3", {}, rows.length ? "Scoreboard: registers that are not ready"
      : "Scoreboard: all registers are ready"),
    element("table", { id: "scoreboard" }, ...rows)];
  }
}

// ---- Registers ----------------------------------------------------------------------------------

// The 64 hexadecimal digits of a value, most significant first.
const digits = (value) => value.padStart(64, "0");
const pieces = (text, length) => text.match(new RegExp(`.{${length}}`, "g"));
const bytesUp = (value) => pieces(digits(value), 2).reverse(); // byte 0 first
const longsUp = (value) => pieces(digits(value), 16).reverse().map((part) => BigInt("0x" + part));

function doubleText(bits) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return String(Number(view.getFloat64(0).toPrecision(9)));
}

// Each format: title, head of the column, and a value as texts of its columns.
const FORMATS = {
  words: ["words", [7, 6, 5, 4, 3, 2, 1, 0].map((i) => String(i).padStart(8)),
    (value) => pieces(digits(value), 8)],
  bytes: ["bytes", [0, 8, 16, 24].map((i) => `byte ${i} …`.padEnd(23)),
    (value) => pieces(bytesUp(value).join(" ") + " ", 24).map((part) => part.trim())],
  aes: ["AES rows", [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `state ${i}`.padEnd(11)),
    (value) => pieces(bytesUp(value).join(" ") + " ", 12).map((part) => part.trim())],
  longs: ["integers", [0, 1, 2, 3].map((i) => `long ${i}`),
    (value) => longsUp(value).map((bits) => String(BigInt.asIntN(64, bits)))],
  doubles: ["doubles", [0, 1, 2, 3].map((i) => `double ${i}`),
    (value) => longsUp(value).map(doubleText)],
};

class Registers {
  constructor() {
    this.format = "words";
    byId("formats").replaceChildren(...Object.entries(FORMATS).map(([key, [title]]) =>
      element("button", { role: "radio", "data-format": key, onclick: () => this.use(key) }, title)));
    this.mark();
  }

  mark() {
    for (const button of byId("formats").children)
      button.setAttribute("aria-checked", String(button.dataset.format === this.format));
  }

  use(format) {
    this.format = format;
    this.mark();
    if (this.core) this.show(this.core, this.cycle);
  }

  show(core, cycle) {
    this.core = core;
    this.cycle = cycle;
    const [, heads, cells] = FORMATS[this.format];
    const rows = [];
    for (let register = 0; register < ZERO_REGISTER; ++register)
      rows.push(this.row(register, core.register(register, cycle), cells));
    byId("registers-table").dataset.format = this.format;
    byId("registers-table").replaceChildren(
      element("thead", {}, element("tr", {}, ...["", "", ...heads].map((text) =>
        element("th", {}, text)))),
      element("tbody", {}, ...rows));
  }

  row(register, { value, ready, cycle, index }, cells) {
    const wait = ready - this.cycle;
    const pending = wait > 1;
    const changed = cycle === this.cycle;
    const from = index < 0 ? "from the launch"
      : `${model.text(index)}, cycle ${grouped(cycle)}, ${placeText(index)}`;
    return element("tr", { class: changed ? "changed" : "", title: from,
      "data-register": register, "data-value": digits(value), "data-ready": ready },
    element("td", {}, "$" + register),
    element("td", { class: "ready" }, pending ? `+${wait}` : ""),
    ...cells(value).map((text) =>
      element("td", { class: "value" + (/^[0 ]*$/.test(text) ? " zero" : "") }, text)));
  }
}

// ---- Source -------------------------------------------------------------------------------------

class Source {
  // onPick(file, line), counted from 1
  constructor(onPick) {
    this.box = byId("source");
    this.rows = byId("source-rows");
    this.onPick = onPick;
    this.current = new Set();
    this.most = Math.max(1, ...[...model.lines.values()].map((part) => part.cycles));
    const select = byId("file-select");
    model.program.files.forEach((file, i) => {
      if (file.lines.length)
        select.append(element("option", { value: i, title: file.path }, model.fileName(i)));
    });
    select.addEventListener("change", () => this.open(Number(select.value)));
    this.box.addEventListener("scroll", () => this.draw());
    this.box.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) this.onPick(this.file, Number(row.dataset.line));
    });
    this.open(Number(select.value || 0));
  }

  open(file) {
    this.file = file;
    byId("file-select").value = file;
    this.lines = model.program.files[file]?.lines ?? [];
    this.rows.style.height = this.lines.length * ROW_PIXELS + "px";
    this.box.scrollTop = 0;
    this.draw();
  }

  // Only the rows that can be seen exist: sources may be long.
  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW_PIXELS) - 4);
    const last = Math.min(this.lines.length,
      first + Math.ceil((this.box.clientHeight || 400) / ROW_PIXELS) + 8);
    const rows = [];
    for (let i = first; i < last; ++i) rows.push(this.row(i + 1));
    this.rows.replaceChildren(...rows);
  }

  row(line) {
    const part = model.lineAt(this.file, line);
    const row = element("div", { class: "row" + (this.current.has(line) ? " current" : ""),
      "data-line": line, style: `top:${(line - 1) * ROW_PIXELS}px` });
    if (part) {
      row.append(element("i", { style: `width:${(100 * part.cycles / this.most).toFixed(2)}px` }),
        element("em", {}, grouped(part.cycles)));
      row.title = `${grouped(part.cycles)} cycles and ${grouped(part.issues)} issues of all cores`;
    }
    row.append(element("u", {}, String(line)), this.lines[line - 1].slice(0, LONGEST_LINE));
    return row;
  }

  // Marks the lines of these instructions, and shows the first one.
  show(indices) {
    const { file, line } = model.program.instructions;
    this.current = new Set(indices.filter((i) => file[i] === file[indices[0]]).map((i) => line[i]));
    if (!indices.length) { this.draw(); return; }
    if (file[indices[0]] !== this.file) this.open(file[indices[0]]);
    const top = (Math.min(...this.current) - 1) * ROW_PIXELS;
    const { scrollTop, clientHeight } = this.box;
    if (top < scrollTop + 2 * ROW_PIXELS || top > scrollTop + clientHeight - 4 * ROW_PIXELS)
      this.box.scrollTop = Math.max(0, top - clientHeight / 2);
    this.draw();
  }
}
