import Foundation

/// A resolution of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels, in portrait.
  public let size: CGSize
  /// The ratio of a pixel's width to its height; always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}
