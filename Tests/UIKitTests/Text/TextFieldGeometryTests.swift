import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite struct TextFieldGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  private func geometry(_ style: UITextField.BorderStyle, isRightToLeft: Bool = false) -> TextFieldGeometry {
    TextFieldGeometry(style: style, isRightToLeft: isRightToLeft, pixelScale: 2, metrics: .standard)
  }

  /// The button is 19 points large and 5 from the edge: from 176 to 195. The text begins 7 from the border and keeps 4
  /// from the button.
  @Test func textKeepsFromWhatIsBesideIt() {
    let field = geometry(.roundedRect)
    let button = field.clearButtonRect(in: bounds)
    #expect(button == rect(176, 7.5, 19, 19))
    #expect(field.textRect(in: bounds, beside: nil, nil) == rect(7, 2, 186, 30))
    #expect(field.textRect(in: bounds, beside: nil, button) == rect(7, 2, 165, 30))
    let icon = field.sideRect(CGSize(width: 30, height: 50), in: bounds, isLeading: true)
    #expect(icon == rect(0, 0, 30, 34))
    #expect(field.textRect(in: bounds, beside: icon, button) == rect(34, 2, 138, 30))
    #expect(geometry(.none).textRect(in: bounds, beside: icon, nil) == rect(30, 0, 170, 34))
    // There is no space less than none.
    #expect(field.textRect(in: rect(0, 0, 10, 34), beside: icon, button).width == 0)
  }

  /// A container without a size, whose contents are 24 points large and 16 from its edges: it has no conflict.
  @Test func contentsGiveASideViewItsSize() {
    let (container, icon) = (UIView(), UIView())
    icon.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(icon)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
      icon.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 16),
      icon.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -16),
      icon.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
      icon.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -4),
    ])
    let field = UITextField(frame: bounds)
    field.rightView = container
    #expect(field.rightViewRect(forBounds: bounds) == rect(144, 1, 56, 32))
    // A size of its own is kept.
    let other = UIView(frame: rect(0, 0, 10, 10))
    field.rightView = other
    #expect(field.rightViewRect(forBounds: bounds).size == CGSize(width: 10, height: 10))
  }

  @Test func rightToLeftIsMirrored() {
    let field = geometry(.roundedRect, isRightToLeft: true)
    #expect(field.clearButtonRect(in: bounds) == rect(5, 7.5, 19, 19))
    let icon = field.sideRect(CGSize(width: 30, height: 10), in: bounds, isLeading: true)
    #expect(icon == rect(170, 12, 30, 10))
    #expect(field.textRect(in: bounds, beside: icon, nil) == rect(7, 2, 159, 30))
  }

  /// Saved in public documents: a rounded field without a text is 97 wide and 34 high, one with a line of 20.3 points of
  /// its own and no border 22.
  @Test func sizesFollowTheStyle() {
    func size(
      _ style: UITextField.BorderStyle, width: CGFloat = 40, content: TextFieldGeometry.Content = .text
    ) -> CGSize {
      geometry(style).size(
        textWidth: width, others: 10, lineHeight: 20.3, content: content, isClearable: false)
    }
    #expect(size(.roundedRect, width: 0, content: .nothing) == CGSize(width: 97, height: 34))
    #expect(size(.roundedRect, width: 40.2) == CGSize(width: 40.5 + 14 + 10, height: 34))
    #expect(size(.roundedRect, content: .placeholder) == CGSize(width: 40 + 28 + 10, height: 34))
    #expect(size(.none) == CGSize(width: 50, height: 22))
    #expect(size(.line) == CGSize(width: 54, height: 26))
    // The font does not matter to a rounded border.
    for lineHeight in [10, 30, 47.7] as [CGFloat] {
      let rounded = geometry(.roundedRect).size(
        textWidth: 40, others: 0, lineHeight: lineHeight, content: .text, isClearable: false)
      #expect(rounded == CGSize(width: 54, height: 34))
    }
  }
}
