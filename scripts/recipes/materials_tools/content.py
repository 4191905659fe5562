"""Compares a document with the tree: what the manifests, the sources and scripts/setup name must be in it."""
import re
from .tree import PROGRAMS, TOOLCHAIN_PROGRAMS, identity

LINKS = {"DEPENDS_ON", "DYNAMIC_LINK", "STATIC_LINK"}


def problems(document, tree):
    """Yields what a valid document lacks, and what it says that is not so."""
    packages = {package["SPDXID"]: package for package in document["packages"]}
    files = {file["SPDXID"]: file for file in document.get("files", [])}
    rows = {(r["spdxElementId"], r["relationshipType"], r["relatedSpdxElement"]) for r in document["relationships"]}
    by_name = {}
    for package in packages.values(): by_name.setdefault(package["name"], []).append(package)
    roots = by_name.get("tinamou", [])
    adapters = by_name.get("tinamou-adapter", [])
    if len(roots) != 1 or len(adapters) != 1:
        yield "the document has %d packages tinamou and %d tinamou-adapter, not one of each" % (len(roots), len(adapters))
        return
    root, adapter = roots[0]["SPDXID"], adapters[0]["SPDXID"]
    if ("SPDXRef-DOCUMENT", "DESCRIBES", root) not in rows: yield "the document does not describe tinamou"
    version = roots[0].get("versionInfo")
    if version != tree.version(): yield "tinamou has version %s, the sources %s" % (version, tree.version())

    for manifest, wanted, address in tree.named_dependencies():
        user = adapter if manifest.startswith("Adapter") else root
        linked = [packages[row[2]] for row in rows if row[0] == user and row[1] in LINKS and row[2] in packages]
        if not any(wanted in identities(package) for package in linked):
            yield "%s names the package %s (%s), which the document does not have" % (manifest, wanted, address)
    for name, users in tree.components().items():
        if not any((root, "DYNAMIC_LINK", package["SPDXID"]) in rows for package in by_name.get(name, [])):
            yield "%s link %s, which the document does not have" % (", ".join(users), name)
    for command in sorted(tree.programs()):
        name = PROGRAMS[command][0] if command in PROGRAMS else command if command in TOOLCHAIN_PROGRAMS else "swift-toolchain"
        if not any((package["SPDXID"], "RUNTIME_DEPENDENCY_OF", root) in rows for package in by_name.get(name, [])):
            yield "the program %s is run, which the document does not have" % command
    yield from resource_problems(tree, root, by_name, files, rows)


def identities(package):
    """Returns the identities that a package may have: by its name, and by the place that it is from."""
    location = re.sub(r"@[^/@]*$", "", package["downloadLocation"])
    return {package["name"].lower(), identity(location)}


def resource_problems(tree, root, by_name, files, rows):
    known = set()
    for folder, paths in tree.resources().items():
        owners = [package["SPDXID"] for package in by_name.get(folder, []) if (root, "CONTAINS", package["SPDXID"]) in rows]
        if not owners:
            yield "the resources %s come with a module, and the document does not have them" % folder
            continue
        contained = {row[2] for row in rows if row[0] in owners and row[1] == "CONTAINS"}
        there = {file["fileName"][2:]: file for key, file in files.items() if key in contained}
        for path in paths:
            known.add(path)
            if path not in there:
                yield "the document does not have %s" % path
                continue
            yield from file_problems(path, there[path], tree.resource(path))
        for path in sorted(there.keys() - set(paths)): yield "the document has %s, which comes with no module" % path


def file_problems(path, file, facts):
    digests = {digest["algorithm"]: digest["checksumValue"] for digest in file["checksums"]}
    if digests != {"SHA1": facts["sha1"], "SHA256": facts["sha256"]}: yield "%s has another digest than in the document" % path
    if set(facts["stated"] or ["NONE"]) != set(file["licenseInfoInFiles"]):
        yield "%s states the licenses %s, in the document %s" % (
            path, ", ".join(facts["stated"]) or "NONE", ", ".join(file["licenseInfoInFiles"]))
    # A font that no notice names is of somebody, under terms that are unknown.
    if path.endswith((".ttf", ".otf", ".ttc")) and facts["license"] != "OFL-1.1":
        yield "%s: OFL.txt beside it does not name the font, or it states another license" % path
    elif facts["license"] and file["licenseConcluded"] != facts["license"]:
        yield "%s has the license %s, in the document %s" % (path, facts["license"], file["licenseConcluded"])
