// The page of a report of snapshots: filters, ways to compare, and decisions, which a server takes where there is one.
import { areDecided, classesOf, command, deciding, decisionsFile, filterNames, initialState, isShown, stepped } from "./snapshots-state.mjs";
import { createStore } from "./store.mjs";
import { percent } from "./words.mjs";

const byId = (id) => document.getElementById(id);
const articles = [...document.querySelectorAll("article")];
const store = createStore(initialState(), ["articles", "mode", "zoom", "boxes", "decisions"]);
const { state, update } = store;
const panel = byId("decisions").dataset;
const digests = JSON.parse(panel.digests);

const shown = () => articles.filter((article) => !article.hidden);

store.subscribe("articles", () => {
  for (const article of articles) article.hidden = !isShown(state, article.dataset);
  byId("count").textContent = `${shown().length} of ${articles.length}`;
});
store.subscribe("mode", () => {
  for (const [name, isOn] of Object.entries(classesOf(state.mode))) document.body.classList.toggle(name, isOn);
});
store.subscribe("zoom", () => {
  document.documentElement.style.setProperty("--zoom", state.zoom);
  document.body.classList.toggle("pixels", state.zoom >= 2);
});
store.subscribe("boxes", () => document.body.classList.toggle("plain", !state.hasBoxes));
store.subscribe("decisions", () => {
  for (const article of articles) {
    const { id } = article.dataset;
    article.classList.toggle("accepted", areDecided(state, id, "accept"));
    article.classList.toggle("rejected", areDecided(state, id, "reject"));
    for (const button of article.querySelectorAll("button[data-decision]")) {
      button.setAttribute("aria-pressed", areDecided(state, id, button.dataset.decision));
    }
  }
  document.querySelector("#decisions code").textContent = command(state, panel.references);
  byId("answer").textContent = state.answer;
  byId("decisions").hidden = state.decisions.size === 0 && !state.answer;
});

/** Puts the boxes of moved views in their places on a picture. */
function place(image) {
  if (!image.naturalWidth) return;
  for (const box of image.closest(".picture").querySelectorAll("i")) {
    const [x, y, width, height] = box.dataset.box.split(",").map(Number);
    box.style.left = percent(x, image.naturalWidth);
    box.style.top = percent(y, image.naturalHeight);
    box.style.width = percent(width, image.naturalWidth);
    box.style.height = percent(height, image.naturalHeight);
  }
}

/** Goes to the snapshot some steps further. */
function go(step) {
  const list = shown();
  if (!list.length) return;
  const current = stepped(state, step, list.length);
  store.set({ current });
  list[current].focus({ preventScroll: true });
  list[current].scrollIntoView({ block: "start" });
}

/** Accepts or rejects the snapshots of a row, or does not any more. A server takes the decision at once. */
async function decide(article, decision) {
  if (!article?.dataset.acceptable) return;
  const { id } = article.dataset;
  if (!panel.served) {
    update({ decisions: deciding(state, id, decision) }, "decisions");
    return;
  }
  // What was accepted is the reference; it is not taken back.
  const decisions = new Map(id.split(" ").map((one) => [one, decision]));
  let words;
  try {
    const response = await fetch("decide", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify(decisionsFile({ decisions }, digests, panel.told)),
    });
    const answer = await response.json();
    words = response.ok ? "" : answer.error;
  } catch {
    words = "the server does not answer; start `snapshots review` again";
  }
  update({ answer: words, ...(words ? {} : { decisions: new Map([...state.decisions, ...decisions]) }) }, "decisions");
}

/** Saves the decisions as a file. */
function save() {
  const text = `${JSON.stringify(decisionsFile(state, digests, panel.told), null, 2)}\n`;
  const link = document.createElement("a");
  link.href = `data:application/json,${encodeURIComponent(text)}`;
  link.download = "decisions.json";
  link.click();
}

/** Adds the slider that cuts pictures which have a reference. */
function addSlider(pictures) {
  if (!pictures.querySelector(".expected")) return;
  const cut = document.createElement("input");
  Object.assign(cut, { type: "range", min: 0, max: 100, value: 50, className: "cut", ariaLabel: "Slider" });
  cut.addEventListener("input", () => pictures.style.setProperty("--cut", `${cut.value}%`));
  pictures.before(cut);
}

document.querySelector(".controls").hidden = false;
for (const image of document.querySelectorAll(".picture img")) {
  image.addEventListener("load", () => place(image));
  if (image.complete) place(image);
}
for (const pictures of document.querySelectorAll(".pictures")) addSlider(pictures);
for (const name of filterNames) {
  byId(name).addEventListener("change", (event) => update({ filters: { ...state.filters, [name]: event.target.value }, current: -1 }, "articles"));
}
byId("mode").addEventListener("change", (event) => update({ mode: event.target.value }, "mode"));
byId("zoom").addEventListener("input", (event) => update({ zoom: Number(event.target.value) }, "zoom"));
byId("boxes").addEventListener("change", (event) => update({ hasBoxes: event.target.checked }, "boxes"));
byId("copy").addEventListener("click", () =>
  navigator.clipboard?.writeText(document.querySelector("#decisions code").textContent));
byId("save").addEventListener("click", save);
for (const button of document.querySelectorAll("button[data-decision]")) {
  button.hidden = false;
  button.addEventListener("click", () => decide(button.closest("article"), button.dataset.decision));
}
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test(event.target.tagName)) return;
  if (event.key === "j") go(1);
  else if (event.key === "k") go(-1);
  else if (event.key === "a") decide(shown()[state.current], "accept");
  else if (event.key === "r") decide(shown()[state.current], "reject");
});
// What browsers keep of controls when a page is loaded anew.
store.set({ filters: Object.fromEntries(filterNames.map((name) => [name, byId(name).value])) });
store.render("articles");
