// The parts of the pages that need no document: the store, the state, filters, addresses, descriptions, constraints and geometry.
"use strict";
const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");
const { pathToFileURL } = require("node:url");
const { isDeepStrictEqual } = require("node:util");
const { dataOf, description, devices, screens } = require("./fixture.js");

const folder = path.join(__dirname, "../../../Sources/TinamouCLI/Resources");
const load = (name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)));

/** The parts that need no document, of which Node can load each. */
const parts = ["store", "words", "page-state", "page-store", "page-filters", "page-address", "page-geometry", "page-model", "page-problems", "page-defects", "page-constraints",
  "page-differences", "snapshots-state"];

/** Checks all of them. `check` takes a name, whether it is true, and a detail. */
async function units(check) {
  const all = Object.assign({}, ...await Promise.all(parts.map(async (name) => ({ [name]: await load(name) }))));
  const equal = (name, value, expected) => check(name, isDeepStrictEqual(value, expected), JSON.stringify(value));
  const throws = (name, action, words) => {
    let message = null;
    try { action(); } catch (error) { message = error.message; }
    equal(name, message, words);
  };
  const tools = { equal, throws, check };
  for (const test of [store, words, state, changes, filters, neighbours, addresses, geometry, zoom, model, problems, defects, constraints, differences, report, sources]) {
    test(tools, all);
  }
}

// MARK: The store

function store({ equal, throws, check }, { store: { createStore, toggled, union } }) {
  const seen = [];
  const own = createStore({ a: 1, b: { c: 2 } }, ["first", "second"]);
  for (const part of ["second", "first", "third"]) own.subscribe(part, (state) => seen.push(`${part} ${state.a}`));
  own.set({ a: 2 });
  equal("a value is set without rendering", [own.state.a, seen.length], [2, 0]);
  own.update({ a: 3 });
  equal("a change renders the whole, in its order", seen.splice(0), ["first 3", "second 3"]);
  own.update({ a: 4 }, "third", "first");
  equal("a change renders the parts that are named", seen.splice(0), ["third 4", "first 4"]);
  own.render("second");
  equal("parts are rendered without a change", seen.splice(0), ["second 4"]);
  own.setIn("b", { c: 5 });
  equal("a value in a value is set", own.state.b, { c: 5 });
  throws("a name that the state does not have is an error", () => own.set({ typo: 1 }), 'the state has no "typo"');
  throws("in a value as well", () => own.setIn("b", { typo: 1 }), 'the state has no "typo"');
  throws("a name of each object is none of the state", () => own.set({ toString: 1 }), 'the state has no "toString"');
  throws("a part that nothing renders is an error", () => own.render("fourth"), 'nothing renders "fourth"');
  throws("a part has one renderer", () => own.subscribe("first", () => {}), 'two renderers of "first"');
  const set = new Set(["a"]);
  equal("an element is added, or taken away", [[...toggled(set, "b")], [...toggled(set, "a")], [...set]], [["a", "b"], [], ["a"]]);
  equal("objects are joined", union({ a: 1 }, { b: 2 }), { a: 1, b: 2 });
  throws("a name in two objects is an error", () => union({ a: 1 }, { a: 1 }), "a name is given twice");
  check("the store cannot be changed", Object.isFrozen(own));
}

function words({ equal }, { words: { format, count, percent } }) {
  equal("numbers have two decimals at most", [1, 1.005, 1.239, -0.001, 1 / 3].map(format), ["1", "1", "1.24", "0", "0.33"]);
  equal("what is no number is a dash", [null, undefined, NaN, Infinity, "1"].map(format), ["–", "–", "–", "–", "–"]);
  equal("numbers with units", [count(1, "view"), count(0, "view"), count(2, "ambiguity", "ambiguities")], ["1 view", "0 views", "2 ambiguities"]);
  equal("parts in percent", percent(1, 4), "25%");
}

// MARK: The state

/** A state with the data of the fixture. */
function filled({ "page-state": { initialState, withData } }, values = {}) {
  const own = initialState();
  return { ...own, ...withData(own, dataOf()), ...values };
}

