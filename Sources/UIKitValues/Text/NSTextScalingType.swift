/// The system whose sizes text has. The raw values are those of the text system.
public enum NSTextScalingType: Int, Sendable {
  /// The sizes of the document.
  case standard = 0
  /// The sizes of iOS.
  case iOS = 1
}

/// The way in which a nested writing direction is applied. The raw values are those of the text system.
@available(*, deprecated, message: "Use NSWritingDirectionFormatType instead")
public enum NSTextWritingDirection: Int, Sendable {
  /// The text is embedded in that of another direction.
  case embedding = 0
  /// All characters have the direction.
  case `override` = 2
}
