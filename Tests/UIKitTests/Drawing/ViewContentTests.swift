import ClassMetadata
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Code of the program's that draws is called when content is needed, not for each picture ("View Programming
/// Guide": the first time the view becomes visible, when parts are marked, when it is resized under
/// `.redraw`).
@MainActor @Suite struct ViewContentTests {
  private class Painter: UIView {
    var rects: [CGRect] = []
    var color = UIColor.red
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      color.setFill()
      UIRectFill(rect)
    }
  }

  private func picture(_ view: UIView, scale: CGFloat = 1) throws -> Pixels {
    let context = try #require(CGContext(size: view.bounds.size, scale: scale))
    view.layer.render(in: context)
    return try #require(Pixels(context))
  }

  /// Pixels of a picture as red, green, blue and alpha.
  private struct Pixels {
    let bytes: [UInt8]
    let width: Int
    @MainActor init?(_ context: CGContext) {
      guard let data = context.data else { return nil }
      width = context.width
      bytes = Array(
        UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }
    func at(_ x: Int, _ y: Int) -> [UInt8] {
      let place = (y * width + x) * 4
      return [bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3]]
    }
  }

  private func shown(_ view: UIView) -> UIWindow {
    let window = window(100, 100)
    window.addSubview(view)
    window.isHidden = false
    window.commitUpdates()
    return window
  }

  @Test func methodTablesAreReadable() {
    final class Plain: UIView { override func layoutSubviews() {} }
    final class Label: UILabel {}
    final class DrawingLabel: UILabel { override func draw(_ rect: CGRect) { super.draw(rect) } }
    final class Generic<Value>: UIView { override func draw(_ rect: CGRect) {} }
    class Base: UIView { override func display(_ layer: CALayer) {} }
    final class Derived: Base {}
    final class Gradient: CAGradientLayer {}
    final class Layer: CALayer { override func draw(in ctx: CGContext) {} }
    func view(_ type: AnyClass) -> MethodTable.Implementation { UIView.drawing.implementation(in: type) }
    func layer(_ type: AnyClass) -> MethodTable.Implementation { CALayer.drawing.implementation(in: type) }
    #expect(view(UIView.self) == .base && view(Plain.self) == .base && view(UIScrollView.self) == .base)
    #expect(
      view(UILabel.self) == .library && view(Label.self) == .library && view(UIImageView.self) == .library)
    #expect(
      view(Painter.self) == .program && view(Generic<Int>.self) == .program && view(Derived.self) == .program)
    #expect(view(DrawingLabel.self) == .programOverLibrary)
    #expect(layer(CALayer.self) == .base && layer(Gradient.self) == .library && layer(Layer.self) == .program)
  }

  @Test func drawIsCalledWhenContentIsNeeded() throws {
    let view = Painter(frame: rect(10, 10, 30, 20))
    #expect(view.rects == [])
    let window = shown(view)
    #expect(view.rects == [rect(0, 0, 30, 20)])
    view.color = .green
    #expect(try picture(window).at(15, 15) == [255, 0, 0, 255])
    _ = try picture(window)
    window.setNeedsLayout()
    window.commitUpdates()
    #expect(view.rects.count == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.rects.count == 1 && view.layer.needsDisplay())
    window.commitUpdates()
    #expect(view.rects.count == 2 && !view.layer.needsDisplay())
    // .green is 0, 1, 0.
    #expect(try picture(window).at(15, 15) == [0, 255, 0, 255])
  }

  /// Drawn content is stretched, placed or drawn anew as the content mode says.
  @Test func resizedContentFollowsTheContentMode() throws {
    let view = Painter(frame: rect(0, 0, 20, 20))
    view.backgroundColor = .white
    let window = shown(view)
    view.frame.size.width = 40
    window.commitUpdates()
    #expect(view.rects.count == 1)
    #expect(try picture(window).at(38, 10) == [255, 0, 0, 255])
    view.contentMode = .left
    window.commitUpdates()
    #expect(view.rects.count == 2)
    view.frame.size.width = 80
    window.commitUpdates()
    #expect(view.rects.count == 2)
    let placed = try picture(window)
    #expect(placed.at(38, 10) == [255, 0, 0, 255] && placed.at(42, 10) == [255, 255, 255, 255])
    view.contentMode = .redraw
    window.commitUpdates()
    view.frame.size.width = 60
    window.commitUpdates()
    #expect(view.rects.count == 4 && view.rects.last == rect(0, 0, 60, 20))
    view.frame.origin.x = 5
    window.commitUpdates()
    #expect(view.rects.count == 4)
  }

  @Test func aPartIsDrawn() throws {
    let view = Painter(frame: rect(0, 0, 40, 40))
    let window = shown(view)
    view.color = .blue
    for _ in 0..<20 {
      view.setNeedsDisplay(rect(0, 0, 10, 10))
      view.setNeedsDisplay(rect(5, 0, 15, 10))
      window.commitUpdates()
      #expect(view.rects.last == rect(0, 0, 20, 10))
    }
    let scale = Int(window.pixelScale)
    let pixels = try picture(window, scale: window.pixelScale)
    func color(_ x: Int, _ y: Int) -> [UInt8] { pixels.at(x * scale + scale / 2, y * scale + scale / 2) }
    #expect(color(19, 9) == [0, 0, 255, 255] && color(20, 9) == [255, 0, 0, 255])
    #expect(color(19, 10) == [255, 0, 0, 255] && color(30, 30) == [255, 0, 0, 255])
  }

  /// A view that is hidden, empty or in no window is not drawn until it is seen.
  @Test func whatIsNotSeenIsNotDrawn() {
    let (hidden, empty) = (Painter(frame: rect(0, 0, 10, 10)), Painter())
    let box = UIView(frame: rect(0, 0, 50, 50))
    box.isHidden = true
    box.addSubview(hidden)
    let window = shown(box)
    window.addSubview(empty)
    window.commitUpdates()
    #expect(hidden.rects == [] && empty.rects == [])
    box.isHidden = false
    empty.frame = rect(0, 0, 5, 5)
    window.commitUpdates()
    #expect(hidden.rects.count == 1 && empty.rects.count == 1)
  }

  /// Layout comes first; what drawing adds to the layer is laid out, displayed and seen in the same picture.
  @Test func whatDrawingSetsShowsAtOnce() throws {
    final class Adding: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout") }
      override func draw(_ rect: CGRect) {
        log.append("draw")
        layer.backgroundColor = UIColor.green.cgColor
        let dot = Painter(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        addSubview(dot)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
      }
    }
    let view = Adding(frame: rect(0, 0, 40, 40))
    let window = shown(view)
    let pixels = try picture(window)
    #expect(pixels.at(5, 5) == [0, 255, 0, 255] && pixels.at(15, 15) == [255, 0, 0, 255])
    #expect(pixels.at(35, 35)[3] == 0)
    #expect(view.log.prefix(2) == ["layout", "draw"] && view.log.filter { $0 == "draw" }.count == 1)
  }

  /// A view that always asks for display again is drawn once a commit.
  @Test func askingForDisplayInDrawingIsAnsweredInTheNextCommit() {
    final class Asking: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
        setNeedsLayout()
      }
    }
    let view = Asking(frame: rect(0, 0, 10, 10))
    let window = shown(view)
    #expect(view.count >= 1 && view.count <= 4)
    #expect(view.layer.needsDisplay())
    withExtendedLifetime(window) {}
  }

  @Test func layersDisplayWhenTheyAreMarked() throws {
    final class Dot: CALayer {
      var (displays, draws) = (0, 0)
      override func display() {
        displays += 1
        super.display()
      }
      override func draw(in ctx: CGContext) {
        draws += 1
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(bounds)
      }
    }
    final class Delegate: NSObject, CALayerDelegate {
      var log: [String] = []
      func layerWillDraw(_ layer: CALayer) { log.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    }
    final class DotView: UIView { override class var layerClass: AnyClass { Dot.self } }
    let window = shown(UIView())
    let (dot, plain, delegate) = (Dot(), CALayer(), Delegate())
    plain.delegate = delegate
    for layer in [dot, plain] {
      layer.frame = rect(0, 0, 10, 10)
      window.layer.addSublayer(layer)
    }
    window.commitUpdates()
    // "The layer is not displayed until setNeedsDisplay is called."
    #expect(dot.displays == 0 && delegate.log == [] && dot.contents == nil)
    dot.setNeedsDisplay()
    plain.setNeedsDisplay()
    window.commitUpdates()
    #expect(dot.displays == 1 && dot.draws == 1 && delegate.log == ["will", "draw"] && dot.contents != nil)
    #expect(try picture(window).at(5, 5) == [255, 0, 0, 255])
    dot.needsDisplayOnBoundsChange = true
    dot.bounds.size.width = 20
    window.commitUpdates()
    #expect(dot.draws == 2 && delegate.log.count == 2)
    dot.displayIfNeeded()
    #expect(dot.draws == 2)
    let view = DotView(frame: rect(50, 50, 10, 10))
    window.addSubview(view)
    window.commitUpdates()
    #expect((view.layer as? Dot)?.draws == 1)
    dot.contents = nil
    #expect(try picture(window).at(5, 5)[3] == 0)
  }

  /// "The existing content in the layer's contents property is removed to make way for the new content"
  /// (`CALayer.setNeedsDisplay()`); a view that draws nothing has no new content.
  @Test func drawingReplacesContents() throws {
    let (view, plain) = (Painter(frame: rect(0, 0, 10, 10)), UIView(frame: rect(20, 0, 10, 10)))
    let window = shown(view)
    window.addSubview(plain)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    for each in [view, plain] { each.layer.contents = image.cgImage }
    window.commitUpdates()
    #expect(try picture(window).at(5, 5) == [0, 0, 255, 255])
    for each in [view, plain] { each.setNeedsDisplay() }
    window.commitUpdates()
    #expect(try picture(window).at(5, 5) == [255, 0, 0, 255])
    #expect(try picture(window).at(25, 5) == [0, 0, 255, 255])
  }

  /// Pixels are kept for the screen's scale; a picture of a larger one and a document with shapes have the code draw for them.
  @Test func largerPicturesAndDocumentsAreSharp() throws {
    final class Edge: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5.5, height: 10))
      }
    }
    let view = Edge(frame: rect(0, 0, 10, 10))
    let window = shown(view)
    for scale in [1, window.pixelScale] { _ = try picture(window, scale: scale) }
    #expect(view.count == 1)
    let pixels = try picture(window, scale: 10)
    #expect(pixels.at(54, 50)[3] == 255 && pixels.at(55, 50)[3] == 0)
    let document = try #require(CGContext(document: .svg, pageSize: CGSize(width: 100, height: 100)))
    window.layer.render(in: document)
    let svg = try #require(document.closeDocument().map { String(decoding: $0, as: UTF8.self) })
    #expect(svg.contains("5.5") && !svg.contains("<image"))
    #expect(view.count == 3)
  }

  /// Text of a label that draws something besides is that of a plain label.
  @Test func labelsThatDrawBesidesHaveTheTextOfPlainOnes() throws {
    final class Underlined: UILabel {
      var count = 0
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        count += 1
      }
    }
    func made<Label: UILabel>(_ label: Label) throws -> (Label, [UInt8], UIWindow) {
      label.frame = rect(3, 4, 80, 20)
      label.text = "Hamburg"
      let window = shown(label)
      return (label, try picture(window, scale: window.pixelScale).bytes, window)
    }
    let (_, expected, _) = try made(UILabel())
    let (label, pixels, window) = try made(Underlined())
    #expect(expected.contains { $0 != 0 } && pixels == expected && label.count == 1)
    label.text = "Bremen"
    window.commitUpdates()
    #expect(label.count == 2)
  }

  /// Content at a place between pixels of the screen, or in a view that is turned, is the picture that was
  /// kept.
  @Test func turnedViewsAreNotAskedAgain() throws {
    let view = Painter(frame: rect(20, 20, 20, 20))
    let window = shown(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let pixels = try picture(window, scale: window.pixelScale)
    let scale = Int(window.pixelScale)
    #expect(
      pixels.at(30 * scale, 18 * scale) == [255, 0, 0, 255] && pixels.at(21 * scale, 21 * scale)[3] == 0)
    #expect(view.rects.count == 1)
  }

  /// `clear(_:)` in `draw(_:)` shows what lies behind the view.
  @Test func clearingShowsWhatIsBehind() throws {
    final class Hole: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
      }
    }
    let window = shown(UIView())
    window.backgroundColor = .white
    window.addSubview(Hole(frame: rect(0, 0, 20, 20)))
    window.commitUpdates()
    let pixels = try picture(window)
    #expect(pixels.at(2, 2) == [255, 0, 0, 255] && pixels.at(10, 10) == [255, 255, 255, 255])
  }

  /// Image views draw their image themselves; a subclass's `draw(_:)` is not called ("UIImageView").
  @Test func imageViewsAreNotAsked() throws {
    final class Picture: UIImageView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let view = Picture(frame: rect(0, 0, 10, 10))
    let window = shown(view)
    _ = try picture(window)
    #expect(view.count == 0)
  }
}
