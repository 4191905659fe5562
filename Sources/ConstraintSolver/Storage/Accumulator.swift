/// A sparse vector over the variables: a dense array of sums, and the list of those in use.
struct Accumulator {
  private let sums = Buffer<Double>()
  private let isListed = Buffer<Bool>()
  let list = Buffer<Int32>()

  func deallocate() {
    sums.deallocate()
    isListed.deallocate()
    list.deallocate()
  }

  /// Reserves capacity for a number of variables.
  func reserve(_ count: Int) {
    if sums.count < count {
      sums.resizeWithZeros(count)
      isListed.resizeWithZeros(count)
    }
  }

  /// Gives back the memory of an empty vector.
  func freeAll() {
    sums.freeAll()
    isListed.freeAll()
    list.freeAll()
  }

  @inline(__always)
  subscript(variable: Int32) -> Double { sums[variable] }

  /// Adds to a variable's sum. Returns whether the variable was not listed yet.
  @inline(__always)
  @discardableResult
  func add(_ amount: Double, to variable: Int32) -> Bool {
    sums[variable] += amount
    if isListed[variable] { return false }
    isListed[variable] = true
    list.append(variable)
    return true
  }

  @inline(__always)
  func set(_ amount: Double, of variable: Int32) { sums[variable] = amount }

  /// Removes all sums.
  @inline(__always)
  func clear() {
    for i in 0..<list.count {
      sums[list[i]] = 0
      isListed[list[i]] = false
    }
    list.removeAll()
  }
}
