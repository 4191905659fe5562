import Foundation

/// The arguments that a format has, as `String(format:)` reads it.
enum FormatArguments {
  struct Argument {
    /// The argument's number, which the format gives, as `%2$@`, or its place among those without one.
    let position: Int
    /// The name of the argument, as in `%(count)lld`.
    let label: String?
    /// The character that ends the specifier; `nil` for the name of a variable of a `.stringsdict`, as `%#@items@`.
    let conversion: Character?
    /// The variable of a `.stringsdict`.
    let variable: String?
    /// The flags before the width, such as `-` and `+`.
    var flags = ""
    /// The digits of the width.
    var width = ""
  }

  /// Returns the arguments in the order of the text.
  static func of(_ text: String) -> [Argument] {
    var result: [Argument] = []
    var next = 1
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$" {
        // `%0$@` is no argument.
        guard let given = Int(digits), (1...99).contains(given) else { continue }
        position = given
        rest = rest.dropFirst(digits.count + 1)
      }
      var label: String?
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        if ProjectStrings.isIdentifier(name) { label = name }
        rest = rest[rest.index(after: end)...]
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        result.append(
          Argument(position: position ?? next, label: label, conversion: nil, variable: name))
        if position == nil { next += 1 }
        rest = rest[rest.index(after: end)...]
        continue
      }
      let flags = String(rest.prefix { "+-# '0".contains($0) })
      rest = rest.dropFirst(flags.count)
      let width = String(rest.prefix { $0.isASCII && $0.isNumber })
      rest = rest.drop { "0123456789.lhqzjtL".contains($0) }
      guard let end = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(end) else { continue }
      result.append(
        Argument(
          position: position ?? next, label: label, conversion: end, variable: nil, flags: flags, width: width
        ))
      if position == nil { next += 1 }
      rest = rest.dropFirst()
    }
    return result
  }
}
