"""What the tree says of itself: the manifests' dependencies, libraries and resources, and the programs that the sources name."""
import functools, glob, hashlib, json, os, re, struct, subprocess
from concurrent.futures import ThreadPoolExecutor
from . import licenses

# Libraries of the system: the name, the names for pkg-config, and those for the linker.
LIBRARIES = [
    ("cairo", ["cairo"], ["cairo"]),
    ("fontconfig", ["fontconfig"], ["fontconfig"]),
    ("freetype", ["freetype2"], ["freetype"]),
    ("glib", ["glib-2.0", "gobject-2.0"], ["glib-2.0", "gobject-2.0"]),
    ("harfbuzz", ["harfbuzz"], ["harfbuzz"]),
    ("libjpeg", ["libjpeg"], ["jpeg"]),
    ("libxml2", ["libxml-2.0"], ["xml2"]),
    ("pango", ["pango", "pangocairo", "pangoft2"], ["pango-1.0", "pangocairo-1.0", "pangoft2-1.0"]),
    ("sqlite3", ["sqlite3"], ["sqlite3"]),
    ("zlib", ["zlib"], ["z"]),
]
# Programs that Tinamou runs, by the name of the command: the name of the project, and the purpose.
PROGRAMS = {
    "bwrap": ("bubblewrap", "confines the code of projects; without it they run unconfined, or not, as SECURITY.md says"),
    "env": ("env", "looks for programs in the path"),
    "git": ("git", "fetches the packages of projects"),
    "pdftocairo": ("pdftocairo", "draws PDF images; without it they are boxes"),
    "pkg-config": ("pkg-config", "finds the system's libraries when projects are built"),
    "rsvg-convert": ("rsvg-convert", "draws SVG images; without it they are boxes"),
    "sh": ("sh", "sets limits for programs that draw images, and runs scripts of Xcode projects, with --run-scripts only"),
}
# Programs of the toolchain. Those that are not named are the toolchain itself.
TOOLCHAIN_PROGRAMS = {"clang": "compiles C of projects", "ld.lld": "links applications of projects"}
TOOLCHAIN_ITSELF = {"swift", "swiftc"}


