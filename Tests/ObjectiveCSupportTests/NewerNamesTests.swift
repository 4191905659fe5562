import Foundation
import ObjectiveCSupport
import Testing

extension Collection {
  /// A member that libraries declared before the standard library had one of its name.
  fileprivate func indices(where condition: (Element) throws -> Bool) rethrows -> [Index]? {
    let found = try indices.filter { try condition(self[$0]) }
    return found.isEmpty ? nil : found
  }
}

/// Members of the standard library that yield to those that a project declares.
@Suite struct NewerNamesTests {
  @Test func projectsOwnMembersArePreferred() {
    let found = [1, 7, 1, 2].indices { $0 == 1 }
    #expect(found == [0, 2])
  }

  @Test func ranges() {
    let equal: RangeSet<Int> = [4, 4, 1, 4].indices(of: 4)
    #expect(Array(equal.ranges) == [0..<2, 3..<4])
    let none: RangeSet<Int> = [1, 2].indices(where: { $0 > 2 })
    #expect(none.isEmpty)
    let last: RangeSet<String.Index> = "abb".indices(where: { $0 == "b" })
    #expect(last.ranges.map { "abb"[$0] } == ["bb"])
  }
}
