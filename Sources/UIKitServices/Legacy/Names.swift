import Foundation

/// A key of the background color of text, before iOS 8.
public let UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
/// A key of the color of text, before iOS 8.
public let UITextInputTextColorKey = "UITextInputTextColorKey"
/// A key of the font of text, before iOS 8.
public let UITextInputTextFontKey = "UITextInputTextFontKey"

extension NSNotification.Name {
  /// Posted when a text has an attribute that its storage does not support. Never posted here.
  public static let unsupportedAttributeAddedNotification = NSNotification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")
}

extension UIPointerLockState {
  /// The key of the scene in the information of `didChangeNotification`.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

/// A size of a thumbnail of a file.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String
  /// Creates a size with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 1024 by 1024 pixels.
  public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}

extension URLResourceValues {
  /// The thumbnails of the file; `nil`, since files have none here.
  public var thumbnailDictionary: [URLThumbnailDictionaryItem: UIImage]? { nil }
}
