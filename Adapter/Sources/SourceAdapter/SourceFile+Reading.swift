import Foundation

extension SourceFile {
  /// The first bytes of a file that git-crypt has encrypted, in a checkout without the key.
  private static let encryption = Data([0]) + Data("GITCRYPT".utf8) + Data([0])

  /// Reads a file. The compiler rejects invalid UTF-8, too.
  ///
  /// - Returns: the file; why it is left out, with a line, where it is no text.
  public static func read(_ data: Data, path: String) -> (file: SourceFile?, finding: Finding?) {
    if data.starts(with: encryption) {
      let message = "is encrypted with git-crypt, whose key is not here: the file is left out"
      return (nil, Finding(path: path, line: 1, message: message))
    }
    if let text = String(validating: data, as: UTF8.self) { return (SourceFile(path: path, text: text), nil) }
    let valid = String(decoding: data, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
    let line = 1 + valid.utf8.count { $0 == 10 }
    return (nil, Finding(path: path, line: line, message: "is not UTF-8: the file is left out"))
  }
}
