/// The device on Interface Builder's canvas.
public struct DocumentDevice: Hashable, Sendable {
  /// Interface Builder's name of it, such as `retina6_1`.
  public let id: String
  /// Whether the device lies on its side.
  public let isLandscape: Bool
  /// Whether the canvas shows the dark appearance.
  public let isDark: Bool
  /// How the application shares an iPad's screen, such as `splitview2_3`.
  public let adaptation: String?

  init(_ element: InterfaceElement) {
    id = element.id ?? ""
    isLandscape = element["orientation"] == "landscape"
    isDark = element["appearance"] == "dark"
    adaptation = element.child("adaptation")?.id ?? element["layout"]
  }
}
