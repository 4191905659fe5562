#!/usr/bin/env python3
"""Builds the bundled families "Tinamou UI" and "Tinamou Mono".

Tinamou UI is Inter (SIL OFL 1.1) with other advance widths: each glyph of the width table gets the advance of the table,
so that text has the widths of iOS. An outline is scaled horizontally by at most MAX_SCALE; the rest is divided equally
between the side bearings. Outlines are stretched vertically between the baseline, the x-height, the cap height and the
descender, so that these match iOS's. The advances of letters outside the table (Cyrillic, Greek) come from a linear fit
through the table's letters. Every style has Inter Regular's kerning, with the table's corrections for pairs of ASCII
characters, and all styles of one slant have the same glyph order, so that two optical sizes can be blended glyph by
glyph.

Tinamou Mono is JetBrains Mono (SIL OFL 1.1) with the advance and the vertical metrics of iOS's monospaced font.
"""
import argparse
import copy
import functools
import json
import os
import unicodedata
from concurrent.futures import ProcessPoolExecutor

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.ttLib.tables.otTables import PairSet, PairValueRecord
from fontTools.ttLib.reorderGlyphs import reorderGlyphs
from fontTools.ttLib.scaleUpem import scale_upem

VERSION = '1.000'
MAX_SCALE = 1.06
UNITS_PER_EM = 2048
MONO_ADVANCE = 1266  # 0.618 em, the advance of iOS's monospaced system font

# UIFont.Weight -> (Inter's style, JetBrains Mono's style, our style name, usWeightClass). Apple's ultraLight is
# lighter than its thin; Inter names them the other way round.
STYLES = {
    'ultraLight': ('Thin', 'Thin', 'UltraLight', 100),
    'thin': ('ExtraLight', 'ExtraLight', 'Thin', 200),
    'light': ('Light', 'Light', 'Light', 300),
    'regular': ('Regular', 'Regular', 'Regular', 400),
    'medium': ('Medium', 'Medium', 'Medium', 500),
    'semibold': ('SemiBold', 'SemiBold', 'Semibold', 600),
    'bold': ('Bold', 'Bold', 'Bold', 700),
    'heavy': ('ExtraBold', 'ExtraBold', 'Heavy', 800),
    'black': ('Black', 'ExtraBold', 'Black', 900),
}
ITALIC_WEIGHTS = ('light', 'regular', 'medium', 'semibold', 'bold', 'heavy')
MONO_WEIGHTS = ('light', 'regular', 'medium', 'semibold', 'bold')
MONO_ITALIC_WEIGHTS = ('regular', 'bold')

RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1CD, 0x1DC), (0x1FA, 0x1FF), (0x218, 0x21B), (0x2B9, 0x2DD),
    (0x300, 0x345), (0x386, 0x3CE), (0x400, 0x45F), (0x490, 0x4D9), (0x4E8, 0x4E9), (0x1E80, 0x1E85),
    (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2000, 0x2044), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x214F),
    (0x2150, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x2473), (0x2500, 0x25FF),
    (0x2600, 0x26FF), (0x2700, 0x27BF), (0xFFFD, 0xFFFD),
]


def wanted(codepoint):
    return any(low <= codepoint <= high for low, high in RANGES)


def base_letter(char):
    """Sets the advance of precomposed Latin letters to that of their base letter."""
    decomposed = unicodedata.normalize('NFD', char)
    if len(decomposed) > 1 and decomposed[0].isalpha() and ord(decomposed[0]) < 128:
        return decomposed[0]
    return char


def cut(font, features, codes, glyphs=None):
    """Subsets the font to characters and features; `glyphs` replaces the glyphs that the features would add."""
    options = subset.Options()
    options.layout_features = features
    options.layout_closure = glyphs is None
    options.name_IDs = ['*']
    options.notdef_outline = True
    options.glyph_names = True
    options.hinting = False
    options.desubroutinize = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes, glyphs=glyphs or [])
    subsetter.subset(font)
    wanted_codes = set(codes)
    for table in font['cmap'].tables:
        if hasattr(table, 'cmap'):
            table.cmap = {c: g for c, g in table.cmap.items() if c in wanted_codes}
    return font


