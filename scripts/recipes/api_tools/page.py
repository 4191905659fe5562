"""The page of the API: a static page of HTML that is read without scripts and searched with one."""
import html

STATES = ("tested", "works", "drawn only", "stored only", "constant", "never asked", "absent")
MEANINGS = {
    "tested": "The test suite runs its body. What has no body (a case, a stored property) is named by a test; what a protocol "
              "requires has an implementation that a test runs.",
    "works": "No mark says otherwise, and no test is known to run it as it is now.",
    "drawn only": "Changes the picture and nothing else.",
    "stored only": "Keeps what it is set to; nothing in the package reads it.",
    "constant": "Always has the same value, or does nothing, where iOS's does something.",
    "never asked": "A delegate's method or an overridable one that the package never calls.",
    "absent": "Not in the package, and used by public applications.",
}

STYLE = """
:root { color-scheme: light dark; --text: #1d1d1f; --page: #fff; --faint: #6a6a70; --line: #d8d8dc; --code: #f3f3f5;
  --good: #19703a; --fair: #2a62a8; --weak: #8a5a00; --none: #b02a2a; }
@media (prefers-color-scheme: dark) { :root { --text: #ececf0; --page: #161618; --faint: #a0a0a8; --line: #3a3a3e;
  --code: #242428; --good: #63c684; --fair: #7db1f0; --weak: #e0ac4e; --none: #f08a8a; } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); margin: 0 auto; max-width: 62rem;
  padding: 1.5rem 1rem 6rem; }
h1 { font-size: 1.7rem; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; margin: 0 0 .3rem; overflow-wrap: anywhere; }
h2 small, .note { color: var(--faint); font-weight: normal; }
table { border-collapse: collapse; margin: 1rem 0; }
td { border-top: 1px solid var(--line); padding: .35rem .8rem .35rem 0; vertical-align: top; }
td:first-child { white-space: nowrap; }
td:nth-child(2) { text-align: right; font-variant-numeric: tabular-nums; }
section { border-top: 1px solid var(--line); padding: .8rem 0; content-visibility: auto; contain-intrinsic-size: auto 8rem; }
dl { margin: 0; display: grid; grid-template-columns: 6.5rem 1fr; gap: .25rem .8rem; }
dt { font-size: .85rem; padding-top: .15rem; white-space: nowrap; }
dd { margin: 0; min-width: 0; }
code { font: .82rem/1.7 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); border-radius: 4px;
  padding: .1rem .35rem; overflow-wrap: anywhere; }
.tested { color: var(--good); } .works { color: var(--fair); } .drawn, .stored, .constant { color: var(--weak); }
.never, .absent { color: var(--none); }
form { position: sticky; top: 0; background: var(--page); padding: .6rem 0; display: flex; flex-wrap: wrap; gap: .4rem 1rem;
  align-items: center; z-index: 1; }
input[type=search] { font: inherit; flex: 1 1 16rem; min-width: 0; padding: .4rem .6rem; color: inherit; background: var(--code);
  border: 1px solid var(--line); border-radius: 6px; }
label { font-size: .85rem; white-space: nowrap; }
[hidden] { display: none !important; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
"""

