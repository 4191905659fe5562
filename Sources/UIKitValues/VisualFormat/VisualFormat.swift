/// A parsed visual format, with unresolved names.
///
///     H:|-[label(>=50@750)]-(gap)-[field(==label)]|
///
/// - `VisualFormatParser` parses the text
/// - `VisualFormatBuilder` of `UIKitCore` resolves names and creates constraints
/// - `VisualFormatError` describes an error and its column
///
/// Grammar: Apple's Auto Layout Guide, "Visual Format Language". In addition, as on iOS, spaces between
/// tokens are skipped, a single predicate of a connection needs no parentheses (`->=10-`), and a thickness
/// may be a multiple of another plus a constant (`[a(==b*2+10)]`).
package struct VisualFormat: Equatable {
  package enum Orientation: String {
    case horizontal, vertical
  }

  /// The relation of a predicate.
  package enum Relation {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// A view, or the superview at either end.
  package enum Element: Equatable {
    case superview(column: Int)
    case view(Name, thickness: [Predicate])
  }

  /// The connection between two elements.
  package enum Connection: Equatable {
    case touching
    case standard
    case spaces([Predicate])
  }

  /// A comparison with a quantity, such as `>=20@750`.
  package struct Predicate: Equatable {
    package var relation = Relation.equal
    package var quantity: Quantity
    package var priority: Operand?
  }

  /// A quantity: `factor` times a number, a metric or a view's thickness, plus `addend`.
  package struct Quantity: Equatable {
    package var operand: Operand
    package var factor = 1.0
    package var addend = 0.0
  }

  /// A number, or the name of a metric or view.
  package enum Operand: Equatable {
    case number(Double, column: Int)
    case name(Name)
  }

  /// A C identifier in the text.
  package struct Name: Equatable {
    package var text: String
    package var column: Int
    /// The column after the name.
    package var end: Int { column + text.count }
  }

  package var text: String
  package var orientation = Orientation.horizontal
  package var elements: [Element] = []
  /// The connections, one fewer than elements.
  package var connections: [Connection] = []
}
