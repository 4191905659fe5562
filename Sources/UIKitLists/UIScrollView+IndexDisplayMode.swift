import Foundation

extension UIScrollView {
  private static let indexMode = AssociatedKey<IndexDisplayMode>()

  /// The display of the index of a table or collection view; `automatic` by default.
  public var indexDisplayMode: IndexDisplayMode {
    get { Self.indexMode[self] ?? .automatic }
    set {
      guard newValue != indexDisplayMode else { return }
      Self.indexMode[self] = newValue
      (self as? any IndexedList)?.renewSectionIndex()
    }
  }
}
