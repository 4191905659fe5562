/// A constraint's part of a functional's penalty: its cost per unit on either side of a kink.
struct Kink: BitwiseCopyable {
  /// The value of the functional at which the constraint is just satisfied.
  var position: Double
  /// The violation per unit of the functional on the sides that cost anything.
  private var weight: Double
  private var levelAndSides: UInt32
  /// The constraint's slot, or -1 for a pull towards zero.
  var row: Int32
  /// The rank in ties: of the constraints of a level, the one with the highest order is kept.
  var order: Int

  @inline(__always)
  init(
    position: Double, weight: Double, costsAbove: Bool, costsBelow: Bool, level: Int32 = 0, row: Int32 = -1,
    order: Int = 0
  ) {
    self.position = position
    self.weight = weight
    self.row = row
    self.order = order
    levelAndSides = UInt32(level) << 2 | (costsAbove ? 1 : 0) | (costsBelow ? 2 : 0)
  }

  /// The index of the level; 0 is the highest.
  @inline(__always)
  var level: Int32 {
    get { Int32(levelAndSides >> 2) }
    set { levelAndSides = UInt32(newValue) << 2 | levelAndSides & 3 }
  }

  /// The violation per unit of the functional above the position.
  @inline(__always)
  var above: Double { levelAndSides & 1 != 0 ? weight : 0 }

  /// The violation per unit of the functional below the position.
  @inline(__always)
  var below: Double { levelAndSides & 2 != 0 ? weight : 0 }
}
