import ForkSafeLocks

/// The cached strikes. When they contain too many bytes, those not used since the last time are removed.
final class GlyphStrikes: Sendable {
  static let shared = GlyphStrikes()

  /// The number of bytes that a generation of strikes may contain.
  private static let capacity = 8 << 20

  /// Unchecked, since strikes are accessed under the lock only.
  private struct State: @unchecked Sendable {
    var young: [GlyphStrike.Key: GlyphStrike] = [:]
    var old: [GlyphStrike.Key: GlyphStrike] = [:]
    var youngSize = 0
  }

  private let state = Mutex(State())

  /// Calls a closure with a strike, under the lock.
  func with<Result: Sendable>(_ key: GlyphStrike.Key, _ body: (GlyphStrike) -> Result) -> Result {
    state.withLock { state in
      let strike: GlyphStrike
      var before = 0
      if let known = state.young[key] {
        strike = known
        before = known.bytes.count
      } else {
        strike = state.old.removeValue(forKey: key) ?? GlyphStrike(key)
        state.young[key] = strike
      }
      let result = body(strike)
      // The strike itself also needs memory.
      state.youngSize += strike.bytes.count - before + (before == 0 ? 1024 : 0)
      if state.youngSize > GlyphStrikes.capacity {
        state.old = state.young
        state.young = [:]
        state.youngSize = 0
      }
      return result
    }
  }

  /// The number of cached bytes.
  var size: Int {
    state.withLock { state in
      [state.young, state.old].joined().reduce(0) { $0 + $1.value.bytes.count }
    }
  }
}
