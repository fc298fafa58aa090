#!/usr/bin/env python3
"""Writes the tables of Sources/DesignTokens/Typography/Tables from Tests/Fixtures/DesignTokens.

Run from the root of the package:

    python3 Tests/Oracles/dynamic_type_tables.py

With `--check` nothing is written: the status is 1 when a table differs from what would be written.
"""
import json
import pathlib
import sys

FIXTURES = pathlib.Path("Tests/Fixtures/DesignTokens")
TABLES = pathlib.Path("Sources/DesignTokens/Typography/Tables")
NOTICE = "// Written by Tests/Oracles/dynamic_type_tables.py; edit the fixture, not this file.\n\n"


def number(value):
    return str(int(value)) if value == int(value) else repr(value)


def rows(table, names):
    return [f"    [{', '.join(number(v) for v in table[name])}],  // {name}" for name in names]


def leading_by_size(data):
    """The leading of each size, and the entries of the table that differ from it."""
    seen = {}
    for role, sizes in data["size"].items():
        for column, size in enumerate(sizes):
            leading = data["leading"][role][column]
            seen.setdefault(size, {}).setdefault(leading, []).append((role, column))
    pairs, exceptions = {}, []
    for size, leadings in sorted(seen.items()):
        ranked = sorted(leadings.items(), key=lambda item: -len(item[1]))
        pairs[size] = ranked[0][0]
        for leading, places in ranked[1:]:
            if len(places) >= len(ranked[0][1]):
                sys.exit(f"the leading of size {size} is undecided: {leadings}")
            exceptions += [(role, column, size, leading) for role, column in places]
    return pairs, exceptions


def wrapped(items):
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) + 2 > 98:
            lines.append(line)
            line = "   "
        line += f" {item},"
    return lines + [line]


def dynamic_type():
    data = json.loads((FIXTURES / "dynamic-type.json").read_text(encoding="utf-8"))
    names = list(data["size"])
    pairs, exceptions = leading_by_size(data)
    lines = [
        "/// The tables of the text roles: sizes, line heights, weights and tracking.",
        "///",
        "/// Rows are in the order of ``TextRole/tableRow``, columns from `xSmall` to `accessibility5`.",
        "///",
        f"/// Source: {data['source']}.",
        "enum DynamicTypeTable {",
        "  /// Point sizes.",
        "  static let sizes: [[Double]] = [",
        *rows(data["size"], names),
        "  ]",
        "",
        "  /// Line heights, in points.",
        "  static let leadings: [[Double]] = [",
        *rows(data["leading"], names),
        "  ]",
        "",
        "  /// Line heights in points by point size, in the order of sizes.",
        "  static let leadingBySize: [(size: Double, leading: Double)] = [",
        *wrapped(f"({size}, {leading})" for size, leading in pairs.items()),
        "  ]",
        "",
        "  /// The cells whose line height is not that of their size.",
        "  static let leadingExceptions:",
        "    [(role: TextRole, size: DynamicTypeSize, pointSize: Double, leading: Double)] = [",
        *[
            f"      (.{role}, .{data['categories'][column]}, {size}, {leading})"
            for role, column, size, leading in exceptions
        ],
        "    ]",
        "",
        "  /// The weight of each row, and the weight of emphasised text in it.",
        "  static let weights: [(weight: TextWeight, emphasized: TextWeight)] = [",
        *[
            f"    (.{data['weight'][name]}, .{data['emphasizedWeight'][name]}),  // {name}"
            for name in names
        ],
        "  ]",
        "",
        "  /// Point sizes of the extra-large titles at `large`.",
        "  static let extraSizes: [Double] = ["
        + ", ".join(number(extra["sizeAtLarge"]) for extra in data["extra"].values())
        + "]",
        "",
        "  /// The weights of the extra-large titles.",
        "  static let extraWeights: [TextWeight] = ["
        + ", ".join("." + extra["weight"] for extra in data["extra"].values())
        + "]",
        "",
        "  /// Point sizes of macOS, where text does not scale.",
        "  static let macSizes: [Double] = ["
        + ", ".join(number(data["macOS"][name][0]) for name in names)
        + "]",
        "",
        "  /// Line heights of macOS, in points.",
        "  static let macLeadings: [Double] = ["
        + ", ".join(number(data["macOS"][name][1]) for name in names)
        + "]",
        "",
        "  /// Weights of macOS.",
        "  static let macWeights: [TextWeight] = [",
        *wrapped("." + data["macOS"][name][2] for name in names),
        "  ]",
        "",
        "  /// Points that SF Pro adds between glyphs, by point size, in the order of sizes.",
        "  static let systemTracking: [(size: Double, tracking: Double)] = [",
        *wrapped(f"({size}, {number(value)})" for size, value in data["sfProTracking"].items()),
        "  ]",
        "",
        "  /// The names that UIKit has for the sizes, from `xSmall` to `accessibility5`.",
        "  static let uiKitNames: [String] = [",
        *[f'    "{data["uiKitNames"][category]}",' for category in data["categories"]],
        "  ]",
        "}",
    ]
    return "\n".join(lines) + "\n"


def android():
    data = json.loads((FIXTURES / "android-font-scale.json").read_text(encoding="utf-8"))
    tables = sorted(data["dp"].items(), key=lambda item: float(item[0]))
    lines = [
        "/// The non-linear font scaling of Android 14.",
        "///",
        f"/// Source: {data['source']}.",
        "enum AndroidFontScaleTable {",
        "  /// The scales that have a table, ascending.",
        f"  static let scales: [Double] = [{', '.join(number(float(k)) for k, _ in tables)}]",
        "",
        "  /// The columns, in scale-independent pixels.",
        f"  static let sp: [Double] = [{', '.join(number(v) for v in data['sp'])}]",
        "",
        "  /// Density-independent pixels, a row a scale and a column an entry of ``sp``.",
        "  static let dp: [[Double]] = [",
        *[f"    [{', '.join(number(v) for v in row)}],  // {key}" for key, row in tables],
        "  ]",
        "}",
    ]
    return "\n".join(lines) + "\n"


def main():
    same = True
    for name, text in (
        ("DynamicTypeTable.swift", dynamic_type()),
        ("AndroidFontScaleTable.swift", android()),
    ):
        path = TABLES / name
        text = NOTICE + text
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(f"{path}: not what the fixture says; run {sys.argv[0]}")
                same = False
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    sys.exit(0 if same else 1)


main()
