"""The rules of SPDX 2.3 for the documents that scripts/recipes/materials writes."""
import hashlib, re
from . import licenses

RELATIONSHIPS = set("""AMENDS ANCESTOR_OF BUILD_DEPENDENCY_OF BUILD_TOOL_OF CONTAINED_BY CONTAINS COPY_OF DATA_FILE_OF
    DEPENDENCY_MANIFEST_OF DEPENDENCY_OF DEPENDS_ON DESCENDANT_OF DESCRIBED_BY DESCRIBES DEV_DEPENDENCY_OF DEV_TOOL_OF
    DISTRIBUTION_ARTIFACT DOCUMENTATION_OF DYNAMIC_LINK EXAMPLE_OF EXPANDED_FROM_ARCHIVE FILE_ADDED FILE_DELETED FILE_MODIFIED
    GENERATED_FROM GENERATES HAS_PREREQUISITE METAFILE_OF OPTIONAL_COMPONENT_OF OPTIONAL_DEPENDENCY_OF OTHER PACKAGE_OF PATCH_APPLIED
    PATCH_FOR PREREQUISITE_FOR PROVIDED_DEPENDENCY_OF REQUIREMENT_DESCRIPTION_FOR RUNTIME_DEPENDENCY_OF SPECIFICATION_FOR STATIC_LINK
    TEST_CASE_OF TEST_DEPENDENCY_OF TEST_OF TEST_TOOL_OF VARIANT_OF""".split())
PURPOSES = set("APPLICATION FRAMEWORK LIBRARY CONTAINER OPERATING_SYSTEM DEVICE FIRMWARE SOURCE ARCHIVE FILE INSTALL OTHER".split())
FILE_TYPES = set("SOURCE BINARY ARCHIVE APPLICATION AUDIO IMAGE TEXT DOCUMENTATION SPDX VIDEO OTHER".split())
DIGESTS = {"SHA1": 40, "SHA256": 64}
REFERENCES = {"PACKAGE-MANAGER": {"purl"}, "PERSISTENT-ID": {"swh", "gitoid"}}
LOCATORS = {"purl": r"pkg:[a-z]+/[^\s#]+@[^\s#]+", "swh": r"swh:1:(rev|cnt|dir|rel|snp):[0-9a-f]{40}"}
DOCUMENT = "SPDXRef-DOCUMENT"
# The fields of each kind of object: required ones, and those that may be there.
FIELDS = {
    "document": ("spdxVersion dataLicense SPDXID name documentNamespace creationInfo packages relationships",
                 "files hasExtractedLicensingInfos comment"),
    "creationInfo": ("created creators", "comment licenseListVersion"),
    "package": ("SPDXID name downloadLocation filesAnalyzed licenseConcluded licenseDeclared copyrightText supplier",
                "versionInfo packageVerificationCode licenseInfoFromFiles licenseComments externalRefs checksums sourceInfo comment "
                "homepage primaryPackagePurpose summary attributionTexts"),
    "file": ("SPDXID fileName checksums licenseConcluded licenseInfoInFiles copyrightText", "fileTypes comment attributionTexts"),
    "relationship": ("spdxElementId relatedSpdxElement relationshipType", "comment"),
    "license": ("licenseId extractedText name", "comment seeAlsos"),
    "digest": ("algorithm checksumValue", ""),
    "reference": ("referenceCategory referenceType referenceLocator", "comment"),
    "code": ("packageVerificationCodeValue", "packageVerificationCodeExcludedFiles"),
}
# Fields that are no text: objects, lists of objects, lists of texts.
OBJECTS = {"creationInfo": "creationInfo", "packageVerificationCode": "code"}
LISTS = {"packages": "package", "files": "file", "relationships": "relationship", "hasExtractedLicensingInfos": "license",
         "checksums": "digest", "externalRefs": "reference"}
