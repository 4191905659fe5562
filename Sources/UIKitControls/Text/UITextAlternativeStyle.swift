/// The appearance of text that has alternatives. The raw values are UIKit's.
public enum UITextAlternativeStyle: Int, Sendable {
  /// That of other text.
  case none = 0
  /// That of text that was recognized with low confidence.
  case lowConfidence = 1
}
