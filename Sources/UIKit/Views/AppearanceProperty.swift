/// A property of a class of views that appearances may set.
@MainActor
struct AppearanceProperty {
  let name: String
  let isOf: (UIView) -> Bool
  let copy: (_ source: UIView, _ target: UIView) -> Void
  let isSame: (UIView, UIView) -> Bool
  /// A question whether a view still has the value that the given one has now.
  let snapshot: (UIView) -> (UIView) -> Bool

  /// A property that two accessors read and write. They are given views of the class only.
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

  private init<Owner: UIView, Value: Equatable>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) {
    // A key path of the list below captures nothing that threads could share.
    nonisolated(unsafe) let property = property
    self.init(Owner.self, name, get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
  }

  /// The properties that Apple's headers mark as appearance, as far as the classes have them.
  static let all: [AppearanceProperty] =
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
      AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty("color", \UIActivityIndicatorView.color),
      AppearanceProperty("barTintColor", \UINavigationBar.barTintColor),
      AppearanceProperty("barTintColor", \UITabBar.barTintColor),
      AppearanceProperty("barTintColor", \UIToolbar.barTintColor),
      AppearanceProperty("barTintColor", \UISearchBar.barTintColor),
      AppearanceProperty("separatorInset", \UITableView.separatorInset),
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

extension UIView {
  /// The tint colour that the view itself was given.
  fileprivate var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { tintColor = newValue }
  }
}
