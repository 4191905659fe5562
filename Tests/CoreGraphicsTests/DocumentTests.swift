import CoreGraphics
import Testing

@Suite struct DocumentTests {
  private func document(_ kind: CGContext.DocumentKind) throws -> Data {
    let context = try #require(CGContext(document: kind, pageSize: CGSize(width: 100, height: 50)))
    context.setFillColor(red)
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 4, color: .black)
    context.fillEllipse(in: CGRect(x: 40, y: 10, width: 20, height: 20))
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    context.saveGState()
    context.clip(to: CGRect(x: 70, y: 10, width: 20, height: 20))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    context.restoreGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 10, y: 40, width: 20, height: 5))
    context.endTransparencyLayer()
    let image = try bitmap(2, 2)
    context.drawUpright(try #require(image.makeImage()), in: CGRect(x: 1, y: 1, width: 2, height: 2))
    return try #require(context.closeDocument())
  }

  @Test func pdfHasASizeAndNoDate() throws {
    let data = try document(.pdf)
    let text = String(decoding: data, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("0 0 100 50"))
    let date = text.range(of: "/CreationDate").map { text[$0.upperBound...].prefix(24) }
    #expect(date?.contains("20000101000000") == true)
  }

  @Test func svgHasASizeInPixels() throws {
    let text = String(decoding: try document(.svg), as: UTF8.self)
    #expect(text.contains("width=\"100px\" height=\"50px\""))
    #expect(text.contains("viewBox=\"0 0 100 50\""))
  }

  @Test(arguments: [CGContext.DocumentKind.pdf, .svg])
  func twoRunsAreAlike(_ kind: CGContext.DocumentKind) throws {
    let first = try document(kind)
    // Other drawing in between must not show.
    _ = try document(kind == .pdf ? .svg : .pdf)
    _ = try bitmap(5, 5).makeImage()
    #expect(try document(kind) == first)
  }

  @Test func pagesHaveTheirOwnSizes() throws {
    let context = try #require(CGContext(document: .pdf, pageSize: CGSize(width: 100, height: 50)))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endPage()
    context.setPageSize(CGSize(width: 30, height: 40))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endPage()
    let text = String(decoding: try #require(context.closeDocument()), as: Unicode.ASCII.self)
    #expect(text.contains("0 0 100 50") && text.contains("0 0 30 40"))
    #expect(text.contains("/Count 2"))
  }
}
