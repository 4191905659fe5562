import Foundation
import ObjectiveCSupport

extension UIFont {
  /// Returns the font of text with a meaning: bold, in italics or with letters of one width.
  ///
  /// - Parameter intent: The value of `NSAttributedString.Key.inlinePresentationIntent`, which Markdown sets.
  func presenting(_ intent: Any?) -> UIFont {
    guard let intent = InlinePresentationIntent(attribute: intent) else { return self }
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.code) { traits.insert(.traitMonoSpace) }
    guard traits != fontDescriptor.symbolicTraits, let descriptor = fontDescriptor.withSymbolicTraits(traits)
    else {
      return self
    }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

extension InlinePresentationIntent {
  /// Creates an intent from an attribute's value; `nil` for another value.
  init?(attribute: Any?) {
    if let intent = attribute as? InlinePresentationIntent {
      self = intent
    } else if let value = (attribute as? UInt) ?? TypesetText.number(attribute).flatMap({ UInt(exactly: $0) })
    {
      self.init(rawValue: value)
    } else {
      return nil
    }
  }
}
