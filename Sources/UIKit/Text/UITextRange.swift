/// A stretch of a view's text; empty for a caret.
open class UITextRange: NSObject {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  /// The position before the range.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// The position behind the range.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether it is a caret.
  open var isEmpty: Bool { range.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}
