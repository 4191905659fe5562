import Foundation

/// Text in pages, for the formatters of plain, attributed and marked-up text.
@MainActor
final class PagedText {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private(set) var pages: [NSTextContainer] = []
  /// The maximum number of pages.
  private static let limit = 5000

  init(_ text: NSAttributedString, _ size: (Int) -> CGSize) {
    storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    var end = 0
    while end < storage.length, pages.count < Self.limit {
      let container = NSTextContainer(size: size(pages.count))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      let range = manager.glyphRange(for: container)
      guard range.length > 0 else { break }
      pages.append(container)
      end = range.location + range.length
    }
  }

  func draw(_ index: Int, at point: CGPoint) {
    guard pages.indices.contains(index) else { return }
    manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: pages[index]), at: point)
  }
}
