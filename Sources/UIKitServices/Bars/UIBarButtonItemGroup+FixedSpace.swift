import Foundation

extension UIBarButtonItemGroup {
  /// Returns a group that separates the groups beside it, in iOS 26.
  public class func fixedSpace() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [.fixedSpace(0)], representativeItem: nil)
  }
}
