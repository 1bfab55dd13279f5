// SPDX-License-Identifier: Apache-2.0
//
// The whole run over one axis: the accounts of all cores, each core as a bar of states, the DMA
// groups, main memory.

const OVERVIEW_GUTTER = 100;
const TRAFFIC = [ // series of the DMA groups and of main memory: key, text, colour
  ["get", "get: memory to LDM", "#0072b2"], ["put", "put: LDM to memory", "#e69f00"],
];
const MEMORY_TRAFFIC = [
  ["dma_read", "read by DMA", "#0072b2"], ["dma_write", "written by DMA", "#e69f00"],
  ["own_read", "read by cores", "#56b4e9"], ["own_write", "written by cores", "#d55e00"],
];

class OverviewView {
  // Calls onCore(id, cycle) for a core that the user picks.
  constructor(onCore) {
    this.canvas = byId("overview-canvas");
    this.onCore = onCore;
    this.end = Math.max(1, ...model.spawns.map(([from, to]) => to ?? from));
    this.canvas.addEventListener("pointermove", (event) => this.point(event));
    this.canvas.addEventListener("pointerleave", () => { tooltip.hide(); this.draw(); });
    this.canvas.addEventListener("click", (event) => this.click(event));
    byId("overview-hint").textContent =
      `cycles 0 to ${grouped(this.end)}; a bin is ${grouped(model.overview.cores.width)} ` +
      "cycles; the frame is what the timeline shows";
  }

  layout() {
    const cores = model.overview.cores.strips.length;
    const row = Math.max(5, Math.min(16, Math.floor(430 / cores)));
    this.bands = [];
    let top = 24;
    const add = (kind, height, extra = {}) => {
      this.bands.push({ kind, top, height, ...extra });
      top += height;
    };
    add("accounts", 96);
    top += 14;
    for (let core = 0; core < cores; ++core) add("core", row, { core });
    top += 14;
    model.overview.dma.groups.forEach((_, group) => { add("dma", 26, { group }); top += 4; });
    top += 10;
    add("memory", 56);
    this.height = top + 8;
  }

  x(cycle) { return OVERVIEW_GUTTER + cycle * (this.width - OVERVIEW_GUTTER) / this.end; }

  // Whole pixels of the screen, so that bins leave no seams.
  pixels(from, to) {
    const ratio = window.devicePixelRatio || 1;
    return [from, to].map((cycle) => Math.round(this.x(cycle) * ratio) / ratio);
  }

  draw() {
    this.width = this.canvas.clientWidth;
    if (!this.width) return;
    this.layout();
    const g = this.g = context2d(this.canvas, this.width, this.height);
    g.font = "12px " + theme("sans");
    g.textBaseline = "middle";
    this.drawAxis();
    for (const band of this.bands) {
      if (band.kind === "accounts") this.drawAccounts(band);
      if (band.kind === "core") this.drawCore(band);
      if (band.kind === "dma") this.drawDma(band);
      if (band.kind === "memory") this.drawMemory(band);
    }
    this.drawMarks();
    this.drawLegend();
    this.canvas.setAttribute("aria-label",
      `${model.profile.cores.length} cores over ${this.end} cycles; the profile says the same in numbers`);
  }

  drawAxis() {
    const { g } = this;
    const step = tickStep(this.end / (this.width - OVERVIEW_GUTTER), 90);
    g.fillStyle = theme("soft");
    g.strokeStyle = theme("line");
    for (let cycle = 0; cycle <= this.end; cycle += step) {
      const x = Math.round(this.x(cycle)) + 0.5;
      g.beginPath();
      g.moveTo(x, 18);
      g.lineTo(x, this.height);
      g.stroke();
      g.textAlign = x > this.width - 50 ? "right" : "center";
      g.fillText(grouped(cycle), Math.min(x, this.width - 2), 9);
    }
  }

  label(text, band) {
    this.g.fillStyle = theme("soft");
    this.g.textAlign = "right";
    this.g.fillText(text, OVERVIEW_GUTTER - 8, band.top + band.height / 2);
  }

  accountOrder() {
    if (this.order) return this.order;
    const { accounts } = model.overview.cores;
    this.order = accounts.map((_, i) => i).filter((i) => accounts[i].some((value) => value))
      .sort((a, b) => isIdle(a) - isIdle(b) || a - b);
    return this.order;
  }

  drawAccounts(band) {
    const { accounts, width } = model.overview.cores;
    const layers = this.accountOrder().map((i) => [accounts[i], accountColour(i)]);
    this.stack(band, layers, width, model.profile.cores.length);
    this.label("all cores", band);
  }

  // Layers of sums per bin on each other; `most` in each cycle fills the band.
  stack(band, layers, width, most) {
    const { g } = this;
    const bins = layers[0]?.[0].length ?? 0;
    const base = new Float64Array(bins).fill(band.top + band.height);
    for (const [values, colour] of layers) {
      g.fillStyle = colour;
      for (let bin = 0; bin < bins; ++bin) {
        if (!values[bin]) continue;
        const cycles = Math.min(width, this.end - bin * width);
        const height = band.height * values[bin] / (most * cycles);
        const [x, end] = this.pixels(bin * width, bin * width + cycles);
        g.fillRect(x, base[bin] - height, end - x, height);
        base[bin] -= height;
      }
    }
  }