def load(path, features, codes=None, glyphs=None):
    """Returns the font as a subset of the given characters and features, at 2048 units per em.

    Cubic outlines are taken out, into `cubic_outlines`, as they are in the file: scaling them in place takes as long
    as all the rest.
    """
    font = TTFont(path)
    font = cut(font, features, codes or [c for c in font.getBestCmap() if wanted(c)], glyphs)
    font.cubic_outlines, font.cubic_scale = None, UNITS_PER_EM / font['head'].unitsPerEm
    if 'CFF ' in font:
        font.cubic_outlines = {}
        glyph_set = font.getGlyphSet()
        for name in font.getGlyphOrder():
            font.cubic_outlines[name] = DecomposingRecordingPen(glyph_set)
            glyph_set[name].draw(font.cubic_outlines[name])
        for tag in ('CFF ', 'VORG'):
            if tag in font:
                del font[tag]
    if font['head'].unitsPerEm != UNITS_PER_EM:
        scale_upem(font, UNITS_PER_EM)
    return font


@functools.lru_cache(maxsize=None)
def common_glyphs(inter):
    """Returns the characters and glyph names that both optical sizes of Inter have."""
    paths = [os.path.join(inter, name) for name in ('Inter-Regular.otf', 'InterDisplay-Regular.otf')]
    maps = [TTFont(path).getBestCmap() for path in paths]
    codes = {c for c in maps[0] if wanted(c) and maps[1].get(c) == maps[0][c]}
    sets = [set(cut(TTFont(path), UI_FEATURES, codes).getGlyphOrder()) for path in paths]
    return sorted(codes), sorted(sets[0] & sets[1])


@functools.lru_cache(maxsize=None)
def kerning_reference(inter):
    """Returns Inter Regular, whose kerning and glyph order all styles use. It must not be modified."""
    codes, glyphs = common_glyphs(inter)
    return load(os.path.join(inter, 'Inter-Regular.otf'), UI_FEATURES, codes, glyphs)


def single_substitutions(font, tag):
    """Returns glyph -> substitute for a feature that consists of single substitutions."""
    if 'GSUB' not in font:
        return {}
    table = font['GSUB'].table
    indices = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == tag for i in f.Feature.LookupListIndex}
    out = {}
    for index in sorted(indices):
        for sub in table.LookupList.Lookup[index].SubTable:
            sub = getattr(sub, 'ExtSubTable', sub)
            if sub.LookupType == 1:
                out.update(sub.mapping)
    return out


def target_advances(font, table):
    """Returns the advance by glyph name: from the table, and for other letters from a fit to the table's letters."""
    hmtx, cmap = font['hmtx'], font.getBestCmap()
    out, samples = {}, []
    for code, name in sorted(cmap.items()):
        char = ' ' if code == 0xA0 else chr(code)
        value = table.get(char, table.get(base_letter(char)))
        if value is not None:
            out.setdefault(name, value)
            if char.isalpha() and char in table:
                samples.append((hmtx[name][0], value))
    n = len(samples)
    mean_x, mean_y = sum(x for x, _ in samples) / n, sum(y for _, y in samples) / n
    slope = sum((x - mean_x) * (y - mean_y) for x, y in samples) / sum((x - mean_x) ** 2 for x, _ in samples)
    for code, name in cmap.items():
        advance = hmtx[name][0]
        if name not in out and advance and unicodedata.category(chr(code))[0] == 'L':
            out[name] = round(mean_y + slope * (advance - mean_x))
    # Monospaced digits: all as wide as the table's zero.
    for source, name in single_substitutions(font, 'tnum').items():
        if source in {cmap.get(ord(d)) for d in '0123456789'}:
            out[name] = table['0']
    return out


