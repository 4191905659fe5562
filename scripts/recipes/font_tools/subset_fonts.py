"""Subsets fonts to the characters that the package needs: the serif family, fonts of other scripts, and fonts of the
tests' golden pictures.

  subset_fonts.py serif --noto DIR --charset FONT --out DIR
  subset_fonts.py scripts --noto DIR --out DIR
  subset_fonts.py tests --noto DIR --cjk FILE --out DIR

Outlines and advances are not changed; names are, as the license requires for modified fonts. The output does not
depend on the time.
"""

import argparse
import os

from fontTools import subset
from fontTools.ttLib import TTFont

SERIF = {
    "Regular": "Regular",
    "Italic": "Italic",
    "Bold": "Bold",
    "BoldItalic": "BoldItalic",
}

# Fonts of other scripts, with the Unicode blocks to keep.
SCRIPTS = {
    "Arabic": [(0x0600, 0x06FF), (0x0750, 0x077F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFF)],
    "Hebrew": [(0x0590, 0x05FF), (0xFB1D, 0xFB4F)],
    "Devanagari": [(0x0900, 0x097F), (0x0951, 0x0954), (0x20B9, 0x20B9), (0x25CC, 0x25CC), (0xA8E0, 0xA8FF)],
    "Thai": [(0x0E00, 0x0E7F), (0x25CC, 0x25CC)],
}

# The characters of the golden pictures.
TESTS = {
    "Arabic": ("NotoSansArabic-Regular.ttf", "السلام عليكم والمحبة، كتاب ١٢٣"),
    "Hebrew": ("NotoSansHebrew-Regular.ttf", "שָׁלוֹם עולם רכבת בשעה אבג"),
    "Devanagari": ("NotoSansDevanagari-Regular.ttf", "नमस्ते हिन्दी क्षत्रिय"),
    "Thai": ("NotoSansThai-Regular.ttf", "สวัสดีชาวโลก"),
    "CJK": (None, "東京タワー你好，世界한국어。、"),
}


def cut(font, text, layout, family, style, notice):
    options = subset.Options()
    options.layout_features = ["*"] if layout else []
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = []
    options.drop_tables += ["DSIG", "GDEF"] if not layout else ["DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    rename(font, family, style, notice)


def rename(font, family, style, notice):
    """Renames a font and removes its dates."""
    name = font["name"]
    name.names = []
    compact = family.replace(" ", "")
    for id, value in {
        0: notice,
        1: family,
        2: style,
        3: f"{compact}-{style}",
        4: f"{family} {style}",
        6: f"{compact}-{style}",
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
    }.items():
        name.setName(value, id, 3, 1, 0x409)
    font["head"].modified = font["head"].created = 0
    font.recalcTimestamp = False
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [f"{compact}-{style}"]


NOTICE = "Copyright 2010-2020 Google LLC, with changes by the Tinamou project. Derived from {}."


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["serif", "scripts", "tests"])
    parser.add_argument("--noto", required=True)
    parser.add_argument("--cjk")
    parser.add_argument("--charset")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    if arguments.what == "serif":
        characters = "".join(map(chr, TTFont(arguments.charset).getBestCmap()))
        for source, style in SERIF.items():
            font = TTFont(f"{arguments.noto}/NotoSerif-{source}.ttf")
            cut(font, characters, True, "Tinamou Serif", style, NOTICE.format("Noto Serif"))
            font.save(f"{arguments.out}/TinamouSerif-{style}.ttf")
        return
    if arguments.what == "scripts":
        for script, blocks in SCRIPTS.items():
            characters = "".join(chr(scalar) for first, last in blocks for scalar in range(first, last + 1))
            for style in ("Regular", "Bold"):
                font = TTFont(f"{arguments.noto}/NotoSans{script}-{style}.ttf")
                cut(font, characters + "\u200c\u200d\u200e\u200f", True, f"Tinamou {script}", style,
                    NOTICE.format(f"Noto Sans {script}"))
                font.save(f"{arguments.out}/Tinamou{script}-{style}.ttf")
        return
    for script, (file, text) in TESTS.items():
        font = TTFont(f"{arguments.noto}/{file}") if file else TTFont(arguments.cjk, fontNumber=0)
        cut(font, text + " ", True, f"Tinamou Test {script}", "Regular", NOTICE.format("a Noto font"))
        font.save(f"{arguments.out}/{script}.{'otf' if 'CFF ' in font else 'ttf'}")


if __name__ == "__main__":
    main()
