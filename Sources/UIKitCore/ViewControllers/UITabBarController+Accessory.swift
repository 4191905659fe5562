import Foundation

extension UITabBarController {
  /// The height of the accessory and its distances from the bar and the edges, in points, by a picture of iOS 26 on 440 points.
  private static let accessoryHeight: CGFloat = 48
  private static let accessoryGap: CGFloat = 8
  private static let accessoryInset: CGFloat = 21

  /// Places the accessory above the bar, and returns the height that it takes.
  ///
  /// - Parameter content: The accessory's view; `nil` for none.
  func layOutAccessory(_ content: UIView?, above top: CGFloat, isHidden: Bool) -> CGFloat {
    guard let content else { return 0 }
    if isHidden {
      accessoryHolder(of: content)?.removeFromSuperview()
      return 0
    }
    let holder = accessoryHolder(of: content) ?? AccessoryHolder(content)
    if holder.superview !== view { view.addSubview(holder) }
    let safe = view.safeAreaInsets
    holder.frame = CGRect(
      x: safe.left + Self.accessoryInset, y: top - Self.accessoryGap - Self.accessoryHeight,
      width: max(view.bounds.width - safe.left - safe.right - 2 * Self.accessoryInset, 0),
      height: Self.accessoryHeight)
    return Self.accessoryGap + Self.accessoryHeight
  }

  /// Removes the view of a former accessory.
  func removeAccessory(_ content: UIView) {
    if let holder = accessoryHolder(of: content) {
      content.removeFromSuperview()
      holder.removeFromSuperview()
    }
    content.traitOverrides.remove(UITraitTabAccessoryEnvironment.self)
  }

  /// Returns the capsule that contains the view of an accessory; `nil` if it is elsewhere.
  func accessoryHolder(of content: UIView) -> UIView? { content.superview?.superview as? AccessoryHolder }
}

/// The capsule of glass that contains the view of a tab bar controller's accessory, and cuts it.
private final class AccessoryHolder: UIView {
  private let glass = CoreParts.controls.makeGlass()
  private let clip = UIView()

  init(_ content: UIView) {
    super.init(frame: .zero)
    for view in [glass, clip] { addSubview(view) }
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = []
    content.traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
    clip.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [glass, clip] { view.frame = bounds }
    clip.layer.cornerRadius = bounds.height / 2
    for view in clip.subviews { view.frame = clip.bounds }
  }
}
