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
  func labelsAndFieldsShareADrawnBaseline(scale: CGFloat) throws {
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
    // The row begins at its first view, the label, above which the field reaches; the ascender is 17 x 1950/2048:
    // 10 + 16.187 = 26.187, to the pixel.
    #expect(ofField == Int((26.187 * scale).rounded()))
  }

  /// Baselines in pictures of iOS 13 to 18 at three pixels per point, in pixels from the view's top.
  @Test func viewsHigherThanTheirTextDrawItWhereIOSDoes() throws {
    func lowerEdge(of view: UIView, height: CGFloat) throws -> Int? {
      let window = window(200, 60, scale: 3)
      window.backgroundColor = .white
      view.frame = CGRect(x: 0, y: 0, width: 150, height: height)
      window.addSubview(view)
      window.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format)
        .image { window.layer.render(in: $0.cgContext) }
      return self.lowerEdge(try #require(image.cgImage), 0..<150)
    }
    let label = UILabel()
    label.text = "HHH"
    // One pixel more than its text needs: half of it counts as one, and the ascender is 48.56 pixels.
    #expect(try lowerEdge(of: label, height: 62.0 / 3) == 50)
    let field = UITextField()
    field.text = "HHH"
    // Five pixels more: half of them are three.
    #expect(try lowerEdge(of: field, height: 22) == 52)
    let text = UITextView()
    text.text = "HHH"
    // 8 points above Helvetica's line of 12 points, whose ascender is 11.04: 57.12, rounded up.
    #expect(try lowerEdge(of: text, height: 40) == 58)
  }
}
