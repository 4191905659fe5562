import Foundation

/// What shaping made of the paragraphs of one text.
///
/// Layouts of a text at several widths share it, so that a label that is first measured without bounds and then at
/// the width it got costs one shaping. May be used from any thread.
final class ShapedText: @unchecked Sendable {
  struct Paragraph {
    var runs: [ShapedRun]
    var isRightToLeft: Bool
  }

  private let lock = NSLock()
  private var paragraphs: [Range<Int>: Paragraph] = [:]

  /// The paragraph of a range of UTF-16 units, shaped by the closure when nobody has asked for it before.
  func paragraph(_ range: Range<Int>, shape: () -> Paragraph) -> Paragraph {
    lock.lock()
    if let known = paragraphs[range] {
      lock.unlock()
      return known
    }
    lock.unlock()
    let shaped = shape()
    lock.lock()
    paragraphs[range] = shaped
    lock.unlock()
    return shaped
  }
}
