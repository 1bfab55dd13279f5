// SPDX-License-Identifier: Apache-2.0
//
// The two pipes over time: zoom, move, point, choose. Drawing only; what is chosen is told to others.

const GUTTER = 76;
const AXIS = 26;
const LANE = 30;
const REGION = 16;
const TRANSFER = 13;
const MOST_PIXELS = 190; // of one cycle
const BOXES_FROM = 2.2; // pixels of a cycle from which on instructions are boxes

class Timeline {
  // onPick(core, cycle)
  constructor(onPick) {
    this.canvas = byId("lanes");
    this.mini = byId("minimap");
    this.onPick = onPick;
    this.begin = model.window.begin;
    this.end = model.window.end;
    this.scale = 0; // pixels of a cycle; set by the first drawing
    this.left = this.begin; // cycle at the left edge
    this.hover = null;
    this.core = model.cores[0];
    this.cycle = this.firstCycle();
    this.accounts = this.usedAccounts();
    this.listen();
  }

  firstCycle() {
    const first = Math.min(this.core.issueCycle[0] ?? Infinity, this.core.stallFrom[0] ?? Infinity);
    return Number.isFinite(first) ? first : this.begin;
  }

  usedAccounts() {
    const used = new Set();
    const { single, dual, halted, not_started: notStarted } = model.account;
    for (const core of model.cores) {
      if (core.issueCycle.length) used.add(single).add(dual);
      core.stallAccount.forEach((account) => used.add(account));
      for (const span of core.idle) used.add(span.late ? halted : notStarted);
    }
    return [...used].sort((a, b) => a - b);
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => this.press(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    canvas.addEventListener("pointerup", (event) => this.release(event));
    canvas.addEventListener("pointerleave", () => this.leave());
    const mini = (event) => {
      if (!(event.buttons & 1)) return;
      const box = this.mini.getBoundingClientRect();
      this.centre(this.begin + (event.clientX - box.left) * (this.end - this.begin) / box.width);
    };
    this.mini.addEventListener("pointerdown", (event) => {
      this.mini.setPointerCapture(event.pointerId);
      mini(event);
    });
    this.mini.addEventListener("pointermove", mini);
  }

  // ---- The view -------------------------------------------------------------------------------

  get space() { return Math.max(50, this.width - GUTTER); }
  get visible() { return this.space / this.scale; }
  x(cycle) { return GUTTER + (cycle - this.left) * this.scale; }
  cycleAt(x) { return Math.floor(this.left + (x - GUTTER) / this.scale); }

  clamp() {
    const least = this.space / (this.end - this.begin);
    this.scale = Math.max(least, Math.min(Math.max(least, MOST_PIXELS), this.scale));
    this.left = Math.max(this.begin, Math.min(this.end - this.visible, this.left));
  }

  zoom(factor, at = GUTTER + this.space / 2) {
    const cycle = this.left + (at - GUTTER) / this.scale;
    this.scale *= factor;
    this.clamp();
    this.left = cycle - (at - GUTTER) / this.scale;
    this.update();
  }

  zoomAroundChoice(factor) {
    const x = this.x(this.cycle + 0.5);
    this.zoom(factor, x >= GUTTER && x <= this.width ? x : undefined);
  }

  fit() {
    this.scale = 0;
    this.update();
  }

  centre(cycle) {
    this.left = cycle - this.visible / 2;
    this.update();
  }

  // Moves as little as needed to see a cycle with some of its neighbours.
  reveal(cycle) {
    const margin = Math.min(6, this.visible / 5);
    if (cycle < this.left + margin) this.left = cycle - margin;
    if (cycle + 1 > this.left + this.visible - margin) this.left = cycle + 1 + margin - this.visible;
  }

  update() {
    this.clamp();
    this.draw();
  }

  choose(core, cycle) {
    this.core = core;
    this.cycle = Math.max(this.begin, Math.min(this.end - 1, cycle));
    this.reveal(this.cycle);
    this.update();
    this.onPick(this.core, this.cycle);
  }

  // ---- Drawing --------------------------------------------------------------------------------

  layout() {
    let top = AXIS;
    this.rows = model.cores.map((core) => {
      const row = { core, region: top + 4 };
      row.p0 = row.region + REGION + 3;
      row.p1 = row.p0 + LANE;
      row.tails = row.p1 + LANE;
      row.transfers = row.tails + 22;
      row.depth = core.transfers.length ? this.transferRows(core) : 0;
      row.bottom = row.transfers + row.depth * TRANSFER + 6;
      top = row.bottom;
      return row;
    });
    this.height = top + 2;
  }

  // Overlapping transfers lie under each other.
  transferRows(core) {
    if (core.transferRow) return core.transferDepth;
    const ends = [];
    core.transferRow = core.transfers.map((transfer) => {
      const free = ends.findIndex((end) => end <= transfer.issued);
      const row = free < 0 ? ends.length : free;
      ends[row] = transfer.done ?? Infinity;
      return row;
    });
    core.transferDepth = ends.length;
    return ends.length;
  }

  draw() {
    this.width = this.canvas.parentElement.clientWidth;
    if (!this.width) return;
    if (!this.scale) { this.scale = 1e-9; this.left = this.begin; }
    this.clamp();
    this.layout();
    const g = this.g = context2d(this.canvas, this.width, this.height);
    g.textBaseline = "middle";
    this.drawAxis();
    for (const row of this.rows) this.drawRow(row);
    this.drawChoice();
    this.drawHover();
    this.drawMinimap();
  }

  drawAxis() {
    const { g } = this;
    const step = tickStep(1 / this.scale, 92);
    g.font = "11.5px " + theme("sans");
    g.textAlign = "center";
    for (let cycle = Math.ceil(this.left / step) * step; cycle < this.left + this.visible; cycle += step) {
      const x = this.x(cycle) + (this.scale > 8 ? this.scale / 2 : 0);
      if (x < GUTTER + 4) continue;
      g.fillStyle = theme("soft");
      const hidden = Math.abs(this.x(this.cycle + 0.5) - x) < 62 || x < GUTTER + 20;
      if (!hidden) g.fillText(grouped(cycle), Math.min(x, this.width - 30), 12);
      g.fillStyle = theme("line");
      g.fillRect(Math.round(x), 20, 1, this.height - 20);
    }
    if (this.scale > 10) {
      g.fillStyle = theme("line");
      for (let cycle = Math.ceil(this.left); cycle < this.left + this.visible; ++cycle)
        g.fillRect(Math.round(this.x(cycle)), 22, 1, 4);
    }
  }

  drawRow(row) {
    const { g } = this;
    g.save();
    g.beginPath();
    g.rect(GUTTER, 0, this.width - GUTTER, this.height);
    g.clip();
    if (this.scale < BOXES_FROM) this.drawDensity(row);
    else {
      this.drawIdle(row);
      this.drawStalls(row);
      this.drawIssues(row);
    }
    this.drawRegions(row);
    this.drawTransfers(row);
    g.restore();
    this.drawRowLabels(row);
  }

  drawRowLabels(row) {
    const { g } = this;
    g.fillStyle = row.core === this.core && this.rows.length > 1 ? theme("accent") : theme("ink");
    g.font = "600 12px " + theme("sans");
    g.textAlign = "left";
    g.fillText(`core ${row.core.id}`, 8, row.region + REGION / 2);
    g.font = "11.5px " + theme("sans");
    g.fillStyle = theme("soft");
    g.textAlign = "right";
    if (this.scale < BOXES_FROM) g.fillText("accounts", GUTTER - 8, row.p1);
    else {
      g.fillText("P0", GUTTER - 8, row.p0 + LANE / 2);
      g.fillText("P1", GUTTER - 8, row.p1 + LANE / 2);
    }
    if (row.depth) g.fillText("DMA", GUTTER - 8, row.transfers + TRANSFER / 2);
    g.fillStyle = theme("line");
    g.fillRect(0, row.bottom, this.width, 1);
  }

  density(core, begin, end, columns) {
    const { single, dual, not_started: notStarted, halted } = model.account;
    return core.density(begin, end, columns, model.accounts.length, single, dual, notStarted, halted);
  }

  drawDensity(row) {
    const columns = Math.floor(this.space);
    const shares = this.density(row.core, this.left, this.left + this.visible, columns);
    this.drawColumns(this.g, shares, columns, GUTTER, row.p0, 2 * LANE - 2, this.visible / columns);
  }

  // Each column's cycles on each other: issues below, stalls above.
  drawColumns(g, shares, columns, left, top, height, cycles) {
    const count = model.accounts.length;
    for (const account of this.accounts) {
      g.fillStyle = accountColour(account);
      for (let column = 0; column < columns; ++column) {
        const share = shares[column * count + account];
        if (!share) continue;
        let below = 0;
        for (const other of this.accounts) {
          if (other === account) break;
          below += shares[column * count + other];
        }
        g.fillRect(left + column, top + height * (1 - (below + share) / cycles), 1,
          height * share / cycles);
      }
    }
  }

  drawIdle(row) {
    const { g } = this;
    for (const span of row.core.idle) {
      const x = this.x(span.from);
      const width = this.x(span.to) - x;
      const account = span.late ? model.account.halted : model.account.not_started;
      g.fillStyle = accountColour(account);
      g.fillRect(x, row.p0, width, 2 * LANE - 2);
      this.spanText(accountTitle(account), x, width, row.p0 + LANE, theme("soft"));
    }
  }

  spanText(text, x, width, y, colour) {
    const { g } = this;
    const from = Math.max(x, GUTTER);
    const to = Math.min(x + width, this.width);
    g.font = "600 12px " + theme("sans");
    if (g.measureText(text).width + 8 > to - from) return false;
    g.fillStyle = colour;
    g.textAlign = "center";
    g.fillText(text, (from + to) / 2, y);
    return true;
  }

  drawStalls(row) {
    const { core } = row;
    const last = this.left + this.visible;
    for (let i = Math.max(0, lastAtMost(core.stallFrom, this.left)); i < core.stallFrom.length; ++i) {
      if (core.stallFrom[i] >= last) break;
      this.drawStall(row, i);
    }
  }

  drawStall(row, stall) {
    const { g } = this;
    const { core } = row;
    const x = this.x(core.stallFrom[stall]);
    const width = this.x(core.stallTo[stall]) - x;
    const account = core.stallAccount[stall];
    const gap = this.scale > 6 ? 1 : 0;
    const colour = accountColour(account);
    g.fillStyle = colour;
    g.fillRect(x + gap / 2, row.p0 + 5, width - gap, 2 * LANE - 12);
    if (width < 11) return;
    const cycles = core.stallTo[stall] - core.stallFrom[stall];
    const ink = inkOn(colour);
    const y = row.p0 + LANE - 1;
    if (this.spanText(`${accountLetter(account)}  ${accountTitle(account)} ${cycles}`, x, width, y, ink))
      return;
    this.spanText(accountLetter(account), x, width, y, ink) ||
      this.spanText(accountLetter(account), x - 4, width + 8, y, ink);
  }

  drawIssues(row) {
    const { core } = row;
    const last = this.left + this.visible;
    for (let i = Math.max(0, lastAtMost(core.issueCycle, this.left - 1)); i < core.issueCycle.length; ++i) {
      if (core.issueCycle[i] >= last) break;
      this.drawIssue(row, i);
    }
  }

  // Whether another instruction issues in the same cycle.
  isDual(core, issue) {
    const cycle = core.issueCycle[issue];
    return core.issueCycle[issue - 1] === cycle || core.issueCycle[issue + 1] === cycle;
  }

  box(row, issue) {
    const { core } = row;
    const gap = this.scale > 6 ? 1 : this.scale > 3.5 ? 0.5 : 0;
    return { x: this.x(core.issueCycle[issue]) + gap,
      y: (core.issuePipe[issue] ? row.p1 : row.p0) + 1,
      width: Math.max(1, this.scale - 2 * gap), height: LANE - 3 };
  }

  drawIssue(row, issue) {
    const { g } = this;
    const dual = this.isDual(row.core, issue);
    const { x, y, width, height } = this.box(row, issue);
    g.fillStyle = accountColour(dual ? model.account.dual : model.account.single);
    if (width > 8) {
      g.beginPath();
      g.roundRect(x, y, width, height, 3);
      g.fill();
    } else g.fillRect(x, y, width, height);
    if (row.core.issueEarly[issue] && width > 3) this.earlyMark(x, y);
    if (width < 30) return;
    g.fillStyle = dual ? theme("box-ink-dual") : theme("box-ink-single");
    this.boxText(model.text(row.core.issueIndex[issue]), x, y, width, height);
  }

  // A corner: it issues before an older one.
  earlyMark(x, y) {
    const { g } = this;
    g.fillStyle = theme("ink");
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + 6, y);
    g.lineTo(x, y + 6);
    g.fill();
  }

