/// The difference of a view's frame here from that on iOS, in points.
struct ParityChange: Hashable, Sendable {
  /// The frames: x, y, width and height.
  let recorded: [Double]
  let shown: [Double]

  /// An edge, or the middle, of a frame along an axis.
  enum Edge: Int, CaseIterable, Sendable {
    case left, right, top, bottom

    /// 0 for the horizontal axis, 1 for the vertical one.
    var axis: Int { rawValue / 2 }
  }

  var dx: Double { shown[0] - recorded[0] }
  var dy: Double { shown[1] - recorded[1] }
  var dw: Double { shown[2] - recorded[2] }
  var dh: Double { shown[3] - recorded[3] }

  /// Returns the movement of an edge.
  func movement(of edge: Edge) -> Double {
    switch edge {
    case .left: dx
    case .right: dx + dw
    case .top: dy
    case .bottom: dy + dh
    }
  }

  /// The largest movement of an edge.
  var largest: Double { Edge.allCases.map { abs(movement(of: $0)) }.max() ?? 0 }

  /// Returns whether all edges are within a distance.
  func isWithin(_ distance: Double) -> Bool { largest <= distance }

  /// The difference in words, as in `2 points lower and 3.3 points wider`.
  var words: String {
    func part(_ value: Double, _ positive: String, _ negative: String) -> String? {
      let rounded = (abs(value) * 100).rounded() / 100
      guard rounded > 0 else { return nil }
      return "\(Self.number(rounded)) \(rounded == 1 ? "point" : "points") \(value > 0 ? positive : negative)"
    }
    let moves = [
      part(dx, "further right", "further left"), part(dy, "lower", "higher"),
      part(dw, "wider", "narrower"), part(dh, "taller", "shorter"),
    ].compactMap { $0 }
    guard let last = moves.last else { return "where it was" }
    return moves.count == 1 ? last : moves.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A number with at most two decimals, and none if it has none.
  static func number(_ value: Double) -> String {
    let value = (value * 100).rounded() / 100 + 0
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
