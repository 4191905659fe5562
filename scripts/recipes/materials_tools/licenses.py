"""Recognizes the texts of licenses, reads Debian's copyright files, and parses license expressions of SPDX."""
import hashlib, re

NOASSERTION = "NOASSERTION"


def words(text):
    """Returns the words of a text in lower case, without punctuation: licenses are compared by words."""
    return " ".join(re.findall(r"[a-z0-9]+", text.lower()))


def pattern(text):
    """Returns an expression for the words of a license; `*` is a name of up to eight words, `[text]` may be missing."""
    parts = []
    for part in re.split(r"(\*|\[[^\]]*\])", text):
        if part == "*": parts.append(r"(?:\w+ ){1,8}")
        elif part.startswith("["): parts.append("(?:%s )?" % words(part))
        elif words(part): parts.append(words(part) + " ")
    return re.compile("".join(parts))


AS_IS = """THIS SOFTWARE IS PROVIDED BY * "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
    IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL * BE LIABLE FOR
    ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF
    SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF
    LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE
    USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE."""
BSD_2 = """Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
    following conditions are met: [1] Redistributions of source code must retain the above copyright notice, this list of
    conditions and the following disclaimer. [2] Redistributions in binary form must reproduce the above copyright notice, this
    list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution."""
BSD_3 = """ [3] Neither the name of * nor the names of its contributors may be used to endorse or promote products derived from
    this software without specific prior written permission. """
