/// Search by identity. Not isolated to the main actor, so that code that runs while a view is deallocated on
/// another thread performs no isolation check.
extension Collection where Element: AnyObject {
  func index(ofObject object: Element) -> Index? { firstIndex { $0 === object } }
  func containsObject(_ object: Element) -> Bool { index(ofObject: object) != nil }
}

extension RangeReplaceableCollection where Element: AnyObject {
  mutating func removeObject(_ object: Element) { removeAll { $0 === object } }
}
