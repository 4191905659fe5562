import Testing
import UIKit

@MainActor @Suite struct PatternTests {
  /// Two columns, black and white, of a point each, are repeated from the view's corner.
  @Test func imagesAreRepeated() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.white.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(tile.imageRendererFormat.scale == 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    view.backgroundColor = UIColor(patternImage: tile)
    let bitmap = Bitmap(of: view, scale: 1)
    #expect((0..<5).map { bitmap.darkness($0, 1) } == [255, 0, 255, 0, 255])
    // With an alpha, half of it.
    view.alpha = 0.5
    #expect(abs(Bitmap(of: view, scale: 1).darkness(0, 1) - 128) <= 2)
  }

  /// A pattern has no components.
  @Test func patternsHaveNoComponents() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { $0.fill(.zero) }
    let color = UIColor(patternImage: tile)
    var (first, second) = (CGFloat(7), CGFloat(8))
    #expect(!color.getRed(&first, green: nil, blue: nil, alpha: &second))
    #expect(!color.getHue(&first, saturation: nil, brightness: nil, alpha: &second))
    #expect(!color.getWhite(&first, alpha: &second))
    #expect(first == 7 && second == 8)
    #expect(UIColor.clear.getRed(&first, green: nil, blue: nil, alpha: &second) && second == 0)
  }

  @Test func textLayersDrawTheirText() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.string = "Text"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.black.cgColor
    #expect(layer.preferredFrameSize().width > 20)
    let left = Bitmap(CGSize(width: 100, height: 40)) { layer.render(in: $0) }
    layer.alignmentMode = .right
    let right = Bitmap(CGSize(width: 100, height: 40)) { layer.render(in: $0) }
    let half = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(left.ink(in: half) > 10 && right.ink(in: half) == 0 && right.ink() > 10)
  }

  /// A subclass that declares no initializer, as libraries have for their palettes, inherits all.
  /// Unchecked, since its superclass is, and it adds nothing.
  private class Paint: UIColor, @unchecked Sendable {}

  @Test func subclassesOfColorsInheritAllInitializers() {
    #expect(Paint(red: 1, green: 0, blue: 0, alpha: 1).cgColor == UIColor.red.cgColor)
    let literal: Paint = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(literal.cgColor == UIColor.blue.cgColor)
    #expect(Paint(patternImage: UIImage()).cgColor.alpha == 0)
  }
}
