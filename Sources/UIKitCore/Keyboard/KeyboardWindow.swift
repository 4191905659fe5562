/// The window in front of another one in which its keyboard lies.
final class KeyboardWindow: UIWindow {
  /// What is shown: the keyboard or what is in its place, and the view above it.
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

  /// Touches beside the keyboard are those of the window behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
