import Foundation

/// A button, a view of one's own or a space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Text of regular weight.
    case plain = 0
    /// Semibold text.
    case done = 2
    /// The older name of `plain`.
    public static var bordered: Style { .plain }
  }

  /// Buttons whose title or image the system brings. Raw values are UIKit's.
  public enum SystemItem: Int, CaseIterable, Sendable {
    /// "Done".
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save".
    case save
    /// A plus sign.
    case add
    /// A space that takes what is left.
    case flexibleSpace
    /// A space of the item's width.
    case fixedSpace
    /// A pencil on a sheet.
    case compose
    /// An arrow to the left.
    case reply
    /// An arrow out of a box.
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
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// Nothing: the symbol has no stand-in.
    case pageCurl
    /// A cross.
    case close
  }

  /// The weight of the title; `plain` by default.
  open var style = Style.plain { didSet { changed() } }
  /// In points; 0 for as wide as the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// A view that stands for the item; nil for none.
  open var customView: UIView? { didSet { changed() } }
  /// The method that is called on the target.
  open var action: Selector?
  /// What the action is called on. Without one nothing is called.
  open weak var target: AnyObject?
  /// An action that runs when the item is touched, besides the target's.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// What a touch opens; where there is a primary action or a target too, a long touch opens it.
  open var menu: UIMenu? { didSet { changed() } }
  /// Whether bars leave the item out; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the item is shown selected: on a round grey background; false by default.
  open var isSelected = false { didSet { changed() } }
  /// The colour of title and image; nil for the bar's tint colour.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Stored only: items are as wide as the title that they have.
  open var possibleTitles: Set<String>?
  /// The system item that was asked for; nil of other items.
  open private(set) var systemItem: SystemItem?

  /// The view that a bar shows for the item at present.
  weak var shownView: UIView?

  /// What a segue of a document does when the button is touched.
  package var segueTrigger: (() -> Void)?

  public override init() { super.init() }

  /// An item of a document, whose values follow.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// An item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// An item that the system gives a title or a symbol.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    setSystemItem(systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// An item that the system gives a title or a symbol, with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    setSystemItem(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with an action and a menu; the action's title and image stand where none are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// An item with a title or an image, or both, and a menu.
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

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item that runs an action, with the action's title and image unless others are given.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A space that takes what the other items leave.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// A space of a width in points.
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

  /// Calls the action, as a touch does.
  func trigger() {
    guard isEnabled else { return }
    if let segueTrigger { segueTrigger() }
    if let primaryAction { primaryAction.perform(sender: self) }
    guard let action else { return }
    if let target {
      action.send(to: target, sender: self, from: "\(self)")
      return
    }
    // Without a target the first responder or one after it that has the action gets it.
    let start: UIResponder? = (shownView?.deviceSession ?? .current).firstResponder ?? shownView
    for responder in sequence(first: start, next: { $0?.next }).prefix(while: { $0 != nil }).compactMap({ $0 }
    )
    where RuntimeClasses.responds(responder, to: action.name) {
      action.invoke(on: responder, sender: self)
      return
    }
  }

  /// Whether a touch does something beside opening the menu.
  var hasAction: Bool { segueTrigger != nil || primaryAction != nil || action != nil }

  // MARK: Looks

  /// The title of a system item in English, or the name of its symbol.
  private var systemLook: (title: String?, symbol: String?) {
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

  var shownTitle: String? { title ?? systemLook.title }

  var shownImage: UIImage? {
    if let image { return image }
    guard title == nil, let symbol = systemLook.symbol else { return nil }
    return UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      ?? UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
  }

  /// The view that a bar shows for the item; nil for a space.
  ///
  /// - Parameter appearance: how the bar has its buttons look.
  func makeView(_ appearance: UIBarButtonItemAppearance? = nil) -> UIView? {
    let looks = BarItemAppearances.items(of: self).map { ObjectIdentifier($0) }
    if let made, made.appearance === appearance, made.looks == looks { return made.view }
    let view = makeNewView(appearance)
    shownView = view
    made = view.map { Made(view: $0, appearance: appearance, looks: looks) }
    return view
  }

  // MARK: Looks

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

  /// The item's own tint colour, or that of its appearances.
  var shownTintColor: UIColor? { shown { ($0 as? UIBarButtonItem)?.tintColor } }

  /// Sets a picture behind the item in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[Key(state, barMetrics)] = backgroundImage
    changed()
  }

  /// The same for items of a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    styleBackgrounds[style.rawValue, default: [:]][Key(state, barMetrics)] = backgroundImage
    changed()
  }

  /// The picture behind the item in a state where it has a style; nil for none.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    styleBackgrounds[style.rawValue]?[Key(state, barMetrics)]
  }

  /// Moves the background's picture up or down, in points. Stored only: pictures lie behind the title.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    verticalOffsets[barMetrics.rawValue] = adjustment
  }

  /// How far the background's picture is moved, in points; zero by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalOffsets[barMetrics.rawValue] ?? 0
  }

  /// The same of back buttons. Stored only: pictures lie behind the title.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backVerticalOffsets[barMetrics.rawValue] = adjustment
  }

  /// How far the picture behind back buttons is moved, in points; zero by default.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backVerticalOffsets[barMetrics.rawValue] ?? 0
  }

  /// The picture behind the item in a state; nil for none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Key(state, barMetrics)]
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the title is moved, in points; zero by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Sets a picture behind the item in a state where it is a back button.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds[Key(state, barMetrics)] = backgroundImage
    changed()
  }

  /// The picture behind the item in a state where it is a back button; nil for none.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds[Key(state, barMetrics)]
  }

  /// Moves the title of the item where it is a back button, in points.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the title is moved where the item is a back button, in points; zero by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Gives a back button the looks of the item, which may be one that stands for none: those of appearances then.
  func dress(backButton button: UIButton, gap: CGFloat, look: [NSAttributedString.Key: Any]) {
    var attributes = look
    attributes.merge(shownTitleAttributes(in: isEnabled ? .normal : .disabled)) { $1 }
    if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
    if let color = shownTintColor { button.tintColor = color }
    let offset =
      shown { ($0 as? UIBarButtonItem)?.backTitleOffsets[UIBarMetrics.default.rawValue] } ?? .zero
    button.titleEdgeInsets = UIEdgeInsets(
      top: offset.vertical, left: gap + offset.horizontal, bottom: -offset.vertical,
      right: -gap - offset.horizontal)
    let image = shown { ($0 as? UIBarButtonItem)?.backBackgrounds[Key(.normal, .default)] }
    if let image { button.setBackgroundImage(image, for: .normal) }
  }

  private struct Made {
    let view: UIView
    let appearance: UIBarButtonItemAppearance?
    /// Which appearances applied, which depends on where the bar is.
    let looks: [ObjectIdentifier]
  }

  /// The view that was made last, until the item changes.
  private var made: Made?

  override func changed() {
    made = nil
    super.changed()
    if let bar = bar as? UINavigationBar { bar.setNeedsLayout() }
  }

  private func makeNewView(_ appearance: UIBarButtonItemAppearance?) -> UIView? {
    if isSpace { return nil }
    if let customView { return customView }
    let button = UIButton(type: .system)
    let look = isEnabled ? appearance?.normal : appearance?.disabled
    var attributes = appearance?.normal.titleTextAttributes ?? [:]
    attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(shownTitleAttributes(in: isEnabled ? .normal : .disabled)) { $1 }
    button.titleLabel?.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
    if let image = shownImage {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(shownTitle, for: .normal)
    }
    if let color = shownTintColor { button.tintColor = color }
    button.isEnabled = isEnabled
    button.imageEdgeInsets = shown { $0.imageInsets == .zero ? nil : $0.imageInsets } ?? .zero
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      let key = Key(state, .default)
      let image = shown { item in
        (item as? UIBarButtonItem).flatMap {
          $0.backgrounds[key] ?? $0.styleBackgrounds[self.style.rawValue]?[key]
        }
      }
      if let image = image ?? (state == .normal ? look?.backgroundImage : nil) {
        button.setBackgroundImage(image, for: state)
      }
    }
    let moved = shown { ($0 as? UIBarButtonItem)?.titleOffsets[UIBarMetrics.default.rawValue] }
    if let offset = moved ?? look?.titlePositionAdjustment, offset != .zero {
      button.titleEdgeInsets = UIEdgeInsets(
        top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
    }
    if isSelected {
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = 6
    }
    button.addAction(UIAction { [weak self] _ in self?.trigger() }, for: .touchUpInside)
    // Without an action a touch opens the menu, else a finger that stays.
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && !hasAction
    return button
  }

  /// How large the item's view is in a bar of a height, in points.
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
