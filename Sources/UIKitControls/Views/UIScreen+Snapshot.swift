import Foundation

extension UIScreen {
  /// Returns a view that displays an image of the whole screen as it is currently presented, with all its
  /// windows.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows: [UIWindow]
    if let host = UIDevice.current.orientationHost {
      windows = UIScreen.windows(of: host)
    } else {
      windows = UIScreen.inOrder(UIApplication.shared.visibleWindows.filter { $0.screenHost == nil })
    }
    if afterUpdates { for window in windows { window.commitUpdates() } }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image {
      UIScreen.draw(windows, in: $0.cgContext)
    }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}
