import Synchronization

/// Remembers layouts by text, fonts and width.
///
/// It holds two generations: what is asked for moves to the young one; when that is full the old one is forgotten.
/// So its memory is bounded whatever is asked, and what is in use stays. May be used from any thread.
public final class TextLayoutCache: Sendable {
  /// The process' cache.
  public static let shared = TextLayoutCache()

  private struct Key: Hashable, Sendable {
    let text: StyledText
    let isRightToLeft: Bool
  }

  /// A text's shape and its latest layouts. Entries are in the cache's state or have fallen out of it: unchecked, since
  /// their layouts are read and changed under its lock only.
  private final class Entry: @unchecked Sendable {
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
  /// Bytes of a text that is not held: a very long one would push out everything else.
  package static let longestText = textCapacity / 8

  private struct State {
    var young: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    var youngTextLength = 0

    mutating func entry(for key: Key) -> Entry {
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
  }

  private let state = Mutex(State())

  init() {}

  /// The layout of a text under a constraint.
  public func layout(_ text: StyledText, _ constraint: TextLayout.Constraint) -> TextLayout {
    let key = Key(text: text, isRightToLeft: constraint.isRightToLeft)
    let (entry, known) = state.withLock { state in
      let entry = state.entry(for: key)
      return (entry, entry.layout(constraint))
    }
    if let known { return known }
    let layout = TextLayout(text, constraint: constraint, shape: entry.shape)
    state.withLock { _ in
      if entry.layouts.count == TextLayoutCache.layoutsOfText { entry.layouts.removeFirst() }
      entry.layouts.append(layout)
    }
    return layout
  }

  /// Forgets everything: fonts have changed.
  public func removeAll() {
    state.withLock { $0 = State() }
  }

  /// The number of texts held.
  var count: Int {
    state.withLock { $0.young.count + $0.old.count }
  }
}
