// SPDX-License-Identifier: Apache-2.0
//
// Puts the views together: tabs, keys, what is chosen. `swsimReady` says how long it took.

const model = new Model(JSON.parse(byId("data").textContent));

class Page {
  constructor() {
    byId("name").textContent = baseName(model.name);
    byId("name").title = model.name;
    const { profile } = model;
    byId("about").textContent = [`swsim report`, profile.bytes ? `${grouped(profile.bytes)} bytes` : "",
      profile.cpes === 1 ? "1 core" : `${profile.cpes} cores`,
      profile.cgs > 1 ? `core group ${profile.group} of ${profile.cgs}, ${profile.mode}` : "",
      `machine ${profile.machine_hash}`, `build ${model.build.slice(0, 12)}`]
      .filter((text) => text).join(" · ");
    byId("problem").textContent = profile.problem ?? "";
    byId("problem").hidden = !profile.problem;
    this.summary = new Summary((index) => this.showInstruction(index));
    this.overview = new OverviewView((core, cycle) => this.showCore(core, cycle));
    this.timeline = new Timeline((core, cycle) => this.showCycle(core, cycle));
    this.cycleCard = new CycleCard((cycle) => this.choose(cycle));
    this.registers = new Registers();
    this.source = new Source((file, line) => this.showLine(file, line));
    this.fillTimelineControls();
    this.listen();
  }

  fillTimelineControls() {
    byId("window-why").textContent = model.window.why;
    byId("window-why").title = model.window.why;
    const select = byId("core-select");
    select.append(...model.cores.map((core, i) => element("option", { value: i }, String(core.id))));
    byId("core-choice").hidden = model.cores.length < 2;
    select.addEventListener("change", () =>
      this.timeline.choose(model.cores[select.value], this.timeline.cycle));
    const go = byId("goto");
    go.min = model.window.begin;
    go.max = model.window.end - 1;
    go.addEventListener("change", () => this.choose(Number(go.value)));
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("zoom-in", () => this.timeline.zoomAroundChoice(1.6));
    on("zoom-out", () => this.timeline.zoomAroundChoice(1 / 1.6));
    on("zoom-fit", () => this.timeline.fit());
    on("previous-stall", () => this.stall(-1));
    on("next-stall", () => this.stall(1));
  }

