"""Makes the document of SPDX 2.3 of what the tree and the machine say."""
import datetime, json, os, re, uuid
from . import licenses, machine, spdx
from .tree import LIBRARIES, PROGRAMS, TOOLCHAIN_PROGRAMS

NOASSERTION = licenses.NOASSERTION
ROOT_ID, ADAPTER_ID, TOOLCHAIN_ID = "SPDXRef-Package-tinamou", "SPDXRef-Package-tinamou-adapter", "SPDXRef-Package-toolchain"


def revision(root):
    """Returns the commit, its date, and if the files have changed since; None where there is no repository."""
    answer = machine.output("git", "-C", root, "log", "-1", "--format=%H %ct")
    if not answer: return None
    commit, seconds = answer.split()
    date = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return commit, date, bool(machine.output("git", "-C", root, "status", "--porcelain", "--untracked-files=no"))


def named(*parts):
    return "SPDXRef-" + "-".join(re.sub(r"[^A-Za-z0-9.]+", "-", part).strip("-") for part in parts)


class Document:
    def __init__(self):
        self.packages, self.files, self.relationships, self.own = [], [], [], {}

    def add_package(self, identifier, name, version=None, location=NOASSERTION, license=NOASSERTION, **fields):
        """Adds a package. The license is the one that it declares; nothing is concluded."""
        package = {"SPDXID": identifier, "name": name}
        if version: package["versionInfo"] = version
        package.update({"supplier": NOASSERTION, "downloadLocation": location, "filesAnalyzed": False,
                        "licenseConcluded": NOASSERTION, "licenseDeclared": license, "copyrightText": NOASSERTION})
        package.update({key: value for key, value in fields.items() if value})
        self.packages.append(package)

    def relate(self, source, kind, target, comment=None):
        relationship = {"spdxElementId": source, "relationshipType": kind, "relatedSpdxElement": target}
        if comment: relationship["comment"] = comment
        self.relationships.append(relationship)

    def define(self, own, source):
        for name, text in own.items():
            entry = {"licenseId": name, "name": name[len("LicenseRef-"):], "extractedText": text, "comment": source}
            if self.own.setdefault(name, entry)["extractedText"] != text:
                raise SystemExit("materials: two licenses have the name " + name)

    def add_debian(self, identifier, name, entry, debian, **fields):
        """Adds what packages of Debian provide, with their version and license; elsewhere with the version that it states."""
        stated, comments = [], []
        for package in entry["packages"]:
            license, own, comment = package["license"]
            self.define(own, comment)
            stated.append(license)
            if comment not in comments: comments.append(comment)
        if not stated:
            comments = ["dpkg does not know its files" if entry["found"] else "not on the machine that made this document"]
        told = ["Debian %s %s" % (package["name"], package["version"]) for package in entry["packages"]]
        version = entry["packages"][0]["version"] if entry["packages"] else entry["version"]
        self.add_package(identifier, name, version, license=licenses.conjunction(stated), licenseComments="; ".join(comments),
                         sourceInfo="; ".join(entry["told"] + told),
                         externalRefs=[reference("purl", debian.address(package)) for package in entry["packages"]], **fields)


def reference(kind, locator):
    """Returns a reference to a package elsewhere."""
    category = "PACKAGE-MANAGER" if kind == "purl" else "PERSISTENT-ID"
    return {"referenceCategory": category, "referenceType": kind, "referenceLocator": locator}


def location(entry):
    """Returns where SwiftPM got a package: its address in the manifest, at the revision."""
    if not re.match(r"(https?|ssh|git)://", entry["address"]): return NOASSERTION
    return "git+" + entry["address"] + ("@" + entry["revision"] if entry["revision"] else "")