class Tree:
    """The tree at a path, with the manifests as SwiftPM evaluates them."""

    def __init__(self, root, scratch):
        self.root, self.scratch = root, scratch
        self.known = {}
        with ThreadPoolExecutor(2) as pool:
            self.package, self.adapter = pool.map(
                self.manifest, (root, os.path.join(root, "Adapter")), (scratch, os.path.join(scratch, "adapter")))

    @staticmethod
    def manifest(path, scratch):
        command = ["swift", "package", "--package-path", path, "--scratch-path", scratch, "dump-package"]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0: raise SystemExit("materials: %s: %s" % (path, result.stderr.strip()))
        return json.loads(result.stdout)

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8") as file: return file.read()

    @functools.cache
    def version(self):
        """Returns the version of Tinamou, which the sources state once."""
        path = "Sources/SnapshotComparison/SnapshotComparison.swift"
        found = re.findall(r'static let version = "([^"]+)"', self.read(path))
        if len(found) != 1: raise SystemExit("materials: %s states %d versions, not one" % (path, len(found)))
        return found[0]

    # Swift packages

    @functools.cache
    def named_dependencies(self):
        """Returns the packages that the manifests name, also under conditions: (manifest, identity, address)."""
        found = []
        for path in ("Package.swift", "Adapter/Package.swift"):
            text = re.sub(r"(?m)^\s*//.*$", "", self.read(path))
            named = re.findall(r'\.package\(\s*(?:name:\s*"[^"]*",\s*)?(?:url|path|id):\s*"([^"]+)"', text)
            if len(named) != len(re.findall(r"\.package\(", text)):
                raise SystemExit("materials: %s names a package in a form that scripts/recipes/materials does not know" % path)
            for address in named: found.append((path, identity(address), address))
        return found

    # Libraries

    def linked(self):
        """Returns the libraries that modules link, by the linker's names, with the names of these modules."""
        found = {}
        for target in self.package["targets"]:
            if target["type"] == "test": continue
            if target["type"] == "system":
                path = os.path.join(target.get("path") or "Sources/" + target["name"], "module.modulemap")
                self.add_links(found, path, target["name"])
            for setting in target["settings"]:
                library = setting["kind"].get("linkedLibrary")
                if library: found.setdefault(library["_0"], set()).add(target["name"])
        for path in glob.glob(os.path.join(self.root, "StandIns/**/module.modulemap"), recursive=True):
            path = os.path.relpath(path, self.root)
            self.add_links(found, path, "/".join(path.split("/")[:2]))
        return found

    def add_links(self, found, path, module):
        for name in re.findall(r'^\s*link\s+"([^"]+)"', self.read(path), re.M): found.setdefault(name, set()).add(module)

    def pkg_config_names(self):
        """Returns the names for pkg-config in the manifest and in scripts/setup."""
        names = {name for target in self.package["targets"] for name in (target.get("pkgConfig") or "").split()}
        return names | set(re.findall(r"^\s+([\w.+-]+):[\w.+-]+-dev$", self.read("scripts/setup"), re.M))

    @functools.cache
    def components(self):
        """Returns the libraries of the table with the modules that link them; names what the table does not have."""
        linked, missing = self.linked(), []
        known = {link for _, _, links in LIBRARIES for link in links}
        configurations = {name for _, names, _ in LIBRARIES for name in names}
        for name in sorted(linked.keys() - known):
            missing.append("%s links the library %s" % (", ".join(sorted(linked[name])), name))
        for name in sorted(self.pkg_config_names() - configurations): missing.append("pkg-config is asked for %s" % name)
        found = {}
        for name, _, links in LIBRARIES:
            users = set().union(*(linked.get(link, set()) for link in links))
            if users: found[name] = sorted(users)
            else: missing.append("nothing links %s any more" % name)
        if missing: raise SystemExit("materials: LIBRARIES in scripts/recipes/materials_tools/tree.py: " + "; ".join(missing))
        return found

    # Programs

    @functools.cache
    def programs(self):
        """Returns the programs that the sources and scripts/setup name; fails if one is in no table."""
        named = set()
        for folder in ("Sources", "Adapter/Sources", "Plugins"):
            for path in glob.glob(os.path.join(self.root, folder, "**/*.swift"), recursive=True):
                text = self.read(path)
                for form in (r'ChildProcess\.path\(of: "([^"]+)"', r'toolchain \+ "/bin/([^"]+)"', r'\btool\(\s*"([^"]+)"', r'"/(?:usr/)?bin/([\w.-]+)"'):
                    named |= set(re.findall(form, text))
        setup = self.read("scripts/setup")
        for line in re.findall(r"^for entry in (.*); do$", setup, re.M):
            named |= {word.split(":")[0] for word in line.split() if ":" in word}
        named |= set(re.findall(r"command -v ([\w.-]+)", setup)) - {"apt-get", "sudo"}
        unknown = sorted(named - PROGRAMS.keys() - TOOLCHAIN_PROGRAMS.keys() - TOOLCHAIN_ITSELF)
        if unknown:
            raise SystemExit("materials: PROGRAMS in scripts/recipes/materials_tools/tree.py lacks " + ", ".join(unknown))
        unused = sorted((PROGRAMS.keys() | TOOLCHAIN_PROGRAMS.keys()) - named)
        if unused: raise SystemExit("materials: nothing names %s any more" % ", ".join(unused))
        return named

    # Resources

    @functools.cache
    def resources(self):
        """Returns the folders of resources that come with modules, with the paths of their files from the root."""
        folders = {}
        for target in self.package["targets"]:
            if target["type"] == "test": continue
            for resource in target["resources"]:
                path = os.path.join(target.get("path") or "Sources/" + target["name"], resource["path"])
                full = os.path.join(self.root, path)
                if os.path.isdir(full):
                    files = [os.path.relpath(os.path.join(directory, name), self.root)
                             for directory, _, names in os.walk(full) for name in names]
                    folders.setdefault(path, set()).update(files)
                else:
                    folders.setdefault(os.path.dirname(path), set()).add(path)
        return {folder: sorted(files) for folder, files in sorted(folders.items())}

    def resource(self, path):
        """Returns the facts of a bundled file: digests, what it says of its license, and where it is from. Reads it once."""
        if path not in self.known: self.known[path] = self.read_resource(path)
        return self.known[path]

    def read_resource(self, path):
        with open(os.path.join(self.root, path), "rb") as file: data = file.read()
        facts = {"sha1": hashlib.sha1(data).hexdigest(), "sha256": hashlib.sha256(data).hexdigest(), "own": {},
                 "stated": [], "license": None, "copyright": None, "comment": None, "attributions": []}
        extension = os.path.splitext(path)[1]
        if extension in (".ttf", ".otf", ".ttc"): self.read_font(path, data, facts)
        elif extension == ".json": read_json(data, facts)
        else: read_text(path, data.decode("utf-8", "replace"), facts)
        return facts

    def read_font(self, path, data, facts):
        names = font_names(data)
        family, facts["copyright"] = names.get(16) or names.get(1) or "", names.get(0)
        facts["comment"] = "the font %s" % family
        facts["license"] = licenses.NOASSERTION
        if "SIL Open Font License, Version 1.1" not in names.get(13, ""): return
        facts["stated"] = ["OFL-1.1"]
        notice = os.path.join(self.root, os.path.dirname(path), "OFL.txt")
        if not os.path.exists(notice): return
        with open(notice, encoding="utf-8") as file: text = file.read()
        families = re.findall(r'"(Tinamou [^"]+)"', text.replace("\n", " "))
        if licenses.has_font_license(text) and any(family == name or family.startswith(name + " ") for name in families):
            facts["license"] = "OFL-1.1"


