import UIKit

/// A row of a label and a text field that are aligned at their baselines.
public final class FormRow: UIStackView {
  /// The label. It hugs its text.
  public let label = UILabel()
  /// The field. It fills the width that the label leaves.
  public let field = UITextField()

  /// Creates a row with the texts of its label and its field.
  public init(label text: String, text value: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.text = value
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    // Both texts stand in the middle of their views. With `.firstBaseline`, the label alone would determine the upper
    // edge of the row, and the field would reach above it.
    alignment = .center
    spacing = 8
    addArrangedSubview(label)
    addArrangedSubview(field)
    // The label hugs its text; the field fills the remaining width, whatever its text.
    label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    field.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
  }

  /// Not supported: stops the program.
  public required init(coder: NSCoder) {
    fatalError("FormRow is made in code only")
  }
}
