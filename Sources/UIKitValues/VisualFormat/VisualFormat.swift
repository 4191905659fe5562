/// A row or column of views as the visual format language writes it, names not yet looked up.
///
///     H:|-[label(>=50@750)]-(gap)-[field(==label)]|
///
/// - `VisualFormatParser` reads the text
/// - `VisualFormatBuilder` looks names up and makes constraints
/// - `VisualFormatError` says what is wrong in which column
///
/// Grammar: Apple's Auto Layout Guide, "Visual Format Language". Beyond it, as on iOS, spaces between the parts are
/// skipped, a lone predicate of a connection needs no parentheses (`->=10-`), and a thickness may be a multiple of
/// another with something added (`[a(==b*2+10)]`).
struct VisualFormat: Equatable {
  enum Orientation: String {
    case horizontal, vertical
  }

  /// A view or, at the ends, the superview.
  enum Element: Equatable {
    case superview(column: Int)
    case view(Name, thickness: [Predicate])
  }

  /// What lies between two elements.
  enum Connection: Equatable {
    case touching
    case standard
    case spaces([Predicate])
  }

  /// A comparison with a quantity, as `>=20@750`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var quantity: Quantity
    var priority: Operand?
  }

  /// `factor` times a number, a metric or a view's thickness, plus `addend`.
  struct Quantity: Equatable {
    var operand: Operand
    var factor = 1.0
    var addend = 0.0
  }

  /// A number, or a name that stands for one.
  enum Operand: Equatable {
    case number(Double, column: Int)
    case name(Name)
  }

  /// A C identifier in the text.
  struct Name: Equatable {
    var text: String
    var column: Int
    /// The column behind the name.
    var end: Int { column + text.count }
  }

  var text: String
  var orientation = Orientation.horizontal
  var elements: [Element] = []
  /// One fewer than elements.
  var connections: [Connection] = []
}