  // As much of an instruction as there is room for: all on one line, operands below, the mnemonic.
  boxText(text, x, y, width, height) {
    const { g } = this;
    const room = width - 6;
    const [mnemonic] = text.split(" ", 1);
    const operands = text.slice(mnemonic.length + 1);
    g.textAlign = "left";
    g.font = "11.5px " + theme("mono");
    const fits = (part) => g.measureText(part).width <= room;
    if (fits(text)) { g.fillText(text, x + 3, y + height / 2); return; }
    g.font = "10.5px " + theme("mono");
    if (!fits(mnemonic)) return;
    if (operands && fits(operands)) {
      g.fillText(mnemonic, x + 3, y + height / 2 - 6);
      g.fillText(operands, x + 3, y + height / 2 + 6);
    } else g.fillText(mnemonic, x + 3, y + height / 2);
  }

  // What issues early does not say where the core is.
  drawRegions(row) {
    const { core } = row;
    const last = this.left + this.visible;
    let i = Math.max(0, lastAtMost(core.issueCycle, this.left));
    while (i < core.issueCycle.length && core.issueCycle[i] < last) {
      const region = model.regionOf[core.issueIndex[i]];
      const first = i;
      while (i < core.issueCycle.length && core.issueCycle[i] < last &&
             (model.regionOf[core.issueIndex[i]] === region || core.issueEarly[i])) ++i;
      if (region >= 0)
        this.drawRegion(row, region, core.issueCycle[first], core.issueCycle[i] ?? core.issueCycle[i - 1] + 1);
    }
  }

