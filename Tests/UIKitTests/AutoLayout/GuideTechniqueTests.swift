import Testing
import UIKit

/// Techniques of guides to Auto Layout, on screens of our own.
@MainActor @Suite struct GuideTechniqueTests {
  /// A column of rows whose members stand on one line.
  private func column(rows: Int, distribution: UIStackView.Distribution = .fill) -> (
    UIStackView, [UIStackView]
  ) {
    let column = UIStackView()
    column.axis = .vertical
    column.distribution = distribution
    column.spacing = 8
    let made = (0..<rows).map { index in
      let label = UILabel()
      label.text = "Row \(index)"
      label.font = .systemFont(ofSize: 17)
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      let small = UILabel()
      small.text = "Note"
      small.font = .systemFont(ofSize: 11)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Text"
      let row = UIStackView(arrangedSubviews: index % 2 == 0 ? [label, button] : [label, small, field])
      row.alignment = .firstBaseline
      row.spacing = 8
      return row
    }
    for row in made { column.addArrangedSubview(row) }
    return (column, made)
  }

  private func window(_ view: UIView, _ size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    return window
  }

  @Test func hiddenRowsOnABaselineTakeNoSpace() {
    let (column, rows) = column(rows: 4)
    let window = window(column, CGSize(width: 320, height: 600))
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.isEmpty)
    let before = rows.map(\.frame.height)
    rows[1].isHidden = true
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.map(\.broken.description) == [])
    #expect(column.frame.height == before[0] + before[2] + before[3] + 16)
    rows[0].isHidden = true
    window.layoutIfNeeded()
    #expect(abs(column.frame.height - (before[2] + before[3] + 8)) < 0.001)
    rows[0].isHidden = false
    rows[1].isHidden = false
    window.layoutIfNeeded()
    #expect(rows.map(\.frame.height) == before)
    #expect(window.layoutConflicts.isEmpty)
  }

  @Test func tenHiddenRowsLeaveAColumnOfEqualGapsAsItIs() {
    let (column, rows) = column(rows: 10, distribution: .equalSpacing)
    let window = window(column, CGSize(width: 320, height: 600))
    column.heightAnchor.constraint(equalToConstant: 500).isActive = true
    window.layoutIfNeeded()
    for row in rows[2...] { row.isHidden = true }
    window.layoutIfNeeded()
    #expect(column.frame.height == 500)
    #expect(window.layoutConflicts.isEmpty)
  }

  @Test func guidesOfTheSystemHaveTheirRectangleAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 384))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 400))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 394, height: 396))
    final class Reader: UIView {
      var seen: CGRect?
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = layoutMarginsGuide.layoutFrame
      }
    }
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    reader.layoutIfNeeded()
    #expect(reader.seen == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test func messagesNameWhatAppleNames() {
    let (column, rows) = column(rows: 2)
    let button = rows[0].arrangedSubviews[1]
    let all = column.constraints.map(\.description) + rows[0].constraints.map(\.description)
    column.setNeedsUpdateConstraints()
    column.layoutIfNeeded()
    #expect(all.allSatisfy { $0.hasPrefix("<NSLayoutConstraint:0x") })
    let width = button.widthAnchor.constraint(equalToConstant: 10)
    #expect(width.description.contains("'More'"))
  }
}
