"""Runs the contestants of scripts/benchmarks/layout and writes the table and the chart."""
import argparse
import datetime
import json
import math
import os
import platform
import resource
import subprocess
import sys

SCREENS = ["flat", "chain", "feed", "tree", "table"]
STEPS = [("build", "Build, solve and read all"), ("width", "Width edit and read"),
         ("text", "Text change and read"), ("without", "A required constraint removed and read"),
         ("with", "A required constraint added and read"), ("teardown", "Tear-down"), ("removal", "Removal one by one"),
         ("memory", "Peak memory, MB")]
RIVALS = ["solver", "kiwi", "yoga", "hand"]
NAMES = {"solver": "ConstraintSolver", "kiwi": "kiwi", "yoga": "Yoga", "hand": "by hand"}
COLOURS = {"solver": "#0a84ff", "kiwi": "#ff9f0a", "yoga": "#30d158", "hand": "#8e8e93"}


def run(command, limit):
    """The measurement that a command prints, or None when it takes too long."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True,
                               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)))
    output = process.stdout.read()
    return json.loads(output) if process.wait() == 0 else None


def command(work, rival, screen, size, seconds):
    if rival in ("yoga", "hand"):
        return [f"{work}/{rival}", screen, str(size), str(seconds)]
    tool = [f"{work}/{rival}", f"{work}/problems/{screen}_{size}.txt"]
    return tool + (["--measure", str(seconds)] if rival == "solver" else [str(seconds)])


def combine(rounds):
    """The least of each figure, and by how much the rounds' figures differ, as a fraction of the least."""
    result, noise = {}, {}
    for step in rounds[0]:
        values = [r[step] for r in rounds]
        result[step] = min(values)
        if min(values) > 0:
            noise[step] = max(values) / min(values) - 1
    return result | {"noise": noise}


def measure(work, sizes, seconds, rounds, limit):
    subprocess.run([sys.executable, "scenarios.py", work + "/problems", *map(str, sizes)], check=True)
    results = {}
    for screen in SCREENS:
        left = list(RIVALS)
        for size in sizes:
            found = {rival: [] for rival in left}
            # The rivals take turns, so that what disturbs the machine disturbs all.
            for _ in range(rounds):
                for rival in list(left):
                    result = run(command(work, rival, screen, size, seconds), limit)
                    if result is None:
                        left.remove(rival)  # A larger one takes longer still.
                    else:
                        found[rival].append(result)
            for rival, all_rounds in found.items():
                result = combine(all_rounds) if len(all_rounds) == rounds else None
                results[f"{screen} {size} {rival}"] = result
                print(screen, size, rival, result, file=sys.stderr)
    return results


def number(value):
    if not value:
        return "–"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(results, sizes, step):
    lines = ["| | " + " | ".join(f"{s} {n}" for s in SCREENS for n in sizes) + " |",
             "|---" * (1 + len(SCREENS) * len(sizes)) + "|"]
    for rival in RIVALS:
        cells = [(results.get(f"{s} {n} {rival}") or {}).get(step) for s in SCREENS for n in sizes]
        lines.append(f"| {NAMES[rival]} | " + " | ".join(map(number, cells)) + " |")
    return "\n".join(lines)


def value(results, screen, size, rival, step):
    return (results.get(f"{screen} {size} {rival}") or {}).get(step)


def growth(results, screen, sizes, rival, step):
    """The exponent of the size with which a step grows, from the smallest size of at least 100 to the largest."""
    known = [(n, value(results, screen, n, rival, step)) for n in sizes if n >= 100]
    known = [(n, v) for n, v in known if v]
    if len(known) < 2:
        return "–"
    (n, v), (m, w) = known[0], known[-1]
    return f"{math.log(w / v) / math.log(m / n):.2f}"


def ratios(results, sizes):
    """Yoga's figures divided by the solver's, and how both grow."""
    sizes = sorted(sizes)
    lines = ["| Yoga / ConstraintSolver, " + " / ".join(map(str, sizes)) + " views | " + " | ".join(SCREENS) + " |",
             "|---" * (1 + len(SCREENS)) + "|"]
    for step, title in [s for s in STEPS if s[0] in ("build", "width", "text", "memory")]:
        cells = []
        for screen in SCREENS:
            pairs = [(value(results, screen, n, "yoga", step), value(results, screen, n, "solver", step))
                     for n in sizes]
            cells.append(" / ".join(f"{y / o:.2f}" if y and o else "–" for y, o in pairs))
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    for rival in ("solver", "yoga"):
        cells = [growth(results, screen, sizes, rival, "build") for screen in SCREENS]
        lines.append(f"| exponent of a build's growth from 100 views on, {NAMES[rival]} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def slower(results, former):
    """What the solver does more slowly than in an earlier run, by more than the rounds of either run differ."""
    found = []
    for key, now in results.items():
        before = former.get(key)
        if not key.endswith(" solver") or not now or not before:
            continue
        for step, title in STEPS:
            if not now.get(step) or not before.get(step):
                continue
            noise = max(0.01, now["noise"].get(step, 0), before.get("noise", {}).get(step, 0))
            change = now[step] / before[step] - 1
            if change > noise:
                found.append(f"{key.removesuffix(' solver')}: {title.lower()}: {before[step]:.4g} to {now[step]:.4g}, "
                             f"{change:+.0%}, with a noise of {noise:.0%}")
    return found


def machine():
    model = platform.processor() or platform.machine()
    try:
        for line in open("/proc/cpuinfo"):
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} threads, {platform.system()}"


