/// A place between characters of a view's text.
open class UITextPosition: NSObject {
  /// UTF-16 units before it; negative where a class of an application's own says it otherwise.
  package let offset: Int

  /// A position of a class of an application's own.
  public override init() {
    offset = -1
    super.init()
  }

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
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
