import Foundation
@_spi(UIKit) import UIKitCore

/// An entry of a menu whose entries stand side by side: a symbol, or a title, or both.
final class MenuColumn: UIControl {
  private let picture = UIImageView()
  private let title = UILabel()
  private let isOn: Bool

  init(_ action: UIAction, hasTitle: Bool) {
    isOn = action.state == .on
    super.init(frame: .zero)
    let color: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
    picture.image = action.image
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    title.text = hasTitle || action.image == nil ? action.title : nil
    title.font = .systemFont(ofSize: hasTitle ? 12 : 17)
    title.textColor = color
    title.textAlignment = .center
    accessibilityLabel = action.title
    for view in [picture, title] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = !action.attributes.contains(.disabled)
    stateChanged()
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted || isOn ? .systemFill : nil
    alpha = isEnabled ? 1 : 0.4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = title.text?.isEmpty == false
    let hasPicture = picture.image != nil
    let middle = hasTitle ? bounds.height * 0.38 : bounds.midY
    picture.frame = CGRect(x: bounds.midX - 12, y: middle - 11, width: 24, height: 22)
    title.frame =
      hasPicture
      ? CGRect(x: 4, y: bounds.height - 24, width: max(bounds.width - 8, 0), height: 16)
      : bounds.insetBy(dx: 4, dy: 0)
  }
}
