/// Members of the standard library that are newer than the systems that projects support, and that libraries declared themselves
/// before, with another result.
///
/// On Apple's platforms, the compiler prefers a project's own member to one that its deployment target does not have. On this system,
/// availability of iOS has no effect, and both fit a call equally. A declaration of another module with the same type hides that of
/// the standard library; being disfavored, it yields to the project's.
extension Collection {
  /// Returns the indices of the elements that satisfy a condition.
  @_disfavoredOverload
  public func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
    var found: [Range<Index>] = []
    var index = startIndex
    while index != endIndex {
      let next = self.index(after: index)
      if try predicate(self[index]) {
        if let last = found.last, last.upperBound == index {
          found[found.count - 1] = last.lowerBound..<next
        } else {
          found.append(index..<next)
        }
      }
      index = next
    }
    return RangeSet(found)
  }
}

extension Collection where Element: Equatable {
  /// Returns the indices of the elements that are equal to one.
  @_disfavoredOverload
  public func indices(of element: Element) -> RangeSet<Index> { indices(where: { $0 == element }) }
}
