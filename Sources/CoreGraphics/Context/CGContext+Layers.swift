import CCairo

extension CGContext {
  /// Begins a transparency layer, which is composited at its end with the alpha, blend mode and shadow of the
  /// current graphics state.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(
      TransparencyLayer(
        savedCount: savedStates.count + 1, alpha: state.alpha, blendMode: state.blendMode,
        shadow: state.shadow))
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    cairo_push_group(cairoContext)
  }

  /// Begins a transparency layer in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the innermost transparency layer. Without one it does nothing.
  public func endTransparencyLayer() {
    guard let (layer, pattern) = endGroup() else { return }
    defer { cairo_pattern_destroy(pattern) }
    if !state.drawsNothing, layer.alpha > 0 {
      if let shadow = layer.shadow {
        drawShadow(shadow, around: nil) { mask in
          cairo_set_source(mask, pattern)
          cairo_paint_with_alpha(mask, Double(layer.alpha))
        }
      }
      cairo_set_source(cairoContext, pattern)
      cairo_set_operator(cairoContext, layer.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairoContext, Double(layer.alpha))
      cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
    }
    restoreGState()
  }

  /// Ends the innermost transparency layer and multiplies its colors by another one.
  package func endTransparencyLayer(multipliedBy color: CGColor) {
    guard let (layer, pattern) = endGroup() else { return }
    defer { cairo_pattern_destroy(pattern) }
    if !state.drawsNothing, layer.alpha > 0 {
      cairo_push_group(cairoContext)
      cairo_set_source(cairoContext, pattern)
      cairo_paint(cairoContext)
      let (red, green, blue) = color.srgb
      cairo_set_operator(cairoContext, CAIRO_OPERATOR_MULTIPLY)
      cairo_set_source_rgb(cairoContext, Double(red), Double(green), Double(blue))
      cairo_paint(cairoContext)
      cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
      // The product, masked by the alpha of the layer.
      if let product = cairo_pop_group(cairoContext) {
        cairo_push_group(cairoContext)
        cairo_set_source(cairoContext, product)
        cairo_mask(cairoContext, pattern)
        cairo_pop_group_to_source(cairoContext)
        cairo_pattern_destroy(product)
        cairo_set_operator(cairoContext, layer.blendMode.cairoOperator)
        cairo_paint_with_alpha(cairoContext, Double(layer.alpha))
        cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
      }
    }
    restoreGState()
  }

  /// Ends the innermost transparency layer and masks it with the alpha of another drawing.
  package func endTransparencyLayer(masked drawMask: (CGContext) -> Void) {
    guard let (layer, pattern) = endGroup() else { return }
    defer { cairo_pattern_destroy(pattern) }
    beginTransparencyLayer(auxiliaryInfo: nil)
    drawMask(self)
    guard let (_, mask) = endGroup() else { return }
    defer { cairo_pattern_destroy(mask) }
    restoreGState()
    if !state.drawsNothing, layer.alpha > 0 {
      // The mask applies to the layer, the alpha to both.
      cairo_push_group(cairoContext)
      cairo_set_source(cairoContext, pattern)
      cairo_mask(cairoContext, mask)
      cairo_pop_group_to_source(cairoContext)
      cairo_set_operator(cairoContext, layer.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairoContext, Double(layer.alpha))
      cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
    }
    restoreGState()
  }

  /// Ends the group of the innermost transparency layer and restores the graphics states that were saved in
  /// it. The state that was saved at the beginning of the layer is not restored.
  private func endGroup() -> (TransparencyLayer, OpaquePointer)? {
    guard let layer = layers.last else { return nil }
    while savedStates.count > layer.savedCount { restoreGState() }
    closeClippingMasks()
    layers.removeLast()
    guard let pattern = cairo_pop_group(cairoContext) else { return nil }
    // Popping the group has reset cairo's transform to that at the beginning.
    let drewNothing = savedStates.last?.drawsNothing ?? false
    state.ctm = savedStates.last?.ctm ?? state.ctm
    state.updateCoordinateLimit()
    state.drawsNothing = drewNothing
    return (layer, pattern)
  }

  /// Applies the image masks of the current graphics state, the latest first.
  func closeClippingMasks() {
    while let clip = state.clippingMasks.popLast() {
      guard let content = cairo_pop_group(cairoContext) else { continue }
      defer { cairo_pattern_destroy(content) }
      cairo_push_group(cairoContext)
      cairo_identity_matrix(cairoContext)
      var matrix = clip.ctm.cairoMatrix
      cairo_set_matrix(cairoContext, &matrix)
      let saved = state
      state = GraphicsState()
      state.ctm = clip.ctm
      state.updateCoordinateLimit()
      draw(clip.image.usableAsMask, in: clip.rect)
      state = saved
      guard let mask = cairo_pop_group(cairoContext) else { continue }
      defer { cairo_pattern_destroy(mask) }
      cairo_set_source(cairoContext, content)
      cairo_mask(cairoContext, mask)
      state.ctm = clip.ctm
      state.updateCoordinateLimit()
    }
  }
}
