import UIKit

/// A label and a text field on one baseline.
public final class FormRow: UIStackView {
  /// The label. It keeps to its text.
  public let label = UILabel()
  /// The field. It takes what the label leaves.
  public let field = UITextField()

  /// A row of a label and the text of its field.
  public init(label text: String, text value: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.text = value
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    alignment = .firstBaseline
    spacing = 8
    addArrangedSubview(label)
    addArrangedSubview(field)
    // The label keeps to its text; the field takes what is left, whatever is written in it.
    label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    field.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
  }

  /// Not for documents: stops the program.
  public required init(coder: NSCoder) {
    fatalError("FormRow is made in code only")
  }
}
