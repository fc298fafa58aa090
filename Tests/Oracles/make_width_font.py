#!/usr/bin/env python3
"""Makes the variable font of two axes that tests of font widths use.

Usage: make_width_font.py OUTPUT.ttf        (needs fontTools 4)

The glyph of "a" is a box: 500 units wide at width 100 and weight 400, 250 narrower or wider at the
ends of the width axis, 75 and 125, and 100 wider at weight 700.
"""
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(width):
    pen = TTGlyphPen(None)
    if width:
        pen.moveTo((0, 0))
        pen.lineTo((0, 500))
        pen.lineTo((width, 500))
        pen.lineTo((width, 0))
        pen.closePath()
    return pen.glyph()


def widened(axis, by):
    # Four points of the box, then the four phantom points: origin, advance, top, bottom.
    moves = [(0, 0), (0, 0), (by, 0), (by, 0), (0, 0), (by, 0), (0, 0), (0, 0)]
    return TupleVariation(axis, moves)


names = [".notdef", "space", "a"]
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap({0x20: "space", 0x61: "a"})
builder.setupGlyf({".notdef": box(500), "space": box(0), "a": box(500)})
builder.setupHorizontalMetrics({".notdef": (500, 0), "space": (250, 0), "a": (500, 0)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupNameTable({"familyName": "Test Width", "styleName": "Regular"})
builder.setupFvar(
    [("wght", 400, 400, 700, "Weight"), ("wdth", 75, 100, 125, "Width")], instances=[]
)
builder.setupGvar(
    {
        "a": [
            widened({"wdth": (0, 1, 1)}, 250),
            widened({"wdth": (-1, -1, 0)}, -250),
            widened({"wght": (0, 1, 1)}, 100),
        ]
    }
)
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(sys.argv[1])
