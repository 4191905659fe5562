/// Distinct texts of a few words, as labels have them.
struct Words {
  private var state: UInt64 = 1

  private static let words = [
    "harbour", "lantern", "quiet", "seven", "orchard", "windows", "morning", "paper", "river", "stone",
    "Settings", "Cancel", "Delivery", "Account", "of", "the", "and", "with", "12:45", "€ 9.90",
  ]

  mutating func next() -> String {
    var text = ""
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var bits = state >> 20
    for _ in 0..<(1 + bits % 4) {
      text += Words.words[Int((bits >> 8) % UInt64(Words.words.count))] + " "
      bits = bits &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    }
    return text + "\(state >> 40)"
  }

  static func list(_ count: Int) -> [String] {
    var words = Words()
    return (0..<count).map { _ in words.next() }
  }
}
