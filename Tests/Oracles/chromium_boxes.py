#!/usr/bin/env python3
"""Record the boxes that headless Chromium gives flex and grid containers, in both directions.

A test oracle for stacks, frames, padding and grids where the two models coincide: boxes of fixed
sizes with a gap, spacers that grow, padding, alignment at the start, the middle and the end, and grids
of columns as wide as their widest cell, with spans. It never runs in CI: run it by hand, commit the
JSON it writes.

    apt-get install --no-install-recommends chromium-headless-shell
    python3 chromium_boxes.py --output ../Fixtures/Layout/chromium-boxes.json

The trees are drawn from a fixed seed; the same seed draws the same trees. What the models do not share
is not drawn: flexible views beside spacers along a stack, flexible views inside rigid ones, cells that
grow, spans that overlap, baselines. Trees in which a stack or padding has too little room are left out:
a stack here grows beyond what it is proposed, a flex container does not.

OUTPUT {"chromiumBoxes": 1, "browser": VERSION, "seed": N, "cases": [CASE, ...]}
  CASE   {"host": [width, height], "root": NODE, "leftToRight": BOXES, "rightToLeft": BOXES}
  NODE   {"box": [width, height]} | {"fill": true} | {"spacer": minimum} |
         {"row" or "column": {"spacing", "alignment": start|center|end, "children"}} |
         {"padding": {"insets": [top, leading, bottom, trailing], "child"}} |
         {"frame": {"width", "height", "alignment": [across, down], "child"}} |
         {"grid": {"spacing": [across, down], "alignment": [across, down],
                   "rows": [[{"span", "child"}, ...], ...]}}
  BOXES  [x, y, width, height] of every node in preorder, in the host's space; a row of a grid is no
         node.

ACCURACY Blink keeps lengths in 1/64 px and cuts off what is smaller, once for a size and once for a
position at each level: an edge is wrong by at most 2/64 for every level above it.
"""
import argparse, json, os, random, shutil, tempfile

from chromium_text import Browser, find_browser

START = {"start": "flex-start", "center": "center", "end": "flex-end"}


