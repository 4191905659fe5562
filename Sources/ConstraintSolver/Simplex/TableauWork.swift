/// The memory that tableaus use while they are loaded or solved, shared by all of a solver.
final class TableauWork {
  /// A step length at which the slope of the functional changes, and the change.
  struct Break: BitwiseCopyable {
    var step: Double
    var rate: Double
    var functional: Int32
    var kink: Int32
  }

  let breaks = Buffer<Break>()
  let descent = Buffer<Double>()
  let scratch = Buffer<Double>()
  /// Memory for the entries of the next table that is loaded.
  let spareEntries = Buffer<SparseTable.Entry>()
  /// By entry of a table that gives back memory: its new position.
  let moved = Buffer<Int32>()
  /// By column: its position in a result that is being collected, or -1; -1 everywhere in between.
  let places = Buffer<Int32>()
  /// By row of the table: the coefficient in the column that is being added, and the visit in which it was last
  /// found.
  let addend = Buffer<Double>()
  let met = Buffer<Int>()
  var visit = 0

  deinit {
    breaks.deallocate()
    descent.deallocate()
    scratch.deallocate()
    spareEntries.deallocate()
    moved.deallocate()
    places.deallocate()
    addend.deallocate()
    met.deallocate()
  }
}
