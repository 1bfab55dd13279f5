// SPDX-License-Identifier: Apache-2.0
//
// Colours and texts that all views share. The hues are those of Okabe and Ito, which colour-blind
// people tell apart; a family of causes has one hue, and letters tell its members apart.

const ACCOUNT_COLOURS = {
  dual: "#0b5fa5", single: "#7cbcea", fetch: "#e8d73c", branch: "#c79bd2",
  operand_integer: "#f3bd62", operand_multiply: "#e0a02f", operand_load: "#eda94a",
  operand_vector_load: "#d98e1f", operand_store: "#c98a2b", operand_branch: "#f3cf8e",
  operand_vector_integer: "#e69f00", operand_shuffle: "#dba63c", operand_float: "#f0b04f",
  operand_divide: "#bd7d14", operand_selldw: "#f5b13d", operand_csr: "#f2d7a4",
  pipe: "#b9480a", selldw_buffer: "#d55e00",
  dma_wait: "#009e73", gld: "#3fbf9a", gld_queue: "#1f8a69", gst_queue: "#2e7d64",
  fence: "#66c9ac", dma_queue: "#0c7a5b",
  put_full: "#a34d86", getr_empty: "#8e3a72", getc_empty: "#752c5d", sync: "#5b4a9c",
};

let themeColours = null;
function theme(name) {
  if (!themeColours) themeColours = new Map();
  if (!themeColours.has(name))
    themeColours.set(name,
      getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim());
  return themeColours.get(name);
}

// Cores that do nothing have a colour of the page.
const isIdle = (account) => ["not_started", "halted"].includes(model.accounts[account].name);

function accountColour(account) {
  const { name } = model.accounts[account];
  if (isIdle(account)) return theme(name === "halted" ? "idle-late" : "idle");
  return ACCOUNT_COLOURS[name] ?? "#888888";
}

function accountLetter(account) { return model.accounts[account].letter; }

// Black or white, whichever is easier to read on a colour.
function inkOn(colour) {
  const channel = (at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.2 ? "#10161f" : "#ffffff";
}

function accountTitle(account) {
  return model.accounts[account].name.replaceAll("_", " ");
}

// 36255 as "36 255".
function grouped(value) {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
}

// In per cent with one decimal, rounded as `swsim profile` does: sums to exactly 100.0.
function percentages(values) {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => "0.0");
  const tenths = values.map((value) => Math.floor(value * 1000 / total));
  const missing = 1000 - tenths.reduce((sum, value) => sum + value, 0);
  values.map((value, i) => [value * 1000 % total, i])
    .sort((a, b) => b[0] - a[0] || a[1] - b[1])
    .slice(0, missing)
    .forEach(([, i]) => { ++tenths[i]; });
  return tenths.map((value) => (value / 10).toFixed(1));
}

// "kernel.S:12" of "/some/where/kernel.S:12"
const baseName = (path) => path.replace(/^.*\//, "");

// An element with attributes and children; texts are never read as HTML.
function element(tag, attributes = {}, ...children) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") result.addEventListener("click", value);
    else if (name === "style") result.style.cssText = value;
    else if (value !== null && value !== undefined) result.setAttribute(name, value);
  }
  result.append(...children.filter((child) => child !== null && child !== undefined));
  return result;
}

function swatch(account) {
  const colour = accountColour(account);
  return element("span",
    { class: "swatch", style: `background:${colour};color:${inkOn(colour)}`, "aria-hidden": "true" },
    accountLetter(account));
}

function legendOf(container, accounts) {
  container.replaceChildren(...accounts.map((account) =>
    element("span", { title: model.accounts[account].meaning }, swatch(account),
      accountTitle(account))));
}

const byId = (id) => document.getElementById(id);

// A context for drawing in CSS pixels, cleared.
function context2d(canvas, width, height) {
  const ratio = window.devicePixelRatio || 1;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
  }
  canvas.style.height = height + "px";
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

// Round distances between marks on an axis, so that they are about `pixels` apart.
function tickStep(cyclesPerPixel, pixels) {
  const least = Math.max(1, cyclesPerPixel * pixels);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least);
}

const tooltip = {
  show(x, y, ...children) {
    const box = byId("tooltip");
    box.replaceChildren(...children.filter((child) => child !== null));
    box.hidden = false;
    const { width, height } = box.getBoundingClientRect();
    const left = x + 16 + width < innerWidth ? x + 16 : Math.max(8, x - width - 12);
    const top = y + 18 + height < innerHeight ? y + 18 : Math.max(8, y - height - 12);
    box.style.left = left + "px";
    box.style.top = top + "px";
  },
  hide() { byId("tooltip").hidden = true; },
};