  drawRegion(row, region, from, to) {
    const { g } = this;
    const x = Math.max(GUTTER, this.x(from));
    const width = this.x(to) - x;
    g.fillStyle = theme("accent-soft");
    g.fillRect(x, row.region, Math.max(1, width - 1), REGION - 2);
    g.font = "11px " + theme("sans");
    const { name } = model.program.regions[region];
    if (g.measureText(name).width + 8 > Math.min(width, this.width - x)) return;
    g.fillStyle = theme("ink");
    g.textAlign = "left";
    g.fillText(name, x + 4, row.region + REGION / 2 - 1);
  }

  // A transfer: a thin line from its issue on, a bar while its lines are sent, a line until the reply.
  drawTransfers(row) {
    const { g } = this;
    row.core.transfers.forEach((transfer, i) => {
      const y = row.transfers + row.core.transferRow[i] * TRANSFER;
      const end = transfer.done ?? this.end;
      const [x, stop] = [this.x(transfer.issued), this.x(end)];
      if (stop < GUTTER || x > this.width) return;
      g.fillStyle = TRAFFIC[transfer.put ? 1 : 0][2];
      g.fillRect(x, y + 4, Math.max(1, stop - x), 2);
      if (transfer.from === null) return;
      const from = this.x(transfer.from);
      const width = Math.max(1, this.x(transfer.to) - from);
      g.fillRect(from, y, width, TRANSFER - 3);
      this.transferText(transfer, from, width, y);
    });
  }

