"""Measures poga, which is Yoga for Python: poga_rows.py PHASE SCENARIO SIZE NANOSECONDS

Prints the nanoseconds of one phase and the checksum of all frames: the sum of x + 3y + 7w + 11h.
Only the layout itself is engine code; building pays for a call from Python each property.
"""
import statistics
import sys
import time

from poga import libpoga_capi as yoga


def node(direction, padding=None):
    result = yoga.YGNodeNew()
    yoga.YGNodeStyleSetFlexDirection(result, direction)
    if padding is not None:
        yoga.YGNodeStyleSetPadding(result, yoga.YGEdge.All, padding)
    return result


def append(parent, child):
    yoga.YGNodeInsertChild(parent, child, yoga.YGNodeGetChildCount(parent))


def row():
    result = node(yoga.YGFlexDirection.Row, 4)
    yoga.YGNodeStyleSetAlignItems(result, yoga.YGAlign.Center)
    for place in range(5):
        if place > 0:
            spacer = yoga.YGNodeNew()
            yoga.YGNodeStyleSetFlexGrow(spacer, 1)
            append(result, spacer)
        leaf = yoga.YGNodeNew()
        yoga.YGNodeStyleSetWidth(leaf, 40 if place % 2 == 0 else 30)
        yoga.YGNodeStyleSetHeight(leaf, 20 if place % 2 == 0 else 16)
        append(result, leaf)
    return result


def rows(level):
    if level == 0:
        return row()
    result = node(yoga.YGFlexDirection.Column, 8)
    for _ in range(10):
        append(result, rows(level - 1))
    return result


def checksum(item):
    total = (yoga.YGNodeLayoutGetLeft(item) + 3 * yoga.YGNodeLayoutGetTop(item)
             + 7 * yoga.YGNodeLayoutGetWidth(item) + 11 * yoga.YGNodeLayoutGetHeight(item))
    for index in range(yoga.YGNodeGetChildCount(item)):
        total += checksum(yoga.YGNodeGetChild(item, index))
    return total


def main():
    phase, _, size, length = sys.argv[1:]
    level, nodes = 0, 10
    while nodes < int(size):
        level, nodes = level + 1, nodes * 10 + 1
    total, times, found = 0.0, [], 0.0
    while total < float(length):
        start = time.perf_counter_ns()
        root = rows(level)
        yoga.YGNodeStyleSetWidth(root, 1000)
        built = time.perf_counter_ns()
        yoga.YGNodeCalculateLayout(root, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR)
        laid_out = time.perf_counter_ns()
        times.append(built - start if phase == "build" else laid_out - built)
        total += times[-1]
        found = checksum(root)
        yoga.YGNodeFreeRecursive(root)
    print(statistics.median(times), found)


main()
