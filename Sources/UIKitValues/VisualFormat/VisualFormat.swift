/// A row or column of views as the visual format language writes it, names not yet looked up.
///
///     H:|-[label(>=50@750)]-(gap)-[field(==label)]|
///
/// - `VisualFormatParser` reads the text
/// - `VisualFormatBuilder` of `UIKitCore` looks names up and makes constraints
/// - `VisualFormatError` says what is wrong in which column
///
/// Grammar: Apple's Auto Layout Guide, "Visual Format Language". Beyond it, as on iOS, spaces between the parts are
/// skipped, a lone predicate of a connection needs no parentheses (`->=10-`), and a thickness may be a multiple of
/// another with something added (`[a(==b*2+10)]`).
package struct VisualFormat: Equatable {
  package enum Orientation: String {
    case horizontal, vertical
  }

  /// How a quantity compares.
  package enum Relation {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// A view or, at the ends, the superview.
  package enum Element: Equatable {
    case superview(column: Int)
    case view(Name, thickness: [Predicate])
  }

  /// What lies between two elements.
  package enum Connection: Equatable {
    case touching
    case standard
    case spaces([Predicate])
  }

  /// A comparison with a quantity, as `>=20@750`.
  package struct Predicate: Equatable {
    package var relation = Relation.equal
    package var quantity: Quantity
    package var priority: Operand?
  }

  /// `factor` times a number, a metric or a view's thickness, plus `addend`.
  package struct Quantity: Equatable {
    package var operand: Operand
    package var factor = 1.0
    package var addend = 0.0
  }

  /// A number, or a name that stands for one.
  package enum Operand: Equatable {
    case number(Double, column: Int)
    case name(Name)
  }

  /// A C identifier in the text.
  package struct Name: Equatable {
    package var text: String
    package var column: Int
    /// The column behind the name.
    package var end: Int { column + text.count }
  }

  package var text: String
  package var orientation = Orientation.horizontal
  package var elements: [Element] = []
  /// One fewer than elements.
  package var connections: [Connection] = []
}