  transferText(transfer, x, width, y) {
    const { g } = this;
    const text = `${transfer.put ? "put" : "get"} ${grouped(transfer.bytes)} B`;
    g.font = "10px " + theme("sans");
    const from = Math.max(x, GUTTER);
    if (g.measureText(text).width + 6 > Math.min(x + width, this.width) - from) return;
    g.fillStyle = inkOn(TRAFFIC[transfer.put ? 1 : 0][2]);
    g.textAlign = "left";
    g.fillText(text, from + 3, y + 5.5);
  }

  drawChoice() {
    const { g } = this;
    const row = this.rows.find((each) => each.core === this.core);
    const x = this.x(this.cycle);
    if (x + this.scale < GUTTER || x > this.width) return;
    const width = Math.max(2, this.scale);
    g.save();
    g.beginPath();
    g.rect(GUTTER - 2, 0, this.width - GUTTER + 2, this.height);
    g.clip();
    g.fillStyle = theme("band");
    g.fillRect(x, AXIS - 4, width, this.height - AXIS + 4);
    g.strokeStyle = theme("band-edge");
    g.lineWidth = 1.5;
    g.strokeRect(x + 0.5, row.region - 2, width - 1, row.tails - row.region + 3);
    g.lineWidth = 1;
    this.drawTail(row);
    g.restore();
    this.drawCycleFlag(x + width / 2);
  }

