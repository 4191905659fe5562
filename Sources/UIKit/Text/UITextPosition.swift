/// A place between characters of a view's text.
open class UITextPosition: NSObject {
  /// UTF-16 units before it.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}
