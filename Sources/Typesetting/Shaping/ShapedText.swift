import ForkSafeLocks

/// The shaped paragraphs of a text.
///
/// Layouts of a text at several widths share them, so that a label that is first measured without bounds and
/// then at its final width is shaped once. May be used from any thread.
final class ShapedText: Sendable {
  struct Paragraph: Sendable {
    var runs: [ShapedRun]
    var isRightToLeft: Bool
  }

  private let paragraphs = Mutex<[Range<Int>: Paragraph]>([:])

  /// Returns the paragraph of a range of UTF-16 units, shaped by the closure on the first call.
  func paragraph(_ range: Range<Int>, shape: () -> Paragraph) -> Paragraph {
    if let known = paragraphs.withLock({ $0[range] }) { return known }
    let shaped = shape()
    paragraphs.withLock { $0[range] = shaped }
    return shaped
  }
}
