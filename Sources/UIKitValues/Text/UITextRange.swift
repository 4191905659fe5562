/// A range of a view's text.
open class UITextRange: NSObject {
  package let range: Range<Int>
  private let isOfApplication: Bool

  /// Creates a range, for subclasses of applications, which override its properties.
  public override init() {
    range = 0..<0
    isOfApplication = true
    super.init()
  }

  // Designated initializers are internal: the compiler creates no stubs for them in subclasses of other
  // modules.
  init(own range: Range<Int>) {
    self.range = range
    isOfApplication = false
    super.init()
  }

  package convenience init(_ range: Range<Int>) { self.init(own: range) }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { range.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool {
    isOfApplication ? object as AnyObject? === self : (object as? UITextRange)?.range == range
  }
  open override var hash: Int { isOfApplication ? super.hash : range.hashValue }
}
