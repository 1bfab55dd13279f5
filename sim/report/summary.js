// SPDX-License-Identifier: Apache-2.0
//
// The profile, as `swsim profile` says it: numbers of the run, accounts, regions, hottest lines.

class Summary {
  // Calls onPick(index) for an instruction that the user wants to see in the timeline.
  constructor(onPick) {
    this.onPick = onPick;
    this.shownLines = 25;
    this.profile = model.profile;
    this.names = model.accounts.map((account) => account.name);
    this.total = this.names.map((name) => this.profile.accounts[name]);
    this.allCycles = this.total.reduce((sum, value) => sum + value, 0);
    this.fillCores();
  }

  draw() {
    this.drawTiles();
    this.drawAccounts();
    this.drawAdvice();
    this.drawMix();
    this.drawRegions();
    this.drawLines();
  }

  drawTiles() {
    const { profile, total } = this;
    const { dual } = model.account;
    const busy = total.reduce((sum, value, i) => sum + (isIdle(i) ? 0 : value), 0);
    const perCent = (value) => (busy ? (100 * value / busy).toFixed(1) : "0.0") + " %";
    const tile = (id, value, text, raw) => element("div", { class: "tile", id, "data-value": raw },
      element("b", {}, value), element("span", {}, text));
    const [largest] = this.stalls();
    byId("tiles").replaceChildren(
      tile("tile-cycles", grouped(profile.cycles), "cycles, spawn to join", profile.cycles),
      tile("tile-kernel", grouped(profile.kernel_cycles), "kernel cycles, first issue to last end",
        profile.kernel_cycles),
      profile.cycles_per_byte === null
        ? tile("tile-time", this.time(), `at ${model.clock_ghz} GHz`)
        : tile("tile-per-byte", profile.cycles_per_byte.toFixed(3),
          `cycles per byte and CPE; ${this.time()} in all`, profile.cycles_per_byte),
      tile("tile-instructions", grouped(profile.issues), "instructions, all cores", profile.issues),
      tile("tile-ipc", busy ? (profile.issues / busy).toFixed(3) : "–",
        "instructions per cycle, first issue to end"),
      tile("tile-pipes", `${profile.pipes.p0.percent_used.toFixed(1)} · ` +
        `${profile.pipes.p1.percent_used.toFixed(1)} %`,
      `use of P0 and P1; ${perCent(total[dual])} of the cycles issue two`),
      largest === undefined ? tile("tile-stall", "0.0 %", "no stalls")
        : tile("tile-stall", perCent(total[largest]), `${accountTitle(largest)}, the largest stall`));
  }

  time() { return (this.profile.cycles / model.clock_ghz / 1000).toFixed(1) + " µs"; }

  // Accounts of stalls with cycles in them, the largest first.
  stalls() {
    const { dual, single } = model.account;
    return this.total.map((_, i) => i)
      .filter((i) => this.total[i] && !isIdle(i) && i !== dual && i !== single)
      .sort((a, b) => this.total[b] - this.total[a]);
  }

  fillCores() {
    const { cores, statistics } = this.profile;
    const option = (value, text) => element("option", { value }, text);
    const select = byId("accounts-core");
    const one = cores.length === 1;
    select.replaceChildren(option("all", one ? "the core" : "all cores"),
      ...(one ? [] : cores.map(({ core }) =>
        option(core, `core ${core}` + (core === statistics.critical_core ? ", the last to end" : "")))));
    select.addEventListener("change", () => this.drawAccounts());
  }

  chooseCore(id) {
    byId("accounts-core").value = id;
    this.drawAccounts();
  }

  // A thin bar for each core.
  drawCores(accounts) {
    const { cores } = this.profile;
    const bars = byId("cores-bars");
    bars.hidden = cores.length === 1;
    const chosen = byId("accounts-core").value;
    bars.replaceChildren(...cores.map((core) => element("button",
      { title: `core ${core.core}`, "aria-label": `core ${core.core}`, "data-core": core.core,
        "aria-pressed": String(chosen === String(core.core)),
        onclick: () => this.chooseCore(chosen === String(core.core) ? "all" : core.core) },
      ...accounts.map((i) => element("span",
        { style: `flex:${core.accounts[this.names[i]]} 0 0;background:${accountColour(i)}` })))));
  }

