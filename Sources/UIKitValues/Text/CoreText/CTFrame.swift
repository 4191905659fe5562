import CoreGraphics
import Foundation

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A framesetter, which lays out text in frames.
public final class CTFramesetter: NSObject {
  package let text: NSAttributedString

  package init(_ text: NSAttributedString) {
    self.text = CTText.drawable(text)
    super.init()
  }

  package func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), text.length)
    let length = range.length <= 0 ? text.length - start : min(range.length, text.length - start)
    return text.attributedSubstring(from: NSRange(location: start, length: length))
  }
}

/// A frame of text lines in the bounding rectangle of a path.
public final class CTFrame: NSObject {
  package let path: CGPath
  package let rect: CGRect
  package let lines: [(line: CTLine, origin: CGPoint)]
  package let visible: CFRange
  private let text: NSAttributedString

  package init(_ text: NSAttributedString, start: CFIndex, path: CGPath) {
    self.path = path
    self.text = text
    let rect = path.boundingBoxOfPath
    self.rect = rect
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: rect.width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lines: [(CTLine, CGPoint)] = []
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) {
      fragment, used, _, range, stop in
      guard fragment.maxY <= rect.height + 0.5 else {
        stop.pointee = true
        return
      }
      let line = CTLine(
        text.attributedSubstring(from: range),
        range: CFRange(location: start + range.location, length: range.length))
      // Origins are those of the baselines, relative to the lower left corner of the rectangle.
      lines.append((line, CGPoint(x: used.minX, y: rect.height - fragment.minY - line.extent.ascent)))
      count = NSMaxRange(range)
    }
    self.lines = lines
    visible = CFRange(location: start, length: count)
    super.init()
  }

  package func draw(in context: CGContext) {
    let shown = text.attributedSubstring(from: NSRange(location: 0, length: min(visible.length, text.length)))
    CTText.draw(at: CGPoint(x: rect.minX, y: rect.maxY), in: context) {
      shown.draw(
        with: CGRect(x: 0, y: 0, width: rect.width, height: rect.height), options: .usesLineFragmentOrigin,
        context: nil)
    }
  }
}

/// Creates a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Creates a frame with the text of a range, as far as it fits the path's bounding rectangle. Paths that are
/// not rectangles are treated as their bounding rectangle.
///
/// - Parameter frameAttributes: Ignored.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter.part(stringRange), start: max(stringRange.location, 0), path: path)
}

/// Returns the size of a text within constraints, in points.
///
/// - Parameter fitRange: Receives the requested range.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  fitRange?.pointee = CFRange(location: max(stringRange.location, 0), length: part.length)
  let size = part.boundingRect(with: constraints, options: .usesLineFragmentOrigin, context: nil).size
  return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}

/// Draws the lines, with y increasing upward.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
/// Returns the lines, an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }
/// Retrieves the origins of the baselines, relative to the lower left corner of the path's bounding
/// rectangle.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.lines.count)
  let count = range.length <= 0 ? frame.lines.count - start : min(range.length, frame.lines.count - start)
  for index in 0..<count { origins[index] = frame.lines[start + index].origin }
}
/// Returns the range of characters that fit the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
/// Returns the range of characters that fit the frame, not the requested range.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
/// Returns the path.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
