extension UIView {
  /// The measures and rules of the version of iOS that the view is displayed in.
  package var metrics: SystemMetrics { traitCollection.metrics }

  /// The propagated traits, or the traits predicted for a view without a window.
  package var resolvedTraits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    return withOverrides(_viewController?.inheritedTraits ?? UITraitCollection.current)
  }

  private func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
    // Asked as properties: a subclass may compute them.
    let (least, most) = (minimumContentSizeCategory, maximumContentSizeCategory)
    guard least != nil || most != nil || extras?.overridesTraits == true else { return traits }
    var parts = [traits]
    if let extras, extras.adaptedStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: extras.adaptedStyle))
    }
    if let extras, extras.listEnvironment != .unspecified {
      parts.append(UITraitCollection(listEnvironment: extras.listEnvironment))
    }
    if let overrides = extras?.traitOverrides { parts.append(overrides) }
    if let extras, !extras.ownOverrides.isEmpty { parts.append(extras.ownOverrides.collection) }
    if let extras, extras.overrideStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: extras.overrideStyle))
    }
    let merged = UITraitCollection(traitsFrom: parts)
    let category = merged.preferredContentSizeCategory
    var limited = category
    if let most, limited > most { limited = most }
    if let least, limited < least { limited = least }
    return limited == category
      ? merged
      : UITraitCollection(traitsFrom: [merged, UITraitCollection(preferredContentSizeCategory: limited)])
  }

  func limitTextSize(
    _ limit: ReferenceWritableKeyPath<Extras, UIContentSizeCategory?>, _ category: UIContentSizeCategory?
  ) {
    guard category != extras?[keyPath: limit] else { return }
    ensureExtras()[keyPath: limit] = category
    propagateTraits()
  }

  /// The limits of text sizes of the view and its superviews, in words.
  var textSizeLimits: String {
    var lines: [String] = []
    var view: UIView? = self
    while let present = view {
      let (least, most) = (present.minimumContentSizeCategory, present.maximumContentSizeCategory)
      if least != nil || most != nil {
        let name = "\(type(of: present))"
        lines.append(
          "\(name): minimum \(least?.rawValue ?? "none"), maximum \(most?.rawValue ?? "none")")
      }
      view = present.superview
    }
    return lines.isEmpty ? "No limits" : lines.joined(separator: "\n")
  }

  /// Traits that replace the inherited ones in this view or window and its descendants.
  package var overrideTraits: UITraitCollection? {
    get { extras?.traitOverrides }
    set {
      ensureExtras().traitOverrides = newValue
      propagateTraits()
    }
  }

  /// The interface style that what lies behind the view asks for, in place of the inherited one; `unspecified` for none. Overrides of the
  /// application's have precedence.
  package var adaptedInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.adaptedStyle ?? .unspecified }
    set {
      guard newValue != adaptedInterfaceStyle else { return }
      ensureExtras().adaptedStyle = newValue
      propagateTraits()
    }
  }

  /// The list that the view is, for itself and its content; `unspecified`, the default, for the inherited one.
  package var listEnvironment: UIListEnvironment {
    get { extras?.listEnvironment ?? .unspecified }
    set {
      guard newValue != listEnvironment else { return }
      ensureExtras().listEnvironment = newValue
      propagateTraits()
    }
  }

  /// The traits that replace inherited ones in the view and its descendants. Removing an override restores
  /// the inherited value.
  public final var traitOverrides: UITraitOverrides {
    get { extras?.ownOverrides ?? UITraitOverrides() }
    set {
      guard extras != nil || !newValue.isEmpty else { return }
      ensureExtras().ownOverrides = newValue
      propagateTraits()
    }
  }

  /// Propagates traits from this view down and notifies the views and view controllers whose traits change.
  package func propagateTraits() {
    var stack: ContiguousArray<(view: UIView, inherited: UITraitCollection)> = []
    let inherited = _superview?.cachedTraits ?? (self as? UIWindow)?.baseTraits
    guard let inherited else { return }
    stack.append((self, inherited))
    // Notified from the root down, after all of them have their new traits.
    var changed: [(view: UIView, former: UITraitCollection?)] = []
    var controllers: [(controller: UIViewController, former: UITraitCollection?)] = []
    while let (view, inherited) = stack.popLast() {
      var traits = inherited
      if let controller = view._viewController {
        let former = controller.cachedTraits
        traits = controller.traits(inheriting: inherited)
        if former == nil || former! != traits {
          controller.cachedTraits = traits
          controllers.append((controller, former))
        }
      }
      traits = view.withOverrides(traits)
      let former = view.cachedTraits
      if former === traits { continue }
      view.cachedTraits = traits
      if former == nil || former! != traits { changed.append((view, former)) }
      for child in view.children.reversed() { stack.append((child, traits)) }
    }
    for (view, former) in changed { view.traitsChanged(from: former) }
    for (controller, former) in controllers { controller.traitsChanged(from: former) }
  }

  private func traitsChanged(from former: UITraitCollection?) {
    guard let traits = cachedTraits else { return }
    // A view without a window was predicted to have its controller's or the current traits; receiving the
    // same ones is no change.
    let previous = former ?? withOverrides(_viewController?.knownTraits ?? UITraitCollection.current)
    let isPredicted = former != nil || traits.metrics.predictsTraits
    guard previous != traits || former != nil else {
      applyDynamicColors()
      if !isPredicted { traits.performAsCurrent { traitCollectionDidChange(nil) } }
      return
    }
    if previous.hasDifferentColorAppearance(comparedTo: traits) || former == nil { applyDynamicColors() }
    if previous.layoutDirection != traits.layoutDirection { directionChanged() }
    if previous.displayScale != traits.displayScale || previous.metrics != traits.metrics {
      contentSizeChanged()
      setNeedsLayout()
    }
    markInsetsDirty()
    traits.performAsCurrent {
      traitCollectionDidChange(isPredicted ? previous : nil)
      extras?.traitChangeRegistry?.traitsChanged(of: self, from: previous, to: traits)
    }
  }

  /// Resolves the dynamic background color with the current traits.
  func applyDynamicColors() {
    if let extras, extras.showsGlassBehind, extras.dynamicBackground == .systemBackground {
      backingLayer.backgroundColor = nil
    } else if let color = extras?.dynamicBackground {
      backingLayer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    } else if extras != nil {
      backingLayer.backgroundColor = nil
    }
    setNeedsDisplay()
  }

  /// Tells the view of its tint after it got another superview.
  func superviewsTintChanged(
    from former: (color: UIColor?, mode: TintAdjustmentMode)?,
    to new: (color: UIColor?, mode: TintAdjustmentMode)
  ) {
    let own = extras?.tintColor
    let color = own ?? new.color
    let formerColor = own ?? former?.color
    let isDimmed = new.mode == .dimmed
    if color != formerColor || isDimmed != (former?.mode == .dimmed) { tintChanged() }
  }

  func tintChanged() {
    forEachInSubtree {
      $0.tintColorDidChange()
      $0.setNeedsDisplay()
    }
  }

  /// The layout direction of the interface that contains the view.
  var interfaceDirection: UIUserInterfaceLayoutDirection {
    switch traitCollection.layoutDirection {
    case .rightToLeft: .rightToLeft
    case .leftToRight: .leftToRight
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    }
  }

  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Reinstalls constraints and invalidates layout after the layout direction changed.
  func directionChanged() {
    for constraint in held { constraint.engine?.reinstall(constraint) }
    markInsetsDirty()
    contentSizeChanged()
    markNeedsLayout()
    setNeedsDisplay()
  }
}

extension UIView.Extras {
  /// A Boolean value that indicates that the view replaces traits other than the text size.
  fileprivate var overridesTraits: Bool {
    overrideStyle != .unspecified || adaptedStyle != .unspecified || listEnvironment != .unspecified
      || traitOverrides != nil || !ownOverrides.isEmpty
  }
}
