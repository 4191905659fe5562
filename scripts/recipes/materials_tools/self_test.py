"""Damages documents in many ways, and changes texts of licenses, and tells what goes unnoticed."""
import copy, hashlib
from . import licenses, spdx

MIT = """MIT License

Copyright (c) 2001 Somebody

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""
ISC = """Copyright (c) 2001, Somebody

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
"""
BSD_TERMS = """Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
following conditions are met:
1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer
   in the documentation and/or other materials provided with the distribution.
"""
BSD_NAMES = """3. Neither the name of the University nor the names of its contributors may be used to endorse or promote products
   derived from this software without specific prior written permission.
"""
BSD_END = """
THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES,
INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL,
SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY,
WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF
THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
"""
COPYRIGHT = "Copyright 2001 Somebody. All rights reserved.\n\n"
DEBIAN = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2001, Somebody
License: %s

Files: tests/*
Copyright: 2001, Somebody
License: GPL-3+

License: Own
 Do what is right.
 .
 And nothing else.
"""

# A text, and the license that it is.
TEXTS = [
    (MIT, "MIT"), (MIT.replace("MIT License", "The MIT License (MIT)"), "MIT"), (MIT.split("\n\n", 2)[2], "MIT"),
    (MIT.replace("deal in", "look at"), "NOASSERTION"), (MIT + "\nThe Software shall be used for Good, not Evil.\n", "NOASSERTION"),
    (MIT + ISC, "NOASSERTION"), ("Files of others are under other terms, see NOTICE.\n" + MIT, "NOASSERTION"),
    ("MIT License\n", "NOASSERTION"), ("", "NOASSERTION"), (ISC, "ISC"), (ISC.replace("and/or", "and"), "ISC"),
    (COPYRIGHT + BSD_TERMS + BSD_END, "BSD-2-Clause"), (COPYRIGHT + BSD_TERMS + BSD_NAMES + BSD_END, "BSD-3-Clause"),
    (COPYRIGHT + BSD_TERMS + "3. Advertising must display an acknowledgement.\n" + BSD_END, "NOASSERTION"),
    ("Apache License, Version 2.0\n", "NOASSERTION"),
]
# What a copyright file of Debian says of most files, and what that is.
DEBIAN_TEXTS = [
    ("Expat", "MIT"), ("GPL-2+", "GPL-2.0-or-later"), ("LGPL-2.1", "LGPL-2.1-only"), ("GPL-2 or Expat", "GPL-2.0-only OR MIT"),
    ("Own", "LicenseRef-Debian-some-Own"), ("LGPL-2+ and Own", "LGPL-2.0-or-later AND LicenseRef-Debian-some-Own"),
    ("Missing", "NOASSERTION"), ("GPL-2, or Expat and ISC", "NOASSERTION"),
]
# An expression, and if it is well formed.
EXPRESSIONS = [
    ("MIT", True), ("MIT AND OFL-1.1", True), ("(MIT OR ISC) AND Zlib", True), ("Apache-2.0 WITH Swift-exception", True),
    ("NOASSERTION", True), ("LicenseRef-a", True), ("LicenseRef-b", False), ("MIT AND", False), ("AND MIT", False),
    ("MIT ISC", False), ("(MIT", False), ("MIT)", False), ("", False), ("MIT WITH", False),
    ("MIT WITH Some-exception", False), ("Mit", False), ("(MIT OR ISC) WITH Swift-exception", False),
    ("MIT AND NOASSERTION", False),
]


def package(document, name): return next(entry for entry in document["packages"] if entry["name"] == name)


def file(document, ending): return next(entry for entry in document["files"] if entry["fileName"].endswith(ending))


def relationship(document, kind, name=None):
    identifier = package(document, name)["SPDXID"] if name else None
    return next(entry for entry in document["relationships"] if entry["relationshipType"] == kind
                and identifier in (None, entry["spdxElementId"], entry["relatedSpdxElement"]))


def remove(document, identifier):
    """Removes an element with its relationships, so that what is left is in order."""
    for key in ("packages", "files"): document[key] = [entry for entry in document[key] if entry["SPDXID"] != identifier]
    document["relationships"] = [entry for entry in document["relationships"]
                                 if identifier not in (entry["spdxElementId"], entry["relatedSpdxElement"])]
    named = {end for entry in document["relationships"] for end in (entry["spdxElementId"], entry["relatedSpdxElement"])}
    for key in ("packages", "files"): document[key] = [entry for entry in document[key] if entry["SPDXID"] in named]
    text = str(document["packages"]) + str(document["files"])
    document["hasExtractedLicensingInfos"] = [
        entry for entry in document["hasExtractedLicensingInfos"] if entry["licenseId"] in text]


