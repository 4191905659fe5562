#!/usr/bin/env python3
"""Builds the emoji font of the tests: a few original glyphs, as pictures (sbix) and as layers (COLR).

  build_test_emoji.py Tests/UIKitTests/Fonts/Emoji.ttf

Needs fonttools. The output is reproducible.
"""

import struct
import sys
import zlib

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph as PictureGlyph
from fontTools.ttLib.tables.sbixStrike import Strike

UNITS = 1000
ADVANCE = 1250  # Noto's advance, not iOS's: the fallback font has to match it.


def square(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()
    return pen.glyph()


def png(color, side=64):
    """Returns a picture of one color."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + bytes(color) * side for _ in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def main(path):
    glyphs = {
        ".notdef": square(100, 0, 900, 700),
        "face": square(125, -200, 1125, 800), "outer": square(125, -200, 1125, 800),
        "inner": square(375, 50, 875, 550),
        "tone": square(125, -200, 1125, 800), "thumb": square(125, -200, 1125, 800),
        "dark": square(125, -200, 1125, 800), "person": TTGlyphPen(None).glyph(),
        "family": TTGlyphPen(None).glyph(), "D": square(125, 0, 1125, 700), "E": square(125, 0, 1125, 700),
        "flag": square(125, 0, 1125, 700), "black": square(125, 466, 1125, 700),
        "red": square(125, 233, 1125, 466), "gold": square(125, 0, 1125, 233),
        "zwj": TTGlyphPen(None).glyph(), "vs16": TTGlyphPen(None).glyph(), "heart": TTGlyphPen(None).glyph(),
        "child": TTGlyphPen(None).glyph(),
    }
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({
        0x1F600: "face", 0x1F44D: "thumb", 0x1F3FF: "tone", 0x1F469: "person", 0x1F467: "child", 0x1F1E9: "D", 0x1F1EA: "E",
        0x200D: "zwj", 0xFE0F: "vs16", 0x2764: "heart",
    })
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({
        name: (0 if name in ("zwj", "vs16") else ADVANCE, getattr(builder.font["glyf"][name], "xMin", 0))
        for name in glyphs
    })
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({
        "familyName": "Tinamou Test Emoji", "styleName": "Regular", "psName": "TinamouTestEmoji",
        "licenseDescription": "Drawn for the tests of Tinamou; the project's licence.",
    })
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-250)
    builder.setupPost()
    font = builder.font
    addOpenTypeFeaturesFromString(font, """
languagesystem DFLT dflt;
feature ccmp {
  sub person zwj person zwj child by family;
  sub person zwj person by family;
  sub thumb tone by dark;
  sub D E by flag;
  sub heart vs16 by heart;
} ccmp;
""")
    font["COLR"] = buildCOLR({
        "face": [("outer", 0), ("inner", 1)], "thumb": [("outer", 2)], "dark": [("outer", 3)],
        "flag": [("black", 4), ("red", 5), ("gold", 6)],
    }, version=0)
    font["CPAL"] = buildCPAL([[
        (1.0, 0.8, 0.0, 1.0), (0.0, 0.4, 1.0, 1.0), (1.0, 0.85, 0.4, 1.0), (0.4, 0.25, 0.1, 1.0),
        (0.0, 0.0, 0.0, 1.0), (0.87, 0.0, 0.0, 1.0), (1.0, 0.81, 0.0, 1.0),
    ]])
    pictures = newTable("sbix")
    strike = Strike(ppem=64, resolution=72)
    for name, color in (("person", (0, 160, 80)), ("family", (160, 0, 200)), ("heart", (230, 0, 30))):
        strike.glyphs[name] = PictureGlyph(
            glyphName=name, graphicType="png ", imageData=png(color), originOffsetX=8, originOffsetY=-8)
    pictures.strikes = {64: strike}
    font["sbix"] = pictures
    font["head"].created = font["head"].modified = 3_000_000_000
    font.recalcTimestamp = False
    font.save(path)


if __name__ == "__main__":
    main(sys.argv[1])
