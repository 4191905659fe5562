"""What this machine has: the resolved packages, the toolchain, the libraries and the programs, and what Debian says of them."""
import json, os, re, shutil, subprocess
from concurrent.futures import ThreadPoolExecutor
from . import licenses
from .tree import LIBRARIES, PROGRAMS, TOOLCHAIN_PROGRAMS

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}


def output(*command):
    """Returns the output of a command without its line break, or None if it fails or does not exist."""
    try:
        result = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, stdin=subprocess.DEVNULL)
    except OSError:
        return None
    return result.stdout.strip() if result.returncode == 0 else None


def license_file(folder):
    """Returns the license of a folder, its notices of copyright, and a comment, by its only license file."""
    names = [name for name in sorted(os.listdir(folder)) if re.match(r"(?i)(licen[cs]e|copying)(\.\w+)?$", name)]
    if len(names) != 1:
        return licenses.NOASSERTION, None, "license files: " + (", ".join(names) or "none")
    with open(os.path.join(folder, names[0]), encoding="utf-8", errors="replace") as file: text = file.read()
    notices = [line.strip() for line in text.splitlines() if re.match(r"\s*copyright \(?[c\d©]", line, re.I)]
    found = licenses.recognized(text)
    comment = "the text of %s" % names[0] + ("" if found != licenses.NOASSERTION else ", which is not recognized")
    return found, "\n".join(notices) or None, comment


def resolved(path, scratch):
    """Returns the packages that SwiftPM resolved for the package at a path, by identity, with those that each depends on."""
    if not os.path.exists(os.path.join(scratch, "workspace-state.json")):
        raise SystemExit("materials: the packages of %s are not resolved: build it first, or run `swift package resolve`" % path)
    result = subprocess.run(["swift", "package", "--package-path", path, "--scratch-path", scratch, "show-dependencies",
                             "--format", "json"], capture_output=True, text=True, env=ENVIRONMENT)
    if result.returncode != 0: raise SystemExit("materials: %s: %s" % (path, result.stderr.strip()))
    found = {}

    def add(node):
        for child in node["dependencies"]:
            if child["identity"] in found: continue
            found[child["identity"]] = entry = {
                "name": child["name"], "address": child["url"], "version": child["version"], "revision": None,
                "needs": sorted(other["identity"] for other in child["dependencies"])}
            if os.path.exists(os.path.join(child["path"], ".git")):
                entry["revision"] = output("git", "-C", child["path"], "rev-parse", "HEAD")
            entry["license"], entry["copyright"], entry["comment"] = license_file(child["path"])
            add(child)

    root = json.loads(result.stdout[result.stdout.index("{"):])
    add(root)
    return sorted(child["identity"] for child in root["dependencies"]), found


def toolchain():
    """Returns the version of the Swift toolchain, its tag, and the license that is in it."""
    information = output("swiftc", "-print-target-info")
    if not information: raise SystemExit("materials: swiftc is not on the path, or does not say what it is")
    information = json.loads(information)
    version = re.search(r"Swift version (\S+)", information["compilerVersion"])
    # usr/lib/swift
    usr = os.path.dirname(os.path.dirname(information["paths"]["runtimeResourcePath"]))
    folder = os.path.join(usr, "share", "swift")
    license = license_file(folder) if os.path.isdir(folder) else (licenses.NOASSERTION, None, "the toolchain has no license file")
    return {"version": version[1] if version else information["compilerVersion"], "tag": information.get("swiftCompilerTag"),
            "about": information["compilerVersion"], "license": license, "bin": os.path.join(usr, "bin")}


