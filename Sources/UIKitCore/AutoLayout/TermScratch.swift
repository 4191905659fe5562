import ConstraintSolver

/// A reusable buffer in which the engine collects the terms of a constraint.
final class TermScratch {
  private var base = UnsafeMutablePointer<Term>.allocate(capacity: 32)
  private var capacity = 32
  private(set) var count = 0

  deinit { base.deallocate() }

  @inline(__always)
  func append(_ term: Term) {
    if count == capacity { grow() }
    (base + count).initialize(to: term)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Returns the terms from an index on; valid until the next term is appended.
  @inline(__always)
  func terms(from start: Int) -> UnsafeBufferPointer<Term> {
    UnsafeBufferPointer(start: base + start, count: count - start)
  }

  @inline(__always)
  func removeTerms(from start: Int) { count = start }
}
