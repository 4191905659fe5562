// The page of a report of snapshots: filters, ways to compare, and a list of what is accepted.
import { accepting, areAccepted, classesOf, command, filterNames, initialState, isShown, stepped } from "./snapshots-state.mjs";
import { createStore } from "./store.mjs";
import { percent } from "./words.mjs";

const byId = (id) => document.getElementById(id);
const articles = [...document.querySelectorAll("article")];
const store = createStore(initialState(), ["articles", "mode", "zoom", "boxes", "accepted"]);
const { state, update } = store;

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
store.subscribe("accepted", () => {
  for (const article of articles) article.classList.toggle("accepted", areAccepted(state, article.dataset.id));
  document.querySelector("#accepted code").textContent = command(state, byId("accepted").dataset.references);
  byId("accepted").hidden = state.accepted.size === 0;
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

/** Accepts the snapshots of the current row, or does not any more. */
function accept() {
  const article = shown()[state.current];
  if (article?.dataset.acceptable) update({ accepted: accepting(state, article.dataset.id) }, "accepted");
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
document.querySelector("#accepted button").addEventListener("click", () =>
  navigator.clipboard?.writeText(document.querySelector("#accepted code").textContent));
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test(event.target.tagName)) return;
  if (event.key === "j") go(1);
  else if (event.key === "k") go(-1);
  else if (event.key === "a") accept();
});
// What browsers keep of controls when a page is loaded anew.
store.set({ filters: Object.fromEntries(filterNames.map((name) => [name, byId(name).value])) });
store.render("articles");
