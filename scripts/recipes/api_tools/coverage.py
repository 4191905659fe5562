"""Which functions the test suite runs: builds the package and its tests with counters, and runs them."""
import os, re, subprocess, sys, tempfile

# A function of the profile, and how often it was called.
FUNCTION = re.compile(r"^  (?:[^\n:]*:)?(\$s\S+):\n(?:    .*\n)*?    Function count: (\d+)", re.M)


def measure(root, keep=None):
    """Calls by the name of a function, of a run of the whole suite. `keep` is a folder of profiles to read instead."""
    scratch = os.path.join(root, ".build", "coverage")
    if keep: return read(keep)
    build = ["swift", "build", "--package-path", root, "--build-tests", "--enable-code-coverage", "--scratch-path", scratch]
    if subprocess.run(build).returncode != 0: sys.exit("api-table: the tests cannot be built")
    tests = os.path.join(scratch, "debug", "tinamouPackageTests.xctest")
    with tempfile.TemporaryDirectory() as folder:
        # Programs that the tests start write profiles of their own, which are merged.
        environment = dict(os.environ, LLVM_PROFILE_FILE=os.path.join(folder, "%4m.profraw"))
        done = subprocess.run([tests, "--testing-library", "swift-testing"], cwd=root, env=environment)
        if done.returncode != 0: sys.exit("api-table: tests fail; what they run cannot be relied on")
        return read(folder)


def read(folder):
    profiles = [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".profraw")]
    tools = os.path.dirname(os.path.realpath(subprocess.run(
        ["bash", "-c", "command -v swiftc"], capture_output=True, text=True, check=True).stdout.strip()))
    tool = os.path.join(tools, "llvm-profdata")
    with tempfile.TemporaryDirectory() as output:
        merged = os.path.join(output, "merged.profdata")
        subprocess.run([tool, "merge", "-o", merged, *profiles], check=True)
        text = subprocess.run([tool, "show", "--all-functions", merged], capture_output=True, text=True, check=True).stdout
    calls = {}
    for name, count in FUNCTION.findall(text): calls[name] = calls.get(name, 0) + int(count)
    return calls


class Runs:
    """Whether the suite runs declarations."""
    def __init__(self, package, calls):
        self.package, self.calls = package, calls

    def functions(self, usr):
        """The functions of the profile that are the bodies of a declaration."""
        name = "$s" + usr.removeprefix("s:")
        match = re.fullmatch(r"(.*[vi])p(Z?)", name)
        if match: candidates = [match.group(1) + letter + match.group(2) for letter in "gswWrMx"]
        elif name.endswith("fc"): candidates = [name, name[:-1] + "C"]
        elif name.endswith("fC"): candidates = [name, name[:-1] + "c"]
        else: candidates = [name]
        return [c for c in candidates if c in self.calls]

    def runs(self, d):
        """Whether a test runs each body of the declaration; for what has none, whether a test uses or implements it."""
        package = self.package
        if package.is_requirement(d):
            return any(any(self.calls[f] for f in self.functions(usr))
                       for usr, _ in package.implementations[d.usr] if usr not in package.defaults)
        functions = self.functions(d.usr)
        if functions: return all(self.calls[f] for f in functions)
        return any(use.file.startswith("Tests/") for use in package.uses[d.usr])
