extension NSTextContainer {
  /// The text layout manager that lays out text in the container; `nil` for none.
  public var textLayoutManager: NSTextLayoutManager? { textLayouter as? NSTextLayoutManager }
}
