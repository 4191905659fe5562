import Foundation

/// Configurations of a cell, header or footer: what it shows and what is behind, as values that follow its state.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
}

/// A cell, header or footer with configurations.
@MainActor
protocol ConfiguredView: UIView {
  var configurations: CellConfigurations { get set }
  var contentView: UIView { get }
  /// What configurations follow.
  var presentState: any UIConfigurationState { get }
  /// What is behind the content where no configuration says it.
  var standardBackground: UIBackgroundConfiguration? { get }
  /// What programs call, and override, to have configurations follow the state.
  func setNeedsUpdateConfiguration()
  /// Calls what programs override and set to follow the state.
  func tellOfState()
  /// Has a view of a configuration's in place of the content view. Texts and images of one's own go.
  func useContentView(_ view: UIView)
  /// The content is another one.
  func contentWasSet()
  /// The background is shown, or is shown no longer.
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
    showBackground()
  }

  /// Has configurations follow the state from now on, or no longer.
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
    tellOfState()
  }

  private var hasBackground: Bool {
    configurations.background ?? standardBackground != nil || configurations.backgroundView != nil
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
    guard let configuration = configurations.background ?? standardBackground else {
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
