/// The view of a background configuration, which fills a cell or header behind its content.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { apply() } }
  }

  /// The corners that the cell rounds because of its position in a group. They replace those of the
  /// configuration.
  var groupCorners: (radius: CGFloat, corners: CACornerMask)? {
    didSet {
      let isSame = groupCorners?.radius == oldValue?.radius && groupCorners?.corners == oldValue?.corners
      if !isSame { setNeedsLayout() }
    }
  }

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private let fill = UIView()
  private let stroke = UIView()
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    stroke.isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(stroke)
    apply()
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private func apply() {
    let tint: UIColor = tintColor
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = max(configuration.strokeWidth, 0)
    stroke.layer.borderColor = resolvedTraits.withCurrent {
      configuration.resolvedStrokeColor(for: tint).cgColor
    }
    if let image = configuration.image {
      let view = imageView ?? UIImageView()
      view.image = image
      view.contentMode = configuration.imageContentMode
      imageView = view
      fill.insertSubview(view, at: 0)
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    if let effect = configuration.visualEffect {
      let view = effectView ?? UIVisualEffectView(effect: effect)
      view.effect = effect
      view.frame = fill.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      effectView = view
      fill.insertSubview(view, at: 0)
    } else {
      effectView = nil
    }
    for view in fill.subviews
    where view !== imageView && view !== configuration.customView && view !== effectView {
      view.removeFromSuperview()
    }
    if let custom = configuration.customView, custom.superview !== fill { fill.addSubview(custom) }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    if let superview {
      let margins = superview.directionalLayoutMargins
      let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let area = absolute(insets)
    let rect = CGRect(
      x: area.left, y: area.top, width: max(bounds.width - area.left - area.right, 0),
      height: max(bounds.height - area.top - area.bottom, 0))
    fill.frame = rect
    let outset = configuration.strokeOutset
    let strokeSize = CGSize(
      width: max(rect.width + 2 * outset, 0), height: max(rect.height + 2 * outset, 0))
    stroke.frame = CGRect(origin: CGPoint(x: rect.minX - outset, y: rect.minY - outset), size: strokeSize)
    let half = min(rect.width, rect.height) / 2
    let radius = min(groupCorners?.radius ?? configuration.cornerRadius, half)
    fill.layer.cornerRadius = radius
    fill.layer.cornerCurve = metrics.hasGlass && groupCorners != nil ? .continuous : .circular
    fill.layer.maskedCorners = groupCorners?.corners ?? BackgroundConfigurationView.allCorners
    fill.clipsToBounds = radius > 0
    stroke.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
    stroke.layer.maskedCorners = groupCorners?.corners ?? BackgroundConfigurationView.allCorners
    for view in fill.subviews { view.frame = fill.bounds }
  }
}