  drawAccounts() {
    const chosen = byId("accounts-core").value;
    const { cores, statistics } = this.profile;
    const values = chosen === "all" ? this.total
      : this.names.map((name) => cores[chosen].accounts[name]);
    const parts = percentages(values);
    const seen = values.map((_, i) => i).filter((i) => values[i] || this.total[i]);
    seen.sort((a, b) => isIdle(a) - isIdle(b) || values[b] - values[a] || a - b);
    this.drawBar(seen.filter((i) => values[i]), values);
    this.drawCores(this.total.map((_, i) => i).filter((i) => this.total[i])
      .sort((a, b) => isIdle(a) - isIdle(b) || this.total[b] - this.total[a]).reverse());
    const several = cores.length > 1;
    const columns = ["account", "cycles", "%", ...(several
      ? ["min", "median", "max", `core ${statistics.critical_core}`] : [])];
    const number = (text) => element("td", { class: "number" }, text);
    const row = (i) => element("tr", { "data-account": this.names[i], "data-value": values[i] },
      element("td", { title: model.accounts[i].meaning }, swatch(i), accountTitle(i)),
      ...[grouped(values[i]), parts[i], ...(several ? this.spread(i) : [])].map(number));
    const sum = values.reduce((total, value) => total + value, 0);
    byId("accounts-table").replaceChildren(
      element("thead", {}, element("tr", {}, ...columns.map((text, i) =>
        element("th", { class: i ? "number" : "" }, text)))),
      element("tbody", {}, ...seen.map(row), element("tr", { class: "total" },
        element("td", {}, "sum"), number(grouped(sum)), number(sum ? "100.0" : "0.0"),
        ...(several ? [element("td", { colspan: 4 })] : []))));
  }

  // Over the cores: minimum, median, maximum, and the critical core's.
  spread(account) {
    const { cores, statistics } = this.profile;
    const { minimum, median, maximum } = statistics.accounts[this.names[account]];
    const critical = cores[statistics.critical_core].accounts[this.names[account]];
    return [minimum, median, maximum, critical].map(grouped);
  }

  drawBar(accounts, values) {
    const total = accounts.reduce((sum, i) => sum + values[i], 0);
    const bar = byId("accounts-bar");
    bar.replaceChildren(...accounts.map((i) => {
      const share = 100 * values[i] / total;
      const colour = accountColour(i);
      const title = accountTitle(i);
      return element("span", { title: `${title}: ${share.toFixed(1)} %`,
        style: `flex:${values[i]} 0 0;background:${colour};color:${inkOn(colour)}` },
      share > 2.2 * title.length ? title : share > 2.5 ? accountLetter(i) : "");
    }));
    bar.setAttribute("aria-label", accounts
      .map((i) => `${accountTitle(i)} ${(100 * values[i] / total).toFixed(1)} %`).join(", "));
  }

  drawAdvice() {
    const largest = this.total.map((_, i) => i)
      .filter((i) => this.total[i] && !isIdle(i) && i !== model.account.dual)
      .sort((a, b) => this.total[b] - this.total[a])
      .filter((i) => this.total[i] >= this.allCycles / 50).slice(0, 4);
    byId("advice").replaceChildren(...(largest.length ? largest.map((i) => element("p", {},
      swatch(i), element("b", {}, accountTitle(i) + ": "), model.accounts[i].advice))
      : [element("p", { class: "hint" }, "No cause takes 2 % of the cycles.")]));
  }

