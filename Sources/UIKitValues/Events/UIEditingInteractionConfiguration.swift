/// The gestures for editing that a responder offers. Raw values are UIKit's.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// The system's gestures.
  case `default` = 1
}