  listen() {
    for (const tab of document.querySelectorAll("[role=tab]"))
      tab.addEventListener("click", () => this.open(tab.getAttribute("aria-controls")));
    byId("theme").addEventListener("click", () => this.toggleTheme());
    byId("help-button").addEventListener("click", () => byId("help").showModal());
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("resize", () => this.draw());
    addEventListener("hashchange", () => this.openHash());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.applyTheme());
  }

  // ---- Views ----------------------------------------------------------------------------------

  open(view) {
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const chosen = tab.getAttribute("aria-controls") === view;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      byId(tab.getAttribute("aria-controls")).classList.toggle("active", chosen);
    }
    this.view = view;
    history.replaceState(null, "", "#" + view);
    this.draw();
  }

  // "#timeline", "#cycle=30123"
  openHash() {
    const hash = decodeURIComponent(location.hash.slice(1));
    const cycle = /^cycle=(\d+)$/.exec(hash);
    if (cycle) {
      this.open("timeline");
      this.choose(Number(cycle[1]));
    } else if (["summary", "overview", "timeline"].includes(hash)) this.open(hash);
    else if (!this.view) this.open("summary");
  }

  draw() {
    if (this.view === "summary") this.drawSummary();
    if (this.view === "overview") this.overview.draw();
    if (this.view === "timeline") this.drawTimeline();
  }

  drawSummary() {
    if (this.summaryDrawn) return;
    this.summaryDrawn = true;
    this.summary.draw();
  }

  drawTimeline() {
    const { timeline } = this;
    if (this.timelineDrawn) { timeline.draw(); this.source.draw(); return; }
    this.timelineDrawn = true;
    const { width } = byId("lanes-box").getBoundingClientRect();
    timeline.scale = Math.max(50, (width - GUTTER) / 44);
    timeline.width = width;
    timeline.left = timeline.cycle - 3;
    timeline.choose(timeline.core, timeline.cycle);
  }

  applyTheme() {
    const wanted = this.chosenTheme ??
      (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    document.documentElement.dataset.theme = wanted;
    themeColours = null;
    this.summaryDrawn = false;
    legendOf(byId("timeline-legend"), this.timeline.accounts);
    this.draw();
  }

  toggleTheme() {
    this.chosenTheme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    this.applyTheme();
  }

  // ---- What is chosen -------------------------------------------------------------------------

  choose(cycle, core = this.timeline.core) {
    if (Number.isFinite(cycle)) this.timeline.choose(core, cycle);
  }

  showCycle(core, cycle) {
    byId("core-select").value = model.cores.indexOf(core);
    byId("goto").value = cycle;
    this.cycleCard.show(core, cycle);
    this.registers.show(core, cycle);
    const [first, end] = core.issuesIn(cycle);
    const indices = [...core.issueIndex.subarray(first, end)];
    const stall = core.stallAt(cycle);
    if (!indices.length && stall >= 0) indices.push(core.stallIndex[stall]);
    this.source.show(indices);
  }

  showInstruction(index) {
    this.open("timeline");
    const { file, line } = model.program.instructions;
    this.showLine(file[index], line[index], true);
  }

  // The next issue of a line behind the chosen cycle, else the first one.
  showLine(file, line, first = false) {
    const { core, cycle } = this.timeline;
    const { file: files, line: lines } = model.program.instructions;
    let next = Infinity;
    let least = Infinity;
    for (const [index, issues] of core.issuesOf) {
      if (files[index] !== file || lines[index] !== line) continue;
      least = Math.min(least, core.issueCycle[issues[0]]);
      const later = issues.find((issue) => core.issueCycle[issue] > cycle);
      if (later !== undefined) next = Math.min(next, core.issueCycle[later]);
    }
    if (least === Infinity) {
      this.source.open(file);
      this.source.current = new Set([line]);
      this.source.box.scrollTop = Math.max(0, (line - 8) * ROW_PIXELS);
      this.source.draw();
      byId("cycle-title").textContent = `${model.fileName(file)}:${line} does not issue in this window`;
      return;
    }
    this.choose(first || next === Infinity ? least : next);
  }

  showCore(id, cycle) {
    const core = model.cores.find((each) => each.id === id);
    if (core && cycle >= model.window.begin && cycle < model.window.end) {
      this.open("timeline");
      this.choose(cycle, core);
      return;
    }
    this.open("summary");
    if (model.profile.cores.length > 1) this.summary.chooseCore(id);
    byId("accounts-card").scrollIntoView();
  }

  // The next or previous stall.
  stall(direction) {
    const { core, cycle } = this.timeline;
    const at = lastAtMost(core.stallFrom, direction > 0 ? cycle : cycle - 1);
    const stall = direction > 0 ? at + 1 : at;
    if (stall >= 0 && stall < core.stallFrom.length) this.choose(core.stallFrom[stall]);
  }

  // The next or previous issue of the instruction in the chosen cycle.
  again(direction) {
    const { core, cycle } = this.timeline;
    const [first, end] = core.issuesIn(cycle);
    if (first === end) return;
    const issues = core.issuesOf.get(core.issueIndex[first]);
    const other = issues[issues.indexOf(first) + direction];
    if (other !== undefined) this.choose(core.issueCycle[other]);
  }

  key(event) {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
    const action = this.keys(event)[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  keys(event) {
    const views = { 1: () => this.open("summary"), 2: () => this.open("overview"),
      3: () => this.open("timeline"), t: () => this.toggleTheme(),
      "?": () => byId("help").showModal() };
    if (event.target.classList?.contains("jump") && event.key === "Enter")
      return { Enter: () => event.target.click() };
    if (this.view !== "timeline") return views;
    const { timeline } = this;
    const step = event.shiftKey ? 10 : 1;
    return { ...views,
      ArrowRight: () => this.choose(timeline.cycle + step),
      ArrowLeft: () => this.choose(timeline.cycle - step),
      Home: () => this.choose(model.window.begin), End: () => this.choose(model.window.end - 1),
      "+": () => timeline.zoomAroundChoice(1.6), "=": () => timeline.zoomAroundChoice(1.6),
      "-": () => timeline.zoomAroundChoice(1 / 1.6), 0: () => timeline.fit(),
      n: () => this.stall(1), p: () => this.stall(-1),
      "]": () => this.again(1), "[": () => this.again(-1) };
  }
}

const page = new Page();
page.applyTheme();
page.openHash();
// Milliseconds from the beginning of the navigation to the end of the first drawing.
requestAnimationFrame(() => setTimeout(() => { window.swsimReady = performance.now(); }, 0));
