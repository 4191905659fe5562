import Foundation

extension UITableViewCell: ConfiguredView {
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
    presentImageView?.removeFromSuperview()
    (presentTextLabel, presentDetailTextLabel, presentImageView) = (nil, nil, nil)
    contentLayout = nil
    installContentView(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    sendSubviewToBack(view)
    if let background = configurations.backgroundView { sendSubviewToBack(background) }
    setNeedsLayout()
  }

  func backgroundWasShown() {
    if configurations.background == nil { updateDefaultBackground() } else { clearDefaultBackground() }
  }
}
