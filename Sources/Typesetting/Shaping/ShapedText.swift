import Synchronization

/// What shaping made of the paragraphs of one text.
///
/// Layouts of a text at several widths share it, so that a label that is first measured without bounds and then at
/// the width it got costs one shaping. May be used from any thread.
final class ShapedText: Sendable {
  struct Paragraph: Sendable {
    var runs: [ShapedRun]
    var isRightToLeft: Bool
  }

  private let paragraphs = Mutex<[Range<Int>: Paragraph]>([:])

  /// The paragraph of a range of UTF-16 units, shaped by the closure when nobody has asked for it before.
  func paragraph(_ range: Range<Int>, shape: () -> Paragraph) -> Paragraph {
    if let known = paragraphs.withLock({ $0[range] }) { return known }
    let shaped = shape()
    paragraphs.withLock { $0[range] = shaped }
    return shaped
  }
}
