import InterfaceBuilder
import UIKitCore

extension VariedElement {
  /// The saved frame. The frame of a variation takes precedence.
  var frame: CGRect? {
    for variation in variations.reversed() {
      if let frame = variation.frame { return frame }
    }
    return element.frame
  }

  /// Returns the insets of a child; those of a variation take precedence.
  func insets(key: String) -> InsetsValue? {
    for variation in variations.reversed() {
      if let insets = variation.insets(key: key) { return insets }
    }
    return element.insets(key: key)
  }
}
