import Typesetting

/// What becomes of text that does not fit into its width.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words; the default.
  case byWordWrapping = 0
  /// Lines end between any two characters.
  case byCharWrapping = 1
  /// What does not fit is cut off.
  case byClipping = 2
  /// The last line shows the text's end, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows what fits, and an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows both ends of the text, an ellipsis between them.
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
