import Foundation
import Testing

@testable import UIKit

/// Symbols by name: drawings, what is made of them, boxes.
@MainActor
@Suite struct SymbolTests {
  @Test func everyNameOfTheSystemHasAnImage() {
    // Names that public applications and documents use, with drawings and without.
    let used = [
      "square.and.arrow.up", "square.and.arrow.up.fill", "magnifyingglass", "gear", "trash.fill",
      "table.furniture", "star", "scroll", "safari.fill", "rectangle.topthird.inset.fill",
      "rectangle.split.3x1", "multiply.circle.fill", "pencil.and.ellipsis.rectangle",
      "arrow.up.left.and.arrow.down.right", "lightbulb", "1.circle", "waveform",
      "person.crop.circle.badge.plus", "bell.slash.fill", "xmark.octagon",
    ]
    for name in used { #expect(UIImage(systemName: name) != nil, "\(name)") }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(SymbolShapes.shapes.count > 280)
  }

  private func picture(_ name: String) -> Bitmap? {
    guard let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = .black
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.contentMode = .center
    return Bitmap(of: view)
  }

  /// A drawing in a ring has the ring and what is inside; filled ones have more ink; crossed out ones too.
  @Test func namesSayWhatIsMadeOfDrawings() throws {
    let heart = try #require(picture("heart")).ink()
    let ring = try #require(picture("circle")).ink()
    let inRing = try #require(picture("heart.circle")).ink()
    #expect(inRing > ring * 1.1)
    #expect(try #require(picture("heart.circle.fill")).ink() > inRing * 1.3)
    #expect(try #require(picture("heart.slash")).ink() > heart * 1.05)
    #expect(try #require(picture("bell.badge")).ink() > 0)
    let box = try #require(picture("table.furniture"))
    #expect(box.difference(from: try #require(picture("scroll"))) == 0)
  }

  @Test func drawingsStayInTheirBoxes() {
    for (name, shape) in SymbolShapes.shapes.sorted(by: { $0.key < $1.key }) {
      var ink = CGRect.null
      for part in shape.parts {
        switch part {
        case .line(let path), .fill(let path): ink = ink.union(path.boundingBoxOfPath)
        case .cut, .hole: break
        }
      }
      #expect(shape.box.insetBy(dx: -7, dy: -7).contains(ink), "\(name) \(shape.box) \(ink)")
    }
  }

  @Test func aSheetOfDrawings() throws {
    guard let path = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    let names = SymbolShapes.shapes.keys.sorted()
    let columns = 24
    let rows = (names.count + columns - 1) / columns
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: columns * 40, height: rows * 40))
    sheet.backgroundColor = .white
    for (index, name) in names.enumerated() {
      let view = UIImageView(
        image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
      view.tintColor = .black
      view.contentMode = .center
      view.frame = CGRect(x: index % columns * 40, y: index / columns * 40, width: 40, height: 40)
      sheet.addSubview(view)
    }
    let context = try #require(CGContext(size: sheet.bounds.size, scale: 1.6))
    sheet.layer.render(in: context)
    try #require(context.pngData()).write(to: URL(fileURLWithPath: path + "/symbols.png"))
  }
}
