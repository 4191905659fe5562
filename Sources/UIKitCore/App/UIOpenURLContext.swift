import Foundation

/// A URL that a scene is to open, and how.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// How it is to be opened.
  open private(set) var options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension UIScene {
  /// How a URL that comes to a scene is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The application that the URL comes from; none does on virtual devices.
    open var sourceApplication: String? { nil }
    /// What came with the URL.
    open var annotation: Any? { nil }
    /// Whether the file must be copied before it is changed.
    open var openInPlace: Bool { false }
  }
}
