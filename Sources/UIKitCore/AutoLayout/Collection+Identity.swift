/// Searching by identity. These are not bound to the main actor, so that what runs while a view is released on
/// another thread asks for no isolation check.
extension Collection where Element: AnyObject {
  func index(ofObject object: Element) -> Index? { firstIndex { $0 === object } }
  func containsObject(_ object: Element) -> Bool { index(ofObject: object) != nil }
}

extension RangeReplaceableCollection where Element: AnyObject {
  mutating func removeObject(_ object: Element) { removeAll { $0 === object } }
}
