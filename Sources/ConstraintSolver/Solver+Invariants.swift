extension Solver {
  /// Checks the whole structure in debug builds; compiles away in release builds.
  func checkInvariants() {
    #if DEBUG
      for row in 0..<Int32(rows.count) {
        switch rows[row].kind {
        case .unused: break
        case .added: preconditionFailure("A constraint was not looked at.")
        case .fixing, .pivoting:
          precondition(variables[rows[row].pivot].pivotRow == row, "A pivot row and its variable disagree.")
        case .redundant, .penalty: precondition(rows[row].pivot < 0, "A row that is no pivot has a variable.")
        case .broken: precondition(rows[row].isBroken, "A row is left out that is not broken.")
        }
      }
    #endif
  }
}
