"""Finds where declarations of Swift sources end, and what stands in their bodies."""
import os, re


def blanked(text, keeps_strings=False):
    """The text with comments and what stands in string literals replaced by blanks, at the same offsets.

    Code in interpolations is blanked too. With `keeps_strings`, comments alone are.
    """
    out, i, n = list(text), 0, len(text)

    def blank(begin, end):
        for k in range(begin, min(end, n)):
            if out[k] != "\n": out[k] = " "

    def string_end(i):
        """Where the literal that begins at `i` ends."""
        hashes = 0
        while text[i] == "#": hashes, i = hashes + 1, i + 1
        quote = '"""' if text.startswith('"""', i) else '"'
        i += len(quote)
        escape, close = "\\" + "#" * hashes, quote + "#" * hashes
        while i < n:
            if text.startswith(close, i): return i + len(close)
            if text.startswith(escape, i):
                i += len(escape)
                if i < n and text[i] == "(":
                    depth = 1
                    i += 1
                    while i < n and depth:
                        if text[i] == '"' or (text[i] == "#" and re.match(r'#+"', text[i:i + 8])): i = string_end(i)
                        else:
                            depth += (text[i] == "(") - (text[i] == ")")
                            i += 1
                else: i += 1
            elif quote == '"' and text[i] == "\n": return i
            else: i += 1
        return n

    while i < n:
        c = text[i]
        if text.startswith("//", i):
            end = text.find("\n", i)
            end = n if end < 0 else end
            blank(i, end)
            i = end
        elif text.startswith("/*", i):
            depth, end = 1, i + 2
            while end < n and depth:
                if text.startswith("/*", end): depth, end = depth + 1, end + 2
                elif text.startswith("*/", end): depth, end = depth - 1, end + 2
                else: end += 1
            blank(i, end)
            i = end
        elif c == '"' or (c == "#" and re.match(r'#+"', text[i:i + 8])):
            end = string_end(i)
            # The quotes stay, so that a literal is still seen as one.
            if not keeps_strings: blank(i + 1, end - 1)
            i = end
        else: i += 1
    return "".join(out)


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
    """A file, with the offsets of its lines."""
    def __init__(self, path):
        with open(path, encoding="utf-8") as file: self.text = file.read()
        self.code = blanked(self.text)
        self.uncommented = blanked(self.text, keeps_strings=True)
        self.starts = [0] + [m.end() for m in re.finditer("\n", self.text)]

    def offset(self, line, column):
        """Of a line and a column in UTF-8, both from 1."""
        start = self.starts[line - 1]
        end = self.starts[line] if line < len(self.starts) else len(self.text)
        return start + len(self.text[start:end].encode("utf-8")[:column - 1].decode("utf-8", "ignore"))

    def line(self, offset):
        import bisect
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
    """The files of the package, read as they are asked for."""
    def __init__(self, root):
        self.root, self.files = root, {}

    def __getitem__(self, file):
        if file not in self.files: self.files[file] = Source(os.path.join(self.root, file))
        return self.files[file]
