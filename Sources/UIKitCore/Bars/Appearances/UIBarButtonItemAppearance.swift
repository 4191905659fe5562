import Foundation

/// How a bar's buttons look in their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Buttons that can be touched.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The button under a finger.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that cannot be touched.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The button that has the focus. Stored only: there is no focus.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// The system's look of plain buttons.
  public override init() { super.init() }
  /// The system's look of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// The system's look.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }

  func copied() -> UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    made.normal = normal.copied()
    made.highlighted = highlighted.copied()
    made.disabled = disabled.copied()
    made.focused = focused.copied()
    return made
  }
}

/// How a bar's buttons look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title's attributes; what is not given is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The picture behind the button; nil for none.
  open var backgroundImage: UIImage?
  /// How far the picture is moved, in points. Without effect: it stays.
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  public override init() { super.init() }

  func copied() -> UIBarButtonItemStateAppearance {
    let made = UIBarButtonItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.backgroundImage = backgroundImage
    made.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return made
  }
}