function state({ equal, check }, all) {
  const own = all["page-state"];
  const empty = own.initialState();
  equal("states have nothing in common", [empty.models === own.initialState().models, empty.live === own.initialState().live], [false, false]);
  equal("without data there is no picture", [own.picture(empty), own.model(empty), own.selected({ ...empty, view: "a" })], [null, null, null]);
  const one = filled(all);
  equal("the first picture is chosen", one.picture, "settings/phone.portrait");
  equal("a picture that is there stays", own.withData({ ...one, picture: "sign-up/small.portrait" }, dataOf()).picture, "sign-up/small.portrait");
  equal("one that is gone does not", own.withData({ ...one, picture: "gone" }, dataOf()).picture, "settings/phone.portrait");
  equal("data without pictures has none", own.withData(one, { title: "" }).picture, null);
  equal("a title", own.title(one, own.picture(one)), "Settings · Phone · portrait, light");
  const settings = { orientation: "landscape", appearance: "dark", textSize: "ax1", direction: "rtl", language: "fr", ios: 18 };
  equal("settings in words", own.settingsTitle({ settings }), "landscape, dark, text ax1, right to left, fr, iOS 18");
  equal("usual settings are left out", own.settingsTitle({ settings: { orientation: "portrait", appearance: "light", textSize: "large", language: "en" } }, false), "");
  const other = { ...own.picture(one), version: 7 };
  equal("a picture takes the place of the former", own.withPicture(one, other).pictures[0].version, 7);
  equal("a new picture is the last one", own.withPicture(one, { ...other, id: "new" }).pictures.at(-1).id, "new");
  check("the data itself is not changed", one.data.pictures[0].version === 1);
  // A running screen.
  const running = { value: { device: { width: 1, height: 2 } }, view: (id) => ({ id }) };
  const live = { ...one, view: "a", live: { ...one.live, session: 0, picture: one.picture, model: running, source: "live/0.png" } };
  equal("a running screen has its own description, size and address",
    [own.model(live) === running, own.sizeOf(live, own.picture(live)), own.liveAddress(live, one.picture), own.canEdit(live), own.selected(live)],
    [true, { width: 1, height: 2 }, "live/0.png", true, { id: "a" }]);
  const away = { ...live, picture: "settings/small.portrait" };
  equal("of its picture only", [own.model(away), own.canEdit(away), own.sizeOf(away, own.picture(away)).width], [null, false, 320]);
  const ended = { ...live, live: { ...live.live, ...own.withoutSession("over") } };
  equal("an ended screen leaves nothing", [own.model(ended), own.canEdit(ended), ended.live.message], [null, false, "over"]);
  check("what is forgotten of a screen is in the state", Object.keys(own.withoutSession("")).every((name) => name in empty.live));
  equal("the clock keeps up in whole steps", [0, 1 / 30, 0.1, 9].map(own.stepsIn), [1, 1, 3, 15]);
  equal("panels", [own.panelsOf(one, false), own.panelsOf({ ...one, mode: "compare", data: { live: true } }, true)],
    [["view", "findings", "order"], ["tree", "view", "findings", "order", "differences", "record"]]);
}

function changes({ equal }, all) {
  const { changed, chosenNumber, pinned, selecting, toggledRow } = all["page-state"];
  const one = filled(all, { constraint: "1", number: "x", hover: "a", with: "settings/small.portrait" });
  equal("a view changes nothing else", changed(one, { view: "b" }), { view: "b" });
  equal("another picture forgets what belongs to the former", changed(one, { picture: "sign-up/phone.portrait" }),
    { picture: "sign-up/phone.portrait", constraint: null, hover: null, number: null });
  equal("a constraint may be chosen with it", changed(one, { picture: "sign-up/phone.portrait", constraint: "2" }).constraint, "2");
  equal("a picture is not compared with itself", changed(one, { picture: "settings/small.portrait" }).with, null);
  equal("unless another one is given", changed(one, { picture: "settings/small.portrait", with: one.picture }).with, one.picture);
  equal("the same picture forgets nothing", changed(one, { picture: one.picture }), { picture: one.picture });
  equal("the former mode is kept", changed({ ...one, mode: "strip" }, { mode: "compare" }).lastMode, "strip");
  equal("but for those that end", changed({ ...one, mode: "layers" }, { mode: "one" }).lastMode, undefined);
  equal("a constraint is pinned, and let go", [pinned(one, "1"), pinned({ ...one, isPinned: true }, "1"), pinned({ ...one, isPinned: true }, "2")],
    [{ isPinned: true, constraint: "1" }, { isPinned: false, constraint: null }, { isPinned: true, constraint: "2" }]);
  equal("a number is chosen, and let go", [chosenNumber(one, "y").number, chosenNumber(one, "x").number], ["y", null]);
  equal("a selected view is shown", ["tree", "record", "findings", "view"].map((panel) => selecting({ ...one, panel }, "a").panel), ["view", "view", "findings", "view"]);
  equal("in the panel that is named", selecting({ ...one, panel: "tree" }, "a", "order"), { view: "a", constraint: null, number: null, panel: "order" });
  const closed = toggledRow(one, "a");
  equal("a row closes and opens", [[...closed.collapsed], [...toggledRow({ ...one, ...closed }, "a").collapsed]], [["a"], []]);
}

