import Foundation

/// A URL that a scene is asked to open, with options.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// The options for opening the URL.
  open private(set) var options: UIScene.OpenURLOptions

  package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension UIScene {
  /// Options for opening a URL in a scene.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The application that requested opening the URL; always `nil` on virtual devices.
    open var sourceApplication: String? { nil }
    /// The data that the requesting application provided; always `nil`.
    open var annotation: Any? { nil }
    /// A Boolean value that indicates whether the file can be used in place, without a copy; always `false`.
    open var openInPlace: Bool { false }
    /// The advertisement that led to the URL; always `nil`.
    open var eventAttribution: UIEventAttribution? { nil }
  }
}
