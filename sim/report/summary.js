// SPDX-License-Identifier: Apache-2.0
//
// The profile: numbers of the run, accounts, regions, hottest lines.

class Summary {
  // Calls onPick(index) for an instruction that the user wants to see in the timeline.
  constructor(onPick) {
    this.onPick = onPick;
    this.shownLines = 25;
    this.total = this.sumAccounts(model.run.cores);
    this.allCycles = this.total.reduce((sum, value) => sum + value, 0);
  }

  sumAccounts(cores) {
    return model.accounts.map((_, i) =>
      cores.reduce((sum, core) => sum + core.accounts[i], 0));
  }

  draw() {
    this.drawTiles();
    this.fillCores();
    this.drawAccounts();
    this.drawRegions();
    this.drawLines();
  }

  drawTiles() {
    const { run, account } = model;
    const instructions = run.cores.reduce((sum, core) => sum + core.instructions, 0);
    const idle = [account.not_started, account.halted];
    const busy = this.allCycles - idle.reduce((sum, i) => sum + this.total[i], 0);
    const stalls = this.total.map((cycles, i) => ({ cycles, i }))
      .filter(({ i }) => ![...idle, account.dual, account.single].includes(i))
      .sort((a, b) => b.cycles - a.cycles);
    const perCent = (value) => (busy ? (100 * value / busy).toFixed(1) : "0.0") + " %";
    const tile = (id, value, text, raw) => element("div", { class: "tile", id, "data-value": raw },
      element("b", {}, value), element("span", {}, text));
    byId("tiles").replaceChildren(
      tile("tile-cycles", grouped(run.cycles), "cycles, spawn to join", run.cycles),
      tile("tile-kernel", grouped(run.kernel_cycles), "kernel cycles, first issue to last end",
        run.kernel_cycles),
      tile("tile-time", (run.cycles / model.clock_ghz / 1000).toFixed(1) + " µs",
        `at ${model.clock_ghz} GHz`),
      tile("tile-instructions", grouped(instructions), "instructions, all cores", instructions),
      tile("tile-ipc", busy ? (instructions / busy).toFixed(3) : "–", "instructions per busy cycle"),
      tile("tile-dual", perCent(this.total[account.dual]), "of busy cycles issue two"),
      stalls[0]?.cycles
        ? tile("tile-stall", perCent(stalls[0].cycles),
          `of busy cycles: ${accountTitle(stalls[0].i)}, the largest stall`)
        : tile("tile-stall", "0.0 %", "no stalls"));
  }

  fillCores() {
    const { run } = model;
    const option = (value, text) => element("option", { value }, text);
    const select = byId("accounts-core");
    select.replaceChildren(option("all", run.cores.length === 1 ? "the core" : "all cores"),
      ...(run.cores.length === 1 ? [] : run.cores.map((_, id) =>
        option(id, `core ${id}` + (id === run.critical_core ? ", the last to end" : "")))));
    select.addEventListener("change", () => this.drawAccounts());
  }

  chooseCore(id) {
    byId("accounts-core").value = id;
    this.drawAccounts();
  }

  drawAccounts() {
    const chosen = byId("accounts-core").value;
    const { run } = model;
    const values = chosen === "all" ? this.total : run.cores[chosen].accounts;
    const parts = percentages(values);
    const seen = values.map((cycles, i) => i).filter((i) => values[i] || this.total[i]);
    const rest = (i) => ["not_started", "halted"].includes(model.accounts[i].name);
    seen.sort((a, b) => rest(a) - rest(b) || values[b] - values[a] || a - b);
    this.drawBar(seen.filter((i) => values[i]), values);
    const several = run.cores.length > 1;
    const columns = ["account", "cycles", "%",
      ...(several ? ["minimum", "median", "maximum", `core ${run.critical_core}`] : [])];
    const row = (i) => element("tr", { "data-account": model.accounts[i].name, "data-value": values[i] },
      element("td", { title: model.accounts[i].meaning }, swatch(i), accountTitle(i)),
      ...[grouped(values[i]), parts[i], ...(several ? this.spread(i) : [])]
        .map((text) => element("td", { class: "number" }, text)));
    const sum = values.reduce((total, value) => total + value, 0);
    byId("accounts-table").replaceChildren(
      element("thead", {}, element("tr", {}, ...columns.map((text, i) =>
        element("th", { class: i ? "number" : "" }, text)))),
      element("tbody", {}, ...seen.map(row),
        element("tr", { class: "total" }, element("td", {}, "sum"),
          element("td", { class: "number" }, grouped(sum)),
          element("td", { class: "number" }, sum ? "100.0" : "0.0"),
          ...(several ? [element("td", { colspan: 4 })] : []))));
  }

