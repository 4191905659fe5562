import Foundation

/// An accessory of a list cell, shown beside its content: a chevron, checkmark, editing control, label or
/// custom view.
public struct UICellAccessory {
  /// The state of the list in which an accessory is displayed. Raw values match UIKit's.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// In editing mode.
    case whenEditing = 1
    /// Outside editing mode.
    case whenNotEditing = 2
  }

  /// The layout width of an accessory, in points.
  public enum LayoutDimension: Hashable, Sendable {
    /// The standard width. Treated as `actual`.
    case standard
    /// The accessory's own width.
    case actual
    /// A custom width, in points.
    case custom(CGFloat)
  }

  /// The placement of a custom view.
  public enum Placement {
    /// A closure that returns the index at which to insert the view among the accessories of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge, by default before the other accessories.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the trailing edge, by default after the other accessories.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Returns a position before the first accessory of a type, or before all if there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
    }

    /// Returns a position after the last accessory of a type, or after all if there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A chevron that rotates when the item is expanded.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A red delete control.
    case delete
    /// A green insert control.
    case insert
    /// A reorder control.
    case reorder
    /// A selection circle.
    case multiselect
    /// A text label.
    case label
    /// A custom view.
    case customView(UIView)
    /// A button that opens a menu and displays the chosen entry.
    case popUpMenu
    /// A detail button.
    case detail
  }

  /// The type of the accessory.
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

  // MARK: System accessories

  /// The options of a disclosure indicator, checkmark or detail button.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that indicates whether the accessory is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// Creates options with the system's defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns a disclosure indicator at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self {
    Self(
      .disclosureIndicator, displayed, isLeading: false, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// The options of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// Returns a detail button at the trailing edge.
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

  /// The options of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// Returns a checkmark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self {
    Self(
      .checkmark, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// The options of a delete, insert or selection control.
  public struct DeleteOptions {
    /// A Boolean value that indicates whether the accessory is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the symbol; `nil` for the system's.
    public var tintColor: UIColor?
    /// The color of the disc; `nil` for the system's.
    public var backgroundColor: UIColor?
    /// Creates options with the system's defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Returns a delete control at the leading edge. A tap calls the handler, or without one reveals the
  /// trailing swipe actions.
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

  /// The options of an insert control.
  public typealias InsertOptions = DeleteOptions

  /// Returns an insert control at the leading edge.
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

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// A Boolean value that indicates whether the accessory is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a vertical separator precedes the accessory. Without effect: it
    /// is not drawn.
    public var showsVerticalSeparator: Bool
    /// Creates options with the system's defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Returns a reorder control at the trailing edge, by which the user moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self {
    Self(
      .reorder, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// The options of a selection circle.
  public typealias MultiselectOptions = DeleteOptions

  /// Returns a circle at the leading edge that indicates whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self {
    var made = Self(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The area in which a tap expands or collapses the item.
    public enum Style: Int, Sendable {
      /// The whole cell in the header item of a section, otherwise only the chevron.
      case automatic = 0
      /// The whole cell.
      case header = 1
      /// The chevron; a tap elsewhere selects the item. Treated as `automatic`.
      case cell = 2
    }

    /// The area in which a tap expands or collapses the item. The default is `automatic`.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// Creates options with the system's defaults.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns a chevron at the trailing edge that rotates when the item is expanded. Without a handler, a tap
  /// expands or collapses the item of the section snapshot.
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

  /// The options of a label.
  public struct LabelOptions {
    /// A Boolean value that indicates whether the accessory is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The text color; `nil` for the system's.
    public var tintColor: UIColor?
    /// The font. The default is that of the `body` text style.
    public var font: UIFont
    /// A Boolean value that indicates whether the font follows the preferred content size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options with the system's defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// Returns a text label at the trailing edge.
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

  // MARK: Menus

  /// The options of a button that opens a menu.
  public struct PopUpMenuOptions {
    /// A Boolean value that indicates whether the accessory is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the title; `nil` for the system's.
    public var tintColor: UIColor?
    /// Creates options with the system's defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Returns a button at the trailing edge that opens a menu and displays the chosen entry. The handler is called
  /// with the menu after the user has chosen another one.
  @preconcurrency @MainActor
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self {
    var made = Self(
      .popUpMenu, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.view = PopUpButton(menu, selectedElementDidChangeHandler)
    return made
  }

  // MARK: Custom views

  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The placement of the view, and the states in which it is displayed.
    public let placement: Placement
    /// A Boolean value that indicates whether the view is hidden. Its space remains reserved.
    public var isHidden: Bool
    /// The width reserved for the view.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view; `nil` for the inherited one.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps its size. Otherwise it has its fitting size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration for a view at a placement.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// Returns an accessory that shows a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let (state, isLeading, position): (DisplayedState, Bool, Placement.Position) =
      switch configuration.placement {
      case .leading(let displayed, let at): (displayed, true, at)
      case .trailing(let displayed, let at): (displayed, false, at)
      }
    var made = Self(
      .customView(configuration.customView), state, isLeading: isLeading, isHidden: configuration.isHidden,
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
