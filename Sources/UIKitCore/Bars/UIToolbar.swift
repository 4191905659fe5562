import Foundation

/// A bar of buttons at the bottom of a screen. Its geometry is that of UIKit, its appearance is plain.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  @_spi(UIKit) public override var isBar: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UIToolbar.self)
  }

  /// A Boolean value that indicates whether the bar is translucent. Unless it is set, it is `false` for a bar with a background image whose
  /// pixels are all opaque, and otherwise `true`: a color does not change it.
  open var isTranslucent: Bool {
    get { givenTranslucency ?? !(effectiveBackgroundImage?.isFullyOpaque ?? false) }
    set { givenTranslucency = newValue }
  }
  private var givenTranslucency: Bool? { didSet { setNeedsLayout() } }
  /// The color of the bar; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The style of the bar: black, or `default`, which follows the user interface style.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

  /// The items, from the leading edge; `nil` for none.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// Replaces the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The appearance of the bar. Bars copy appearances that are set.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  package private(set) lazy var appearances = BarAppearances({ UIToolbarAppearance() }) { [weak self] in
    self?.setNeedsLayout()
  }
  /// The appearance while content ends above the bar, since iOS 15; `nil` for the standard appearance without a background. Bars that no
  /// navigation controller manages have their standard appearance.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  /// The appearance in a compact height while content ends above the bar; `nil` for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }
  /// The appearance in a compact height; `nil` for the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// A Boolean value that indicates whether content ends above the bar.
  package internal(set) var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  /// The appearance that was set for the present content; `nil` if the properties of the bar apply instead.
  package var effectiveAppearance: UIToolbarAppearance? {
    let isCompact = traitCollection.hasCompactBars
    let standard = (isCompact ? appearances.compact : nil) ?? appearances.givenStandard
    guard isAtScrollEdge else { return standard }
    if let edge = (isCompact ? appearances.compactScrollEdge : nil) ?? appearances.scrollEdge { return edge }
    return traitCollection.metrics.hasGlass ? standard : standard?.withoutBackground()
  }

  /// The delegate that determines the bar's position. The background extends below the bar as far as the safe area in any case.
  open weak var delegate: (any UIToolbarDelegate)?

  private var backgroundImages: [UINavigationBar.BackgroundKey: UIImage] = [:] { didSet { setNeedsLayout() } }
  package private(set) var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { setNeedsLayout() } }

  /// Sets an image in place of the background; `nil` removes it. An empty image leaves the bar without
  /// background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[.init(position: topOrBottom, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the background image that was set for a position and metrics.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[.init(position: topOrBottom, metrics: barMetrics)]
  }

  /// Sets an image in place of the line above the bar; an empty image removes the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// Returns the image of the line that was set for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// The background image for the bar's current position.
  package var effectiveBackgroundImage: UIImage? {
    let isCompact = traitCollection.hasCompactBars
    for position in [UIBarPosition.bottom, .any] {
      if isCompact, let own = backgroundImages[.init(position: position, metrics: .compact)] { return own }
      if let own = backgroundImages[.init(position: position, metrics: .default)] { return own }
    }
    return nil
  }

  /// The distance by which the bar's background extends below its buttons, in points.
  package var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }
  private var layouts = BarLayouts()
  private var layout: any BarLayout { layouts.layout(in: self) { CoreParts.controls.makeLayout(of: self) } }

  /// The size of the bar. Above a home indicator it is as high as a tab bar, if constraints place it at the
  /// end of the safe area.
  open override var intrinsicContentSize: CGSize { barSize(isAboveHomeIndicator: isAboveHomeIndicator) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = barSize(isAboveHomeIndicator: window?.hasHomeIndicator == true).height
    return CGSize(width: size.width, height: height)
  }

  private func barSize(isAboveHomeIndicator: Bool) -> CGSize {
    if traitCollection.hasCompactBars { return metrics.size(of: .compactToolbar).size }
    let isTall = isAboveHomeIndicator && traitCollection.verticalSizeClass != .compact
    return metrics.size(of: isTall ? .toolbarAboveHomeIndicator : .toolbar).size
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
      || previousTraitCollection?.hasCompactBars != traitCollection.hasCompactBars
    {
      invalidateIntrinsicContentSize()
    }
  }

  private var isAboveHomeIndicator = false

  open override func updateConstraints() {
    super.updateConstraints()
    item.dependsOnSurroundings = true
    let isAbove = window?.hasHomeIndicator == true && endsAtSafeArea
    guard isAbove != isAboveHomeIndicator else { return }
    isAboveHomeIndicator = isAbove
    invalidateIntrinsicContentSize()
  }

  /// A Boolean value that indicates whether a constraint places the bar at the bottom of a safe area that is
  /// inset from its view.
  private var endsAtSafeArea: Bool {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return false }
    return item.references.contains { reference in
      let constraint = reference.takeUnretainedValue()
      let isFirst = constraint.first === item
      let other = isFirst ? constraint.second : constraint.first
      guard (isFirst ? constraint.attribute1 : constraint.attribute2) == .bottom, let guide = other?.guide
      else { return false }
      if let guide = guide as? _UILayoutGuide { return guide.side == .bottom }
      return guide === superview.safeAreaLayoutGuide
    }
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsUpdateConstraints()
  }

  /// Lays out the buttons in a row; flexible spaces share the remaining width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layout.layOut()
  }
}

/// A delegate that determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension NamedMembers {
  static let toolbar = NamedMembers(UIToolbar.self) {
    $0.appearance("barTintColor", \.barTintColor)
    $0.appearance("barStyle", \.barStyle)
    $0.appearance("isTranslucent", \.isTranslucent)
    $0.appearance(
      "standardAppearance", get: { $0.appearances.givenStandard },
      set: { if let look = $1 { $0.standardAppearance = look } })
  }
}

extension UINavigationBar: UIBarPositioning {
  /// The position of the bar: attached to the top below a status bar in a navigation controller, else the delegate's.
  public var barPosition: UIBarPosition {
    navigation == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }
}

extension UIToolbar: UIBarPositioning {
  /// The position of the bar, which the delegate determines.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
