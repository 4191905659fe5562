"""Builds the bundled emoji font from Noto Color Emoji, small enough to ship with the package.

  build_emoji.py --source NotoColorEmoji.ttf --pngquant PROGRAM --out DIR

Every picture keeps its size and has 24 colors, so that all fit into six megabytes. Couples with two different skin tones
are shown without tones. Names are changed, as the license requires for modified fonts. The output does not depend on
the time.
"""

import argparse
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

from fontTools import subset
from fontTools.ttLib import TTFont

from subset_fonts import NOTICE, rename

COLORS = 24
TONES = {0x1F3FB, 0x1F3FC, 0x1F3FD, 0x1F3FE, 0x1F3FF}


def ligatures(font):
    """Returns the ligatures of sequences as (first glyph, ligature)."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, found in getattr(table, "ligatures", {}).items():
                for ligature in found:
                    yield first, ligature


def mix_no_tones(font):
    """Maps sequences with two different tones to the picture of the same sequence without tones."""
    characters = {glyph: scalar for scalar, glyph in font.getBestCmap().items()}
    tones = {glyph for glyph, scalar in characters.items() if scalar in TONES}
    known = {(first, *ligature.Component): ligature.LigGlyph for first, ligature in ligatures(font)}
    changed = 0
    for first, ligature in ligatures(font):
        sequence = (first, *ligature.Component)
        if len({glyph for glyph in sequence if glyph in tones}) < 2: continue
        plain = known.get(tuple(glyph for glyph in sequence if glyph not in tones))
        if plain:
            ligature.LigGlyph = plain
            changed += 1
    return changed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--source", required=True)
    parser.add_argument("--pngquant", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    font = TTFont(arguments.source)
    print(mix_no_tones(font), "sequences of two tones")

    options = subset.Options()
    options.layout_features = ["*"]
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)

    def reduce(bitmap):
        done = subprocess.run(
            [arguments.pngquant, "--speed", "1", "--strip", "--nofs", "--posterize", "2", str(COLORS), "-"],
            input=bitmap.imageData, capture_output=True, check=True)
        return done.stdout if len(done.stdout) < len(bitmap.imageData) else bitmap.imageData

    bitmaps = [bitmap for strike in font["CBDT"].strikeData for bitmap in strike.values()]
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for bitmap, data in zip(bitmaps, pool.map(reduce, bitmaps)):
            bitmap.imageData = data
    rename(font, "Tinamou Emoji", "Regular", NOTICE.format("Noto Color Emoji").replace("2010-2020", "2013-2023"))
    font.save(f"{arguments.out}/TinamouEmoji-Regular.ttf")
    print(len(bitmaps), "pictures")


main()
