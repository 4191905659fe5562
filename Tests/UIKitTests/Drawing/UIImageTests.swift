import CoreGraphics
import Testing
import UIKit

/// A bitmap of solid colours, row by row.
private func bitmap(_ rows: [[UIColor]]) -> CGImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: rows[0].count, height: rows.count)
  let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
    for (y, row) in rows.enumerated() {
      for (x, color) in row.enumerated() {
        color.setFill()
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }
  return image.cgImage!
}

/// The letters of the colours of an image's pixels, row by row: r, g, b, w, k, and . for clear.
private func letters(_ image: CGImage) -> [String] {
  (0..<image.height).map { y in
    String(
      (0..<image.width).map { x -> Character in
        switch image.pixel(x: x, y: y) {
        case (255, 0, 0, 255): "r"
        case (0, 255, 0, 255): "g"
        case (0, 0, 255, 255): "b"
        case (255, 255, 255, 255): "w"
        case (0, 0, 0, 255): "k"
        case (_, _, _, 0): "."
        default: "?"
        }
      })
  }
}

private func drawn(_ width: Int, _ height: Int, _ draw: () -> Void) -> [String] {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { _ in draw() }
  return letters(image.cgImage!)
}

/// Unchecked: only its initializer sets the mark.
private final class MarkedImage: UIImage, @unchecked Sendable {
  private(set) var mark = 1

  convenience init(mark: Int) {
    self.init()
    self.mark = mark
  }
}

@Suite struct UIImageTests {
  @Test func subclassesInheritInitializers() throws {
    #expect(MarkedImage(mark: 2).mark == 2 && MarkedImage(mark: 2).size == .zero)
    let image = MarkedImage(cgImage: bitmap([[.red, .blue]]), scale: 2, orientation: .up)
    #expect(image.mark == 1 && image.size == CGSize(width: 1, height: 0.5))
    #expect(try #require(MarkedImage(systemName: "star")).isSymbolImage)
    #expect(MarkedImage(named: "none") == nil)
  }

  @Test func sizeIsInPoints() {
    let cgImage = bitmap([[.red, .red, .red], [.red, .red, .red]])
    #expect(UIImage(cgImage: cgImage, scale: 2, orientation: .up).size == CGSize(width: 1.5, height: 1))
    #expect(UIImage(cgImage: cgImage, scale: 1, orientation: .right).size == CGSize(width: 2, height: 3))
  }

  @Test func imagesAreDrawnUpright() {
    let image = UIImage(cgImage: bitmap([[.red, .green], [.blue, .white]]))
    #expect(drawn(2, 2) { image.draw(at: .zero) } == ["rg", "bw"])
    #expect(drawn(3, 3) { image.draw(in: CGRect(x: 1, y: 1, width: 2, height: 2)) } == ["...", ".rg", ".bw"])
  }

  // Apple's documentation of UIImage.Orientation, with the F's corners as letters: what is stored as
  // r g / b w is seen as follows.
  @Test(arguments: [
    (UIImage.Orientation.up, ["rg", "bw"]), (.down, ["wb", "gr"]), (.left, ["gw", "rb"]),
    (.right, ["br", "wg"]), (.upMirrored, ["gr", "wb"]), (.downMirrored, ["bw", "rg"]),
    (.leftMirrored, ["rb", "gw"]), (.rightMirrored, ["wg", "br"]),
  ])
  func orientationsTurnTheBitmap(_ orientation: UIImage.Orientation, _ expected: [String]) {
    let image = UIImage(
      cgImage: bitmap([[.red, .green], [.blue, .white]]), scale: 1, orientation: orientation)
    #expect(drawn(2, 2) { image.draw(at: .zero) } == expected)
  }

  @Test func tintReplacesColours() {
    let image = UIImage(cgImage: bitmap([[.red, .clear]]))
    #expect(drawn(2, 1) { image.withTintColor(.blue).draw(at: .zero) } == ["b."])
    #expect(drawn(2, 1) { image.withRenderingMode(.alwaysTemplate).draw(at: .zero) } == ["k."])
  }

