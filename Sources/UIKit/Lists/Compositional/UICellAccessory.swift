import Foundation

/// What a list's cell shows beside its content: an arrow, a check mark, a control of editing, a view of one's own.
public struct UICellAccessory {
  /// When an accessory is shown. Raw values are UIKit's.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width that is kept for an accessory, in points.
  public enum LayoutDimension: Hashable, Sendable {
    /// The look's own.
    case standard
    /// The accessory's own.
    case actual
    case custom(CGFloat)
  }

  /// Where a view of one's own is.
  public enum Placement {
    /// The place among the accessories of a side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The system's accessories, and a view of one's own.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label
    case customView, detail
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  var backgroundColor: UIColor?
  var showsVerticalSeparator = false
  var text: String?
  var font: UIFont?
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

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
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

  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// A check mark at the end.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self {
    Self(
      .checkmark, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  public struct DeleteOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
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

  public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool
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
    var made = Self(
      .reorder, displayed, isLeading: false, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    made.showsVerticalSeparator = options.showsVerticalSeparator
    return made
  }

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

  public struct OutlineDisclosureOptions {
    /// What a tap on the cell does.
    public enum Style: Int, Sendable {
      case automatic = 0
      /// A tap anywhere expands or collapses.
      case header = 1
      /// A tap on the arrow expands or collapses, elsewhere it selects.
      case cell = 2
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
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

  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool
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
    return made
  }

  // MARK: Views of one's own

  /// A view of one's own as an accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps its size; else it is as large as it wants to be.
    public var maintainsFixedSize: Bool

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
