"""The public members of UIKit's modules, QuartzCore and CoreGraphics, and what the sources and the index say of each."""
import collections, hashlib, json, os, re, subprocess, sys, tempfile

from . import index_store as ix
from .swift_source import Sources

UIKIT = ("UIKitContainers", "UIKitControls", "UIKitCore", "UIKitDocuments", "UIKitLists", "UIKitServices", "UIKitValues")
MODULES = UIKIT + ("QuartzCore", "CoreGraphics")
TYPES = {"class", "struct", "enum", "protocol", "typealias", "associatedtype"}

# What conformances to protocols of the standard library and of Foundation ask for.
PLUMBING = {
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hash", "hashValue", "isEqual(_:)", "encode(to:)", "init(from:)",
    "init(coder:)", "encode(with:)", "supportsSecureCoding", "description", "debugDescription", "customMirror",
    "customPlaygroundQuickLook", "init(rawValue:)", "rawValue", "copy(with:)", "mutableCopy(with:)", "copy()", "mutableCopy()",
    "init(arrayLiteral:)", "init(stringLiteral:)", "init(integerLiteral:)", "init(floatLiteral:)", "init(dictionaryLiteral:)",
    "init(booleanLiteral:)", "allCases", "deinit", "makeIterator()", "index(after:)", "startIndex", "endIndex",
}


def module_maps(sources):
    """The module maps of the C modules that modules of Swift import."""
    paths = [os.path.join(sources, name, inner, "module.modulemap") for name in sorted(os.listdir(sources)) for inner in ("", "include")]
    return [path for path in paths if os.path.exists(path)]


