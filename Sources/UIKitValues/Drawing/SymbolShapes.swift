import BundledData
import ForkSafeLocks
import Foundation

/// The names of the system's symbols.
private struct SymbolNames: Decodable, Sendable {
  let names: String

  static let all = Set(
    BundledData.uiKitValues.read("SymbolNames", as: SymbolNames.self).names.split(separator: " ").map(
      String.init))
}

/// The shapes of symbols by name. The diameter of a circle is 100 units; x increases to the right and y
/// downward.
///
/// `SymbolDrawings` reads the drawings, and `SymbolComposition` composes other symbols from them.
enum SymbolShapes {
  package enum Part {
    /// A line with the symbol's line width.
    case line(CGPath)
    /// A shape filled with the even-odd rule.
    case fill(CGPath)
    /// A line with the symbol's line width that is erased.
    case cut(CGPath)
    /// A shape that is erased.
    case hole(CGPath)

    var path: CGPath {
      switch self {
      case .line(let path), .fill(let path), .cut(let path), .hole(let path): path
      }
    }
  }

  struct Shape: Sendable {
    /// The bounds of the symbol's image, including half the width of lines.
    package var box: CGRect
    package var parts: [Part]

    var hasHoles: Bool {
      parts.contains {
        switch $0 {
        case .cut, .hole: true
        case .line, .fill: false
        }
      }
    }
  }

  private static let derived = Mutex<[String: Shape]>([:])
  /// The names for which a missing drawing has been logged.
  private static let boxes = Mutex<Set<String>>([])

  /// Returns the shape of a symbol: its own drawing, one composed from others according to its name, or a
  /// box, which is logged once per name. `nil` if no system symbol has the name.
  package static func shape(named name: String) -> Shape? {
    guard !name.hasPrefix(SymbolDrawings.signPrefix) else { return nil }
    if let own = SymbolDrawings.shape(named: name) { return own }
    guard names.contains(name) else { return nil }
    if let known = derived.withLock({ $0[name] }) { return known }
    let made = SymbolComposition.shape(named: name)
    if made == nil, boxes.withLock({ $0.insert(name).inserted }) {
      DrawingResources.log("The symbol \"\(name)\" has no drawing here; a box stands for it.")
    }
    let shape = made ?? box
    derived.withLock { $0[name] = shape }
    return shape
  }

  /// The names of the system's symbols.
  package static var names: Set<String> { SymbolNames.all }

  /// Returns whether a symbol has a drawing, its own or a composed one.
  static func isDrawn(_ name: String) -> Bool {
    SymbolDrawings.shape(named: name) != nil || SymbolComposition.shape(named: name) != nil
  }

  /// The shape of a symbol without a drawing: a rounded square with a dot.
  package static let box = Shape(
    box: CGRect(x: 4, y: 4, width: 92, height: 92),
    parts: [
      .line(CGPath.roundedRect(CGRect(x: 8, y: 8, width: 84, height: 84), radius: 20)),
      .fill(CGPath(ellipseIn: CGRect(x: 43, y: 43, width: 14, height: 14), transform: nil)),
    ])
}
