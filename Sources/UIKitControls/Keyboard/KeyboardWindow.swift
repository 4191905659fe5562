@_spi(UIKit) import UIKitCore

/// The window in front of another one that contains its keyboard.
final class KeyboardWindow: UIWindow {
  /// The view that contains the keyboard or an input view, and the accessory view above it.
  let panel = UIView()

  init(over host: UIWindow) {
    super.init(frame: host.bounds)
    addSubview(panel)
    if host.metrics.hasGlass {
      glass.material = .keyboard
      glass.cornerRadius = Self.cornerRadius
      glass.isUserInteractionEnabled = false
      panel.insertSubview(glass, at: 0)
    }
    showsBackground = true
    layer.setScreenClock(host.layer.clock)
    screenHost = host.screenHost
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// The glass behind the keys of iOS 26, whose lower corners are below the screen.
  private let glass = GlassPlatter(frame: .zero)
  private static let cornerRadius: CGFloat = 26

  /// A Boolean value that indicates whether there is a background behind keys or an input view: glass in the design of iOS 26.
  var showsBackground = false {
    didSet {
      let hasGlass = glass.superview != nil
      panel.backgroundColor = showsBackground && !hasGlass ? KeyboardColors.panel : .clear
      glass.alpha = showsBackground ? 1 : 0
    }
  }

  /// Places the panel, and glass behind its part below an accessory view.
  func place(_ frame: CGRect, accessoryHeight: CGFloat) {
    panel.frame = frame
    let height = max(frame.height - accessoryHeight, 0)
    glass.frame = CGRect(
      x: 0, y: accessoryHeight, width: frame.width, height: height > 0 ? height + Self.cornerRadius : 0)
    glass.isHidden = height <= 0
  }

  override var belongsToSystem: Bool { true }
  override var canBecomeKey: Bool { false }

  /// Returns `nil` beside the keyboard, so that the window behind receives the touches there.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
