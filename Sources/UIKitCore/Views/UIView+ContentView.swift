extension UIView {
  /// Adds the view that holds the subviews of a cell or the like: as large as this one, now and later.
  package func addContentView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
