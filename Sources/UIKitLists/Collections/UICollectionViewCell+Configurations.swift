import Foundation

extension UICollectionViewCell: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }

  func updateConfigurationForState() {
    let state = configurationState
    ObservedUpdate.track(self, in: traitCollection, then: { $0.setNeedsUpdateConfiguration() }) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  func useContentView(_ view: UIView) {
    let frame = contentView.frame
    replaceContentView(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frame
    setNeedsLayout()
  }

  func contentWasSet() { contentSizeMayHaveChanged() }
  func backgroundWasShown() { configurations.backgroundView?.groupCorners = groupCorners }

  /// Schedules a measurement of the cell after its content has changed.
  func contentSizeMayHaveChanged() {
    guard let collection = collectionAround, collection.selfSizingInvalidation != .disabled else { return }
    collection.setNeedsPreferredSize(self)
  }

  /// The collection view that contains the cell.
  var collectionAround: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).first { $0 is UICollectionView } as? UICollectionView
  }
}

extension UICollectionView {
  /// Schedules a request of the preferred sizes of all visible elements in the next layout pass, after their contents have changed.
  package func setNeedsPreferredSizes() {
    for element in shown.values where element.asked != nil { element.asked = nil }
    setNeedsFill()
  }

  /// Schedules a request of a visible element's preferred size in the next layout pass.
  func setNeedsPreferredSize(_ view: UICollectionReusableView) {
    guard let element = shown.values.first(where: { $0.view === view }), element.asked != nil else { return }
    element.asked = nil
    setNeedsFill()
  }
}
