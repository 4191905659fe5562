import UIKit

/// A screen with the views that examples of rules name. An example adds those that it needs, and constrains them.
@MainActor
final class ExampleScreen: UIViewController {
  let titleLabel = ExampleScreen.label("Delivery")
  let subtitleLabel = ExampleScreen.label("Tomorrow between nine and eleven", .subheadline)
  let captionLabel = ExampleScreen.label("Delivered last Friday", .footnote)
  let priceLabel = ExampleScreen.label("Jug 1,250")
  let nameLabel = ExampleScreen.label("Gregory Quigley")
  let continueButton = ExampleScreen.button("Continue")
  let backButton = ExampleScreen.button("Back")
  let nextButton = ExampleScreen.button("Next", .brown)
  let helpButton = ExampleScreen.button("Help")
  let closeButton = ExampleScreen.picture(nil)
  let playButton = ExampleScreen.picture("play.fill")
  let pauseButton = ExampleScreen.picture("pause.fill")
  let iconView = UIImageView(image: UIImage(systemName: "star.fill"))
  let headerView = UIView()

  /// A picture that is no symbol, and has no name of its own.
  let crossImage = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
    UIColor.white.setStroke()
    let path = UIBezierPath()
    path.lineWidth = 3
    for x in [2.0, 14.0] {
      path.move(to: CGPoint(x: x, y: 2))
      path.addLine(to: CGPoint(x: 16 - x, y: 14))
    }
    path.stroke()
  }

  private let change: @MainActor (ExampleScreen) -> Void

  init(_ change: @escaping @MainActor (ExampleScreen) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    headerView.backgroundColor = .systemGray5
    change(self)
  }

  /// Adds a view at a distance from the safe area's top and, if it is given, from the leading edge, with a size in points if it is given.
  func add(
    _ added: UIView, to outer: UIView? = nil, top: CGFloat? = 20, leading: CGFloat? = nil,
    width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    let outer = outer ?? view!
    added.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(added)
    let guide = outer.safeAreaLayoutGuide
    var constraints: [NSLayoutConstraint] = []
    if let top { constraints.append(added.topAnchor.constraint(equalTo: guide.topAnchor, constant: top)) }
    if let leading {
      constraints.append(added.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: leading))
    }
    if let width { constraints.append(added.widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(added.heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private static func button(
    _ title: String, _ color: UIColor = .init(red: 0, green: 0.3, blue: 0.7, alpha: 1)
  )
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.backgroundColor = color
    button.layer.cornerRadius = 8
    return button
  }

  private static func picture(_ symbol: String?) -> UIButton {
    let button = UIButton(type: .custom)
    button.tintColor = .systemBlue
    button.layer.cornerRadius = 6
    if let symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
    } else {
      button.backgroundColor = .darkGray
    }
    return button
  }
}
