import Foundation
import Typesetting
@_spi(UIKit) import UIKitCore

/// A control with a title and an image that performs an action when it is tapped.
///
/// Without a configuration its size is the title's, rounded up to whole points, and 12 points higher than a
/// line, at least 30 points wide. With a configuration it is the content's size and the configuration's
/// insets, rounded up to the pixel.
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting,
  UIAccessibilityContentSizeCategoryImageAdjusting
{
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      label: currentTitle ?? Self.name(of: buttonType), traits: accessibilityStates.union(.button))
  }

  /// Returns the name by which assistive applications call a button of a type without a title, in English.
  private static func name(of type: ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system, .plain: nil
    }
  }

  /// Stored only: images keep their size at large text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// A Boolean value that determines whether a drag that hovers over the button presses it; `false` by
  /// default.
  open var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let spring {
        removeInteraction(spring)
        self.spring = nil
      } else {
        let made = UISpringLoadedInteraction { [weak self] _, _ in
          self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        addInteraction(made)
        spring = made
      }
    }
  }
  private var spring: UISpringLoadedInteraction?

  /// A closure that returns the style of the pointer over a button, given the system's proposal.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Stored only: there is no pointer. `false` by default.
  open var isPointerInteractionEnabled = false
  /// Stored only: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?

  /// The initial appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a standard appearance: white title, unmodified image.
    case custom = 0
    /// A button with title and image in the tint color.
    case system = 1
    /// An "i" in a circle.
    case detailDisclosure = 2
    /// An "i" in a circle.
    case infoLight = 3
    /// An "i" in a circle.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// The same as `system` here.
    case plain = 6
    /// A cross in a circle.
    case close = 7
    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button's action.
  public enum Role: Int, Sendable {
    /// An ordinary action.
    case normal
    /// The action that is most likely to be chosen.
    case primary
    /// An action that cancels without changes.
    case cancel
    /// An action that deletes data.
    case destructive
  }

  /// A closure that updates a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The type with which the button was created.
  open private(set) var buttonType: ButtonType
  /// Stored only: alerts style their own actions.
  open var role = Role.normal

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleShadowColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]

  let label = UIButtonLabel(frame: .zero)
  let subtitleView = UIButtonLabel(frame: .zero)
  private var picture: UIImageView?
  /// The image view, if it was created.
  package final var presentImageView: UIImageView? { picture }
  /// The image of the button's type.
  private var icon: UIImage?
  var backgroundPicture: UIImageView?
  private var isUpdating = false

  // MARK: Initialization

  /// Creates a button of type `custom`.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUpButton()
  }

  /// Creates a button that is read from a document, of type `custom` until the document states another.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUpButton()
    coder.finish(self, as: UIButton.self)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Gives a new button its type.
  fileprivate func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    label.font = InitialFonts.system(UIButtonMetrics.titleSize(buttonType))
    if let symbol = UIButtonMetrics.symbol(buttonType) {
      icon = UIImage(systemName: symbol)
      // A close button is gray, whatever the tint color.
      if buttonType == .close { icon = icon?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal) }
      setImage(icon, for: .normal)
    }
    contentChanged()
  }

  /// Creates a button with an action, whose title and image it adopts.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a frame and an action, whose title and image it adopts.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action, whose title and image are used where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    contentChanged()
  }

  /// Returns a system button with an action.
  open class func systemButton(primaryAction: UIAction) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// Returns a system button with an image and a target.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func setUpButton() {
    label.font = InitialFonts.system(UIButtonMetrics.titleSize(.custom))
    label.lineBreakMode = .byTruncatingMiddle
    label.isHidden = true
    addSubview(label)
  }

  @_spi(UIKit) public override var triggersPrimaryAction: Bool { true }

  // MARK: Content by state

  /// Returns the value of a state: that of exactly this state, or of `normal`.
  private func value<Value>(_ table: [UInt: Value], _ state: State) -> Value? {
    if let exact = table[state.rawValue] { return exact }
    // Of combined states, disabled takes precedence over selected and highlighted, and these over normal.
    for part in [State.disabled, .selected, .highlighted] where state.contains(part) {
      if let value = table[part.rawValue] { return value }
    }
    return table[State.normal.rawValue]
  }

  /// Sets the title of a state. States without a title use that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Sets the title with attributes of a state, which takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
    if configuration != nil, state == .normal { configuration?.title = title?.string }
    contentChanged()
  }

  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    stateChanged()
  }

  /// Sets the color of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state.rawValue] = color
    stateChanged()
  }

  /// Sets the image of a state. States without an image use that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// Sets the symbol configuration of the image of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    if self.configuration != nil, state == .normal {
      self.configuration?.preferredSymbolConfigurationForImage = configuration
    }
    contentChanged()
  }
  /// Returns the symbol configuration of a state, or that of `normal`; `nil` if none was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(symbolConfigurations, state)
  }
  /// The symbol configuration of the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The image of the current state with its symbol configuration.
  private var displayedImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard image.isSymbolImage, let configuration = currentPreferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// Sets the background image of a state, which is stretched to the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    contentChanged()
  }

  /// Returns the title of a state, or that of `normal`.
  open func title(for state: State) -> String? { value(titles, state) }
  /// Returns the title with attributes of a state, or that of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(attributedTitles, state) }
  /// Returns the color of the title's shadow in a state, or in `normal`.
  open func titleShadowColor(for state: State) -> UIColor? { value(titleShadowColors, state) }
  /// Returns the image of a state, or that of `normal`.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// Returns the background image of a state, or that of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, state) }

  /// Returns the color of the title in a state: the one that was set, otherwise white for custom buttons and
  /// the tint color for others.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state.rawValue] { return color }
    if state.contains(.disabled), titleColors[State.disabled.rawValue] == nil, buttonType != .custom {
      return .tertiaryLabel
    }
    if let color = value(titleColors, state) { return color }
    return buttonType == .custom ? .white : tintColor
  }

  /// Returns the color that was set for exactly this state.
  func ownTitleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  func ownTitleShadowColor(for state: State) -> UIColor? { titleShadowColors[state.rawValue] }
  func ownBackgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title. Change its font and line settings, not its text.
  open var titleLabel: UILabel? { label }
  /// The label of the configuration's subtitle; `nil` if there is none.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitleView }

  /// The image view, created on first access.
  open var imageView: UIImageView? {
    if picture == nil {
      let view = UIImageView(frame: .zero)
      view.isUserInteractionEnabled = false
      picture = view
      if let selectionBox {
        insertSubview(view, aboveSubview: selectionBox)
      } else {
        insertSubview(view, at: 0)
      }
    }
    return picture
  }

  // MARK: Insets and behavior

  /// The insets from the bounds to the content, in points. If all insets are zero, a title has 6 points above
  /// and below.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }

  /// Insets that move the title without affecting the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Insets that move the image without affecting the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that determines whether the image is drawn half transparent in the highlighted state,
  /// unless that state has its own; `true` by default.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that determines whether the image is drawn half transparent in the disabled state;
  /// `true` by default.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { updateContent() } }
  }
  /// Stored only: shadows stay as they are.
  open var reversesTitleShadowWhenHighlighted = false
  /// Stored only: no glow is drawn.
  open var showsTouchWhenHighlighted = false

  /// A Boolean value that determines whether a tap toggles the selection, or a menu displays its selected
  /// entry as the title; `false` by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { showSelectedElement() } }
  }

  /// The menu that a tap opens if it is the primary action, otherwise a long touch.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelectedElement()
    }
  }

  /// The order of the menu's entries; `automatic` by default: `fixed` in scrolling content, `priority` otherwise.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that indicates whether the button is a pop-up button, whose menu selects one of its
  /// entries.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { showSelectedElement() } }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return menu }
      if isPopUp { markChosen(menu) }
      return menu
    })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Returns the actions of a menu and of its inline submenus.
  private func entries(_ menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      return (element as? UIMenu).map { entries($0) } ?? []
    }
  }

  private func markChosen(_ menu: UIMenu) {
    let entries = entries(menu)
    if !entries.contains(where: { $0.state == .on }) { entries.first?.state = .on }
  }

  /// Displays the selected entry of a pop-up button.
  private func showSelectedElement() {
    guard isPopUp, let menu else { return }
    markChosen(menu)
    guard let chosen = entries(menu).first(where: { $0.state == .on }) else { return }
    setTitle(chosen.title, for: .normal)
    setImage(chosen.image, for: .normal)
  }

  /// Updates the selection before a chosen entry is performed.
  @_spi(UIKit) open override func chose(_ action: UIAction, in menu: UIMenu) {
    if isPopUp, let whole = self.menu {
      for entry in entries(whole) { entry.state = entry === action ? .on : .off }
      showSelectedElement()
    } else if menu.options.contains(.singleSelection) {
      for entry in entries(menu) { entry.state = entry === action ? .on : .off }
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, menu == nil, isTouchInside { isSelected.toggle() }
  }

  // MARK: Configuration

  /// The configuration; `nil` uses the titles, images and insets by state.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }

  /// A closure called when the state changes, so that it can update the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that determines whether the configuration is displayed according to the state; `true` by
  /// default. Otherwise it is displayed as in the normal state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentChanged() } }
  }

  /// Updates the configuration, immediately here.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    wasEverUpdated = true
    ObservedUpdate.trackLater(self, in: traitCollection, then: { $0.setNeedsUpdateConfiguration() }) {
      updateConfiguration()
    }
    isUpdating = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var wasEverUpdated = false

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Overrides of `updateConfiguration()` are called for the first state, too.
    guard window != nil, !wasEverUpdated else { return }
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration to the state. Called when the button first appears and when its state changes.
  /// The default implementation calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Changes

  @_spi(UIKit) public override func stateChanged() {
    super.stateChanged()
    // Before the button first appears only the handler is called, not overrides, since a subclass may not be
    // initialized yet.
    if wasEverUpdated || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    updateContent()
  }

  private func contentChanged() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Invalidates the size after the program changed the label's font or text.
  func labelChanged() {
    guard !isUpdatingLabels else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isUpdatingLabels = false

  /// Applies the title, colors and images of the state to the views.
  private func updateContent() {
    isUpdatingLabels = true
    defer { isUpdatingLabels = false }
    showSelectionBox()
    if let configuration {
      applyConfiguration(configuration)
      return
    }
    indicatorView?.removeFromSuperview()
    indicatorView = nil
    if subtitleView.superview != nil { subtitleView.removeFromSuperview() }
    let state = state
    label.textColor = isBoxed && value(titleColors, state) == nil ? .white : currentTitleColor
    if let attributed = attributedTitle(for: state), attributed.length > 0 {
      label.attributedText = attributed
    } else {
      label.text = title(for: state)
    }
    label.shadowColor = titleShadowColor(for: state)
    label.isHidden = label.text?.isEmpty ?? true
    label.alpha =
      isHighlighted && buttonType != .custom && titleColors[State.highlighted.rawValue] == nil ? 0.2 : 1
    let image = displayedImage
    if image != nil || picture != nil {
      imageView?.image = image.map { buttonType == .custom ? $0 : boxed(templated($0)) }
      imageView?.isHidden = image == nil
      let dims = isHighlighted && adjustsImageWhenHighlighted && images[State.highlighted.rawValue] == nil
      imageView?.alpha = dims ? 0.5 : !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    }
    updateBackgroundPicture(backgroundImage(for: state))
  }

  /// Returns the image as a template if its rendering mode is automatic, as system buttons display it.
  private func templated(_ image: UIImage) -> UIImage {
    guard image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private func updateBackgroundPicture(_ image: UIImage?) {
    if image != nil, backgroundPicture == nil {
      let view = UIImageView(frame: bounds)
      view.isUserInteractionEnabled = false
      backgroundPicture = view
      insertSubview(view, at: 0)
    }
    backgroundPicture?.image = image
    backgroundPicture?.isHidden = image == nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Measuring

  var titleSize: CGSize {
    label.isHidden ? .zero : label.unroundedSize
  }

  /// A Boolean value that indicates whether the image is that of the button's type, whose size depends only
  /// on the version of iOS.
  private var showsIcon: Bool {
    buttonType != .close && currentImage != nil && currentImage === icon
  }

  private var pictureSize: CGSize {
    showsIcon ? metrics.size(of: .buttonIcon).size : displayedImage?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    if let configuration { return configurationSize(configuration) }
    let title = titleSize
    let image = pictureSize
    let insets = contentEdgeInsets
    let hasTitle = !label.isHidden
    var width = hasTitle ? (title.width - 0.000_1).rounded(.up) : 0
    var height = hasTitle ? (title.height - 0.000_1).rounded(.up) : 0
    if currentImage != nil {
      width += image.width
      height = max(height, image.height)
      // Images are aligned with a line of text, whose height counts even without a title.
      if !showsIcon { height = max(height, (label.font.lineHeight - 0.000_1).rounded(.up)) }
    }
    // A background image alone determines the size.
    let isBare = !hasTitle && currentImage == nil && currentBackgroundImage != nil
    // Without insets, a title alone has space around it; beside an image there is none.
    if !isBare, currentImage == nil {
      if !hasTitle { height = (label.font.lineHeight - 0.000_1).rounded(.up) }
      if insets == .zero {
        height = max(height, (hasTitle ? (title.height - 0.000_1).rounded(.up) : height) + 12)
      }
      if insets.left == 0, insets.right == 0 { width = max(width, UIButtonMetrics.minimumWidth) }
    }
    width += insets.left + insets.right
    height += insets.top + insets.bottom
    if let background = currentBackgroundImage {
      width = max(width, background.size.width)
      height = max(height, background.size.height)
    }
    return CGSize(width: width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration, size.width > 0 { return configurationSize(configuration, width: size.width) }
    return intrinsicContentSize
  }

  /// Titles of configurations wrap and increase the height.
  @_spi(UIKit) public override var wrapsContent: Bool {
    configuration?.titleLineBreakMode == .byWordWrapping && !label.isHidden
  }

  @_spi(UIKit) public override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    configuration.map { configurationSize($0, width: width) } ?? intrinsicContentSize
  }

  @_spi(UIKit) public override var debugText: String? { title(for: .normal) ?? configuration?.title }

  @_spi(UIKit) public override var baselineFont: UIFont? { titleLabel?.font }
  @_spi(UIKit) public override var firstBaselineOffsetFromTop: CGFloat {
    let size = intrinsicContentSize
    if let configuration {
      let frames = configurationFrames(configuration, in: CGRect(origin: .zero, size: size))
      return frames.title.minY + label.firstBaselineOffsetFromTop
    }
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    return titleRect(forContentRect: content).minY + label.firstBaselineOffsetFromTop
  }

  @_spi(UIKit) public override var lastBaselineOffsetFromBottom: CGFloat {
    intrinsicContentSize.height - firstBaselineOffsetFromTop
  }

  @_spi(UIKit) public override var baselineOffsetFromCenter: CGFloat? {
    guard contentVerticalAlignment == .center else { return nil }
    return firstBaselineOffsetFromTop - intrinsicContentSize.height / 2
  }

  // MARK: Layout

  /// Returns the rectangle of the background image, which is the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image: the bounds inset by `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(contentRect).title
  }

  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(contentRect).image
  }

  /// Returns the rectangles of image and title side by side, with the control's content alignment.
  private func parts(_ content: CGRect) -> (image: CGRect, title: CGRect) {
    let scale = pixelScale
    var image = pictureSize
    let natural = titleSize
    image.width = min(image.width, max(0, content.width))
    image.height = min(image.height, max(0, content.height))
    var title = CGSize(
      width: natural.width.roundedUpToPixel(scale), height: natural.height.roundedUpToPixel(scale))
    let room = max(0, content.width - image.width)
    if title.width > room, label.numberOfLines != 1, !label.isHidden {
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      title.height = size.height.roundedUpToPixel(scale)
    }
    title.width = min(title.width, room)
    title.height = min(title.height, max(0, content.height))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let total = image.width + title.width
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: content.minX
      case .right: content.maxX - total
      default: content.minX + (content.width - total) / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - height
      case .center: content.minY + (content.height - height) / 2
      }
    }
    let imageX = isRightToLeft ? x + title.width : x
    let titleX = isRightToLeft ? x : x + image.width
    let moves = { (insets: UIEdgeInsets) in
      CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
    }
    let (imageMove, titleMove) = (moves(imageEdgeInsets), moves(titleEdgeInsets))
    func rect(_ x: CGFloat, _ size: CGSize, _ move: CGPoint) -> CGRect {
      CGRect(
        x: (x + move.x).roundedToPixel(scale), y: (y(size.height) + move.y).roundedToPixel(scale),
        width: size.width, height: size.height)
    }
    return (rect(imageX, image, imageMove), rect(titleX, title, titleMove))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      let frames = configurationFrames(configuration, in: bounds)
      label.frame = frames.title
      subtitleView.frame = frames.subtitle
      picture?.frame = frames.image
      wheel?.frame = frames.image
      layOutIndicator(configuration, after: [frames.image, frames.title, frames.subtitle])
      backgroundView?.frame = bounds
      layOutGlass(configuration)
      return
    }
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
    // The circle of a type's image is inset by a point and a third at the sides and a point above and below.
    if showsIcon { picture?.contentMode = .scaleAspectFit }
    if showsIcon, let frame = picture?.frame { picture?.frame = frame.insetOrEmpty(dx: 4.0 / 3, dy: 1) }
    layOutSelectionBox(around: [label, picture].compactMap { $0 }.filter { !$0.isHidden }.map(\.frame))
  }

  open override func draw(_ rect: CGRect) {
    if let configuration { drawBackground(configuration) }
  }

  // MARK: Image

  private var wheel: UIActivityIndicatorView?
  private var backgroundView: UIView?
  /// The mark of a configuration's menu.
  var indicatorView: UIImageView?
  /// The box behind the content of a selected button.
  var selectionBox: UIView?
  /// The glass behind the content of a configuration.
  var glassView: GlassPlatter?

  /// Displays an activity indicator in a color in place of the image; `nil` removes it.
  func showWheel(_ color: UIColor?) {
    guard let color else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let view = wheel ?? UIActivityIndicatorView(style: .medium)
    view.color = color
    if wheel == nil {
      wheel = view
      view.isUserInteractionEnabled = false
      addSubview(view)
      view.startAnimating()
    }
  }

  /// Displays a view behind the content; `nil` removes it.
  func showBackgroundView(_ view: UIView?) {
    guard view !== backgroundView else { return }
    backgroundView?.removeFromSuperview()
    backgroundView = view
    if let view {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
  }

  /// The image view, if it was created.
  var displayedImageView: UIImageView? { picture }
}

