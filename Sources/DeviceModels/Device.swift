import UIKit

/// A kind of device: its screen, and what the system reserves of it, in both orientations.
///
/// Devices are data. The catalogue has Apple's; your own come from a JSON file:
///
/// ```json
/// {"devices": [{"id": "kiosk", "name": "Kiosk", "like": "ipad-air-11-m3", "size": [900, 1600], "scale": 1}]}
/// ```
public struct Device: Hashable, Sendable, Identifiable {
  /// What holds while the device is held one way. Points.
  public struct Environment: Hashable, Sendable {
    /// The insets of the safe area from the screen's edges.
    public var safeArea: UIEdgeInsets

    /// The size class of the whole screen's width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass

    /// The size class of the whole screen's height.
    public var verticalSizeClass: UIUserInterfaceSizeClass

    /// The left and right margin of a root view, the safe area not counted.
    public var rootMargin: CGFloat

    /// The height of the status bar, 0 where it is hidden. It can be less than the safe area's top.
    public var statusBarHeight: CGFloat
  }

  /// A name without spaces for command lines and files: "iphone-15".
  public let id: String

  /// The name people use: "iPhone 15".
  public var name: String

  /// Other names by which the catalogue finds the device.
  public var aliases: [String]

  /// The family that the device belongs to.
  public var idiom: UIUserInterfaceIdiom

  /// The screen's size in points, the device held upright.
  public var size: CGSize

  /// Pixels per point.
  public var scale: CGFloat

  /// What holds while the device is held upright.
  public var portrait: Environment

  /// What holds while the device lies on its side.
  public var landscape: Environment

  /// The radius of the screen's corners in points; 0 for square ones. Layout does not depend on it.
  public var cornerRadius: CGFloat

  /// The major version of iOS that the device appeared with, where known.
  public var firstSystem: Int?

  /// The names under which Interface Builder's documents know devices of this size.
  public var interfaceBuilderIDs: [String]

  /// How far the numbers are confirmed: "high", "medium" or "low"; nil for a user's own devices.
  public var confidence: String?

  /// Where the numbers come from: keys of the file's `sources`.
  public var sources: [String]

  /// What is particular about the device or its numbers.
  public var note: String?

  /// The environment of an orientation.
  public subscript(orientation: Orientation) -> Environment {
    orientation == .portrait ? portrait : landscape
  }

  /// The screen's size in points in an orientation.
  public func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }
}

/// The two ways to hold a device. Landscape means that the top of the device points to the left.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// Upright, the top of the device up.
  case portrait
  /// On its side, the top of the device to the left.
  case landscape

  /// How UIKit names the device's position.
  public var deviceOrientation: UIDeviceOrientation { self == .portrait ? .portrait : .landscapeLeft }

  /// How UIKit names the interface's.
  public var interfaceOrientation: UIInterfaceOrientation { self == .portrait ? .portrait : .landscapeRight }
}
