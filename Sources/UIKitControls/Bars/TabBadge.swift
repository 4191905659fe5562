import Foundation

/// A badge: a red capsule with a few characters at a tab's image.
final class TabBadge: UIView {
  /// The height in points.
  static let height: CGFloat = 18
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = TabBadge.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, color: UIColor?, attributes: [NSAttributedString.Key: Any]) {
    label.text = text
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    backgroundColor = color ?? .systemRed
  }

  /// The width in points: the height, or more for longer texts.
  var width: CGFloat { max(TabBadge.height, label.intrinsicContentSize.width + 10) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
