import CoreGraphics
import Foundation
import Testing

/// PDF documents that are read.
@Suite struct PDFReadingTests {
  private func document(_ text: String) -> CGPDFDocument? {
    CGDataProvider(data: Data(text.utf8)).flatMap { CGPDFDocument($0) }
  }

  @Test func documentsOfContextsHavePages() throws {
    let context = try #require(CGContext(document: .pdf, pageSize: CGSize(width: 100, height: 50)))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endPage()
    context.setPageSize(CGSize(width: 30, height: 40))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endPage()
    let data = try #require(context.closeDocument())
    let document = try #require(CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) })
    #expect(document.numberOfPages == 2 && document.isUnlocked && !document.isEncrypted)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(document.page(at: 2)?.getBoxRect(.artBox) == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    #expect(document.page(at: 2)?.pageNumber == 2 && document.page(at: 2)?.document === document)
  }

  /// The catalog, a tree of pages with a box and an angle for all, a page without and one with its own, in a compressed stream
  /// of each kind of block.
  @Test(arguments: [
    "eNptjcEKwjAQRH9lfkB2k1RBKD2YYxGkeCs9BBpKQUxpI+jfu9uDUvEyh5nd9wwYFo7hYLhAAeMsypKurymSDznc0kCXMMRFzhhNVX3WtaV67JfW6STPkh359LhnWDrHfgyn9GxZHcwi4I6alEOOOPIPSWKO+vfHstm+XKNIHCSNgP2cJm2tyrDf6nar7w3rMUEo",
    "eAEzVDBQMFIwNlAwVjA0MFEwUTA0NlKwsdEPqSxI1XdOLEnMyU/XD0hMTy0GKjNQCLKzg8uCRfW9M1OKo41BUkDNQDJW3zm/NK9EwUjfNzUlM9EpvyLaAGSHgQHQAoNY/aD8ksSSVAVLAzSTgERRKkgfFltQ5BDmGoKMVDADkoZAg52L8gtAokYgyxRMUa3TBdsHAOsxQSg=",
    "eAEB7QAS/zEgMCAyIDMwIDMgMTA0IDQgMTMyIDw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+IDw8L1R5cGUvUGFnZXMvS2lkc1szIDAgUiA0IDAgUl0vQ291bnQgMi9NZWRpYUJveFswIDAgMjAwIDEwMF0vUm90YXRlIDkwPj4gPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUj4+IDw8L1R5cGUvUGFnZS9QYXJlbnQgMiAwIFIvTWVkaWFCb3hbMTAgMTAgNjAgMTEwXS9Dcm9wQm94WzIwIDIwIDUwIDEwMF0vUm90YXRlIC05MD4+IOsxQSg=",
  ])
  func objectsInCompressedStreamsAreRead(_ stream: String) throws {
    var bytes = Data("%PDF-1.5\n7 0 obj <</Type/ObjStm/N 4/First 21/Filter/FlateDecode>> stream\n".utf8)
    bytes += try #require(Data(base64Encoded: stream))
    bytes += Data("\nendstream endobj\n8 0 obj <</Type/XRef/Root 1 0 R>> stream\nendstream endobj".utf8)
    let document = try #require(CGDataProvider(data: bytes).flatMap { CGPDFDocument($0) })
    let (first, second) = (document.page(at: 1), document.page(at: 2))
    #expect(document.numberOfPages == 2)
    #expect(first?.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(second?.getBoxRect(.mediaBox) == CGRect(x: 10, y: 10, width: 50, height: 100))
    #expect(second?.getBoxRect(.trimBox) == CGRect(x: 20, y: 20, width: 30, height: 80))
    #expect(first?.rotationAngle == 90 && second?.rotationAngle == 270)
    // Damage of any byte leads to fewer pages, never to an end of the process.
    for index in bytes.indices {
      for value in [0, 0x28, 0x5b, 0xff] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        _ = CGDataProvider(data: damaged).flatMap { CGPDFDocument($0) }?.page(at: 1)
      }
      _ = CGDataProvider(data: bytes[..<index]).flatMap { CGPDFDocument($0) }
    }
  }

  @Test func textsAreNoDocuments() {
    #expect(document("no document") == nil)
    #expect(document("%PDF-1.4\n")?.numberOfPages == 0)
    #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere/at/all.pdf")) == nil)
    let encrypted = document(
      "%PDF-1.4\n1 0 obj<</Pages 2 0 R>> 2 0 obj<</Kids[3 0 R]>> 3 0 obj<<>> trailer<</Root 1 0 R/Encrypt 9 0 R>>"
    )
    #expect(encrypted?.isEncrypted == true && encrypted?.numberOfPages == 0 && encrypted?.isUnlocked == false)
  }

  /// Trees that contain themselves, and brackets without an end.
  @Test func damagedTreesEnd() {
    let tree =
      "%PDF-1.4\n1 0 obj<</Pages 2 0 R>> 2 0 obj<</Kids[2 0 R 3 0 R 3 0 R]>> 3 0 obj<</MediaBox[0 0 5 4]>> "
    let trailer = "trailer<</Root 1 0 R>>"
    #expect(document(tree + trailer)?.numberOfPages == 1)
    #expect(document(tree + String(repeating: "[<<", count: 50_000) + trailer) != nil)
    #expect(document(tree + "9 0 obj (" + trailer)?.numberOfPages == 0)
    #expect(document("%PDF\n1 0 obj 1 0 R trailer<</Root 1 0 R>>")?.numberOfPages == 0)
  }

  /// A box of 200 x 100 points at (10, 20), turned once, becomes half as large in a square of 100 points.
  @Test func drawingTransformsCenterBoxes() throws {
    let page = try #require(
      document(
        "%PDF\n1 0 obj<</Pages 2 0 R>> 2 0 obj<</Kids[3 0 R]>> 3 0 obj<</MediaBox[10 20 210 120]/Rotate 90>> "
          + "trailer<</Root 1 0 R>>")?.page(at: 1))
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let transform = page.getDrawingTransform(.mediaBox, rect: square, rotate: 0, preserveAspectRatio: true)
    // Clockwise by 90 degrees the lower left corner comes to the upper left.
    let corner = CGPoint(x: 10, y: 20).applying(transform)
    #expect(abs(corner.x - 25) < 1e-9 && abs(corner.y - 100) < 1e-9)
    let straight = page.getDrawingTransform(.mediaBox, rect: square, rotate: -90, preserveAspectRatio: false)
    let other = CGPoint(x: 210, y: 20).applying(straight)
    #expect(abs(other.x - 100) < 1e-9 && abs(other.y) < 1e-9)
    let large = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let kept = page.getDrawingTransform(.mediaBox, rect: large, rotate: 270, preserveAspectRatio: true)
    let middle = CGPoint(x: 110, y: 70).applying(kept)
    #expect(abs(middle.x - 500) < 1e-9 && abs(middle.y - 500) < 1e-9 && abs(kept.a - 1) < 1e-9)
  }
}
