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

  package init(_ rect: CGRect) {
    storedRect = rect
    super.init()
  }
}
