# SPDX-License-Identifier: Apache-2.0
"""Does the page of `swsim report` open at once, alone, and show what happened?

The page is read in Debian's Chromium. What it shows is compared with `swsim exec --log`,
`swsim run --json` and with values that follow from the program's text.
"""

import json
import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from report_browser import ReportPage, browser
from support.commands import DMA_STREAM, Issue, issues_of, make_kernel, swsim

TEXT_BASE = 0x4FFF000000
OPENS_WITHIN_MS = 2000

# Chains of every kind of result in a loop: after the k-th `addl $1,1,$1`, $1 is k, whatever else
# happens; $2 is a table look-up of LDM, $3 a vector of 7s that grows.
COUNTER = """
    ldi $4,7($31)
    vshff $4,$4,0,$3
loop:
    addl $1,1,$1
    vaddw $3,$4,$3
    ldl $5,256($31)
    addl $5,$1,$6
    stl $6,256($31)
    subl $16,1,$16
    bne $16,loop
    mov $1,$0
    ret
"""


@pytest.fixture(scope="session")
def driver():
    with browser() as chromium:
        yield chromium


def make_report(tmp_path: Path, *arguments, status: int = 0) -> Path:
    path = tmp_path / "report.html"
    swsim("report", *arguments, "-o", path).expect(status)
    return path


def whole_report(tmp_path: Path, program: Path) -> Path:
    """From the spawn to the join; for the counter, 50 passes."""
    return make_report(tmp_path, program, "--entry", "main", "--arg", 50, "--cycles", "0:100000")


@pytest.fixture
def counter(bare_program) -> Path:
    return bare_program(COUNTER)


@pytest.fixture
def issues(tmp_path, counter) -> list[Issue]:
    """Of the counter's 50 passes."""
    return issues_of(tmp_path, counter, "--entry", "main", "--arg", 50)


@pytest.fixture(scope="session")
def pipeline_report(tmp_path_factory) -> Path:
    """The fastest kernel, with a window of 10 000 cycles."""
    return make_report(
        tmp_path_factory.mktemp("pipeline"), "simd_selldw_pipeline", "--bytes", "64K"
    )


# ---- Opening -------------------------------------------------------------------------------------
@pytest.mark.parametrize("view", ["summary", "overview", "timeline"])
def test_a_window_of_10000_cycles_opens_in_two_seconds(driver, pipeline_report, view):
    pages = (ReportPage(driver, pipeline_report, view) for _ in range(3))
    assert min(page.ready_ms for page in pages) < OPENS_WITHIN_MS  # the others wait for the host


def test_the_window_has_10000_cycles(driver, pipeline_report):
    window = ReportPage(driver, pipeline_report).data()["window"]
    assert window["end"] - window["begin"] == 10_000
    assert len(window["cores"][0]["issues"]["cycle"]) > 5_000


def test_it_says_nothing_on_the_console_and_asks_nobody(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report, "summary")
    for view in ("overview", "timeline", "summary", "timeline"):
        page.open(view)
    page.keys("+" + Keys.ARROW_RIGHT * 3 + "n]0tp[")
    page.find("#help-button").click()
    page.script("document.getElementById('help').close()")
    page.hover(page.view()["cycle"])
    assert page.console() == []
    assert page.requests() == []
    assert page.script("return performance.getEntriesByType('resource').length") == 0


class Tags(HTMLParser):
    """Collects elements, and fails at one that is closed without having been opened."""

    EMPTY = ("meta", "link", "input", "br", "hr", "img")

    def __init__(self):
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []

    def handle_starttag(self, tag, attrs):
        self.attributes += attrs
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag


