import Foundation

/// The gate for strings of a project.
///
/// A project is written by somebody else. Each string of it that becomes a name, a path, an argument, a line of a list or
/// a part of generated code is checked or escaped here, and nowhere else:
///
/// | what the string becomes | rule |
/// |---|---|
/// | a module, a condition of compilation, a name in generated code | an identifier of Swift, else it is left out |
/// | a name in the bundle | one component of a path without control characters |
/// | a folder of the cache | letters, digits, `-`, `.` and `_`; other bytes are escaped, so that no two are the same |
/// | a path that adapted sources have in the cache | the user's own where it is plain, else a name made by us |
/// | a line of a response file | in quotation marks, escaped |
/// | a text in generated code | a literal of Swift, escaped |
/// | a commit | forty hexadecimal digits |
/// | a branch or a tag | what `git check-ref-format` accepts, never an option |
/// | an address | `https`, `http`, `ssh` and `git`, and `user@host:path` |
/// | a line of a message | control characters are shown as escapes |
///
/// Files of a project are read by ``ProjectFiles``, which has limits. All that is written, linked and removed goes through
/// `ContainedFolder` of `ProjectCommands`, which never leaves the cache and passes no symbolic link.
public enum ProjectStrings {
  /// The longest path that Linux takes, in bytes.
  static let longestPath = 4095
  /// The longest name of a file that Linux takes, in bytes.
  static let longestName = 255

  // MARK: Identifiers

  /// A name as an identifier of Swift, as Xcode makes it of a product's name: other characters become underscores.
  public static func identifier(_ name: String) -> String {
    var result = ""
    for character in name.prefix(100) {
      let isPart = character.unicodeScalars.allSatisfy(isPartOfIdentifier)
      if result.isEmpty, isPart, !character.unicodeScalars.allSatisfy(isStartOfIdentifier) { result = "_" }
      result.append(isPart ? character : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// Whether a text is an identifier: letters, digits and underscores, no digit first. Keywords are.
  public static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= longestName else { return false }
    return isStartOfIdentifier(first) && text.unicodeScalars.allSatisfy(isPartOfIdentifier)
  }

  private static func isStartOfIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  private static func isPartOfIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true",
    "try", "Type", "Protocol",
  ]

  /// An identifier as it is written in code: keywords in backticks.
  public static func code(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// A text as a literal of Swift, with its quotation marks.
  public static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isControl(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  // MARK: Names and paths

  /// Whether a text can be the name of one file: not empty, no path, no control characters, not too long.
  public static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.count <= longestName
      && !text.utf8.contains(UInt8(ascii: "/")) && !text.unicodeScalars.contains(where: isControl)
  }

  /// A path without `.`, `..` and empty components, by its text alone. Relative paths keep no `..` either.
  public static func normalized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    // The system reads paths up to the first null, which would make another path of them.
    let joined = parts.map { String(Substring($0)) }.joined(separator: "/").replacing("\0", with: "\u{FFFD}")
    return path.hasPrefix("/") ? "/" + joined : joined
  }

  /// Whether a path is a folder or one of the paths in it. Both have been normalized.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || folder == "/"
      || (path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == 47)
  }

  /// A name for a folder of the cache, another one for each text: letters, digits, `-` and `_` and points that are not the
  /// first stay, of others there are the bytes. Nil for texts that make no name.
  public static func folderName(_ text: String) -> String? {
    var result = ""
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ".") where index > 0: result += "."
      default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      if result.utf8.count > 200 { return nil }
    }
    return result.isEmpty ? nil : result
  }

  /// Whether a relative path can be one in the cache as it is: names of letters, digits, blanks and marks that no list, no
  /// shell and no message takes for its own.
  public static func isPlainPath(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count < 2000, !path.hasPrefix("/") else { return false }
    let marks: Set<Unicode.Scalar> = ["_", ".", "-", "+", "@", " ", "(", ")", ",", "&", "=", "/"]
    guard
      path.unicodeScalars.allSatisfy({
        marks.contains($0) || $0.properties.isAlphabetic || $0.properties.numericType == .decimal
      })
    else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.hasPrefix("-") && !$0.hasPrefix("@")
        && $0.utf8.count <= 200
    }
  }

  /// The lines of a response file, in which compilers and linkers take each as one argument. Nil where an argument holds a
  /// line break or a null, which such files cannot say.
  public static func responseFile(_ arguments: [String]) -> String? {
    var result = ""
    for argument in arguments {
      guard !argument.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0 }) else { return nil }
      let escaped = argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      result += "\"\(escaped)\"\n"
    }
    return result
  }

  // MARK: Repositories

  /// Whether a text is a whole commit: forty hexadecimal digits.
  public static func isCommit(_ text: String) -> Bool {
    text.utf8.count == 40
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (97...102).contains($0 | 32)
      }
  }

  /// Whether a text can be the name of a branch or a tag, by the rules of `git check-ref-format`.
  public static func isReference(_ text: String) -> Bool {
    guard !text.isEmpty, text != "@", text.utf8.count <= longestName, !text.hasPrefix("-"),
      !text.hasSuffix("."), !text.contains(".."), !text.contains("@{")
    else { return false }
    let forbidden: Set<Unicode.Scalar> = [" ", "~", "^", ":", "?", "*", "[", "\\"]
    guard !text.unicodeScalars.contains(where: { isControl($0) || forbidden.contains($0) }) else {
      return false
    }
    return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock")
    }
  }

  /// Why a text is not the address of a repository that packages may come from; nil if it is one.
  ///
  /// - Parameter allowsFiles: whether repositories on this machine may be named, by `file:` or by their paths.
  public static func complaint(aboutAddress address: String, allowsFiles: Bool) -> String? {
    guard !address.isEmpty, address.utf8.count <= 1000, !address.hasPrefix("-"),
      !address.unicodeScalars.contains(where: { isControl($0) || $0 == " " || $0 == "\\" }),
      !address.contains("::")
    else { return "the address is not one of a repository" }
    if let mark = address.range(of: "://") {
      let scheme = address[..<mark.lowerBound].lowercased()
      let rest = address[mark.upperBound...]
      if scheme == "file" {
        return allowsFiles
          ? nil : "repositories on this machine are taken with TINAMOU_ALLOW_FILE_PACKAGES=1 only"
      }
      guard ["https", "http", "ssh", "git"].contains(scheme) else {
        return "repositories are fetched by https, http, ssh and git, not by \(shown(scheme))"
      }
      // A host that is an option for ssh.
      let host = rest.prefix { $0 != "/" }.split(separator: "@").last ?? ""
      return host.isEmpty || host.hasPrefix("-") ? "the address is not one of a repository" : nil
    }
    if address.hasPrefix("/") || address.hasPrefix(".") {
      return allowsFiles && address.hasPrefix("/")
        ? nil : "repositories on this machine are taken with TINAMOU_ALLOW_FILE_PACKAGES=1 only"
    }
    // user@host:path, as ssh has it.
    let halves = address.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, !halves[1].hasPrefix("-"),
      halves[0].utf8.allSatisfy({ byte in
        Unicode.Scalar(byte).properties.isAlphabetic || (48...57).contains(byte)
          || "._-@".utf8.contains(byte)
      }), let host = halves[0].split(separator: "@").last, !host.hasPrefix("-")
    else { return "the address is not one of a repository" }
    return nil
  }

  // MARK: Messages

  /// A text as messages show it, on one line: control characters are escaped, so that none can steer a terminal or look
  /// like another message.
  public static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(literal(text).dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing(
      "\\\\", with: "\\")
  }

  /// Control characters, and those that change the direction or the line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
