import Foundation

/// The windows that a screen shows, from back to front: by level, and within a level in the order in which they were shown.
/// A window's keyboard lies in front of it and of all normal windows, behind alerts.
extension UIScreen {
  /// The level of windows with keyboards, that of `UITextEffectsWindow` on iOS.
  static let keyboardLevel = UIWindow.Level(1)

  /// The visible windows of a device from the back, keyboards among them.
  package static func windows(of host: any OrientationHost) -> [UIWindow] {
    let own = UIApplication.shared.knownWindows.filter { $0.isOnScreen && $0.screenHost === host }
    return inOrder(own)
  }

  /// The windows that a touch on a window's screen may reach, from the back: those of its device, or without one the window
  /// alone, with keyboards.
  static func windows(beside window: UIWindow) -> [UIWindow] {
    guard let host = window.screenHost else { return inOrder([window]) }
    let found = windows(of: host)
    return found.contains { $0 === window } ? found : inOrder([window]) + found
  }

  private static func inOrder(_ windows: [UIWindow]) -> [UIWindow] {
    var entries: [(window: UIWindow, level: UIWindow.Level)] = []
    for window in windows {
      entries.append((window, window.windowLevel))
      if let keyboard = window.shownKeyboardWindow {
        entries.append((keyboard, max(window.windowLevel, keyboardLevel)))
      }
    }
    return entries.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element.window)
  }

  /// Lays out and displays what needs it in the windows of a device, from the back: what a turn of the run loop ends with.
  ///
  /// - Parameter main: a window that is laid out even while it is hidden.
  package static func commit(of host: any OrientationHost, main: UIWindow) {
    let shown = windows(of: host)
    if !shown.contains(where: { $0 === main }) { main.commitUpdates() }
    for window in shown { window.commitUpdates() }
    // Windows that came meanwhile.
    for window in windows(of: host) where !shown.contains(where: { $0 === window }) { window.commitUpdates() }
  }

  /// Draws windows as they are seen at the present moment, in points of the screen.
  package static func draw(_ windows: [UIWindow], in context: CGContext) {
    for window in windows {
      let layer = window.layer.presentation() ?? window.layer
      context.saveGState()
      context.concatenate(layer.transformToSuperlayer)
      window.layer.renderPresentation(in: context)
      context.restoreGState()
    }
  }

  /// A view that shows a picture of the whole screen at the present moment, with all of its windows.
  ///
  /// - Parameter afterUpdates: Whether what needs layout is laid out first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows: [UIWindow]
    if let host = UIDevice.current.orientationHost {
      windows = UIScreen.windows(of: host)
    } else {
      windows = UIScreen.inOrder(UIApplication.shared.visibleWindows.filter { $0.screenHost == nil })
    }
    if afterUpdates { for window in windows { window.commitUpdates() } }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image {
      UIScreen.draw(windows, in: $0.cgContext)
    }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}

extension UIWindow {
  /// Lays out and displays what needs it.
  package func commitUpdates() { layer.commitTree() }

  /// A point of the screen, in the window's coordinates.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    let transform = layer.transformToSuperlayer
    return transform.isIdentity ? point : point.applying(transform.inverted())
  }

  /// A point of the window, in the screen's coordinates.
  func toScreen(_ point: CGPoint) -> CGPoint { point.applying(layer.transformToSuperlayer) }

  /// The box around a rectangle of the window, in the screen's coordinates.
  package func convertToScreen(_ rect: CGRect) -> CGRect { rect.applying(layer.transformToSuperlayer) }

  /// Whether the window reaches over all of the screen.
  package var coversScreen: Bool { frame.contains(screen.bounds) }
}
