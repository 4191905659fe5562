import InterfaceBuilder
import UIKit

/// What is wanted of a document's layout instead of what the document says.
public struct DocumentOptions: Hashable, Sendable {
  /// Another device than the one that the document was designed for: its scenes are laid out as on that device, in the
  /// containers that show them, with its screen, safe area and bars.
  public var device: Device?
  /// The devices among which that of a document is looked for.
  public var catalog = DeviceCatalog.standard
  /// How the device is held. The document's own device is turned too.
  public var orientation: Orientation?
  /// Light or dark; nil for the document's own.
  public var appearance: UIUserInterfaceStyle?
  /// The size of text that the user prefers; nil for what the document's version of Xcode shows, `large` as a
  /// rule.
  public var textSize: UIContentSizeCategory?
  /// The direction of the layout; nil for that of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// The language of texts that files beside the document have. One that is written from right to left turns the layout
  /// unless `layoutDirection` says otherwise.
  public var language: String?
  /// The major version of iOS of `device`; without a device a document is shown as its version of Xcode shows it.
  public var system: Int?
  /// Whether pictures of whole screens have a status bar, at 9:41, and a home indicator; they do not by default.
  public var showsStatusBar = false

  /// Options; what is left out is as the document says.
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

  /// The direction that is asked for, be it by the language.
  var direction: UIUserInterfaceLayoutDirection? {
    if let layoutDirection { return layoutDirection }
    return language.map { Localization.isRightToLeft($0) ? .rightToLeft : .leftToRight }
  }
}
