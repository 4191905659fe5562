import Typesetting

/// The treatment of text that does not fit its width.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words. The default.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text that does not fit is clipped.
  case byClipping = 2
  /// The last line shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows the beginning of the text and an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows the beginning and the end of the text with an ellipsis in between.
  case byTruncatingMiddle = 5

  package var lineBreaking: LineBreaking {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
