/// The elements of the flat arrays of a solver, besides rows. Indices have 32 bits.
extension Solver {
  /// A variable. Two take a cache line.
  struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    private var place = Place()
    private var flags = VariableRecord.alive | VariableRecord.new
    /// The number of variables that have had the slot before.
    var generation: UInt16 = 0
    /// The number of constraints that mention the variable.
    var uses: Int32 = 0
    /// The offset in `mentions` of the rows that mention the variable, valid after elimination.
    var firstMention: Int32 = 0
    /// The first of the chain of terms that elimination created.
    var firstFill: Int32 = -1
    /// The pivot row; -1 for a free variable, and less for one that belongs to a component.
    private var location: Int32 = -1

    private static let alive: UInt8 = 1
    private static let new: UInt8 = 2
    private static let marked: UInt8 = 4
    private static let reservedMentions: UInt8 = 8

    @inline(__always)
    private mutating func set(_ flag: UInt8, _ isSet: Bool) { flags = isSet ? flags | flag : flags & ~flag }

    /// Order of creation.
    @inline(__always)
    var order: Int {
      get { place.order }
      set { place = Place(newValue) }
    }

    @inline(__always)
    var isAlive: Bool {
      get { flags & VariableRecord.alive != 0 }
      set { set(VariableRecord.alive, newValue) }
    }

    /// A Boolean value that indicates whether the variable has not been solved for yet.
    @inline(__always)
    var isNew: Bool {
      get { flags & VariableRecord.new != 0 }
      set { set(VariableRecord.new, newValue) }
    }

    /// A Boolean value that indicates whether it is listed in `marked`, with its previous value.
    @inline(__always)
    var isMarked: Bool {
      get { flags & VariableRecord.marked != 0 }
      set { set(VariableRecord.marked, newValue) }
    }

    /// A Boolean value that indicates whether the element of `mentions` before the first is the number of
    /// those reserved for the variable.
    @inline(__always)
    var hasReservedMentions: Bool {
      get { flags & VariableRecord.reservedMentions != 0 }
      set { set(VariableRecord.reservedMentions, newValue) }
    }

    /// The row that determines the variable's value, or -1 if it is free.
    @inline(__always)
    var pivotRow: Int32 {
      get { max(location, -1) }
      set { location = newValue }
    }

    /// The free variable's component, or -1.
    @inline(__always)
    var component: Int32 {
      get { location < -1 ? -2 - location : -1 }
      set { location = -2 - newValue }
    }
  }

  /// A position in the orders of creation and addition, in five bytes.
  struct Place: BitwiseCopyable {
    /// Positions are less than this number.
    static let limit = 1 << 40

    private var low: UInt32
    private var high: UInt8

    @inline(__always)
    init(_ order: Int = 0) {
      precondition(order >= 0 && order < Place.limit, "A place is a number that `reservePlaces` returned.")
      low = UInt32(truncatingIfNeeded: order)
      high = UInt8(truncatingIfNeeded: order >> 32)
    }

    @inline(__always)
    var order: Int { Int(high) << 32 | Int(low) }
  }

  /// A variable whose value has changed, and its value before.
  struct Marked: BitwiseCopyable {
    var valueBefore: Double
    var variable: Int32
  }

  /// A term of a row. The coefficient is stored in halves, so that terms need no padding.
  struct TermRecord: BitwiseCopyable {
    var variable: Int32
    private var low: UInt32
    private var high: UInt32

    @inline(__always)
    init(coefficient: Double, variable: Int32) {
      self.variable = variable
      low = UInt32(truncatingIfNeeded: coefficient.bitPattern)
      high = UInt32(truncatingIfNeeded: coefficient.bitPattern >> 32)
    }

    @inline(__always)
    var coefficient: Double {
      get { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
      set { self = TermRecord(coefficient: newValue, variable: variable) }
    }
  }

  /// The row of a term that elimination created, and its place in the chain of its variable's terms.
  struct FillLink: BitwiseCopyable {
    var row: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  /// An operation of elimination: `factor` times the reduced row `pivotRow` was added.
  struct Operation: BitwiseCopyable {
    var factor: Double
    var pivotRow: Int32
    /// The row that it was added to, or -1 if that row has been released; and the next operations on that row and
    /// with that pivot row.
    var row: Int32
    var nextOfRow: Int32 = -1
    var nextOfPivot: Int32 = -1
  }

  /// An expressed variable that has to be replaced, and its row's position in the elimination order.
  struct Pending: BitwiseCopyable {
    var position: Int32
    var variable: Int32
  }

  struct Component: BitwiseCopyable {
    var variableStart: Int32 = 0
    var variableCount: Int32 = 0
    var rowStart: Int32 = 0
    var rowCount: Int32 = 0
    /// A Boolean value that indicates whether a constant of the component has changed since it was solved.
    var isDirty = true
    /// The tableau that the component keeps, or -1.
    var warmTableau: Int32 = -1
    /// A Boolean value that indicates whether biases towards zero had to resolve ties.
    var isLoose = false
  }
}
