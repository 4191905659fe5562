import Foundation
import Typesetting

/// A control with a title and an image that does something when it is tapped.
///
/// Without a configuration its size is the title's, rounded up to whole points, and 12 points higher than a line, at
/// least 30 points wide. With a configuration it is the content's size and the configuration's insets, rounded up to
/// the pixel.
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting,
  UIAccessibilityContentSizeCategoryImageAdjusting
{
  /// Stored only: images keep their size at large text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Whether a drag that hovers over the button presses it; false by default.
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

  /// Says how the pointer looks over a button, from what the system would do.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Stored only: there is no pointer. False by default.
  open var isPointerInteractionEnabled = false
  /// Stored only: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?

  /// How a button looks at first.
  public enum ButtonType: Int, Sendable {
    /// A button without looks of its own: white title, image as it is.
    case custom = 0
    /// A button with title and image in the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
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

  /// What a button's action does to data.
  public enum Role: Int, Sendable {
    /// A usual one.
    case normal
    /// The one that is most likely wanted.
    case primary
    /// The one that changes nothing.
    case cancel
    /// The one that deletes.
    case destructive
  }

  /// Brings a button's configuration up to date with its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The type that the button was made with.
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
  /// The picture of the button's type.
  private var icon: UIImage?
  private var backgroundPicture: UIImageView?
  private var isUpdating = false

  // MARK: Making a button

  /// A button without a title, of type custom.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUpButton()
  }

  /// Reads a button from a document, of type custom until the document says otherwise.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUpButton()
    coder.finish(self, as: UIButton.self)
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    label.font = InitialFonts.system(UIButtonMetrics.titleSize(buttonType))
    if let symbol = UIButtonMetrics.symbol(buttonType) {
      icon = UIImage(systemName: symbol)
      // Closing is grey, whatever the tint.
      if buttonType == .close { icon = icon?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal) }
      setImage(icon, for: .normal)
    }
    contentChanged()
  }

  /// A button of type system with an action, whose title and image it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A system button with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A button with a configuration, and an action whose title and image it takes where the configuration has none.
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

  /// A system button with an action.
  open class func systemButton(primaryAction: UIAction) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// A system button with an image whose taps go to a target.
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

  override var triggersPrimaryAction: Bool { true }

  // MARK: Content by state

  /// A value set for a state: that of exactly this state, else the normal one.
  private func value<Value>(_ table: [UInt: Value], _ state: State) -> Value? {
    if let exact = table[state.rawValue] { return exact }
    // Among combined states the strongest single one is taken before the normal one.
    for part in [State.disabled, .selected, .highlighted] where state.contains(part) {
      if let value = table[part.rawValue] { return value }
    }
    return table[State.normal.rawValue]
  }

  /// Sets the title of a state. Without one, a state has that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Sets the title of a state with attributes. It comes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
    if configuration != nil, state == .normal { configuration?.title = title?.string }
    contentChanged()
  }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    stateChanged()
  }

  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state.rawValue] = color
    stateChanged()
  }

  /// Sets the image of a state. Without one, a state has that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// Sets how a symbol is shown that is the image of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    if self.configuration != nil, state == .normal {
      self.configuration?.preferredSymbolConfigurationForImage = configuration
    }
    contentChanged()
  }
  /// How symbols are shown in a state; as in `normal` where nothing was set, nil for as they are.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(symbolConfigurations, state)
  }
  /// How symbols are shown in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The image of the present state as it is shown.
  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard image.isSymbolImage, let configuration = currentPreferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// Sets the image behind title and image in a state, which is stretched to the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    contentChanged()
  }

  /// The title of a state; that of `normal` where none was set.
  open func title(for state: State) -> String? { value(titles, state) }
  /// The title of a state with attributes; that of `normal` where none was set.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(attributedTitles, state) }
  /// The colour of the title's shadow in a state; that of `normal` where none was set.
  open func titleShadowColor(for state: State) -> UIColor? { value(titleShadowColors, state) }
  /// The image of a state; that of `normal` where none was set.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// The background image of a state; that of `normal` where none was set.
  open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, state) }

  /// The title's colour in a state: what was set, else the tint colour of system buttons and white of custom ones.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state.rawValue] { return color }
    if state.contains(.disabled), titleColors[State.disabled.rawValue] == nil, buttonType != .custom {
      return .tertiaryLabel
    }
    if let color = value(titleColors, state) { return color }
    return buttonType == .custom ? .white : tintColor
  }

  /// What was set for exactly this state.
  func ownTitleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  func ownTitleShadowColor(for state: State) -> UIColor? { titleShadowColors[state.rawValue] }
  func ownBackgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title of the present state with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view of the title. Change its font and line settings, not its text.
  open var titleLabel: UILabel? { label }
  /// The view of the configuration's subtitle; nil without one.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitleView }

  /// The view of the image, nil as long as there never was one.
  open var imageView: UIImageView? {
    if picture == nil {
      let view = UIImageView(frame: .zero)
      view.isUserInteractionEnabled = false
      picture = view
      insertSubview(view, at: 0)
    }
    return picture
  }

  // MARK: Insets and behaviour

  /// Insets in points from the bounds to the content. Zero vertical insets stand for 6 points each.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }

  /// Insets that move the title, without effect on the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Insets that move the image, without effect on the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether the image is drawn half transparent while the button is highlighted, unless it has one for that
  /// state; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn half transparent while the button is disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Stored only: shadows stay as they are.
  open var reversesTitleShadowWhenHighlighted = false
  /// Stored only: no glow is drawn.
  open var showsTouchWhenHighlighted = false

  /// Whether a tap selects or deselects the button, or with a menu shows which of its entries is chosen.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { showSelectedElement() } }
  }

  /// The menu that a tap shows where it is the main action, else a finger that stays.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelectedElement()
    }
  }

  /// Stored only: entries are in the order of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether the button's menu chooses among its entries.
  private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { showSelectedElement() } }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return menu }
      if isPopUp { markChosen(menu) }
      return menu
    })
  }

  /// The entries of a menu and of those shown in line within it.
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

  /// A button whose menu chooses shows the entry that is chosen.
  private func showSelectedElement() {
    guard isPopUp, let menu else { return }
    markChosen(menu)
    guard let chosen = entries(menu).first(where: { $0.state == .on }) else { return }
    setTitle(chosen.title, for: .normal)
    setImage(chosen.image, for: .normal)
  }

  /// An entry was chosen, before it is performed.
  func chose(_ action: UIAction, in menu: UIMenu) {
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

  /// The appearance as a value; nil keeps the titles, images and insets set by state.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }

  /// Called before the button draws itself in a new state, to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the button shows its configuration as its state asks for; else as in the normal state. True by default.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentChanged() } }
  }

  /// Brings the configuration up to date at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    wasEverUpdated = true
    updateConfiguration()
    isUpdating = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var wasEverUpdated = false

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Overrides see the first state too.
    guard window != nil, !wasEverUpdated else { return }
    setNeedsUpdateConfiguration()
  }

  /// Brings the configuration up to date with the state: called when the button is first shown and when its state changes.
  /// The default calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Changes

  override func stateChanged() {
    super.stateChanged()
    // Before the button is first shown only handlers are called, not overrides: subclasses may not be ready.
    if wasEverUpdated || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    updateContent()
  }

  private func contentChanged() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The title label's font or text changed from outside.
  func labelChanged() {
    guard !isUpdatingLabels else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isUpdatingLabels = false

  /// Puts the state's title, colours and images into the views.
  private func updateContent() {
    isUpdatingLabels = true
    defer { isUpdatingLabels = false }
    if let configuration {
      applyConfiguration(configuration)
      return
    }
    if subtitleView.superview != nil { subtitleView.removeFromSuperview() }
    let state = state
    if let attributed = attributedTitle(for: state), attributed.length > 0 {
      label.textColor = currentTitleColor
      label.attributedText = attributed
    } else {
      label.text = title(for: state)
      label.textColor = currentTitleColor
    }
    label.shadowColor = titleShadowColor(for: state)
    label.isHidden = label.text?.isEmpty ?? true
    label.alpha =
      isHighlighted && buttonType != .custom && titleColors[State.highlighted.rawValue] == nil ? 0.2 : 1
    let image = shownImage
    if image != nil || picture != nil {
      imageView?.image = image.map { buttonType == .custom ? $0 : templated($0) }
      imageView?.isHidden = image == nil
      let dims = isHighlighted && adjustsImageWhenHighlighted && images[State.highlighted.rawValue] == nil
      imageView?.alpha = dims ? 0.5 : !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    }
    updateBackgroundPicture(backgroundImage(for: state))
  }

  /// System buttons show images in their tint colour unless those insist on their own.
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

  /// Whether the picture is that of the button's type, which has one size in each generation.
  private var showsIcon: Bool {
    buttonType != .close && currentImage != nil && currentImage === icon
  }

  private var pictureSize: CGSize {
    showsIcon ? metrics.size(of: .buttonIcon).size : shownImage?.size ?? .zero
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
      // Pictures stand on a line of text, which is there even without a title.
      if !showsIcon { height = max(height, (label.font.lineHeight - 0.000_1).rounded(.up)) }
    }
    // A background picture alone gives the button its size.
    let isBare = !hasTitle && currentImage == nil && currentBackgroundImage != nil
    // Only a title alone has space around it, where no insets were set on any side; beside an image there is none.
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

  /// Titles of configurations wrap, and make the button higher.
  @_spi(UIKit) public override var wrapsContent: Bool {
    configuration?.titleLineBreakMode == .byWordWrapping && !label.isHidden
  }

  @_spi(UIKit) public override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    configuration.map { configurationSize($0, width: width) } ?? intrinsicContentSize
  }

  package override var debugText: String? { title(for: .normal) ?? configuration?.title }

  package override var firstBaselineOffsetFromTop: CGFloat {
    let size = intrinsicContentSize
    if let configuration {
      let frames = configurationFrames(configuration, in: CGRect(origin: .zero, size: size))
      return frames.title.minY + label.firstBaselineOffsetFromTop
    }
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    return titleRect(forContentRect: content).minY + label.firstBaselineOffsetFromTop
  }

  package override var lastBaselineOffsetFromBottom: CGFloat {
    intrinsicContentSize.height - firstBaselineOffsetFromTop
  }

  package override var baselineOffsetFromCenter: CGFloat? {
    guard contentVerticalAlignment == .center else { return nil }
    return firstBaselineOffsetFromTop - intrinsicContentSize.height / 2
  }

  // MARK: Layout

  /// Where the background image is drawn: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image may be: the bounds without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title stands in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(contentRect).title
  }

  /// Where the image stands in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(contentRect).image
  }

  /// Image and title side by side, aligned as `contentHorizontalAlignment` and `contentVerticalAlignment` say.
  private func parts(_ content: CGRect) -> (image: CGRect, title: CGRect) {
    let scale = pixelScale
    var image = pictureSize
    let natural = titleSize
    image.width = min(image.width, max(0, content.width))
    image.height = min(image.height, max(0, content.height))
    var title = CGSize(
      width: natural.width.roundedUpToPixel(scale), height: natural.height.roundedUpToPixel(scale))
    title.width = min(title.width, max(0, content.width - image.width))
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
      backgroundView?.frame = bounds
      return
    }
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
    // The circle of a type's picture has a point and a third beside it and a point above.
    if showsIcon { picture?.contentMode = .scaleAspectFit }
    if showsIcon, let frame = picture?.frame { picture?.frame = frame.insetBy(dx: 4.0 / 3, dy: 1) }
  }

  open override func draw(_ rect: CGRect) {
    if let configuration { drawBackground(configuration) }
  }

  // MARK: Image

  private var wheel: UIActivityIndicatorView?
  private var backgroundView: UIView?

  /// Shows a turning wheel in a colour in place of the image; none for nil.
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

  /// Shows a view behind the content; none for nil.
  func showBackgroundView(_ view: UIView?) {
    guard view !== backgroundView else { return }
    backgroundView?.removeFromSuperview()
    backgroundView = view
    if let view {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
  }

  /// The image view for layout, nil without an image.
  var shownPicture: UIImageView? { picture }
}

/// The name of Swift 4 and before.
public typealias UIButtonType = UIButton.ButtonType

/// The label in a button, which tells the button about changes.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.labelChanged()
  }
}

/// Numbers of buttons without a configuration; sizes in points.
enum UIButtonMetrics {
  /// The narrowest a button with a title or without content is, as saved in public storyboards.
  static let minimumWidth: CGFloat = 30

  /// The size of the title's font by type.
  static func titleSize(_ type: UIButton.ButtonType) -> CGFloat {
    type == .custom ? UIFont.buttonFontSize : 15
  }

  /// The image of a type.
  static func symbol(_ type: UIButton.ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }
}

extension NamedMembers {
  static let button = NamedMembers(UIButton.self) {
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
