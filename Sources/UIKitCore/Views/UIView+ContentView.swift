extension UIView {
  /// Adds the view that contains the subviews of a cell or similar view, with the size of the bounds and
  /// flexible width and height.
  package func addContentView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
