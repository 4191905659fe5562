import CCairo

/// A place to draw.
public final class CGContext {
  /// cairo's context, for code that draws text with other libraries of the family.
  package let cairoContext: OpaquePointer

  init(cairo: OpaquePointer) {
    cairoContext = cairo
  }

  deinit {
    cairo_destroy(cairoContext)
  }
}
