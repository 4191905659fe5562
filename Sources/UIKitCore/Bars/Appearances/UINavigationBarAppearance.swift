import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes; what is not given is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { whenChanged?() } }
  /// A large title's attributes; what is not given is the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons of the style `done` look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The picture before the back button's title; the system's chevron by default.
  open private(set) var backIndicatorImage: UIImage?
  /// Drawn only: pictures of bars in transition show no mask.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture before the back button's title; nil for the system's.
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
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
