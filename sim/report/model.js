// SPDX-License-Identifier: Apache-2.0
//
// The run, from the JSON in the page: columns become typed arrays, and what follows from them (who
// reads whose result, when it is ready, which region an instruction is in) is worked out once.
"use strict";

const LAUNCH = -1; // in place of an instruction: the value comes from the launch
const ZERO_REGISTER = 31;

function sums(differences, begin) {
  const result = new Float64Array(differences.length);
  let value = begin;
  differences.forEach((difference, i) => { value += difference; result[i] = value; });
  return result;
}

// Index of the last element <= value of a sorted array; -1 if there is none.
function lastAtMost(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

class CoreWindow {
  constructor(data, program, begin, end) {
    this.id = data.id;
    this.begin = begin;
    this.end = end;
    this.program = program;
    this.transfers = data.transfers;
    this.initial = data.initial;
    this.issueCycle = sums(data.issues.cycle, begin);
    this.issueIndex = Int32Array.from(data.issues.index);
    this.issuePipe = Uint8Array.from(data.issues.pipe);
    this.issueEarly = Uint8Array.from(data.issues.early);
    this.stallFrom = sums(data.stalls.from, begin);
    this.stallTo = this.stallFrom.map((from, i) => from + data.stalls.cycles[i]);
    this.stallIndex = Int32Array.from(data.stalls.index);
    this.stallAccount = Uint8Array.from(data.stalls.account);
    this.stallProducer = Int32Array.from(data.stalls.producer);
    this.readWrites(data.writes);
    this.findIdle(data.starts, data.ends);
    this.findIssuesOf();
    this.connect();
    this.matchResults();
  }

  readWrites(writes) {
    this.writeCycle = sums(writes.cycle, this.begin);
    this.writeReady = this.writeCycle.map((cycle, i) => cycle + writes.ready[i]);
    this.writeIndex = Int32Array.from(writes.index);
    this.writeRegister = Uint8Array.from(writes.register);
    this.writeValue = writes.value;
    this.writesOf = Array.from({ length: ZERO_REGISTER }, () => ({ cycle: [], write: [] }));
    this.writeRegister.forEach((register, write) => {
      this.writesOf[register].cycle.push(this.writeCycle[write]);
      this.writesOf[register].write.push(write);
    });
  }

  // Cycles of the window before a start and after an end.
  findIdle(starts, ends) {
    this.idle = [];
    const first = Math.min(this.issueCycle[0] ?? Infinity, this.stallFrom[0] ?? Infinity);
    const marks = [...starts.map((cycle) => [cycle, 1]), ...ends.map((cycle) => [cycle, 0])]
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    let from = first > this.begin ? this.begin : null;
    let late = false;
    for (const [cycle, start] of marks) {
      if (!start) { from = cycle; late = true; continue; }
      if (from !== null && cycle > from) this.idle.push({ from, to: cycle, late });
      from = null;
    }
    if (from !== null && from < this.end) this.idle.push({ from, to: this.end, late });
  }

  findIssuesOf() {
    this.issuesOf = new Map();
    this.issueIndex.forEach((index, issue) => {
      if (!this.issuesOf.has(index)) this.issuesOf.set(index, []);
      this.issuesOf.get(index).push(issue);
    });
  }

  // Whose results each issue reads: pairs of register and issue, or -1 for one before the window.
  connect() {
    const writer = new Int32Array(ZERO_REGISTER + 1).fill(-1);
    const { reads, writes } = this.program.instructions;
    this.producers = [];
    this.consumers = Array.from({ length: this.issueIndex.length }, () => []);
    this.issueIndex.forEach((index, issue) => {
      this.producers.push(reads[index].map((register) => ({ register, issue: writer[register] })));
      for (const register of new Set(reads[index]))
        if (writer[register] >= 0) this.consumers[writer[register]].push({ register, issue });
      if (writes[index] >= 0) writer[writes[index]] = issue;
    });
  }

  // When the result of each issue is ready: of its write, which for loads from main memory comes
  // later. NaN if there is none (yet).
  matchResults() {
    this.issueReady = new Float64Array(this.issueIndex.length).fill(NaN);
    this.issueWrite = new Int32Array(this.issueIndex.length).fill(-1);
    const open = new Map();
    let issue = 0;
    this.writeCycle.forEach((cycle, write) => {
      for (; issue < this.issueCycle.length && this.issueCycle[issue] <= cycle; ++issue) {
        const index = this.issueIndex[issue];
        if (this.program.instructions.writes[index] < 0) continue;
        if (!open.has(index)) open.set(index, []);
        open.get(index).push(issue);
      }
      const waiting = open.get(this.writeIndex[write]);
      if (!waiting || !waiting.length) return;
      const producer = waiting.shift();
      this.issueReady[producer] = this.writeReady[write];
      this.issueWrite[producer] = write;
    });
  }

  // First and behind-last issue of a cycle.
  issuesIn(cycle) {
    const last = lastAtMost(this.issueCycle, cycle);
    let first = last;
    while (first >= 0 && this.issueCycle[first] === cycle) --first;
    return [first + 1, last + 1];
  }

  stallAt(cycle) {
    const stall = lastAtMost(this.stallFrom, cycle);
    return stall >= 0 && cycle < this.stallTo[stall] ? stall : -1;
  }

  idleAt(cycle) {
    return this.idle.find((span) => span.from <= cycle && cycle < span.to);
  }

  // The issue that a stall waited for: the last one of its producer before it; -1 for one before
  // the window.
  producerOfStall(stall) {
    const issues = this.issuesOf.get(this.stallProducer[stall]);
    if (!issues) return -1;
    let found = -1;
    for (let low = 0, high = issues.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.issueCycle[issues[middle]] < this.stallFrom[stall]) {
        found = issues[middle];
        low = middle + 1;
      } else high = middle;
    }
    return found;
  }

  // The issue that ended a stall; -1 if that is behind the window.
  waiterOfStall(stall) {
    const [first, end] = this.issuesIn(this.stallTo[stall]);
    for (let issue = first; issue < end; ++issue)
      if (this.issueIndex[issue] === this.stallIndex[stall]) return issue;
    return -1;
  }

  // What a register holds when the instructions of `cycle` have issued: {value, ready, index, cycle}.
  register(register, cycle) {
    const { cycle: cycles, write: writes } = this.writesOf[register];
    const last = lastAtMost(cycles, cycle);
    if (last < 0) return this.initial[register];
    const write = writes[last];
    return { value: this.writeValue[write], ready: this.writeReady[write],
      index: this.writeIndex[write], cycle: this.writeCycle[write] };
  }

  // Loads from main memory that have issued and not been answered by `cycle`: register to issue.
  unanswered(cycle) {
    const result = new Map();
    const { writes } = this.program.instructions;
    const end = lastAtMost(this.issueCycle, cycle);
    const seen = new Set();
    // A queue of loads is short; far behind there is nothing open that later code did not meet.
    for (let issue = end; issue >= 0 && issue > end - 512; --issue) {
      const register = writes[this.issueIndex[issue]];
      if (register < 0 || seen.has(register)) continue;
      seen.add(register);
      const write = this.issueWrite[issue];
      if (write < 0 || this.writeCycle[write] > cycle) result.set(register, issue);
    }
    return result;
  }

  // Cycles of [begin, end) by account in `columns` equal parts: columns * accounts numbers.
  density(begin, end, columns, accounts, single, dual, notStarted, halted) {
    const result = new Float32Array(columns * accounts);
    const perColumn = (end - begin) / columns;
    const add = (from, to, account, amount) => {
      let position = Math.max(from, begin);
      const stop = Math.min(to, end);
      while (position < stop) {
        const column = Math.min(columns - 1, Math.floor((position - begin) / perColumn + 1e-9));
        const next = Math.min(stop, column === columns - 1 ? end : begin + (column + 1) * perColumn);
        result[column * accounts + account] += amount * (next - position);
        if (next <= position) break;
        position = next;
      }
    };
    const firstIssue = Math.max(0, lastAtMost(this.issueCycle, begin - 1) + 1);
    for (let i = firstIssue; i < this.issueCycle.length && this.issueCycle[i] < end;) {
      const cycle = this.issueCycle[i];
      const pair = this.issueCycle[i + 1] === cycle;
      add(cycle, cycle + 1, pair ? dual : single, 1);
      i += pair ? 2 : 1;
    }
    for (let i = Math.max(0, lastAtMost(this.stallFrom, begin)); i < this.stallFrom.length; ++i) {
      if (this.stallFrom[i] >= end) break;
      add(this.stallFrom[i], this.stallTo[i], this.stallAccount[i], 1);
    }
    for (const span of this.idle) add(span.from, span.to, span.late ? halted : notStarted, 1);
    return result;
  }
}

