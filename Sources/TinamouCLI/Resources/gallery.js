const zoom = document.getElementById("zoom");
const outlines = document.getElementById("outlines");
zoom.addEventListener("input", () => document.documentElement.style.setProperty("--zoom", zoom.value));
outlines.addEventListener("change", () => document.body.classList.toggle("outlines", outlines.checked));

// Pointing at a row of the tree marks its rectangle in the picture.
for (const row of document.querySelectorAll("[data-frame]")) {
  row.addEventListener("pointerenter", () => {
    const figure = row.closest("figure");
    const [x, y, width, height] = row.dataset.frame.split(",").map(Number);
    const style = getComputedStyle(figure);
    const w = Number(style.getPropertyValue("--w"));
    const h = Number(style.getPropertyValue("--h"));
    const mark = document.createElement("i");
    mark.className = "mark";
    mark.style.cssText = `left:${x / w * 100}%;top:${y / h * 100}%;width:${width / w * 100}%;height:${height / h * 100}%`;
    figure.querySelector(".overlay").append(mark);
  });
  row.addEventListener("pointerleave", () => {
    row.closest("figure").querySelectorAll(".mark").forEach((mark) => mark.remove());
  });
}
