import Foundation

/// The look of a window's controls on an iPad, in iOS 26. Windows have none here.
///
/// Unchecked, since the class is open: it has no state.
open class UISceneWindowingControlStyle: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// Determined by the system.
  public class var automatic: UISceneWindowingControlStyle { automaticStyle }
  /// In the row of a bar.
  public class var unified: UISceneWindowingControlStyle { unifiedStyle }
  /// As small as possible.
  public class var minimal: UISceneWindowingControlStyle { minimalStyle }
  private static let (automaticStyle, unifiedStyle, minimalStyle) = (
    UISceneWindowingControlStyle(), UISceneWindowingControlStyle(), UISceneWindowingControlStyle()
  )
}

extension UIWindowSceneDelegate {
  /// Returns the system's look. Never called here: windows have no controls.
  @MainActor public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UISceneWindowingControlStyle { .automatic }
}