class VerticalPen:
    """A pen that maps the heights of an outline and forwards it."""

    def __init__(self, pen, height):
        self.pen, self.height = pen, height

    def points(self, points):
        return [None if p is None else (p[0], self.height(p[1])) for p in points]

    def moveTo(self, point):
        self.pen.moveTo(*self.points([point]))

    def lineTo(self, point):
        self.pen.lineTo(*self.points([point]))

    def curveTo(self, *points):
        self.pen.curveTo(*self.points(points))

    def qCurveTo(self, *points):
        self.pen.qCurveTo(*self.points(points))

    def closePath(self):
        self.pen.closePath()

    def endPath(self):
        self.pen.endPath()


def straight(points):
    """Returns the piecewise linear function through points, with a slope of one beyond its ends."""
    def value(y):
        if y <= points[0][0]:
            return points[0][1] + y - points[0][0]
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            if y <= x1:
                return y0 + (y1 - y0) * (y - x0) / (x1 - x0)
        return points[-1][1] + y - points[-1][0]
    return value


def vertical_maps(font, heights):
    """Returns the mapping of heights by glyph, without glyphs that are not changed."""
    def bounds(char):
        pen = BoundsPen(None)
        font.cubic_outlines[font.getBestCmap()[ord(char)]].replay(pen)
        return pen.bounds[1] * font.cubic_scale, pen.bounds[3] * font.cubic_scale
    cap, x, descender = bounds('H')[1], bounds('x')[1], bounds('p')[0]
    low = [(descender, heights['descender']), (0, 0)]
    small = straight(low + [(x, heights['xHeight']), (cap, heights['capHeight'])])
    large = straight([(0, 0), (cap, heights['capHeight'])])
    kinds = {}
    for code, name in font.getBestCmap().items():
        category = unicodedata.category(chr(code))
        if category == 'Ll':
            kinds[name] = small
        elif category in ('Lu', 'Nd') or code < 0x100 and category[0] == 'P':
            kinds[name] = large
    return {name: kinds[base] for name in font.getGlyphOrder()
            for base in [name if name in kinds else name.split('.')[0]] if base in kinds}


def convert_outlines(font, advances, max_scale=MAX_SCALE, tolerance=1.0, heights=None, padding=None):
    """Converts each outline to quadratic curves with the given advance; returns (scale, shift) by glyph."""
    heights, padding = heights or {}, padding or {}
    hmtx, cubic = font['hmtx'], font.cubic_outlines
    glyph_set = None if cubic else font.getGlyphSet()
    glyphs, metrics, moved = {}, {}, {}
    for name in font.getGlyphOrder():
        old, _ = hmtx[name]
        new = advances.get(name, old)
        scale = min(max(new / old, 1 / max_scale), max_scale) if old and new else 1.0
        shift = (new - old * scale) / 2
        pen = TTGlyphPen(None)
        if cubic:
            to_units = font.cubic_scale
            out = Cu2QuPen(pen, tolerance, reverse_direction=True)
            if name in heights:
                out = VerticalPen(out, heights[name])
            cubic[name].replay(TransformPen(out, (scale * to_units, 0, 0, to_units, shift, 0)))
        else:
            recording = DecomposingRecordingPen(glyph_set)
            glyph_set[name].draw(recording)
            recording.replay(TransformPen(pen, (scale, 0, 0, 1, shift, 0)))
        glyphs[name] = pen.glyph()
        moved[name] = (scale, shift)
        metrics[name] = (new + padding.get(name, 0), 0)
    order = font.getGlyphOrder()
    font.sfntVersion = '\x00\x01\x00\x00'
    glyf = font['glyf'] = newTable('glyf')
    glyf.glyphs, glyf.glyphOrder = glyphs, order
    font['loca'] = newTable('loca')
    for name, glyph in glyphs.items():
        glyph.recalcBounds(glyf)
        metrics[name] = (metrics[name][0], glyph.xMin if glyph.numberOfContours else 0)
    hmtx.metrics = metrics
    maxp = font['maxp']
    maxp.tableVersion = 0x00010000
    for field in ('maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs maxStackElements '
                  'maxSizeOfInstructions maxComponentElements maxComponentDepth maxCompositePoints '
                  'maxCompositeContours maxPoints maxContours').split():
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    post = font['post']
    post.formatType = 3.0
    return moved


