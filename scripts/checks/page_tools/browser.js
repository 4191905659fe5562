// A page in headless Chromium, used through the DevTools protocol.
"use strict";
const { spawn } = require("node:child_process");
const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const path = require("node:path");

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts a browser. Uses Debian's Chromium; CHROMIUM names another one. */
class Browser {
  constructor() {
    this.profile = mkdtempSync(path.join(tmpdir(), "page-"));
    this.process = spawn(process.env.CHROMIUM ?? "chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", `--user-data-dir=${this.profile}`,
      "--window-size=1400,1000", "--hide-scrollbars", "about:blank",
      // A browser that is ended leaves its socket in the folder for temporary files.
    ], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, TMPDIR: this.profile } });
    this.address = new Promise((resolve, reject) => {
      let text = "";
      this.process.stderr.on("data", (data) => {
        text += data;
        const match = text.match(/ws:\/\/[^\s]+/);
        if (match) resolve(match[0].replace(/^ws/, "http").replace(/\/devtools.*/, ""));
      });
      this.process.on("error", reject);
      this.process.on("exit", () => reject(new Error(`the browser ended: ${text}`)));
    });
  }

  async open() { return Page.open(await this.address); }

  async close() {
    if (this.process.exitCode === null) {
      const ended = new Promise((resolve) => this.process.once("exit", resolve));
      this.process.kill();
      await ended;
    }
    for (let round = 0; round < 20; round++) {
      try { return rmSync(this.profile, { recursive: true, force: true }); } catch { await pause(100); }
    }
  }
}

/** A page, its exceptions and its requests. */
class Page {
  constructor(socket) {
    this.socket = socket;
    this.next = 1;
    this.waiting = new Map();
    this.errors = [];
    this.requests = [];
    this.modules = null;
    socket.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (message.id) {
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
      }
      const details = message.params;
      if (message.method === "Runtime.executionContextsCleared") this.modules = null;
      if (message.method === "Runtime.exceptionThrown") {
        this.errors.push(details.exceptionDetails.exception?.description ?? details.exceptionDetails.text);
      }
      // A page must not offend its own policy; missing pictures are the test's own.
      if (message.method === "Log.entryAdded" && details.entry.level === "error" && details.entry.source !== "network") this.errors.push(details.entry.text);
      if (message.method === "Network.requestWillBeSent") this.requests.push(details.request.url);
    });
  }

  static async open(base) {
    const target = await (await fetch(`${base}/json/new?about:blank`, { method: "PUT" })).json();
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const page = new Page(socket);
    for (const domain of ["Page", "Runtime", "Network", "Log", "Debugger"]) await page.send(`${domain}.enable`);
    return page;
  }

  send(method, params = {}) {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (message) => (message.error ? reject(new Error(`${method}: ${message.error.message}`)) : resolve(message.result)));
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async go(address) {
    // Another fragment alone would not load the page anew.
    await this.send("Page.navigate", { url: "about:blank" });
    await this.send("Page.navigate", { url: address });
    await this.until("location.href !== 'about:blank' && document.readyState === 'complete'");
  }

  /** The value of an expression, which may name what the page's modules export, and properties of the state of their store. */
  async value(expression) {
    this.modules ??= await this.findModules();
    if (!this.modules) return this.result("Runtime.evaluate", { expression });
    const names = "Object.assign({}, this['page-store.mjs']?.state, ...Object.values(this))";
    const functionDeclaration = `function() { with (${names}) { return (${expression}); } }`;
    return this.result("Runtime.callFunctionOn", { objectId: this.modules, functionDeclaration });
  }

  async result(method, values) {
    const result = await this.send(method, { ...values, returnByValue: true, awaitPromise: true, userGesture: true });
    if (result.exceptionDetails) throw new Error(result.exceptionDetails.exception?.description ?? JSON.stringify(values));
    return result.result.value;
  }

  /**
   * The page's modules, `null` where it has none. Nothing of them is global: the debugger finds them in the scope of a function that
   * listens to the document.
   */
  async findModules() {
    const { result } = await this.send("Runtime.evaluate", { expression: "document", objectGroup: "modules" });
    const { listeners } = await this.send("DOMDebugger.getEventListeners", { objectId: result.objectId });
    for (const { handler } of listeners) {
      const { internalProperties } = await this.properties(handler);
      const scopes = await this.properties(internalProperties.find((one) => one.name === "[[Scopes]]").value);
      for (const scope of scopes.result.filter((one) => one.value.description === "Module")) {
        const found = (await this.properties(scope.value)).result.find((one) => one.name === "$modules");
        if (found) return found.value.objectId;
      }
    }
    return null;
  }

  properties({ objectId }) { return this.send("Runtime.getProperties", { objectId, ownProperties: true }); }

  /** Waits until an expression in the page, or a function here, is true; false after some seconds. */
  async until(condition, seconds = 8) {
    const isTrue = typeof condition === "string" ? () => this.value(condition) : condition;
    for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
      if (await isTrue().catch(() => false)) return true;
      await pause(25);
    }
    return false;
  }

  async size(width, height, scheme = "light") {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  async picture() { return Buffer.from((await this.send("Page.captureScreenshot", { format: "png" })).data, "base64"); }

  /** Presses a key such as "a", "Escape" or "ArrowLeft". */
  async key(key, modifiers = 0) {
    const text = [...key].length === 1 ? key : key === "Enter" ? "\r" : undefined;
    const code = { Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Enter: 13, Backspace: 8, Home: 36, End: 35, Tab: 9, Shift: 16, Alt: 18 }[key];
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", key, text, modifiers, windowsVirtualKeyCode: code });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers, windowsVirtualKeyCode: code });
  }

  /** Puts a value into a control as a person does. */
  set(selector, value) {
    return this.value(`(() => {
      const control = document.querySelector(${JSON.stringify(selector)});
      control.focus();
      if (control.type === "checkbox") control.checked = ${JSON.stringify(value)}; else control.value = ${JSON.stringify(value)};
      for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
    })()`);
  }

  /** The middle of an element, scrolled into view. Waits some seconds for one that is not drawn yet, or that something covers. */
  async place(selector) {
    let found = null;
    await this.until(async () => (found = await this.seen(selector))?.isReached === true);
    if (!found) throw new Error(`there is no ${selector}`);
    if (!found.isReached) throw new Error(`${selector} is covered by ${found.top}`);
    return found;
  }

  seen(selector) {
    return this.value(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (!element) return null;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return { x, y, isReached: !!top && (element.contains(top) || top.contains(element)), top: top?.outerHTML.slice(0, 80) };
    })()`);
  }

  mouse(type, x, y, values = {}) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: type === "mouseMoved" ? "none" : "left", clickCount: 1, ...values });
  }

  async clickAt(x, y, values = {}) {
    await this.mouse("mouseMoved", x, y, values);
    await this.mouse("mousePressed", x, y, values);
    await this.mouse("mouseReleased", x, y, values);
  }

  async click(selector) {
    const { x, y } = await this.place(selector);
    await this.clickAt(x, y);
  }

  async drag(from, to, values = {}) {
    await this.mouse("mousePressed", ...from, values);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await this.mouse("mouseMoved", from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, { buttons: 1, button: "left", ...values });
      await pause(15);
    }
    await this.mouse("mouseReleased", ...to, values);
  }
}

module.exports = { Browser, pause };
