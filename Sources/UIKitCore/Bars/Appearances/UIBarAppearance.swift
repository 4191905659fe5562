import Foundation

/// How the surface of a bar looks: its background and the line at its edge.
///
/// Bars take what they are given as a copy, so changes of an appearance afterwards have no effect.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Drawn under the background's colour; nil for none. Surfaces are drawn plain, without blurring what lies below.
  open var backgroundEffect: UIBlurEffect? { didSet { whenChanged?() } }
  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { whenChanged?() } }
  /// The picture over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { whenChanged?() } }
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { whenChanged?() } }
  /// The colour of the line at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor? { didSet { whenChanged?() } }
  /// A picture in place of the line; nil for the line.
  open var shadowImage: UIImage? { didSet { whenChanged?() } }

  /// What pictures from iOS 13 to 18 show: black at 30 %, white at half of that on dark.
  static let standardShadowColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Makes the standard look: translucent, with a line.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Called when a value changes: bars show what is changed in their own appearances.
  var whenChanged: (() -> Void)?

  /// The standard look, which is the same on all kinds of devices.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes a copy.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The system's translucent background with a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.standardShadowColor
    shadowImage = nil
  }

  /// A background that hides what lies below, with a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.standardShadowColor
    shadowImage = nil
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// A new object of the same class.
  func fresh() -> UIBarAppearance { UIBarAppearance() }

  final func copied() -> Self {
    let made = fresh()
    made.take(self)
    return unsafeDowncast(made, to: Self.self)
  }

  /// A copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIBarAppearance = MainActor.assumeIsolated { copied() }
    return made
  }
}
