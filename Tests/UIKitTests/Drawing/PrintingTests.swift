import Foundation
import Testing

import UIKit

@MainActor @Suite(.serialized) struct PrintingTests {
  @Test func pagesAreDrawnIntoDocuments() throws {
    let lines = (0..<200).map { "<p>Line \($0)</p>" }.joined()
    let formatter = UIMarkupTextPrintFormatter(markupText: "<html><body>\(lines)</body></html>")
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    // A4 at 72 points to the inch.
    let paper = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: paper.insetBy(dx: 20, dy: 20)), forKey: "printableRect")
    #expect(renderer.paperRect == paper)
    #expect(formatter.rectForPage(at: 0) == paper.insetBy(dx: 20, dy: 20))
    #expect(renderer.numberOfPages > 2)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    #expect((data as Data).starts(with: Data("%PDF".utf8)))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(data.length > 3000)
  }

  /// Lines of 20 points: 39 of them fit on a page of 792.
  @Test func linesFillPages() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 20
    style.maximumLineHeight = 20
    let text = (0..<100).map { "\($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(
      attributedText: NSAttributedString(string: text, attributes: [.paragraphStyle: style]))
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 3)
    // With 192 points for header and footer 30 lines fit.
    renderer.headerHeight = 100
    renderer.footerHeight = 92
    #expect(renderer.numberOfPages == 4)
    #expect(renderer.printFormattersForPage(at: 3) == [formatter])
    #expect(renderer.printFormattersForPage(at: 4) == [])
  }

  @Test func headersAndFootersHaveTheirPlaces() {
    final class Renderer: UIPrintPageRenderer {
      var log: [String] = []
      override var numberOfPages: Int { 1 }
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        log.append("header \(headerRect.minY) \(headerRect.height)")
      }
      override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        log.append("content \(contentRect.minY) \(contentRect.height)")
      }
      override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        log.append("footer \(footerRect.minY) \(footerRect.height)")
      }
    }
    let renderer = Renderer()
    renderer.headerHeight = 50
    renderer.footerHeight = 30
    renderer.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(renderer.log == ["header 0.0 50.0", "content 50.0 720.0", "footer 770.0 30.0"])
  }

  @Test func nothingIsPrinted() {
    let controller = UIPrintInteractionController.shared
    #expect(!controller.present(animated: true))
    controller.printFormatter = UISimpleTextPrintFormatter(text: "words")
    var isPrinted: Bool?
    #expect(controller.present(animated: true) { _, printed, _ in isPrinted = printed })
    #expect(isPrinted == false)
    controller.printFormatter = nil
  }
}
