import TestSupport
import UIKit

/// A screen without defects, made of a seed, that a mutation changes.
///
/// All of its texts wrap and follow the text size, its controls are large enough, and what does not fit scrolls.
@MainActor
final class Specimen: UIViewController {
  /// The mutation, which is made after the screen was built.
  typealias Change = @MainActor (Specimen) -> Void

  private let seed: UInt64
  private let change: Change
  var random: SplitMix

  let scroll = [UIScrollView()]
  let stack = [UIStackView()]
  var labels: [UILabel] = []
  var buttons: [UIButton] = []
  var fields: [UITextField] = []
  var boxes: [UIView] = []

  init(seed: UInt64, change: @escaping Change) {
    self.seed = seed
    self.change = change
    random = SplitMix(seed: seed)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buildPage()
    for _ in 0..<Int.random(in: 2...5, using: &random) { addPart() }
    addButton()
    change(self)
  }

  /// The view in the middle of the screen's content that mutations add to: 300 points high, and as wide as the margins allow.
  private(set) lazy var area: UIView = {
    let area = UIView()
    area.translatesAutoresizingMaskIntoConstraints = false
    area.heightAnchor.constraint(equalToConstant: 300).isActive = true
    stack[0].insertArrangedSubview(area, at: 0)
    return area
  }()

  private func buildPage() {
    let (scroll, stack) = (scroll[0], stack[0])
    scroll.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = CGFloat(Int.random(in: 8...20, using: &random))
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: guide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func addPart() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: stack[0].addArrangedSubview(makeLabel(words(2...4), .title2))
    case 1: stack[0].addArrangedSubview(makeLabel(words(8...20), .body))
    case 2:
      let field = UITextField()
      field.placeholder = words(1...1)
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.borderStyle = .roundedRect
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      fields.append(field)
      stack[0].addArrangedSubview(field)
    default:
      let box = UIView()
      box.backgroundColor = .secondarySystemBackground
      let label = makeLabel(words(3...9), .subheadline)
      pin(label, in: box, 12)
      boxes.append(box)
      stack[0].addArrangedSubview(box)
    }
  }

  private func addButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = words(1...1)
    configuration.baseBackgroundColor = UIColor(red: 0, green: 0.25, blue: 0.6, alpha: 1)
    let button = UIButton(configuration: configuration)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    buttons.append(button)
    stack[0].addArrangedSubview(button)
  }

  // MARK: Parts

  private static let words = [
    "account", "address", "balance", "calendar", "delivery", "details", "event", "flight", "garden",
    "history",
    "invite", "journey", "kitchen", "library", "message", "number", "order", "payment", "quality", "receipt",
    "search", "ticket", "update", "video", "weather",
  ]

  /// Returns words, the first one with a capital letter.
  func words(_ count: ClosedRange<Int>) -> String {
    let text = (0..<Int.random(in: count, using: &random)).map { _ in
      Self.words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  func makeLabel(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    labels.append(label)
    return label
  }

  /// Returns a button of 60 x 50 points that has no title.
  func makeButton(_ title: String? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setTitleColor(.label, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }

  /// Pins the edges of a view to those of another one that it is added to.
  func pin(_ view: UIView, in outer: UIView, _ inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
    ])
  }

  /// Adds a view to another one at a place, with a size in points if it is given.
  func place(
    _ view: UIView, in outer: UIView, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: outer.topAnchor, constant: y).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Marks the view that a mutation is about.
  func mark(_ view: UIView) { view.accessibilityIdentifier = "mutant" }

  /// Returns a random number of points in tenths.
  func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat((Double.random(in: range, using: &random) * 10).rounded() / 10)
  }
}
