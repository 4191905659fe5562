import Foundation

/// Remembers layouts by text, fonts and width.
///
/// It holds two generations: what is asked for moves to the young one; when that is full the old one is forgotten.
/// So its memory is bounded whatever is asked, and what is in use stays. May be used from any thread.
public final class TextLayoutCache: @unchecked Sendable {
  /// The process' cache.
  public static let shared = TextLayoutCache()

  private struct Key: Hashable {
    let text: StyledText
    let isRightToLeft: Bool
  }

  /// A text's shape and its latest layouts.
  private final class Entry {
    let shape = ShapedText()
    var layouts: [TextLayout] = []

    func layout(_ constraint: TextLayout.Constraint) -> TextLayout? {
      layouts.first { $0.constraint == constraint }
    }
  }

  /// Texts and their UTF-16 units that one generation holds, and layouts of one text.
  private static let capacity = 1024
  private static let textCapacity = 1 << 19
  private static let layoutsOfText = 8
  /// Bytes of a text that is not held: a giant would push out everything else.
  package static let longestText = textCapacity / 8

  private let lock = NSLock()
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngTextLength = 0

  init() {}

  /// The layout of a text under a constraint.
  public func layout(_ text: StyledText, _ constraint: TextLayout.Constraint) -> TextLayout {
    let key = Key(text: text, isRightToLeft: constraint.isRightToLeft)
    lock.lock()
    let entry = entry(for: key)
    if let layout = entry.layout(constraint) {
      lock.unlock()
      return layout
    }
    lock.unlock()
    let layout = TextLayout(text, constraint: constraint, shape: entry.shape)
    lock.lock()
    if entry.layouts.count == TextLayoutCache.layoutsOfText { entry.layouts.removeFirst() }
    entry.layouts.append(layout)
    lock.unlock()
    return layout
  }

  private func entry(for key: Key) -> Entry {
    if let entry = young[key] { return entry }
    let entry = old[key] ?? Entry()
    let length = key.text.string.utf8.count
    guard length < TextLayoutCache.longestText else { return entry }
    if young.count >= TextLayoutCache.capacity || youngTextLength + length > TextLayoutCache.textCapacity {
      old = young
      young = [:]
      youngTextLength = 0
    }
    young[key] = entry
    youngTextLength += length
    return entry
  }

  /// Forgets everything: fonts have changed.
  public func removeAll() {
    lock.lock()
    young = [:]
    old = [:]
    youngTextLength = 0
    lock.unlock()
  }

  /// The number of texts held.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return young.count + old.count
  }
}