// MARK: Filters and the order of pictures

const idsOf = (list) => list.map((one) => one.id);

function filters({ equal }, all) {
  const own = all["page-filters"];
  const one = filled(all);
  const ids = (values) => idsOf(own.visiblePictures({ ...one, ...values }));
  equal("without filters all are shown", ids({}).length, 12);
  equal("each word is searched", [ids({ search: " UP sign" }).length, ids({ search: "sign  ings" }).length], [4, 0]);
  equal("filters add up", ids({ filters: { device: "Small phone", appearance: "dark" }, search: "sett" }), ["settings/small.portrait.dark"]);
  equal("an empty filter lets all through", ids({ filters: { device: "" } }).length, 12);
  equal("filters have more than one value", own.choices(one), [{ key: "device", values: ["Phone", "Small phone"] }, { key: "appearance", values: ["light", "dark"] }]);
  equal("filters for what is gone are forgotten", own.knownFilters({ ...one, filters: { device: "Phone", appearance: "", language: "fr" } }), { device: "Phone" });
  equal("whether something is left out", [own.isFiltered(one), own.isFiltered({ ...one, search: "a" }), own.isFiltered({ ...one, filters: { device: "" } })], [false, true, false]);
  equal("screens in their order", [...own.grouped(one.data.pictures)].map(([name, some]) => [name, some.length]), [["settings", 4], ["sign-up", 4], ["hostile", 4]]);
  equal("the likest picture", own.likest(one.data.pictures.slice(4), one.pictures.get("settings/small.portrait.dark")).id, "sign-up/small.portrait.dark");
  equal("the likest among none", own.likest([], {}), null);
  equal("problems of pictures", own.problemsOf(one.data.pictures), { errors: 1, warnings: 0, failed: 1, incomplete: 4, conflicts: 12, ambiguities: 12, messages: 12 });
  equal("pictures without a summary have none", own.problemsOf([{}]), { errors: 0, warnings: 0, failed: 0, incomplete: 0, conflicts: 0, ambiguities: 0, messages: 0 });
}

function neighbours({ equal }, all) {
  const own = all["page-filters"];
  const one = filled(all);
  const next = (values, step) => own.nextPicture({ ...one, ...values }, step)?.id ?? null;
  equal("the next picture", [next({}, 1), next({}, -1), next({}, 99)], ["settings/phone.portrait.dark", null, "hostile/small.portrait.dark"]);
  equal("from one that is left out to the first", next({ filters: { device: "Small phone" } }, 1), "settings/small.portrait");
  const screen = (values, step) => own.nextScreen({ ...one, ...values }, step)?.id ?? null;
  equal("the next screen with like settings", [screen({ picture: "settings/small.portrait.dark" }, 1), screen({}, -1)], ["sign-up/small.portrait.dark", null]);
  equal("without pictures there is none", [own.nextPicture({ ...one, search: "none" }, 1), own.nextScreen({ ...one, search: "none" }, 1)], [null, null]);
  const compared = (values) => own.otherId({ ...one, mode: "compare", ...values });
  equal("the next of the same screen is compared", [compared({}), compared({ picture: "settings/small.portrait.dark" })], ["settings/phone.portrait.dark", "settings/phone.portrait"]);
  equal("or the chosen one", [compared({ with: "hostile/phone.portrait" }), compared({ with: "gone" }), compared({ with: one.picture })],
    ["hostile/phone.portrait", "settings/phone.portrait.dark", "settings/phone.portrait.dark"]);
  const alone = { ...one, ...all["page-state"].withData(one, { pictures: [one.data.pictures[0]] }), mode: "compare" };
  equal("a picture alone is compared with none", [own.otherId(alone), own.otherId(one)], [null, null]);
  const shown = (mode) => own.shownPictures({ ...one, mode }).length;
  equal("each mode shows its pictures", ["one", "strip", "matrix", "compare", "layers"].map(shown), [1, 4, 12, 2, 1]);
}