def add_swift_packages(document, path, scratch, user):
    """Adds the packages that are resolved for a package."""
    direct, found = machine.resolved(path, scratch)
    identifiers = {key: named("Package-Swift", key, entry["version"]) for key, entry in found.items()}
    present = {package["SPDXID"] for package in document.packages}
    for key, entry in found.items():
        if identifiers[key] in present: continue
        address = re.match(r"(?:https?|ssh|git)://(?:\w+@)?([^/]+/.+?)(?:\.git)?/?$", entry["address"])
        references = [reference("purl", "pkg:swift/%s@%s" % (address[1], entry["version"]))] if address else None
        document.add_package(identifiers[key], entry["name"], entry["version"], location(entry), entry["license"],
                             licenseComments=entry["comment"], copyrightText=entry["copyright"] or NOASSERTION,
                             sourceInfo="revision %s" % entry["revision"] if entry["revision"] else None,
                             externalRefs=references, primaryPackagePurpose="LIBRARY")
        for other in entry["needs"]: document.relate(identifiers[key], "DEPENDS_ON", identifiers[other])
    for key in direct: document.relate(user, "DEPENDS_ON", identifiers[key])


def add_resources(document, tree, license, copyright):
    """Adds the folders of resources, with their files."""
    for folder, paths in tree.resources().items():
        identifier, all_stated, digests = named("Package-Resources", folder), set(), []
        for path in paths:
            facts, file = tree.resource(path), named("File", path)
            own = facts["license"] or license
            stated = facts["stated"] or ["NONE"]
            document.define(facts["own"], "the first lines of " + path)
            entry = {"SPDXID": file, "fileName": "./" + path,
                     "checksums": [{"algorithm": name, "checksumValue": facts[name.lower()]} for name in spdx.DIGESTS],
                     "licenseConcluded": own, "licenseInfoInFiles": stated,
                     "copyrightText": facts["copyright"] or (NOASSERTION if facts["license"] else copyright)}
            if facts["comment"]: entry["comment"] = facts["comment"]
            if facts["attributions"]: entry["attributionTexts"] = facts["attributions"]
            document.files.append(entry)
            document.relate(identifier, "CONTAINS", file)
            digests.append(facts["sha1"])
            all_stated.update(facts["stated"] or [license])
        stated = sorted(all_stated)
        document.add_package(
            identifier, folder, license=licenses.conjunction(stated), filesAnalyzed=True,
            packageVerificationCode={"packageVerificationCodeValue": spdx.verification_code(digests)},
            licenseInfoFromFiles=stated,
            licenseComments="all that its files state, and LICENSE for files that state nothing",
            primaryPackagePurpose="FILE")
        document.relate(ROOT_ID, "CONTAINS", identifier)


def add_font_sources(document, tree):
    """Adds the packages of Debian that the fonts are made of, as scripts/recipes/fonts pins them."""
    folder = named("Package-Resources", "Sources/Typesetting/Resources/Fonts")
    for name, version, digest in re.findall(r"^fetch (fonts-\S+) (\S+) ([0-9a-f]{64})$", tree.read("scripts/recipes/fonts"), re.M):
        identifier = named("Package-Fonts", name)
        address = "pkg:deb/debian/%s@%s?arch=all" % (name, version.replace("+", "%2B").replace(":", "%3A"))
        document.add_package(identifier, name, version, checksums=[{"algorithm": "SHA256", "checksumValue": digest}],
                             comment="scripts/recipes/fonts makes the fonts of it; the digest is that of the package of Debian",
                             externalRefs=[reference("purl", address)])
        document.relate(folder, "GENERATED_FROM", identifier)


