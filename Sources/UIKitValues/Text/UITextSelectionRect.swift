/// A rectangle of a selection.
open class UITextSelectionRect: NSObject {
  /// In the view's coordinates, in points.
  open var rect: CGRect { storedRect }
  private let storedRect: CGRect

  /// A rectangle of a class of an application's own.
  public override init() {
    storedRect = .zero
    super.init()
  }

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
  init(own rect: CGRect) {
    storedRect = rect
    super.init()
  }

  package convenience init(_ rect: CGRect) { self.init(own: rect) }
}
