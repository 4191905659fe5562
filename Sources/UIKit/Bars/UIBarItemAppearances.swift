import Foundation

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  weak var owner: UIBarAppearance?
  /// The font and colour of titles; other attributes have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.changed() } }
}

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How buttons look usually.
  public let normal = UIBarButtonItemStateAppearance()
  /// Stored only: buttons of bars look the same while they are touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Stored only: buttons that cannot be touched are the system's grey.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Stored only: no button of a bar has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// The look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }
  public override convenience init() { self.init(style: .plain) }

  /// Takes the attributes back; titles of `done` buttons are semibold.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// How the tabs of a bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  weak var owner: UIBarAppearance?
  /// The colour of the image; nil for the bar's.
  open var iconColor: UIColor? { didSet { owner?.changed() } }
  /// The font and colour of the title; other attributes have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.changed() } }
  /// The colour of the badge; nil for the tab's.
  open var badgeBackgroundColor: UIColor? { didSet { owner?.changed() } }
}

/// How the tabs of a bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How images and titles stand to each other.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside a smaller image, on low screens.
    case compactInline = 2
  }
  /// How tabs look that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// How the selected tab looks.
  public let selected = UITabBarItemStateAppearance()
  /// Stored only: tabs that cannot be touched are the system's grey.
  public let disabled = UITabBarItemStateAppearance()
  /// Stored only: no tab has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// The looks of tabs; they are the same for all styles.
  public init(style: Style) { super.init() }
  public override convenience init() { self.init(style: .stacked) }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's font and colour; other attributes have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The font and colour of a large title; other attributes have no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt() } }
  /// How buttons of the style `done` look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt() } }
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt() } }
  /// The picture of the back button; nil for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// Stored only: going back is drawn without the picture's mask.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adopt()
  }
  /// A copy of another appearance; what only navigation bars have, of a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      largeTitleTextAttributes = other.largeTitleTextAttributes
      buttonAppearance = other.buttonAppearance
      doneButtonAppearance = other.doneButtonAppearance
      backButtonAppearance = other.backButtonAppearance
      backIndicatorImage = other.backIndicatorImage
      backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
    adopt()
  }

  private func adopt() {
    for button in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      button.normal.owner = self
    }
    changed()
  }

  /// Sets the picture of the back button and its mask.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    changed()
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look. Stored only: toolbars draw their buttons' titles in the tint colour.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons of the style `done` look. Stored only, as `buttonAppearance`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adopt() } }
  /// Stored only: titles are always below images.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Stored only: titles are always below images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// Stored only: nothing marks the selected tab but its colour.
  open var selectionIndicatorTintColor: UIColor?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adopt()
  }
  /// A copy of another appearance; what only tab bars have, of a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance
      inlineLayoutAppearance = other.inlineLayoutAppearance
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
    adopt()
  }

  private func adopt() {
    stackedLayoutAppearance.normal.owner = self
    stackedLayoutAppearance.selected.owner = self
    changed()
  }
}