class Model {
  constructor(data) {
    Object.assign(this, data);
    const names = data.accounts.map((account) => account.name);
    this.account = Object.fromEntries(names.map((name, i) => [name, i]));
    this.regionOf = this.findRegions();
    this.findLines();
    this.cores = data.window.cores.map(
      (core) => new CoreWindow(core, data.program, data.window.begin, data.window.end));
  }

  pc(index) { return this.program.base + index * this.program.instruction_bytes; }
  text(index) { return index < 0 ? "" : this.program.instructions.text[index]; }
  // What the profile says about a source line.
  lineAt(file, line) { return this.lines.get(`${file}:${line}`); }
  fileName(file) { return baseName(this.program.files[file]?.path ?? "?"); }
  place(index) {
    const { file, line } = this.program.instructions;
    return this.fileName(file[index]) + ":" + line[index];
  }
  // "EXTEND at kernel.S:120", the innermost first.
  macros(index) {
    const { chains, macros } = this.program.instructions;
    return chains[macros[index]].map((use) => use.replace(/ at .*\//, " at "));
  }
  source(index) {
    const { file, line } = this.program.instructions;
    return (this.program.files[file[index]]?.lines[line[index] - 1] ?? "").trim();
  }

  // For each instruction the innermost region around it; -1 for none.
  findRegions() {
    const result = new Int32Array(this.program.instructions.text.length).fill(-1);
    const size = (region) => region.end - region.begin;
    this.program.regions
      .map((region, number) => ({ ...region, number }))
      .sort((a, b) => size(b) - size(a))
      .forEach((region) => result.fill(region.number, region.begin, region.end));
    return result;
  }

  // The profile's lines by file and line, and its regions, each with an instruction of it.
  findLines() {
    const { base, instruction_bytes: bytes, regions, instructions } = this.program;
    this.lines = new Map(this.profile.lines.map((line) => {
      const index = (line.instructions[0].pc - base) / bytes;
      return [`${instructions.file[index]}:${instructions.line[index]}`, { ...line, index }];
    }));
    this.regions = this.profile.regions.map((region) =>
      ({ ...region, index: regions.find((each) => each.name === region.name).begin }));
  }
}
