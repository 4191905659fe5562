import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { whenChanged?() } }
  /// The attributes of a large title; missing ones are the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
  /// The attributes of the line below the title, in iOS 26; missing ones are the system's.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
  /// The attributes of the line below a large title, in iOS 26; missing ones are the system's.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons of the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The name of `doneButtonAppearance` since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image before the back button's title; the system's chevron by default.
  open private(set) var backIndicatorImage: UIImage?
  /// Drawn only: transitions of bars use no mask.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image before the back button's title; `nil` restores the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func fresh() -> UIBarAppearance { UINavigationBarAppearance() }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
