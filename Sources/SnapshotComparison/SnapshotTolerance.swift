/// The tolerance of a comparison, none by default. The difference of colors is applied first, the number of
/// pixels second.
package struct SnapshotTolerance: Codable, Hashable, Sendable {
  /// The CIE94 difference of two colors up to which pixels count as equal; a trained eye sees about 2.
  package var distance: Double
  /// The fraction of pixels, between 0 and 1, that may differ by more.
  package var share: Double

  package init(distance: Double = 0, share: Double = 0) {
    self.distance = distance
    self.share = share
  }

  /// No tolerance.
  package static let exact = SnapshotTolerance()

  /// Creates a tolerance from the values that iOS developers know, where 1 is exact.
  package init(precision: Double, perceptualPrecision: Double) {
    self.init(
      distance: (1 - min(max(perceptualPrecision, 0), 1)) * 100, share: 1 - min(max(precision, 0), 1))
  }

  /// A description of the tolerance; `nil` for none.
  package var words: String? {
    guard self != .exact else { return nil }
    let percent = (share * 100_000).rounded() / 1000
    return "colours up to \((distance * 1000).rounded() / 1000) apart, and \(percent) % of the pixels"
  }
}
