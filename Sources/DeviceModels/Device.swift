import UIKit

/// A model of a device: its screen, safe areas, size classes and margins, in both orientations.
///
/// Devices are data. The catalog contains Apple's; others come from a JSON file:
///
/// ```json
/// {"devices": [{"id": "kiosk", "name": "Kiosk", "like": "ipad-air-11-m3", "size": [900, 1600], "scale": 1}]}
/// ```
public struct Device: Hashable, Sendable, Identifiable {
  /// The properties in an orientation, in points.
  public struct Environment: Hashable, Sendable {
    /// The insets of the safe area from the screen's edges.
    public var safeArea: UIEdgeInsets

    /// The horizontal size class of the whole screen.
    public var horizontalSizeClass: UIUserInterfaceSizeClass

    /// The vertical size class of the whole screen.
    public var verticalSizeClass: UIUserInterfaceSizeClass

    /// The left and right margin of a root view, not including the safe area.
    public var rootMargin: CGFloat

    /// The height of the status bar; 0 if it is hidden. It can be less than the safe area's top.
    public var statusBarHeight: CGFloat
  }

  /// A name without spaces for command lines and files: "iphone-15".
  public let id: String

  /// The common name: "iPhone 15".
  public var name: String

  /// Other names by which the catalog finds the device.
  public var aliases: [String]

  /// The family that the device belongs to.
  public var idiom: UIUserInterfaceIdiom

  /// The screen's size in points in portrait orientation.
  public var size: CGSize

  /// The number of pixels per point.
  public var scale: CGFloat

  /// The properties in portrait orientation.
  public var portrait: Environment

  /// The properties in landscape orientation.
  public var landscape: Environment

  /// The radius of the screen's corners in points; 0 for square ones. It does not affect layout.
  public var cornerRadius: CGFloat

  /// The major version of iOS that the device was introduced with, if known.
  public var firstSystem: Int?

  /// The names of devices of this size in Interface Builder documents.
  public var interfaceBuilderIDs: [String]

  /// The confidence in the values: "high", "medium" or "low"; `nil` for a user's own devices.
  public var confidence: String?

  /// The sources of the values: keys of the file's `sources`.
  public var sources: [String]

  /// A note about the device or its values.
  public var note: String?

  /// The properties in an orientation.
  public subscript(orientation: Orientation) -> Environment {
    orientation == .portrait ? portrait : landscape
  }

  /// Returns the insets of the safe area in a version of iOS: since iOS 26 those of iPads are larger. Devices of a user's own have theirs
  /// in all versions.
  package func safeArea(in orientation: Orientation, metrics: SystemMetrics) -> UIEdgeInsets {
    var insets = self[orientation].safeArea
    guard idiom == .pad, confidence != nil else { return insets }
    if insets.top > 0 { insets.top = max(insets.top, metrics.padTopSafeArea) }
    if insets.bottom > 0 { insets.bottom = max(insets.bottom, metrics.padBottomSafeArea) }
    return insets
  }

  /// Returns the screen's size in points in an orientation.
  public func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }
}

/// The orientation of a device. In landscape, the top of the device points to the left.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// The top of the device points up.
  case portrait
  /// The top of the device points to the left.
  case landscape

  /// UIKit's orientation of the device.
  public var deviceOrientation: UIDeviceOrientation { self == .portrait ? .portrait : .landscapeLeft }

  /// UIKit's orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { self == .portrait ? .portrait : .landscapeRight }
}
