/// A position in a view's text.
open class UITextPosition: NSObject {
  /// The offset in UTF-16 code units; negative for subclasses of applications.
  package let offset: Int

  /// Creates a position, for subclasses of applications.
  public override init() {
    offset = -1
    super.init()
  }

  // Designated initializers are internal: the compiler creates no stubs for them in subclasses of other
  // modules.
  init(own offset: Int) {
    self.offset = offset
    super.init()
  }

  package convenience init(offset: Int) { self.init(own: offset) }

  open override func isEqual(_ object: Any?) -> Bool {
    offset < 0 ? object as AnyObject? === self : (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset < 0 ? super.hash : offset }
}
