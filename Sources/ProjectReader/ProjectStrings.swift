import Foundation

/// The validation of strings of a project.
///
/// A project is untrusted. Each of its strings that becomes a name, a path, an argument, a line of a list or
/// a part of generated code is checked or escaped here, and nowhere else:
///
/// | use of the string | rule |
/// |---|---|
/// | a module, a compilation condition, a name in generated code | a Swift identifier, otherwise it is left
/// out |
/// | a name in the bundle | one path component without control characters |
/// | a folder of the cache | letters, digits, `-`, `.` and `_`; other bytes are escaped, so that names are
/// unique |
/// | a path of adapted sources in the cache | the user's own if it is plain, otherwise a generated name |
/// | a line of a response file | quoted and escaped |
/// | a text in generated code | a Swift literal, escaped |
/// | a commit | forty hexadecimal digits |
/// | a branch or a tag | a name that `git check-ref-format` accepts, never an option |
/// | a URL | `https`, `http`, `ssh` and `git`, and `user@host:path` |
/// | a line of a message | control characters are escaped |
///
/// Files of a project are read by ``ProjectFiles``, which has limits and asks the project's ``ReadingScope``. Everything is written, linked and
/// removed through `ContainedFolder` of `ProjectCommands`, which never leaves the cache and follows no
/// symbolic link.
public enum ProjectStrings {
  /// The maximum length of a path in Linux, in bytes.
  static let longestPath = 4095
  /// The maximum length of a file name in Linux, in bytes.
  static let longestName = 255

  // MARK: Identifiers

  /// Returns a name as a Swift identifier, as Xcode derives it from a product's name: other characters become
  /// underscores.
  public static func identifier(_ name: String) -> String {
    var result = ""
    for character in name.prefix(100) {
      let isPart = character.unicodeScalars.allSatisfy(isPartOfIdentifier)
      if result.isEmpty, isPart, !character.unicodeScalars.allSatisfy(isStartOfIdentifier) { result = "_" }
      result.append(isPart ? character : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// Returns whether a text is an identifier: letters, digits and underscores, not beginning with a digit.
  /// Keywords are included.
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

  /// Returns an identifier as it is written in code: keywords in backticks.
  public static func code(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Returns a text as a Swift literal, with its quotation marks.
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

  /// Returns whether a text can be the name of a file: not empty, no path, no control characters, not too
  /// long.
  public static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.count <= longestName
      && !text.utf8.contains(UInt8(ascii: "/")) && !text.unicodeScalars.contains(where: isControl)
  }

  /// Returns a path without `.`, `..` and empty components, regardless of the file system. Relative paths do
  /// not begin with `..` either.
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
    // The system reads paths up to the first null character, which would result in another path.
    let joined = parts.map { String(Substring($0)) }.joined(separator: "/").replacing("\0", with: "\u{FFFD}")
    return path.hasPrefix("/") ? "/" + joined : joined
  }

  /// Returns whether a path is a folder or inside of it. Both have to be normalized.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || folder == "/"
      || (path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == 47)
  }

  /// Returns the unique name of a cache folder for a text: letters, digits, `-` and `_` and dots that are not
  /// the first character are kept, others become hexadecimal bytes. `nil` for texts without a valid name.
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

  /// Returns whether a relative path can be used in the cache unchanged: names of letters, digits, spaces and
  /// characters without a special meaning in lists, shells and messages.
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

  /// Returns the contents of a response file, in which compilers and linkers read an argument per line. `nil`
  /// if an argument contains a line break or a null character, which such files cannot express.
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

  /// Returns whether a text is a full commit: forty hexadecimal digits.
  public static func isCommit(_ text: String) -> Bool {
    text.utf8.count == 40
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (97...102).contains($0 | 32)
      }
  }

  /// Returns whether a text can be the name of a branch or a tag, by the rules of `git check-ref-format`.
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

  /// Returns the reason why a text is not a valid URL of a package's repository; `nil` if it is.
  ///
  /// - Parameter allowsFiles: Whether repositories on this machine are permitted, by `file:` or by path.
  public static func complaint(aboutAddress address: String, allowsFiles: Bool) -> String? {
    guard !address.isEmpty, address.utf8.count <= 1000, !address.hasPrefix("-"),
      !address.unicodeScalars.contains(where: { isControl($0) || $0 == " " || $0 == "\\" }),
      !address.contains("::"),
      // A mirror that the user's Git configuration names must not be left.
      !address.split(whereSeparator: { "/:".contains($0) }).contains(where: {
        $0 == ".." || $0 == "." || $0.lowercased().contains("%2e")
      })
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
      // The host must not be an option for ssh.
      let host = rest.prefix { $0 != "/" }.split(separator: "@").last ?? ""
      return host.isEmpty || host.hasPrefix("-") ? "the address is not one of a repository" : nil
    }
    if address.hasPrefix("/") || address.hasPrefix(".") {
      return allowsFiles && address.hasPrefix("/")
        ? nil : "repositories on this machine are taken with TINAMOU_ALLOW_FILE_PACKAGES=1 only"
    }
    // The form `user@host:path` of ssh.
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

  /// Returns a text for messages, in one line: control characters are escaped, so that they cannot control a
  /// terminal or imitate another message.
  public static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(literal(text).dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing(
      "\\\\", with: "\\")
  }

  /// Returns whether a scalar is a control character, or changes the text direction or the line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
