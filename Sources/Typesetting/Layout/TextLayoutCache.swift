import Foundation

/// Remembers layouts by text, fonts and width.
///
/// It holds two generations: what is asked for moves to the young one; when that is full the old one is forgotten.
/// So its memory is bounded whatever is asked, and what is in use stays. May be used from any thread.
public final class TextLayoutCache: @unchecked Sendable {
  public static let shared = TextLayoutCache()

  private struct Key: Hashable {
    let text: StyledText
    let constraint: TextLayout.Constraint
  }

  /// Layouts and UTF-16 units one generation holds.
  private static let capacity = 2048
  private static let textCapacity = 1 << 19

  private let lock = NSLock()
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]
  private var youngTextLength = 0

  init() {}

  /// The layout of a text under a constraint.
  public func layout(_ text: StyledText, _ constraint: TextLayout.Constraint) -> TextLayout {
    let key = Key(text: text, constraint: constraint)
    lock.lock()
    if let layout = young[key] {
      lock.unlock()
      return layout
    }
    if let layout = old[key] {
      insert(layout, key)
      lock.unlock()
      return layout
    }
    lock.unlock()
    let layout = TextLayout(text, constraint: constraint)
    lock.lock()
    insert(layout, key)
    lock.unlock()
    return layout
  }

  private func insert(_ layout: TextLayout, _ key: Key) {
    let length = key.text.string.utf8.count
    // A giant would push out everything else; it is made anew when asked for again.
    guard length < TextLayoutCache.textCapacity / 8 else { return }
    if young.count >= TextLayoutCache.capacity || youngTextLength + length > TextLayoutCache.textCapacity {
      old = young
      young = [:]
      youngTextLength = 0
    }
    young[key] = layout
    youngTextLength += length
  }

  /// Forgets everything: fonts have changed.
  public func removeAll() {
    lock.lock()
    young = [:]
    old = [:]
    youngTextLength = 0
    lock.unlock()
  }

  /// The number of layouts held.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return young.count + old.count
  }
}
