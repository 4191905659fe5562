import Foundation

/// What a list's cell shows beside its content: an arrow, a check mark, a control of editing, a view of one's own.
public struct UICellAccessory {
  /// When an accessory is shown. Raw values are UIKit's.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }

  /// The width that is kept for an accessory, in points.
  public enum LayoutDimension: Hashable, Sendable {
    /// The look's own.
    case standard
    /// The accessory's own.
    case actual
    /// A number of points.
    case custom(CGFloat)
  }

  /// Where a view of one's own is.
  public enum Placement {
    /// The place among the accessories of a side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content. The position says behind how many of the accessories there; at first by default.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Behind the content. The position says behind how many of the accessories there; at last by default.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The system's accessories, and a view of one's own.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow.
    case disclosureIndicator
    /// An arrow that turns.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A red control that deletes.
    case delete
    /// A green control that adds.
    case insert
    /// Lines to move the item by.
    case reorder
    /// A circle to select the item by.
    case multiselect
    /// A short text.
    case label
    /// A view of one's own.
    case customView
    /// A round button with an i.
    case detail
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  var backgroundColor: UIColor?
  var text: String?
  var font: UIFont?
  var adjustsFont = true
  var view: UIView?
  var keepsSize = false
  var position: Placement.Position?
  var handler: (() -> Void)?
  var togglesOnAnyTap = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, isHidden: Bool,
    _ width: LayoutDimension, _ tint: UIColor?
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden
    self.width = width
    tintColor = tint
  }

  // MARK: The system's accessories

  /// How an arrow, a check mark or a button for details looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out, its space kept.
    public var isHidden: Bool
    /// The width that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the system's.
    public var tintColor: UIColor?
    /// Options; by default those of the system.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// An arrow at the end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self {
    Self(
      .disclosureIndicator, displayed, isLeading: false, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// How a button for details looks.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// A round button with an i.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    var made = Self(
      .detail, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.handler = actionHandler
    return made
  }

  /// How a check mark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// A check mark at the end.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self {
    Self(
      .checkmark, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// How a control at the start looks.
  public struct DeleteOptions {
    /// Whether the accessory is left out, its space kept.
    public var isHidden: Bool
    /// The width that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil for the system's.
    public var tintColor: UIColor?
    /// The colour of the disc; nil for the system's.
    public var backgroundColor: UIColor?
    /// Options; by default those of the system.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A red control at the start; a tap calls the handler, or shows the trailing swipe actions without one.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    var made = Self(
      .delete, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.backgroundColor = options.backgroundColor
    made.handler = actionHandler
    return made
  }

  /// How a control that adds looks.
  public typealias InsertOptions = DeleteOptions

  /// A green control at the start.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    var made = Self(
      .insert, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.backgroundColor = options.backgroundColor
    made.handler = actionHandler
    return made
  }

  /// How the lines look that an item is moved by.
  public struct ReorderOptions {
    /// Whether the accessory is left out, its space kept.
    public var isHidden: Bool
    /// The width that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the system's.
    public var tintColor: UIColor?
    /// Whether a line is to stand before the accessory. Without effect: it is not drawn.
    public var showsVerticalSeparator: Bool
    /// Options; by default those of the system.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Lines at the end by which a finger moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self {
    Self(
      .reorder, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// How a circle to select by looks.
  public typealias MultiselectOptions = DeleteOptions

  /// A circle at the start that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self {
    var made = Self(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// How an arrow that turns looks, and what a tap does.
  public struct OutlineDisclosureOptions {
    /// What a tap on the cell does.
    public enum Style: Int, Sendable {
      /// As `header` in the header of a section, else as `cell`.
      case automatic = 0
      /// A tap anywhere expands or collapses.
      case header = 1
      /// A tap on the arrow expands or collapses, elsewhere it selects.
      case cell = 2
    }

    /// What a tap on the cell does.
    public var style: Style
    /// Whether the accessory is left out, its space kept.
    public var isHidden: Bool
    /// The width that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the system's.
    public var tintColor: UIColor?
    /// Options; by default those of the system.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// An arrow that turns when the item is expanded. Without a handler the section snapshot's item is expanded or collapsed.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    var made = Self(
      .outlineDisclosure, displayed, isLeading: false, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.handler = actionHandler
    made.togglesOnAnyTap = options.style == .header
    return made
  }

  /// How a short text looks.
  public struct LabelOptions {
    /// Whether the accessory is left out, its space kept.
    public var isHidden: Bool
    /// The width that is kept for the accessory; its own by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the system's.
    public var tintColor: UIColor?
    /// The font; that of `body` by default.
    public var font: UIFont
    /// Whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Options; by default those of the system.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A short text at the end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self {
    var made = Self(
      .label, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.text = text
    made.font = options.font
    made.adjustsFont = options.adjustsFontForContentSizeCategory
    return made
  }

  // MARK: Views of one's own

  /// A view of one's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where the view is, and when.
    public let placement: Placement
    /// Whether the view is left out, its space kept.
    public var isHidden: Bool
    /// The width that is kept for the view.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint colour; nil for the inherited one.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; else it is as large as it wants to be.
    public var maintainsFixedSize: Bool

    /// A view at a place; the rest is by default as the system's accessories have it.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let (state, isLeading, position): (DisplayedState, Bool, Placement.Position) =
      switch configuration.placement {
      case .leading(let displayed, let at): (displayed, true, at)
      case .trailing(let displayed, let at): (displayed, false, at)
      }
    var made = Self(
      .customView, state, isLeading: isLeading, isHidden: configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor)
    made.view = configuration.customView
    made.keepsSize = configuration.maintainsFixedSize
    made.position = position
    return made
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
