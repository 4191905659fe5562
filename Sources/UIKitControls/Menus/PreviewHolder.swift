import Foundation

/// A preview above a menu.
///
/// In the design of iOS 26, by a picture on 440 points: 20 from the sides, 20 above the menu, with a radius that is fitted to its corners.
package final class PreviewHolder: UIView {
  let menu: MenuView
  private let preview: UIViewController
  private let frameView = UIView()
  var onPreviewTap: (@MainActor () -> Void)?

  init(_ preview: UIViewController, _ menu: MenuView, in window: UIWindow) {
    self.preview = preview
    self.menu = menu
    super.init(frame: .zero)
    let (gap, side): (CGFloat, CGFloat) = menu.isGlass ? (20, 20) : (16, 16)
    let space = window.bounds.insetBy(dx: side, dy: 100).size
    var size = preview.preferredContentSize
    if size.width <= 0 { size.width = space.width }
    if size.height <= 0 { size.height = space.height - menu.bounds.height - gap }
    size = CGSize(
      width: min(size.width, space.width),
      height: min(size.height, max(space.height - menu.bounds.height, 44)))
    bounds.size = CGSize(
      width: max(size.width, menu.bounds.width), height: size.height + gap + menu.bounds.height)
    backgroundColor = .clear
    frameView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    frameView.clipsToBounds = true
    frameView.layer.cornerRadius = menu.isGlass ? 28 : 13
    if menu.isGlass { frameView.layer.cornerCurve = .continuous }
    preview.view.frame = frameView.bounds
    frameView.addSubview(preview.view)
    menu.frame = CGRect(x: 0, y: size.height + gap, width: menu.bounds.width, height: menu.bounds.height)
    if !menu.isGlass { menu.backgroundColor = .secondarySystemGroupedBackground }
    addSubview(frameView)
    addSubview(menu)
    let tap = UITapGestureRecognizer()
    tap.addWatcher { [weak self, weak tap] in if tap?.state == .ended { self?.onPreviewTap?() } }
    frameView.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}
