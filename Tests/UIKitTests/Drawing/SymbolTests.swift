import Foundation
import Testing

import UIKit
@testable import UIKitValues

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
    // Of versions 5.1 to 7.
    for name in ["widget.small", "questionmark.text.page", "apple.intelligence", "text.page", "10.calendar"] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(SymbolDrawings.names.count > 1000)
  }

  /// Names that applications were seen to use, each of which was a box with a dot.
  @Test func namesOfApplicationsHaveDrawings() {
    let used = [
      "timer", "checklist", "list.clipboard", "list.clipboard.fill", "rectangle.grid.1x2.fill",
      "text.below.photo",
      "square.and.arrow.up.on.square", "wand.and.stars", "chart.pie.fill", "paintpalette.fill", "trophy.fill",
      "figure.walk", "hand.raised.fill", "dollarsign.circle.fill", "clock.arrow.circlepath",
      "books.vertical.fill", "checklist.checked", "checklist.unchecked", "nosign",
      "arrow.down.backward.square",
      "circle.grid.hex", "circle.grid.hex.fill",
    ]
    for name in used { #expect(SymbolShapes.isDrawn(name), "\(name)") }
  }

  /// Names that refer to another one's drawing.
  @Test func partsOfNamesAreDrawn() throws {
    let made = [
      // Figures and letters in frames, up to three.
      "1.circle", "50.circle.fill", "a.square", "123.rectangle",
      // Signs beside, in the corner.
      "doc.badge.plus", "calendar.badge.clock", "folder.fill.badge.gearshape", "bell.badge.fill",
      "person.crop.circle.badge.checkmark", "lock.trianglebadge.exclamationmark",
      // Frames of other shapes.
      "checkmark.shield.fill", "lock.icloud", "plus.bubble.fill", "xmark.octagon",
      "exclamationmark.octagon.fill",
      "plus.app", "heart.text.square.fill", "mail.stack.fill",
      // Halves, dashes, sides of writing.
      "circle.lefthalf.filled", "square.righthalf.filled", "shield.lefthalf.filled", "list.bullet.rtl",
      // Names of later systems.
      "document.fill", "arrow.trianglehead.2.clockwise",
    ]
    for name in made where UIImage(systemName: name) != nil { #expect(SymbolShapes.isDrawn(name), "\(name)") }
    // A half is filled: more than the ring, less than the disc.
    let ink = try ["circle", "circle.lefthalf.filled", "circle.fill"].map { try #require(picture($0)).ink() }
    #expect(ink[0] < ink[1] && ink[1] < ink[2])
    #expect(abs(ink[1] - (ink[0] + ink[2]) / 2) < ink[2] * 0.1)
    // A figure in a ring is not the ring; 1 and 2 differ.
    let one = try #require(picture("1.circle"))
    let two = try #require(picture("2.circle"))
    #expect(one.ink() > ink[0] * 1.05 && one.difference(from: two) > 0.01)
  }

  /// Each drawing of the file is made of paths that are understood.
  @Test func theFileOfDrawingsIsWhole() {
    let shapes = drawings()
    #expect(shapes.count > 1000)
    for (name, shape) in shapes {
      #expect(!shape.parts.isEmpty && shape.box.isFinite, "\(name)")
      let stem = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      #expect(
        name.hasPrefix(SymbolDrawings.signPrefix) || SymbolShapes.names.contains(stem)
          || SymbolShapes.names.contains(stem + ".fill"), "\(name) is no symbol")
      #expect(
        shape.box.width >= 8 && shape.box.width <= 150 && shape.box.height >= 8 && shape.box.height <= 140,
        "\(name) \(shape.box)")
      for part in shape.parts { #expect(!part.path.isEmpty, "\(name)") }
    }
  }

  /// The shapes of the file's drawings and of their filled variants, by name.
  private func drawings() -> [(name: String, shape: SymbolShapes.Shape)] {
    SymbolDrawings.names.flatMap { [$0, $0 + ".fill"] }.sorted().compactMap { name in
      SymbolDrawings.shape(named: name).map { (name, $0) }
    }
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
    // Names without a drawing share a box.
    let box = try #require(picture("1.lane"))
    #expect(box.difference(from: try #require(picture("oilcan"))) == 0)
    #expect(box.difference(from: try #require(picture("timer"))) > 0.05)
  }

  @Test func drawingsStayInTheirBoxes() {
    for (name, shape) in drawings() {
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
}