def shift_anchors(font, moved, heights=None):
    """Moves the anchors of marks with the outlines."""
    if 'GPOS' not in font:
        return

    def fix(anchor, glyph):
        if anchor is not None and glyph in moved:
            scale, shift = moved[glyph]
            anchor.XCoordinate = round(anchor.XCoordinate * scale + shift)
            if heights and glyph in heights:
                anchor.YCoordinate = round(heights[glyph](anchor.YCoordinate))

    for lookup in font['GPOS'].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, 'ExtSubTable', sub)
            if sub.LookupType == 4:
                for glyph, record in zip(sub.MarkCoverage.glyphs, sub.MarkArray.MarkRecord):
                    fix(record.MarkAnchor, glyph)
                for glyph, record in zip(sub.BaseCoverage.glyphs, sub.BaseArray.BaseRecord):
                    for anchor in record.BaseAnchor:
                        fix(anchor, glyph)
            elif sub.LookupType == 6:
                for glyph, record in zip(sub.Mark1Coverage.glyphs, sub.Mark1Array.MarkRecord):
                    fix(record.MarkAnchor, glyph)
                for glyph, record in zip(sub.Mark2Coverage.glyphs, sub.Mark2Array.Mark2Record):
                    for anchor in record.Mark2Anchor:
                        fix(anchor, glyph)


def kern_lookups(font):
    table = font['GPOS'].table
    indices = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == 'kern'
               for i in f.Feature.LookupListIndex}
    return [table.LookupList.Lookup[i] for i in sorted(indices)]


def adapt_pairs(lookup, font, drop=('space', 'uni00A0')):
    """Keeps the pairs of glyphs that the font has, except those with a space, in the font's glyph order."""
    order_of = font.getReverseGlyphMap()

    def kept(glyph):
        return glyph in order_of and glyph not in drop

    for sub in lookup.SubTable:
        sub = getattr(sub, 'ExtSubTable', sub)
        if sub.LookupType != 2:
            continue
        order = sorted((i for i, g in enumerate(sub.Coverage.glyphs) if kept(g)),
                       key=lambda i: order_of[sub.Coverage.glyphs[i]])
        if sub.Format == 1:
            sub.PairSet = [sub.PairSet[i] for i in order]
            sub.PairSetCount = len(order)
            for pairs in sub.PairSet:
                pairs.PairValueRecord = sorted((r for r in pairs.PairValueRecord if kept(r.SecondGlyph)),
                                               key=lambda r: order_of[r.SecondGlyph])
                pairs.PairValueCount = len(pairs.PairValueRecord)
        else:
            for classes in (sub.ClassDef1, sub.ClassDef2):
                classes.classDefs = {g: c for g, c in classes.classDefs.items() if kept(g)}
        sub.Coverage.glyphs = [sub.Coverage.glyphs[i] for i in order]


def use_kerning_of(font, reference):
    """Replaces the kerning with Inter Regular's, which matches the measured widths best in every weight and size."""
    table = font['GPOS'].table
    new = copy.deepcopy(kern_lookups(reference))
    for lookup in new:
        adapt_pairs(lookup, font)
    old = {id(lookup) for lookup in kern_lookups(font)}
    for lookup in table.LookupList.Lookup:
        if id(lookup) in old:  # emptied and not removed, so that the other lookups keep their indices
            lookup.SubTable, lookup.SubTableCount = new[0].SubTable[:0], 0
    first = len(table.LookupList.Lookup)
    table.LookupList.Lookup += new
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == 'kern':
            record.Feature.LookupListIndex = list(range(first, first + len(new)))
            record.Feature.LookupCount = len(new)


def pair_value(lookup, first, second):
    """Returns the kerning of two glyphs, in units, from the first subtable that has the pair."""
    for sub in lookup.SubTable:
        sub = getattr(sub, 'ExtSubTable', sub)
        if sub.LookupType != 2 or first not in sub.Coverage.glyphs:
            continue
        value = None
        if sub.Format == 1:
            pairs = sub.PairSet[sub.Coverage.glyphs.index(first)].PairValueRecord
            record = next((r for r in pairs if r.SecondGlyph == second), None)
            if record is None:
                continue
            value = record.Value1
        else:
            of_first = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)]
            value = of_first.Class2Record[sub.ClassDef2.classDefs.get(second, 0)].Value1
        return getattr(value, 'XAdvance', 0) or 0 if value else 0
    return 0


