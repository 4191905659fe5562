import Foundation

/// Where a controller that is presented lies in its window.
///
/// - Full screen, over full screen, custom and current context: the whole window.
/// - Page and form sheets, and popovers, where the width is compact: from 10 points below the safe area's top to the
///   bottom; the whole window where the height is compact or nothing covers the window's top.
/// - Page sheets where the width is regular: 712 points wide at most, the readable width and its margins, and as high
///   as the window leaves below 10 points at both ends. Form sheets: 540 x 620. Popovers: the preferred size, else
///   320 x 480. All in the middle.
///
/// The preferred content size wins over the sizes of form sheets. Sources: the sheets that Interface Builder shows,
/// 54 points below the top under a notch and 20 elsewhere; the sizes on wide screens are general knowledge.
@MainActor
struct ModalPlacement {
  let frame: CGRect
  /// Whether what lies below is dimmed and shows at the edges.
  let isSheet: Bool

  init(_ controller: UIViewController, in window: UIWindow) {
    let bounds = window.bounds
    let traits = window.traitCollection
    func centered(_ size: CGSize) -> CGRect {
      let size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
    func preferred(_ fallback: CGSize) -> CGSize {
      let size = controller.preferredContentSize
      return size.width > 0 && size.height > 0 ? size : fallback
    }
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      (frame, isSheet) = (bounds, false)
    case .automatic, .pageSheet, .formSheet, .popover:
      if traits.verticalSizeClass == .compact {
        (frame, isSheet) = (bounds, false)
      } else if traits.horizontalSizeClass == .regular {
        isSheet = true
        switch controller.modalPresentationStyle {
        case .formSheet: frame = centered(preferred(CGSize(width: 540, height: 620)))
        case .popover: frame = centered(preferred(CGSize(width: 320, height: 480)))
        default:
          let top = window.deviceSafeAreaInsets.top + 10
          frame = centered(CGSize(width: min(712, bounds.width), height: bounds.height - 2 * top))
        }
      } else if window.deviceSafeAreaInsets.top > 0 {
        let top = window.deviceSafeAreaInsets.top + 10
        (frame, isSheet) = (bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)), true)
      } else {
        (frame, isSheet) = (bounds, false)
      }
    }
  }
}