  @Test func resizableImagesKeepTheirCaps() {
    let image = UIImage(cgImage: bitmap([[.red, .green, .blue]]))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    #expect(drawn(6, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) } == ["rggggb"])
    let tiled = UIImage(cgImage: bitmap([[.red, .green, .white, .blue]]))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(drawn(7, 1) { tiled.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) } == ["rgwgwgb"])
    let tinted = image.withTintColor(.white)
    #expect(drawn(6, 1) { tinted.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) } == ["wwwwww"])
  }

  @Test func encodedImagesComeBack() throws {
    let image = UIImage(cgImage: bitmap([[.red, .green], [.blue, .clear]]), scale: 1, orientation: .right)
    let data = try #require(image.pngData())
    let back = try #require(UIImage(data: data))
    #expect(letters(try #require(back.cgImage)) == ["br", ".g"])
    // JPEG keeps the pixels as they are, and says how they are turned.
    let compressed = try #require(image.jpegData(compressionQuality: 0.5))
    #expect(compressed.starts(with: [0xff, 0xd8]))
    for orientation in [UIImage.Orientation.right, .down, .leftMirrored, .up] {
      let turned = UIImage(cgImage: bitmap([[.red, .red, .red]]), scale: 1, orientation: orientation)
      let read = try #require(turned.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
      #expect(read.imageOrientation == orientation && read.cgImage?.width == 3 && read.size == turned.size)
    }
  }

  @Test func damagedDataIsNil() {
    #expect(UIImage(data: Data("nonsense".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func filesAreFoundByNameAndScale() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(_ name: String, _ side: Int) throws {
      let rows = [[UIColor]](repeating: [UIColor](repeating: .red, count: side), count: side)
      try UIImage(cgImage: bitmap(rows)).pngData()?.write(to: directory.appendingPathComponent(name))
    }
    try write("icon.png", 10)
    try write("icon@2x.png", 20)
    try write("only@3x.png", 30)
    try Data("damaged".utf8).write(to: directory.appendingPathComponent("bad.png"))
    let bundle = try #require(Bundle(path: directory.path))
    func image(_ name: String, _ scale: CGFloat) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect(image("icon", 2)?.scale == 2)
    #expect(image("icon", 1)?.scale == 1)
    #expect(image("icon.png", 3)?.scale == 2)
    #expect(image("icon", 3)?.size == CGSize(width: 10, height: 10))
    #expect(image("only", 1)?.size == CGSize(width: 10, height: 10))
    #expect(image("bad", 1) == nil)
    #expect(image("none", 1) == nil)
    #expect(image("../" + directory.lastPathComponent + "/icon", 1) == nil)
    let path = directory.appendingPathComponent("icon@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
  }

  @Test func symbolsHaveASizeAndUnknownOnesDoNot() throws {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let chevron = try #require(UIImage(systemName: "chevron.right"))
    #expect(chevron.isSymbolImage && chevron.size.height > chevron.size.width)
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    let usual = try #require(UIImage(systemName: "star"))
    #expect(abs(large.size.width - 2 * usual.size.width) < 0.5)
  }

  @Test func symbolsWithHolesLeaveTheBackgroundAlone() throws {
    let symbol = try #require(UIImage(systemName: "checkmark.circle.fill"))
    let rows = drawn(40, 40) {
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      symbol.withTintColor(.red).draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(!rows.joined().contains("."))
    #expect(rows.joined().contains("r") && rows[20].contains("w"))
  }
}

@Suite struct RendererTests {
  @Test func renderersDrawAtTheirScaleAndOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 1), format: format)
      .image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
      }
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    #expect(letters(image.cgImage!) == ["..rr", "..rr"])
  }

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 2)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image.flatMap(\.cgImage).map(letters) == ["r"])
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func pdfHasItsPages() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100), pageInfo: [:])
      UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 50, height: 50)).fill()
    }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    #expect(text.contains("/Count 2") && text.contains("0 0 612 792") && text.contains("0 0 200 100"))
    let again = renderer.pdfData { $0.beginPage() }
    #expect(again == renderer.pdfData { $0.beginPage() })
  }

  @Test func emptyRenderersGiveEmptyImages() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 1)).pngData { _ in }.isEmpty)
  }
}

@Suite struct UIBezierPathTests {
  @Test func clockwiseIsAsItLooks() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // From the right to the bottom, the short way.
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minX > -1e-9 && path.bounds.minY > -1e-9)
  }

  @Test func roundedRectanglesStayInTheirBox() {
    let box = CGRect(x: 5, y: 5, width: 100, height: 40)
    for radius: CGFloat in [0, 5, 13, 15, 20, 50] {
      let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
      let bounds = path.bounds
      #expect(abs(bounds.minX - 5) < 1e-6 && abs(bounds.maxX - 105) < 1e-6)
      #expect(abs(bounds.minY - 5) < 1e-6 && abs(bounds.maxY - 45) < 1e-6)
      #expect(path.contains(CGPoint(x: 55, y: 25)))
      #expect(path.contains(CGPoint(x: 5.2, y: 5.2)) == (radius == 0))
    }
    let some = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!some.contains(CGPoint(x: 5.5, y: 5.5)) && some.contains(CGPoint(x: 104.5, y: 44.5)))
  }

  @Test func reversedPathsRunBackwards() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), controlPoint: CGPoint(x: 2, y: 0))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero)
    #expect(reversed.bounds == path.bounds)
    // Two squares, the inner one the other way round: a hole under the winding rule.
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    frame.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing())
    #expect(!frame.contains(CGPoint(x: 5, y: 5)) && frame.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func pathsHaveTransformsAndDashes() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.apply(CGAffineTransform(scaleX: 3, y: 2))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 6, height: 4))
    path.setLineDash([1, 2], count: 2, phase: 3)
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 3)
  }

  @Test func geometryIsKeptInValues() {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.width == 3)
  }
}

