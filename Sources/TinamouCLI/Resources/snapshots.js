"use strict";
const byId = (id) => document.getElementById(id);
const articles = [...document.querySelectorAll("article")];
const filters = ["screen", "device", "kind"];
const accepted = new Set();
let current = -1;

document.querySelector(".controls").hidden = false;

function shown() { return articles.filter((article) => !article.hidden); }

function filter() {
  const [screen, device, kind] = filters.map((id) => byId(id).value);
  for (const article of articles) {
    const data = article.dataset;
    article.hidden = (screen && data.screen !== screen) || (device && data.device !== device)
      || (kind && !data.kinds.split(" ").includes(kind)) || false;
  }
  current = -1;
  byId("count").textContent = `${shown().length} of ${articles.length}`;
}

function show(mode) {
  document.body.classList.remove("slider", "overlay", "blink", "difference-only");
  if (mode === "difference") document.body.classList.add("difference-only");
  else if (mode !== "side") document.body.classList.add(mode);
}

function place(image) {
  if (!image.naturalWidth) return;
  for (const box of image.closest(".picture").querySelectorAll("i")) {
    const [x, y, width, height] = box.dataset.box.split(",").map(Number);
    const percent = (value, whole) => `${(value / whole) * 100}%`;
    box.style.left = percent(x, image.naturalWidth);
    box.style.top = percent(y, image.naturalHeight);
    box.style.width = percent(width, image.naturalWidth);
    box.style.height = percent(height, image.naturalHeight);
  }
}

function go(step) {
  const list = shown();
  if (!list.length) return;
  current = Math.min(Math.max(current + step, 0), list.length - 1);
  list[current].focus({ preventScroll: true });
  list[current].scrollIntoView({ block: "start" });
}

function accept() {
  const article = shown()[current];
  if (!article || !article.dataset.acceptable) return;
  const id = article.dataset.id;
  if (!accepted.delete(id)) accepted.add(id);
  article.classList.toggle("accepted", accepted.has(id));
  const references = byId("accepted").dataset.references;
  const words = [...(references ? ["--references", references] : []), ...accepted];
  const quoted = words.map((name) => name === "--references" ? name : `'${name.replaceAll("'", "'\\''")}'`);
  document.querySelector("#accepted code").textContent = `snapshots accept ${quoted.join(" ")}`;
  byId("accepted").hidden = accepted.size === 0;
}

for (const image of document.querySelectorAll(".picture img")) {
  image.addEventListener("load", () => place(image));
  if (image.complete) place(image);
}
for (const pictures of document.querySelectorAll(".pictures")) {
  if (!pictures.querySelector(".expected")) continue;
  const cut = document.createElement("input");
  Object.assign(cut, { type: "range", min: 0, max: 100, value: 50, className: "cut", ariaLabel: "Slider" });
  cut.addEventListener("input", () => pictures.style.setProperty("--cut", `${cut.value}%`));
  pictures.before(cut);
}
for (const id of filters) byId(id).addEventListener("change", filter);
byId("mode").addEventListener("change", (event) => show(event.target.value));
byId("zoom").addEventListener("input", (event) => {
  document.documentElement.style.setProperty("--zoom", event.target.value);
  document.body.classList.toggle("pixels", event.target.value >= 2);
});
byId("boxes").addEventListener("change", (event) => document.body.classList.toggle("plain", !event.target.checked));
document.querySelector("#accepted button").addEventListener("click", () =>
  navigator.clipboard?.writeText(document.querySelector("#accepted code").textContent));
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test(event.target.tagName)) return;
  if (event.key === "j") go(1);
  else if (event.key === "k") go(-1);
  else if (event.key === "a") accept();
});
filter();