def identity(address):
    """Returns the identity of a package: the last part of its address, as SwiftPM determines it."""
    return re.sub(r"\.git$", "", address.rstrip("/").split("/")[-1]).lower()


def font_names(data):
    """Returns the texts of a font's table of names, by their numbers."""
    found = {}
    if data[:4] == b"ttcf": return found
    for index in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, _ = struct.unpack(">4sIII", data[12 + 16 * index:28 + 16 * index])
        if tag != b"name": continue
        _, count, strings = struct.unpack(">HHH", data[offset:offset + 6])
        for row in range(count):
            start = offset + 6 + 12 * row
            platform, _, _, number, length, place = struct.unpack(">6H", data[start:start + 12])
            raw = data[offset + strings + place:offset + strings + place + length]
            found.setdefault(number, raw.decode("utf-16-be" if platform in (0, 3) else "latin-1", "replace"))
    return found


def read_json(data, facts):
    """Adds what a file of data says of its sources, and the licenses that it names."""
    document = json.loads(data)
    if not isinstance(document, dict): return
    sources = [document[key] for key in ("source", "sources") if key in document]
    lines = []
    for source in sources:
        if isinstance(source, dict): lines += ["%s: %s" % (key, text) for key, text in source.items()]
        else: lines += [" ".join(source) if isinstance(source, list) else str(source)]
    if lines: facts["comment"] = "Sources, as the file states them: " + " ".join(lines)
    stated = set()
    for values in [document, *(value for value in document.values() if isinstance(value, list))]:
        for entry in values if isinstance(values, list) else [values]:
            if not isinstance(entry, dict) or "licence" not in entry: continue
            stated.add(entry["licence"])
            texts = [entry.get(key) for key in ("name", "version", "licence", "copyright")]
            facts["attributions"].append(", ".join(text for text in texts if text))
    facts["stated"] = sorted(stated)
    # Facts about other works, with their licenses stated: the tree says no license of the file itself.
    if stated: facts["license"] = licenses.NOASSERTION


def read_text(path, text, facts):
    """Adds the terms that a text states in its first comment, or the license that it is."""
    if licenses.has_font_license(text):
        facts.update(stated=["OFL-1.1"], license=licenses.NOASSERTION, comment="the license of the fonts beside it")
        return
    lines = []
    for line in text.splitlines():
        match = re.match(r"\s*(?:%+|//+|/\*+|\*+/?|#+|<!--)(.*)$", line)
        if not match: break
        lines.append(match[1].strip())
    comment = "\n".join(lines).strip()
    if not re.search(r"(?i)licen[cs]e|copyright|redistribut|copying", comment): return
    found = licenses.recognized(comment)
    if found == licenses.NOASSERTION:
        found = "LicenseRef-" + re.sub(r"[^A-Za-z0-9.-]+", "-", os.path.basename(path))
        facts["own"] = {found: comment}
    facts["stated"], facts["license"], facts["copyright"] = [found], found, licenses.NOASSERTION