def test_it_is_one_whole_html_file_that_names_no_other(pipeline_report):
    text = pipeline_report.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    links = [value for name, value in tags.attributes if name in ("src", "href", "action", "data")]
    assert all(value.startswith("data:") for value in links)
    ids = [value for name, value in tags.attributes if name == "id"]
    assert len(ids) == len(set(ids))
    assert not re.search(r"https?://|@import|url\(|\bfetch\(|XMLHttpRequest|import\(", text)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_readable_in_light_and_dark(driver, pipeline_report, theme):
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-color-scheme", "value": theme}]},
    )
    page = ReportPage(driver, pipeline_report, "summary")
    colours = page.script(
        "return ['background-color', 'color'].map((name) =>"
        "  getComputedStyle(document.body).getPropertyValue(name).match(/\\d+/g).map(Number))"
    )
    background, ink = [sum(colour[:3]) / 3 for colour in colours]
    assert (background > 200 and ink < 60) if theme == "light" else (background < 40 and ink > 200)
    page.find("#theme").click()
    assert page.script("return document.documentElement.dataset.theme") != theme
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_every_account_has_a_letter_and_a_colour_of_its_own(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report)
    styles = page.script(
        "return model.accounts.map((_, i) => [accountLetter(i), accountColour(i)])"
    )
    assert len(styles) > 20
    assert len({letter for letter, _ in styles}) == len(styles)
    assert len({colour for _, colour in styles}) == len(styles)


# ---- Numbers -------------------------------------------------------------------------------------
# One of each kind: with tables, bitsliced, over the mesh, from main memory, made by a compiler.
@pytest.mark.parametrize(
    "kernel", ("ttable", "bitsliced_vlog3r", "asap_balanced", "chen_main_memory", "original")
)
def test_the_numbers_are_those_of_the_run(driver, tmp_path, kernel):
    record = swsim("run", kernel, "--bytes", "16K", "--json").json
    page = ReportPage(
        driver, make_report(tmp_path, kernel, "--bytes", "16K", "--window", 1000), "summary"
    )
    shown = {tile.get_attribute("id"): tile for tile in page.all(".tile")}
    value = lambda name: float(shown[name].get_attribute("data-value"))  # noqa: E731
    digits = lambda name: re.sub(r"\D", "", shown[name].find_element("tag name", "b").text)  # noqa: E731
    assert value("tile-cycles") == int(digits("tile-cycles")) == record["cycles"]
    assert value("tile-kernel") == int(digits("tile-kernel")) == record["kernel_cycles"]
    assert value("tile-instructions") == int(digits("tile-instructions")) == record["instructions"]
    assert value("tile-per-byte") == pytest.approx(record["cycles_per_byte"])
    rows = {
        row.get_attribute("data-account"): row.find_elements("tag name", "td")
        for row in page.all("#accounts-table tr[data-account]")
    }
    shown_accounts = {name: int(re.sub(r"\D", "", cells[1].text)) for name, cells in rows.items()}
    assert shown_accounts == {name: n for name, n in record["accounts"].items() if n}
    assert round(sum(float(cells[2].text) for cells in rows.values()), 1) == 100.0


def test_a_single_core_can_be_chosen(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report, "summary")
    profile = page.data()["profile"]
    assert len(page.all("#cores-bars button")) == 64
    page.find("#cores-bars button[data-core='17']").click()
    rows = page.all("#accounts-table tr[data-account]")
    shown = {
        row.get_attribute("data-account"): int(row.get_attribute("data-value")) for row in rows
    }
    of_core = profile["cores"][17]["accounts"]
    assert {name: n for name, n in shown.items() if n} == {n: c for n, c in of_core.items() if c}