def kind_of(char):
    return 'upper' if char.isupper() else 'lower' if char.islower() else 'digit' if char.isdigit() else 'other'


def correct_kerning(font, kerning):
    """Scales the kerning of pairs of ASCII characters by their kinds and adds the table's corrections."""
    lookup, = [lookup for lookup in kern_lookups(font) if lookup.SubTable]
    singles = lookup.SubTable[0]
    if singles.LookupType != 2 or singles.Format != 1 or singles.ValueFormat2:
        raise SystemExit('the first kerning subtable does not list pairs of glyphs')
    order_of, cmap = font.getReverseGlyphMap(), font.getBestCmap()
    chars = [chr(code) for code in range(0x21, 0x7F)]
    records = {glyph: {r.SecondGlyph: r for r in pairs.PairValueRecord}
               for glyph, pairs in zip(singles.Coverage.glyphs, singles.PairSet)}
    for first in chars:
        for second in chars:
            names = cmap[ord(first)], cmap[ord(second)]
            old = pair_value(lookup, *names)
            scale = kerning['scale'].get(f'{kind_of(first)} {kind_of(second)}', 1)
            new = round(old * scale + kerning['pairs'].get(first + second, 0))
            if new != old:
                record = PairValueRecord()
                record.SecondGlyph, record.Value1 = names[1], ValueRecord(singles.ValueFormat1)
                record.Value1.XAdvance = new
                records.setdefault(names[0], {})[names[1]] = record
    singles.Coverage.glyphs = sorted(records, key=order_of.get)
    singles.PairSet = []
    for glyph in singles.Coverage.glyphs:
        pairs = PairSet()
        pairs.PairValueRecord = sorted(records[glyph].values(), key=lambda r: order_of[r.SecondGlyph])
        pairs.PairValueCount = len(pairs.PairValueRecord)
        singles.PairSet.append(pairs)
    singles.PairSetCount = len(singles.PairSet)


def set_vertical_metrics(font, ascender, descender):
    hhea, os2 = font['hhea'], font['OS/2']
    hhea.ascent, hhea.descent, hhea.lineGap = ascender, descender, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascender, descender, 0
    os2.usWinAscent, os2.usWinDescent = ascender, -descender
    os2.fsSelection |= 1 << 7


def rename(font, family, style, weight_class, italic):
    names = font['name']
    copyright_line = names.getDebugName(0) or ''
    names.names = [record for record in names.names if record.nameID in (13, 14)]
    full_style = style + (' Italic' if italic else '')
    ribbi = style in ('Regular', 'Bold')
    postscript = family.replace(' ', '') + '-' + full_style.replace(' ', '').replace('RegularItalic', 'Italic')
    values = {
        0: copyright_line + '. Modified: advance widths, vertical metrics and names changed.',
        1: family if ribbi else f'{family} {style}',
        2: {(False, False): 'Regular', (False, True): 'Italic', (True, False): 'Bold', (True, True): 'Bold Italic'}[
            (style == 'Bold', italic)],
        3: f'{VERSION};{postscript}', 4: f'{family} {full_style}', 5: f'Version {VERSION}', 6: postscript,
        16: family, 17: full_style,
    }
    for index, value in values.items():
        names.setName(value, index, 3, 1, 0x409)
    os2 = font['OS/2']
    os2.usWeightClass, os2.achVendID = weight_class, 'NONE'
    selection = os2.fsSelection & ~0x61
    if style == 'Bold':
        selection |= 0x20
    if italic:
        selection |= 0x01
    if style == 'Regular' and not italic:
        selection |= 0x40
    os2.fsSelection = selection
    font['head'].macStyle = (1 if style == 'Bold' else 0) | (2 if italic else 0)
    return postscript