SCRIPT = """
"use strict";
const form = document.getElementById("find"), query = document.getElementById("query"), count = document.getElementById("count");
const boxes = [...form.querySelectorAll("input[type=checkbox]")];
const sections = [...document.querySelectorAll("section")].map((element) => ({
  element, name: element.querySelector("h2").firstChild.data.trim().toLowerCase(),
  groups: [...element.querySelectorAll("dt")].map((term) => ({
    term, list: term.nextElementSibling, state: term.textContent,
    members: [...term.nextElementSibling.children].map((code) => ({ code, name: code.textContent.toLowerCase() })),
  })),
}));
/** Shows the members whose type and name have every word of the query, in the states that are chosen. */
function find() {
  const words = query.value.toLowerCase().split(/[\\s.]+/).filter(Boolean);
  const states = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
  let found = 0;
  for (const section of sections) {
    let any = 0;
    for (const group of section.groups) {
      let shown = 0;
      for (const member of group.members) {
        const isShown = states.has(group.state)
          && words.every((word) => section.name.includes(word) || member.name.includes(word));
        member.code.hidden = !isShown;
        shown += isShown;
      }
      group.term.hidden = group.list.hidden = shown === 0;
      any += shown;
    }
    section.element.hidden = any === 0;
    found += any;
  }
  count.textContent = found === 1 ? "1 member" : `${found} members`;
  const address = new URLSearchParams();
  if (words.length) address.set("q", query.value);
  if (states.size < boxes.length) address.set("states", [...states].join(","));
  try { history.replaceState(null, "", address.size ? `#${address}` : location.pathname); } catch { }
}
const given = new URLSearchParams(location.hash.slice(1));
if (given.has("q")) query.value = given.get("q");
if (given.has("states")) for (const box of boxes) box.checked = given.get("states").split(",").includes(box.value);
form.hidden = false;
form.addEventListener("input", find);
form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== query) { query.focus(); event.preventDefault(); }
});
find();
"""


def page(states, kinds, types):
    """The page of members: a state by the path of a member, kinds of types by name, and the number of types."""
    counts = {state: 0 for state in STATES}
    by_type = {}
    for path, state in states.items():
        counts[state] += 1
        owner, _, member = path.rpartition("\0")
        by_type.setdefault(owner, {}).setdefault(state, []).append(member)
    out = ["<!DOCTYPE html>", '<html lang="en">', "<head>", '<meta charset="utf-8">',
           '<meta name="viewport" content="width=device-width, initial-scale=1">', "<title>The API of UIKit in Tinamou</title>",
           "<style>" + STYLE + "</style>", "</head>", "<body>", "<h1>The API of UIKit in Tinamou</h1>",
           "<p>The public members of UIKit, QuartzCore and CoreGraphics, each with the weakest state of its overloads. Overrides, "
           "implementations of protocols and what conformances to <code>Hashable</code>, <code>Codable</code>, <code>NSCoding</code> "
           "and the like ask for are not listed. Generated by <code>scripts/recipes/api-table</code>; do not edit.</p>",
           "<table>"]
    for state in STATES:
        out.append('<tr><td class="%s">%s</td><td>%d</td><td>%s</td></tr>'
                   % (state.split()[0], state, counts[state], html.escape(MEANINGS[state])))
    out += ["</table>", '<p class="note">%d members of %d types.</p>' % (sum(counts.values()) - counts["absent"], types),
            '<form id="find" hidden>',
            '<input type="search" id="query" placeholder="UITableView select" aria-label="Names of types and members" autofocus>']
    for state in STATES:
        out.append('<label class="%s"><input type="checkbox" value="%s" checked> %s</label>' % (state.split()[0], state, state))
    out += ['<span class="note" id="count" role="status"></span>', "</form>"]
    for owner in sorted(by_type, key=lambda name: (name.lower(), name)):
        kind = kinds.get(owner, "")
        title = html.escape(owner or "Functions")
        out.append('<section id="%s">' % (title or "functions"))
        out.append("<h2>%s%s</h2>" % (title, " <small>%s</small>" % kind if kind else ""))
        out.append("<dl>")
        for state in STATES:
            members = sorted(by_type[owner].get(state, []), key=lambda name: (name.lower(), name))
            if not members: continue
            out.append('<dt class="%s">%s</dt><dd>' % (state.split()[0], state))
            out += ["<code>%s</code>" % html.escape(member, quote=False) for member in members]
            out.append("</dd>")
        out += ["</dl>", "</section>"]
    out += ["<script>" + SCRIPT + "</script>", "</body>", "</html>", ""]
    return "\n".join(out)
