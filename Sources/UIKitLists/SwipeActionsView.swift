import Foundation

/// The actions behind a swiped row or item; the first is at the row's edge.
///
/// In the design of iOS 26 they are cards of 44 points with rounded corners, 10 from each other and from the ends, titles of 13 points beside
/// their images with 12 at both sides, and titles alone equally wide. Measured by others with iOS 26.1.
@MainActor
final class SwipeActionsView: UIView {
  private let actions: [UIContextualAction]
  private let isAtRight: Bool
  private var buttons: [ActionButton] = []

  /// The button of an action: its image above its title.
  final class ActionButton: UIControl {
    let image = UIImageView()
    let title = UILabel()

    /// A Boolean value that indicates whether the button is a card with the image beside the title.
    var isCard = false

    /// The width of a card, in points.
    var cardWidth: CGFloat {
      let text = title.text?.isEmpty == false ? title.intrinsicContentSize.width : 0
      let picture = image.image?.size.width ?? 0
      return text + picture + (text > 0 && picture > 0 ? 4 : 0) + 24
    }

    private func layOutCard() {
      let text = title.text?.isEmpty == false ? title.intrinsicContentSize : .zero
      let picture = image.image?.size ?? .zero
      let gap: CGFloat = text.width > 0 && picture.width > 0 ? 4 : 0
      var x = ((bounds.width - text.width - gap - picture.width) / 2).roundedToPixel(pixelScale)
      func place(_ view: UIView, _ size: CGSize) {
        let y = ((bounds.height - size.height) / 2).roundedToPixel(pixelScale)
        let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        view.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
        x += size.width + gap
      }
      place(image, picture)
      title.isHidden = false
      place(title, text)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if isCard { return layOutCard() }
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

  /// The distance of cards from each other and from the ends, in points; 0 before iOS 26.
  private var gap: CGFloat { isGlass ? 10 : 0 }
  private static let cardHeight: CGFloat = 44

  /// A Boolean value that indicates whether the actions are cards.
  var isGlass = false {
    didSet {
      guard isGlass != oldValue else { return }
      for button in buttons {
        button.isCard = isGlass
        button.title.font = .systemFont(ofSize: isGlass ? 13 : 15)
        button.title.numberOfLines = isGlass ? 1 : 2
        button.layer.cornerRadius = isGlass ? 13 : 0
        button.layer.cornerCurve = .continuous
      }
      guard isGlass else { return }
      let widest = buttons.map(\.cardWidth).max() ?? 0
      let isEqual = buttons.allSatisfy { $0.image.image == nil }
      for button in buttons { button.naturalWidth = isEqual ? widest : button.cardWidth }
    }
  }

  /// The total width of the actions, in points.
  var naturalWidth: CGFloat {
    buttons.reduce(0) { $0 + $1.naturalWidth } + gap * CGFloat(buttons.isEmpty ? 0 : buttons.count + 1)
  }

  /// A Boolean value that indicates whether the first action fills the view, as it does when lifting the
  /// finger would perform it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  func button(of action: UIContextualAction) -> UIView? {
    actions.firstIndex { $0 === action }.map { buttons[$0] }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isGlass { return layOutCards() }
    let share = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var end: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : button.naturalWidth * share
      let x = isAtRight ? bounds.width - end - width : end
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      end += width
    }
  }

  /// Lays out the cards from the row's edge; those that have no room yet are narrower, and invisible at first.
  private func layOutCards() {
    let height = min(Self.cardHeight, max(bounds.height - 8, 0))
    let gaps = gap * CGFloat(buttons.count + 1)
    let widths = max(naturalWidth - gaps, 1)
    let share = max(bounds.width - gaps, 0) / widths
    var end = gap
    for (index, button) in buttons.enumerated() {
      var width = button.naturalWidth * share
      if isFull { width = index == 0 ? max(bounds.width - 2 * gap, 0) : 0 }
      let x = isAtRight ? bounds.width - end - width : end
      button.frame = CGRect(
        x: x, y: ((bounds.height - height) / 2).roundedToPixel(pixelScale), width: width, height: height)
      button.alpha = min(width / max(button.naturalWidth, 1), 1)
      end += width + (isFull && index > 0 ? 0 : gap)
    }
  }
}