  drawCore(band) {
    const { g } = this;
    const { strips, width } = model.overview.cores;
    const strip = strips[band.core];
    const gap = band.height > 8 ? 1.5 : 1;
    for (let bin = 0; bin * 2 < strip.length; ++bin) {
      const account = strip.charCodeAt(2 * bin) - 65;
      if (account < 0) continue;
      const [x, end] = this.pixels(bin * width, Math.min(this.end, (bin + 1) * width));
      g.fillStyle = accountColour(account);
      g.fillRect(x, band.top, end - x, band.height - gap);
    }
    const every = band.height >= 12 ? 1 : 8;
    if (band.core % every === 0) this.label(`core ${band.core}`, band);
  }

  drawDma(band) {
    const { groups, width } = model.overview.dma;
    this.g.fillStyle = theme("sunken");
    this.g.fillRect(OVERVIEW_GUTTER, band.top, this.width - OVERVIEW_GUTTER, band.height);
    const group = groups[band.group];
    this.stack(band, TRAFFIC.map(([key, , colour]) => [group[key], colour]), width, 1);
    this.label(`DMA group ${band.group}`, band);
  }

  drawMemory(band) {
    const { memory } = model.overview;
    const bins = memory.dma_read.length;
    this.memoryMost = 1;
    for (let bin = 0; bin < bins; ++bin) {
      const sum = MEMORY_TRAFFIC.reduce((total, [key]) => total + memory[key][bin], 0);
      this.memoryMost = Math.max(this.memoryMost, sum / memory.width);
    }
    this.stack(band, MEMORY_TRAFFIC.map(([key, , colour]) => [memory[key], colour]),
      memory.width, this.memoryMost);
    this.label("memory", { top: band.top - 8, height: band.height });
    this.g.font = "11px " + theme("sans");
    this.label(`≤ ${this.memoryMost.toFixed(1)} B/cycle`, { top: band.top + 8, height: band.height });
  }

  drawMarks() {
    const { g } = this;
    const { begin, end } = model.window;
    const shown = new Set(model.cores.map((core) => core.id));
    g.strokeStyle = theme("ink");
    g.lineWidth = 1.5;
    const x = this.x(begin);
    const width = Math.max(2, this.x(end) - x);
    for (const band of this.bands)
      if (band.kind === "core" && shown.has(band.core))
        g.strokeRect(x, band.top - 1, width, band.height);
    const accounts = this.bands[0];
    g.setLineDash([3, 3]);
    g.strokeRect(x, accounts.top, width, accounts.height);
    g.setLineDash([]);
    g.lineWidth = 1;
  }

  drawLegend() {
    legendOf(byId("overview-legend"), this.accountOrder());
    const traffic = (entries) => entries.map(([, text, colour]) => element("span", {},
      element("span", { class: "swatch", style: `background:${colour}` }, "\u00a0"), text));
    const { memory } = model.overview;
    byId("overview-legend").append(...traffic(TRAFFIC),
      ...traffic(MEMORY_TRAFFIC.slice(2).filter(([key]) => memory[key].some((value) => value))));
  }

  bandAt(event) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const cycle = (x - OVERVIEW_GUTTER) * this.end / (this.width - OVERVIEW_GUTTER);
    const band = this.bands.find((each) => each.top <= y && y < each.top + each.height);
    return band && cycle >= 0 && cycle < this.end ? { band, cycle: Math.floor(cycle) } : null;
  }

  point(event) {
    const hit = this.bandAt(event);
    if (!hit) { tooltip.hide(); return; }
    tooltip.show(event.clientX, event.clientY, ...this.describe(hit.band, hit.cycle));
  }

  describe(band, cycle) {
    const line = (...parts) => element("div", {}, ...parts);
    const head = (text, width) => line(element("b", {}, text),
      ` cycles ${grouped(Math.floor(cycle / width) * width)} … +${grouped(width)}`);
    const { cores, dma, memory } = model.overview;
    if (band.kind === "core") {
      const strip = cores.strips[band.core];
      const bin = Math.floor(cycle / cores.width);
      const account = strip.charCodeAt(2 * bin) - 65;
      return [head(`core ${band.core}`, cores.width),
        account < 0 ? line("nothing known") : line(swatch(account), accountTitle(account),
          ` in ${strip[2 * bin + 1]}0 % of these cycles or more`)];
    }
    if (band.kind === "accounts") {
      const bin = Math.floor(cycle / cores.width);
      const sum = cores.accounts.reduce((total, values) => total + values[bin], 0);
      return [head("all cores", cores.width), ...this.accountOrder()
        .filter((i) => cores.accounts[i][bin])
        .sort((a, b) => cores.accounts[b][bin] - cores.accounts[a][bin]).slice(0, 8)
        .map((i) => line(swatch(i),
          `${accountTitle(i)} ${(100 * cores.accounts[i][bin] / sum).toFixed(1)} %`))];
    }
    if (band.kind === "dma") {
      const bin = Math.floor(cycle / dma.width);
      const group = dma.groups[band.group];
      const per = (key, scale) => ((group[key][bin] ?? 0) * scale / dma.width).toFixed(1);
      return [head(`DMA group ${band.group}`, dma.width),
        line(`busy with gets ${per("get", 100)} %, with puts ${per("put", 100)} %`),
        line(`commands that wait for it: ${per("waiting", 1)}`)];
    }
    const bin = Math.floor(cycle / memory.width);
    return [head("main memory", memory.width), ...MEMORY_TRAFFIC
      .filter(([key]) => memory[key][bin])
      .map(([key, text]) => line(`${text}: ${(memory[key][bin] / memory.width).toFixed(2)} B/cycle`))];
  }

  click(event) {
    const hit = this.bandAt(event);
    if (hit?.band.kind === "core") this.onCore(hit.band.core, hit.cycle);
  }
}
