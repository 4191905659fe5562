import Foundation

/// The display of a device. Without a virtual device it is that of an iPhone 15 in portrait; a virtual
/// device configures its own.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the device whose code runs.
  open class var main: UIScreen { DeviceSession.current.screen }

  /// All screens, which is the main one.
  open class var screens: [UIScreen] { [main] }

  /// The bounds of the screen in points, with origin zero, in the current orientation of the interface.
  open private(set) var bounds: CGRect

  /// The part of the bounds below the status bar, whether or not that is hidden.
  open var applicationFrame: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + statusBarHeight, width: bounds.width,
      height: max(bounds.height - statusBarHeight, 0))
  }

  /// The bounds of the screen in pixels, always in portrait.
  open private(set) var nativeBounds: CGRect

  /// The height of the status bar in points, in the current orientation; 0 if the system hides it. It is less
  /// than the top safe area inset on devices with a Dynamic Island.
  package var statusBarHeight: CGFloat = 54

  /// Returns the frame of the status bar in points; zero if it is hidden.
  func statusBarFrame(isHidden: Bool) -> CGRect {
    isHidden || statusBarHeight == 0
      ? .zero : CGRect(x: 0, y: 0, width: bounds.width, height: statusBarHeight)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The number of physical pixels per point; the same as `scale` on virtual devices.
  open var nativeScale: CGFloat { scale }

  /// The traits from which those of the screen's windows are derived.
  open private(set) var traitCollection: UITraitCollection

  /// The brightness, from 0 to 1.
  open var brightness: CGFloat = 1

  /// The mirrored screen; always `nil`.
  open var mirrored: UIScreen? { nil }

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size in points, in the current orientation of the interface.
  ///   - values: The traits, including the scale.
  init(size: CGSize, values: TraitValues) {
    bounds = CGRect(origin: .zero, size: size)
    nativeBounds = .zero
    traitCollection = UITraitCollection(values: values)
    super.init()
    nativeBounds = pixels(of: size)
  }

  /// Changes the screen to that of another device, or to another orientation or other settings.
  package func configure(size: CGSize, traits: UITraitCollection) {
    let previous = traitCollection
    bounds = CGRect(origin: .zero, size: size)
    traitCollection = traits
    nativeBounds = pixels(of: size)
    if self === UIScreen.main { RuntimeVersion.show(traits.metrics.version) }
    if previous != traits { traitCollectionDidChange(previous) }
  }

  /// Called after the traits changed, with the former traits. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func pixels(of size: CGSize) -> CGRect {
    CGRect(
      x: 0, y: 0, width: (min(size.width, size.height) * scale).rounded(),
      height: (max(size.width, size.height) * scale).rounded())
  }
}
