import Foundation

/// The display of the device. Without a simulator it is that of an iPhone 15 held upright; a virtual device
/// puts its own sizes here.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the device.
  public private(set) static var main = UIScreen(size: CGSize(width: 393, height: 852), values: .phone)

  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// The screen's rectangle in points, origin zero, as the interface is turned.
  open private(set) var bounds: CGRect

  /// The part of the bounds below the status bar, whether that is hidden or not.
  open var applicationFrame: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + statusBarHeight, width: bounds.width,
      height: max(bounds.height - statusBarHeight, 0))
  }

  /// The screen's rectangle in pixels, always as the device is held upright.
  open private(set) var nativeBounds: CGRect

  /// The height of the status bar in points, as the interface is turned; 0 where the system hides it. Less than the safe area's top
  /// on devices with an island.
  package var statusBarHeight: CGFloat = 54

  /// The status bar's rectangle in points; zero for a hidden one.
  func statusBarFrame(isHidden: Bool) -> CGRect {
    isHidden || statusBarHeight == 0
      ? .zero : CGRect(x: 0, y: 0, width: bounds.width, height: statusBarHeight)
  }

  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// Pixels of the panel per point; the same as `scale` on virtual devices.
  open var nativeScale: CGFloat { scale }

  /// The traits that windows of this screen start from.
  open private(set) var traitCollection: UITraitCollection

  /// The brightness from 0 to 1.
  open var brightness: CGFloat = 1

  /// The screen this one mirrors: none.
  open var mirrored: UIScreen? { nil }

  /// Frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// - Parameters:
  ///   - size: the size in points, as the interface is turned.
  ///   - values: the traits, the scale among them.
  init(size: CGSize, values: TraitValues) {
    bounds = CGRect(origin: .zero, size: size)
    nativeBounds = .zero
    traitCollection = UITraitCollection(values: values)
    super.init()
    nativeBounds = pixels(of: size)
  }

  /// Becomes the screen of another device, or of the same one turned or with other settings.
  package func configure(size: CGSize, traits: UITraitCollection) {
    let previous = traitCollection
    bounds = CGRect(origin: .zero, size: size)
    traitCollection = traits
    nativeBounds = pixels(of: size)
    RuntimeVersion.show(traits.metrics.version)
    if previous != traits { traitCollectionDidChange(previous) }
  }

  /// Called after the traits changed, with the former ones. Does nothing by itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func pixels(of size: CGSize) -> CGRect {
    CGRect(
      x: 0, y: 0, width: (min(size.width, size.height) * scale).rounded(),
      height: (max(size.width, size.height) * scale).rounded())
  }
}
