import UIKit

/// A form of nested stacks: a picture beside rows of labels and fields, a text view that fills the remaining
/// height, and a row of equal buttons.
public final class FormViewController: UIViewController {
  /// The title of the form.
  public let titleLabel = UILabel()
  /// The picture beside the rows.
  public let imageView = UIImageView(image: Pictures.sighting(side: 240))
  /// The rows of labels and fields.
  public let rows: [FormRow]
  /// The text below the rows; it fills the remaining height.
  public let textView = UITextView()
  /// The buttons of equal widths.
  public let buttons: [UIButton]

  /// The stack of the rows.
  public private(set) lazy var rowStack = UIStackView(arrangedSubviews: rows)
  /// The stack of the picture and the rows.
  public private(set) lazy var upperStack = UIStackView(arrangedSubviews: [imageView, rowStack])
  /// The stack of the buttons.
  public private(set) lazy var buttonStack = UIStackView(arrangedSubviews: buttons)
  /// The stack of the whole form.
  public private(set) lazy var formStack = UIStackView(
    arrangedSubviews: [titleLabel, upperStack, textView, buttonStack])

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    rows = FormViewController.makeRows()
    buttons = FormViewController.makeButtons()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Sighting"
  }

  /// Creates the controller from an archive, with the same views.
  public required init?(coder: NSCoder) {
    rows = FormViewController.makeRows()
    buttons = FormViewController.makeButtons()
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureTitle()
    configureImage()
    configureText()
    configureStacks()
    constrainForm()
    adoptTextSize()
  }

  /// Not called for the first traits, which `viewDidLoad()` handles.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptTextSize()
  }

  /// Hides the picture at accessibility text sizes, which leave no space for it.
  private func adoptTextSize() {
    imageView.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
}

// MARK: - Content

extension FormViewController {
  private static func makeRows() -> [FormRow] {
    [
      FormRow(label: "Bird", text: "Elegant Tinamou"),
      FormRow(label: "Place", text: "Laguna Blanca"),
      FormRow(label: "Count", text: "8, with 5 chicks"),
    ]
  }

  private static func makeButtons() -> [UIButton] {
    let looks: [(String, UIButton.Configuration)] = [
      ("Save", .filled()), ("Clear", .gray()), ("Cancel", .gray()),
    ]
    return looks.map { title, look in
      let button = UIButton(configuration: look)
      button.configuration?.title = title
      button.configuration?.cornerStyle = .large
      return button
    }
  }

  private func configureTitle() {
    titleLabel.text = "New Sighting"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .largeTitle).bold
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
  }

  private func configureImage() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    imageView.layer.cornerCurve = .continuous
    // The rows determine the height of the picture, not the reverse.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      imageView.setContentCompressionResistancePriority(UILayoutPriority(48), for: axis)
      imageView.setContentHuggingPriority(UILayoutPriority(48), for: axis)
    }
  }

  private func configureText() {
    textView.text = """
      Crossing the track in single file just after sunrise, tails up. The chicks keep close behind the male, \
      who stops every few steps to listen.
      Wind from the west, light frost, no other birds on the slope.
      """
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .secondarySystemBackground
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    textView.layer.cornerRadius = 12
    textView.layer.cornerCurve = .continuous
    textView.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    textView.setContentCompressionResistancePriority(.defaultLow - 1, for: .vertical)
  }

  private func configureStacks() {
    rowStack.axis = .vertical
    rowStack.distribution = .fillEqually
    rowStack.spacing = 8
    upperStack.spacing = 16
    buttonStack.distribution = .fillEqually
    buttonStack.spacing = 12
    formStack.axis = .vertical
    formStack.spacing = 16
    formStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(formStack)
  }
}

// MARK: - Layout

extension FormViewController {
  private func constrainForm() {
    let margins = view.layoutMarginsGuide
    let safeArea = view.safeAreaLayoutGuide
    // Weaker than the rows' text: a hidden picture has no width, and the upper and lower edges of its row.
    let square = imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor)
    square.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([
      formStack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
      formStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      formStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      formStack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
      square,
      buttonStack.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    // Fields of different rows have no stack in common; constraints make their widths equal.
    for (row, next) in zip(rows, rows.dropFirst()) {
      row.field.widthAnchor.constraint(equalTo: next.field.widthAnchor).isActive = true
    }
  }
}
