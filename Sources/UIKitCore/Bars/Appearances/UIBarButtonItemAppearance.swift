import Foundation

/// The appearance of a bar's buttons by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The appearance of enabled buttons.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of a touched button.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// Stored only: the appearance of the focused button, as there is no focus.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Creates the standard appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }
  /// Creates the standard appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Creates the standard appearance. Archives of appearances are not read.
  public required init(coder: NSCoder) { super.init() }

  /// Resets all states to the standard appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIBarButtonItemAppearance = MainActor.assumeIsolated { copied() }
    return copy
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

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The background image; `nil` for none.
  open var backgroundImage: UIImage?
  /// The offset of the background image, in points. Without effect: the image is not moved.
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
