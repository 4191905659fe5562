import Foundation

/// The strikes in use, bounded: when they hold too many bytes, those not used since the last time go.
final class GlyphStrikes: @unchecked Sendable {
  static let shared = GlyphStrikes()

  /// Bytes one generation of strikes holds.
  private static let capacity = 8 << 20

  private let lock = NSLock()
  private var young: [GlyphStrike.Key: GlyphStrike] = [:]
  private var old: [GlyphStrike.Key: GlyphStrike] = [:]

  private var youngSize = 0

  /// Works with a strike while no one else does.
  func with<Result>(_ key: GlyphStrike.Key, _ body: (GlyphStrike) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    let strike: GlyphStrike
    var before = 0
    if let known = young[key] {
      strike = known
      before = known.bytes.count
    } else {
      strike = old.removeValue(forKey: key) ?? GlyphStrike(key)
      young[key] = strike
    }
    let result = body(strike)
    // A strike itself costs something, too.
    youngSize += strike.bytes.count - before + (before == 0 ? 1024 : 0)
    if youngSize > GlyphStrikes.capacity {
      old = young
      young = [:]
      youngSize = 0
    }
    return result
  }

  /// Bytes held.
  var size: Int {
    lock.lock()
    defer { lock.unlock() }
    return young.values.reduce(0) { $0 + $1.bytes.count } + old.values.reduce(0) { $0 + $1.bytes.count }
  }
}