function addresses({ equal }, all) {
  const { fileAddress, hashOf, valuesOf } = all["page-address"];
  const one = filled(all, { view: "a & b", mode: "compare", panel: "order", with: "sign-up/phone.portrait" });
  const hash = hashOf(one);
  equal("an address leads back", valuesOf(filled(all), hash), { picture: one.picture, view: "a & b", mode: "compare", panel: "order", with: one.with });
  equal("what is usual is left out", hashOf(filled(all, { with: "a" })), "#picture=settings%2Fphone.portrait");
  equal("a wrong address changes nothing", valuesOf(filled(all, { mode: "matrix" }), "#mode=bogus&with=gone"),
    { picture: one.picture, view: null, mode: "matrix", panel: "view", with: null });
  equal("a picture alone is shown large", valuesOf(filled(all, { mode: "matrix" }), "#picture=gone").mode, "one");
  equal("paths of files", [fileAddress("a b/c?#%.png", 2), fileAddress("a/b.js", 0)], ["a%20b/c%3F%23%25.png?v=2", "a/b.js"]);
}

// MARK: Geometry

const boxOf = (x, y, width, height) => ({ x, y, width, height, right: x + width, bottom: y + height });

function geometry({ equal }, { "page-geometry": own }) {
  equal("a rectangle in the window", own.rect({ windowFrame: [1, 2, 4, 6], frame: [0, 0, 1, 1] }), { ...boxOf(1, 2, 4, 6), midX: 3, midY: 5 });
  equal("the frame of a root is its", own.rect({ frame: [1, 2, 4, 6] }).right, 5);
  equal("of others it is not", [own.rect({ frame: [1, 2, 4, 6], parentView: {} }), own.rect(null)], [null, null]);
  const turned = { windowFrame: [0, 0, 10, 10], corners: [5, 0, 10, 5, 5, 10, 0, 5] };
  equal("a turned view", [[5, 5], [1, 1], [2, 5], [11, 5]].map(([x, y]) => own.contains(turned, x, y)), [true, false, true, false]);
  equal("a straight view", [[0, 0], [10, 10], [10.1, 5]].map(([x, y]) => own.contains({ windowFrame: [0, 0, 10, 10] }, x, y)), [true, true, false]);
  equal("the alpha of all", own.opacity({ alpha: 0.5, parentView: { parentView: { alpha: 0.5 } } }), 0.25);
  const lengths = (a, b) => own.distances(a, b).map((one) => [one.isHorizontal ? "h" : "v", one.length, one.at]);
  equal("gaps of views that are apart", lengths(boxOf(0, 0, 10, 10), boxOf(30, 20, 10, 10)), [["h", 20, 5], ["v", 10, 5]]);
  equal("the other way round", lengths(boxOf(30, 20, 10, 10), boxOf(0, 0, 10, 10)), [["h", 20, 25], ["v", 10, 35]]);
  equal("edges of one in the other", lengths(boxOf(10, 20, 10, 10), boxOf(0, 0, 100, 50)), [["h", 10, 25], ["h", 80, 25], ["v", 20, 15], ["v", 20, 15]]);
  equal("the same edges have no distance", lengths(boxOf(0, 0, 10, 10), boxOf(0, 0, 10, 10)), []);
  const tags = Array.from({ length: 6 }, (_, index) => ({ x: 0, y: index / 10, words: "100" }));
  const placed = own.apart(tags, 1);
  const overlap = placed.some((a, index) => placed.slice(index + 1).some((b) => Math.abs(a.x - b.x) < 20 && Math.abs(a.y - b.y) < 17));
  equal("texts do not lie on each other", [overlap, placed[0], placed.length], [false, tags[0], 6]);
}

