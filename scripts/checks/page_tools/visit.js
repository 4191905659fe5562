// A screen in use on the page of `preview`, by events of the mouse, the wheel and the keyboard.
"use strict";
const { pause } = require("./browser.js");

/** The classes of views that are tapped. */
const touchable = ["UIButton", "UISwitch", "UISegmentedControl", "UIStepper", "UISlider", "UITableViewCell", "UICollectionViewCell"];
const fields = ["UITextField", "UITextView", "UISearchTextField"];

class Visit {
  constructor(page, check) { Object.assign(this, { page, check, tapped: 0 }); }

  static async begin(page, address, id, check) {
    const visit = new Visit(page, check);
    await page.go(`${address}#picture=${encodeURIComponent(id)}&mode=one&panel=view`);
    check("the picture is shown", await page.until("live.isConnected && model(state) !== null && stage.querySelector('.device img')?.naturalWidth > 0", 30));
    await visit.use();
    check("the screen is opened for use", await page.until("live.session !== null && live.model !== null", 120), await visit.message());
    return visit;
  }

  message() { return this.page.value("live.message ?? ''"); }

  /** Waits until the server has answered everything, and the page shows the last picture. */
  async rest() {
    const isDone = "(async () => { await queue; return !shots.isTaken && !shots.isWanted && !touch.isSending && !wheel.isSending && !scrubbing.isSending; })()";
    // What the page does next begins in a turn of its own.
    for (let quiet = 0; quiet < 3;) {
      quiet = await this.page.value(isDone) ? quiet + 1 : 0;
      await pause(10);
    }
    const failure = await this.message();
    if (failure) this.check("the page has no message", false, failure);
  }

  async use() {
    if (await this.page.value("isUsing(state)")) return;
    await this.page.click("[data-do=live-use]");
    await this.page.until("isUsing(state) && live.model !== null", 120);
    await this.rest();
  }

  /** Ends the use, so that the page asks what is on the screen. */
  async inspect() {
    await this.rest();
    if (await this.page.value("isUsing(state)")) await this.page.key("Escape");
    await this.rest();
    await this.page.value("refresh()");
  }

  /** The place on the page of a point of the screen. */
  place([x, y]) {
    return this.page.value(`(() => {
      const box = stage.querySelector(".device").getBoundingClientRect();
      const size = sizeOf(state, pictures.get(live.picture));
      return [box.x + ${x} / size.width * box.width, box.y + ${y} / size.height * box.height];
    })()`);
  }

  /** The middles of the visible views of classes, in points. */
  async views(classes) {
    await this.inspect();
    return this.page.value(`live.model.views.filter((one) => {
      const box = rect(one);
      const { width, height } = sizeOf(state, pictures.get(live.picture));
      return ${JSON.stringify(classes)}.includes(one.class) && !one.hidden && !one.clipped && !one.coveredBy && one.enabled !== false && box && box.width > 0
        && box.midX > 0 && box.midX < width && box.midY > 0 && box.midY < height;
    }).map((one) => [rect(one).midX, rect(one).midY])`);
  }

  // MARK: The pointer and the keyboard

  async tap(point, holding = 30) {
    await this.use();
    const [x, y] = await this.place(point);
    await this.page.mouse("mouseMoved", x, y);
    await this.page.mouse("mousePressed", x, y);
    await pause(holding);
    await this.page.mouse("mouseReleased", x, y);
    await this.rest();
  }

  async tapControls(count) {
    const places = await this.views(touchable);
    for (let index = 0; index < Math.min(count, places.length); index++) await this.tap(places[this.tapped++ % places.length]);
    if (!places.length) await this.tap([100, 300]);
  }

  async typeIntoField(text) {
    const [place] = await this.views(fields);
    if (!place) return;
    await this.tap(place);
    for (const key of text) await this.page.key(key);
    await this.page.key("Backspace");
    await this.rest();
    await this.inspect();
    const wanted = [...text].slice(0, -1).join("");
    this.check("what is typed is in the field", await this.page.value(`live.model.views.some((one) => one.text?.includes(${JSON.stringify(wanted)}))`));
    await this.use();
    await this.page.key("Enter");
    await this.rest();
  }