TEXTS = {"creators", "licenseInfoFromFiles", "licenseInfoInFiles", "fileTypes", "attributionTexts", "seeAlsos",
         "packageVerificationCodeExcludedFiles"}


def verification_code(digests):
    """Returns the code of a package: of the digests of its files, sorted."""
    return hashlib.sha1("".join(sorted(digests)).encode()).hexdigest()


def field_problems(kind, value, place):
    """Yields the fields of an object that are missing, unknown, empty or of another type, and those of the objects in it."""
    required, optional = (text.split() for text in FIELDS[kind])
    if not isinstance(value, dict):
        yield "%s is no object" % place
        return
    for name in required:
        if name not in value: yield "%s has no %s" % (place, name)
    for name, field in value.items():
        if name not in required + optional: yield "%s: %s is no field" % (place, name)
        elif name in OBJECTS: yield from field_problems(OBJECTS[name], field, "%s: %s" % (place, name))
        elif name in LISTS:
            if not isinstance(field, list): yield "%s: %s is no list" % (place, name)
            else:
                for index, entry in enumerate(field):
                    yield from field_problems(LISTS[name], entry, place_of(LISTS[name], entry, index))
        elif name in TEXTS:
            if not isinstance(field, list) or not all(isinstance(entry, str) and entry for entry in field):
                yield "%s: %s is no list of texts" % (place, name)
            elif not field: yield "%s: %s is empty" % (place, name)
        elif name == "filesAnalyzed":
            if not isinstance(field, bool): yield "%s: %s is not true or false" % (place, name)
        elif not isinstance(field, str): yield "%s: %s is no text" % (place, name)
        elif not field: yield "%s: %s is empty" % (place, name)


def place_of(kind, value, index):
    """Returns the name of an object in messages."""
    keys = ("name", "fileName", "licenseId", "SPDXID") if isinstance(value, dict) else ()
    return "%s %s" % (kind, next((value[key] for key in keys if isinstance(value.get(key), str)), index))


def problems(document):
    """Yields what is wrong with the structure of a document."""
    shape = list(field_problems("document", document, "the document"))
    # With fields missing, the other rules have nothing to look at.
    yield from shape or rule_problems(document)


def rule_problems(document):
    if document["spdxVersion"] != "SPDX-2.3": yield "spdxVersion is %s, not SPDX-2.3" % document["spdxVersion"]
    if document["dataLicense"] != "CC0-1.0": yield "dataLicense is %s, not CC0-1.0" % document["dataLicense"]
    if document["SPDXID"] != DOCUMENT: yield "SPDXID is %s, not %s" % (document["SPDXID"], DOCUMENT)
    if not re.fullmatch(r"[a-z][a-z0-9+.-]*://[^\s#]+", document["documentNamespace"]):
        yield "documentNamespace is no address, or has a #"
    creation = document["creationInfo"]
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", creation["created"]):
        yield "created is no date: %s" % creation["created"]
    for creator in creation["creators"]:
        if not re.match(r"(Person|Organization|Tool): \S", creator):
            yield "a creator is no person, organization or tool: %s" % creator
    own = {entry["licenseId"] for entry in document.get("hasExtractedLicensingInfos", [])}
    for name in own:
        if not re.fullmatch(r"LicenseRef-[A-Za-z0-9.-]+", name): yield "%s is no identifier of a license" % name
    if len(own) != len(document.get("hasExtractedLicensingInfos", [])): yield "a license is defined twice"
    known, used = {DOCUMENT}, set()
    elements = document["packages"] + document.get("files", [])
    for element in elements:
        if not re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", element["SPDXID"]): yield "%s is no identifier" % element["SPDXID"]
        if element["SPDXID"] in known: yield "%s is the identifier of two elements" % element["SPDXID"]
        known.add(element["SPDXID"])
    contents = {}
    for relationship in document["relationships"]:
        ends, kind = (relationship["spdxElementId"], relationship["relatedSpdxElement"]), relationship["relationshipType"]
        if kind not in RELATIONSHIPS: yield "%s is no type of a relationship" % kind
        for end in ends:
            if end not in known: yield "a relationship names %s, which is no element" % end
        used.update(ends)
        if kind == "CONTAINS": contents.setdefault(ends[0], set()).add(ends[1])
    rows = [(r["spdxElementId"], r["relationshipType"], r["relatedSpdxElement"]) for r in document["relationships"]]
    if len(set(rows)) != len(rows): yield "a relationship is there twice"
    if not any(row[:2] == (DOCUMENT, "DESCRIBES") for row in rows): yield "the document describes nothing"
    for name in sorted(known - used): yield "no relationship names %s" % name
    files = {file["SPDXID"]: file for file in document.get("files", [])}
    for package in document["packages"]: yield from package_problems(package, own, files, contents.get(package["SPDXID"], set()))
    for file in document.get("files", []): yield from file_problems(file, own)
    stated = " ".join(str(element) for element in elements)
    for name in sorted(own):
        if not re.search(r"%s(?![A-Za-z0-9.-])" % re.escape(name), stated): yield "nothing has the license %s" % name


