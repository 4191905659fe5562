/// What a comparison forgives: nothing by default. The distance of colours is asked first, the number of pixels second.
package struct SnapshotTolerance: Codable, Hashable, Sendable {
  /// The distance of two colours by CIE94 up to which pixels count as equal; about 2 is seen by a trained eye.
  package var distance: Double
  /// The share of pixels, from 0 to 1, that may lie farther apart.
  package var share: Double

  package init(distance: Double = 0, share: Double = 0) {
    self.distance = distance
    self.share = share
  }

  /// Nothing is forgiven.
  package static let exact = SnapshotTolerance()

  /// The tolerance in the numbers that iOS teams know: 1 is exact.
  package init(precision: Double, perceptualPrecision: Double) {
    self.init(
      distance: (1 - min(max(perceptualPrecision, 0), 1)) * 100, share: 1 - min(max(precision, 0), 1))
  }

  /// In words; nil for none.
  package var words: String? {
    guard self != .exact else { return nil }
    let percent = (share * 100_000).rounded() / 1000
    return "colours up to \((distance * 1000).rounded() / 1000) apart, and \(percent) % of the pixels"
  }
}
