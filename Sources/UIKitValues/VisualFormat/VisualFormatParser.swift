/// A parser of visual formats with a method for each rule of the grammar. The column of an error is that of
/// the first unexpected character.
package struct VisualFormatParser {
  private typealias Reason = VisualFormatError.Reason

  private let text: String
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  package static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  /// format := (orientation ':')? (superview connection)? view (connection view)* (connection superview)?
  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat(text: text)
    if let orientation = try orientation() { result.orientation = orientation }
    skipSpaces()
    if next == "|" {
      result.elements.append(.superview(column: position))
      position += 1
      result.connections.append(try connection())
    }
    result.elements.append(try view())
    while true {
      skipSpaces()
      guard next != nil else { return result }
      let connection = try connection()
      skipSpaces()
      if next == "|" {
        result.connections.append(connection)
        result.elements.append(.superview(column: position))
        position += 1
        skipSpaces()
        guard next == nil else { throw error(.trailingCharacters) }
        return result
      }
      if connection == .touching, next != "[" { throw error(.trailingCharacters) }
      result.connections.append(connection)
      result.elements.append(try view())
    }
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation? {
    skipSpaces()
    guard let letter = next, letter == "H" || letter == "V" else { return nil }
    position += 1
    guard accept(":") else { throw error(.missingColon(orientation: letter)) }
    return letter == "H" ? .horizontal : .vertical
  }

  /// view := '[' name ('(' predicate (',' predicate)* ')')? ']'
  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard accept("[") else { throw error(.missingView) }
    guard let name = name() else { throw error(.missingViewName) }
    var thickness: [VisualFormat.Predicate] = []
    if accept("(") {
      thickness = try predicates()
      guard accept(")") else { throw error(.missingThicknessEnd) }
    }
    guard accept("]") else { throw error(.missingViewEnd) }
    return .view(name, thickness: thickness)
  }

  /// connection := '-' predicateList '-' | '-' | nothing
  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .touching }
    skipSpaces()
    if next == "[" || next == "|" || next == nil { return .standard }
    let spaces: [VisualFormat.Predicate]
    if accept("(") {
      spaces = try predicates()
      guard accept(")") else { throw error(.missingPredicateEnd) }
    } else {
      spaces = [try predicate(isSimple: true)]
    }
    guard accept("-") else { throw error(.missingConnectionEnd) }
    return .spaces(spaces)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var result = [try predicate(isSimple: false)]
    while accept(",") { result.append(try predicate(isSimple: false)) }
    return result
  }

  /// predicate := relation? quantity ('@' priority)?
  ///
  /// A simple predicate is between the dashes of a connection, where a sign or sum would be ambiguous.
  private mutating func predicate(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var result = VisualFormat.Predicate(
      relation: relation ?? .equal, quantity: try quantity(isSimple: isSimple))
    if accept("@") {
      guard let priority = try operand(mayBeSigned: !isSimple) else { throw error(.missingPriority) }
      result.priority = priority
    }
    return result
  }

  private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation? {
    skipSpaces()
    let relation: VisualFormat.Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return nil
    }
    position += 1
    guard next == "=" else { throw error(.unknownRelation) }
    position += 1
    return relation
  }

  /// quantity := (number '*')? operand (('*' | '/') number)? (('+' | '-') number)?
  private mutating func quantity(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Quantity {
    guard let first = try operand(mayBeSigned: !isSimple) else { throw error(.missingQuantity) }
    var result = VisualFormat.Quantity(operand: first)
    skipSpaces()
    if next == "*" || next == "/" {
      let isProduct = accept("*")
      if !isProduct { position += 1 }
      skipSpaces()
      let column = position
      guard let second = try operand(mayBeSigned: !isSimple) else { throw error(.missingQuantity) }
      switch (first, second) {
      case (.number(let factor, _), .name) where isProduct:
        result = VisualFormat.Quantity(operand: second, factor: factor)
      case (_, .number(let factor, _)):
        if !isProduct && factor == 0 { throw error(.divisionByZero, column) }
        result.factor = isProduct ? factor : 1 / factor
      default: throw error(.missingQuantity, column)
      }
    }
    if !isSimple {
      skipSpaces()
      if next == "+" || next == "-", let addend = try number(mayBeSigned: true) { result.addend = addend }
    }
    return result
  }

  private mutating func operand(
    mayBeSigned: Bool
  ) throws(VisualFormatError) -> VisualFormat.Operand? {
    skipSpaces()
    let column = position
    if let name = name() { return .name(name) }
    guard let number = try number(mayBeSigned: mayBeSigned) else { return nil }
    return .number(number, column: column)
  }

  /// A C identifier.
  private mutating func name() -> VisualFormat.Name? {
    skipSpaces()
    let start = position
    while let character = next,
      character == "_" || character.isLetter || position > start && character.isNumber
    {
      position += 1
    }
    guard position > start else { return nil }
    return VisualFormat.Name(text: String(characters[start..<position]), column: start)
  }

  /// Parses a decimal number as `strtod` does in the C locale.
  private mutating func number(mayBeSigned: Bool) throws(VisualFormatError) -> Double? {
    skipSpaces()
    let start = position
    if mayBeSigned, next == "-" || next == "+" {
      position += 1
      // The sign may be separated by spaces, as in "b - 5".
      skipSpaces()
    }
    let digits = position
    skipDigits()
    let hasWhole = position > digits
    if next == "." {
      position += 1
      let fraction = position
      skipDigits()
      if !hasWhole && position == fraction {
        position = start
        return nil
      }
    } else if !hasWhole {
      position = start
      return nil
    }
    let mantissaEnd = position
    if next == "e" || next == "E" {
      position += 1
      if next == "-" || next == "+" { position += 1 }
      let exponent = position
      skipDigits()
      if position == exponent { position = mantissaEnd }
    }
    let literal = String(characters[start..<position].filter { !$0.isWhitespace })
    guard let value = Double(literal), value.isFinite else { throw error(.numberOutOfRange(literal), start) }
    return value
  }

  private mutating func skipDigits() {
    while let character = next, character.isASCII, character.isWholeNumber { position += 1 }
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { position += 1 }
  }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character else { return false }
    position += 1
    return true
  }

  private func error(_ reason: Reason, _ column: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, column: column ?? position)
  }
}