def digest_problems(element, place):
    for digest in element.get("checksums", []):
        length = DIGESTS.get(digest["algorithm"])
        if not length or not re.fullmatch("[0-9a-f]{%d}" % length, digest["checksumValue"]): yield "%s has a damaged digest" % place


def license_problems(texts, own, place):
    for text in texts:
        problem = licenses.expression_problem(text, own)
        if problem: yield "%s: the license \"%s\": %s" % (place, text, problem)


def package_problems(package, own, files, contents):
    place = "package " + package["name"]
    location = package["downloadLocation"]
    if location not in ("NOASSERTION", "NONE") and not re.fullmatch(r"((git|hg|svn|bzr)\+)?[a-z]+://[^\s]+", location):
        yield "%s: %s is no place to download from" % (place, location)
    if package["supplier"] != "NOASSERTION" and not re.match(r"(Person|Organization): \S", package["supplier"]):
        yield "%s: the supplier is no person or organization" % place
    if package.get("primaryPackagePurpose", "OTHER") not in PURPOSES: yield "%s has no known purpose" % place
    stated = package["licenseConcluded"], package["licenseDeclared"], *package.get("licenseInfoFromFiles", [])
    yield from license_problems(stated, own, place)
    yield from digest_problems(package, place)
    for reference in package.get("externalRefs", []):
        category, kind, locator = (reference[key] for key in ("referenceCategory", "referenceType", "referenceLocator"))
        if kind not in REFERENCES.get(category, ()) or not re.fullmatch(LOCATORS[kind], locator):
            yield "%s: a reference is damaged: %s %s %s" % (place, category, kind, locator)
    if not package["filesAnalyzed"]:
        for key in ("packageVerificationCode", "licenseInfoFromFiles"):
            if key in package: yield "%s has %s, and its files are not analyzed" % (place, key)
        return
    code = package.get("packageVerificationCode", {}).get("packageVerificationCodeValue")
    digests = [digest["checksumValue"] for name in contents if name in files
               for digest in files[name]["checksums"] if digest["algorithm"] == "SHA1"]
    if code != verification_code(digests): yield "%s: the verification code is not that of its files" % place


def file_problems(file, own):
    place = "file " + file["fileName"]
    if not file["fileName"].startswith("./"): yield "%s does not begin with ./" % place
    yield from digest_problems(file, place)
    algorithms = [digest["algorithm"] for digest in file["checksums"]]
    if sorted(algorithms) != sorted(DIGESTS): yield "%s has other digests than one each of %s" % (place, ", ".join(DIGESTS))
    for kind in file.get("fileTypes", []):
        if kind not in FILE_TYPES: yield "%s: %s is no type of a file" % (place, kind)
    yield from license_problems([file["licenseConcluded"], *file["licenseInfoInFiles"]], own, place)
