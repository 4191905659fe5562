import Foundation

extension UICollectionViewCell {
  /// What the content view shows; setting it replaces the content view. It follows the cell's state unless
  /// `automaticallyUpdatesContentConfiguration` is off.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      showContentConfiguration()
      contentSizeMayHaveChanged()
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
    if configurations.updatesBackground { showBackgroundConfiguration() }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showContentConfiguration() {
    guard let configuration = configurations.content else {
      if contentView is any UIContentView { use(UIView()) }
      return
    }
    let shown = configurations.updatesContent ? configuration.updated(for: configurationState) : configuration
    if let view = contentView as? (UIView & UIContentView), view.supports(shown) {
      view.configuration = shown
    } else {
      use(shown.makeContentView())
    }
    setNeedsLayout()
  }

  private func use(_ view: UIView) {
    let frame = contentView.frame
    replaceContentView(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frame
    setNeedsLayout()
  }

  func showBackgroundConfiguration() {
    guard let configuration = configurations.background ?? standardBackground else {
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
    configurations.backgroundView?.groupCorners = groupCorners
    setNeedsLayout()
  }

  /// A cell that shows something else may need another size.
  func contentSizeMayHaveChanged() {
    guard let collection = collectionAround, collection.selfSizingInvalidation != .disabled else { return }
    collection.askAgain(self)
  }

  /// The collection that the cell is in.
  var collectionAround: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).first { $0 is UICollectionView } as? UICollectionView
  }
}

extension UICollectionView {
  /// Asks a cell in sight for its size in the next pass.
  func askAgain(_ view: UICollectionReusableView) {
    guard let element = shown.values.first(where: { $0.view === view }), element.asked != nil else { return }
    element.asked = nil
    setNeedsFill()
  }
}
