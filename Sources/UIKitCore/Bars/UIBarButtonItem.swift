import Foundation

/// A button, custom view or space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The weight of an item's title. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// A former style with a border, which looks like `plain`.
    case bordered = 1
    /// Semibold text.
    case done = 2
    /// The name of `done` since iOS 26.
    public static var prominent: Style { .done }
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
  /// A Boolean value that determines whether a touch selects or deselects the item; `false` by default.
  open var changesSelectionAsPrimaryAction = false
  /// The element that represents the item in a menu; `nil`, the default, for one of its title and image. Stored
  /// only: bars display all items.
  open var menuRepresentation: UIMenuElement?
  /// The group that contains the item; `nil` for none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The color of title and image; `nil` for the bar's tint color.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Stored only: the width of an item is that of its current title.
  open var possibleTitles: Set<String>?
  /// The system item; `nil` for other items.
  open private(set) var systemItem: SystemItem?

  /// A Boolean value that determines whether the item stands outside of the glass that it would share with
  /// other items in iOS 26; `false` by default.
  open var hidesSharedBackground = false { didSet { if hidesSharedBackground != oldValue { changed() } } }
  /// A Boolean value that determines whether the item shares its glass with the items beside it in iOS 26;
  /// `true` by default.
  open var sharesBackground = true { didSet { if sharesBackground != oldValue { changed() } } }
  /// The identity of the item in transitions between bars; `nil`, the default, for none. Stored only: items
  /// of two bars fade.
  open var identifier: String?
  /// The badge of the item; `nil`, the default, for none.
  open var badge: Badge? { didSet { changed() } }
  /// The order in which items are left out where there is too little space; `standard` by default. Stored
  /// only: bars display all items.
  open var visibilityPriority = UIBarButtonItemVisibilityPriority.standard

  /// The view that currently displays the item.
  package weak var itemView: UIView?

  /// The item whose search this one stands for; `nil` for other items.
  package weak var searchOwner: UINavigationItem?

  /// The search bar in place of the item; `nil` for none.
  package var placedSearchBar: (any SearchBarView)? {
    guard let searchOwner, searchOwner.placesSearchInToolbar else { return nil }
    return searchOwner.search?.bar
  }

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

  /// Creates an item with an image, and one for phones in landscape orientation.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
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

  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the actions of the item as a touch does.
  package func trigger() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
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
  package var hasAction: Bool {
    segueTrigger != nil || primaryAction != nil || action != nil || changesSelectionAsPrimaryAction
  }

  // MARK: Custom appearance

  package struct Key: Hashable {
    let state: UIControl.State.RawValue
    let metrics: UIBarMetrics.RawValue
    package init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
      (self.state, self.metrics) = (state.rawValue, metrics.rawValue)
    }
  }
  package private(set) var backgrounds: [Key: UIImage] = [:]
  package private(set) var backBackgrounds: [Key: UIImage] = [:]
  package private(set) var styleBackgrounds: [Int: [Key: UIImage]] = [:]
  private var verticalOffsets: [UIBarMetrics.RawValue: CGFloat] = [:]
  private var backVerticalOffsets: [UIBarMetrics.RawValue: CGFloat] = [:]
  package private(set) var titleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]
  package private(set) var backTitleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]

  /// The item's tint color, or that of its appearances.
  package var displayedTintColor: UIColor? { shown { ($0 as? UIBarButtonItem)?.tintColor } }

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

  /// A view that was created for the item.
  package struct Made {
    package let view: UIView
    package let appearance: UIBarButtonItemAppearance?
    /// The appearance proxies that applied, which depend on the position of the bar.
    package let looks: [ObjectIdentifier]

    package init(view: UIView, appearance: UIBarButtonItemAppearance?, looks: [ObjectIdentifier]) {
      (self.view, self.appearance, self.looks) = (view, appearance, looks)
    }
  }

  /// The view that was created last, until the item changes.
  package var made: Made?

  override func changed() {
    made = nil
    super.changed()
    if let bar = bar as? UINavigationBar { bar.setNeedsLayout() }
  }
}
