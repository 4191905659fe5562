import ForkSafeLocks
import Foundation

/// A collection of values, grouped by the unit that they are of.
final class SnapshotCollection<Value: Sendable>: Sendable {
  private struct State {
    var values: [String: [Value]] = [:]
    var count = 0
    var failure: (any Error)?
  }
  private let state = Mutex(State())

  /// Adds a value, and returns how many there are.
  @discardableResult
  func add(_ value: Value, of unit: String) -> Int {
    state.withLock { state in
      state.values[unit, default: []].append(value)
      state.count += 1
      return state.count
    }
  }

  /// Adds a value unless it is there.
  func addOnce(_ value: Value, of unit: String) where Value: Equatable {
    state.withLock { state in
      guard state.values[unit]?.contains(value) != true else { return }
      state.values[unit, default: []].append(value)
      state.count += 1
    }
  }

  func fail(_ error: any Error) { state.withLock { $0.failure = $0.failure ?? error } }

  /// Returns the values in the order of the units.
  func values(inOrderOf units: [String]) throws -> [Value] {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    return units.flatMap { state.values[$0] ?? [] }
  }
}
