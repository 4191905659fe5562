import BundledData
import Foundation

/// The heights of keyboards by screen size, from `Resources/Data/Keyboards.json`.
struct KeyboardHeights: Decodable, Sendable {
  /// The heights of the parts of a keyboard from top to bottom, in points.
  struct Parts: Decodable, Hashable, Sendable {
    /// The suggestion bar.
    var bar: CGFloat
    /// The rows of keys.
    var rows: CGFloat
    /// The space below the keys.
    var below: CGFloat

    var total: CGFloat { bar + rows + below }
  }

  private struct Entry: Decodable, Sendable {
    let idiom: String
    let homeIndicator: Bool
    let short: CGFloat
    let portrait, landscape: Parts
  }

  private let keyboards: [Entry]

  private static let bundled = BundledData.uiKitControls.read("Keyboards", as: KeyboardHeights.self)

  /// Returns the heights of the keyboard of a screen.
  ///
  /// - Parameter size: The size of the screen in the current interface orientation, in points.
  static func parts(size: CGSize, isPad: Bool, hasHomeIndicator: Bool) -> Parts {
    let short = min(size.width, size.height)
    let fitting = bundled.keyboards.filter {
      ($0.idiom == "pad") == isPad && $0.homeIndicator == hasHomeIndicator
    }
    guard let nearest = fitting.min(by: { abs($0.short - short) < abs($1.short - short) }) else {
      return Parts(bar: 0, rows: 216, below: 0)
    }
    return size.width > size.height ? nearest.landscape : nearest.portrait
  }
}
