#!/usr/bin/env python3
"""Writes the benchmark's screens as constraint problems.

usage: scenarios.py OUT_DIR SIZE ...        writes flat_N.txt chain_N.txt feed_N.txt tree_N.txt table_N.txt

A file holds, separated by white space: the number of variables; the number of constraints and for each its priority,
relation (0 is ==, 1 is <=, 2 is >=), constant, number of terms and terms (variable coefficient), which mean
`sum of the terms + constant  relation  0`; the number of leaves and for each the four constraints of its intrinsic
size (width <=, width >=, height <=, height >=); the number of edits and for each its variable, priority and value.
View i owns the variables 4i to 4i + 3: left, top, width, height.
"""
import os
import sys

LEFT, TOP, WIDTH, HEIGHT = range(4)
EQ, LE, GE = range(3)


class Screen:
    def __init__(self):
        self.views, self.rows, self.leaves, self.edits, self.state = 0, [], [], [], 1

    def pick(self, bound):
        self.state = (self.state * 4096 + 150889) % 714025
        return self.state % bound

    def view(self):
        self.views += 1
        return 4 * (self.views - 1)

    def add(self, constant, *terms, relation=EQ, priority=1000):
        self.rows.append((priority, relation, constant, [t if isinstance(t, tuple) else (t, 1) for t in terms]))
        return len(self.rows) - 1

    def at_most(self, *terms):
        self.add(0, *terms, relation=LE)

    def leaf(self, v, width, height, hugging=250, resistance=750):
        self.leaves.append([self.add(-size, v + along, relation=relation, priority=priority)
                            for along, size in ((WIDTH, width), (HEIGHT, height))
                            for relation, priority in ((LE, hugging), (GE, resistance))])

    def root(self, width, height=None):
        v = self.view()
        self.place(v, LEFT, 0)
        self.place(v, TOP, 0)
        self.edits.append((v + WIDTH, 999, width))
        if height is not None:
            self.edits.append((v + HEIGHT, 999, height))
        return v

    def place(self, v, attribute, value):
        self.add(-value, v + attribute)

    def same(self, a, b, attribute):
        self.add(0, a + attribute, (b + attribute, -1))

    def after(self, v, before, gap, axis):
        self.add(-gap, v + axis, (before + axis, -1), (before + 2 + axis, -1))

    def fill(self, v, parent, margin, axis):
        """The view ends `margin` before its parent's end."""
        self.add(margin, v + axis, v + 2 + axis, (parent + 2 + axis, -1))

    def write(self, path):
        words = [4 * self.views, len(self.rows)]
        for priority, relation, constant, terms in self.rows:
            words += [priority, relation, constant, len(terms)] + [x for t in terms for x in t]
        words += [len(self.leaves)] + [c for leaf in self.leaves for c in leaf]
        words += [len(self.edits)] + [x for edit in self.edits for x in edit]
        with open(path, "w") as f:
            f.write("\n".join(map(str, words)) + "\n")


def flat(s, n):
    root = s.root(375, 812)
    for i in range(n):
        v, inset = s.view(), i % 10
        s.place(v, LEFT, inset)
        s.place(v, TOP, inset + 1)
        s.fill(v, root, inset, LEFT)
        s.fill(v, root, inset + 1, TOP)


def chain(s, n):
    root = s.root(48 * n + 20, 812)
    first = before = None
    for _ in range(n):
        v = s.view()
        if before is None:
            first = v
            s.place(v, LEFT, 8)
        else:
            s.after(v, before, 8, LEFT)
            s.same(v, first, WIDTH)
        s.place(v, TOP, 0)
        s.same(v, root, HEIGHT)
        before = v
    s.fill(before, root, 8, LEFT)