/// The name in Swift 4 and before.
public typealias UIButtonType = UIButton.ButtonType

/// The label of a button, which notifies the button of changes.
final class UIButtonLabel: UILabel {
  /// A title that wraps has as many lines as it needs, without `numberOfLines`, as the public's answers tell.
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      // Configurations say themselves how many lines there are.
      guard (superview as? UIButton)?.configuration == nil else { return }
      let wraps = [.byWordWrapping, .byCharWrapping].contains(lineBreakMode)
      if wraps, numberOfLines == 1 { numberOfLines = 0 }
      if !wraps, [.byWordWrapping, .byCharWrapping].contains(oldValue), numberOfLines == 0 {
        numberOfLines = 1
      }
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.labelChanged()
  }
}

/// Measures of buttons without a configuration, in points.
enum UIButtonMetrics {
  /// The minimum width of a button with a title or without content, as in saved public storyboards.
  static let minimumWidth: CGFloat = 30

  /// Returns the font size of the title by type.
  static func titleSize(_ type: UIButton.ButtonType) -> CGFloat {
    type == .custom ? UIFont.buttonFontSize : 15
  }

  /// Returns the name of the symbol of a type.
  static func symbol(_ type: UIButton.ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }
}

/// Makes a button of a class and a type, as `Button(type:)` does on iOS for a class that is not known to the compiler: Swift asks such
/// an initializer to be `required`.
@preconcurrency @MainActor
public func instance<Button: UIButton>(of type: Button.Type, type buttonType: UIButton.ButtonType) -> Button {
  let button = instance(of: type)
  button.become(buttonType)
  return button
}

extension NamedMembers {
  package static let button = NamedMembers(UIButton.self) {
    $0.reading("titleLabel") { $0.titleLabel }
    $0.reading("imageView") { $0.imageView }
    $0.reading("currentTitle") { $0.currentTitle }
    $0.reading("currentImage") { $0.currentImage }
    $0.setting("title") { $0.setTitle($1, for: .normal) }
    $0.setting("image") { $0.setImage($1, for: .normal) }
    $0.setting("backgroundImage") { $0.setBackgroundImage($1, for: .normal) }
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      $0.appearance(
        "titleColor(for: \(state.rawValue))", get: { $0.ownTitleColor(for: state) },
        set: { $0.setTitleColor($1, for: state) })
      $0.appearance(
        "titleShadowColor(for: \(state.rawValue))", get: { $0.ownTitleShadowColor(for: state) },
        set: { $0.setTitleShadowColor($1, for: state) })
      $0.appearance(
        "backgroundImage(for: \(state.rawValue))", get: { $0.ownBackgroundImage(for: state) },
        set: { $0.setBackgroundImage($1, for: state) })
    }
  }
}
