import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }

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
