/// The coefficients of a tableau: only those that are not zero, chained along rows and along columns.
///
/// Tables of layouts are sparse: with thousands of columns, a row has a handful of coefficients.
final class SparseTable {
  /// A coefficient, whose value is stored in halves, so that entries need no padding.
  struct Entry: BitwiseCopyable {
    private var low: UInt32
    private var high: UInt32
    var row: Int32
    var column: Int32
    var nextInRow: Int32 = -1
    var previousInRow: Int32 = -1
    var nextInColumn: Int32 = -1

    @inline(__always)
    init(value: Double, row: Int32, column: Int32) {
      low = UInt32(truncatingIfNeeded: value.bitPattern)
      high = UInt32(truncatingIfNeeded: value.bitPattern >> 32)
      self.row = row
      self.column = column
    }

    @inline(__always)
    var value: Double {
      get { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
      set {
        low = UInt32(truncatingIfNeeded: newValue.bitPattern)
        high = UInt32(truncatingIfNeeded: newValue.bitPattern >> 32)
      }
    }
  }

  private let entries = Buffer<Entry>()
  private let freeEntries = Buffer<Int32>()
  private let rowStart = Buffer<Int32>()
  private let columnStart = Buffer<Int32>()
  private let work: TableauWork

  init(work: TableauWork) { self.work = work }

  deinit {
    entries.deallocate()
    freeEntries.deallocate()
    rowStart.deallocate()
    columnStart.deallocate()
  }

  /// Removes all entries and sets the number of columns and of rows without coefficients.
  func reset(columns: Int, rows: Int) {
    if entries.capacity < work.spareEntries.capacity { entries.exchange(with: work.spareEntries) }
    entries.removeAll()
    freeEntries.removeAll()
    columnStart.reset(columns, to: -1)
    rowStart.reset(rows, to: -1)
  }

  func addRow() { rowStart.append(-1) }

  /// Returns the first entry of a row, or -1; `nextInRow` is the next one.
  @inline(__always)
  func first(inRow row: Int) -> Int32 { rowStart.base[row] }

  /// Returns the first entry of a column, or -1; `nextInColumn` is the next one.
  @inline(__always)
  func first(inColumn column: Int) -> Int32 { columnStart.base[column] }

  @inline(__always)
  func entry(_ e: Int32) -> Entry { entries.base[Int(e)] }

  func value(row: Int, column: Int) -> Double {
    var e = first(inRow: row)
    while e >= 0 {
      if entry(e).column == Int32(column) { return entry(e).value }
      e = entry(e).nextInRow
    }
    return 0
  }

  /// Inserts a coefficient where there is none.
  func insert(_ value: Double, row: Int32, column: Int32) {
    var new = Entry(value: value, row: row, column: column)
    new.nextInRow = rowStart[row]
    new.nextInColumn = columnStart[column]
    let e: Int32
    if let free = freeEntries.popLast() {
      e = free
      entries.base[Int(e)] = new
    } else {
      e = Int32(entries.count)
      entries.append(new)
    }
    if new.nextInRow >= 0 { entries.base[Int(new.nextInRow)].previousInRow = e }
    rowStart[row] = e
    columnStart[column] = e
  }

  /// Removes an entry that follows another one in its column, or -1.
  private func remove(_ e: Int32, after previous: Int32) {
    let old = entry(e)
    if old.previousInRow >= 0 {
      entries.base[Int(old.previousInRow)].nextInRow = old.nextInRow
    } else {
      rowStart[old.row] = old.nextInRow
    }
    if old.nextInRow >= 0 { entries.base[Int(old.nextInRow)].previousInRow = old.previousInRow }
    if previous >= 0 {
      entries.base[Int(previous)].nextInColumn = old.nextInColumn
    } else {
      columnStart[old.column] = old.nextInColumn
    }
    freeEntries.append(e)
  }

  /// Makes an entry the first of a row, with another value.
  private func move(_ e: Int32, toRow row: Int32, value: Double) {
    let next = rowStart[row]
    if next >= 0 { entries.base[Int(next)].previousInRow = e }
    entries.base[Int(e)].value = value
    entries.base[Int(e)].row = row
    entries.base[Int(e)].previousInRow = -1
    entries.base[Int(e)].nextInRow = next
    rowStart[row] = e
  }

