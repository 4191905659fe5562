import InterfaceBuilder
import UIKit

/// Options of a document's layout that override the document.
public struct DocumentOptions: Hashable, Sendable {
  /// Another device than the one that the document was designed for: scenes are laid out as on that device,
  /// in the containers that show them, with its screen, safe area and bars.
  public var device: Device?
  /// The devices among which that of a document is searched for.
  public var catalog = DeviceCatalog.standard
  /// The orientation, which also applies to the document's own device.
  public var orientation: Orientation?
  /// The appearance; `nil` for the document's own.
  public var appearance: UIUserInterfaceStyle?
  /// The preferred content size category; `nil` for that of the document's version of Xcode, usually `large`.
  public var textSize: UIContentSizeCategory?
  /// The layout direction; `nil` for that of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// The language of texts, if the document has translations. A right-to-left language also determines the
  /// layout direction unless `layoutDirection` is set.
  public var language: String?
  /// The major version of iOS of `device`; without a device, a document has the metrics of its version of
  /// Xcode.
  public var system: Int?
  /// A Boolean value that determines whether pictures of whole screens have a status bar, at 9:41, and a home
  /// indicator. The default is `false`.
  public var showsStatusBar = false
  /// A Boolean value that determines whether devices with iOS 26 have the design of iOS 18. The default is `false`.
  public var requiresCompatibility = false
  /// A Boolean value that determines whether the frames have what an inspector shows, such as the constraints
  /// that decide each number of a frame, which take time to find. The default is `false`.
  public var inspects = false
  /// The encoding of pictures as PNG.
  package var png = PNGCompression.fast

  /// Creates options, by default those of the document.
  public init(
    device: Device? = nil, orientation: Orientation? = nil, appearance: UIUserInterfaceStyle? = nil,
    textSize: UIContentSizeCategory? = nil, layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    language: String? = nil, system: Int? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.textSize = textSize
    self.layoutDirection = layoutDirection
    self.language = language
    self.system = system
  }

  /// The requested layout direction, also by the language.
  var direction: UIUserInterfaceLayoutDirection? {
    if let layoutDirection { return layoutDirection }
    return language.map { Localization.isRightToLeft($0) ? .rightToLeft : .leftToRight }
  }
}
