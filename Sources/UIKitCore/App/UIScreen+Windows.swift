import Foundation

/// The order of windows on a screen, from back to front: by level, and within a level in the order of
/// display. A window's keyboard is in front of it and of all normal windows, but behind alerts.
extension UIScreen {
  /// The level of keyboard windows, that of `UITextEffectsWindow` on iOS.
  static let keyboardLevel = UIWindow.Level(1)

  /// Returns the visible windows of a device from back to front, including keyboards.
  package static func windows(of host: any OrientationHost) -> [UIWindow] {
    let own = UIApplication.shared.knownWindows.filter { $0.isOnScreen && $0.screenHost === host }
    return inOrder(own)
  }

  /// Returns the windows that a touch on a window's screen can hit, from back to front: those of its device,
  /// or the window alone if it has none, with keyboards.
  static func windows(beside window: UIWindow) -> [UIWindow] {
    guard let host = window.screenHost else { return inOrder([window]) }
    let found = windows(of: host)
    return found.contains { $0 === window } ? found : inOrder([window]) + found
  }

  package static func inOrder(_ windows: [UIWindow]) -> [UIWindow] {
    var entries: [(window: UIWindow, level: UIWindow.Level)] = []
    for window in windows {
      entries.append((window, window.windowLevel))
      if let keyboard = window.visibleKeyboardWindow {
        entries.append((keyboard, max(window.windowLevel, keyboardLevel)))
      }
    }
    return entries.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element.window)
  }

  /// Commits pending updates of a device's windows, from back to front, as at the end of a turn of the run
  /// loop.
  ///
  /// - Parameter main: A window that is laid out even while it is hidden.
  package static func commit(of host: any OrientationHost, main: UIWindow) {
    let shown = windows(of: host)
    if !shown.contains(where: { $0 === main }) { main.commitUpdates() }
    for window in shown { window.commitUpdates() }
    // Windows that were displayed meanwhile.
    for window in windows(of: host) where !shown.contains(where: { $0 === window }) { window.commitUpdates() }
  }

  /// Draws windows as they are currently presented, in points of the screen.
  package static func draw(_ windows: [UIWindow], in context: CGContext) {
    adaptGlass(of: windows)
    drawWindows(windows, in: context)
  }

  static func drawWindows(_ windows: [UIWindow], in context: CGContext) {
    for window in windows {
      let layer = window.layer.presentation() ?? window.layer
      context.saveGState()
      context.concatenate(layer.transformToSuperlayer)
      window.layer.renderPresentation(in: context)
      context.restoreGState()
    }
  }
}

extension UIWindow {
  /// Commits pending layout and drawing.
  package func commitUpdates() { layer.commitTree() }

  /// Converts a point of the screen to the window's coordinates.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    let transform = layer.transformToSuperlayer
    return transform.isIdentity ? point : point.applying(transform.inverted())
  }

  /// Converts a point of the window to the screen's coordinates.
  func toScreen(_ point: CGPoint) -> CGPoint { point.applying(layer.transformToSuperlayer) }

  /// Converts a rectangle of the window to the screen's coordinates; returns its bounding box.
  package func convertToScreen(_ rect: CGRect) -> CGRect { rect.applying(layer.transformToSuperlayer) }

  /// A Boolean value that indicates whether the window covers the whole screen.
  package var coversScreen: Bool { frame.contains(screen.bounds) }
}