  /// Rewrites the table in terms of the displacement of `row`, which enters `column`, instead of that of
  /// `leaving`, which becomes a row. Reports how every changed column depends on the leaving displacement.
  ///
  /// Coefficients below `dust` are removed.
  func pivot(column q: Int32, row: Int32, leaving: Int32, dust: Double, report: (Int32, Double) -> Void) {
    let addend = work.addend
    work.met.resize(rowStart.count, filling: 0)
    addend.resize(rowStart.count, filling: 0)
    var pivotEntry: Int32 = -1
    var e = columnStart[q]
    while e >= 0 {
      let entry = self.entry(e)
      addend[entry.row] = entry.value
      if entry.row == row { pivotEntry = e }
      e = entry.nextInColumn
    }
    let inverse = 1 / entry(pivotEntry).value
    // All entries of the row move.
    e = rowStart[row]
    rowStart[row] = -1
    while e >= 0 {
      let entry = self.entry(e)
      let following = entry.nextInRow
      if entry.column != q {
        let factor = -entry.value * inverse
        move(e, toRow: leaving, value: factor)
        add(column: q, times: factor, to: entry.column, except: row, leaving: leaving, dust: dust)
        report(entry.column, factor)
      }
      e = following
    }
    e = columnStart[q]
    while e >= 0 {
      let entry = self.entry(e)
      addend[entry.row] = 0
      if e != pivotEntry { entries.base[Int(e)].value = entry.value * inverse }
      e = entry.nextInColumn
    }
    move(pivotEntry, toRow: leaving, value: inverse)
    report(q, inverse)
  }

  /// Adds a multiple of a column, whose coefficients are in `addend`, to another.
  private func add(
    column q: Int32, times factor: Double, to column: Int32, except row: Int32, leaving: Int32, dust: Double
  ) {
    let (addend, met) = (work.addend, work.met)
    work.visit += 1
    let visit = work.visit
    met[row] = visit
    met[leaving] = visit
    var previous: Int32 = -1
    var e = columnStart[column]
    while e >= 0 {
      let entry = self.entry(e)
      let added = addend[entry.row]
      var isKept = true
      if added != 0, met[entry.row] != visit {
        met[entry.row] = visit
        let sum = entry.value + factor * added
        isKept = sum.magnitude >= dust
        if isKept { entries.base[Int(e)].value = sum } else { remove(e, after: previous) }
      }
      if isKept { previous = e }
      e = entry.nextInColumn
    }
    e = columnStart[q]
    while e >= 0 {
      let entry = self.entry(e)
      if met[entry.row] != visit {
        let value = factor * entry.value
        if value.magnitude >= dust { insert(value, row: entry.row, column: column) }
      }
      e = entry.nextInColumn
    }
  }

  /// Adds to a row's coefficient in a column, which may not exist yet.
  func add(_ value: Double, row: Int, column: Int32) {
    var e = first(inRow: row)
    while e >= 0, entry(e).column != column { e = entry(e).nextInRow }
    if e >= 0 {
      entries.base[Int(e)].value += value
    } else {
      insert(value, row: Int32(row), column: column)
    }
  }

  /// Gives back the memory of removed entries, if they are many: the others move to memory of their own, and the
  /// next table is loaded into the former one.
  func compact() {
    let count = entries.count - freeEntries.count
    guard freeEntries.count > 64, freeEntries.count * 4 > entries.count else { return }
    let kept = Buffer<Entry>()
    defer { kept.deallocate() }
    kept.reserve(count + count / 8)
    let moved = work.moved
    moved.resize(entries.count, filling: -1)
    for row in 0..<rowStart.count {
      var e = rowStart[row]
      if e >= 0 { rowStart[row] = Int32(kept.count) }
      while e >= 0 {
        var entry = self.entry(e)
        let new = Int32(kept.count)
        moved[e] = new
        e = entry.nextInRow
        if entry.previousInRow >= 0 { entry.previousInRow = new - 1 }
        if e >= 0 { entry.nextInRow = new + 1 }
        kept.append(entry)
      }
    }
    for e in 0..<kept.count {
      let next = kept[e].nextInColumn
      if next >= 0 { kept.base[e].nextInColumn = moved[next] }
    }
    for column in 0..<columnStart.count where columnStart[column] >= 0 {
      columnStart[column] = moved[columnStart[column]]
    }
    entries.exchange(with: kept)
    if work.spareEntries.capacity < kept.capacity { work.spareEntries.exchange(with: kept) }
    freeEntries.freeAll()
  }
}