def symbol_graphs(root, products):
    """The symbols of the modules as the compiler has them, those of extensions of other modules' types too."""
    folder = os.path.join(root, "Sources")
    flags = ["-fmodule-map-file=" + path for path in module_maps(folder)]
    packages = ["cairo", "pangocairo", "pangoft2", "libxml-2.0"]
    flags += subprocess.run(["pkg-config", "--cflags", *packages], capture_output=True, text=True, check=True).stdout.split()
    triple = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    command = ["swift", "symbolgraph-extract", "-I", os.path.join(products, "Modules"),
               "-target", json.loads(triple)["target"]["triple"]]
    for flag in flags:
        command += ["-Xcc", flag]
    with tempfile.TemporaryDirectory() as output:
        for module in MODULES:
            done = subprocess.run(command + ["-module-name", module, "-output-dir", output], capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit("api-table: the symbol graph of %s cannot be made; is the package built? %s"
                         % (module, done.stderr.strip()[:500]))
        graphs = []
        for name in sorted(os.listdir(output)):
            with open(os.path.join(output, name), encoding="utf-8") as file:
                graphs.append(json.load(file))
    return graphs


def mark_of(comment):
    """What a doc comment says of a member's effect."""
    if "Stored only:" in comment or "Without effect" in comment: return "stored only"
    if "Drawn only:" in comment: return "drawn only"
    return None


class Declaration:
    """A public declaration: a symbol of the graph and its place in the sources."""
    def __init__(self, symbol, module):
        self.usr = symbol["identifier"]["precise"]
        self.path = symbol["pathComponents"]
        self.kind = symbol["kind"]["identifier"].removeprefix("swift.")
        self.access = symbol["accessLevel"]
        self.comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
        place = symbol.get("location", {})
        uri = place.get("uri", "")
        self.file = uri[uri.index("/Sources/") + 1:] if "/Sources/" in uri else ""
        self.module = self.file.split("/")[1] if self.file else ""
        self.line = place.get("position", {}).get("line", -1) + 1
        self.column = place.get("position", {}).get("character", -1) + 1
        self.mark = mark_of(self.comment)
        self.fragments = "".join(f["spelling"] for f in symbol.get("declarationFragments", []))

    @property
    def name(self): return ".".join(self.path)

    @property
    def owner(self): return ".".join(self.path[:-1])

    @property
    def is_type(self): return self.kind in TYPES


Use = collections.namedtuple("Use", "file line roles container")


class Package:
    """What there is: declarations, their relations, and where the sources and the tests use them."""
    def __init__(self, root, products):
        self.root, self.sources = root, Sources(root)
        self.declarations, self.relations = {}, collections.defaultdict(set)
        for graph in symbol_graphs(root, products):
            for symbol in graph["symbols"]:
                if symbol["accessLevel"] not in ("public", "open") or "::SYNTHESIZED::" in symbol["identifier"]["precise"]: continue
                declaration = Declaration(symbol, graph["module"]["name"])
                if declaration.module in MODULES: self.declarations[declaration.usr] = declaration
            for relation in graph["relationships"]:
                self.relations[relation["kind"]].add((relation["source"], relation["target"]))
        self.types = {d.name: d for d in self.declarations.values() if d.is_type}
        self.read_index(os.path.join(products, "index", "store"))

    def read_index(self, store):
        """Keeps, of the public declarations: where they are used and how, and what overrides or implements them."""
        self.uses = collections.defaultdict(list)
        self.implementations = collections.defaultdict(set)
        self.overrides = {source for kind in ("overrides", "defaultImplementationOf") for source, _ in self.relations[kind]}
        self.defaults = {source for source, _ in self.relations["defaultImplementationOf"]}
        accessors = {}
        for usr in self.declarations:
            match = re.fullmatch(r"(.*[vi])p(Z?)", usr)
            if not match: continue
            for letter, role in (("g", ix.READ), ("s", ix.WRITE), ("M", ix.READ | ix.WRITE), ("r", ix.READ)):
                accessors[match.group(1) + letter + match.group(2)] = usr, role
        found = ix.occurrences(store, self.root, ("Sources", "Tests"))
        # What is overridden and implemented, where it is declared and where a type states that it conforms.
        self.implements = collections.defaultdict(set)
        for o in found:
            for role, other in o.relations:
                if not role & ix.OVERRIDE_OF or o.usr == other: continue
                if o.usr in self.declarations: self.implements[o.usr].add(other)
                if other in self.declarations:
                    self.implementations[other].add((o.usr, o.file))
                    if o.roles & ix.DEFINITION: self.overrides.add(o.usr)
        asked = {other for others in self.implements.values() for other in others} | self.declarations.keys()
        asked |= {usr for family in self.implementations.values() for usr, _ in family}
        for o in found:
            usr, roles = accessors.get(o.usr, (o.usr, 0))
            roles |= o.roles
            if usr not in asked or not roles & ix.REFERENCE or roles & (ix.DECLARATION | ix.DEFINITION): continue
            if any(role & ix.OVERRIDE_OF for role, _ in o.relations): continue
            container = None
            for role, other in o.relations:
                if role & (ix.CALLED_BY | ix.CONTAINED_BY): container = accessors.get(other, (other, 0))[0]
            self.uses[usr].append(Use(o.file, o.line, roles, container))

    def rows(self):
        """Members by name, overloads together; without overrides and plumbing."""
        rows = collections.defaultdict(list)
        for d in self.declarations.values():
            if d.is_type or d.usr in self.overrides or d.path[-1] in PLUMBING: continue
            rows[d.name].append(d)
        return {name: rows[name] for name in sorted(rows)}

    # MARK: What holds of a declaration

    def fingerprint(self, ds):
        """Of the texts of declarations, without comments and spaces."""
        texts = []
        for d in ds:
            source = self.sources[d.file]
            begin, end, _ = source.declaration(d.line, d.column)
            texts.append(re.sub(r"\s+", "", source.uncommented[begin:end]))
        return hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()[:8]

    def extent(self, d):
        """The text of a declaration from its name on, and the code between its braces or None."""
        source = self.sources[d.file]
        begin, end, body = source.declaration(d.line, d.column)
        return source.text[begin:end], source.code[body[0] + 1:body[1] - 1].strip() if body else None

    def is_requirement(self, d):
        owner = self.types.get(d.owner)
        return owner is not None and owner.kind == "protocol" and d.usr not in self.defaults and self.extent_is_abstract(d)

    def extent_is_abstract(self, d):
        text, body = self.extent(d)
        return body is None or re.fullmatch(r"(get|set|throws|async|mutating|nonmutating|[{}\s])*", body) is not None

    def uses_in(self, d, folder):
        """Uses of a declaration and of what overrides or implements it, but for those by `super`."""
        family = {usr for usr, _ in self.implementations[d.usr]}
        for usr in [d.usr, *sorted(family | self.implements[d.usr])]:
            for use in self.uses[usr]:
                if use.file.startswith(folder + "/") and use.container not in family and use.container != d.usr: yield use

    def is_stored(self, d):
        """Whether it is a property that applications can set and that keeps what it is set to."""
        if d.kind not in ("property", "type.property") or self.is_requirement(d): return False
        if "{ get }" in d.fragments or not re.search(r"\bvar\b", d.fragments): return False
        line = self.sources[d.file].text.split("\n")[d.line - 1]
        if "(set)" in line: return False
        text, body = self.extent(d)
        return body is None or "=" in text.split("{")[0] or re.match(r"(didSet|willSet)\b", body) is not None

    def is_constant(self, d):
        """Whether its body is a value and nothing else, or nothing."""
        if d.kind in ("enum.case", "init"): return False
        _, body = self.extent(d)
        if body is None or self.is_stored(d): return False
        getter = re.fullmatch(r"get\s*\{(.*?)\}(\s*set\s*\{\s*\})?", body, re.S)
        value = (getter.group(1) if getter else body).strip().removeprefix("return").strip()
        if value.startswith('"'): return value == '""' or not "\\(" in self.extent(d)[0]
        owner = self.types.get(d.owner)
        if d.kind == "type.property" and owner and value.startswith(".") and owner.kind in ("struct", "enum"): return False
        return re.fullmatch(r"(nil|true|false|-?[\d._]+|\[\]|\[:\]|\.\w+)?", value) is not None

    def state(self, d):
        """The state of a declaration but for whether tests run it."""
        for depth in range(len(d.path), 0, -1):
            holder = d if depth == len(d.path) else self.types.get(".".join(d.path[:depth]))
            if holder and holder.mark: return holder.mark
        if self.is_requirement(d):
            ours = any(file.startswith("Sources/") and usr not in self.defaults for usr, file in self.implementations[d.usr])
            return "works" if ours or any(self.uses_in(d, "Sources")) else "never asked"
        if self.is_constant(d):
            if d.access == "open" and d.kind not in ("type.property",):
                if any(self.uses_in(d, "Sources")): return "works"
                if d.kind == "method" and not self.extent(d)[1]: return "never asked"
            return "constant"
        if self.is_stored(d) and not any(
                use.roles & ix.READ or not use.roles & ix.WRITE for use in self.uses_in(d, "Sources")):
            return "stored only"
        return "works"

    def is_passed_on(self, d, use):
        """Whether a use of a property only copies, compares or hands on what it is set to, under the same name."""
        name = re.escape(d.path[-1])
        source = self.sources[use.file]
        line = source.code[source.starts[use.line - 1]:(source.starts + [len(source.code)])[use.line]]
        container = self.declarations.get(use.container)
        return (re.search(r"\b%s\s*=[^=]|\b%s == \w+\.%s\b|\\\w*\.%s\b|\$0\.%s\b" % ((name,) * 5), line) is not None
                or container is not None and container.path[-1] == d.path[-1])
