"""Rounds the corners of the system font's stand-in: the rounded family, glyph for glyph and advance for advance.

  build_rounded.py --fonts DIR [--weights Regular,Bold]

Each outline is inset by a radius and then stroked with a round pen of that radius (a morphological opening): convex
corners become arcs, and the rest does not change. The radius is limited by the thinnest stroke of the weight. The files
have outlines only: text is shaped with the plain family, whose glyph indices they share.
"""

import argparse

import pathops
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

WEIGHTS = ["Regular", "Medium", "Semibold", "Bold"]


def thinnest_stroke(font):
    """Returns the height of the hyphen's bar, about that of every horizontal stroke."""
    glyph = font["glyf"][font.getBestCmap()[0x2D]]
    return glyph.yMax - glyph.yMin


def copy(path):
    other = pathops.Path()
    path.draw(other.getPen(glyphSet=None))
    return other


def stroked(path, width):
    line = copy(path)
    line.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    line.convertConicsToQuads(1.5)
    return line


def rounded(path, radius):
    """Returns the path with rounded corners, or the path itself if its strokes are too thin for the radius."""
    try:
        return opened(path, radius)
    except pathops.PathOpsError:
        return path


def opened(path, radius):
    inner = pathops.op(path, stroked(path, 2 * radius), pathops.PathOp.DIFFERENCE)
    if not list(inner.segments):
        return path
    outer = pathops.op(inner, stroked(inner, 2 * radius), pathops.PathOp.UNION)
    # The opening removes strokes thinner than the pen; their glyphs are not changed.
    before, after = abs(path.area), abs(outer.area)
    return outer if after > 0.93 * before else path


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--weights", default=",".join(WEIGHTS))
    arguments = parser.parse_args()
    for weight in arguments.weights.split(","):
        font = TTFont(f"{arguments.fonts}/TinamouUIText-{weight}.ttf")
        radius = 0.3 * thinnest_stroke(font)
        glyphs = font.getGlyphSet()
        order = font.getGlyphOrder()
        result = {}
        kept = 0
        for name in order:
            path = pathops.Path()
            glyphs[name].draw(path.getPen(glyphSet=glyphs))
            if not list(path.segments):
                result[name] = TTGlyphPen(None).glyph()
                continue
            path.simplify(fix_winding=True)
            # Glyphs with thinner strokes than the hyphen's get smaller arcs.
            round_path = path
            for factor in (1, 0.75, 0.5, 0.3):
                round_path = rounded(path, radius * factor)
                if round_path is not path:
                    break
            kept += round_path is path
            pen = TTGlyphPen(None)
            round_path.draw(Cu2QuPen(pen, 2.5, reverse_direction=False))
            result[name] = pen.glyph()
        glyf = font["glyf"]
        for name, glyph in result.items():
            glyf[name] = glyph
            glyph.recalcBounds(glyf)
            advance, _ = font["hmtx"][name]
            font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0) if glyph.numberOfContours else 0)
        for table in ("GSUB", "GPOS", "GDEF", "kern", "gasp", "prep", "fpgm", "cvt "):
            if table in font:
                del font[table]
        for record in font["name"].names:
            text = record.toUnicode().replace("Tinamou UI Text", "Tinamou UI Rounded").replace(
                "Tinamou UI", "Tinamou UI Rounded").replace("Rounded Rounded", "Rounded").replace(
                "TinamouUIText", "TinamouUIRounded")
            font["name"].setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
        font.recalcTimestamp = False
        font.save(f"{arguments.fonts}/TinamouUIRounded-{weight}.ttf")
        print(f"{weight}: radius {radius:.0f}, {kept} of {len(order)} glyphs as they were")


main()