function zoom({ equal, check }, { "page-geometry": own }) {
  const area = { clientWidth: 456, clientHeight: 912 };
  const scale = (values) => own.scaleOf({ mode: "one", zoom: "fit", sizes: [{ width: 400, height: 800 }], area, isPhone: false, ...values });
  equal("one picture fits", [scale({}), scale({ sizes: [{ width: 400, height: 8000 }] }), scale({ sizes: [{ width: 1, height: 1 }] })], [1, 0.1, 4]);
  equal("two share the width", scale({ mode: "compare", sizes: [{ width: 88, height: 200 }, { width: 176, height: 400 }] }), 1);
  equal("layers are smaller", scale({ mode: "layers" }), 0.72);
  equal("a step is a tenth of a doubling", [scale({ zoom: 0 }), scale({ zoom: 10 }), scale({ zoom: -20 })], [1, 2, 0.25]);
  equal("the matrix has a usual size", [scale({ mode: "matrix", zoom: 0, area: null }), scale({ mode: "strip", zoom: "fit", area: null })], [0.3, 0.425]);
  equal("on phones it is smaller", scale({ mode: "matrix", zoom: 10, isPhone: true, area: null }), 0.5);
  equal("steps have limits", [-41, 0, 31].map(own.zoomStep), [-40, 0, 30]);
  check("scales are steps", [-40, -7, 0, 30].every((step) => own.stepOf(2 ** (step / 10)) === step));
}

// MARK: Descriptions

const modelOf = ({ "page-model": { Model } }, device = devices[0], values = {}) => new Model({ ...description(screens[0], device, false), ...values });
const idOf = (one) => one.id;

function model({ equal, check }, all) {
  const own = modelOf(all);
  equal("views are a tree", [own.roots.map(idOf), own.view("root").parentView.id, own.view("root").children.length, own.view("title").level], [["window"], "window", 11, 2]);
  equal("views at a point, the front first", own.at(150, 340).map(idOf), ["cover", "covered", "root", "window"]);
  check("what is hidden or clipped is not seen", !own.isSeen(own.view("hidden")) && !own.isSeen(own.view("clipped")) && own.isSeen(own.view("image")));
  equal("the corners of a turned view count", [own.at(240, 310)[0].id, own.at(200, 270)[0].id], ["turned", "root"]);
  equal("constraints of a view, its own and those that name it", own.constraintsOf(own.view("field")).map(idOf), ["4", "5", "9"]);
  equal("broken constraints and ambiguous views", [[...own.broken], [...own.ambiguous], own.isAmbiguous(own.view("image"))], [["7"], ["image"], true]);
  const { Model } = all["page-model"];
  const views = [{ id: "a", depth: 0, frame: [0, 0, 1, 1] }, { id: "b", depth: 1 }, { id: "c", depth: 2 }, { id: "d", depth: 1 }, { id: "e", depth: 9, parent: "gone" }];
  equal("without names of parents the depth says", new Model({ views }).views.map((view) => view.parentView?.id ?? null), [null, "a", "b", "a", null]);
  equal("a view is not in itself", new Model({ views: [{ id: "a", parent: "a" }] }).roots.length, 1);
  equal("an empty description", [new Model({}).at(0, 0), new Model({}).view("a")], [[], null]);
  const { planes } = all["page-geometry"];
  equal("planes are what is seen in the picture", planes(own, devices[0]).length, 11);
}

