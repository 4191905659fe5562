/// The device on Interface Builder's canvas.
public struct DocumentDevice: Hashable, Sendable {
  /// Interface Builder's name of the device, such as `retina6_1`.
  public let id: String
  /// A Boolean value that indicates whether the device is in landscape orientation.
  public let isLandscape: Bool
  /// A Boolean value that indicates whether the canvas has the dark appearance.
  public let isDark: Bool
  /// The multitasking mode on an iPad, such as `splitview2_3`.
  public let adaptation: String?

  init(_ element: InterfaceElement) {
    id = element.id ?? ""
    isLandscape = element["orientation"] == "landscape"
    isDark = element["appearance"] == "dark"
    adaptation = element.child("adaptation")?.id ?? element["layout"]
  }
}