  async dragAndScroll() {
    await this.use();
    await this.page.drag(await this.place([180, 500]), await this.place([170, 260]));
    await this.rest();
    const [x, y] = await this.place([180, 400]);
    for (const deltaY of [60, -25]) {
      await this.page.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY });
      await this.rest();
    }
  }

  async pinch() {
    await this.use();
    await this.page.drag(await this.place([120, 300]), await this.place([80, 260]), { modifiers: 1 });
    await this.rest();
  }

  async pressLong() {
    await this.tap([196, 420], 600);
  }

  // MARK: The bar and the inspector

  async press(name, expected) {
    await this.page.click(`[data-do=${name}]`);
    await this.rest();
    if (expected) this.check(`${name} changes the settings`, await this.page.value(expected));
  }

  async changeSettings() {
    await this.inspect();
    const light = await this.page.value("live.source");
    await this.press("live-dark", "live.settings.appearance === 'dark'");
    this.check("there is another picture in the dark", await this.page.until(`live.source !== ${JSON.stringify(light)}`));
    await this.press("live-motion", "live.settings.reduceMotion === true");
    await this.press("live-rotate", "live.settings.orientation === 'landscape' && sizeOf(state, pictures.get(live.picture)).width > sizeOf(state, pictures.get(live.picture)).height");
    await this.page.set("[data-do=live-text]", "5");
    await this.rest();
    await this.press("live-rtl", "live.settings.direction === 'rtl'");
    await this.press("live-rotate", "live.settings.orientation === 'portrait'");
    await this.press("live-motion", "live.settings.reduceMotion === false");
  }

  async editText(text) {
    await this.inspect();
    const id = await this.page.value("live.model.views.find((one) => one.class === 'UILabel' && one.text && !one.hidden)?.id ?? null");
    if (id === null) return;
    await this.page.value(`select(${JSON.stringify(id)})`);
    await this.page.set("[data-do=edit-view][data-key=text]", text);
    await this.rest();
    this.check("an edited text is on the screen", await this.page.until(`live.model.views.some((one) => one.text === ${JSON.stringify(text)})`), await this.message());
  }

  /** Changes a constant of a constraint of code, for which the page shows the line to change. */
  async editConstant() {
    await this.inspect();
    const found = await this.page.value(`(() => {
      const one = [...live.model.constraints.values()].find((other) => other.kind === "explicit" && other.active && other.file && other.constant && other.first?.view);
      return one ? { id: one.id, view: one.first.view, constant: one.constant, place: one.file.split("/").pop() + ":" + one.line } : null;
    })()`);
    if (!found) return;
    await this.page.value(`select(${JSON.stringify(found.view)})`);
    await this.page.set(`[data-do=edit-constraint][data-constraint="${found.id}"][data-key=constant]`, `${found.constant + 3}`);
    await this.rest();
    this.check("the line to change is shown", await this.page.until(`document.querySelector(".suggestion")?.textContent.includes(${JSON.stringify(found.place)})`),
      await this.page.value("document.querySelector('.suggestion')?.textContent ?? ''"));
  }

  /** Steps, plays and pauses the clock. */
  async runClock() {
    await this.inspect();
    const time = () => this.page.value("live.time");
    let before = await time();
    for (let count = 0; count < 3; count++) await this.press("live-step");
    this.check("steps are thirtieths of a second", Math.abs(await time() - before - 0.1) < 1e-6, `${await time() - before}`);
    before = await time();
    const start = Date.now();
    await this.page.click("[data-do=live-play]");
    this.check("the clock runs", await this.page.until(`live.isPlaying && live.time > ${before} + 0.3`));
    await this.page.click("[data-do=live-play]");
    const seconds = (Date.now() - start) / 1000;
    await this.rest();
    const played = await time() - before;
    // A step is half a second at most.
    this.check("not faster than time passes", played <= seconds + 0.5, `${played} s in ${seconds} s`);
    before = await time();
    await pause(150);
    await this.rest();
    this.check("a paused clock stands", await time() === before);
  }

  /** Goes back to a moment and to the end again, and looks at the former. */
  async scrub(end) {
    const set = async (time) => {
      await this.page.value(`(() => {
        const slider = document.querySelector("[data-do=live-scrub]");
        slider.step = "any";
        slider.value = ${time};
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      })()`);
      await this.rest();
    };
    const time = end.inspectedAt * 0.6;
    await set(time);
    this.check("the slider goes back", Math.abs(await this.page.value("live.time") - time) < 0.02, `${await this.page.value("live.time")}, not ${time}`);
    const middle = await this.moment("middle");
    await set(end.inspectedAt);
    const again = await this.moment("end");
    for (const key of ["inspectedAt", "visit", "inspect", "png"]) {
      // Times are sums of the same numbers in another order.
      const rounded = (_, value) => (typeof value === "number" ? Math.round(value * 1e9) / 1e9 : value);
      const [one, other] = [end, again].map((moment) => JSON.stringify(moment[key], rounded));
      const index = [...one].findIndex((letter, place) => letter !== other[place]);
      this.check(`the end has come again with the same ${key}`, one === other, `${one.slice(Math.max(index - 60, 0), index + 200)}, not ${other.slice(Math.max(index - 60, 0), index + 200)}`);
    }
    return middle;
  }

  /** What is seen now, and how it came about. */
  async moment(name) {
    await this.inspect();
    await this.page.value("shoot()");
    await this.rest();
    const result = await this.page.value(`(async () => {
      // The former picture is there as well until the new one is loaded.
      const newest = () => [...stage.querySelectorAll(".device img")].at(-1);
      await newest().decode().catch(() => {});
      const last = newest();
      await last.decode().catch(() => {});
      const bytes = new Uint8Array(await (await fetch(last.src)).arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      const ask = async (method) => (await post("live/request", { session: live.session, method, arguments: {} })).structured;
      const scale = last.naturalWidth / sizeOf(state, pictures.get(live.picture)).width;
      const record = await ask("record");
      return { png: btoa(text), isShown: last.src.endsWith(live.source), scale, inspectedAt: live.time, visit: record.visit, test: record.test, inspect: await ask("inspect") };
    })()`);
    this.check(`the page shows the picture of ${name}`, result.isShown && result.scale >= 1, `${result.isShown} ${result.scale}`);
    return { name, ...result };
  }

  async end() {
    await this.page.click("[data-do=live-close]");
    this.check("stop ends the screen", await this.page.until("live.session === null"));
  }
}

module.exports = { Visit };
