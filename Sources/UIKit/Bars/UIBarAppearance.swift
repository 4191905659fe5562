import Foundation

/// How the surface of a bar looks: its colour, its picture and the line at its edge.
///
/// A bar has one for its usual state and may have others, see `UINavigationBar.standardAppearance`. What is changed in an
/// appearance shows in the bars that have it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Which surface there is where `backgroundColor` says nothing.
  enum Surface { case system, opaque, none }

  /// The kind of device the appearance is for. Stored only: appearances are the same for all.
  public let idiom: UIUserInterfaceIdiom
  /// The colour of the surface; nil for the system's, or none after `configureWithTransparentBackground()`.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// A picture over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// How the picture fills the bar; `scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The colour of the line at the bar's edge; nil for no line. The system's by default.
  open var shadowColor: UIColor? = systemShadow { didSet { changed() } }

  static let systemShadow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  private(set) var surface = Surface.system
  /// The bars that show it.
  private var bars: [WeakBar] = []
  private struct WeakBar { weak var bar: UIView? }

  /// The system's look.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The system's look for this device.
  public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Takes over what another one says of the surface.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    surface = barAppearance.surface
  }

  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  /// The system's surface, through which content is seen, and line.
  open func configureWithDefaultBackground() { configure(.system, shadow: Self.systemShadow) }
  /// A surface of the system's background colour, and line.
  open func configureWithOpaqueBackground() { configure(.opaque, shadow: Self.systemShadow) }
  /// Neither surface nor line.
  open func configureWithTransparentBackground() { configure(.none, shadow: nil) }

  private func configure(_ surface: Surface, shadow: UIColor?) {
    self.surface = surface
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
  }

  /// Lays bars out anew after a change.
  func changed() {
    for entry in bars { entry.bar?.setNeedsLayout() }
  }

  /// Has a bar laid out anew after each change from now on.
  func show(in bar: UIView) {
    bars.removeAll { $0.bar == nil }
    if !bars.contains(where: { $0.bar === bar }) { bars.append(WeakBar(bar: bar)) }
  }
}