  // Over the cores: minimum, median, maximum, and the critical core's.
  spread(account) {
    const { cores, critical_core: critical } = model.run;
    const sorted = cores.map((core) => core.accounts[account]).sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    return [sorted[0], median, sorted.at(-1), cores[critical].accounts[account]].map(grouped);
  }

  drawBar(accounts, values) {
    const total = accounts.reduce((sum, i) => sum + values[i], 0);
    const bar = byId("accounts-bar");
    bar.replaceChildren(...accounts.map((i) => {
      const share = 100 * values[i] / total;
      const colour = accountColour(i);
      return element("span", { title: `${accountTitle(i)}: ${share.toFixed(1)} %`,
        style: `flex:${values[i]} 0 0;background:${colour};color:${inkOn(colour)}` },
      share > 14 ? accountTitle(i) : share > 1.5 ? accountLetter(i) : "");
    }));
    bar.setAttribute("aria-label", accounts
      .map((i) => `${accountTitle(i)} ${(100 * values[i] / total).toFixed(1)} %`).join(", "));
  }

  // A bar of a part's accounts.
  mini(part) {
    const order = [...part.accounts.keys()].filter((i) => part.accounts[i]);
    return element("div", { class: "mini", "aria-hidden": "true" }, ...order.map((i) =>
      element("span", { title: `${accountTitle(i)} ${grouped(part.accounts[i])}`,
        style: `flex:${part.accounts[i]} 0 0;background:${accountColour(i)}` })));
  }

  // "selldw buffer 40 % ← selldw $16,... (file:12)"
  largestWait(part) {
    const [wait] = [...part.waits.values()].sort((a, b) => b.cycles - a.cycles);
    if (!wait) return element("span", { class: "soft" }, "–");
    const share = (100 * wait.cycles / part.cycles).toFixed(0);
    return element("span", {}, swatch(wait.account), `${accountTitle(wait.account)} ${share} %`,
      wait.producer < 0 ? null
        : element("span", { class: "soft", title: model.text(wait.producer) },
          ` ← ${model.text(wait.producer)} (${model.place(wait.producer)})`));
  }

  part(part, name, title) {
    const share = this.allCycles ? 100 * part.cycles / this.allCycles : 0;
    const pick = () => this.onPick(part.index);
    const row = element("tr", { class: "choice", tabindex: 0, "data-key": part.key,
      "data-cycles": part.cycles, "data-issues": part.issues, onclick: pick },
    element("td", { class: "number" }, grouped(part.cycles)),
    element("td", { class: "number" }, share.toFixed(1)),
    element("td", { class: "number" }, grouped(part.issues)),
    element("td", {}, this.mini(part)),
    ...name.map((text) => element("td", { class: "mono" },
      element("div", { class: "clip", title: title ?? text }, text))),
    element("td", {}, element("div", { class: "clip" }, this.largestWait(part))));
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") pick(); });
    return row;
  }

  table(id, names, parts) {
    const head = ["cycles", "%", "issues", "issue and stalls", ...names, "largest wait"];
    byId(id).replaceChildren(
      element("thead", {}, element("tr", {}, ...head.map((text, i) =>
        element("th", { class: i < 3 ? "number" : "" }, text)))),
      element("tbody", {}, ...parts));
  }

  drawRegions() {
    const regions = [...model.regionSums.values()].sort((a, b) => b.cycles - a.cycles);
    byId("regions-card").hidden = false;
    if (!regions.length) {
      byId("regions-table").replaceChildren(element("caption", { class: "hint" },
        "The program names no regions. Comments “# SWSIM-BEGIN name” and “# SWSIM-END” do."));
      return;
    }
    this.table("regions-table", ["region"], regions.map((part) => this.part(part, [part.key])));
  }

  drawLines() {
    const lines = [...model.lines.values()].sort((a, b) => b.cycles - a.cycles);
    this.table("lines-table", ["where", "source"], lines.slice(0, this.shownLines).map((part) =>
      this.part(part, [model.place(part.index), model.source(part.index).slice(0, 400)])));
    const more = byId("lines-more");
    more.hidden = lines.length <= this.shownLines;
    more.textContent = `Show all ${lines.length} lines`;
    more.onclick = () => { this.shownLines = Infinity; this.drawLines(); };
  }
}
