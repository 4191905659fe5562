import Foundation

/// Where sheets lie in containers of regular width: in the middle.
///
/// Page sheets are 712 points wide at most and as high as the container leaves below 10 points at both ends, form sheets
/// 540 x 620 or as large as the preferred content size. These sizes are general knowledge, without a source of Apple's.
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
