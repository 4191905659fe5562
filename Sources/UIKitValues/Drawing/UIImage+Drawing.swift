import Foundation

extension UIImage {
  /// Draws the image at a point in the current context.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at a point in the current context, with a blend mode and an alpha value.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle in the current context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: context, rect, template: renderingMode == .alwaysTemplate ? look.tint ?? .black : nil)
  }

  /// Draws the image in a rectangle in the current context, with a blend mode and an alpha value.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle in the current context with tiles of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = size
    guard size.width > 0, size.height > 0, rect.isFinite else { return }
    // Tiles that are too many to be distinguished are not drawn individually.
    guard rect.width / size.width * (rect.height / size.height) < 1_000_000 else { return draw(in: rect) }
    context.saveGState()
    context.clip(to: rect)
    for row in 0..<Int((rect.height / size.height).rounded(.up)) {
      for column in 0..<Int((rect.width / size.width).rounded(.up)) {
        draw(
          at: CGPoint(
            x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }

  /// A Boolean value that indicates whether the image has pixels, all of which are opaque. A bar with such a background is not translucent.
  package var isFullyOpaque: Bool { size.width > 0 && size.height > 0 && cgImage?.isFullyOpaque == true }

  /// Draws the image in a rectangle.
  ///
  /// - Parameter template: The color that replaces the image's colors; `nil` for the image's tint color, or
  ///   its own colors if it has none.
  package func draw(in context: CGContext, _ rect: CGRect, template: UIColor?) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let color = (template ?? look.tint)?.cgColor
    switch content {
    case .empty: return
    case .symbol(let drawing):
      context.saveGState()
      defer { context.restoreGState() }
      drawing.draw(in: context, context.turn(rect, imageOrientation), color ?? .black)
    case .bitmap(let image):
      context.saveGState()
      defer { context.restoreGState() }
      let target = context.turn(rect, imageOrientation)
      let usesInsets =
        look.isResizable && imageOrientation == .up && (target.size != size || look.capInsets != .zero)
      if let color {
        if usesInsets {
          // The parts are composed first and colored together.
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          drawResized(image, in: context, target)
          context.setBlendMode(.sourceIn)
          context.setFillColor(color)
          context.fill(target)
          context.endTransparencyLayer()
        } else {
          context.fillUpright(mask: image, in: target, color: color)
        }
      } else if usesInsets {
        drawResized(image, in: context, target)
      } else {
        context.drawUpright(image, in: target)
      }
    }
  }

  private func drawResized(_ image: CGImage, in context: CGContext, _ rect: CGRect) {
    let insets = look.capInsets
    let size = size
    let center = CGRect(
      x: insets.left * scale, y: insets.top * scale,
      width: (size.width - insets.left - insets.right) * scale,
      height: (size.height - insets.top - insets.bottom) * scale)
    guard center.width > 0, center.height > 0 else { return context.drawUpright(image, in: rect) }
    context.drawUpright(image, in: rect, center: center, scale: scale, tiles: look.resizingMode == .tile)
  }
}

extension CGContext {
  /// Transforms the coordinate system so that a bitmap drawn upright in the returned rectangle appears in
  /// `rect` with an orientation.
  fileprivate func turn(_ rect: CGRect, _ orientation: UIImage.Orientation) -> CGRect {
    if orientation == .up { return rect }
    translateBy(x: rect.midX, y: rect.midY)
    switch orientation {
    case .down, .downMirrored: rotate(by: .pi)
    case .left, .leftMirrored: rotate(by: -.pi / 2)
    case .right, .rightMirrored: rotate(by: .pi / 2)
    case .up, .upMirrored: break
    }
    // Mirrored orientations are mirrored before they are rotated.
    if orientation.rawValue >= UIImage.Orientation.upMirrored.rawValue { scaleBy(x: -1, y: 1) }
    let size = orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
