#!/usr/bin/env python3
"""Writes NamedFonts.json: line metrics, advances and kerning of free fonts that applications use.

Interface Builder lays a document out with the fonts of its application. Where these files are not available, their
metrics give the same frames: the heights of lines, the advances of characters and the kerning of pairs. These are
facts about the fonts; no outlines, programs or tables are copied.

Needs: pip install fonttools uharfbuzz
Use:   named_font_metrics.py OUTPUT.json FONT.ttf ...

The first of several files with the same PostScript name is used. A file whose name table (entries 13 and 14) states neither
the SIL Open Font License nor the Apache License is left out, and so is one without a PostScript name.

The files come from Debian's packages fonts-comfortaa, fonts-dosis, fonts-firacode, fonts-jetbrains-mono, fonts-lato,
fonts-lobster, fonts-open-sans, fonts-oxygen, fonts-play, fonts-quicksand, fonts-roboto-unhinted and
fonts-roboto-slab, and are else the releases of the projects themselves, as applications bring them: Barlow Semi
Condensed, Dosis, Fira Mono, Fira Sans, Inter 3, Lato, Montserrat 7, Muli 2, Nunito 1, Open Sans 1, Permanent Marker,
Poppins 4, Roboto Mono 3, Source Code Pro, Source Sans Pro 1 and 2. The copyright of each is in the output.
"""

import collections
import json
import logging
import re
import sys

import uharfbuzz
from fontTools.ttLib import TTFont

