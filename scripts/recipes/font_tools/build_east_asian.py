#!/usr/bin/env python3
"""Subsets Noto Sans CJK (SIL OFL 1.1) to the characters of everyday Chinese, Japanese and Korean texts.

  build_east_asian.py --cjk DIR --out DIR

Tinamou Han has kana, Bopomofo, punctuation, full-width and half-width forms, and the ideographs of GB 2312, of the first
levels of Big5 and JIS X 0208, and of KS X 1001. Each has the form of the People's Republic of China, which iOS shows to
users who prefer no East Asian language; those of the first levels of Big5 and JIS X 0208 also have the forms of Taiwan
and Japan where these differ. The feature `locl` selects the form by language.

Tinamou Hangul has all 11,172 syllables and the letters of KS X 1001. Its em is 1064 units of the source's 1000, so that a
syllable is 0.8647 em wide, as in labels of public documents of Interface Builder (0.8636 to 0.8651).

Outlines are not changed; names are, as the license requires for modified fonts. The output does not depend on the time.
"""
import argparse
import os

import cffsubr
from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

from subset_fonts import rename

NOTICE = "Copyright 2014-2021 Adobe (http://www.adobe.com/), with changes by the Tinamou project. Derived from {}."

# Faces of the collection.
JAPAN, KOREA, CHINA, TAIWAN, HONG_KONG = range(5)

HANGUL_UNITS_PER_EM = 1064


def rows(codec, first, last, trails):
    """Returns the characters of rows of a two-byte encoding."""
    found = set()
    for lead in range(first, last + 1):
        for trail in trails:
            try:
                found.update(bytes([lead, trail]).decode(codec))
            except UnicodeDecodeError:
                pass
    return found


HIGH = range(0xA1, 0xFF)
GB2312_LEVEL_1 = rows("gb2312", 0xB0, 0xD7, HIGH)
GB2312_LEVEL_2 = rows("gb2312", 0xD8, 0xF7, HIGH)
BIG5_LEVEL_1 = rows("big5", 0xA4, 0xC6, [*range(0x40, 0x7F), *HIGH])
JIS_LEVEL_1 = rows("euc_jp", 0xB0, 0xCF, HIGH)
KS_HANJA = rows("euc_kr", 0xCA, 0xFD, HIGH)
KS_LETTERS = rows("euc_kr", 0xA4, 0xA4, HIGH)

# Signs, kana, Bopomofo, enclosed signs, squared words, compatibility and full-width forms.
HAN_BLOCKS = [(0x3000, 0x30FF), (0x3105, 0x312F), (0x31A0, 0x31BF), (0x31F0, 0x31FF), (0x3220, 0x3247), (0x3280, 0x33FF),
              (0xFE10, 0xFE19), (0xFE30, 0xFE4F), (0xFF01, 0xFF9F), (0xFFE0, 0xFFE6)]


def characters(blocks):
    return {chr(scalar) for first, last in blocks for scalar in range(first, last + 1)}


def cut(path, face, texts, extra_glyphs):
    """Returns a face with the glyphs of the characters and further glyphs."""
    font = TTFont(path, fontNumber=face)
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = []
    options.drop_tables += ["DSIG", "GDEF", "GPOS", "GSUB", "BASE", "VORG", "vmtx", "vhea"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in texts], glyphs=extra_glyphs)
    subsetter.subset(font)
    # One character map, of the basic plane: there are no other characters.
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 4][:1]
    font["cmap"].tables[0].platformID, font["cmap"].tables[0].platEncID = 3, 1
    return font


def build_han(path, out, style):
    maps = [TTFont(path, fontNumber=face, lazy=True).getBestCmap() for face in range(5)]
    ideographs = GB2312_LEVEL_1 | GB2312_LEVEL_2 | BIG5_LEVEL_1 | JIS_LEVEL_1 | KS_HANJA
    signs = characters(HAN_BLOCKS)
    everything = sorted(character for character in ideographs | signs if ord(character) in maps[CHINA])

    def forms(face, texts):
        """Returns the regional forms of characters, by the Chinese form."""
        pairs = ((maps[CHINA][ord(character)], maps[face].get(ord(character))) for character in texts)
        return {base: form for base, form in pairs if form and form != base}

    japan = forms(JAPAN, [character for character in everything if character in JIS_LEVEL_1 | signs])
    taiwan = forms(TAIWAN, [character for character in everything if character in BIG5_LEVEL_1 | signs])
    kept = {maps[CHINA][ord(character)] for character in everything} | set(japan.values()) | set(taiwan.values())
    # Hong Kong and Korea use their own forms where these are included, and Taiwan's otherwise.
    hong_kong = taiwan | {a: b for a, b in forms(HONG_KONG, everything).items() if b in kept}
    korea = taiwan | {a: b for a, b in forms(KOREA, everything).items() if b in kept}

    font = cut(path, CHINA, everything, sorted(kept))
    scripts = ["DFLT", "bopo", "hani", "kana", "latn"]
    languages = {"JAN": japan, "ZHT": taiwan, "ZHH": hong_kong, "KOR": korea}
    lines = [f"languagesystem {script} {language};" for script in scripts for language in ["dflt", *languages]]
    for language, pairs in languages.items():
        lines.append(f"lookup {language} {{")
        lines += [f"  sub {base} by {form};" for base, form in sorted(pairs.items())]
        lines.append(f"}} {language};")
    lines.append("feature locl {")
    for script in scripts:
        lines.append(f"  script {script};")
        for language in languages:
            lines.append(f"  language {language} exclude_dflt; lookup {language};")
    lines.append("} locl;")
    addOpenTypeFeaturesFromString(font, "\n".join(lines))
    font["post"].formatType = 3.0
    rename(font, "Tinamou Han", style, NOTICE.format("Noto Sans CJK"))
    cffsubr.subroutinize(font, keep_glyph_names=False)
    font.save(os.path.join(out, f"TinamouHan-{style}.otf"))


def build_hangul(path, out, style):
    font = cut(path, KOREA, {chr(scalar) for scalar in range(0xAC00, 0xD7A4)} | KS_LETTERS, [])
    font["head"].unitsPerEm = HANGUL_UNITS_PER_EM
    scale = 1 / HANGUL_UNITS_PER_EM
    top = font["CFF "].cff.topDictIndex[0]
    for dictionary in [top, *getattr(top, "FDArray", [])]:
        if hasattr(dictionary, "FontMatrix") and dictionary.FontMatrix[0] == 0.001:
            dictionary.FontMatrix = [scale, 0, 0, scale, 0, 0]
    rename(font, "Tinamou Hangul", style, NOTICE.format("Noto Sans CJK"))
    cffsubr.subroutinize(font, keep_glyph_names=False)
    font.save(os.path.join(out, f"TinamouHangul-{style}.otf"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cjk", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    for style in ("Regular", "Bold"):
        path = os.path.join(arguments.cjk, f"NotoSansCJK-{style}.ttc")
        build_han(path, arguments.out, style)
        build_hangul(path, arguments.out, style)


if __name__ == "__main__":
    main()
