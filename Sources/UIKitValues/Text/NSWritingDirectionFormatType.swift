/// The way in which a writing direction applies to a part of a text. Raw values are UIKit's.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The part is embedded in the text.
  case embedding = 0
  /// The part's direction overrides that of its characters.
  case override = 2
}
