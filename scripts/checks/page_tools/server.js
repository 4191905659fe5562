// A small server that answers as `preview` does, and records what it is asked.
"use strict";
const http = require("node:http");
const { description, hostile, pictureOf, screens } = require("./fixture.js");

/** The policy of the header that `preview` sends, beside that of the document. */
const policy = "frame-ancestors 'none'; sandbox allow-scripts allow-same-origin allow-top-navigation-to-custom-protocols";

/** The document of a folder as `preview` serves it: with the same script, which asks the server for the data. */
const served = (document) => document.replace('data-kind="folder"', 'data-kind="served"').replace('<script src="data.js" defer></script>', "")
  .replace("img-src 'self' file: data:", "img-src 'self' data:").replace("script-src 'self' file: ", "script-src ").replace("base-uri", "connect-src 'self'; base-uri");

class FakeServer {
  constructor(document, data) {
    for (const one of data.pictures) one.description = one.description.replace(/js$/, "json");
    Object.assign(this, { document: served(document), data, asked: [], missing: new Set(), streams: new Set(), session: 0, time: 0, version: 0, recorded: [] });
    this.server = http.createServer((request, response) => this.answer(request, response));
  }

  async start() {
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.address = `http://127.0.0.1:${this.server.address().port}/token/`;
  }

  stop() {
    for (const stream of this.streams) stream.end();
    this.server.closeAllConnections();
    this.server.close();
  }

  send(name, value) { for (const stream of this.streams) stream.write(`event: ${name}\ndata: ${JSON.stringify(value)}\n\n`); }

  async answer(request, response) {
    const name = decodeURIComponent(request.url.replace(/\?.*/, "")).replace(/^\/token\//, "");
    const reply = (type, content) => { response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": policy }); response.end(content); };
    if (request.method === "POST") {
      let body = "";
      for await (const part of request) body += part;
      const values = JSON.parse(body);
      this.asked.push({ path: name, ...values });
      const answer = this.post(name, values);
      response.writeHead(answer ? 200 : 409, { "Content-Type": "application/json" });
      return response.end(JSON.stringify(answer ?? { error: "there is no such session" }));
    }
    if (name === "") return reply("text/html; charset=utf-8", this.document);
    if (name === "data.json") return reply("application/json", JSON.stringify(this.data));
    if (name === "events") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(":\n\n");
      this.streams.add(response);
      return request.on("close", () => this.streams.delete(response));
    }
    const one = this.data.pictures.find((other) => other.picture === name || other.description === name);
    if (this.missing.has(name)) {
      response.writeHead(404);
      return response.end(JSON.stringify({ error: `${hostile} is missing` }));
    }
    if (one && name.endsWith(".json")) {
      const screen = screens.find((other) => other.slug === one.screen);
      const value = description(screen, one.device, false);
      // Lines of code are found when they are asked for.
      for (const constraint of value.constraints.filter((other) => ["4", "5"].includes(other.id))) delete constraint.file, delete constraint.line;
      return reply("application/json", JSON.stringify(value));
    }
    if (name.startsWith("lines/")) {
      this.asked.push({ path: name });
      const line = (id, words) => ({ id, description: words, file: "/project/Lines.swift", line: 100 + Number(id) });
      return reply("application/json", JSON.stringify({ lines: [line("4", "<NSLayoutConstraint:4>"), line("5", "another one"), line("none", "none"), line("1", "<NSLayoutConstraint:1>")] }));
    }
    if (one) return reply("image/png", pictureOf(one, one.version > 1 ? "#ffeecc" : null));
    if (name.startsWith("live/")) return reply("image/png", pictureOf(this.data.pictures[0], "#eeffee"));
    response.writeHead(404);
    response.end();
  }

  post(name, values) {
    if (name === "live/open") {
      Object.assign(this, { session: this.session + 1, time: 0, recorded: [], isTurned: false });
      return { session: this.session, heading: "Settings", time: 0 };
    }
    if (name === "live/close") return {};
    if (name === "live/request") {
      if (values.session !== this.session) return null;
      const { method, arguments: given } = values;
      this.version += 1;
      if (method === "clock") this.time += given.advance;
      if (method === "scrub") this.time = given.to;
      if (given.orientation) this.isTurned = given.orientation === "landscape";
      if (!["inspect", "picture", "record"].includes(method)) this.recorded.push({ [method]: given });
      const own = () => {
        const value = description(screens[0], this.data.pictures[0].device, false);
        if (this.isTurned) [value.device.width, value.device.height] = [value.device.height, value.device.width];
        if (given.text) {
          // As of views of code, whose names have their texts.
          const view = value.views.find((one) => one.id === given.view);
          Object.assign(view, { text: given.text, id: `UILabel "${given.text}"` });
        }
        if (given.constant) value.constraints.find((one) => one.id === given.constraint).constant = given.constant;
        return value;
      };
      const structured = { inspect: own, record: () => ({ visit: this.recorded, test: "@Test func visits() {}" }),
        edit: () => ({ ...own(), change: { file: "/project/Settings.swift", line: 42, before: "constant: 20)", text: "constant: 24)" } }) }[method]?.()
        ?? { time: this.time, end: Math.max(this.time, 1), isSettled: true, isTaken: true };
      return { text: "", structured, isFailure: false, ...(method !== "picture" ? {} : { picture: `live/${this.session}.png?v=${this.version}` }) };
    }
    return {};
  }
}

module.exports = { FakeServer };
