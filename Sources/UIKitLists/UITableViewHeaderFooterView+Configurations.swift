import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }

  /// Returns the background of headers and footers in a plain or grouped table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    var view = superview
    while let present = view, !(present is UITableView) { view = present.superview }
    let isPlain = (view as? UITableView)?.style ?? .plain == .plain
    return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  func updateConfigurationForState() {
    let state = configurationState
    ObservedUpdate.track(self, in: traitCollection, then: { $0.setNeedsUpdateConfiguration() }) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  func useContentView(_ view: UIView) {
    for label in [presentTextLabel, presentDetailTextLabel] { label?.removeFromSuperview() }
    (presentTextLabel, presentDetailTextLabel) = (nil, nil)
    installContentView(view)
    view.frame = bounds
    setNeedsLayout()
  }
}
