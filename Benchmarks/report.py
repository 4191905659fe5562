"""Runs the contestants of scripts/bench and writes the table and the chart."""
import argparse
import datetime
import json
import os
import platform
import resource
import subprocess
import sys

SCREENS = ["flat", "chain", "feed", "tree", "table"]
STEPS = [("build", "Build, solve and read all"), ("width", "Width edit and read"),
         ("text", "Text change and read"), ("teardown", "Tear-down"), ("removal", "Removal one by one"),
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


def measure(work, sizes, seconds, limit):
    subprocess.run([sys.executable, "scenarios.py", work + "/problems", *map(str, sizes)], check=True)
    results = {}
    for screen in SCREENS:
        for rival in RIVALS:
            for size in sizes:
                tool = [f"{work}/{rival}"]
                if rival in ("yoga", "hand"):
                    tool += [screen, str(size), str(seconds)]
                else:
                    tool += [f"{work}/problems/{screen}_{size}.txt"]
                    tool += ["--measure", str(seconds)] if rival == "solver" else [str(seconds)]
                result = run(tool, limit)
                results[f"{screen} {size} {rival}"] = result
                print(screen, size, rival, result, file=sys.stderr)
                if result is None:
                    break  # A larger one takes longer still.
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
    import math
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
    parser.add_argument("sizes", nargs="*", type=int, default=[10, 100, 1000, 10000])
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--limit", type=int, default=20, help="seconds after which a cell is given up")
    a = parser.parse_intermixed_args()
    results = measure(a.work, a.sizes, a.seconds, a.limit)
    date = datetime.date.today().isoformat()
    text = [f"# The solver beside others\n\n{machine()}, {date}. Microseconds of processor time, the least of several "
            "runs; memory is the whole process with the problem read. “–”: nothing to measure, or more than "
            f"{a.limit} s.\n"]
    for step, title in STEPS:
        text.append(f"## {title}\n\n" + table(results, a.sizes, step) + "\n")
    with open(a.out + "/solver.md", "w") as f:
        f.write("\n".join(text))
    with open(a.out + "/solver.svg", "w") as f:
        f.write(chart(results, a.sizes))
    with open(a.out + "/solver.json", "w") as f:
        json.dump({"machine": machine(), "date": date, "results": results}, f, indent=1)
    print(a.out + "/solver.md")


if __name__ == "__main__":
    main()