@MainActor @Suite struct UIImageViewTests {
  private func picture(_ view: UIView) throws -> [String] {
    let context = try #require(CGContext(size: view.bounds.size, scale: 1))
    view.layer.render(in: context)
    return letters(try #require(context.makeImage()))
  }

  // A red pixel, 2 by 1, in bounds of 4 by 3: the position of every content mode, from its name.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, ["rrrr", "rrrr", "rrrr"]), (.redraw, ["rrrr", "rrrr", "rrrr"]),
    (.top, [".rr.", "....", "...."]), (.bottom, ["....", "....", ".rr."]),
    (.center, ["....", ".rr.", "...."]), (.left, ["....", "rr..", "...."]),
    (.right, ["....", "..rr", "...."]), (.topLeft, ["rr..", "....", "...."]),
    (.topRight, ["..rr", "....", "...."]), (.bottomLeft, ["....", "....", "rr.."]),
    (.bottomRight, ["....", "....", "..rr"]),
  ])
  func contentModesPlaceTheImage(_ mode: UIView.ContentMode, _ expected: [String]) throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    view.image = UIImage(cgImage: bitmap([[.red, .red]]))
    view.contentMode = mode
    #expect(try picture(view) == expected)
  }

  @Test func aspectModesScaleTheImage() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
    let view = UIImageView(frame: CGRect(x: 1, y: 1, width: 2, height: 4))
    view.image = UIImage(cgImage: bitmap([[.red, .red], [.red, .red]]))
    holder.addSubview(view)
    view.contentMode = .scaleAspectFit
    #expect(try picture(holder) == ["......", "......", ".rr...", ".rr...", "......", "......"])
    // Filling makes it 4 by 4, of which one column on each side lies beyond the bounds.
    view.contentMode = .scaleAspectFill
    #expect(try picture(holder) == ["......", "rrrr..", "rrrr..", "rrrr..", "rrrr..", "......"])
    view.clipsToBounds = true
    #expect(try picture(holder) == ["......", ".rr...", ".rr...", ".rr...", ".rr...", "......"])
    view.clipsToBounds = false
    view.alpha = 0.999
    #expect(try picture(holder)[1].first != ".")
  }

  @Test func intrinsicSizeIsTheImages() {
    let view = UIImageView(image: UIImage(cgImage: bitmap([[.red, .red, .red]]), scale: 1, orientation: .up))
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 1))
    #expect(view.bounds.size == CGSize(width: 3, height: 1))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func templatesTakeTheTint() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.image = UIImage(cgImage: bitmap([[.red]])).withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(try picture(view) == ["g"])
    view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(try picture(view) == ["b"])
  }

  @Test func imageViewsShowHighlightedAndAnimationImages() throws {
    let view = UIImageView(
      image: UIImage(cgImage: bitmap([[.red]])), highlightedImage: UIImage(cgImage: bitmap([[.blue]])))
    view.isHighlighted = true
    #expect(try picture(view) == ["b"])
    view.animationImages = [UIImage(cgImage: bitmap([[.green]])), UIImage(cgImage: bitmap([[.white]]))]
    #expect(try picture(view) == ["b"])
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(try picture(view) == ["g"])
  }

  @Test func imagesFlipWhereTextRunsFromRightToLeft() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    view.image = UIImage(cgImage: bitmap([[.red, .blue]])).imageFlippedForRightToLeftLayoutDirection()
    #expect(try picture(view) == ["rb"])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try picture(view) == ["br"])
  }

  /// Insets that Auto Layout leaves out of an image change sides with it.
  @Test func alignmentInsetsAreMirrored() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let plain = UIImage(cgImage: bitmap([[.red, .blue]])).withAlignmentRectInsets(insets)
    let view = UIImageView(image: plain.imageFlippedForRightToLeftLayoutDirection())
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.alignmentRectInsets == insets)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.image = plain
    #expect(view.alignmentRectInsets == insets)
  }

  /// A symbol drawn the other way round is the mirror image of what it was.
  @Test func flippedSymbolsAreMirrorImages() throws {
    let symbol = try #require(UIImage(systemName: "bubble.left.fill"))
    let size = symbol.size
    func covered(_ image: UIImage) -> [Bool] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 4
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(at: .zero) }
      guard let bitmap = drawn.cgImage else { return [] }
      let row = bitmap.height * 7 / 8
      return (0..<bitmap.width).map { bitmap.pixel(x: $0, y: row).3 > 127 }
    }
    let (one, other) = (covered(symbol), covered(symbol.withHorizontallyFlippedOrientation()))
    #expect(one.contains(true) && one != Array(one.reversed()))
    // To a pixel at the edges.
    #expect(zip(other, one.reversed()).filter { $0 != $1 }.count <= 2)
  }
}