def finish(font, out, postscript):
    for tag in ('STAT', 'DSIG', 'meta', 'gasp', 'prep', 'fpgm', 'cvt '):
        if tag in font:
            del font[tag]
    font['head'].created = font['head'].modified = 3786825600  # fixed, so that two builds agree to the byte
    font.recalcTimestamp = False
    path = os.path.join(out, postscript + '.ttf')
    font.save(path)
    return path


UI_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']


def build_ui(inter, widths_path, weight, display, italic, out):
    with open(widths_path) as file:
        widths = json.load(file)
    style, _, name, weight_class = STYLES[weight]
    suffix = 'Italic' if italic else ''
    file_style = (style + suffix).replace('RegularItalic', 'Italic')
    prefix = 'InterDisplay-' if display else 'Inter-'
    codes, glyphs = common_glyphs(inter)
    font = load(os.path.join(inter, f'{prefix}{file_style}.otf'), UI_FEATURES, codes, glyphs)
    reference = kerning_reference(inter)
    if font.getGlyphOrder() != reference.getGlyphOrder():
        if set(font.getGlyphOrder()) != set(reference.getGlyphOrder()):
            raise SystemExit(f'{prefix}{file_style}: other glyphs than Inter-Regular')
        reorderGlyphs(font, reference.getGlyphOrder())
    if font.getBestCmap() != reference.getBestCmap():
        raise SystemExit(f'{prefix}{file_style}: another character map than Inter-Regular')
    use_kerning_of(font, reference)
    correct_kerning(font, widths['kerning'])
    table = widths['weightsDisplay' if display else 'weights'][weight]
    heights = vertical_maps(font, widths['heightsDisplay' if display else 'heights'])
    padding = {font.getBestCmap()[ord(char)]: width
               for char, width in widths['paddingDisplay' if display else 'padding'].items()}
    moved = convert_outlines(font, target_advances(font, table), heights=heights, padding=padding)
    shift_anchors(font, moved, heights)
    set_vertical_metrics(font, widths['ascender'], widths['descender'])
    font['OS/2'].sCapHeight = widths['heights']['capHeight']
    font['OS/2'].sxHeight = widths['heights']['xHeight']
    postscript = rename(font, 'Tinamou UI ' + ('Display' if display else 'Text'), name, weight_class, italic)
    return finish(font, out, postscript)


def build_mono(mono, widths_path, weight, italic, out):
    with open(widths_path) as file:
        widths = json.load(file)
    _, style, name, weight_class = STYLES[weight]
    file_style = (style + ('Italic' if italic else '')).replace('RegularItalic', 'Italic')
    font = load(os.path.join(mono, f'JetBrainsMono-{file_style}.ttf'), ['mark', 'mkmk', 'ccmp', 'locl'])
    advances = {g: MONO_ADVANCE for g, (advance, _) in font['hmtx'].metrics.items() if advance}
    moved = convert_outlines(font, advances)
    shift_anchors(font, moved)
    set_vertical_metrics(font, widths['ascender'], widths['descender'])
    postscript = rename(font, 'Tinamou Mono', name, weight_class, italic)
    return finish(font, out, postscript)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('--inter', required=True)
    parser.add_argument('--mono', required=True)
    parser.add_argument('--widths', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--weights', default=','.join(STYLES))
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        jobs = []
        for weight in arguments.weights.split(','):
            for italic in (False, True) if weight in ITALIC_WEIGHTS else (False,):
                # Italics have one optical size: at display sizes they use the upright display advances.
                for display in (False,) if italic else (False, True):
                    jobs.append(pool.submit(build_ui, arguments.inter, arguments.widths, weight, display, italic,
                                            arguments.out))
                if weight in (MONO_ITALIC_WEIGHTS if italic else MONO_WEIGHTS):
                    jobs.append(pool.submit(build_mono, arguments.mono, arguments.widths, weight, italic,
                                            arguments.out))
        for job in jobs:
            path = job.result()
            print(os.path.basename(path), os.path.getsize(path), flush=True)
