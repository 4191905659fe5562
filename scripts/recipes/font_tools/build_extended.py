#!/usr/bin/env python3
"""Builds Tinamou Extended: letters and symbols that the system font lacks, for all families.

  build_extended.py --inter DIR --noto DIR --charset FONT --out DIR

Latin, Greek, Cyrillic and phonetic letters come from Inter, which the system font is derived from, where it has them, and
from Noto Sans otherwise; arrows, technical symbols, boxes, dingbats and mathematical symbols come from Noto Sans Symbols,
Symbols 2 and Math (all SIL OFL 1.1). Outlines and advances are not changed, at 2048 units per em. Marks combine into
precomposed letters; there is no kerning. The output does not depend on the time.
"""
import argparse
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from subset_fonts import rename

UNITS_PER_EM = 2048
NOTICE = ("Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter), copyright 2010-2020 Google LLC, with "
          "changes by the Tinamou project. Derived from Inter, Noto Sans, Noto Sans Symbols, Noto Sans Symbols 2 and Noto "
          "Sans Math.")

LETTERS = [(0x180, 0x2FF), (0x300, 0x36F), (0x370, 0x52F), (0x1AB0, 0x1AC0), (0x1C80, 0x1C88), (0x1D00, 0x1DBF),
           (0x1DC0, 0x1DFF), (0x1E00, 0x1FFF), (0x2C60, 0x2C7F), (0xA722, 0xA7BF)]
SIGNS = [(0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20CF), (0x20D0, 0x20F0), (0x2100, 0x214F), (0x2150, 0x218F),
         (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2400, 0x2426), (0x2440, 0x244A), (0x2460, 0x24FF),
         (0x2500, 0x259F), (0x25A0, 0x25FF), (0x2600, 0x26FF), (0x2700, 0x27BF), (0x27C0, 0x27EF), (0x27F0, 0x27FF),
         (0x2800, 0x28FF), (0x2900, 0x297F), (0x29EB, 0x29EB), (0x2A00, 0x2A10), (0x2A2F, 0x2A2F), (0x2A7D, 0x2A7E),
         (0x2B00, 0x2B5F), (0xFFFD, 0xFFFD)]


def scalars(ranges):
    return [scalar for first, last in ranges for scalar in range(first, last + 1)]


def build(sources, known, style, weight, out):
    """Assigns each character that the system font lacks to the first source, a font and ranges, that has it."""
    glyphs, advances, characters = {}, {}, {}

    def take(font, name, as_name):
        glyph_set = font.getGlyphSet()
        recording = DecomposingRecordingPen(glyph_set)
        glyph_set[name].draw(recording)
        scale = UNITS_PER_EM / font["head"].unitsPerEm
        pen = TTGlyphPen(None)
        quadratic = Cu2QuPen(pen, 0.5, reverse_direction="CFF " in font)
        recording.replay(TransformPen(quadratic, (scale, 0, 0, scale, 0, 0)))
        glyphs[as_name] = pen.glyph()
        advances[as_name] = (round(font["hmtx"][name][0] * scale), 0)

    take(sources[0][0], ".notdef", ".notdef")
    for scalar in sorted(scalars(LETTERS + SIGNS)):
        if scalar in known:
            continue
        for font, ranges in sources:
            name = font.getBestCmap().get(scalar)
            if name is None or not any(first <= scalar <= last for first, last in ranges):
                continue
            own = f"uni{scalar:04X}"
            take(font, name, own)
            characters[scalar] = own
            break
    order = [".notdef", *(characters[scalar] for scalar in sorted(characters))]
    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(characters)
    builder.setupGlyf({name: glyphs[name] for name in order})
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (advances[name][0], getattr(table[name], "xMin", 0)) for name in order})
    builder.setupHorizontalHeader(ascent=1950, descent=-494)
    builder.setupNameTable({})
    builder.setupOS2(usWeightClass=weight, sTypoAscender=1950, sTypoDescender=-494, usWinAscent=1950, usWinDescent=494)
    builder.setupPost(keepGlyphNames=False)
    rename(builder.font, "Tinamou Extended", style, NOTICE)
    builder.font.save(os.path.join(out, f"TinamouExtended-{style}.ttf"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--inter", required=True)
    parser.add_argument("--noto", required=True)
    parser.add_argument("--charset", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    known = set(TTFont(arguments.charset).getBestCmap())
    # Symbols have one weight.
    for style, weight, ranges in (("Regular", 400, LETTERS + SIGNS), ("Bold", 700, LETTERS)):
        sources = [
            (TTFont(os.path.join(arguments.inter, f"Inter-{style}.otf")), ranges),
            (TTFont(os.path.join(arguments.noto, f"NotoSans-{style}.ttf")), ranges),
        ]
        if style == "Regular":
            sources += [
                (TTFont(os.path.join(arguments.noto, f"NotoSans{name}-Regular.ttf")), SIGNS)
                for name in ("Symbols", "Symbols2", "Math")
            ]
        build(sources, known, style, weight, arguments.out)


if __name__ == "__main__":
    main()