  drawCycleFlag(x) {
    const { g } = this;
    const text = grouped(this.cycle);
    g.font = "600 11.5px " + theme("sans");
    const width = g.measureText(text).width + 12;
    const left = Math.max(GUTTER - 2, Math.min(this.width - width, x - width / 2));
    g.fillStyle = theme("band-edge");
    g.beginPath();
    g.roundRect(left, 2, width, 19, 4);
    g.fill();
    g.fillStyle = theme("card");
    g.textAlign = "center";
    g.fillText(text, left + width / 2, 12);
  }

  // How long the results of the chosen cycle take.
  drawTail(row) {
    const { g } = this;
    const [first, end] = row.core.issuesIn(this.cycle);
    for (let issue = first; issue < end; ++issue) this.drawLatency(row, issue, theme("band-edge"));
  }

  drawLatency(row, issue, colour) {
    const { g } = this;
    const ready = row.core.issueReady[issue];
    if (Number.isNaN(ready) || this.scale < BOXES_FROM) return;
    const y = row.tails + (row.core.issuePipe[issue] ? 4 : 0.5);
    const x = this.x(row.core.issueCycle[issue]);
    const stop = this.x(ready);
    g.fillStyle = colour;
    g.fillRect(x, y, stop - x, 2);
    g.fillRect(stop - 2, y - 1.5, 2, 5);
  }

  // ---- Dependence -----------------------------------------------------------------------------

  drawHover() {
    const { hover, g } = this;
    if (!hover || this.scale < BOXES_FROM) return;
    g.save();
    g.beginPath();
    g.rect(GUTTER, 0, this.width - GUTTER, this.height);
    g.clip();
    const row = this.rows.find((each) => each.core === hover.core);
    if (hover.issue >= 0) this.drawDependence(row, hover.issue);
    else if (hover.stall >= 0) this.drawWaiting(row, hover.stall);
    g.restore();
  }

  outline(row, issue, colour, dashed = false) {
    const { g } = this;
    const { x, y, width, height } = this.box(row, issue);
    g.strokeStyle = colour;
    g.lineWidth = 2;
    g.setLineDash(dashed ? [4, 3] : []);
    g.strokeRect(x, y, width, height);
    g.setLineDash([]);
    g.lineWidth = 1;
  }

  drawDependence(row, issue) {
    const { core } = row;
    for (const { register, issue: producer } of core.producers[issue])
      if (producer >= 0) this.arrow(row, producer, issue, theme("dep-in"), false, "$" + register);
    for (const { register, issue: consumer } of core.consumers[issue])
      this.arrow(row, issue, consumer, theme("dep-out"), true, "$" + register);
    for (const { issue: producer } of core.producers[issue])
      if (producer >= 0) this.outline(row, producer, theme("dep-in"));
    for (const { issue: consumer } of core.consumers[issue])
      this.outline(row, consumer, theme("dep-out"), true);
    this.drawLatency(row, issue, theme("dep-out"));
    this.outline(row, issue, theme("ink"));
  }

