extension LayerRenderer {
  /// The part of a transition that follows after the new content was drawn.
  struct OpenTransition {
    /// The number of transparency layers that were begun.
    var groups = 0
    /// The picture of the old content and its offset, if it lies above the new content.
    var cover: (look: OldLook, offset: CGPoint)?
  }

  /// Draws the old content if it lies below, and prepares the context for the new one.
  ///
  /// - Returns: `nil` if nothing of the new content is visible.
  func begin(_ transition: CATransition, _ part: CGFloat, _ look: OldLook, _ bounds: CGRect)
    -> OpenTransition?
  {
    let progress =
      CGFloat(transition.startProgress) + part * CGFloat(transition.endProgress - transition.startProgress)
    var open = OpenTransition()
    switch transition.type {
    case .flip:
      return flip(progress, look, bounds, isVertical: transition.turnsAboutHorizontalAxis) ? open : nil
    case .push, .moveIn, .reveal:
      let way = transition.way(in: bounds)
      let entering = CGPoint(x: way.x * (1 - progress), y: way.y * (1 - progress))
      let leaving = CGPoint(x: -way.x * progress, y: -way.y * progress)
      if transition.type == .reveal {
        open.cover = (look, leaving)
      } else {
        draw(look, at: transition.type == .push ? leaving : .zero)
        context.translateBy(x: entering.x, y: entering.y)
      }
    default:
      // The sum of both, so that common parts do not flicker.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.setAlpha(1 - progress)
      draw(look, at: .zero)
      context.restoreGState()
      context.setAlpha(progress)
      context.setBlendMode(.plusLighter)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      open.groups = 2
    }
    return open
  }

  func end(_ open: OpenTransition) {
    for _ in 0..<open.groups { context.endTransparencyLayer() }
    if let (look, offset) = open.cover { draw(look, at: offset) }
  }

  private func draw(_ look: OldLook, at offset: CGPoint) {
    context.drawUpright(look.image, in: look.rect.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// Flips about the center: the first half shows the old content, the second the new one.
  private func flip(_ progress: CGFloat, _ look: OldLook, _ bounds: CGRect, isVertical: Bool) -> Bool {
    let width = max(abs(CGFloat(cos(Double(progress) * .pi))), 0.001)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: isVertical ? 1 : width, y: isVertical ? width : 1)
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    guard progress < 0.5 else { return true }
    draw(look, at: .zero)
    return false
  }
}

extension CATransition {
  fileprivate var turnsAboutHorizontalAxis: Bool { subtype == .fromTop || subtype == .fromBottom }

  /// Returns the offset from which the new content comes. `fromTop` moves it upward, as on iOS.
  fileprivate func way(in bounds: CGRect) -> CGPoint {
    switch subtype {
    case .fromLeft?: CGPoint(x: -bounds.width, y: 0)
    case .fromTop?: CGPoint(x: 0, y: bounds.height)
    case .fromBottom?: CGPoint(x: 0, y: -bounds.height)
    default: CGPoint(x: bounds.width, y: 0)
    }
  }
}
