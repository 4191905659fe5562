import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  /// Applies the attributes that all views have.
  func applyCommon(_ varied: VariedElement, to view: UIView) {
    let element = varied.element
    if let tag = varied.integer("tag") { view.tag = tag }
    if varied.flag("hidden") == true { view.isHidden = true }
    if let alpha = varied.number("alpha") { view.alpha = CGFloat(alpha) }
    if let opaque = varied.flag("opaque") { view.isOpaque = opaque }
    view.clipsToBounds = varied.flag("clipsSubviews") ?? false
    if let enabled = varied.flag("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
    if let multiple = varied.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let mode = UIView.ContentMode(document: varied["contentMode"]) { view.contentMode = mode }
    if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    if let accessibility = element.child("accessibility") {
      if let identifier = accessibility["identifier"] { view.accessibilityIdentifier = identifier }
      if let label = accessibility["label"] { view.accessibilityLabel = label }
      if let hint = accessibility["hint"] { view.accessibilityHint = hint }
    }
    if let color = color(varied, key: "backgroundColor") { view.backgroundColor = color }
    if let color = color(varied, key: "tintColor") { view.tintColor = color }
    choose(
      varied["semanticContentAttribute"], view, \.semanticContentAttribute,
      [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
      ])

    if let mask = element.autoresizing { view.autoresizingMask = UIView.AutoresizingMask(document: mask) }
    let isFixed = varied.flag("fixedFrame") == true
    if varied.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    // With the erratum off, such views follow their masks on a device, as they always do in Interface
    // Builder.
    if isFixed, !presentation.isDesign, document.usesAutolayout,
      document.errata.isOn(.fixedFramesAsConstraints)
    {
      view.translatesAutoresizingMaskIntoConstraints = false
      prototyped.append(view)
    }
    applyPriorities(varied, to: view)
    applyMargins(varied, to: view)
  }

  /// Sets the layout priorities. The defaults are those of a plain view, whatever the class.
  private func applyPriorities(_ varied: VariedElement, to view: UIView) {
    func priority(_ name: String, _ fallback: Float) -> UILayoutPriority {
      guard let value = varied.number(name), Float(value) > 0, value <= 1000 else {
        return UILayoutPriority(fallback)
      }
      return UILayoutPriority(Float(value))
    }
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let hugging = priority("\(name)HuggingPriority", 250)
      if hugging != view.contentHuggingPriority(for: axis) {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      let resistance = priority("\(name)CompressionResistancePriority", 750)
      if resistance != view.contentCompressionResistancePriority(for: axis) {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
  }

  func applyMargins(_ varied: VariedElement, to view: UIView) {
    if let margins = varied.insets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(document: margins)
    } else if let margins = varied.insets(key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(document: margins)
    }
    if varied.flag("preservesSuperviewLayoutMargins") == true { view.preservesSuperviewLayoutMargins = true }
    if varied.flag("layoutMarginsFollowReadableWidth") == true {
      view.layoutMarginsFollowReadableWidth = true
      (view as? UITableView)?.cellLayoutMarginsFollowReadableWidth = true
    }
    // Before iOS 11 there was no safe area.
    if varied.flag("insetsLayoutMarginsFromSafeArea") == false || !view.metrics.hasSafeAreas {
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// Applies the attributes of particular classes.
  func applySpecial(_ varied: VariedElement, to view: UIView) {
    switch view {
    case let label as UILabel: apply(varied, to: label)
    case let button as UIButton: apply(varied, to: button)
    case let field as UITextField: apply(varied, to: field)
    case let text as UITextView: apply(varied, to: text)
    case let imageView as UIImageView:
      imageView.image = image(varied)
    case let stack as UIStackView: apply(varied, to: stack)
    case let table as UITableView: apply(varied, to: table)
    case let scroll as UIScrollView: apply(varied, toScrollView: scroll)
    case let control as UISegmentedControl: apply(varied, to: control)
    case let slider as UISlider: apply(varied, to: slider)
    case let toggle as UISwitch: apply(varied, to: toggle)
    case let stepper as UIStepper: apply(varied, to: stepper)
    case let progress as UIProgressView: apply(varied, to: progress)
    case let indicator as UIActivityIndicatorView: apply(varied, to: indicator)
    case let control as UIPageControl: apply(varied, to: control)
    case let picker as UIDatePicker: apply(varied, to: picker)
    case let bar as UINavigationBar: configure(bar, varied)
    case let bar as UIToolbar: configure(bar, varied)
    case let bar as UITabBar: configure(bar, varied)
    case let bar as UISearchBar: apply(varied, to: bar)
    case let cell as UITableViewCell: apply(varied, to: cell)
    case let collection as UICollectionView:
      if let allows = varied.flag("allowsSelection") { collection.allowsSelection = allows }
      if let allows = varied.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = allows }
    case let cell as UICollectionReusableView: cell.givenReuseIdentifier = varied["reuseIdentifier"]
    default: break
    }
    if let control = view as? UIControl { applyControl(varied, to: control) }
  }

  private func apply(_ varied: VariedElement, to slider: UISlider) {
    slider.minimumValue = Float(varied.number("minValue") ?? 0)
    slider.maximumValue = Float(varied.number("maxValue") ?? 1)
    slider.value = Float(varied.number("value") ?? 0)
    slider.minimumTrackTintColor = color(varied, key: "minimumTrackTintColor")
    slider.maximumTrackTintColor = color(varied, key: "maximumTrackTintColor")
    slider.thumbTintColor = color(varied, key: "thumbTintColor")
  }

  private func apply(_ varied: VariedElement, to toggle: UISwitch) {
    toggle.isOn = varied.flag("on") ?? false
    toggle.onTintColor = color(varied, key: "onTintColor")
    toggle.thumbTintColor = color(varied, key: "thumbTintColor")
  }

  private func apply(_ varied: VariedElement, to stepper: UIStepper) {
    stepper.minimumValue = varied.number("minimumValue") ?? 0
    stepper.maximumValue = varied.number("maximumValue") ?? 100
    stepper.value = varied.number("value") ?? 0
  }

  private func apply(_ varied: VariedElement, to progress: UIProgressView) {
    progress.progressViewStyle = varied["progressViewStyle"] == "bar" ? .bar : .default
    progress.progress = Float(varied.number("progress") ?? 0)
    progress.progressTintColor = color(varied, key: "progressTintColor")
    progress.trackTintColor = color(varied, key: "trackTintColor")
  }

  private func apply(_ varied: VariedElement, to indicator: UIActivityIndicatorView) {
    indicator.style =
      switch varied["style"] {
      case "large": .large
      case "whiteLarge": .whiteLarge
      case "white": .white
      case "gray": .gray
      default: .medium
      }
    if let color = color(varied, key: "color") {
      indicator.color = color
    } else if indicator.style == .white || indicator.style == .whiteLarge {
      indicator.color = .white
    }
    indicator.hidesWhenStopped = varied.flag("hidesWhenStopped") ?? false
    if varied.flag("animating") == true { indicator.startAnimating() }
    if let isHidden = varied.flag("hidden") { indicator.isHidden = isHidden }
  }

  private func apply(_ varied: VariedElement, to control: UIPageControl) {
    control.numberOfPages = varied.integer("numberOfPages") ?? 0
    control.currentPage = varied.integer("currentPage") ?? 0
    control.pageIndicatorTintColor = color(varied, key: "pageIndicatorTintColor")
    control.currentPageIndicatorTintColor = color(varied, key: "currentPageIndicatorTintColor")
  }

  private func apply(_ varied: VariedElement, to bar: UISearchBar) {
    bar.showsCancelButton = varied.flag("showsCancelButton") ?? false
    bar.showsScopeBar = varied.flag("showsScopeBar") ?? false
    bar.scopeButtonTitles = varied.element.items(in: "scopeButtonTitles").map { string($0) }
    bar.text = text(varied, "text")
    bar.placeholder = varied["placeholder"]
  }

  private func applyControl(_ varied: VariedElement, to control: UIControl) {
    if varied.flag("enabled") == false { control.isEnabled = false }
    if varied.flag("selected") == true { control.isSelected = true }
    switch varied["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "fill": control.contentHorizontalAlignment = .fill
    default: control.contentHorizontalAlignment = .center
    }
    switch varied["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: control.contentVerticalAlignment = .center
    }
  }

  private func apply(_ varied: VariedElement, to label: UILabel) {
    label.font = font(varied) ?? .systemFont(ofSize: 17)
    label.numberOfLines = varied.integer("numberOfLines") ?? 1
    label.lineBreakMode = NSLineBreakMode(document: varied["lineBreakMode"] ?? "tailTruncation")
    label.textAlignment = NSTextAlignment(document: varied["textAlignment"])
    if let width = varied.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(width) }
    if let color = color(varied, key: "textColor") { label.textColor = color }
    if let factor = varied.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(factor) }
    // Interface Builder writes `NO`, or else the minimum size or scale factor.
    let shrinks = varied["minimumFontSize"] != nil || varied["minimumScaleFactor"] != nil
    if varied.flag("adjustsFontSizeToFit") ?? shrinks { label.adjustsFontSizeToFitWidth = true }
    if varied.flag("adjustsFontForContentSizeCategory") == true {
      label.adjustsFontForContentSizeCategory = true
    }
    if varied.flag("enabled") == false { label.isEnabled = false }
    if let attributed = attributedText(varied, key: "attributedText", font: nil) {
      label.attributedText = attributed
    } else {
      label.text = text(varied, "text")
    }
  }

  private func apply(_ varied: VariedElement, to field: UITextField) {
    field.font = font(varied) ?? .systemFont(ofSize: 14)
    field.text = text(varied, "text")
    field.placeholder = text(varied, "placeholder")
    field.textAlignment = NSTextAlignment(document: varied["textAlignment"])
    if let color = color(varied, key: "textColor") { field.textColor = color }
    if let size = varied.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
    field.borderStyle =
      switch varied["borderStyle"] {
      case "roundedRect": .roundedRect
      case "line": .line
      case "bezel": .bezel
      default: .none
      }
    field.clearButtonMode =
      switch varied["clearButtonMode"] {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    if let attributed = attributedText(varied, key: "attributedText", font: nil) {
      field.attributedText = attributed
    }
    if let traits = varied.child(key: "textInputTraits") {
      field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    }
  }

  private func apply(_ varied: VariedElement, to view: UITextView) {
    apply(varied, toScrollView: view)
    view.font = font(varied) ?? .systemFont(ofSize: 14)
    view.textAlignment = NSTextAlignment(document: varied["textAlignment"])
    if let color = color(varied, key: "textColor") { view.textColor = color }
    view.isEditable = varied.flag("editable") ?? true
    view.isSelectable = varied.flag("selectable") ?? true
    if let attributed = attributedText(varied, key: "attributedText", font: nil) {
      view.attributedText = attributed
    } else {
      view.text = text(varied, "text") ?? ""
    }
  }

  private func apply(_ varied: VariedElement, to button: UIButton) {
    if let configuration = varied.child(key: "configuration") {
      button.configuration = self.configuration(VariedElement(configuration, traits), of: varied)
    }
    if let font = font(varied) {
      button.titleLabel?.font = font
      if button.configuration != nil { button.configuration?.setTitleFont(font) }
    }
    if varied["role"] == "primary" {
      button.role = .primary
      if font(varied) == nil, button.configuration != nil {
        let size = UIFont.preferredFont(forTextStyle: .body).pointSize
        button.configuration?.setTitleFont(.systemFont(ofSize: size, weight: .semibold))
      }
    }
    if let mode = varied["lineBreakMode"] {
      button.titleLabel?.lineBreakMode = NSLineBreakMode(document: mode)
    }
    if let insets = varied.element.insets(key: "contentEdgeInsets") {
      button.contentEdgeInsets = UIEdgeInsets(document: insets)
    }
    if let insets = varied.element.insets(key: "titleEdgeInsets") {
      button.titleEdgeInsets = UIEdgeInsets(document: insets)
    }
    if let insets = varied.element.insets(key: "imageEdgeInsets") {
      button.imageEdgeInsets = UIEdgeInsets(document: insets)
    }
    let symbol = symbolStyle(of: varied)
    for element in varied.element.children where element.name == "state" {
      let state: UIControl.State
      switch element.key {
      case "normal": state = .normal
      case "highlighted": state = .highlighted
      case "selected": state = .selected
      case "disabled": state = .disabled
      default: continue
      }
      let part = VariedElement(element, traits)
      // A button with a configuration ignores the titles of its states.
      if button.configuration == nil, let title = text(part, "title") { button.setTitle(title, for: state) }
      if let attributed = attributedText(part, key: "attributedTitle", font: nil) {
        button.setAttributedTitle(attributed, for: state)
      }
      if let color = color(part, key: "titleColor") { button.setTitleColor(color, for: state) }
      let hasImage = state == .normal && button.configuration?.image != nil
      if !hasImage, let image = image(part, symbol: symbol) { button.setImage(image, for: state) }
      if let image = image(part, attribute: "backgroundImage") {
        button.setBackgroundImage(image, for: state)
      }
    }
  }

  /// Returns the symbol configuration of a button whose states have none.
  private func symbolStyle(of button: VariedElement) -> SymbolSizes.Style {
    let sizes = SymbolSizes.bundled
    if button.child(key: "configuration") != nil { return sizes.configuredButtons.style() }
    switch button["buttonType"] {
    case "system", "roundedRect":
      return sizes.systemButtons.style(hasFont: button.child(key: "fontDescription") != nil)
    default: return SymbolSizes.Style()
    }
  }

  private func configuration(_ varied: VariedElement, of button: VariedElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch varied["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = text(varied, "title")
    configuration.subtitle = text(varied, "subtitle")
    configuration.image = image(varied, symbol: SymbolSizes.bundled.configuredButtons.style())
    applyLayout(varied, to: &configuration)
    if let mode = varied["titleLineBreakMode"] {
      configuration.titleLineBreakMode = NSLineBreakMode(document: mode)
    }
    if varied.flag("showsActivityIndicator") == true { configuration.showsActivityIndicator = true }
    if let updates = varied.flag("automaticallyUpdateForSelection") {
      configuration.automaticallyUpdateForSelection = updates
    }
    if let padding = varied.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
    if let padding = varied.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    if let insets = varied.element.insets(key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(document: insets)
    }
    applyTexts(varied, to: &configuration)
    if let color = color(varied, key: "baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color(varied, key: "baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let background = varied.child(key: "background") {
      apply(VariedElement(background, traits), to: &configuration.background)
    }
    return configuration
  }

  /// Applies the named values that determine a button's layout.
  private func applyLayout(_ varied: VariedElement, to configuration: inout UIButton.Configuration) {
    choose(
      varied["buttonSize"], &configuration.buttonSize, ["mini": .mini, "small": .small, "large": .large])
    choose(
      varied["imagePlacement"], &configuration.imagePlacement,
      ["top": .top, "bottom": .bottom, "trailing": .trailing])
    choose(
      varied["cornerStyle"], &configuration.cornerStyle,
      ["fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule])
    choose(
      varied["titleAlignment"], &configuration.titleAlignment,
      ["leading": .leading, "center": .center, "trailing": .trailing])
    switch varied["macIdiomStyle"] {
    case "bordered": configuration.macIdiomStyle = .bordered
    case "borderless": configuration.macIdiomStyle = .borderless
    case "borderlessTinted": configuration.macIdiomStyle = .borderlessTinted
    default: break
    }
  }

  /// Sets an object's property to the value with a name; a name without a value leaves it alone.
  func choose<Object: AnyObject, Value>(
    _ name: String?, _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>,
    _ named: @autoclosure () -> [String: Value]
  ) {
    if let name, let chosen = named()[name] { object[keyPath: property] = chosen }
  }

  /// Sets a value to the one with a name, if there is one.
  func choose<Value>(_ name: String?, _ value: inout Value, _ named: @autoclosure () -> [String: Value]) {
    if let name, let chosen = named()[name] { value = chosen }
  }

  /// Applies the fonts and attributed texts of a button.
  private func applyTexts(_ varied: VariedElement, to configuration: inout UIButton.Configuration) {
    if let font = font(varied, key: "titleFontDescription") { configuration.setTitleFont(font) }
    if let font = font(varied, key: "subtitleFontDescription") { configuration.setSubtitleFont(font) }
    if let attributed = attributedText(varied, key: "attributedSubtitle", font: nil) {
      configuration.attributedSubtitle = AttributedString(attributed)
    }
    if let attributed = attributedText(varied, key: "attributedTitle", font: nil) {
      configuration.title = attributed.string
      if attributed.length > 0,
        let font = attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      {
        configuration.setTitleFont(font)
      }
    }
  }

  /// Applies a `backgroundConfiguration` element of a button's configuration.
  private func apply(_ varied: VariedElement, to background: inout UIBackgroundConfiguration) {
    if let color = color(varied, key: "backgroundColor") { background.backgroundColor = color }
    if let color = color(varied, key: "strokeColor") { background.strokeColor = color }
    if let width = varied.number("strokeWidth") { background.strokeWidth = CGFloat(width) }
    if let outset = varied.number("strokeOutset") { background.strokeOutset = CGFloat(outset) }
    if let radius = varied.number("cornerRadius") { background.cornerRadius = CGFloat(radius) }
    if let insets = varied.element.insets(key: "backgroundInsets") {
      background.backgroundInsets = NSDirectionalEdgeInsets(document: insets)
    }
    if let image = image(varied) { background.image = image }
    if let mode = UIView.ContentMode(document: varied["imageContentMode"]) {
      background.imageContentMode = mode
    }
  }

  private func apply(_ varied: VariedElement, to stack: UIStackView) {
    applyAxis(varied, to: stack)
    applyDistribution(varied, to: stack)
    applyAlignment(varied, to: stack)
    applySpacing(varied, to: stack)
    if varied.flag("baselineRelativeArrangement") == true { stack.isBaselineRelativeArrangement = true }
    if varied.element.insets(key: "layoutMargins") != nil
      || varied.element.insets(key: "directionalLayoutMargins") != nil
    {
      // Interface Builder has no attribute for this: margins that are set apply.
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }

  private func apply(_ varied: VariedElement, toScrollView scroll: UIScrollView) {
    if let enabled = varied.flag("scrollEnabled") { scroll.isScrollEnabled = enabled }
    if let paging = varied.flag("pagingEnabled") { scroll.isPagingEnabled = paging }
    if let shows = varied.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = shows
    }
    if let shows = varied.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = shows }
    if let bounces = varied.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
    if let bounces = varied.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = bounces }
    choose(
      varied["contentInsetAdjustmentBehavior"], scroll, \.contentInsetAdjustmentBehavior,
      ["never": .never, "always": .always, "scrollableAxes": .scrollableAxes])
  }

  private func apply(_ varied: VariedElement, to table: UITableView) {
    apply(varied, toScrollView: table)
    switch varied["style"] {
    case "grouped": table.setStyle(.grouped)
    case "insetGrouped": table.setStyle(.insetGrouped)
    default: table.setStyle(.plain)
    }
    if let height = varied.number("rowHeight") { table.rowHeight = CGFloat(height) }
    if let height = varied.number("estimatedRowHeight") { table.estimatedRowHeight = CGFloat(height) }
    if let height = varied.number("sectionHeaderHeight") { table.sectionHeaderHeight = CGFloat(height) }
    if let height = varied.number("sectionFooterHeight") { table.sectionFooterHeight = CGFloat(height) }
    if varied["separatorStyle"] == "none" { table.separatorStyle = .none }
    if varied.flag("allowsSelection") == false { table.allowsSelection = false }
    if varied.flag("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
    if let color = color(varied, key: "separatorColor") { table.separatorColor = color }
    if let insets = varied.element.insets(key: "separatorInset") {
      table.separatorInset = UIEdgeInsets(document: insets)
    }
  }

  private func apply(_ varied: VariedElement, to cell: UITableViewCell) {
    cell.setReuseIdentifier(varied["reuseIdentifier"])
    cell.style =
      switch varied["style"] {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
    cell.selectionStyle =
      switch varied["selectionStyle"] {
      case "none": .none
      case "blue": .blue
      case "gray": .gray
      default: .default
      }
    if let insets = varied.element.insets(key: "separatorInset") {
      cell.ownSeparatorInset = UIEdgeInsets(document: insets)
    }
    cell.documentRowHeight = varied.number("rowHeight").map { CGFloat($0) }
    cell.accessoryType = accessory(varied["accessoryType"])
    cell.editingAccessoryType = accessory(varied["editingAccessoryType"])
    if let level = varied.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = varied.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let indents = varied.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
    if varied.flag("showsReorderControl") == true { cell.showsReorderControl = true }
  }

  private func accessory(_ name: String?) -> UITableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  private func apply(_ varied: VariedElement, to control: UISegmentedControl) {
    for (index, element) in varied.element.items(in: "segments").enumerated() {
      let segment = VariedElement(element, traits)
      if let image = image(segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: text(segment, "title"), at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    control.apportionsSegmentWidthsByContent = varied.flag("apportionsSegmentWidthsByContent") ?? false
    control.selectedSegmentTintColor = color(varied, key: "selectedSegmentTintColor")
    control.selectedSegmentIndex = varied.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }

  private func apply(_ varied: VariedElement, to picker: UIDatePicker) {
    picker.datePickerMode =
      switch varied["datePickerMode"] {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    choose(
      varied["style"], picker, \.preferredDatePickerStyle,
      ["wheels": .wheels, "compact": .compact, "inline": .inline])
    func date(_ key: String) -> Date? {
      varied.element.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: min(max($0, -3e10), 3e10))
      }
    }
    // A document for the current date contains that of its last change, which is used: it does not depend on
    // the clock.
    if let date = date("date") { picker.date = date }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if let minutes = varied.integer("minuteInterval"), (1...30).contains(minutes) {
      picker.minuteInterval = minutes
    }
    if let seconds = varied.number("countDownDuration"), (0...86_400).contains(seconds) {
      picker.countDownDuration = seconds
    }
    if let locale = varied.element.child(key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
  }
}

extension UIButton.Configuration {
  /// Sets the font of the title.
  mutating func setTitleFont(_ font: UIFont) { titleTextAttributesTransformer = Self.transformer(font) }

  mutating func setSubtitleFont(_ font: UIFont) { subtitleTextAttributesTransformer = Self.transformer(font) }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { container in
      var container = container
      container[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      return container
    }
  }
}
