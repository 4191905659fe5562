@_spi(UIKit) import UIKitCore

/// The window in front of another one that contains its keyboard.
final class KeyboardWindow: UIWindow {
  /// The view that contains the keyboard or an input view, and the accessory view above it.
  let panel = UIView()

  init(over host: UIWindow) {
    super.init(frame: host.bounds)
    panel.backgroundColor = KeyboardColors.panel
    addSubview(panel)
    layer.setScreenClock(host.layer.clock)
    screenHost = host.screenHost
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var belongsToSystem: Bool { true }
  override var canBecomeKey: Bool { false }

  /// Returns `nil` beside the keyboard, so that the window behind receives the touches there.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
