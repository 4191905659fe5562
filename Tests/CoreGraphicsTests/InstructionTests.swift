import CPixels
import TestSupport
import Testing

/// Comparisons of pictures have the same results with all instructions.
@Suite struct InstructionTests {
  private static let width = 83
  private static let height = 41

  /// Premultiplied pixels of random colors, of which the given share is like those of `other`.
  private func pixels(like other: [UInt32]?, share: Int, opaque: Bool, _ random: inout SplitMix) -> [UInt32] {
    (0..<Self.width * Self.height).map { index in
      if let other, Int.random(in: 0..<100, using: &random) < share { return other[index] }
      let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &random)
      return (0..<3).reduce(alpha << 24) { pixel, channel in
        pixel | UInt32.random(in: 0...alpha, using: &random) << (UInt32(channel) * 8)
      }
    }
  }

  private func compare(
    _ a: [UInt32], _ b: [UInt32], _ explained: [UInt8]?, opaque: Bool, _ instructions: cpx_instructions
  ) -> cpx_comparison {
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        let pictures = [a, b].map {
          cpx_picture(
            pixels: $0.bindMemory(to: UInt8.self).baseAddress, stride: Self.width * 4,
            width: UInt32(Self.width),
            height: UInt32(Self.height),
            opaque: opaque ? 1 : 0)
        }
        guard let explained else { return cpx_compare(pictures[0], pictures[1], nil, 20, instructions) }
        return explained.withUnsafeBufferPointer {
          cpx_compare(pictures[0], pictures[1], $0.baseAddress, 20, instructions)
        }
      }
    }
  }

  @Test(arguments: [0, 50, 97, 100], [true, false]) func resultsAreThoseOfTheBaseline(
    _ share: Int, _ opaque: Bool
  ) {
    for seed in 0..<6 {
      var random = SplitMix(seed: UInt64(seed))
      let a = pixels(like: nil, share: 0, opaque: opaque, &random)
      let b = pixels(like: a, share: share, opaque: opaque, &random)
      let explained: [UInt8]? = seed % 2 == 0 ? nil : a.map { $0 & 1 == 0 ? 1 : 0 }
      let fastest = compare(a, b, explained, opaque: opaque, CPX_FASTEST)
      let baseline = compare(a, b, explained, opaque: opaque, CPX_BASELINE)
      #expect(fastest.failed == 0 && baseline.failed == 0)
      #expect(fastest.count == baseline.count, "seed \(seed)")
      #expect((fastest.count == 0) == (share == 100), "seed \(seed)")
      #expect(
        [fastest.left, fastest.top, fastest.right, fastest.bottom]
          == [baseline.left, baseline.top, baseline.right, baseline.bottom], "seed \(seed)")
      #expect(fastest.distance == baseline.distance, "seed \(seed)")
      #expect(fastest.beyond == baseline.beyond, "seed \(seed)")
      #expect(fastest.unexplained == baseline.unexplained, "seed \(seed)")
      #expect(fastest.unexplained_distance == baseline.unexplained_distance, "seed \(seed)")
      #expect(fastest.changes_structure == baseline.changes_structure, "seed \(seed)")
      #expect(fastest.changes_smooth_areas == baseline.changes_smooth_areas, "seed \(seed)")
    }
  }
}
