import Foundation

/// The contents of objects, as `git cat-file --batch` writes them: a line `OBJECT TYPE SIZE`, the bytes, and a line break.
struct GitObjects {
  private var contents: [String: Data] = [:]

  /// Reads objects. Those that are missing, and what follows a part that cannot be read, are left out.
  init(_ output: Data) {
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      // `OBJECT missing`
      guard words.count == 3 else {
        if words.count == 2 { continue }
        return
      }
      guard let size = Int(words[2]), size >= 0, size < rest.count else { return }
      contents[String(words[0])] = Data(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
  }

  /// The contents of an object; `nil` if it is missing.
  subscript(object: String) -> Data? { contents[object] }
}