  drawWaiting(row, stall) {
    const { g } = this;
    const { core } = row;
    const waiter = core.waiterOfStall(stall);
    const producer = core.producerOfStall(stall);
    const x = this.x(core.stallFrom[stall]);
    g.strokeStyle = theme("ink");
    g.lineWidth = 2;
    g.strokeRect(x + 1, row.p0 + 4, this.x(core.stallTo[stall]) - x - 2, 2 * LANE - 10);
    g.lineWidth = 1;
    if (producer >= 0) {
      if (waiter >= 0) this.arrow(row, producer, waiter, theme("dep-in"), false, "");
      this.outline(row, producer, theme("dep-in"));
      this.drawLatency(row, producer, theme("dep-in"));
    }
    if (waiter >= 0) this.outline(row, waiter, theme("dep-out"), true);
  }

  // From a producer over the lanes to who reads its result; dashed ones go below.
  arrow(row, from, to, colour, dashed, label) {
    const { g } = this;
    const a = this.box(row, from);
    const b = this.box(row, to);
    const [x1, x2] = [a.x + a.width / 2, b.x + b.width / 2];
    const up = dashed ? -1 : 1;
    const [y1, y2] = dashed ? [a.y + a.height, b.y + b.height] : [a.y, b.y];
    const far = dashed ? row.tails + 24 : row.region - 10;
    const bend = Math.min(40, Math.abs(x2 - x1) / 3);
    g.strokeStyle = colour;
    g.fillStyle = colour;
    g.lineWidth = 1.8;
    g.setLineDash(dashed ? [5, 3] : []);
    g.beginPath();
    g.moveTo(x1, y1);
    g.bezierCurveTo(x1 + bend, far, x2 - bend, far, x2, y2 - 5 * up);
    g.stroke();
    g.setLineDash([]);
    g.lineWidth = 1;
    g.beginPath();
    g.moveTo(x2, y2);
    g.lineTo(x2 - 4, y2 - 7 * up);
    g.lineTo(x2 + 4, y2 - 7 * up);
    g.fill();
    if (label) this.arrowLabel(label, this.labelPlace(x1, x2), (y1 + y2 + 6 * far) / 8, colour);
  }

  // Of an arrow: nearer to the producer, where arrows to one reader lie apart; or what can be seen.
  labelPlace(x1, x2) {
    return Math.max(GUTTER + 20, Math.min(this.width - 20, x1 + 0.36 * (x2 - x1)));
  }

  arrowLabel(label, x, y, colour) {
    const { g } = this;
    g.font = "600 10.5px " + theme("mono");
    const width = g.measureText(label).width + 6;
    g.fillStyle = theme("card");
    g.fillRect(x - width / 2, y - 7, width, 14);
    g.fillStyle = colour;
    g.textAlign = "center";
    g.fillText(label, x, y);
  }

  // ---- The strip above ------------------------------------------------------------------------

  drawMinimap() {
    const width = this.mini.clientWidth;
    if (!width) return;
    const height = 40;
    const g = context2d(this.mini, width, height);
    const columns = Math.floor(width);
    const each = (height - 4) / model.cores.length;
    if (this.miniColumns !== columns) {
      this.miniColumns = columns;
      this.miniShares = model.cores.map((core) => this.density(core, this.begin, this.end, columns));
    }
    this.miniShares.forEach((shares, i) => this.drawColumns(g, shares, columns, 0, 2 + i * each,
      each - 0.5, (this.end - this.begin) / columns));
    const x = (cycle) => (cycle - this.begin) * width / (this.end - this.begin);
    const [from, to] = [x(this.left), x(this.left + this.visible)];
    g.fillStyle = theme("card");
    g.globalAlpha = 0.6;
    g.fillRect(0, 0, from, height);
    g.fillRect(to, 0, width - to, height);
    g.globalAlpha = 1;
    g.strokeStyle = theme("ink");
    g.lineWidth = 1.5;
    g.strokeRect(from, 1, Math.max(3, to - from), height - 2);
    g.fillStyle = theme("band-edge");
    g.fillRect(x(this.cycle + 0.5) - 1, 0, 2, height);
  }

