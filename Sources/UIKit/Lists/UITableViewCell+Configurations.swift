import Foundation

/// Configurations of a cell: what it shows and what is behind, as values that follow its state.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
}

extension UITableViewCell {
  /// What the content view shows; setting it replaces the content view. It follows the cell's state unless
  /// `automaticallyUpdatesContentConfiguration` is off.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      showContentConfiguration()
    }
  }

  /// Whether the content configuration follows the cell's state.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set {
      configurations.updatesContent = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// What is behind the content, instead of background views and colours.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      showBackgroundConfiguration()
    }
  }

  /// Whether the background configuration follows the cell's state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set {
      configurations.updatesBackground = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Has `updateConfiguration(using:)` called before the next layout.
  public func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if configurations.updatesContent, configurations.content != nil { showContentConfiguration() }
    if configurations.updatesBackground, configurations.background != nil { showBackgroundConfiguration() }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showContentConfiguration() {
    guard let configuration = configurations.content else {
      if contentView is any UIContentView { useContentView(UIView()) }
      return
    }
    let shown = configurations.updatesContent ? configuration.updated(for: configurationState) : configuration
    if let view = contentView as? (UIView & UIContentView), view.supports(shown) {
      view.configuration = shown
    } else {
      for label in [presentTextLabel, presentDetailTextLabel] { label?.removeFromSuperview() }
      presentImageView?.removeFromSuperview()
      (presentTextLabel, presentDetailTextLabel, presentImageView) = (nil, nil, nil)
      contentLayout = nil
      useContentView(shown.makeContentView())
    }
    setNeedsLayout()
  }

  private func useContentView(_ view: UIView) {
    takeContentView(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    sendSubviewToBack(view)
    if let background = configurations.backgroundView { sendSubviewToBack(background) }
    setNeedsLayout()
  }

  private func showBackgroundConfiguration() {
    guard let configuration = configurations.background else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      updateDefaultBackground()
      return
    }
    let shown =
      configurations.updatesBackground ? configuration.updated(for: configurationState) : configuration
    if let view = configurations.backgroundView {
      view.configuration = shown
    } else {
      let view = BackgroundConfigurationView(shown)
      view.frame = bounds
      insertSubview(view, at: 0)
      configurations.backgroundView = view
    }
    clearDefaultBackground()
    setNeedsLayout()
  }

  /// A list content configuration with the fonts and margins of the cell's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background configuration with the colours of the table's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.tableStyle == .plain || place.tableStyle == nil ? .listPlainCell() : .listGroupedCell()
  }
}

extension UITableViewHeaderFooterView {
  /// What the content view shows; setting it replaces the content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      showContentConfiguration()
    }
  }

  /// Whether the content configuration follows the view's state.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set {
      configurations.updatesContent = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// What is behind the content.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      showBackgroundConfiguration()
    }
  }

  /// Whether the background configuration follows the view's state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set {
      configurations.updatesBackground = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Has `updateConfiguration(using:)` called before the next layout.
  public func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if configurations.updatesContent, configurations.content != nil { showContentConfiguration() }
    if configurations.updatesBackground, configurations.background != nil { showBackgroundConfiguration() }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showContentConfiguration() {
    guard let configuration = configurations.content else {
      if contentView is any UIContentView { useContentView(UIView()) }
      return
    }
    let shown = configurations.updatesContent ? configuration.updated(for: configurationState) : configuration
    if let view = contentView as? (UIView & UIContentView), view.supports(shown) {
      view.configuration = shown
    } else {
      for label in [presentTextLabel, presentDetailTextLabel] { label?.removeFromSuperview() }
      (presentTextLabel, presentDetailTextLabel) = (nil, nil)
      useContentView(shown.makeContentView())
    }
    setNeedsLayout()
  }

  private func useContentView(_ view: UIView) {
    takeContentView(view)
    view.frame = bounds
    setNeedsLayout()
  }

  private func showBackgroundConfiguration() {
    guard let configuration = configurations.background else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    let shown =
      configurations.updatesBackground ? configuration.updated(for: configurationState) : configuration
    if let view = configurations.backgroundView {
      view.configuration = shown
    } else {
      let view = BackgroundConfigurationView(shown)
      view.frame = bounds
      insertSubview(view, at: 0)
      configurations.backgroundView = view
    }
    setNeedsLayout()
  }

  /// A list content configuration of a header or footer of the table's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
}