def test_the_profile_is_that_of_swsim_profile(pipeline_report):
    text = pipeline_report.read_text(encoding="utf-8")
    [embedded] = re.findall(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    profile = swsim("profile", "simd_selldw_pipeline", "--bytes", "64K", "--json").json
    assert json.loads(embedded)["profile"] == profile


def test_the_whole_run_sums_to_the_accounts(pipeline_report, driver):
    data = ReportPage(driver, pipeline_report, "overview").data()
    totals = [sum(series) for series in data["overview"]["cores"]["accounts"]]
    names = [account["name"] for account in data["accounts"]]
    assert dict(zip(names, totals, strict=True)) == data["profile"]["accounts"]
    assert len(data["overview"]["cores"]["strips"]) == 64
    groups = data["overview"]["dma"]["groups"]
    assert len(groups) == 4 and all(sum(group["get"]) and sum(group["put"]) for group in groups)


def test_a_long_run_has_a_bounded_overview(tmp_path, counter, driver):
    path = make_report(tmp_path, counter, "--entry", "main", "--arg", 100_000)
    assert path.stat().st_size < 3_000_000
    data = ReportPage(driver, path, "overview").data()
    cores = data["overview"]["cores"]
    assert 512 <= len(cores["accounts"][0]) <= 1024
    assert cores["width"] * 1024 >= data["profile"]["cycles"]


# ---- The timeline --------------------------------------------------------------------------------
def test_a_clicked_cycle_shows_its_instructions(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    cycles = sorted({issue.cycle for issue in issues})
    for cycle in cycles[:12] + cycles[100:110] + cycles[-3:]:
        page.click_cycle(cycle)
        expected = sorted((issue.pipe, issue.pc) for issue in issues if issue.cycle == cycle)
        assert page.view()["cycle"] == cycle
        assert page.instructions() == expected


def test_the_source_is_scrolled_to_the_instruction(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    store = next(i for i in issues if i.pc == TEXT_BASE + 4 * 6)
    page.click_cycle(store.cycle, store.pipe)
    current = [row.text for row in page.all("#source .row.current")]
    assert any("stl $6,256($31)" in text for text in current)
    for row in page.all("#source .row.current"):
        assert row.is_displayed()


def test_a_cycle_between_issues_shows_its_stall(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    load = next(i for i in issues if i.pc == TEXT_BASE + 4 * 4)
    user = next(i for i in issues if i.pc == TEXT_BASE + 4 * 5 and i.cycle > load.cycle)
    assert user.cycle > load.cycle + 1
    page.click_cycle(user.cycle - 1)
    [stall] = page.all("#cycle-body .what")
    assert stall.get_attribute("data-account") == "operand_load"
    assert int(stall.get_attribute("data-producer")) == load.pc
    assert "ldl $5,256($31)" in stall.text
    page.find("#cycle-body a.jump").click()
    assert page.view()["cycle"] == load.cycle


def test_a_whole_kernel_agrees_with_its_log(driver, tmp_path):
    """64 cores, transfers, regions, macros: a window in the middle of the run."""
    issues = issues_of(tmp_path, *DMA_STREAM)
    path = make_report(tmp_path, *DMA_STREAM, "--core=2", "--core=1", "--cycles=500:3000")
    window = ReportPage(driver, path).data()["window"]
    assert [core["id"] for core in window["cores"]] == [1, 2]
    for core in window["cores"]:
        cycle = window["begin"]
        shown = []
        columns = [core["issues"][name] for name in ("cycle", "index", "pipe")]
        for step, index, pipe in zip(*columns, strict=True):
            cycle += step
            shown.append((cycle, int(pipe), TEXT_BASE + 4 * index))
        expected = [
            (issue.cycle, issue.pipe, issue.pc)
            for issue in issues
            if issue.core == core["id"] and 500 <= issue.cycle < 3000
        ]
        assert sorted(shown) == sorted(expected)
        assert len(shown) > 100
        assert core["transfers"]


def test_several_cores_lie_under_each_other(driver, tmp_path, counter):
    path = make_report(tmp_path, counter, "--entry", "main", "--arg", 50, "--cpes", 4,
                       "--core", 1, "--core", 3)  # fmt: skip
    page = ReportPage(driver, path)
    cycle = page.view()["cycle"]
    page.click_cycle(cycle + 4, core=1)
    assert page.script("return page.timeline.core.id") == 3
    assert page.find("#core-select").get_attribute("value") == "1"


# ---- Registers -----------------------------------------------------------------------------------
@pytest.mark.parametrize("cycles", ["0:400", "150:300"], ids=["all", "middle"])
def test_registers_are_what_the_program_made_of_them(driver, tmp_path, counter, cycles, issues):
    """In the middle, too: there the window begins with values from before."""
    path = make_report(tmp_path, counter, "--entry", "main", "--arg", 50, "--cycles", cycles)
    page = ReportPage(driver, path)
    window = page.data()["window"]
    last = min(window["end"], issues[-1].cycle)
    for cycle in range(window["begin"], last, 17):
        page.script("page.choose(arguments[0])", cycle)
        started = cycle >= issues[0].cycle
        done = lambda index, at=cycle: sum(  # noqa: E731
            1 for i in issues if i.pc == TEXT_BASE + 4 * index and i.cycle <= at
        )
        assert int(page.register(1), 16) == done(2)
        expected = 7 * done(1) + 7 * done(3)
        low_long = int(page.register(3), 16) & 0xFFFFFFFF
        assert low_long == expected & 0xFFFFFFFF
        assert int(page.register(16), 16) == (50 - done(7) if started else 0)
        assert int(page.register(30), 16) == (65536 if started else 0)


def test_the_last_values_are_the_result_of_the_run(driver, tmp_path, counter):
    [core] = swsim("exec", counter, "--entry", "main", "--arg", 50, "--json").json["cores"]
    page = ReportPage(driver, whole_report(tmp_path, counter))
    page.keys(Keys.END)
    assert page.register(0) == core["result"]


def test_changed_registers_are_marked_until_the_next_cycle(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    written = {2: 1, 3: 3, 4: 5, 5: 6, 7: 16}  # by place in the program
    for cycle in sorted({issue.cycle for issue in issues})[8:30]:
        page.script("page.choose(arguments[0])", cycle)
        expected = {
            written[(i.pc - TEXT_BASE) // 4]
            for i in issues
            if i.cycle == cycle and (i.pc - TEXT_BASE) // 4 in written
        }
        assert set(page.changed_registers()) == expected


def test_the_scoreboard_says_when_a_result_is_ready(driver, tmp_path, bare_program):
    machine = {p["name"]: p["value"] for p in swsim("machine", "--json").json["parameters"]}
    latency = machine["cpe.latency.vector_integer"]
    program = bare_program("    nop\n    nop\n    vaddw $1,$2,$3\n" + "    nop\n" * 20 + "    ret")
    add = next(i for i in issues_of(tmp_path, program, "--entry", "main") if i.pc == TEXT_BASE + 8)
    page = ReportPage(driver, whole_report(tmp_path, program))
    for after in range(latency + 2):
        page.click_cycle(add.cycle + after)
        pending = [row.text for row in page.all("#scoreboard tr[data-register='3']")]
        if after + 1 < latency:
            assert len(pending) == 1 and f"+{latency - after}" in pending[0]
        else:
            assert pending == []


def test_a_load_from_main_memory_is_open_until_its_answer(driver, tmp_path, bare_program):
    program = bare_program(
        "    ldih $2,20480($31)\n    sll $2,8,$2\n    ldl $1,0($2)\n"
        + "    addl $3,1,$3\n" * 40
        + "    addl $1,5,$0\n    ret"
    )
    issues = issues_of(tmp_path, program, "--entry", "main")
    load = next(i for i in issues if i.pc == TEXT_BASE + 8)
    user = next(i for i in issues if i.pc == TEXT_BASE + 4 * 43)
    page = ReportPage(driver, whole_report(tmp_path, program))
    page.click_cycle(load.cycle)
    assert "memory" in page.find("#scoreboard tr[data-register='1']").text
    page.click_cycle(user.cycle)
    assert page.all("#scoreboard tr[data-register='1']") == []
    page.click_cycle(user.cycle - 1)
    [stall] = page.all("#cycle-body .what")
    assert stall.get_attribute("data-account") == "gld"


def test_values_can_be_read_in_every_format(driver, tmp_path, bare_program):
    # 32 bytes 0, 1, ... 31 from LDM.
    data = (
        '    .section .tdata_local,"awT",@progbits\n    .align 5\n    .globl bytes\nbytes:\n'
        + "    .byte " + ", ".join(map(str, range(32)))
    )  # fmt: skip
    program = bare_program("    ldi $1,bytes($31)\n    vldd $2,0($1)\n    nop\n    ret", data)
    page = ReportPage(driver, whole_report(tmp_path, program))
    page.keys(Keys.END)
    cells = {}
    for form in ("words", "bytes", "aes", "longs", "doubles"):
        page.find(f"#formats button[data-format='{form}']").click()
        row = page.find("#registers-table tr[data-register='2']")
        cells[form] = [cell.text for cell in row.find_elements("tag name", "td")[2:]]
    value = bytes(range(32))
    words = [int.from_bytes(value[i : i + 4], "little") for i in range(0, 32, 4)]
    assert cells["words"] == [f"{word:08x}" for word in reversed(words)]
    assert " ".join(cells["bytes"]).split() == [f"{byte:02x}" for byte in value]
    assert cells["aes"] == [value[i : i + 4].hex(" ") for i in range(0, 32, 4)]
    assert cells["longs"] == [
        str(int.from_bytes(value[i : i + 8], "little", signed=True)) for i in range(0, 32, 8)
    ]
    assert len(cells["doubles"]) == 4 and all(float(text) for text in cells["doubles"])


# ---- Dependence ----------------------------------------------------------------------------------
def test_pointing_at_an_instruction_shows_whose_result_it_reads(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    user = [i for i in issues if i.pc == TEXT_BASE + 4 * 5][10]  # addl $5,$1,$6
    load = [i for i in issues if i.pc == TEXT_BASE + 4 * 4 and i.cycle < user.cycle][-1]
    count = [i for i in issues if i.pc == TEXT_BASE + 4 * 2 and i.cycle < user.cycle][-1]
    store = next(i for i in issues if i.pc == TEXT_BASE + 4 * 6 and i.cycle > user.cycle)
    page.show_around(user.cycle)
    text = page.hover(user.cycle, user.pipe)
    assert "addl $5,$1,$6" in text and f"0x{user.pc:x}" in text
    plain = text.replace("\u202f", "")
    assert f"reads $5 of ldl $5,256($31), cycle {load.cycle}" in plain
    assert f"reads $1 of addl $1,1,$1, cycle {count.cycle}" in plain
    assert f"read by stl $6,256($31), cycle {store.cycle}" in plain
    assert "program.S:" in text
    # Both producers are outlined in the colour of what comes in, others are not.
    assert page.script(OUTLINED, load.cycle, load.pipe)
    assert page.script(OUTLINED, count.cycle, count.pipe)
    other = next(i for i in issues if i.cycle > store.cycle and i.pc == TEXT_BASE + 4 * 3)
    assert not page.script(OUTLINED, other.cycle, other.pipe)


# Whether the left edge of a box has the colour of producers.
OUTLINED = """
const t = page.timeline, row = t.rows[0], [cycle, pipe] = arguments;
const [first, end] = row.core.issuesIn(cycle);
let issue = first;
while (row.core.issuePipe[issue] !== pipe) ++issue;
const { x, y, height } = t.box(row, issue);
const ratio = devicePixelRatio;
const context = t.canvas.getContext("2d");
const pixel = context.getImageData(x * ratio, (y + height * .75) * ratio, 1, 1).data;
const wanted = theme("dep-in").match(/[0-9a-f]{2}/g).map((part) => parseInt(part, 16));
return wanted.every((channel, i) => Math.abs(channel - pixel[i]) < 24);
"""


def test_pointing_at_a_stall_shows_its_cause_and_producer(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    user = [i for i in issues if i.pc == TEXT_BASE + 4 * 5][10]
    load = [i for i in issues if i.pc == TEXT_BASE + 4 * 4 and i.cycle < user.cycle][-1]
    page.show_around(user.cycle)
    text = page.hover(user.cycle - 1)
    assert "operand load" in text
    assert "waiting: addl $5,$1,$6" in text
    assert "for: ldl $5,256($31)" in text
    assert page.script(OUTLINED, load.cycle, load.pipe)


def test_pointing_at_nothing_hides_it(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report)
    assert page.hover(page.view()["cycle"]) != ""
    ActionChains(driver).move_to_element(page.find("#name")).perform()
    assert page.tooltip() == ""


# ---- Moving about --------------------------------------------------------------------------------
def test_it_zooms_by_wheel_keys_and_buttons(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report)
    start = page.view()["visible"]
    page.find("#zoom-out").click()
    wider = page.view()["visible"]
    assert wider > start * 1.3
    page.keys("+")
    assert page.view()["visible"] == pytest.approx(start, rel=0.01)
    page.find("#zoom-fit").click()
    assert page.view()["visible"] == pytest.approx(10_000)
    page.move_to(700, 60).perform()
    at = page.script("return page.timeline.left + (700 - GUTTER) / page.timeline.scale")
    wheel = "document.getElementById('lanes').dispatchEvent(new WheelEvent('wheel', {deltaY:" \
        " arguments[0], clientX: arguments[1], clientY: 200, cancelable: true}))"  # fmt: skip
    left = page.find("#lanes").location["x"]
    page.script(wheel, -900, left + 700)
    zoomed = page.view()
    assert zoomed["visible"] < 3_000
    # What was under the pointer still is.
    assert page.script(
        "return page.timeline.left + (700 - GUTTER) / page.timeline.scale"
    ) == pytest.approx(at, abs=2)
    page.keys("0")
    assert page.view()["visible"] == pytest.approx(10_000)


def test_zooming_never_leaves_the_window(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report)
    window = page.data()["window"]
    for keys in ("-" * 30, "+" * 40, Keys.HOME, Keys.END, "-" * 5):
        page.keys(keys)
        view = page.view()
        assert view["left"] >= window["begin"]
        assert view["left"] + view["visible"] <= window["end"] + 1e-6
        assert window["begin"] <= view["cycle"] < window["end"]


def test_it_moves_by_dragging(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report)
    page.script("page.timeline.centre(25000)")
    before = page.view()
    page.move_to(900, 60).click_and_hold().move_by_offset(-300, 0).release().perform()
    after = page.view()
    assert after["left"] - before["left"] == pytest.approx(300 / before["scale"], abs=0.5)
    assert after["cycle"] == before["cycle"]  # a drag chooses nothing
    middle = page.find("#minimap").size["width"] / 2
    page.move_to(middle, 20, "#minimap").click().perform()
    window = page.data()["window"]
    view = page.view()
    centre = view["left"] + view["visible"] / 2
    assert centre == pytest.approx((window["begin"] + window["end"]) / 2, abs=20)


def test_keys_go_from_cycle_to_cycle_and_stall_to_stall(driver, tmp_path, counter):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    start = page.view()["cycle"]
    page.keys(Keys.ARROW_RIGHT * 3)
    assert page.view()["cycle"] == start + 3
    page.keys(Keys.ARROW_LEFT)
    assert page.view()["cycle"] == start + 2
    page.keys("n")
    assert page.all("#cycle-body .what[data-account]")
    stalled = page.view()["cycle"]
    page.keys("n")
    assert page.view()["cycle"] > stalled
    page.keys("p")
    assert page.view()["cycle"] == stalled
    page.keys("nn" + Keys.ARROW_RIGHT)


def test_an_address_can_name_a_cycle(driver, pipeline_report):
    begin = ReportPage(driver, pipeline_report).data()["window"]["begin"]
    page = ReportPage(driver, pipeline_report, f"cycle={begin + 4321}")
    assert page.view()["cycle"] == begin + 4321
    assert page.find("#cycle-title").get_attribute("data-cycle") == str(begin + 4321)


def test_a_hot_line_leads_to_its_instruction(driver, pipeline_report):
    page = ReportPage(driver, pipeline_report, "summary")
    rows = page.all("#lines-table tbody tr")
    row = next(row for row in rows if "selldw" in row.text)
    index = int(row.get_attribute("data-index"))
    place = page.script("return model.place(arguments[0])", index)
    assert place in row.text
    row.click()
    assert page.find("#timeline").is_displayed()
    current = [int(row.get_attribute("data-line")) for row in page.all("#source .row.current")]
    assert int(place.split(":")[1]) in current


def test_a_source_line_leads_to_its_next_issue(driver, tmp_path, counter, issues):
    page = ReportPage(driver, whole_report(tmp_path, counter))
    stores = [i.cycle for i in issues if i.pc == TEXT_BASE + 4 * 6]
    page.script("page.choose(arguments[0])", stores[5])
    page.find("#source .row.current").click()
    assert page.view()["cycle"] == stores[6]


# ---- The window ----------------------------------------------------------------------------------
def test_it_begins_with_the_region_that_takes_most(pipeline_report):
    text = pipeline_report.read_text(encoding="utf-8")
    assert "from the first pass through region two_batches, where most of its cycles go" in text


def test_a_region_can_be_chosen(driver, tmp_path):
    path = make_report(tmp_path, "simd", "--bytes", "16K", "--region", "mix_columns",
                       "--window", 300, "--core", 5)  # fmt: skip
    page = ReportPage(driver, path)
    data = page.data()
    [core] = data["window"]["cores"]
    regions = [r for r in data["program"]["regions"] if r["name"] == "mix_columns"]
    assert core["id"] == 5 and core["issues"]["cycle"][0] == 0
    first = core["issues"]["index"][0]
    assert any(region["begin"] <= first < region["end"] for region in regions)
    assert data["window"]["end"] - data["window"]["begin"] == 300


@pytest.mark.parametrize(
    ("options", "fragments"),
    [
        (("--region", "nothing"), ("no region 'nothing'", "SWSIM-BEGIN")),
        (("--cycles", "10"), ("--cycles", "30000:40000")),
        (("--cycles", "40:20"), ("--cycles",)),
        (("--cycles", "1000000:1000100"), ("the run ends with cycle",)),
        (("--core", "3"), ("--cores 3", "0 to 0")),
        (("--window", "0"), ("--window",)),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(tmp_path, counter, options, fragments):
    old = tmp_path / "report.html"
    old.write_text("old")
    outcome = swsim("report", counter, "--entry", "main", "--arg", 50, "-o", old, *options)
    assert outcome.status in (1, 2)
    for fragment in fragments:
        assert fragment in outcome.stderr
    assert old.read_text() == "old"
    assert list(tmp_path.glob("*.tmp")) == []


def test_a_file_that_cannot_be_written_is_refused_before_the_run(counter):
    swsim("report", counter, "--entry", "main", "--arg", 10**9, "-o", "/nowhere/r.html").expect(
        1, "/nowhere/r.html"
    )


def test_a_window_too_long_to_open_is_refused(tmp_path, counter):
    outcome = swsim("report", counter, "--entry", "main", "--arg", 200_000,
                    "--cycles", "0:1000000", "-o", tmp_path / "r.html")  # fmt: skip
    assert outcome.status == 2
    assert "--window" in outcome.stderr


# ---- Runs that go wrong, sources that are strange ------------------------------------------------
def test_a_fault_is_shown_with_what_led_to_it(driver, tmp_path, bare_program):
    program = bare_program("    addl $1,1,$1\n" * 30 + "    ldl $2,3($31)\n    ret")
    path = make_report(tmp_path, program, "--entry", "main", status=3)
    page = ReportPage(driver, path)
    assert "UNALIGN" in page.find("#problem").text
    page.keys(Keys.END)
    assert int(page.register(1), 16) == 30
    page.open("summary")
    page.open("overview")
    assert page.console() == []


def test_a_program_that_stands_still_is_shown(driver, tmp_path, bare_program):
    program = bare_program("1:  addl $1,1,$2\n    br 1b")
    path = make_report(tmp_path, program, "--entry", "main", "--max-cycles", 5000, status=6)
    page = ReportPage(driver, path)
    assert page.find("#problem").is_displayed()
    assert page.console() == []


def test_hostile_source_text_is_only_text(driver, tmp_path):
    evil = "</script><script>alert(1)</script><img src=x onerror=alert(2)> \"'`${1} &lt; {{data}}"
    program = tmp_path / os.fsdecode(b'a <b>"&\xff.S')
    program.write_bytes(
        b'    .section .text1,"ax","progbits"\n    .globl main\n'
        b"main:\n    # SWSIM-BEGIN <i>&\n"
        b"    addl $1,1,$1    # " + evil.encode() + b"\n"
        b"    addl $1,1,$1    # \xff\xfe\x80 caf\xe9 \x01\x7f \xe2\x80\xa8\n"
        b"    addl $1,1,$1    # " + b"long " * 40_000 + b"\n"
        b"    # SWSIM-END\n"
        b"    mov $1,$0\n    ret\n"
    )
    path = whole_report(tmp_path, program)
    tags = Tags()
    tags.feed(path.read_bytes().decode("utf-8"))  # is UTF-8
    assert tags.open == []
    page = ReportPage(driver, path, "summary")
    page.open("timeline")
    assert page.script("return document.scripts.length") == 2
    assert page.script("return document.images.length") == 0
    source = page.script("return model.program.files.map((f) => f.lines.join('\\n')).join('\\n')")
    assert evil in source
    assert "caf?" in source  # as the assembler reads it
    page.keys(Keys.ARROW_RIGHT)
    assert evil in page.find("#source").text
    assert 'a <b>"&\ufffd.S' in driver.title
    assert page.find("#name").text == 'a <b>"&\ufffd.S'
    assert page.ready_ms < OPENS_WITHIN_MS
    assert page.console() == []


@pytest.mark.parametrize("options", [(), ("--quantum", 1)], ids=["again", "every cycle"])
def test_the_same_run_gives_the_same_page(tmp_path, counter, options):
    arguments = (counter, "--entry", "main", "--arg", 50)
    first = make_report(tmp_path, *arguments).read_bytes()
    assert make_report(tmp_path, *arguments, *options).read_bytes() == first


def test_the_run_itself_is_not_changed(tmp_path):
    plain = swsim("run", "simd_selldw", "--bytes", "4K", "--json").json["cycles"]
    outcome = swsim("report", "simd_selldw", "--bytes", "4K", "-o", tmp_path / "r.html")
    assert f"{plain} cycles" in outcome.stdout


# ---- Several spawns ------------------------------------------------------------------------------
@pytest.fixture
def twice(tmp_path) -> Path:
    """A kernel that is spawned twice; each core counts the spawns in its LDM, in $4."""
    cpe = (
        '    .section .tdata_local,"awT","progbits"\n'
        "spawned: .long 0\n"
        '    .section .text1,"ax","progbits"\n'
        "    .globl count\n"
        "count:\n"
        "    ldw $4,spawned($31) !tprello\n"
        "    addw $4,1,$4\n"
        "    stw $4,spawned($31) !tprello\n"
        "    ret\n"
    )
    host = (
        "#include <athread.h>\n#include <stdio.h>\nextern void SLAVE_FUN(count)(void);\n"
        'int main(void) {\n    athread_init();\n    printf("a word\\n");\n'
        "    for (int i = 0; i < 2; i++) { athread_spawn(count, 0); athread_join(); }\n"
        "    return 0;\n}\n"
    )
    return make_kernel(tmp_path / "twice", "count", cpe, host)


def test_two_spawns_follow_each_other(driver, tmp_path, twice):
    path = make_report(tmp_path, twice, "--core", 7, "--cycles", "0:100000")
    page = ReportPage(driver, path)
    data = page.data()
    [first, second] = data["spawns"]
    assert first[1] == second[0]
    [core] = data["window"]["cores"]
    assert len(core["starts"]) == len(core["ends"]) == 2
    for number, (start, end) in enumerate(zip(core["starts"], core["ends"], strict=True), 1):
        page.script("page.choose(arguments[0])", start - 1)
        assert "has" in page.find("#cycle-body .what").text  # not started, or ended
        page.script("page.choose(arguments[0])", end)
        assert int(page.register(4), 16) == number
    # A start sets registers, without an instruction.
    page.script("page.choose(arguments[0])", core["starts"][1])
    assert int(page.register(27), 16) == TEXT_BASE
    totals = [sum(series) for series in data["overview"]["cores"]["accounts"]]
    names = [account["name"] for account in data["accounts"]]
    assert dict(zip(names, totals, strict=True)) == data["profile"]["accounts"]
    page.open("overview")
    assert page.console() == []


def test_a_host_program_is_heard_once(tmp_path, twice):
    assert swsim("report", twice, "-o", tmp_path / "report.html").expect(0).stderr == "a word\n"
