// Navigation and presentation.

/// The path of a navigation stack.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  private var areCodable = true
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
    areCodable = S.Element.self is any Codable.Type
  }
  public init(_ codable: CodableRepresentation) {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public var codable: CodableRepresentation? { areCodable ? CodableRepresentation() : nil }
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
    areCodable = areCodable && value is any Codable
  }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
  /// A representation without the elements, whose types cannot be found by name here.
  public struct CodableRepresentation: Codable, Equatable {}
}
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var all: Self { Self(name: "all") }
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  public static var detailOnly: Self { Self(name: "detailOnly") }
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static var sidebar: Self { Self(name: "sidebar") }
  public static var content: Self { Self(name: "content") }
  public static var detail: Self { Self(name: "detail") }
}
@preconcurrency @MainActor public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }
public struct ZoomNavigationTransition: NavigationTransition { nonisolated public init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier)
  }
  private let kind: Kind
  public static let medium = Self(kind: .medium), large = Self(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(kind: .custom(ObjectIdentifier(type)))
  }
  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: CGFloat
    public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: path]
    }
  }
}
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var none: Self { Self(name: "none") }
  public static var popover: Self { Self(name: "popover") }
  public static var sheet: Self { Self(name: "sheet") }
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var enabled: Self { Self(name: "enabled") }
  public static var disabled: Self { Self(name: "disabled") }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var resizes: Self { Self(name: "resizes") }
  public static var scrolls: Self { Self(name: "scrolls") }
}
@preconcurrency @MainActor public protocol PresentationSizing {}
public struct NamedPresentationSizing: PresentationSizing {
  public func fitted(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension PresentationSizing where Self == NamedPresentationSizing {
  public static var automatic: Self { Self() }
  public static var fitted: Self { Self() }
  public static var form: Self { Self() }
  public static var page: Self { Self() }
}
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert { Alert(title: title, message: message) }
}
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
public struct SearchFieldPlacement: Sendable, Hashable {
  let name: String
  public static let automatic = Self(name: "automatic"), toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar"), navigationBarDrawer = Self(name: "navigationBarDrawer")
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
  public struct NavigationBarDrawerDisplayMode: Sendable, Hashable {
    let name: String
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
  }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    navigationBarDrawer
  }
}
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var onTextEntry: Self { Self(name: "onTextEntry") }
  public static var onSearchPresentation: Self { Self(name: "onSearchPresentation") }
}
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var minimize: Self { Self(name: "minimize") }
}
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var avoidHidingContent: Self { Self(name: "avoidHidingContent") }
}

// MARK: Scrolling

/// A proxy that scrolls nothing.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var visible: Self { Self(name: "visible") }
  public static var hidden: Self { Self(name: "hidden") }
  public static var never: Self { Self(name: "never") }
}
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var immediately: Self { Self(name: "immediately") }
  public static var interactively: Self { Self(name: "interactively") }
  public static var never: Self { Self(name: "never") }
}
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var always: Self { Self(name: "always") }
  public static var basedOnSize: Self { Self(name: "basedOnSize") }
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var soft: Self { Self(name: "soft") }
  public static var hard: Self { Self(name: "hard") }
}
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static var initialOffset: Self { Self(name: "initialOffset") }
  public static var sizeChanges: Self { Self(name: "sizeChanges") }
  public static var alignment: Self { Self(name: "alignment") }
}
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext { public var geometry: ScrollGeometry; public var velocity: CGVector? }
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}
public struct ScrollPosition: Equatable, @unchecked Sendable {
  public var isPositionedByUser: Bool { false }
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }
  public private(set) var viewID: AnyHashable?
  public init(idType: any Hashable.Type = Never.self) {}
  public init(idType: any Hashable.Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: any Hashable.Type = Never.self, point: CGPoint) { self.point = point }
  public init(id: some Hashable, anchor: UnitPoint? = nil) { viewID = AnyHashable(id) }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }
}
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public static func == (a: Self, b: Self) -> Bool { a.rect == b.rect && a.anchor == b.anchor }
  public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}
public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set
}
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static var automatic: Self { Self() }
    public static var always: Self { Self() }
    public static var never: Self { Self() }
    public static var alwaysByOne: Self { Self() }
    public static var alwaysByFew: Self { Self() }
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init()
  }
}
@preconcurrency @MainActor
public struct ScrollTransitionConfiguration {
  public static var animated: Self { Self() }
  public static var interactive: Self { Self() }
  public static var identity: Self { Self() }
}
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
/// An effect that depends on a view's geometry, and is not seen.
public struct VisualEffectContent: Sendable {
  public func opacity(_ opacity: Double) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
}
public typealias VisualEffect = VisualEffectContent
public typealias EmptyVisualEffect = VisualEffectContent

// MARK: Tabs

public struct TabRole: Hashable, Sendable {
  let name: String
  public static var search: TabRole { TabRole(name: "search") }
}
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var pinned: Self { Self(name: "pinned") }
  public static var sidebarOnly: Self { Self(name: "sidebarOnly") }
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var onScrollDown: Self { Self(name: "onScrollDown") }
  public static var onScrollUp: Self { Self(name: "onScrollUp") }
  public static var never: Self { Self(name: "never") }
}
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
public struct TabViewCustomization: Codable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}
