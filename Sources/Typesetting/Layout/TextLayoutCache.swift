import ForkSafeLocks

/// Caches layouts by text, fonts and width.
///
/// There are two generations: entries in use move to the young one; when that is full the old one is
/// discarded. The memory is therefore bounded, and entries in use remain. May be used from any thread.
public final class TextLayoutCache: Sendable {
  /// The cache of the process.
  public static let shared = TextLayoutCache()

  private struct Key: Hashable, Sendable {
    let text: StyledText
    let isRightToLeft: Bool
  }

  /// A text's shaped paragraphs and its latest layouts. Unchecked, since the layouts are read and changed
  /// under the cache's lock only, even of entries that have been removed.
  private final class Entry: @unchecked Sendable {
    let shape = ShapedText()
    var layouts: [TextLayout] = []

    func layout(_ constraint: TextLayout.Constraint) -> TextLayout? {
      layouts.first { $0.constraint == constraint }
    }
  }

  /// The limits of a generation, in texts and UTF-8 bytes, and the number of layouts of one text.
  private static let capacity = 1024
  private static let textCapacity = 1 << 19
  private static let layoutsOfText = 8
  /// The number of bytes from which a text is not cached: a very long one would displace everything else.
  package static let longestText = textCapacity / 8

  private struct State {
    var young: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    var youngTextLength = 0
    /// The revision of the fonts that the layouts are made with.
    var revision = FontRevision.current

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

  /// Returns the layout of a text with a constraint.
  public func layout(_ text: StyledText, _ constraint: TextLayout.Constraint) -> TextLayout {
    let key = Key(text: text, isRightToLeft: constraint.isRightToLeft)
    let (entry, known) = state.withLock { state in
      if state.revision != FontRevision.current { state = State() }
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

  /// Removes all layouts.
  public func removeAll() {
    state.withLock { $0 = State() }
  }

  /// The number of cached texts.
  var count: Int {
    state.withLock { $0.young.count + $0.old.count }
  }
}
