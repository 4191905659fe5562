/// The constraint of a document.
public struct ConstraintValue: Hashable, Sendable {
  /// The constraint's object id.
  public var id: String
  /// The object id of the first item; `nil` for the view that holds the constraint.
  public var firstItem: String?
  /// The attribute's name in documents, such as `leading`.
  public var firstAttribute: String
  /// The relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  /// The object id of the second item; `nil` if there is none, or for the view that holds the constraint.
  public var secondItem: String?
  /// The attribute of the second item; `nil` if the constraint has only a constant.
  public var secondAttribute: String?
  /// The multiplier of the second attribute. The default is 1.
  public var multiplier: Double
  /// The constant in points. The default is 0.
  public var constant: Double
  /// A Boolean value that indicates whether the document contains the constant, even 0.
  public var statesConstant: Bool
  /// The priority, above 0 and up to 1000. The default is 1000.
  public var priority: Double
  /// A Boolean value that indicates whether the constant is the system's standard spacing; `constant`, if
  /// present, is the value that Interface Builder used.
  public var isSymbolic: Bool
  /// A Boolean value that indicates whether the constraint is removed at build time: it is only for layout in
  /// Interface Builder.
  public var isPlaceholder: Bool
  /// The constraint's identifier; `nil` if there is none.
  public var identifier: String?
  /// The line in the document, starting at 1.
  public var line: Int

  /// Creates a constraint from an element. The attributes of `variations` take precedence, the last one
  /// first.
  public init(_ element: InterfaceElement, variations: [InterfaceElement] = []) throws(InterfaceDocumentError)
  {
    func attribute(_ name: String) -> String? {
      for variation in variations.reversed() {
        if let value = variation[name] { return value }
      }
      return element[name]
    }
    func number(_ name: String, default fallback: Double) throws(InterfaceDocumentError) -> Double {
      guard let text = attribute(name) else { return fallback }
      guard let value = Double(text), value.isFinite, abs(value) <= 1e9 else {
        throw InterfaceDocumentError(
          "the constraint's \(name) \"\(text)\" is no usable number", line: element.line)
      }
      return value
    }
    guard let firstAttribute = attribute("firstAttribute") else {
      throw InterfaceDocumentError("a constraint without firstAttribute", line: element.line)
    }
    id = element.id ?? ""
    firstItem = attribute("firstItem")
    self.firstAttribute = firstAttribute
    relation = attribute("relation") ?? "equal"
    secondItem = attribute("secondItem")
    secondAttribute = attribute("secondAttribute")
    constant = try number("constant", default: 0)
    statesConstant = attribute("constant") != nil
    priority = try number("priority", default: 1000)
    isSymbolic = attribute("symbolic") == "YES"
    isPlaceholder = attribute("placeholder") == "YES"
    identifier = element["identifier"]
    line = element.line
    if let text = attribute("multiplier") {
      guard let value = Self.multiplier(text) else {
        throw InterfaceDocumentError(
          "the constraint's multiplier \"\(text)\" is no usable number", line: element.line)
      }
      multiplier = value
    } else {
      multiplier = 1
    }
  }

  /// Returns the value of a multiplier in any of its notations: `0.5`, `1/3`, `16:9`.
  public static func multiplier(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2:
        if let a = parts[0], let b = parts[1], b != 0 { a / b } else { nil }
      default: nil
      }
    guard let value, value.isFinite, abs(value) <= 1e6 else { return nil }
    return value
  }
}
