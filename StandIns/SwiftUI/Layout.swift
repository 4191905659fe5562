// Alignments and layouts. Layouts are not asked.

public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
public struct ViewDimensions: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.value(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.value(in: self) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
private enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum CenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum MiddleGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum ListLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum ListTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
public struct HorizontalAlignment: Hashable, @unchecked Sendable {
  private let id: any AlignmentID.Type
  public init(_ id: any AlignmentID.Type) { self.id = id }
  public func value(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
  public static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
  public static let leading = Self(LeadingGuide.self), center = Self(CenterGuide.self)
  public static let trailing = Self(TrailingGuide.self)
  public static let listRowSeparatorLeading = Self(ListLeadingGuide.self)
  public static let listRowSeparatorTrailing = Self(ListTrailingGuide.self)
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { nil }
}
public struct VerticalAlignment: Hashable, @unchecked Sendable {
  private let id: any AlignmentID.Type
  public init(_ id: any AlignmentID.Type) { self.id = id }
  public func value(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
  public static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
  public static let top = Self(TopGuide.self), center = Self(MiddleGuide.self),
    bottom = Self(BottomGuide.self)
  public static let firstTextBaseline = Self(FirstBaselineGuide.self)
  public static let lastTextBaseline = Self(LastBaselineGuide.self)
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { nil }
}
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Self(.center, .center), leading = Self(.leading, .center)
  public static let trailing = Self(.trailing, .center), top = Self(.center, .top)
  public static let bottom = Self(.center, .bottom), topLeading = Self(.leading, .top)
  public static let topTrailing = Self(.trailing, .top), bottomLeading = Self(.leading, .bottom)
  public static let bottomTrailing = Self(.trailing, .bottom)
  public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
  public static let centerLastTextBaseline = Self(.center, .lastTextBaseline)
  public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
  public static let leadingLastTextBaseline = Self(.leading, .lastTextBaseline)
  public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
  public static let trailingLastTextBaseline = Self(.trailing, .lastTextBaseline)
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}
/// A proposed size; a dimension is `nil` where the view may choose it.
public struct ProposedViewSize: Hashable, Sendable {
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
/// The proposed size under its former name.
public struct _ProposedSize {
  public var width: CGFloat?
  public var height: CGFloat?
}
public struct ViewSpacing: Sendable {
  public init() {}
  public static let zero = ViewSpacing()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// A subview of a layout: there are none, since layouts are not asked.
public struct LayoutSubview: Equatable, Sendable {
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private var views: [LayoutSubview] = []
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self }
}
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { StandInView() }
}
/// Layouts of SwiftUI's own, which place nothing.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }
}
extension Layout where Cache == Void {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}
public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) {}
}

// MARK: Geometry

public struct Anchor<Value>: @unchecked Sendable {
  let value: Value
  public struct Source: @unchecked Sendable { init() {} }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
  public static func rect(_ rect: CGRect) -> Self { Self() }
}
extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self { Self() }
  public static func unitPoint(_ point: UnitPoint) -> Self { Self() }
  public static var topLeading: Self { Self() }
  public static var top: Self { Self() }
  public static var topTrailing: Self { Self() }
  public static var leading: Self { Self() }
  public static var center: Self { Self() }
  public static var trailing: Self { Self() }
  public static var bottomLeading: Self { Self() }
  public static var bottom: Self { Self() }
  public static var bottomTrailing: Self { Self() }
}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self { Self(coordinateSpace: .named(AnyHashable(name))) }
  public static var scrollView: Self { Self(coordinateSpace: .named(AnyHashable("scrollView"))) }
  public static func scrollView(axis: Axis) -> Self { scrollView }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: Self { .init() }
}
/// The geometry of a view that is not laid out: it has no size.
public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
  @_disfavoredOverload public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { .zero }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
}
