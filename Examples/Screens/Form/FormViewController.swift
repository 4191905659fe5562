import UIKit

/// A form of nested stacks: a picture beside rows of labels and fields, a text that takes the rest of the height, and
/// a row of equal buttons.
public final class FormViewController: UIViewController {
  /// The title of the form.
  public let titleLabel = UILabel()
  /// The picture beside the rows.
  public let imageView = UIImageView(image: Pictures.sighting(side: 240))
  /// The rows of labels and fields.
  public let rows: [FormRow]
  /// The text below the rows; it takes the height that is left.
  public let textView = UITextView()
  /// The buttons of equal widths.
  public let buttons: [UIButton]

  /// The rows below each other.
  public private(set) lazy var rowStack = UIStackView(arrangedSubviews: rows)
  /// The picture beside the rows.
  public private(set) lazy var upperStack = UIStackView(arrangedSubviews: [imageView, rowStack])
  /// The buttons beside each other.
  public private(set) lazy var buttonStack = UIStackView(arrangedSubviews: buttons)
  /// All of the form.
  public private(set) lazy var formStack = UIStackView(
    arrangedSubviews: [titleLabel, upperStack, textView, buttonStack])

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    rows = FormViewController.makeRows()
    buttons = FormViewController.makeButtons()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Sighting"
  }

  /// Reads the controller from a document; its views are the same.
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

  /// Called for later changes only: the first traits are those of `viewDidLoad()`.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptTextSize()
  }

  /// Beside text of the accessibility sizes there is no space for the picture.
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
    // The rows say how high the picture is, not the picture how high the rows are.
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
    NSLayoutConstraint.activate([
      formStack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
      formStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      formStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      formStack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
      buttonStack.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    // Fields of rows have no stack in common, yet they are equally wide.
    for (row, next) in zip(rows, rows.dropFirst()) {
      row.field.widthAnchor.constraint(equalTo: next.field.widthAnchor).isActive = true
    }
  }
}
