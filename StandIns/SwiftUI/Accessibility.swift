// Accessibility of views, which is not read.

/// The accessibility traits of a view. They have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2), isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8), isImage = Self(rawValue: 16)
  public static let isStaticText = Self(rawValue: 32), isModal = Self(rawValue: 64)
  public static let updatesFrequently = Self(rawValue: 128), isSearchField = Self(rawValue: 256)
  public static let isSummaryElement = Self(rawValue: 512), isKeyboardKey = Self(rawValue: 1024)
  public static let playsSound = Self(rawValue: 2048), startsMediaSession = Self(rawValue: 4096)
  public static let allowsDirectInteraction = Self(rawValue: 8192), causesPageTurn = Self(rawValue: 16384)
  public static let isToggle = Self(rawValue: 32768), isTabBar = Self(rawValue: 65536)
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = Self(name: "ignore"), contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = Self(name: "default"), escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap"), delete = Self(name: "delete")
  public static let showMenu = Self(name: "showMenu")
  public init(named name: Text) { self.name = name.text }
  private init(name: String) { self.name = name }
}
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String
  public static let `default` = Self(name: "default"), edit = Self(name: "edit")
}
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  public static let plain = Self(name: "plain"), console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem"), messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative"), sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet"), wordProcessing = Self(name: "wordProcessing")
}
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let id: String
  public init(_ label: Text, id: String) { self.id = id }
  public init(_ key: LocalizedStringKey) { id = key.text }
  public init(_ key: LocalizedStringKey, id: String) { self.id = id }
}
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static func links(visited: Bool) -> Self { Self(name: "links") }
  public static var headings: Self { Self(name: "headings") }
  public static var links: Self { Self(name: "links") }
  public static var images: Self { Self(name: "images") }
  public static var tables: Self { Self(name: "tables") }
  public static var lists: Self { Self(name: "lists") }
  public static var textFields: Self { Self(name: "textFields") }
}
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}
extension Never: AccessibilityRotorContent {}
/// The rotor content of bodies that were removed.
public struct StandInRotorContent: AccessibilityRotorContent {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInRotorContent has no body") }
}
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
    -> StandInRotorContent
  { StandInRotorContent() }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> StandInRotorContent {
    StandInRotorContent()
  }
}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public var body: Never { fatalError("the entry has no body") }
}
