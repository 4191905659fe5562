import Foundation

/// The place of a declaration: its module, and the types that contain it.
struct SymbolPath: Equatable {
  /// The module that declares it. For a member of an extension, that is the extension's.
  var module: String
  /// The names of the types around it, the outermost first.
  var types: [String]

  /// Reads the place from a demangled name, as `swift_demangle` makes it.
  init?(demangled: String) {
    var rest = Substring(demangled)
    if rest.hasPrefix("static ") { rest = rest.dropFirst("static ".count) }
    var module: Substring?
    let mark = "(extension in "
    while rest.hasPrefix(mark), let end = rest.firstIndex(of: ")") {
      module = module ?? rest[..<end].dropFirst(mark.count)
      rest = rest[rest.index(after: end)...]
      if rest.hasPrefix(":") { rest = rest.dropFirst() }
    }
    var names: [String] = []
    while true {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { break }
      names.append(String(name))
      rest = rest[name.endIndex...]
      if rest.first == "<" { rest = Self.withoutGenerics(rest) }
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    guard let first = names.first else { return nil }
    self.module = module.map(String.init) ?? first
    types = Array(names.dropFirst())
    // An operator is no name.
    if rest.isEmpty || !names.isEmpty && !Self.isOperator(rest.first) { types = Array(types.dropLast()) }
  }

  private static func isOperator(_ character: Character?) -> Bool {
    character.map { "=!<>+-*/&|^~%?.".contains($0) } ?? false
  }

  /// Returns what follows arguments in angle brackets.
  private static func withoutGenerics(_ text: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">", last != "-" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
      last = text[index]
    }
    return ""
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<UInt8>?, _ length: Int, _ buffer: UnsafeMutablePointer<UInt8>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension SymbolPath {
  /// Reads the place from the compiler's identifier of a declaration in Swift; `nil` for any other.
  init?(usr: String) {
    guard usr.hasPrefix("s:") else { return nil }
    let mangled = Array(("$s" + usr.dropFirst(2)).utf8)
    guard let text = demangle(mangled, mangled.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    self.init(demangled: String(cString: text))
  }
}