# Licenses whose whole text is compared.
SHORT = {
    "MIT": pattern("""Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
        documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights
        to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to
        whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission
        notice [including the next paragraph] shall be included in all copies or substantial portions of the Software. THE SOFTWARE
        IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
        MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL * BE LIABLE FOR ANY CLAIM, DAMAGES
        OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
        SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""),
    "ISC": pattern("""Permission to use, copy, modify, and[/or] distribute this software for any purpose with or without fee is hereby
        granted, provided that the above copyright notice and this permission notice appear in all copies. THE SOFTWARE IS PROVIDED
        "AS IS" AND * DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
        FITNESS. IN NO EVENT SHALL * BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER
        RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING
        OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE."""),
    "Zlib": pattern("""This software is provided 'as-is', without any express or implied warranty. In no event will the authors be
        held liable for any damages arising from the use of this software. Permission is granted to anyone to use this software for
        any purpose, including commercial applications, and to alter it and redistribute it freely, subject to the following
        restrictions: 1. The origin of this software must not be misrepresented; you must not claim that you wrote the original
        software. If you use this software in a product, an acknowledgment in the product documentation would be appreciated but is
        not required. 2. Altered source versions must be plainly marked as such, and must not be misrepresented as being the
        original software. 3. This notice may not be removed or altered from any source distribution."""),
    "BSD-2-Clause": pattern(BSD_2 + AS_IS),
    "BSD-3-Clause": pattern(BSD_2 + BSD_3 + AS_IS),
}
# Of long ones, the digest of the words.
APACHE_TERMS = "30e4fead14bea27559ab87df4b7e795f30238bd249aae20bc792ba6615939d57"
OFL = "a4915a2dcd67c648b73ad8364858cba28bbfb700e62ca5847e2c30544066e01a"
APACHE_TITLE = "apache license version 2 0 january 2004 http www apache org licenses "
APPENDIX = re.compile("^ appendix how to apply the apache license to your work .* permissions and limitations under the license")
SWIFT_EXCEPTION = words("""Runtime Library Exception to the Apache 2.0 License: As an exception, if you use this Software to compile
    your source code and portions of this Software are embedded into the binary product as a result, you may redistribute such
    product without providing attribution as would otherwise be required by Sections 4(a), 4(b) and 4(d) of the License.""")

# The short names that Debian's format of copyright files defines, with the identifiers of SPDX.
DEBIAN = {"expat": "MIT", "isc": "ISC", "zlib": "Zlib", "cc0-1.0": "CC0-1.0", "apache-2.0": "Apache-2.0",
          "bsd-2-clause": "BSD-2-Clause", "bsd-3-clause": "BSD-3-Clause", "mpl-1.1": "MPL-1.1", "mpl-2.0": "MPL-2.0"}
for family in ("GPL-1", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3"):
    number = family if "." in family else family + ".0"
    DEBIAN[family.lower()] = DEBIAN[family.lower() + ".0"] = number + "-only"
    DEBIAN[family.lower() + "+"] = DEBIAN[family.lower() + ".0+"] = number + "-or-later"
KNOWN = {*SHORT, *DEBIAN.values(), "Apache-2.0", "OFL-1.1"}
EXCEPTIONS = {"Swift-exception"}


def is_heading(line):
    """Tells what may precede the text of a license: its name, and notices of copyright."""
    return not line.strip() or re.match(r"(?i)\W*(copyright\b|\(c\)|all rights reserved)", line.strip()) or (
        len(line.split()) <= 8 and re.match(r"(?i)\W*(the )?[\w .\"'()-]*licen[cs]e[\w .\"'()-]*$", line.strip()))


def recognized(text):
    """Returns the license that is the whole text, but for its name and notices of copyright; NOASSERTION for other texts."""
    lines = text.splitlines()
    while lines and is_heading(lines[0]): lines.pop(0)
    body = words("\n".join(lines))
    for identifier, form in SHORT.items():
        if form.fullmatch(body + " "): return identifier
    body = words(text)
    start, end = body.find("terms and conditions for use reproduction"), body.find("end of terms and conditions")
    if 0 <= start < end and body[:start] == APACHE_TITLE and digest(body[start:end]) == APACHE_TERMS:
        rest = APPENDIX.sub("", body[end + len("end of terms and conditions"):]).strip()
        return {"": "Apache-2.0", SWIFT_EXCEPTION: "Apache-2.0 WITH Swift-exception"}.get(rest, NOASSERTION)
    return NOASSERTION


def has_font_license(text):
    """Tells if a text ends with the SIL Open Font License 1.1; what precedes it names the fonts."""
    body = words(text)
    start = body.find("sil open font license version 1 1 26 february 2007")
    return start >= 0 and digest(body[start:]) == OFL


def digest(text): return hashlib.sha256(text.encode()).hexdigest()


def debian_license(text, source):
    """Returns what a copyright file of Debian says of most files (`Files: *`): an expression, the texts of licenses without an
    identifier, and a comment.
    """
    if not re.match(r"Format:\s*https?://www\.debian\.org/doc/packaging-manuals/copyright-format/", text):
        return NOASSERTION, {}, "Debian's copyright file is not in the form that programs read"
    stanzas = re.split(r"\n(?:[ \t]*\n)+", text)
    texts = {}
    main = None
    for stanza in stanzas:
        match = re.search(r"^License:[ \t]*(.*)\n?((?:^[ \t].*\n?)*)", stanza, re.M)
        if not match: continue
        name, body = match[1].strip(), re.sub(r"(?m)^[ \t]\.?", "", match[2]).strip("\n")
        if body.strip(): texts.setdefault(name.lower(), body)
        if re.search(r"^Files:\s*\*\s*$", stanza, re.M) and main is None: main = name
    if not main: return NOASSERTION, {}, "Debian's copyright file does not name a license of all files"
    own = {}

    def identifier(name):
        body = texts.get(name.lower(), "")
        found = recognized(body) if body else NOASSERTION
        if found != NOASSERTION: return found
        if name.lower() in DEBIAN: return DEBIAN[name.lower()]
        if not body: raise LookupError(name)
        key = "LicenseRef-Debian-%s-%s" % (re.sub(r"[^A-Za-z0-9.-]+", "-", source), re.sub(r"[^A-Za-z0-9.-]+", "-", name))
        own[key] = body
        return key

    try:
        parts = [part.upper() if part in ("and", "or") else identifier(part) for part in re.split(r"\s+(and|or)\s+", main)]
    except LookupError as error:
        return NOASSERTION, {}, "Debian's copyright file of %s says of most files: %s, and has no text of %s" % (
            source, main, error.args[0])
    # "and" binds more than "or" in both. A comma, which changes that, is in no name of a license, and so is refused above.
    return " ".join(parts), own, "what Debian's copyright file of %s says of most files: %s" % (source, main)


def expression_problem(text, own=()):
    """Returns what is wrong with a license expression of SPDX 2.3, or None. `own` are the licenses that the document defines."""
    if text in (NOASSERTION, "NONE"): return None
    tokens = re.findall(r"[()]|[^\s()]+", text)
    place = 0

    def peek(): return tokens[place] if place < len(tokens) else None

    def take():
        nonlocal place
        place += 1
        return tokens[place - 1]

    def simple():
        token = peek()
        if token == "(":
            take()
            either()
            if peek() != ")": raise ValueError("a parenthesis is not closed")
            take()
            return
        if token is None or token in ("AND", "OR", "WITH", ")"): raise ValueError("a license is missing")
        take()
        if token.startswith("LicenseRef-"):
            if token not in own: raise ValueError("%s is not defined" % token)
        elif token.rstrip("+") not in KNOWN: raise ValueError("%s is no known license" % token)
        if peek() == "WITH":
            take()
            if peek() not in EXCEPTIONS: raise ValueError("%s is no known exception" % peek())
            take()

    def both():
        simple()
        while peek() == "AND":
            take()
            simple()

    def either():
        both()
        while peek() == "OR":
            take()
            both()

    try:
        either()
        if peek() is not None: raise ValueError("%s is too much" % peek())
    except ValueError as error:
        return str(error)
    return None


def conjunction(expressions):
    """Returns the expression of all of several, without repetitions; NOASSERTION if one is unknown."""
    expressions = sorted(set(expressions))
    if not expressions or NOASSERTION in expressions: return NOASSERTION
    if len(expressions) == 1: return expressions[0]
    return " AND ".join("(%s)" % text if " OR " in text else text for text in expressions)
