/// A rectangle of a selection.
open class UITextSelectionRect: NSObject {
  /// In the view's coordinates, in points.
  open var rect: CGRect { storedRect }
  private let storedRect: CGRect

  init(_ rect: CGRect) {
    storedRect = rect
    super.init()
  }
}