def seal(document, name):
    """Corrects the verification code of a package, so that only what was changed in its files is wrong."""
    owner = package(document, name)
    inside = {entry["relatedSpdxElement"] for entry in document["relationships"]
              if entry["relationshipType"] == "CONTAINS" and entry["spdxElementId"] == owner["SPDXID"]}
    digests = sorted(entry["checksums"][0]["checksumValue"] for entry in document["files"] if entry["SPDXID"] in inside)
    owner["packageVerificationCode"]["packageVerificationCodeValue"] = hashlib.sha1("".join(digests).encode()).hexdigest()


FONTS, FONT = "Sources/Typesetting/Resources/Fonts", "TinamouThai-Bold.ttf"


def without_font(document):
    remove(document, file(document, FONT)["SPDXID"])
    seal(document, FONTS)


def another_font(document):
    for digest in file(document, FONT)["checksums"]: digest["checksumValue"] = digest["checksumValue"][::-1]
    seal(document, FONTS)


def without_relationship(kind, name):
    return lambda document: document["relationships"].remove(relationship(document, kind, name))


# What is damaged, how, and words of what is said then.
DAMAGES = [
    ("no version of SPDX", lambda d: d.pop("spdxVersion"), "the document has no spdxVersion"),
    ("another version of SPDX", lambda d: d.update(spdxVersion="SPDX-2.2"), "not SPDX-2.3"),
    ("another license of the document", lambda d: d.update(dataLicense="MIT"), "not CC0-1.0"),
    ("an unknown field", lambda d: d.update(licence="MIT"), "licence is no field"),
    ("packages that are no list", lambda d: d.update(packages={}), "packages is no list"),
    ("files that are no list", lambda d: d.update(files="all"), "files is no list"),
    ("a package that is no object", lambda d: d["packages"].append("cairo"), "is no object"),
    ("an address with a fragment", lambda d: d.update(documentNamespace="https://example.org/a#b"), "documentNamespace"),
    ("no date", lambda d: d["creationInfo"].pop("created"), "has no created"),
    ("a local date", lambda d: d["creationInfo"].update(created="2026-01-01 10:00"), "created is no date"),
    ("a creator of no kind", lambda d: d["creationInfo"].update(creators=["somebody"]), "a creator is no"),
    ("no name of a package", lambda d: package(d, "cairo").pop("name"), "has no name"),
    ("no place to download from", lambda d: package(d, "cairo").pop("downloadLocation"), "package cairo has no downloadLocation"),
    ("a damaged place to download from", lambda d: package(d, "cairo").update(downloadLocation="here"),
     "no place to download from"),
    ("an identifier of two", lambda d: package(d, "cairo").update(SPDXID=package(d, "pango")["SPDXID"]), "the identifier of two"),
    ("a damaged identifier", lambda d: package(d, "cairo").update(SPDXID="SPDXRef-a b"), "is no identifier"),
    ("a relationship to nothing", lambda d: relationship(d, "DEPENDS_ON").update(relatedSpdxElement="SPDXRef-None"),
     "which is no element"),
    ("an unknown relationship", lambda d: relationship(d, "DEPENDS_ON").update(relationshipType="NEEDS"), "NEEDS is no type"),
    ("a relationship twice", lambda d: d["relationships"].append(dict(relationship(d, "DEPENDS_ON"))), "is there twice"),
    ("nothing described", without_relationship("DESCRIBES", "tinamou"), "describes nothing"),
    ("a package without relationships", without_relationship("DYNAMIC_LINK", "cairo"), "no relationship names"),
    ("a damaged expression", lambda d: package(d, "Yams").update(licenseDeclared="MIT AND"), "a license is missing"),
    ("an unknown license", lambda d: package(d, "Yams").update(licenseDeclared="MlT"), "MlT is no known license"),
    ("a license that is not defined", lambda d: d.update(hasExtractedLicensingInfos=[]), "is not defined"),
    ("a license without a text", lambda d: d["hasExtractedLicensingInfos"][0].update(extractedText=""), "extractedText is empty"),
    ("a license of nothing", lambda d: d["hasExtractedLicensingInfos"].append(
        {"licenseId": "LicenseRef-None", "name": "None", "extractedText": "none"}), "nothing has the license LicenseRef-None"),
    ("a damaged reference", lambda d: package(d, "Yams")["externalRefs"][0].update(referenceLocator="Yams"),
     "a reference is damaged"),
    ("a damaged digest", lambda d: file(d, FONT)["checksums"][1].update(checksumValue="12"), "has a damaged digest"),
    ("a digest less", lambda d: file(d, FONT)["checksums"].pop(), "has other digests"),
    ("a damaged verification code",
     lambda d: package(d, FONTS)["packageVerificationCode"].update(packageVerificationCodeValue="0" * 40), "the verification code is not"),
    ("a path from elsewhere", lambda d: file(d, FONT).update(fileName=FONT), "does not begin with ./"),
    ("another version of Tinamou", lambda d: package(d, "tinamou").update(versionInfo="0.0.1"), "tinamou has version 0.0.1"),
    ("a missing Swift package", lambda d: remove(d, package(d, "Yams")["SPDXID"]), "Package.swift names the package yams"),
    ("another relationship of a Swift package",
     lambda d: relationship(d, "DEPENDS_ON", "Yams").update(relationshipType="EXAMPLE_OF"),
     "Package.swift names the package yams"),
    ("a missing package of the adapter", lambda d: remove(d, package(d, "swift-syntax")["SPDXID"]),
     "Adapter/Package.swift names the package swift-syntax"),
    ("no adapter", lambda d: remove(d, package(d, "tinamou-adapter")["SPDXID"]), "0 tinamou-adapter"),
    ("a missing library", lambda d: remove(d, package(d, "harfbuzz")["SPDXID"]), "CPango link harfbuzz"),
    ("a missing program", lambda d: remove(d, package(d, "bubblewrap")["SPDXID"]), "the program bwrap is run"),
    ("no toolchain", lambda d: remove(d, package(d, "swift-toolchain")["SPDXID"]), "the program swift is run"),
    ("missing fonts", lambda d: remove(d, package(d, FONTS)["SPDXID"]), "the resources %s come with a module" % FONTS),
    ("missing patterns of hyphenation", lambda d: remove(d, package(d, "Sources/Typesetting/Resources/Hyphenation")["SPDXID"]),
     "Hyphenation come with"),
    ("a missing font", without_font, "does not have %s/%s" % (FONTS, FONT)),
    ("another font", another_font, FONT + " has another digest"),
    ("another license of a font", lambda d: file(d, FONT).update(licenseConcluded="MIT"), FONT + " has the license OFL-1.1"),
    ("no statement of a font", lambda d: file(d, FONT).update(licenseInfoInFiles=["NONE"]),
     FONT + " states the licenses OFL-1.1"),
    ("licenses of fonts whose metrics are here", lambda d: file(d, "NamedFonts.json").update(licenseInfoInFiles=["MIT"]),
     "states the licenses Apache-2.0, OFL-1.1"),
]


