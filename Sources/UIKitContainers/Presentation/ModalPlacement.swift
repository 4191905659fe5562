import Foundation

/// The placement of sheets in containers of regular width, which is centered.
///
/// Page sheets are at most 712 points wide and keep 10 points from the safe area at both ends; form sheets
/// are 540 x 620 points or of the preferred content size. These sizes are common knowledge, without a source
/// from Apple.
@MainActor
enum ModalPlacement {
  static func centered(
    _ controller: UIViewController, style: UIModalPresentationStyle, in container: UIView
  ) -> CGRect {
    let bounds = container.bounds
    var size = CGSize(width: 712, height: bounds.height - 2 * (container.safeAreaInsets.top + 10))
    if style == .formSheet {
      let preferred = controller.preferredContentSize
      size =
        preferred.width > 0 && preferred.height > 0 ? preferred : CGSize(width: 540, height: 620)
    }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
