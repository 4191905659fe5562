// A page whose data has every field that the page reads, with names and texts that try to leave their places.
"use strict";
const { mkdirSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { crc32, deflateSync } = zlibWithChecksum();

function zlibWithChecksum() {
  const zlib = require("node:zlib");
  if (zlib.crc32) return zlib;
  const table = Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
  });
  return { ...zlib, crc32: (data) => (data.reduce((sum, byte) => table[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0 };
}

const hostile = "</script><img src=x onerror=\"globalThis.isBroken=1\">'\u202e\u2028&amp;";

/** A PNG of filled rectangles: [x, y, width, height, "#rrggbb"]. */
function png(width, height, boxes) {
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(row * height);
  for (const [x, y, w, h, colour] of boxes) {
    const parts = [1, 3, 5].map((index) => parseInt(colour.slice(index, index + 2), 16));
    for (let j = Math.max(y, 0); j < Math.min(y + h, height); j++) {
      for (let i = Math.max(x, 0); i < Math.min(x + w, width); i++) pixels.set(parts, j * row + 1 + i * 3);
    }
  }
  const chunk = (name, data) => {
    const result = Buffer.alloc(12 + data.length);
    result.writeUInt32BE(data.length, 0);
    result.write(name, 4, "latin1");
    data.copy(result, 8);
    result.writeUInt32BE(crc32(result.subarray(4, 8 + data.length)), 8 + data.length);
    return result;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", header), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))]);
}

const devices = [
  { id: "phone", name: "Phone", width: 390, height: 844, scale: 3, cornerRadius: 47 },
  { id: "small", name: "Small phone", width: 320, height: 568, scale: 2, cornerRadius: 0 },
];
const screens = [
  { name: "Settings", slug: "settings", kind: "screen", file: "/project/Settings.swift", line: 12 },
  { name: "Sign up", slug: "sign-up", kind: "preview" },
  { name: hostile, slug: "hostile", kind: "scene", file: "Main.storyboard" },
];

function description(screen, device, dark) {
  const { width, height } = device;
  const frames = {
    window: [0, 0, width, height], root: [0, 0, width, height], title: [16, 80, width - 32, 40], field: [16, 140, width - 32, 36], button: [16, 196, width - 32, 44],
    image: [16, 260, 80, 80], hidden: [110, 260, 60, 40], clipped: [width + 20, 260, 60, 40], covered: [120, 320, 50, 50], cover: [110, 310, 80, 80],
    turned: [210, 280, 60, 60], switch: [width - 67, 420, 51, 31],
  };
  const view = (id, name, depth, parent, values = {}) => ({
    id, class: name, depth, ...(parent ? { parent } : {}), frame: frames[id], windowFrame: frames[id], bounds: [0, 0, frames[id][2], frames[id][3]], ambiguous: false,
    margins: [8, 8, 8, 8], safeArea: [0, 0, 0, 0], hugging: [250, 250], resistance: [750, 750], usesConstraints: depth > 1, ...values,
  });
  const views = [
    view("window", "UIWindow", 0, null, { usesConstraints: false }),
    view("root", "UIView", 1, "window", { controller: "SettingsController", safeArea: [59, 0, 34, 0], margins: [67, 16, 42, 16], background: dark ? "#000000ff" : "#ffffffff", source: { file: "/project/Settings.swift", line: 20 } }),
    view("title", "UILabel", 2, "root", {
      text: screen.slug === "hostile" ? hostile : dark ? "Settings, dark" : "Settings", font: { name: ".SFUI-Bold", size: 28 }, truncated: true, baselines: [27.5, 27.5], intrinsic: [120, 34],
      textColor: dark ? "#ffffffff" : "#000000ff", outlet: "titleLabel", accessibility: { label: "Settings", traits: ["header", "staticText"], identifier: "title" }, accessibilityIndex: 0,
      constraints: ["1", "2", "3"], decides: { x: ["1"], y: ["2"], width: ["1", "3"], height: ["8"] }, source: { file: "/project/Settings.swift", line: 31 },
    }),
    view("field", "UITextField", 2, "root", { text: "Name", font: { name: ".SFUI-Regular", size: 17 }, accessibility: { label: "Name", value: "Mary" }, accessibilityIndex: 1, constraints: ["4", "5"], baselines: [24, 24] }),
    view("button", "UIButton", 2, "root", { background: "#0a7affff", accessibility: { traits: ["button"] }, accessibilityIndex: 2, constraints: ["6", "7"], enabled: false, intrinsic: [null, 44] }),
    view("image", "UIImageView", 2, "root", { ambiguous: true, alpha: 0.5, accessibility: { traits: ["image"], label: "Portrait" }, accessibilityIndex: 3 }),
    view("hidden", "UIView", 2, "root", { hidden: true }),
    view("clipped", "UIView", 2, "root", { clipped: true }),
    view("covered", "UIView", 2, "root", { coveredBy: "cover" }),
    view("cover", "UIView", 2, "root", { background: "#cc4422ff" }),
    view("turned", "UIView", 2, "root", { polygon: [240, 268, 282, 310, 240, 352, 198, 310], partlyClipped: true }),
    view("switch", "UISwitch", 2, "root", { accessibility: { label: "Notify", value: "1", traits: ["button"] }, accessibilityIndex: 4 }),
  ].map((one, index) => ({ ...one, zIndex: index }));
  if (device.id === "small") {
    views.find((one) => one.id === "title").text = "Settings on a small phone";
    views.splice(views.findIndex((one) => one.id === "switch"), 1);
  } else {
    frames.extra = [16, 480, 100, 30];
    views.push({ ...view("extra", "UILabel", 2, "root", { text: "Only on the large one" }), zIndex: views.length });
  }
  const side = (id, attribute) => ({ view: id, attribute });
  const constraint = (id, first, second, constant, segment, values = {}) => ({
    id, description: `<NSLayoutConstraint:${id}>`, first, ...(second ? { second } : {}), relation: "=", multiplier: 1, constant, priority: 1000, active: true, kind: "explicit", segment, file: "/project/Settings.swift",
    line: 40 + Number(id), ...values,
  });
  return {
    format: 1, screen: screen.name, device: { id: device.id, name: device.name, width, height, scale: device.scale }, settings: {}, views,
    constraints: [
      constraint("1", side("title", "leading"), { guide: "layoutMarginsGuide", owner: "root", attribute: "leading" }, 0, { from: [0, 100], to: [16, 100] }, { binding: true }),
      constraint("2", side("title", "top"), side("root", "top"), 80, { from: [100, 0], to: [100, 80] }, { binding: true }),
      constraint("3", side("title", "trailing"), side("root", "trailing"), -16, { from: [width, 100], to: [width - 16, 100] }, { identifier: hostile, priority: 750, relation: "<=" }),
      constraint("4", side("field", "top"), side("title", "bottom"), 20, { from: [60, 120], to: [60, 140] }),
      constraint("5", side("field", "height"), null, 36, { from: [70, 140], to: [70, 176] }),
      constraint("6", side("button", "height"), null, 44, { from: [200, 196], to: [200, 240] }, { binding: true }),
      constraint("7", side("button", "height"), null, 60, { from: [220, 196], to: [220, 240] }, { broken: true, active: false }),
      constraint("8", side("title", "height"), null, 34, { from: [90, 80], to: [90, 120] }, { kind: "intrinsic", fixed: true, file: undefined, line: undefined }),
      constraint("9", side("button", "width"), side("field", "width"), 0, { from: [16, 218], to: [200, 218] }, { multiplier: 0.5, relation: ">=" }),
    ],
    conflicts: [{ broken: "7", set: ["6", "7", ""] }],
    ambiguities: [{ view: "image", axis: "horizontal", settling: ["H:|-(16)-[UIImageView]"] }],
    messages: [`A message ${hostile}`],
  };
}

const literal = (value) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);

function picturesOf(extra = 0) {
  const result = [];
  for (const screen of screens) {
    for (const device of devices) {
      for (const appearance of ["light", "dark"]) {
        const id = `${screen.slug}/${device.id}.portrait${appearance === "dark" ? ".dark" : ""}`;
        result.push({
          id, screen: screen.slug, device, settings: { orientation: "portrait", appearance, textSize: "l", direction: "ltr", language: "en" }, picture: `pictures/${id}.png`,
          description: `descriptions/${id}.js`, version: 1, isStale: false, summary: { conflicts: 1, ambiguities: 1, messages: 1, isIncomplete: screen.slug === "sign-up" },
        });
      }
    }
  }
  for (const one of result.filter((other) => other.screen === "sign-up")) one.findings = findingsOf(one);
  result.at(-1).error = `The screen crashed ${hostile}`;
  for (let index = 0; index < extra; index++) result.push({ ...result[index % 4], id: `settings/extra-${index}`, settings: { ...result[0].settings, language: `x${index % 20}` } });
  return result;
}

/** The defects of a picture: one of all pictures, and one of the small dark one. */
function findingsOf({ device, settings }) {
  const finding = (rule, level, view, message, key) => ({
    rule, level, view, title: view, frame: [16, 80, 100, 40], message: `${message} ${hostile}`, advice: `make it wider ${hostile}`, key,
    source: { file: "/project/Settings.swift", line: 31 },
  });
  const result = [finding("missing-label", "note", "button", `no label on ${device.name}`, "missing-label button")];
  if (device.id === "small" && settings.appearance === "dark") result.push(finding("text-truncated", "error", "title", "title is cut", "text-truncated title"));
  return result;
}

function pictureOf(one, shade = null) {
  const dark = one.settings.appearance === "dark";
  const { views } = description(screens[0], one.device, dark);
  const colours = { root: dark ? "#000000" : "#ffffff", title: dark ? "#333344" : "#ddddee", field: "#99aabb", button: "#0a7aff", image: "#88cc88", cover: "#cc4422", turned: "#ccaa33", switch: "#33aa55", extra: "#aa88cc" };
  const boxes = views.filter((view) => colours[view.id] && view.frame).map((view) => [...view.frame, view.id === "root" && shade ? shade : colours[view.id]]);
  return png(one.device.width, one.device.height, boxes);
}

const dataOf = (values = {}) => ({ format: 1, title: `Gallery ${hostile}`, live: false, screens, pictures: picturesOf(), ...values });

/** A script that sends something to the page. */
const event = (name, detail) => `document.dispatchEvent(new CustomEvent("${name}", { detail: ${detail} }));\n`;

/** Writes a page's folder. */
function write(folder, document, data = dataOf()) {
  const save = (name, content) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  save("index.html", document);
  save("data.js", event("tinamou-data", literal(data)));
  for (const one of data.pictures) {
    if (one.error || one.id.includes("extra")) continue;
    save(one.picture, pictureOf(one));
    const screen = screens.find((other) => other.slug === one.screen);
    const own = description(screen, one.device, one.settings.appearance === "dark");
    save(one.description, event("tinamou-description", `[${literal(one.id)}, ${literal(own)}]`));
  }
}

module.exports = { write, dataOf, description, pictureOf, picturesOf, screens, devices, hostile, literal };