def make(tree, revision):
    """Returns the document of a tree."""
    commit, date, has_changes = revision
    document, version = Document(), tree.version()
    license, copyright, comment = machine.license_file(tree.root)
    components = tree.components()
    tree.programs()
    chain, libraries, programs, debian = machine.facts(components)

    document.add_package(ROOT_ID, "tinamou", version, license=license, licenseComments=comment,
                         copyrightText=copyright or NOASSERTION,
                         sourceInfo="Git commit " + commit + (", with changes that are not committed" if has_changes else ""),
                         externalRefs=[reference("swh", "swh:1:rev:" + commit)], primaryPackagePurpose="APPLICATION")
    document.relate(spdx.DOCUMENT, "DESCRIBES", ROOT_ID)
    add_swift_packages(document, tree.root, tree.scratch, ROOT_ID)

    chain_license, chain_copyright, comment = chain["license"]
    document.add_package(TOOLCHAIN_ID, "swift-toolchain", chain["version"], license=chain_license, licenseComments=comment,
                         copyrightText=chain_copyright or NOASSERTION, sourceInfo=chain["about"],
                         homepage="https://www.swift.org", primaryPackagePurpose="APPLICATION")
    document.relate(TOOLCHAIN_ID, "BUILD_TOOL_OF", ROOT_ID)
    document.relate(TOOLCHAIN_ID, "RUNTIME_DEPENDENCY_OF", ROOT_ID, "builds projects; documents are drawn without it")
    document.relate(ROOT_ID, "DYNAMIC_LINK", TOOLCHAIN_ID, "the libraries of Swift, Foundation and Dispatch")

    # The manifest of the adapter determines which swift-syntax it links.
    document.add_package(ADAPTER_ID, "tinamou-adapter", version, license=license,
                         licenseComments="the license of tinamou, which it is part of",
                         copyrightText=copyright or NOASSERTION, primaryPackagePurpose="APPLICATION")
    document.relate(ROOT_ID, "CONTAINS", ADAPTER_ID)
    document.relate(ADAPTER_ID, "RUNTIME_DEPENDENCY_OF", ROOT_ID, "rewrites sources of projects; built when the first one is")
    if tree.adapter["dependencies"]:
        add_swift_packages(document, os.path.join(tree.root, "Adapter"), os.path.join(tree.scratch, "adapter"), ADAPTER_ID)
    else:
        identifier = named("Package-toolchain", "swift-syntax")
        libraries_of_adapter = {setting["kind"]["linkedLibrary"]["_0"] for target in tree.adapter["targets"]
                                for setting in target["settings"] if "linkedLibrary" in setting["kind"]}
        document.add_package(identifier, "swift-syntax", chain["tag"] or chain["version"], license=chain_license,
                             licenseComments="the license of the toolchain, which it is part of",
                             sourceInfo="the compiled libraries of the toolchain: " + ", ".join(sorted(libraries_of_adapter)),
                             primaryPackagePurpose="LIBRARY")
        document.relate(ADAPTER_ID, "DYNAMIC_LINK", identifier)
        document.relate(TOOLCHAIN_ID, "CONTAINS", identifier)

    for name, _, _ in LIBRARIES:
        identifier = named("Package-Library", name)
        document.add_debian(identifier, name, libraries[name], debian, primaryPackagePurpose="LIBRARY")
        document.relate(ROOT_ID, "DYNAMIC_LINK", identifier, "by " + ", ".join(components[name]))
    for command, (name, purpose) in PROGRAMS.items():
        identifier = named("Package-Program", command)
        document.add_debian(identifier, name, programs[command], debian, primaryPackagePurpose="APPLICATION")
        document.relate(identifier, "RUNTIME_DEPENDENCY_OF", ROOT_ID, purpose)
    for command, purpose in TOOLCHAIN_PROGRAMS.items():
        identifier = named("Package-toolchain", command)
        comment = "the toolchain states no license of it" if programs[command]["found"] else "not in this toolchain"
        document.add_package(identifier, command, programs[command]["version"], licenseComments=comment,
                             primaryPackagePurpose="APPLICATION")
        document.relate(identifier, "RUNTIME_DEPENDENCY_OF", ROOT_ID, purpose)
        document.relate(TOOLCHAIN_ID, "CONTAINS", identifier)
    add_resources(document, tree, license, copyright or NOASSERTION)
    add_font_sources(document, tree)
    return finished(document, version, commit, date)


def finished(document, version, commit, date):
    """Returns the document in order. Its address has the commit and, since machines differ, a digest of the content."""
    name = "tinamou-" + version
    result = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": spdx.DOCUMENT, "name": name, "documentNamespace": None,
        "creationInfo": {"created": date, "creators": ["Tool: tinamou-scripts-materials-" + version]},
        "packages": sorted(document.packages, key=lambda package: package["SPDXID"]),
        "files": sorted(document.files, key=lambda file: file["SPDXID"]),
        "hasExtractedLicensingInfos": [document.own[key] for key in sorted(document.own)],
        "relationships": sorted(document.relationships, key=lambda entry: (
            entry["spdxElementId"], entry["relationshipType"], entry["relatedSpdxElement"])),
    }
    digest = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(result, sort_keys=True))
    result["documentNamespace"] = "https://spdx.org/spdxdocs/%s-%s-%s" % (name, commit, digest)
    return result
