import Foundation

/// The placement of sheets in containers of regular width, which is centered.
///
/// Page sheets are at most 712 points wide and keep 10 points from the safe area at both ends; form sheets
/// are 540 x 620 points or of the preferred content size. These sizes are common knowledge, without a source
/// from Apple.
///
/// In the design of iOS 26, form sheets are 580 x 650 points and 5 points above the middle (measured by others on an iPad of 820 x 1180 with
/// iOS 26.1), and page sheets are attached to the bottom.
@MainActor
enum ModalPlacement {
  /// The size of form sheets in the design of iOS 26, in points.
  static let glassFormSheet = CGSize(width: 580, height: 650)

  static func centered(
    _ controller: UIViewController, style: UIModalPresentationStyle, in container: UIView
  ) -> CGRect {
    let bounds = container.bounds
    var size = CGSize(width: 712, height: bounds.height - 2 * (container.safeAreaInsets.top + 10))
    let isGlass = container.metrics.hasGlass
    if style == .formSheet {
      let preferred = controller.preferredContentSize
      let standard = isGlass ? glassFormSheet : CGSize(width: 540, height: 620)
      size = preferred.width > 0 && preferred.height > 0 ? preferred : standard
    }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let rise: CGFloat = isGlass ? 5 : 0
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: max((bounds.height - size.height) / 2 - rise, 0).rounded(),
      width: size.width, height: size.height)
  }
}
