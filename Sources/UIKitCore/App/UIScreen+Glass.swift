import Foundation

/// Pieces of glass that follow what is behind them.
@MainActor
package protocol AdaptiveGlass: UIView {
  /// The layer that measures what is behind the glass; `nil` for glass that does not follow it.
  var adaptiveBackdrop: BackdropLayer? { get }
  /// Gives the glass and what is on it the interface style for the luma behind it; `nil` where that is not known.
  func adapt(to luma: CGFloat?)
}

extension UIScreen {
  /// The scale at which windows are drawn to measure what is behind glass, in pixels per point.
  private static let measuringScale: CGFloat = 0.25

  /// Gives the glass of windows the interface style that what is behind it asks for, before the windows are drawn.
  ///
  /// Small pieces of glass "flip between light and dark" by what is behind them (Apple, "Meet Liquid Glass", WWDC 2025).
  static func adaptGlass(of windows: [UIWindow]) {
    let glass = windows.flatMap(\.adaptiveGlass)
    guard !glass.isEmpty, let screen = windows.first?.screen.bounds.size,
      // A screen is black behind its windows.
      let context = CGContext(size: screen, scale: measuringScale, isOpaque: true)
    else { return }
    // The margin is for glass that moves.
    context.clip(
      to: glass.map { piece in
        let frame = piece.convert(piece.bounds, to: nil)
        return (piece.window?.convertToScreen(frame) ?? frame).insetBy(dx: -64, dy: -64)
      })
    let session = LayerSession.current
    session.isMeasuring = true
    drawWindows(windows, in: context)
    session.isMeasuring = false
    for piece in glass { piece.adapt(to: piece.adaptiveBackdrop?.meter?.luma) }
    for window in windows { window.commitUpdates() }
  }
}

extension UIWindow {
  /// The pieces of glass in the window that are shown and follow what is behind them.
  fileprivate var adaptiveGlass: [any AdaptiveGlass] {
    var found: [any AdaptiveGlass] = []
    guard metrics.hasGlass else { return found }
    var stack: [UIView] = [self]
    while let view = stack.popLast() {
      if view.isHidden || view.alpha == 0 { continue }
      if let piece = view as? any AdaptiveGlass, piece.adaptiveBackdrop != nil { found.append(piece) }
      stack += view.subviews
    }
    return found
  }
}
