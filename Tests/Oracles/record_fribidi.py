#!/usr/bin/env python3
"""Record what FriBidi makes of random texts, and who is right where it leaves the rules.

Run by hand; CI only reads what it writes:

    apt-get install --no-install-recommends libfribidi0
    python3 Tests/Oracles/record_fribidi.py Tests/Fixtures/Bidi/fribidi.tsv

Texts of 2 to 14 characters over all bidi classes, two kinds of brackets and a canonically equivalent
pair. The referee is uax9_reference.py, written straight from UAX #9. One text a line: base (0, 1 or
- for first strong), scalars, the referee's levels (x for what X9 removes), and `FriBidi` with its own
levels where it disagrees.
"""
import ctypes, os, random, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import uax9_reference as referee

lib = ctypes.CDLL("libfribidi.so.0")
ALPHABET = [0x61, 0x5D0, 0x30, 0x2B, 0x23, 0x660, 0x2C, 0x09, 0x20, 0x21, 0x202A, 0x202D, 0x627, 0x202B,
            0x202E, 0x202C, 0x300, 0xAD, 0x2068, 0x2066, 0x2067, 0x2069, 0x28, 0x29, 0x5B, 0x5D, 0x2329,
            0x3009, 0x6F0, 0xA0, 0x200F, 0x61C]
DIRECTIONS = {0: 0x110, 1: 0x111, None: 0x40}


def fribidi(scalars, base):
    n = len(scalars)
    text = (ctypes.c_uint32 * n)(*scalars)
    types, brackets = (ctypes.c_uint32 * n)(), (ctypes.c_uint32 * n)()
    levels = (ctypes.c_int8 * n)()
    direction = ctypes.c_uint32(DIRECTIONS[base])
    lib.fribidi_get_bidi_types(text, n, types)
    lib.fribidi_get_bracket_types(text, n, types, brackets)
    if not lib.fribidi_get_par_embedding_levels_ex(types, brackets, n, ctypes.byref(direction), levels):
        raise SystemExit("FriBidi failed")
    return list(levels)


def main():
    source = random.Random(20260301)
    agree, disagree = [], []
    for _ in range(60000):
        scalars = [source.choice(ALPHABET) for _ in range(source.randint(2, 14))]
        base = source.choice([0, 1, None])
        _, want, removed = referee.levels(scalars, base)
        have = fribidi(scalars, base)
        show = lambda levels: " ".join("x" if r else str(l) for l, r in zip(levels, removed))
        line = "\t".join(["-" if base is None else str(base), " ".join(f"{s:04X}" for s in scalars),
                          show(want)])
        if show(want) == show(have): agree.append(line)
        else: disagree.append(line + "\tFriBidi " + show(have))
    with open(sys.argv[1], "w") as f:
        f.write("# Levels of random texts, by uax9_reference.py and FriBidi 1.0.8; see record_fribidi.py.\n")
        f.write("\n".join(agree[:3000] + disagree[:500]) + "\n")
    print(len(agree), "agree,", len(disagree), "disagree")


main()
