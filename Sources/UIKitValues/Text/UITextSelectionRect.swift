/// A rectangle of a text selection.
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points of the view's coordinate space.
  open var rect: CGRect { storedRect }
  private let storedRect: CGRect

  /// Creates a rectangle, for subclasses of applications.
  public override init() {
    storedRect = .zero
    super.init()
  }

  // Designated initializers are internal: the compiler creates no stubs for them in subclasses of other
  // modules.
  init(own rect: CGRect) {
    storedRect = rect
    super.init()
  }

  package convenience init(_ rect: CGRect) { self.init(own: rect) }
}
