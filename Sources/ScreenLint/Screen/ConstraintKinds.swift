import Foundation
import UIKit
@_spi(UIKit) import UIKitCore

/// The constraints that are the author's.
@MainActor
enum ConstraintKinds {
  static func isAuthors(_ constraint: NSLayoutConstraint) -> Bool {
    !(constraint is SystemLayoutConstraint || constraint is StackConstraint)
      && constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout") != true
      && constraint.identifier?.hasPrefix("UISV-") != true
  }

  /// Returns the relation of a description without its brackets and class.
  static func short(_ description: String) -> String {
    var text = description
    if text.hasPrefix("<") { text.removeFirst() }
    if text.hasSuffix(">") { text.removeLast() }
    if text.hasPrefix("NSLayoutConstraint"), let space = text.firstIndex(of: " ") {
      text = String(text[text.index(after: space)...])
    }
    while text.hasSuffix(" (active)") || text.hasSuffix("   (active)") || text.hasSuffix(" (inactive)") {
      text = String(text.prefix(upTo: text.range(of: "(", options: .backwards)?.lowerBound ?? text.endIndex))
        .trimmingCharacters(in: .whitespaces)
    }
    return text
  }

  /// Returns the left and right attributes of a view's constraints, which are not mirrored.
  static func fixedAttributes(of view: UIView) -> [String] {
    var found: Set<String> = []
    var holder: UIView? = view
    // Constraints to the container or to a sibling are held by a view that contains both.
    for _ in 0..<3 {
      for constraint in holder?.constraints ?? [] where ConstraintKinds.isAuthors(constraint) {
        for (item, attribute) in [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ] where item === view {
          if attribute == .left || attribute == .leftMargin { found.insert("left") }
          if attribute == .right || attribute == .rightMargin { found.insert("right") }
        }
      }
      holder = holder?.superview
    }
    return found.sorted()
  }
}
