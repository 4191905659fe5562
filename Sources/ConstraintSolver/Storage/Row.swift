extension Solver {
  /// A constraint as it was added, and its form after elimination. It takes a cache line.
  struct Row: BitwiseCopyable {
    var constant: Double
    /// The constant after elimination; fixed variables are not part of it. Of a penalty, its value with all
    /// free variables 0.
    var reducedConstant = 0.0
    private var place: Place
    private var flags: UInt8 = 0
    var kind = Kind.added
    var relation: Int8
    var termStart: Int32
    var termCount: Int32 = 0
    /// The offset in `fill` of the terms after elimination; -1 if they are those that were added; -2 minus the offset
    /// in `penaltyFill` if they are there.
    var fillStart: Int32 = -1
    var fillCount: Int32 = 0
    /// The first of the chain of operations that elimination performed on the row.
    var firstOperation: Int32 = -1
    /// The first of the chain of operations that used a pivot row; or -1, or what `follower` and `leader` say.
    private var use: Int32 = -1
    /// The variable of a pivot row, the functional of a penalty, or -1.
    private var subject: Int32 = -1
    /// The position of a pivot row, the component of a penalty, or -1.
    private var location: Int32 = -1
    var priority: Float
    /// The number of constraints that have had the slot before.
    var generation: UInt32 = 0

    @inline(__always)
    init(
      constant: Double, order: Int, termStart: Int32, priority: Float, relation: Int8, tieRule: TieRule
    ) {
      self.constant = constant
      place = Place(order)
      self.termStart = termStart
      self.priority = priority
      self.relation = relation
      flags = tieRule == .earlierIsKept ? Row.earlierIsKept : 0
    }

    /// Order of addition.
    @inline(__always)
    var order: Int {
      get { place.order }
      set { place = Place(newValue) }
    }

    /// A Boolean value that indicates whether the terms after elimination are those that were added.
    @inline(__always)
    var hasOwnTerms: Bool { fillStart == -1 }

    /// Forgets what elimination found.
    @inline(__always)
    mutating func reset() {
      fillStart = -1
      firstOperation = -1
      use = -1
      subject = -1
      location = -1
      flags &= ~(Row.touched | Row.edited | Row.released)
    }

    @inline(__always)
    var isPivot: Bool { kind == .fixing || kind == .pivoting }

    /// The variable whose value the row determines, or -1.
    @inline(__always)
    var pivot: Int32 { isPivot ? subject : -1 }

    /// The row's position in the elimination order, or -1.
    @inline(__always)
    var position: Int32 { isPivot ? location : -1 }

    @inline(__always)
    mutating func use(for variable: Int32, as kind: Kind, position: Int32) {
      self.kind = kind
      subject = variable
      location = position
    }

    /// The first of the chain of operations that used the row, or -1.
    @inline(__always)
    var firstUse: Int32 {
      get { isPivot ? use : -1 }
      set { use = newValue }
    }

    /// The penalty that shares the terms and operations of this one, or -1.
    @inline(__always)
    var follower: Int32 {
      get { kind == .penalty ? max(use, -1) : -1 }
      set { use = newValue }
    }

    /// The penalty whose terms and operations this one shares, or -1.
    @inline(__always)
    var leader: Int32 {
      get { kind == .penalty && use < -1 ? -2 - use : -1 }
      set { use = -2 - newValue }
    }

    /// The component that a penalty belongs to, or -1.
    @inline(__always)
    var component: Int32 {
      get { kind == .penalty ? location : -1 }
      set { location = newValue }
    }

    /// The functional of the component's tableau that the penalty depends on.
    @inline(__always)
    var functional: Int32 {
      get { subject }
      set { subject = newValue }
    }

    private static let broken: UInt8 = 1
    private static let promoted: UInt8 = 2
    /// Of a pivot row, that it reduces penalties; of others, that they are touched.
    private static let touched: UInt8 = 4
    private static let inConflict: UInt8 = 8
    private static let earlierIsKept: UInt8 = 16
    private static let edited: UInt8 = 32
    private static let removed: UInt8 = 64
    private static let released: UInt8 = 128

    @inline(__always)
    private mutating func set(_ flag: UInt8, _ isSet: Bool) { flags = isSet ? flags | flag : flags & ~flag }

    @inline(__always)
    var isBroken: Bool {
      get { flags & Row.broken != 0 }
      set { set(Row.broken, newValue) }
    }

    /// A Boolean value that indicates whether it is optional, but eliminated as if it were required.
    @inline(__always)
    var isPromoted: Bool {
      get { flags & Row.promoted != 0 }
      set { set(Row.promoted, newValue) }
    }

    /// Membership in `touchedRows`, for rows other than pivot rows.
    @inline(__always)
    var isTouched: Bool {
      get { flags & Row.touched != 0 }
      set { set(Row.touched, newValue) }
    }

    /// A Boolean value that indicates whether the pivot row replaced its variable in a penalty, perhaps in
    /// one that has been removed since.
    @inline(__always)
    var reducesPenalties: Bool {
      get { flags & Row.touched != 0 }
      set { set(Row.touched, newValue) }
    }

    /// A Boolean value that indicates whether it is a member of an existing conflict.
    @inline(__always)
    var isInConflict: Bool {
      get { flags & Row.inConflict != 0 }
      set { set(Row.inConflict, newValue) }
    }

    /// A Boolean value that indicates whether it is listed in `editedRows`.
    @inline(__always)
    var isEdited: Bool {
      get { flags & Row.edited != 0 }
      set { set(Row.edited, newValue) }
    }

    /// A Boolean value that indicates whether it has been removed since the last `solve()`; its slot is not
    /// free yet.
    @inline(__always)
    var isRemoved: Bool {
      get { flags & Row.removed != 0 }
      set { set(Row.removed, newValue) }
    }

    /// A Boolean value that indicates whether it is listed in `released`.
    @inline(__always)
    var isReleased: Bool {
      get { flags & Row.released != 0 }
      set { set(Row.released, newValue) }
    }

    /// The rule by which the constraint yields to others in ties.
    @inline(__always)
    var tieRule: TieRule { flags & Row.earlierIsKept != 0 ? .earlierIsKept : .laterIsKept }

    enum Kind: UInt8 {
      /// A free slot.
      case unused
      /// Not processed since it was added.
      case added
      /// Determines a fixed value of a variable, or a value that depends on others.
      case fixing, pivoting
      /// A required equality that follows from others.
      case redundant
      /// A penalty or a required inequality.
      case penalty
      /// Broken.
      case broken
    }
  }
}