ASCII = [chr(code) for code in range(0x20, 0x7F)]
# Letters with accents have the advance of their base letter unless listed; these are not composed.
SIGNS = [chr(code) for code in range(0xA1, 0xC0)] + list("ÆÐ×ØÞßæð÷øþĐđĦħıĲĳĸĿŀŁłŊŋŒœŦŧ–—‘’‚“”„†‡•…‰‹›€™−")
CHARACTERS = ASCII + [sign for sign in SIGNS if sign != "\u00ad"]
ACCENTED = {
    letter: base
    for base, letters in {
        "A": "ÀÁÂÃÄÅĀĂĄ", "C": "ÇĆĈĊČ", "D": "Ď", "E": "ÈÉÊËĒĔĖĘĚ", "G": "ĜĞĠĢ", "H": "Ĥ", "I": "ÌÍÎÏĨĪĬĮİ",
        "J": "Ĵ", "K": "Ķ", "L": "ĹĻĽ", "N": "ÑŃŅŇ", "O": "ÒÓÔÕÖŌŎŐ", "R": "ŔŖŘ", "S": "ŚŜŞŠ", "T": "ŢŤ",
        "U": "ÙÚÛÜŨŪŬŮŰŲ", "W": "Ŵ", "Y": "ÝŶŸ", "Z": "ŹŻŽ",
        "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ď", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥ", "i": "ìíîïĩīĭį",
        "j": "ĵ", "k": "ķ", "l": "ĺļľ", "n": "ñńņň", "o": "òóôõöōŏő", "r": "ŕŗř", "s": "śŝşš", "t": "ţť",
        "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    }.items()
    for letter in letters
}  # fmt: skip
# The characters whose kerning is recorded: those of the texts of screens.
KERNED = [c for c in ASCII if c.isalnum() or c in " .,-'\":!?/"]
# Smaller kerning, in thousandths of an em, moves no text of a screen by half a pixel; for pairs that are rare in text,
# the threshold is six times as large.
LEAST_KERNING = 5
LEAST_RARE_KERNING = 30


def are_rare(left, right):
    """Returns whether two characters are only adjacent in identifiers, codes or symbols."""
    if left.isalpha() and right.isalpha():
        return left.islower() and right.isupper()
    if left.isalnum() and right.isalnum():
        return left.isdigit() != right.isdigit()
    return not left.isalnum() and not right.isalnum() and " " not in (left, right)


def licence(name):
    """Returns the license that a name table states, or None."""
    stated = " ".join(name.getDebugName(entry) or "" for entry in (13, 14)).lower()
    if "open font" in stated or "ofl" in stated:
        return "OFL-1.1"
    return "Apache-2.0" if "apache" in stated else None


def family_of(name):
    """Returns the family, without the weights that old files append to it."""
    family = name.getDebugName(16) or name.getDebugName(1)
    return re.sub(r"( (Thin|ExtraLight|Light|Book|Medium|Semi-?[Bb]old|ExtraBold|Black|Retina))+$", "", family)


def grouped(values):
    """Returns `{"a": 1, "b": 2, "c": 1}` as "ac=1|b=2"."""
    rows = collections.defaultdict(str)
    for character, value in sorted(values.items()):
        rows[value] += character
    return "|".join(f"{characters}={value}" for value, characters in rows.items())


def advances(glyphs, widths):
    """Returns the advances in the order of CHARACTERS, "-" for missing ones, and the differing ones of accented letters."""
    known = {c: widths[glyphs[ord(c)]][0] for c in [*CHARACTERS, *ACCENTED] if ord(c) in glyphs}
    accented = {
        letter: known[letter]
        for letter, base in ACCENTED.items()
        if letter in known and known[letter] != known.get(base)
    }
    plain = [known.get(c) for c in CHARACTERS]
    widths = set(plain) - {None}
    if len(widths) == 1 and not accented:
        return f"{widths.pop()}"
    text = " ".join("-" if width is None else str(width) for width in plain)
    return f"{text}|{grouped(accented)}" if accented else text


def kerning(path, glyphs, units_per_em):
    """Returns rows of left characters with the kerning before right ones: "AL|TVWY=-50|v=-20+F|.=-100"."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))

    def width(text, kern):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, {"liga": False, "clig": False, "calt": False, "kern": kern})
        return sum(position.x_advance for position in buffer.glyph_positions)

    characters = [c for c in KERNED if ord(c) in glyphs]
    rows = collections.defaultdict(str)
    for left in characters:
        row = {}
        for right in characters:
            value = (width(left + right, True) - width(left + right, False)) / units_per_em * 1000
            if abs(value) >= (LEAST_RARE_KERNING if are_rare(left, right) else LEAST_KERNING):
                row[right] = round(value)
        if row:
            rows[grouped(row)] += left
    return "+".join(f"{left}|{row}" for row, left in rows.items())


class Table:
    """A table of values that faces share, with indices."""

    def __init__(self):
        self.values = []

    def number(self, value):
        if value not in self.values:
            self.values.append(value)
        return self.values.index(value)


def main(output, paths):
    logging.disable(logging.CRITICAL)
    shared_advances, shared_kerning = Table(), Table()
    families = {}
    seen = set()
    for path in paths:
        font = TTFont(path)
        name = font["name"]
        post_script_name = name.getDebugName(6)
        terms = licence(name)
        if not post_script_name or not terms:
            print(f"left out, its file states no free licence: {post_script_name or path}", file=sys.stderr)
            continue
        if post_script_name in seen:
            continue
        seen.add(post_script_name)
        glyphs, units_per_em = font.getBestCmap(), font["head"].unitsPerEm
        face = {
            "ascender": font["hhea"].ascent,
            "descender": font["hhea"].descent,
            "capHeight": getattr(font["OS/2"], "sCapHeight", 0) or None,
            "xHeight": getattr(font["OS/2"], "sxHeight", 0) or None,
            "advances": shared_advances.number(advances(glyphs, font["hmtx"])),
        }
        rows = kerning(path, glyphs, units_per_em)
        if rows:
            face["kerning"] = shared_kerning.number(rows)
        version = re.search(r"\d+(\.\d+)?", name.getDebugName(5) or "")
        family = {
            "name": family_of(name),
            "version": version.group(0) if version else None,
            "licence": terms,
            "copyright": " ".join((name.getDebugName(0) or "").split()),
            "unitsPerEm": units_per_em,
        }
        key = tuple(family.values())
        faces = families.setdefault(key, {**family, "faces": {}})["faces"]
        faces[post_script_name] = {field: value for field, value in face.items() if value is not None}
    write(output, families, shared_advances.values, shared_kerning.values)


def write(output, families, advances, kernings):
    """Writes one line for each face, row of advances and kerning table."""

    def line(value):
        return json.dumps(value, ensure_ascii=False)

    def lines(values, indent):
        return f",\n{indent}".join(values)

    about = (
        "Line metrics, advances and kerning of free fonts that applications bring, by PostScript name, in units of"
        " the font. Documents that name such a font are laid out with them when no file of that name is registered."
        " These are facts of the fonts; the glyphs that are drawn are a stand-in's. Written by"
        " scripts/recipes/font_tools/named_font_metrics.py, which says where the files come from; version, licence and copyright"
        " are those that the files state. advances: of the characters below, - for what a font lacks, then those of"
        " accented letters that are not as wide as their letter; one number is that of all. kernings: rows of left"
        " characters and what the font adds between them and right ones, in thousandths of an em; less than five, and"
        " less than thirty between characters that are seldom neighbours, is left out."
    )
    blocks = []
    for family in sorted(families.values(), key=lambda f: (f["name"], f["version"] or "")):
        faces = [f"{line(name)}: {line(face)}" for name, face in sorted(family.pop("faces").items())]
        head = line({field: value for field, value in family.items() if value is not None})
        blocks.append(f'{head[:-1]}, "faces": {{\n      {lines(faces, "      ")}\n    }}}}')
    with open(output, "w", encoding="utf-8") as file:
        file.write(
            f'{{\n  "about": {line(about)},\n  "characters": {line("".join(CHARACTERS))},\n'
            f'  "families": [\n    {lines(blocks, "    ")}\n  ],\n'
            f'  "advances": [\n    {lines([line(row) for row in advances], "    ")}\n  ],\n'
            f'  "kernings": [\n    {lines([line(table) for table in kernings], "    ")}\n  ]\n}}\n'
        )


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