class Drawing:
    """Draws trees that both models lay out the same way."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0

    def length(self, low=4, high=60):
        return self.random.randint(low, high)

    def alignment(self):
        return self.random.choice(["start", "center", "end"])

    def box(self):
        return {"box": [self.length(), self.length()]}

    def tree(self, depth, wide, high):
        """A node; `wide` and `high` say along which axes it may be flexible."""
        self.count += 1
        kinds = ["box"] * 3
        if wide and high:
            kinds.append("fill")
        if depth > 0 and self.count < 14:
            kinds += ["row", "column"] * 4 + ["padding", "frame"] * 2 + ["grid"]
        kind = self.random.choice(kinds)
        if kind == "box":
            return self.box()
        if kind == "fill":
            return {"fill": True}
        if kind == "padding":
            insets = [self.length(0, 12) for _ in range(4)]
            return {"padding": {"insets": insets, "child": self.tree(depth - 1, wide, high)}}
        if kind == "frame":
            width = self.length(20, 120) if self.random.random() < 0.7 else None
            height = self.length(20, 120) if self.random.random() < 0.7 else None
            child = self.tree(depth - 1, width is not None or wide, height is not None or high)
            return {"frame": {"width": width, "height": height,
                              "alignment": [self.alignment(), self.alignment()], "child": child}}
        if kind == "grid":
            return self.grid()
        return self.stack(kind, depth, wide, high)

    def stack(self, kind, depth, wide, high):
        along, across = (wide, high) if kind == "row" else (high, wide)
        # Spacers or one kind of flexible views share what is left; both together do not.
        flexible = self.random.choice(["spacers", "fills", "none"]) if along else "none"
        if flexible == "fills" and not across:
            flexible = "spacers"
        children = []
        minimum = self.random.choice([0, 8])
        for _ in range(self.random.randint(2, 5)):
            draw = self.random.random()
            if flexible == "spacers" and draw < 0.4:
                children.append({"spacer": minimum})
            elif flexible == "fills" and draw < 0.4:
                children.append({"fill": True})
            elif kind == "row":
                children.append(self.tree(depth - 1, False, across))
            else:
                children.append(self.tree(depth - 1, across, False))
        return {kind: {"spacing": self.random.choice([0, 4, 8, 11]),
                       "alignment": self.alignment(), "children": children}}

    def grid(self):
        columns = self.random.randint(2, 4)
        rows = [[{"span": 1, "child": self.box()} for _ in range(columns)]]
        spanned = False
        for _ in range(self.random.randint(0, 2)):
            row, left = [], columns
            while left:
                span = 1
                if not spanned and left > 1 and self.random.random() < 0.4:
                    span, spanned = self.random.randint(2, left), True
                child = self.box()
                if span > 1:
                    child["box"][0] = self.length(40, 200)
                row.append({"span": span, "child": child})
                left -= span
            rows.append(row)
        return {"grid": {"spacing": [self.random.choice([0, 6]), self.random.choice([0, 5])],
                         "alignment": [self.alignment(), self.alignment()], "rows": rows}}


def is_flexible(node, axis):
    """Whether a node takes what it is offered along an axis (0 across, 1 down)."""
    if "fill" in node:
        return True
    if "row" in node or "column" in node:
        return any(is_flexible(child, axis) if "spacer" not in child
                   else ("row" in node) == (axis == 0)
                   for child in (node.get("row") or node["column"])["children"])
    if "padding" in node:
        return is_flexible(node["padding"]["child"], axis)
    if "frame" in node:
        frame = node["frame"]
        fixed = frame["width"] if axis == 0 else frame["height"]
        return fixed is None and is_flexible(frame["child"], axis)
    return False


def element(node, style):
    """HTML of a node with the style that its parent gives it."""
    common = "box-sizing:border-box;min-width:0;min-height:0;flex-shrink:0;"
    if "box" in node:
        width, height = node["box"]
        return div(common + style + f"width:{width}px;height:{height}px;")
    if "fill" in node:
        return div(common + style)
    if "spacer" in node:
        return div(common + style)
    if "padding" in node:
        top, leading, bottom, trailing = node["padding"]["insets"]
        own = (f"display:flex;padding-block:{top}px {bottom}px;"
               f"padding-inline:{leading}px {trailing}px;")
        return div(common + style + own, single(node["padding"]["child"], "start", "start"), "n s")
    if "frame" in node:
        frame = node["frame"]
        own = "display:flex;"
        if frame["width"] is not None:
            own += f"width:{frame['width']}px;"
        if frame["height"] is not None:
            own += f"height:{frame['height']}px;"
        across, down = frame["alignment"]
        own += f"justify-content:{START[across]};"
        return div(common + style + own, single(frame["child"], across, down))
    if "grid" in node:
        return grid(node["grid"], common + style)
    kind = "row" if "row" in node else "column"
    stack = node[kind]
    own = f"display:flex;flex-direction:{kind};gap:{stack['spacing']}px;"
    return div(common + style + own,
               "".join(in_stack(child, kind, stack["alignment"]) for child in stack["children"]), "n s")


def in_stack(child, kind, alignment):
    """A child of a stack: flexible ones grow along the stack and are stretched across it."""
    axis = 0 if kind == "row" else 1
    if "spacer" in child:
        side = "min-width" if kind == "row" else "min-height"
        return element(child, f"flex:1 1 0;{side}:{child['spacer']}px;align-self:{START[alignment]};")
    grow = "flex:1 1 0;" if is_flexible(child, axis) else "flex:0 0 auto;"
    across = "stretch" if is_flexible(child, 1 - axis) else START[alignment]
    return element(child, grow + f"align-self:{across};")


def single(child, across, down):
    """The only child of a flex row."""
    grow = "flex:1 1 0;" if is_flexible(child, 0) else "flex:0 0 auto;"
    cross = "stretch" if is_flexible(child, 1) else START[down]
    return element(child, grow + f"align-self:{cross};")


def grid(node, style):
    columns = sum(cell["span"] for cell in node["rows"][0])
    across, down = node["alignment"]
    words = {"start": "start", "center": "center", "end": "end"}
    own = (f"display:grid;grid-template-columns:repeat({columns},max-content);"
           f"gap:{node['spacing'][1]}px {node['spacing'][0]}px;"
           f"justify-items:{words[across]};align-items:{words[down]};")
    cells = "".join(element(cell["child"], f"grid-column:span {cell['span']};")
                    for row in node["rows"] for cell in row)
    return div(style + own, cells)


def div(style, content="", name="n"):
    return f'<div class="{name}" style="{style}">{content}</div>'


def page(case, direction):
    width, height = case["host"]
    # The root is centred in its host; flexible axes take all of it.
    root = case["root"]
    style = "flex:1 1 0;" if is_flexible(root, 0) else "flex:0 0 auto;"
    style += "align-self:stretch;" if is_flexible(root, 1) else "align-self:center;"
    return (f'<div id="host" dir="{direction}" style="position:absolute;left:0;top:0;display:flex;'
            f'justify-content:center;width:{width}px;height:{height}px">{element(root, style)}</div>')


MEASURE = """(html) => {
  document.body.style.margin = '0';
  document.body.innerHTML = html;
  const full = e => [...e.children].some(c => {
    const [a, b] = [e.getBoundingClientRect(), c.getBoundingClientRect()], gap = 1 / 32;
    return b.left < a.left - gap || b.right > a.right + gap || b.top < a.top - gap ||
      b.bottom > a.bottom + gap;
  });
  if ([...document.querySelectorAll('.s')].some(full)) return null;
  return [...document.querySelectorAll('.n')].map(e => {
    const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height];
  });
}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--output", required=True)
    parser.add_argument("--seed", type=int, default=20240305)
    parser.add_argument("--count", type=int, default=240)
    parser.add_argument("--browser", help="chromium-headless-shell (default when found) or chromium")
    options = parser.parse_args()
    work = tempfile.mkdtemp(prefix="chromium-boxes-")
    browser = None
    try:
        browser = Browser(find_browser(options.browser), work)
        version = browser.call("Browser.getVersion")["product"]
        cases = []
        drawn = random.Random(options.seed)
        while len(cases) < options.count:
            drawing = Drawing(drawn.getrandbits(32))
            root = drawing.tree(3, True, True)
            if drawing.count < 3:
                continue
            case = {"host": [drawn.randint(300, 500), drawn.randint(300, 500)], "root": root}
            for name, direction in [("leftToRight", "ltr"), ("rightToLeft", "rtl")]:
                html = json.dumps(page(case, direction))
                boxes = browser.evaluate(f"({MEASURE})({html})")
                if boxes:
                    case[name] = [[round(value, 6) for value in box] for box in boxes]
            if "rightToLeft" in case and "leftToRight" in case:
                cases.append(case)
    finally:
        if browser:
            browser.close()
        shutil.rmtree(work, ignore_errors=True)
    with open(options.output, "w", encoding="utf-8") as file:
        head = {"chromiumBoxes": 1, "browser": version, "seed": options.seed}
        file.write(json.dumps(head)[:-1] + ', "cases": [\n')
        file.write(",\n".join(json.dumps(case, separators=(",", ":")) for case in cases))
        file.write("\n]}\n")
    print(f"{len(cases)} trees, {sum(len(case['leftToRight']) for case in cases)} boxes, {version}")


if __name__ == "__main__":
    main()
