"""Finds where declarations of Swift sources end, and what stands in their bodies."""
import bisect, json, os, re, subprocess


def matching(code, begin):
    """The offset after the bracket that closes the one at `begin`."""
    depth = 0
    for match in re.compile(r"[()\[\]{}]").finditer(code, begin):
        depth += 1 if match.group() in "([{" else -1
        if depth == 0: return match.end()
    return len(code)


# What a declaration goes on with on the next line, and what a line that goes on ends with.
CONTINUES = re.compile(r"\s*(\{|\.[A-Za-z]|->|where\b|throws\b|async\b|=|[?:&|+*/<>-]+\s|\))")
OPEN_END = re.compile(r"(->|[=,:&|+*/]|\bthrows|\basync|\bwhere)\s*$")


class Source:
    """A file, with the offsets of its lines. `code` is the text without comments and what strings contain, `uncommented` without
    comments alone: with blanks in their places, so that offsets are the same."""
    def __init__(self, path, code, uncommented):
        with open(path, encoding="utf-8", newline="") as file: self.text = file.read()
        self.code, self.uncommented = code, uncommented
        self.starts = [0] + [m.end() for m in re.finditer("\n", self.text)]

    def offset(self, line, column):
        """Of a line and a column in UTF-8, both from 1."""
        start = self.starts[line - 1]
        end = self.starts[line] if line < len(self.starts) else len(self.text)
        return start + len(self.text[start:end].encode("utf-8")[:column - 1].decode("utf-8", "ignore"))

    def line(self, offset):
        return bisect.bisect_right(self.starts, offset)

    def declaration(self, line, column):
        """The extent of what is declared by the name at a place, and that of its braces or None."""
        code, i = self.code, self.offset(line, column)
        begin, body = i, None
        while i < len(code):
            c = code[i]
            if c in "([": i = matching(code, i)
            elif c == "{":
                end = matching(code, i)
                after = code[end:end + 200]
                # A closure that gives a value is called, or an observer follows it.
                if "=" in code[begin:i].replace("==", "") and re.match(r"\s*\(\s*\)", after):
                    i = end
                    continue
                if "=" in re.sub(r"\(.*?\)|[=!<>]=", "", code[begin:i], flags=re.S) and re.match(r"[ \t]*\{", after):
                    i = end
                    continue
                return begin, end, (i, end)
            elif c in "})": return begin, i, None
            elif c == "," and self.is_case(begin): return begin, i, None
            elif c == "\n":
                if not OPEN_END.search(code[begin:i].rstrip(" ")) and not CONTINUES.match(code, i + 1):
                    return begin, i, None
                i += 1
            elif c == ";": return begin, i, None
            else: i += 1
        return begin, i, None

    def is_case(self, offset):
        start = self.text.rfind("\n", 0, offset) + 1
        return bool(re.match(r"\s*(indirect\s+)?case\b", self.code[start:offset]))


class Sources:
    """The files of the package, read as they are asked for. What is code in them says the tool that checks sources, for a folder of
    the package at a time."""
    def __init__(self, root):
        self.root, self.files, self.codes = root, {}, {}

    def __getitem__(self, file):
        if file not in self.files:
            folder = file.split("/")[0]
            if folder not in self.codes:
                command = [os.path.join(self.root, "scripts", "checks", "sources"), "code", folder]
                self.codes[folder] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
            self.files[file] = Source(os.path.join(self.root, file), **self.codes[folder].pop(file))
        return self.files[file]