  // ---- The pointer ----------------------------------------------------------------------------

  // What lies under a point: {core, cycle, issue, stall, transfer}, each -1 if none.
  hit(event) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const row = this.rows.find((each) => y >= each.region - 4 && y < each.bottom);
    if (!row || x < GUTTER) return null;
    const { core } = row;
    const cycle = Math.max(this.begin, Math.min(this.end - 1, this.cycleAt(x)));
    const result = { core, cycle, issue: -1, stall: -1, transfer: -1 };
    if (y >= row.transfers) {
      const depth = Math.floor((y - row.transfers) / TRANSFER);
      result.transfer = core.transfers.findIndex((transfer, i) => core.transferRow[i] === depth &&
        transfer.issued <= cycle && cycle < (transfer.done ?? Infinity));
      return result;
    }
    if (y < row.p0 || y >= row.tails) return result;
    const pipe = y >= row.p1 ? 1 : 0;
    const [first, end] = core.issuesIn(cycle);
    for (let issue = first; issue < end; ++issue)
      if (core.issuePipe[issue] === pipe) result.issue = issue;
    if (first === end) result.stall = core.stallAt(cycle);
    return result;
  }

  wheel(event) {
    event.preventDefault();
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.left += (event.deltaX || event.deltaY) / this.scale;
      this.update();
      return;
    }
    const x = event.clientX - this.canvas.getBoundingClientRect().left;
    const unit = event.deltaMode ? 0.06 : 0.0018;
    this.zoom(Math.exp(-event.deltaY * unit), Math.max(GUTTER, x));
  }

  press(event) {
    if (event.button) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.drag = { x: event.clientX, left: this.left, moved: false };
  }

  move(event) {
    if (this.drag) {
      const distance = event.clientX - this.drag.x;
      if (Math.abs(distance) > 3) this.drag.moved = true;
      if (!this.drag.moved) return;
      this.hover = null;
      tooltip.hide();
      this.left = this.drag.left - distance / this.scale;
      this.update();
      return;
    }
    this.hover = this.hit(event);
    this.canvas.style.cursor = this.hover ? "crosshair" : "default";
    this.draw();
    const text = this.hover ? this.describe(this.hover) : null;
    if (!text) { tooltip.hide(); return; }
    // Below the lanes, so that it hides none of the lines.
    const row = this.rows.find((each) => each.core === this.hover.core);
    const bottom = this.canvas.getBoundingClientRect().top + row.bottom;
    tooltip.show(event.clientX, Math.max(event.clientY, bottom - 22), ...text);
  }

  release(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag || drag.moved) return;
    const hit = this.hit(event);
    if (hit) this.choose(hit.core, hit.cycle);
  }

  leave() {
    if (this.drag) return;
    this.hover = null;
    tooltip.hide();
    this.draw();
  }

  describe(hit) {
    if (hit.transfer >= 0) return describeTransfer(hit.core.transfers[hit.transfer]);
    if (this.scale < BOXES_FROM) return this.describeColumn(hit);
    if (hit.issue >= 0) return describeIssue(hit.core, hit.issue);
    if (hit.stall >= 0) return describeStall(hit.core, hit.stall);
    return null;
  }

  describeColumn(hit) {
    const cycles = Math.max(1, Math.round(1 / this.scale));
    const shares = this.density(hit.core, hit.cycle, hit.cycle + cycles, 1);
    return [element("div", {}, `cycles ${grouped(hit.cycle)} … +${cycles}`),
      ...this.accounts.filter((i) => shares[i] > 0.01).map((i) =>
        element("div", {}, swatch(i), `${accountTitle(i)} ${Math.round(shares[i])}`))];
  }
}
