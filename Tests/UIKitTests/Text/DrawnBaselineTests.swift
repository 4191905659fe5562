import Testing
import UIKit

/// Text is drawn on the baseline that constraints know: an H stands on it.
@MainActor
@Suite struct DrawnBaselineTests {
  /// The lower edge of what is dark in columns of pixels, in pixels from the top.
  private func lowerEdge(_ image: CGImage, _ columns: Range<Int>) -> Int? {
    (0..<image.height).last { y in
      columns.contains { x in
        let pixel = image.pixel(x: x, y: y)
        return pixel.3 > 200 && pixel.0 < 100
      }
    }.map { $0 + 1 }
  }

  @Test(arguments: [CGFloat(2), 3])
  func labelAndField(scale: CGFloat) throws {
    let window = window(200, 60, scale: scale)
    window.backgroundColor = .white
    let (label, field) = (UILabel(), UITextField())
    label.text = "HHH"
    label.font = .systemFont(ofSize: 17)
    field.text = "HHH"
    field.font = .systemFont(ofSize: 17)
    field.borderStyle = .roundedRect
    let row = UIStackView(arrangedSubviews: [label, field])
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      row.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      row.widthAnchor.constraint(equalToConstant: 200),
      label.widthAnchor.constraint(equalToConstant: 90),
    ])
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format)
      .image { window.layer.render(in: $0.cgContext) }
    let picture = try #require(image.cgImage)
    let ofLabel = try #require(lowerEdge(picture, 0..<Int(90 * scale)))
    // Clear of the border.
    let ofField = try #require(lowerEdge(picture, Int(96 * scale)..<Int(190 * scale)))
    #expect(ofLabel == ofField)
    // The field's line is 17 x 2444/2048 = 20.287 high and in the middle of its 34; the ascender is 17 x 1950/2048:
    // 10 + 6.857 + 16.187 = 33.043, to the pixel 33.
    #expect(ofField == Int(33 * scale))
  }
}
