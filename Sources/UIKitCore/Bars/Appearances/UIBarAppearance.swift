import Foundation

/// The appearance of a bar's background and of the line at its edge.
///
/// Bars copy the appearance that they are given, so later changes of it have no effect.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur effect beneath the background color; `nil` for none. It is drawn as a plain surface, without
  /// blurring the content behind.
  open var backgroundEffect: UIBlurEffect? { didSet { whenChanged?() } }
  /// The color over the effect; `nil` for none.
  open var backgroundColor: UIColor? { didSet { whenChanged?() } }
  /// The image over the color; `nil` for none.
  open var backgroundImage: UIImage? { didSet { whenChanged?() } }
  /// The way in which the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { whenChanged?() } }
  /// The color of the line at the bar's edge; `nil` or clear for none.
  open var shadowColor: UIColor? { didSet { whenChanged?() } }
  /// An image in place of the line; `nil` for the line.
  open var shadowImage: UIImage? { didSet { whenChanged?() } }

  /// The interface style of the bar, in iOS 27; `unspecified`, the default, inherits it. Without effect: bars
  /// inherit it in any case.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { whenChanged?() } }
  }

  /// The color in screenshots of iOS 13 to 18: black at 30 % opacity, or white at half of that in dark mode.
  package static let standardShadowColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Creates the standard appearance of the device's idiom: translucent, with a line.
  public convenience override init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Called after a value changed, so that bars display changes of their own appearances.
  var whenChanged: (() -> Void)?

  /// The idiom for which the appearance was created.
  open private(set) var idiom = UIUserInterfaceIdiom.phone

  /// Creates the standard appearance, which is the same for all idioms.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    self.idiom = idiom
    configureWithDefaultBackground()
  }

  /// Creates the standard appearance. Archives of appearances are not read.
  public required init(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of an appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  func take(_ other: UIBarAppearance) {
    idiom = other.idiom
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    overrideUserInterfaceStyle = other.overrideUserInterfaceStyle
  }

  /// Sets the system's translucent background with a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.standardShadowColor
    shadowImage = nil
  }

  /// Sets an opaque background with a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.standardShadowColor
    shadowImage = nil
  }

  /// Sets a transparent background without a line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// Returns a new object of the same class.
  func fresh() -> UIBarAppearance { UIBarAppearance() }

  final func copied() -> Self {
    let made = fresh()
    made.take(self)
    return unsafeDowncast(made, to: Self.self)
  }

  /// Returns a copy without a background, as bars use it at scroll edges: "modified to use a transparent background" (Apple,
  /// `scrollEdgeAppearance`).
  final func withoutBackground() -> Self {
    let made = copied()
    made.configureWithTransparentBackground()
    return made
  }

  /// Returns a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIBarAppearance = MainActor.assumeIsolated { copied() }
    return made
  }

  /// Returns a copy. Where the class of the appearance is known, the other method is called.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the same class, as `- (instancetype)copy` states in Objective-C.
  nonisolated public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { fatalError("a copy of \(self) has another class") }
    return copy
  }
}