def chart(results, sizes):
    """Bars on a logarithmic scale, a panel for each step at the largest size that all measured steps share."""
    size = 1000 if 1000 in sizes else max(sizes)
    panels = STEPS[:3]
    low, high = 0.1, 1e8
    width, height, gap, left = 300, 220, 30, 60
    x = lambda p, i: left + p * (width + gap) + i
    y = lambda v: 40 + height * (1 - math.log(max(v, low) / low) / math.log(high / low))
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + 3 * (width + gap)}" height="{height + 110}" '
           'font-family="sans-serif" font-size="11">', '<rect width="100%" height="100%" fill="white"/>']
    for p, (step, title) in enumerate(panels):
        out.append(f'<text x="{x(p, 0)}" y="24" font-size="13" font-weight="bold">{title}, {size} views</text>')
        for power in range(-1, 9, 2):
            v = 10.0 ** power
            out.append(f'<line x1="{x(p, 0)}" x2="{x(p, width)}" y1="{y(v)}" y2="{y(v)}" stroke="#ddd"/>')
            if p == 0:
                label = f"{v:g} µs" if v < 1e3 else f"{v / 1e3:g} ms" if v < 1e6 else f"{v / 1e6:g} s"
                out.append(f'<text x="{left - 6}" y="{y(v) + 4}" text-anchor="end">{label}</text>')
        for s, screen in enumerate(SCREENS):
            at = s * width / len(SCREENS)
            out.append(f'<text x="{x(p, at + 28)}" y="{height + 56}" text-anchor="middle">{screen}</text>')
            for r, rival in enumerate(RIVALS):
                value = (results.get(f"{screen} {size} {rival}") or {}).get(step)
                if value:
                    out.append(f'<rect x="{x(p, at + 4 + 12 * r):.1f}" y="{y(value):.1f}" width="11" '
                               f'height="{40 + height - y(value):.1f}" fill="{COLOURS[rival]}"/>')
    for r, rival in enumerate(RIVALS):
        out.append(f'<rect x="{left + 130 * r}" y="{height + 80}" width="11" height="11" fill="{COLOURS[rival]}"/>')
        out.append(f'<text x="{left + 130 * r + 16}" y="{height + 90}">{NAMES[rival]}</text>')
    return "\n".join(out) + "\n</svg>\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("work")
    parser.add_argument("out")
    parser.add_argument("sizes", nargs="*", type=int, default=[10, 100, 1000, 10000, 100000])
    parser.add_argument("--seconds", type=float, default=0.33, help="per cell and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compare", help="an earlier solver.json")
    parser.add_argument("--limit", type=int, default=20, help="seconds after which a cell is given up")
    a = parser.parse_intermixed_args()
    former = None
    if a.compare:
        with open(a.compare) as f:  # Before it is overwritten, in case it is the last one.
            former = json.load(f)
    results = measure(a.work, a.sizes, a.seconds, a.rounds, a.limit)
    date = datetime.date.today().isoformat()
    text = [f"# The solver beside others\n\n{machine()}, {date}. Microseconds of processor time, the least of several "
            "runs; memory is the whole process with the problem read. “–”: nothing to measure, or more than "
            f"{a.limit} s.\n", "## Ratios and growth\n\nAbove 1, this solver is faster, or takes less memory.\n\n"
            + ratios(results, a.sizes) + "\n"]
    for step, title in STEPS:
        text.append(f"## {title}\n\n" + table(results, a.sizes, step) + "\n")
    with open(a.out + "/solver.md", "w") as f:
        f.write("\n".join(text))
    with open(a.out + "/solver.svg", "w") as f:
        f.write(chart(results, a.sizes))
    with open(a.out + "/solver.json", "w") as f:
        json.dump({"machine": machine(), "date": date, "results": results}, f, indent=1)
    print(ratios(results, a.sizes))
    print(a.out + "/solver.md")
    if former is None:
        return
    if former["machine"] != machine():
        print(f"bench: {a.compare} is of another machine: {former['machine']}", file=sys.stderr)
    found = slower(results, former["results"])
    for line in found:
        print("bench: slower: " + line, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
