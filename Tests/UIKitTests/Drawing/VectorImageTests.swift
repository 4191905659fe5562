import Foundation
import TestSupport
import Testing

import UIKit
@testable import UIKitValues

/// Images that are drawings, and what catalogues say of images.
@MainActor
@Suite struct VectorImageTests {
  private let folder: TemporaryDirectory
  private var directory: URL { folder.url }

  init() throws { folder = try TemporaryDirectory("vectors") }

  private static let circle =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\" width=\"40\" height=\"20\">"
    + "<rect width=\"20\" height=\"20\" fill=\"#ff0000\"/></svg>"

  nonisolated private static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  @Test func sizesAreRead() {
    func size(_ text: String) -> CGSize? { VectorImages.svgSize(Data(text.utf8)) }
    #expect(size(Self.circle) == CGSize(width: 40, height: 20))
    #expect(size("<svg viewBox='0,0,12.5,8'>") == CGSize(width: 12.5, height: 8))
    #expect(size("<svg width=\"1in\" height=\"48pt\">") == CGSize(width: 96, height: 64))
    #expect(size("<svg width=\"100%\" viewBox=\"0 0 7 9\">") == CGSize(width: 7, height: 9))
    #expect(size("<html>") == nil)
    let pdf = Data("%PDF-1.4\n<< /MediaBox [0 0 30 18.5] >>".utf8)
    #expect(VectorImages.pdfSize(pdf) == CGSize(width: 30, height: 18.5))
    #expect(VectorImages.pdfSize(Data("no".utf8)) == nil)
  }

  /// A page is drawn in its own coordinates, whatever the context's transform and the page's angle are.
  @Test(.enabled(if: isInstalled("pdftocairo")), arguments: [0, 90, 180, 270])
  func pagesOfDocumentsAreDrawn(angle: Int) throws {
    // A red square at the lower left of the second page.
    let content = "1 0 0 rg 10 20 10 10 re f"
    let text = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 5 5]>> endobj
      4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[10 20 50 40]/Rotate \(angle)/Contents 5 0 R>> endobj
      5 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R/Size 6>>
      """
    let document = CGDataProvider(data: Data(text.utf8)).flatMap { CGPDFDocument($0) }
    let page = try #require(document?.page(at: 2))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      context in
      context.cgContext.translateBy(x: -10, y: 40)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(x: 10, y: 30) == (255, 0, 0, 255))
    #expect(pixels.pixel(x: 10, y: 10).alpha == 0 && pixels.pixel(x: 30, y: 30).alpha == 0)
  }

  /// With the programs or without them an image has its size.
  @Test(arguments: [1.0, 2.0, 3.0]) func imagesHaveTheirSize(scale: Double) throws {
    let url = directory.appendingPathComponent("a.svg")
    try Data(Self.circle.utf8).write(to: url)
    let image = try #require(VectorImages.image(at: url.path, scale: CGFloat(scale)))
    #expect(image.size == CGSize(width: 40, height: 20) && image.scale == CGFloat(scale))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == Int(40 * scale))
  }

  @Test(
    .enabled(if: isInstalled("rsvg-convert"), "rsvg-convert is not installed"), arguments: [1.0, 2.0, 3.0])
  func drawingsAreDrawn(scale: Double) throws {
    let url = directory.appendingPathComponent("a.svg")
    try Data(Self.circle.utf8).write(to: url)
    let pixels = try #require(VectorImages.image(at: url.path, scale: CGFloat(scale))?.cgImage)
    let left = pixels.pixel(x: pixels.width / 4, y: pixels.height / 2)
    let right = pixels.pixel(x: pixels.width * 3 / 4, y: pixels.height / 2)
    #expect(left.red == 255 && left.green == 0 && left.alpha == 255 && right.alpha == 0)
  }

  @Test(.enabled(if: isInstalled("pdftocairo"), "pdftocairo is not installed")) func pdfsAreDrawn() throws {
    let url = directory.appendingPathComponent("a.pdf")
    let context = try #require(CGContext(document: .pdf, pageSize: CGSize(width: 30, height: 20)))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
    try #require(context.closeDocument()).write(to: url)
    let image = try #require(VectorImages.image(at: url.path, scale: 2))
    #expect(image.size == CGSize(width: 30, height: 20))
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(x: 30, y: 10).blue == 255 && pixels.pixel(x: 30, y: 10).red == 0)
    #expect(pixels.pixel(x: 30, y: 30).alpha == 0)
  }

  @Test func cataloguesSayHowImagesAreUsed() throws {
    let set = directory.appendingPathComponent("A.xcassets/Box.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: 1))
    let png = try #require(context.pngData())
    try png.write(to: set.appendingPathComponent("b.png"))
    try Data(Self.circle.utf8).write(to: set.appendingPathComponent("wide.svg"))
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "2x", "filename": "b.png",
         "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                      "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}},
         "alignment-insets": {"top": 2, "left": 0, "bottom": 0, "right": 0}},
        {"idiom": "universal", "filename": "wide.svg", "width-class": "regular"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let icon = directory.appendingPathComponent("A.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: icon, withIntermediateDirectories: true)
    try png.write(to: icon.appendingPathComponent("i.png"))
    try Data(
      "{\"images\": [{\"idiom\": \"iphone\", \"scale\": \"2x\", \"size\": \"10x10\", \"filename\": \"i.png\"}]}"
        .utf8
    )
    .write(to: icon.appendingPathComponent("Contents.json"))
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .phone),
    ])
    let image = try #require(AssetCatalogs.image(named: "Box", in: [directory.path], for: phone))
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(image.resizingMode == .tile && image.alignmentRectInsets.top == 1)
    #expect(image.renderingMode == .alwaysTemplate)
    // Code may name the file that the set was made of.
    #expect(AssetCatalogs.image(named: "Box.png", in: [directory.path], for: phone)?.size == image.size)
    #expect(AssetCatalogs.image(named: "Box.pdf", in: [directory.path], for: phone) == nil)
    let wide = UITraitCollection(traitsFrom: [phone, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(AssetCatalogs.image(named: "Box", in: [directory.path], for: wide)?.size.width == 40)
    #expect(AssetCatalogs.image(named: "AppIcon", in: [directory.path], for: phone)?.size.width == 10)
  }

  @Test func symbolFilesHaveADrawingForText() throws {
    let file = """
      <svg><g id="Guides"><line id="Baseline-M" x1="1" y1="696"/><line id="Capline-M" x1="1" y1="625.541"/>
      <line id="left-margin-Regular-M" x1="1400"/><line id="right-margin-Regular-M" x1="1500"/></g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 696)"><g><path d="M0 0h9"/></g></g>
      <g id="Bold-M"/></g></svg>
      """
    let (svg, size) = try #require(VectorImages.symbolDrawing(file))
    #expect(svg.contains("M0 0h9") && !svg.contains("Bold-M"))
    // 100 units where capitals are 70.459 high, which text of 17 points has 11.985 of.
    // 17.01, and whole points.
    #expect(size.width == 18)
    #expect(VectorImages.symbolDrawing("<svg/>") == nil)
  }
}
