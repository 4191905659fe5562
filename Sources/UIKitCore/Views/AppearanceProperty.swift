/// A property of a view class that an appearance proxy can set.
@MainActor
package struct AppearanceProperty {
  let name: String
  let isOf: (UIView) -> Bool
  let copy: (_ source: UIView, _ target: UIView) -> Void
  let isSame: (UIView, UIView) -> Bool
  /// Returns a predicate that compares another view's value with the value that the given view has at the
  /// call.
  let snapshot: (UIView) -> (UIView) -> Bool

  /// Creates a property from a getter and a setter, which are called only with views of the class.
  init<Owner: UIView, Value: Equatable>(
    _ owner: Owner.Type, _ name: String, get: @escaping (Owner) -> Value,
    set: @escaping (Owner, Value) -> Void
  ) {
    self.name = "\(owner).\(name)"
    isOf = { $0 is Owner }
    copy = { source, target in
      if let source = source as? Owner, let target = target as? Owner { set(target, get(source)) }
    }
    isSame = { ($0 as? Owner).map(get) == ($1 as? Owner).map(get) }
    snapshot = { view in
      let value = (view as? Owner).map(get)
      return { ($0 as? Owner).map(get) == value }
    }
  }

  package init<Owner: UIView, Value: Equatable>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) {
    // A key path to a property captures nothing that threads could share.
    nonisolated(unsafe) let property = property
    self.init(Owner.self, name, get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
  }

  /// The properties that Apple's headers mark as appearance selectors, restricted to those that this project
  /// implements.
  static let all: [AppearanceProperty] = own + CoreParts.all.flatMap(\.appearanceProperties)

  /// The properties of the classes in this module.
  private static let own: [AppearanceProperty] =
    [
      AppearanceProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
      AppearanceProperty("backgroundColor", \UIView.backgroundColor),
      AppearanceProperty("tintColor", \UIView.ownTintColor),
      AppearanceProperty("alpha", \UIView.alpha),
      AppearanceProperty("font", \UILabel.font),
      AppearanceProperty("textColor", \UILabel.textColor),
      AppearanceProperty("highlightedTextColor", \UILabel.highlightedTextColor),
      AppearanceProperty("shadowColor", \UILabel.shadowColor),
      AppearanceProperty("font", \UITextField.font),
      AppearanceProperty("textColor", \UITextField.textColor),
      AppearanceProperty("font", \UITextView.font),
      AppearanceProperty("textColor", \UITextView.textColor),
      AppearanceProperty("onTintColor", \UISwitch.onTintColor),
      AppearanceProperty("thumbTintColor", \UISwitch.thumbTintColor),
      AppearanceProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      AppearanceProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      AppearanceProperty("thumbTintColor", \UISlider.thumbTintColor),
      AppearanceProperty("progressTintColor", \UIProgressView.progressTintColor),
      AppearanceProperty("trackTintColor", \UIProgressView.trackTintColor),
      AppearanceProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty("looks", \UISegmentedControl.looks),
      AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty("color", \UIActivityIndicatorView.color),
      AppearanceProperty("barTintColor", \UINavigationBar.barTintColor),
      AppearanceProperty("barTintColor", \UITabBar.barTintColor),
      AppearanceProperty("barTintColor", \UIToolbar.barTintColor),
      AppearanceProperty("barTintColor", \UISearchBar.barTintColor),
      AppearanceProperty("indicatorStyle", \UIScrollView.indicatorStyle),
      AppearanceProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      AppearanceProperty(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      AppearanceProperty("keyboardAppearance", \UITextField.keyboardAppearance),
      AppearanceProperty("clearButtonMode", \UITextField.clearButtonMode),
      AppearanceProperty("keyboardAppearance", \UITextView.keyboardAppearance),
      AppearanceProperty("barStyle", \UINavigationBar.barStyle),
      AppearanceProperty("isTranslucent", \UINavigationBar.isTranslucent),
      AppearanceProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      AppearanceProperty("shadowImage", \UINavigationBar.shadowImage),
      AppearanceProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      AppearanceProperty("backgroundImages", \UINavigationBar.backgroundImages),
      AppearanceProperty(
        UINavigationBar.self, "titleTextAttributes", get: { Attributes($0.titleTextAttributes) },
        set: { $0.titleTextAttributes = $1.values }),
      AppearanceProperty(
        UINavigationBar.self, "largeTitleTextAttributes", get: { Attributes($0.largeTitleTextAttributes) },
        set: { $0.largeTitleTextAttributes = $1.values }),
      AppearanceProperty(
        UINavigationBar.self, "standardAppearance", get: { $0.heldStandard },
        set: { if let look = $1 { $0.standardAppearance = look } }),
      AppearanceProperty(
        UINavigationBar.self, "scrollEdgeAppearance", get: { $0.heldScrollEdgeAppearance },
        set: { $0.scrollEdgeAppearance = $1 }),
      AppearanceProperty(
        UINavigationBar.self, "compactAppearance", get: { $0.heldCompactAppearance },
        set: { $0.compactAppearance = $1 }),
      AppearanceProperty(
        UINavigationBar.self, "compactScrollEdgeAppearance", get: { $0.heldCompactScrollEdgeAppearance },
        set: { $0.compactScrollEdgeAppearance = $1 }),
      AppearanceProperty("barStyle", \UITabBar.barStyle),
      AppearanceProperty("isTranslucent", \UITabBar.isTranslucent),
      AppearanceProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      AppearanceProperty("backgroundImage", \UITabBar.backgroundImage),
      AppearanceProperty("shadowImage", \UITabBar.shadowImage),
      AppearanceProperty("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      AppearanceProperty("itemWidth", \UITabBar.itemWidth),
      AppearanceProperty("itemSpacing", \UITabBar.itemSpacing),
      AppearanceProperty(
        UITabBar.self, "standardAppearance", get: { $0.heldStandard },
        set: { if let look = $1 { $0.standardAppearance = look } }),
      AppearanceProperty(
        UITabBar.self, "scrollEdgeAppearance", get: { $0.heldScrollEdgeAppearance },
        set: { $0.scrollEdgeAppearance = $1 }),
      AppearanceProperty("barStyle", \UIToolbar.barStyle),
      AppearanceProperty("isTranslucent", \UIToolbar.isTranslucent),
      AppearanceProperty(
        UIToolbar.self, "standardAppearance", get: { $0.heldStandard },
        set: { if let look = $1 { $0.standardAppearance = look } }),
      AppearanceProperty("barStyle", \UISearchBar.barStyle),
      AppearanceProperty("searchBarStyle", \UISearchBar.searchBarStyle),
      AppearanceProperty("isTranslucent", \UISearchBar.isTranslucent),
    ]
    + [UIControl.State.normal, .highlighted, .disabled, .selected].flatMap { state in
      [
        AppearanceProperty(
          UIButton.self, "titleColor(for: \(state.rawValue))", get: { $0.ownTitleColor(for: state) },
          set: { $0.setTitleColor($1, for: state) }),
        AppearanceProperty(
          UIButton.self, "titleShadowColor(for: \(state.rawValue))",
          get: { $0.ownTitleShadowColor(for: state) }, set: { $0.setTitleShadowColor($1, for: state) }),
        AppearanceProperty(
          UIButton.self, "backgroundImage(for: \(state.rawValue))",
          get: { $0.ownBackgroundImage(for: state) }, set: { $0.setBackgroundImage($1, for: state) }),
      ]
    }
}

/// Attributes of text, compared by their values.
private struct Attributes: Equatable {
  let values: [NSAttributedString.Key: Any]?

  init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

  static func == (a: Attributes, b: Attributes) -> Bool {
    guard let first = a.values, let second = b.values else { return (a.values == nil) == (b.values == nil) }
    return NSAttributedString(string: " ", attributes: first)
      .isEqual(to: NSAttributedString(string: " ", attributes: second))
  }
}

extension UIView {
  /// The tint color set on the view itself, without the inherited one.
  fileprivate var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { tintColor = newValue }
  }
}
