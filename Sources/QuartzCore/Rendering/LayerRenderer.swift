/// Draws a tree of layers.
struct LayerRenderer {
  let context: CGContext

  func render(_ root: CALayer) {}
}