class Debian:
    """Answers of dpkg on files. Where there is no dpkg, nothing is known."""

    def __init__(self, paths):
        """Asks for the owners of all files at once."""
        self.owners, self.versions = {}, {}
        if not shutil.which("dpkg"): return
        self.distribution = "debian"
        if os.path.exists("/etc/os-release"):
            with open("/etc/os-release", encoding="utf-8") as file:
                match = re.search(r'^ID="?([\w.-]+)"?$', file.read(), re.M)
                if match: self.distribution = match[1]
        # On merged systems dpkg knows a file by the path that its package has.
        aliases = (r"^(?=/)", ""), (r"^/usr/", "/"), (r"^/(lib|bin|sbin)", r"/usr/\1")
        asked = {re.sub(form, replacement, path): path for path in paths for form, replacement in aliases}
        if not asked: return
        result = subprocess.run(["dpkg", "-S", *sorted(asked)], capture_output=True, text=True, env=ENVIRONMENT)
        for line in result.stdout.splitlines():
            owners, _, path = line.partition(": ")
            if path in asked and not line.startswith("diversion "): self.owners.setdefault(asked[path], owners.split(", ")[0])
        form = "${binary:Package}\t${Package}\t${Version}\t${Architecture}\t${source:Package}\n"
        if not self.owners: return
        listed = output("dpkg-query", "-W", "-f=" + form, *sorted(set(self.owners.values()))) or ""
        for line in listed.splitlines():
            full, name, version, architecture, source = line.split("\t")
            entry = {"name": name, "version": version, "architecture": architecture, "source": source}
            self.versions[full] = self.versions[name] = self.versions["%s:%s" % (name, architecture)] = entry

    def package(self, path):
        """Returns the package that has a file, with its license, or None."""
        entry = self.versions.get(self.owners.get(path, ""))
        if not entry: return None
        if "license" not in entry:
            entry["license"] = (licenses.NOASSERTION, {}, "Debian's package has no copyright file")
            path = "/usr/share/doc/%s/copyright" % entry["name"]
            if os.path.exists(path):
                with open(path, encoding="utf-8", errors="replace") as file: text = file.read()
                entry["license"] = licenses.debian_license(text, entry["source"])
        return entry

    def address(self, entry):
        """Returns the package URL of a package."""
        version = re.sub(r"[^\w.~-]", lambda match: "%%%02X" % ord(match[0]), entry["version"])
        return "pkg:deb/%s/%s@%s?arch=%s" % (self.distribution, entry["name"].replace("+", "%2B"), version, entry["architecture"])


def program_version(path):
    """Returns the version that a program prints of itself, or None."""
    for option in ("--version", "-v"):
        try:
            result = subprocess.run([path, option], capture_output=True, text=True, env=ENVIRONMENT, timeout=30,
                                    stdin=subprocess.DEVNULL)
        except (OSError, subprocess.TimeoutExpired):
            return None
        match = re.search(r"\b(\d+(?:\.\d+)+)", result.stdout + result.stderr) if result.returncode == 0 else None
        if match: return match[1]
    return None


def facts(components):
    """Returns the toolchain, the libraries (version and packages of Debian) and the programs, all by name, and what dpkg said."""
    chain = toolchain()
    paths = {command: os.path.realpath(shutil.which(command)) for command in PROGRAMS if shutil.which(command)}
    for command in TOOLCHAIN_PROGRAMS:
        path = os.path.join(chain["bin"], command)
        if os.access(path, os.X_OK): paths[command] = path

    def library(entry):
        name, configurations, links = entry
        versions = [output("pkg-config", "--modversion", configuration) for configuration in configurations]
        folder, files = output("pkg-config", "--variable=libdir", configurations[0]), []
        for link in links:
            path = os.path.join(folder or "", "lib%s.so" % link)
            if folder and os.path.exists(path): files.append(os.path.realpath(path))
        return {"version": versions[0], "found": bool(versions[0]), "files": files,
                "told": ["pkg-config %s %s" % pair for pair in zip(configurations, versions) if pair[1]]}

    entries = [entry for entry in LIBRARIES if entry[0] in components]
    with ThreadPoolExecutor(4) as pool:
        libraries = dict(zip((entry[0] for entry in entries), pool.map(library, entries)))
        debian = Debian([path for entry in libraries.values() for path in entry["files"]] + list(paths.values()))
        packages = {command: debian.package(path) for command, path in paths.items()}
        # A program says its version where dpkg does not.
        asked = [command for command in paths if not packages[command]]
        versions = dict(zip(asked, pool.map(program_version, map(paths.get, asked))))
    for entry in libraries.values():
        owners = {package["name"]: package for package in map(debian.package, entry.pop("files")) if package}
        entry["packages"] = [owners[name] for name in sorted(owners)]
    programs = {command: {"version": versions.get(command), "found": command in paths, "told": [],
                          "packages": [packages[command]] if packages.get(command) else []}
                for command in [*PROGRAMS, *TOOLCHAIN_PROGRAMS]}
    return chain, libraries, programs, debian
