import Foundation

/// The content and background configurations of a cell, header or footer.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  /// A Boolean value that indicates whether the program gave the cell a background color in place of configurations.
  var isColored = false
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
}

/// A cell, header or footer that supports configurations.
@MainActor
protocol ConfiguredView: UIView {
  var configurations: CellConfigurations { get set }
  var contentView: UIView { get }
  /// The state for which configurations are updated.
  var presentState: any UIConfigurationState { get }
  /// The background if no configuration is set.
  var standardBackground: UIBackgroundConfiguration? { get }
  /// Requests an update of the configurations for the state; programs call and override it.
  func setNeedsUpdateConfiguration()
  /// Calls the update method and the update handler with the current state.
  func updateConfigurationForState()
  /// Replaces the content view by the view of a configuration.
  func useContentView(_ view: UIView)
  /// Called when the content configuration has been set.
  func contentWasSet()
  /// Called when the background has appeared or disappeared.
  func backgroundWasShown()
}

extension ConfiguredView {
  var standardBackground: UIBackgroundConfiguration? { nil }
  func contentWasSet() {}
  func backgroundWasShown() {}

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
    showContent()
    contentWasSet()
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    // A configuration and a color exclude each other: the one that was set last counts (Apple, "Modern cell configuration", WWDC 2020).
    if configuration != nil {
      backgroundColor = nil
      configurations.isColored = false
    }
    showBackground()
  }

  /// Removes the configuration of the background, in whose place the program has set a color.
  func backgroundWasColored() {
    guard !configurations.isColored else { return }
    configurations.isColored = true
    configurations.background = nil
    showBackground()
  }

  private var presentBackground: UIBackgroundConfiguration? {
    configurations.background ?? (configurations.isColored ? nil : standardBackground)
  }

  /// Makes configurations follow the state from now on, or no longer.
  func setUpdates(_ updates: WritableKeyPath<CellConfigurations, Bool>, _ isOn: Bool) {
    configurations[keyPath: updates] = isOn
    if isOn { setNeedsUpdateConfiguration() }
  }

  func invalidateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    if configurations.updatesContent, configurations.content != nil { showContent() }
    if configurations.updatesBackground, hasBackground {
      showBackground()
    }
    updateConfigurationForState()
  }

  private var hasBackground: Bool {
    presentBackground != nil || configurations.backgroundView != nil
  }

  private func showContent() {
    guard let configuration = configurations.content else {
      if contentView is any UIContentView { useContentView(UIView()) }
      return
    }
    let shown = configurations.updatesContent ? configuration.updated(for: presentState) : configuration
    if let view = contentView as? (UIView & UIContentView), view.supports(shown) {
      view.configuration = shown
    } else {
      useContentView(shown.makeContentView())
    }
    setNeedsLayout()
  }

  func showBackground() {
    guard let configuration = presentBackground else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      backgroundWasShown()
      return
    }
    let shown = configurations.updatesBackground ? configuration.updated(for: presentState) : configuration
    if let view = configurations.backgroundView {
      view.configuration = shown
    } else {
      let view = BackgroundConfigurationView(shown)
      view.frame = bounds
      insertSubview(view, at: 0)
      configurations.backgroundView = view
    }
    backgroundWasShown()
    setNeedsLayout()
  }
}
