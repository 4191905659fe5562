import ForkSafeLocks
import Foundation

/// The ranges that a search has found.
///
/// Unchecked, since ranges are objects: they do not change, and the list is used under a lock.
final class FoundRanges: @unchecked Sendable {
  /// A range of a document. Unchecked, since ranges are objects: they do not change.
  struct Found: @unchecked Sendable {
    let range: UITextRange
    let document: AnyHashable?
  }

  private struct State {
    var found: [Found] = []
    var isSearching = true
    var hasChanged = false
  }

  private let state = Mutex(State())
  private let onChange: @Sendable () -> Void

  /// Creates an empty list.
  ///
  /// - Parameter onChange: Called on the main queue when the results are complete, or change later; not before the call
  ///   that searches has returned.
  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  var all: [Found] { state.withLock { $0.found } }
  var ranges: [UITextRange] { all.map(\.range) }

  func add(_ range: UITextRange, _ document: AnyHashable?) {
    let new = Found(range: range, document: document)
    state.withLock { state in
      if !state.found.contains(where: { $0.range.isEqual(new.range) && $0.document == new.document }) {
        state.found.append(new)
      }
    }
  }

  func remove(_ range: UITextRange, _ document: AnyHashable?) {
    let old = Found(range: range, document: document)
    state.withLock { state in
      state.found.removeAll { $0.range.isEqual(old.range) && $0.document == old.document }
    }
    finish()
  }

  func removeAll() {
    state.withLock { $0.found = [] }
    finish()
  }

  func finish() {
    let isSearching = state.withLock { state in
      state.hasChanged = true
      return state.isSearching
    }
    if !isSearching { DispatchQueue.main.async(execute: onChange) }
  }

  /// Ends the call that searches, and returns whether the results are complete.
  func endSearch() -> Bool {
    state.withLock { state in
      state.isSearching = false
      return state.hasChanged
    }
  }
}