function problems({ equal }, all) {
  const own = modelOf(all);
  const { findings, labelOf, lacksLabel, nameOf, problemCount, reading, viewOf } = all["page-problems"];
  equal("findings", findings(own).map((one) => [one.title, one.rows.map((row) => row.view.id).join()]), [
    ["Truncated texts", "title"], ["Clipped views", "clipped"], ["Partly clipped views", "turned"], ["Covered views", "covered"],
    ["Missing accessibility labels", "button"], ["Hidden views", "hidden"],
  ]);
  equal("problems", problemCount(own), 7);
  equal("what covers a view is named", findings(own)[3].rows[0].detail, "by UIView");
  equal("the order of reading", reading(own).map(idOf), ["title", "field", "button", "image", "switch"]);
  const label = { class: "UILabel", text: "Go", children: [] };
  const button = { class: "UIButton", children: [{ class: "UIView", children: [label] }], accessibility: { traits: ["button"] } };
  equal("the label of a button is its text", [labelOf(button), lacksLabel(button), lacksLabel({ ...button, children: [] })], ["Go", false, true]);
  equal("a part of a button needs none", lacksLabel({ class: "UIImageView", children: [], parentView: button, accessibility: { traits: ["image"] } }), false);
  equal("names", [nameOf(own, "title"), nameOf(own, "root"), nameOf(own, "gone")], ["UILabel “Settings”", "UIView", "gone"]);
  equal("views of constraints", [viewOf({ first: { owner: "a" } }), viewOf({ second: { view: "b" } }), viewOf(undefined)], ["a", "b", null]);
}

function defects({ equal }, all) {
  const { defectsAt, defectsOf, groupedDefects, seriousViews } = all["page-defects"];
  const { problemCount } = all["page-problems"];
  const pictures = dataOf().pictures.filter((one) => one.screen === "sign-up");
  const groups = groupedDefects(pictures);
  equal("a defect is one, errors first", groups.map((one) => [one.level, one.finding.rule, one.pictures.length]), [["error", "text-truncated", 1], ["note", "missing-label", 4]]);
  equal("the usual configuration is first", groups.map((one) => one.least.id), ["sign-up/small.portrait.dark", "sign-up/phone.portrait"]);
  const turned = [{ ...pictures[0], settings: { ...pictures[0].settings, textSize: "ax3" } }, pictures[0]];
  equal("whatever is drawn first", groupedDefects(turned)[0].least, pictures[0]);
  equal("screens have defects of their own", groupedDefects([pictures[0], { ...pictures[0], screen: "other" }]).length, 2);
  const [phone, , , dark] = pictures;
  equal("defects of a view", [defectsAt(dark, null, "title").length, defectsAt(phone, null, "title").length], [1, 0]);
  equal("notes mark nothing", [[...seriousViews(phone, null)], [...seriousViews(dark, null)]], [[], [["title", "red"]]]);
  const own = modelOf(all);
  equal("defects that are not known", [defectsOf(dataOf().pictures[0], own), groupedDefects(dataOf().pictures.slice(0, 2))], [null, []]);
  const live = { value: { findings: [] } };
  equal("a running screen has its own", defectsOf(dark, live), []);
  equal("what rules find counts once", [problemCount(own, dark.findings), problemCount(own, [])], [3, 2]);
}

function constraints({ equal }, all) {
  const own = modelOf(all);
  const { constantOf, constantWords, deciding, drawnConstraints, equation } = all["page-constraints"];
  const one = (id) => own.constraints.get(id);
  const title = own.view("title");
  equal("equations", ["1", "2", "3", "8"].map((id) => equation(own, one(id), title)), [
    "self.leading = superview.layoutMarginsGuide.leading", "self.top = superview.top + 80", "self.trailing ≤ superview.trailing − 16", "self.height = 34",
  ]);
  equal("equations from elsewhere", [equation(own, one("2"), null), equation(own, one("9"), own.view("button"))], ["titleLabel.top = root.top + 80", "self.width ≥ 0.5 × “Name”.width"]);
  equal("without sides there are the words of UIKit", [equation(own, { id: "x", description: "<A>" }), equation(own, { id: "x" })], ["<A>", "x"]);
  equal("words of lines", ["1", "2", "3", "9"].map((id) => constantWords(own, one(id))), ["", "80", "≤ -16", "≥ × 0.5"]);
  const size = { kind: "intrinsic", first: { view: "title", attribute: "width" } };
  equal("a content size is the view's", [constantOf(own, size), constantOf(own, { first: { view: "field", attribute: "top" } }), constantOf(own, { first: { view: "gone" } })], [120, 140, null]);
  const state = filled(all, { lines: false });
  equal("broken constraints are drawn always", drawnConstraints(state, own, title).map(idOf), ["7"]);
  equal("those of the view", drawnConstraints({ ...state, lines: true }, own, title).map(idOf), ["7", "1", "2", "3", "4", "8"]);
  equal("and the chosen ones", drawnConstraints({ ...state, number: "width", constraint: "9" }, own, title).map(idOf), ["7", "1", "3", "9"]);
  equal("what decides a number", [deciding({ number: "width" }, title), deciding({ number: null }, title), deciding({ number: "x" }, null)], [["1", "3"], [], []]);
}