def values(value, path="", seen=None):
    """Yields a place of each kind of value in a document: what has it, its key, and a name."""
    seen = set() if seen is None else seen
    for key, child in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        name = "%s.%s" % (path, key if isinstance(value, dict) else "*")
        if name not in seen:
            seen.add(name)
            yield value, key, name
        yield from values(child, name, seen)


def unnoticed_types(document):
    """Yields the places of a document where a value of another type is not refused, or ends the check."""
    document = copy.deepcopy(document)
    for owner, key, name in list(values(document)):
        before = owner[key]
        for other in (None, 5, [[5]], {"a": 5}, ""):
            owner[key] = other
            try:
                if not list(spdx.problems(document)): yield "self-test: %s as %r is not noticed" % (name, other)
            except Exception as error:
                yield "self-test: %s as %r ends the check: %r" % (name, other, error)
        owner[key] = before


def apache_texts(text):
    """Yields texts like the license of a package of Apple's, and what they are."""
    exception = text.index("## Runtime Library Exception")
    yield text, "Apache-2.0 WITH Swift-exception"
    yield text[:exception], "Apache-2.0"
    yield text[:text.index("APPENDIX")], "Apache-2.0"
    yield text + "\nParts are under other terms.\n", "NOASSERTION"
    yield text.replace("perpetual", "temporary", 1), "NOASSERTION"
    yield text.replace("without providing attribution", "without anything"), "NOASSERTION"
    yield text[:exception].replace("TERMS AND CONDITIONS", "TERMS"), "NOASSERTION"


def failures(document, problems, apache):
    """Yields the damages of a valid document that `problems` does not find, and texts that are taken for others. `apache` is the
    license of a package of Apple's.
    """
    for what, damage, words in DAMAGES:
        damaged = copy.deepcopy(document)
        damage(damaged)
        found = problems(damaged)
        if not any(words in line for line in found):
            yield "self-test: %s: expected \"%s\", found %s" % (what, words, found[:3] or "nothing")
    yield from unnoticed_types(document)
    for text, license in [*TEXTS, *apache_texts(apache)]:
        found = licenses.recognized(text)
        if found != license: yield "self-test: a text of %s is taken for %s: %s" % (license, found, " ".join(text.split())[:80])
    for name, license in DEBIAN_TEXTS:
        found, own, _ = licenses.debian_license(DEBIAN % name, "some")
        if found != license: yield "self-test: Debian's %s is taken for %s" % (name, found)
        if set(own.values()) - {"Do what is right.\n\nAnd nothing else."}: yield "self-test: another text of Own: %s" % own
    for text, is_valid in EXPRESSIONS:
        if (licenses.expression_problem(text, {"LicenseRef-a"}) is None) != is_valid:
            yield "self-test: the expression \"%s\" is taken for %s" % (text, "a damaged one" if is_valid else "well formed")
