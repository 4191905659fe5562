import Foundation

/// The button of a bar item as a value.
struct BarButton {
  var title: String?
  var image: UIImage?
  /// The font of the title; `nil` for a button's own.
  var font: UIFont?
  /// The color of the title; `nil` for the tint color.
  var titleColor: UIColor?
  var tintColor: UIColor?
  var isEnabled = true
  var isSelected = false
  /// A Boolean value that indicates whether the content is at the leading edge; it is in the middle otherwise.
  var isLeading = false
  /// The insets of the title, in points.
  var titleInsets = UIEdgeInsets.zero
  /// The insets of the image, in points.
  var imageInsets = UIEdgeInsets.zero
  /// The insets of title and image together, in points.
  var contentInsets = UIEdgeInsets.zero
  var backgrounds: [(state: UIControl.State, image: UIImage)] = []
  var menu: UIMenu?
  /// A Boolean value that indicates whether a touch opens the menu; otherwise a long touch does.
  var opensMenuAtOnce = false
  var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var action: @MainActor () -> Void
}

extension UIButton {
  /// Creates the view of a button in a bar.
  convenience init(_ button: BarButton) {
    self.init(type: .system)
    setImage(button.image, for: .normal)
    setTitle(button.title, for: .normal)
    if let font = button.font { titleLabel?.font = font }
    if let color = button.titleColor { setTitleColor(color, for: .normal) }
    if let color = button.tintColor { tintColor = color }
    isEnabled = button.isEnabled
    titleEdgeInsets = button.titleInsets
    imageEdgeInsets = button.imageInsets
    contentEdgeInsets = button.contentInsets
    if button.isLeading { contentHorizontalAlignment = .leading }
    for (state, image) in button.backgrounds { setBackgroundImage(image, for: state) }
    if button.isSelected {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 6
    }
    addAction(UIAction { _ in button.action() }, for: .touchUpInside)
    menu = button.menu
    showsMenuAsPrimaryAction = button.opensMenuAtOnce
    preferredMenuElementOrder = button.menuOrder
  }
}
