/// A stretch of a view's text; empty for a caret.
open class UITextRange: NSObject {
  package let range: Range<Int>
  private let isOfApplication: Bool

  /// A range of a class of an application's own, which says where it begins and ends.
  public override init() {
    range = 0..<0
    isOfApplication = true
    super.init()
  }

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
  init(own range: Range<Int>) {
    self.range = range
    isOfApplication = false
    super.init()
  }

  package convenience init(_ range: Range<Int>) { self.init(own: range) }

  /// The position before the range.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// The position behind the range.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether it is a caret.
  open var isEmpty: Bool { range.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool {
    isOfApplication ? object as AnyObject? === self : (object as? UITextRange)?.range == range
  }
  open override var hash: Int { isOfApplication ? super.hash : range.hashValue }
}