def feed(s, n):
    root, content = s.root(375), s.view()
    s.place(content, LEFT, 0)
    s.place(content, TOP, 0)
    s.same(content, root, WIDTH)
    previous = None
    for _ in range(max(1, n // 10)):
        cell, header, avatar, column, title, subtitle, body, footer, like, share = (s.view() for _ in range(10))
        s.place(cell, LEFT, 0)
        s.fill(cell, content, 0, LEFT)
        if previous is None:
            s.place(cell, TOP, 0)
        else:
            s.after(cell, previous, 0, TOP)
        previous = cell
        s.place(header, LEFT, 16)
        s.fill(header, cell, 16, LEFT)
        s.place(header, TOP, 12)
        s.add(0, header + HEIGHT, priority=50)
        for attribute, value in ((LEFT, 0), (TOP, 0), (WIDTH, 44), (HEIGHT, 44)):
            s.place(avatar, attribute, value)
        s.at_most(avatar + TOP, avatar + HEIGHT, (header + HEIGHT, -1))
        s.after(column, avatar, 8, LEFT)
        s.at_most(column + LEFT, column + WIDTH, (header + WIDTH, -1))
        s.place(column, TOP, 0)
        s.at_most(column + TOP, column + HEIGHT, (header + HEIGHT, -1))
        s.add(0, column + WIDTH, priority=50)
        s.place(title, LEFT, 0)
        s.place(title, TOP, 0)
        s.at_most(title + LEFT, title + WIDTH, (column + WIDTH, -1))
        s.place(subtitle, LEFT, 0)
        s.after(subtitle, title, 4, TOP)
        s.at_most(subtitle + LEFT, subtitle + WIDTH, (column + WIDTH, -1))
        s.fill(subtitle, column, 0, TOP)
        for v, above in ((body, header), (footer, body)):
            s.place(v, LEFT, 16)
            s.fill(v, cell, 16, LEFT)
            s.after(v, above, 8, TOP)
        s.fill(footer, cell, 12, TOP)
        s.place(like, LEFT, 0)
        s.place(like, TOP, 0)
        s.fill(like, footer, 0, TOP)
        s.after(share, like, 12, LEFT)
        s.fill(share, footer, 0, LEFT)
        s.add(0, share + TOP, (share + HEIGHT, .5), (like + TOP, -1), (like + HEIGHT, -.5))
        s.leaf(title, 80 + s.pick(150), 20)
        s.leaf(subtitle, 60 + s.pick(200), 16)
        s.leaf(body, 200 + s.pick(300), 20 * (1 + s.pick(4)))
        s.leaf(like, 50, 20, 251)
        s.leaf(share, 60, 20)
    s.fill(previous, content, 0, TOP)


def tree(s, n):
    depth, total = 0, 1
    while total < n * 0.9:
        depth, total = depth + 1, total * 3 + 1
    root = s.root(90 * 3 ** ((depth + 1) // 2))

    def stack(level, index, axis):
        v = s.view()
        if level == 0:
            s.leaf(v, 30 + s.pick(60), 14 + s.pick(20), 250 + index, 750 + index)
            return v
        before = None
        for k, child in enumerate([stack(level - 1, k, 1 - axis) for k in range(3)]):
            if before is None:
                s.place(child, axis, 0)
            else:
                s.after(child, before, 8, axis)
            s.place(child, 1 - axis, 0)
            s.fill(child, v, 0, 1 - axis)
            before = child
        s.fill(before, v, 0, axis)
        return v

    top = stack(depth, 0, 1 - depth % 2)
    s.place(top, LEFT, 0)
    s.place(top, TOP, 0)
    s.fill(top, root, 0, LEFT)


def table(s, n, columns=5):
    root, t = s.root(100 * columns), s.view()
    s.place(t, LEFT, 0)
    s.place(t, TOP, 0)
    s.same(t, root, WIDTH)
    grid = [[s.view() for _ in range(columns)] for _ in range(max(1, n // columns))]
    for i, row in enumerate(grid):
        for j, v in enumerate(row):
            if i:
                s.same(v, grid[0][j], WIDTH)
                s.after(v, grid[i - 1][j], 0, TOP)
            else:
                s.place(v, TOP, 0)
            if j:
                s.after(v, row[j - 1], 0, LEFT)
                s.same(v, row[0], HEIGHT)
            else:
                s.place(v, LEFT, 0)
            s.leaf(v, 30 + s.pick(80), 14 + s.pick(30), 250 + j, 750 + j)
    s.fill(grid[0][-1], t, 0, LEFT)
    s.fill(grid[-1][0], t, 0, TOP)


def main():
    os.makedirs(sys.argv[1], exist_ok=True)
    for make in (flat, chain, feed, tree, table):
        for n in map(int, sys.argv[2:]):
            s = Screen()
            make(s, n)
            s.write(os.path.join(sys.argv[1], "%s_%d.txt" % (make.__name__, n)))


if __name__ == "__main__":
    main()
