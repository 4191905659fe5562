/// A stretch of a view's text; empty for a caret.
open class UITextRange: NSObject {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  open var isEmpty: Bool { range.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}
