import Foundation

/// A phrase of a dictation. There is no dictation.
open class UIDictationPhrase: NSObject {
  /// The text; empty by default.
  open var text: String { "" }
  /// The other texts that the phrase may have; `nil` by default.
  open var alternativeInterpretations: [String]? { nil }

  public override init() { super.init() }
}