  drawMix() {
    const head = ["class", "issues", "%", "on P0", "on P1"];
    const number = (value) => element("td", { class: "number" }, value);
    byId("mix-table").replaceChildren(
      element("thead", {}, element("tr", {}, ...head.map((text, i) =>
        element("th", { class: i ? "number" : "" }, text)))),
      element("tbody", {}, ...this.profile.mix.map((row) => element("tr", {},
        element("td", {}, row.timing_class.replaceAll("_", " ")), number(grouped(row.issues)),
        number(row.percent.toFixed(1)), number(grouped(row.p0)), number(grouped(row.p1))))));
  }

  // A bar of a share's accounts.
  mini(share) {
    const order = Object.keys(share.accounts).map((name) => model.account[name]);
    return element("div", { class: "mini", "aria-hidden": "true" }, ...order.map((i) => {
      const cycles = share.accounts[this.names[i]];
      return element("span", { title: `${accountTitle(i)} ${grouped(cycles)}`,
        style: `flex:${cycles} 0 0;background:${accountColour(i)}` });
    }));
  }

  // The largest cause, and the producer that it mostly waited for.
  largestWait(share) {
    const sums = new Map();
    for (const { account, cycles } of share.waits)
      sums.set(account, (sums.get(account) ?? 0) + cycles);
    const [largest] = [...sums].sort((a, b) => b[1] - a[1]);
    if (!largest) return element("span", { class: "soft" }, "–");
    const account = model.account[largest[0]];
    const wait = share.waits.find((each) => each.account === largest[0] && each.producer);
    const where = wait ? `${wait.producer.source} (${baseName(wait.producer.place)})` : "";
    return element("span", { title: where }, swatch(account),
      `${accountTitle(account)} ${(100 * largest[1] / share.cycles).toFixed(0)} %`,
      wait ? element("span", { class: "soft" }, ` ← ${where}`) : null);
  }

  row(index, share, ...names) {
    const pick = () => this.onPick(index);
    const number = (value) => element("td", { class: "number" }, value);
    const row = element("tr", { class: "choice", tabindex: 0, "data-index": index,
      "data-cycles": share.cycles, "data-issues": share.issues, onclick: pick },
    number(grouped(share.cycles)), number(share.percent.toFixed(1)), number(grouped(share.issues)),
    element("td", {}, this.mini(share)), ...names,
    element("td", { class: "wide" }, element("div", { class: "clip" }, this.largestWait(share))));
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") pick(); });
    return row;
  }

  table(id, names, rows) {
    const head = ["cycles", "%", "issues", "issue and stalls", ...names, "largest wait"];
    byId(id).replaceChildren(
      element("thead", {}, element("tr", {}, ...head.map((text, i) =>
        element("th", { class: i < 3 ? "number" : "" }, text)))),
      element("tbody", {}, ...rows));
  }

  drawRegions() {
    if (!model.regions.length) {
      byId("regions-table").replaceChildren(element("caption", { class: "hint" },
        "The program names no regions. Comments “# SWSIM-BEGIN name” and “# SWSIM-END” do."));
      return;
    }
    const regions = [...model.regions]
      .sort((a, b) => b.inclusive.cycles - a.inclusive.cycles);
    this.table("regions-table", ["region", "passes", "cycles per pass"], regions.map((region) =>
      this.row(region.index, region.inclusive, element("td", { class: "mono" }, region.name),
        element("td", { class: "number" }, grouped(region.passes)),
        element("td", { class: "number" }, region.cycles_per_pass?.toFixed(1) ?? "–"))));
  }

  drawLines() {
    const lines = [...model.lines.values()];
    const mono = (text, title, kind = "") => element("td", { class: `mono ${kind}` },
      element("div", { class: "clip", title }, text));
    this.table("lines-table", ["where", "source"], lines.slice(0, this.shownLines).map((line) =>
      this.row(line.index, line, mono(baseName(line.place), line.place, "place"),
        mono(line.source.slice(0, 400), line.source.slice(0, 2000)))));
    const more = byId("lines-more");
    more.hidden = lines.length <= this.shownLines;
    more.textContent = `Show all ${lines.length} lines`;
    more.onclick = () => { this.shownLines = Infinity; this.drawLines(); };
  }
}
