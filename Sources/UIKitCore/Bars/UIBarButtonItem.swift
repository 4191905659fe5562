import Foundation

/// A button, custom view or space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The weight of an item's title. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// Semibold text.
    case done = 2
    /// The former name of `plain`.
    public static var bordered: Style { .plain }
  }

  /// A system item, whose title or image the system provides. Raw values are UIKit's.
  public enum SystemItem: Int, CaseIterable, Sendable {
    /// The title "Done".
    case done
    /// The title "Cancel".
    case cancel
    /// The title "Edit".
    case edit
    /// The title "Save".
    case save
    /// A plus sign.
    case add
    /// A space that takes the remaining width.
    case flexibleSpace
    /// A space of the item's `width`.
    case fixedSpace
    /// A pencil on a square.
    case compose
    /// An arrow to the left.
    case reply
    /// An arrow out of a square.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle to the right.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// The title "Undo".
    case undo
    /// The title "Redo".
    case redo
    /// No image: the symbol is not available.
    case pageCurl
    /// A cross.
    case close
  }

  /// The style of the title; `plain` by default.
  open var style = Style.plain { didSet { changed() } }
  /// The width in points; 0, the default, for the width of the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// A view displayed for the item; `nil` for none.
  open var customView: UIView? { didSet { changed() } }
  /// The method called on the target.
  open var action: Selector?
  /// The object on which the action is called; `nil` uses the responder chain.
  open weak var target: AnyObject?
  /// An action performed when the item is touched, in addition to the target's.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// The menu that a touch opens; a long touch if the item has an action as well.
  open var menu: UIMenu? { didSet { changed() } }
  /// A Boolean value that determines whether bars leave the item out; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// A Boolean value that determines whether the item is displayed as selected, on a rounded gray background;
  /// `false` by default.
  open var isSelected = false { didSet { changed() } }
  /// The color of title and image; `nil` for the bar's tint color.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Stored only: the width of an item is that of its current title.
  open var possibleTitles: Set<String>?
  /// The system item; `nil` for other items.
  open private(set) var systemItem: SystemItem?

  /// The view that currently displays the item.
  weak var itemView: UIView?

  /// A closure that performs the segue of a document when the button is touched.
  package var segueTrigger: (() -> Void)?

  public override init() { super.init() }

  /// Creates an item whose values are read from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a system item.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    setSystemItem(systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a system item with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    setSystemItem(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, an image and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.action = action
    self.menu = menu
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with an action and a menu. Title and image default to the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Returns a space that takes the remaining width.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ systemItem: SystemItem) -> Self {
    guard let item = Self(coder: NSCoder()) else {
      fatalError("\(Self.self) refused to be made as a space")
    }
    item.setSystemItem(systemItem)
    return item
  }

  package func setSystemItem(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
    changed()
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the actions of the item as a touch does.
  func trigger() {
    guard isEnabled else { return }
    if let segueTrigger { segueTrigger() }
    if let primaryAction { primaryAction.perform(sender: self) }
    guard let action else { return }
    if let target {
      action.send(to: target, sender: self, from: "\(self)")
      return
    }
    // Without a target, the first responder in the responder chain that has the method performs it.
    let start: UIResponder? = (itemView?.deviceSession ?? .current).firstResponder ?? itemView
    for responder in sequence(first: start, next: { $0?.next }).prefix(while: { $0 != nil }).compactMap({ $0 }
    )
    where RuntimeClasses.responds(responder, to: action.name) {
      action.invoke(on: responder, sender: self)
      return
    }
  }

  /// A Boolean value that indicates whether a touch performs an action besides opening the menu.
  var hasAction: Bool { segueTrigger != nil || primaryAction != nil || action != nil }

  // MARK: Appearance

  /// The title of a system item in English, or the name of its symbol.
  private var systemTitleAndSymbol: (title: String?, symbol: String?) {
    switch systemItem {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .add: (nil, "plus")
    case .compose: (nil, "square.and.pencil")
    case .reply: (nil, "arrowshape.turn.up.left")
    case .action: (nil, "square.and.arrow.up")
    case .organize: (nil, "folder")
    case .bookmarks: (nil, "book")
    case .search: (nil, "magnifyingglass")
    case .refresh: (nil, "arrow.clockwise")
    case .stop, .close: (nil, "xmark")
    case .camera: (nil, "camera")
    case .trash: (nil, "trash")
    case .play: (nil, "play.fill")
    case .pause: (nil, "pause.fill")
    case .rewind: (nil, "backward.fill")
    case .fastForward: (nil, "forward.fill")
    case .pageCurl, .flexibleSpace, .fixedSpace, nil: (nil, nil)
    }
  }

  var displayedTitle: String? { title ?? systemTitleAndSymbol.title }

  var displayedImage: UIImage? {
    if let image { return image }
    guard title == nil, let symbol = systemTitleAndSymbol.symbol else { return nil }
    return UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      ?? UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
  }

  /// Returns the view that displays the item; `nil` for a space.
  ///
  /// - Parameter appearance: The bar's appearance of its buttons.
  func makeView(_ appearance: UIBarButtonItemAppearance? = nil) -> UIView? {
    let looks = BarItemAppearances.items(of: self).map { ObjectIdentifier($0) }
    if let made, made.appearance === appearance, made.looks == looks { return made.view }
    let view = makeNewView(appearance)
    itemView = view
    made = view.map { Made(view: $0, appearance: appearance, looks: looks) }
    return view
  }

  // MARK: Custom appearance

  private struct Key: Hashable {
    let state: UIControl.State.RawValue
    let metrics: UIBarMetrics.RawValue
    init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
      (self.state, self.metrics) = (state.rawValue, metrics.rawValue)
    }
  }
  private var backgrounds: [Key: UIImage] = [:]
  private var backBackgrounds: [Key: UIImage] = [:]
  private var styleBackgrounds: [Int: [Key: UIImage]] = [:]
  private var verticalOffsets: [UIBarMetrics.RawValue: CGFloat] = [:]
  private var backVerticalOffsets: [UIBarMetrics.RawValue: CGFloat] = [:]
  private var titleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]
  private var backTitleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]

  /// The item's tint color, or that of its appearances.
  var displayedTintColor: UIColor? { shown { ($0 as? UIBarButtonItem)?.tintColor } }

  /// Sets the background image of a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[Key(state, barMetrics)] = backgroundImage
    changed()
  }

  /// Sets the background image of a state for items of a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    styleBackgrounds[style.rawValue, default: [:]][Key(state, barMetrics)] = backgroundImage
    changed()
  }

  /// Returns the background image of a state for items of a style; `nil` if none was set.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    styleBackgrounds[style.rawValue]?[Key(state, barMetrics)]
  }

  /// Stored only: sets the vertical offset of the background image, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    verticalOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the vertical offset of the background image, in points; 0 by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalOffsets[barMetrics.rawValue] ?? 0
  }

  /// Stored only: sets the vertical offset of the background image of back buttons, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backVerticalOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the vertical offset of the background image of back buttons, in points; 0 by default.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backVerticalOffsets[barMetrics.rawValue] ?? 0
  }

  /// Returns the background image of a state; `nil` if none was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Key(state, barMetrics)]
  }

  /// Sets the offset of the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// Returns the offset of the title, in points; zero by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Sets the background image of a state for back buttons.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds[Key(state, barMetrics)] = backgroundImage
    changed()
  }

  /// Returns the background image of a state for back buttons; `nil` if none was set.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds[Key(state, barMetrics)]
  }

  /// Sets the offset of the title of back buttons, in points.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// Returns the offset of the title of back buttons, in points; zero by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Applies the item's appearance, including its appearance proxies, to a back button.
  ///
  /// - Parameter gap: The distance from the image to the title, in points.
  func dress(backButton button: inout BarButton, gap: CGFloat, look: [NSAttributedString.Key: Any]) {
    var attributes = look
    attributes.merge(effectiveTitleAttributes(in: isEnabled ? .normal : .disabled)) { $1 }
    if let font = attributes[.font] as? UIFont { button.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { button.titleColor = color }
    if let color = displayedTintColor { button.tintColor = color }
    let offset =
      shown { ($0 as? UIBarButtonItem)?.backTitleOffsets[UIBarMetrics.default.rawValue] } ?? .zero
    button.titleInsets = UIEdgeInsets(
      top: offset.vertical, left: gap + offset.horizontal, bottom: -offset.vertical,
      right: -gap - offset.horizontal)
    let image = shown { ($0 as? UIBarButtonItem)?.backBackgrounds[Key(.normal, .default)] }
    if let image { button.backgrounds.append((.normal, image)) }
  }

  private struct Made {
    let view: UIView
    let appearance: UIBarButtonItemAppearance?
    /// The appearance proxies that applied, which depend on the position of the bar.
    let looks: [ObjectIdentifier]
  }

  /// The view that was created last, until the item changes.
  private var made: Made?

  override func changed() {
    made = nil
    super.changed()
    if let bar = bar as? UINavigationBar { bar.setNeedsLayout() }
  }

  private func makeNewView(_ appearance: UIBarButtonItemAppearance?) -> UIView? {
    if isSpace { return nil }
    if let customView { return customView }
    let look = isEnabled ? appearance?.normal : appearance?.disabled
    var attributes = appearance?.normal.titleTextAttributes ?? [:]
    attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(effectiveTitleAttributes(in: isEnabled ? .normal : .disabled)) { $1 }
    var button = BarButton(action: { [weak self] in self?.trigger() })
    button.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.titleColor = attributes[.foregroundColor] as? UIColor
    button.image = displayedImage
    if button.image == nil { button.title = displayedTitle }
    button.tintColor = displayedTintColor
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.imageInsets = shown { $0.imageInsets == .zero ? nil : $0.imageInsets } ?? .zero
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      let key = Key(state, .default)
      let image = shown { item in
        (item as? UIBarButtonItem).flatMap {
          $0.backgrounds[key] ?? $0.styleBackgrounds[self.style.rawValue]?[key]
        }
      }
      if let image = image ?? (state == .normal ? look?.backgroundImage : nil) {
        button.backgrounds.append((state, image))
      }
    }
    let moved = shown { ($0 as? UIBarButtonItem)?.titleOffsets[UIBarMetrics.default.rawValue] }
    if let offset = moved ?? look?.titlePositionAdjustment {
      button.titleInsets = UIEdgeInsets(
        top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
    }
    // Without an action a touch opens the menu, otherwise a long touch does.
    button.menu = menu
    button.opensMenuAtOnce = menu != nil && !hasAction
    return CoreParts.controls.makeButton(button)
  }

  /// Returns the size of the item's view in a bar of a height, in points.
  func size(of view: UIView, height: CGFloat) -> CGSize {
    if let customView {
      var size = customView.frame.size
      if !customView.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
        size = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
    }
    var size = view.intrinsicContentSize
    size.width = width > 0 ? width : max(size.width, 24)
    return CGSize(width: size.width, height: min(max(size.height, 24), height))
  }
}
