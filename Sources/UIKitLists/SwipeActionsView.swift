import Foundation

/// The actions behind a swiped row or item; the first is at the row's edge.
@MainActor
final class SwipeActionsView: UIView {
  private let actions: [UIContextualAction]
  private let isAtRight: Bool
  private var buttons: [ActionButton] = []

  /// The button of an action: its image above its title.
  final class ActionButton: UIControl {
    let image = UIImageView()
    let title = UILabel()

    override func layoutSubviews() {
      super.layoutSubviews()
      let text =
        title.text?.isEmpty == false
        ? title.sizeThatFits(CGSize(width: max(naturalWidth - 8, 0), height: 0)) : .zero
      let picture = image.image?.size ?? .zero
      let gap: CGFloat = text.height > 0 && picture.height > 0 ? 4 : 0
      let fits = text.height + gap + picture.height <= bounds.height
      let height =
        fits ? text.height + gap + picture.height : max(picture.height, picture.height > 0 ? 0 : text.height)
      let top = ((bounds.height - height) / 2).roundedToPixel(pixelScale)
      let middle = isAtRight ? naturalWidth / 2 : bounds.width - naturalWidth / 2
      image.frame = CGRect(
        x: (middle - picture.width / 2).roundedToPixel(pixelScale), y: top, width: picture.width,
        height: picture.height)
      title.isHidden = !fits && picture.height > 0
      title.frame = CGRect(
        x: (middle - text.width / 2).roundedToPixel(pixelScale), y: top + picture.height + gap,
        width: text.width, height: text.height)
    }

    var isAtRight = true
    var naturalWidth: CGFloat = 74
  }

  /// The minimum width of an action, in points, which iOS uses for short titles.
  private static let actionWidth: CGFloat = 74

  init(
    _ actions: [UIContextualAction], isAtRight: Bool, perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.actions = actions
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = ActionButton()
      button.isAtRight = isAtRight
      button.backgroundColor = action.backgroundColor
      button.clipsToBounds = true
      button.title.text = action.title
      button.title.textColor = .white
      button.title.font = .systemFont(ofSize: 15)
      button.title.numberOfLines = 2
      button.title.textAlignment = .center
      button.image.image = action.image?.withRenderingMode(.alwaysTemplate)
      button.image.tintColor = .white
      button.addSubview(button.image)
      button.addSubview(button.title)
      button.accessibilityLabel = action.title
      let text = button.title.sizeThatFits(CGSize(width: 200, height: 0)).width
      button.naturalWidth = max(SwipeActionsView.actionWidth, (text + 30).rounded(.down))
      button.addAction(
        UIAction { [weak button] _ in
          if let button { perform(action, button) }
        }, for: .touchUpInside)
      buttons.append(button)
      // The first action is in front of the others, which slide out from behind it.
      insertSubview(button, at: 0)
    }
  }

  required init?(coder: NSCoder) {
    actions = []
    isAtRight = true
    super.init(coder: coder)
  }

  /// The total width of the actions, in points.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// A Boolean value that indicates whether the first action fills the view, as it does when lifting the
  /// finger would perform it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  func button(of action: UIContextualAction) -> UIView? {
    actions.firstIndex { $0 === action }.map { buttons[$0] }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var end: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : button.naturalWidth * share
      let x = isAtRight ? bounds.width - end - width : end
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      end += width
    }
  }
}