function differences({ equal }, all) {
  const own = all["page-differences"].differences;
  const [left, right] = devices.map((device) => modelOf(all, device));
  const list = own(left, right);
  const words = (id) => list.find((one) => one.id === id)?.words;
  equal("kinds of differences", ["changed", "added", "removed"].map((kind) => list.filter((one) => one.kind === kind).map(idOf).join()),
    ["window,root,title,field,button,clipped", "", "switch,extra"]);
  equal("a text and a size", words("title"), ["text “Settings” → “Settings on a small phone”", "size 358 × 40 → 288 × 40"]);
  equal("a place", words("clipped"), ["place 410, 260 → 340, 260"]);
  equal("the other way round", own(right, left).filter((one) => one.kind === "added").map(idOf), ["switch", "extra"]);
  equal("equal descriptions", own(left, modelOf(all)), []);
  const dark = new all["page-model"].Model(description(screens[0], devices[0], true));
  equal("colors", own(left, dark).find((one) => one.id === "root").words, ["background #ffffffff → #000000ff"]);
}

// MARK: The page of reports

function report({ equal }, { "snapshots-state": own }) {
  const one = own.initialState();
  const values = { screen: "A", device: "phone", kinds: "different frames" };
  const shown = (filters) => own.isShown({ filters: { ...one.filters, ...filters } }, values);
  equal("filters of reports", [shown({}), shown({ screen: "A", kind: "frames" }), shown({ kind: "frame" }), shown({ device: "tablet" })], [true, true, false, false]);
  equal("steps stay in the list", [own.stepped(one, 1, 3), own.stepped({ current: 2 }, 1, 3), own.stepped({ current: 0 }, -1, 3)], [0, 2, 0]);
  equal("classes of modes", own.classesOf("difference"), { slider: false, overlay: false, "difference-only": true, blink: false });
  const accepted = (...ids) => ({ decisions: new Map(ids.map((id) => [id, "accept"])) });
  equal("the command", own.command(accepted("a/b", "it's"), ""), "snapshots accept 'a/b' 'it'\\''s'");
  const row = { decisions: own.deciding(accepted("c/d"), "a/b a/c", "accept") };
  equal("a row is accepted", [...row.decisions.keys()], ["c/d", "a/b", "a/c"]);
  equal("all of it", [own.areDecided(row, "a/b a/c", "accept"), own.areDecided(row, "a/b a/d", "accept")], [true, false]);
  equal("or not any more", [...own.deciding(row, "a/b a/c", "accept").keys()], ["c/d"]);
  equal("with a folder", own.command(accepted("--references"), "my refs"), "snapshots accept --references 'my refs' '--references'");
  const mixed = { decisions: own.deciding(row, "a/b", "reject") };
  equal("what is rejected is not accepted", own.command(mixed, ""), "snapshots accept 'c/d' 'a/c'");
  equal("the file of decisions", own.decisionsFile(mixed, { "a/b": "1", "a/c": "2" }, "refs"), {
    format: 1, references: "refs",
    decisions: [{ id: "a/b", decision: "reject", picture: "1" }, { id: "a/c", decision: "accept", picture: "2" }],
  });
}

// MARK: The sources

/** Functions of the pages have at most sixty lines. */
function sources({ check }) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".mjs"))) {
    const lines = readFileSync(path.join(folder, name), "utf8").split("\n");
    lines.forEach((line, index) => {
      if (!/^(export )?(async )?(function|class) |^(export )?const \w+ = .*[({]$/.test(line) || line.startsWith("export class")) return;
      const length = lines.slice(index).findIndex((other) => /^[}\])]/.test(other)) + 1;
      if (length > 60) check(`${name}:${index + 1} has ${length} lines`, false);
    });
  }
  check("functions of the pages are short", true);
}

module.exports = { units };
