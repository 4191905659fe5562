"""Counts the instructions of fixed cases of the solver, and compares them with the accepted counts."""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

SCREENS = ["flat", "chain", "feed", "tree", "table"]
KINDS = ["build", "edits", "constraints"]
SIZE = 1000
# What a case may cost more than was accepted.
TOLERANCE = 0.03


def count(tool, problem, kind):
    """The number of instructions that the counted function of layout-replay executes."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--toggle-collect=*counted{kind.capitalize()}*",
             f"--callgrind-out-file={folder}/out", tool, problem, "--count", kind],
            capture_output=True, text=True)
        found = re.search(r"Collected *: *(\d+)", process.stderr)
        if process.returncode != 0 or not found:
            sys.exit(f"bench: {problem}: valgrind failed:\n{process.stderr}")
        return int(found.group(1))


def compiler():
    """The version of the compiler, on which counts depend."""
    output = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version \S+", output)
    return found.group(0) if found else "an unknown compiler"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", help="the built layout-replay")
    parser.add_argument("problems", help="a folder for the problem files")
    parser.add_argument("accepted", help="the file of accepted counts")
    parser.add_argument("--accept", action="store_true", help="write the counts to the file instead of comparing")
    a = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("bench: --gate needs valgrind, which counts the instructions")
    subprocess.run([sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "scenarios.py"),
                    a.problems, str(SIZE)], check=True)
    counts = {f"{screen} {kind}": count(a.tool, f"{a.problems}/{screen}_{SIZE}.txt", kind)
              for screen in SCREENS for kind in KINDS}
    if a.accept:
        with open(a.accepted, "w") as f:
            json.dump({"compiler": compiler(), "views": SIZE, "instructions": counts}, f, indent=1)
            f.write("\n")
        print(f"{a.accepted}: {len(counts)} counts")
        return
    with open(a.accepted) as f:
        former = json.load(f)
    if former["compiler"] != compiler():
        sys.exit(f"bench: the accepted counts are those of {former['compiler']}, and this is {compiler()}; "
                 "accept new ones with --gate --accept, from a tree without your changes")
    slower = []
    for case, now in counts.items():
        change = now / former["instructions"][case] - 1
        print(f"{case:18} {now:>12,} instructions {change:+7.2%}")
        if change > TOLERANCE:
            slower.append(f"{case} costs {change:.1%} more instructions than accepted")
    if slower:
        sys.exit("bench: " + "; ".join(slower))


if __name__ == "__main__":
    main()
