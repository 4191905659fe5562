/// Stands in for Apple's Swift Charts: charts are declared and not drawn.
@_exported import SwiftUI

@preconcurrency @MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
}
extension Never: ChartContent {}
/// The content of bodies that were removed, and content with modifiers.
public struct StandInChartContent: ChartContent {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInChartContent has no body") }
}
extension ChartContent where Body == Never { public var body: Never { fatalError("the mark has no body") } }
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> StandInChartContent
  {
    StandInChartContent()
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> StandInChartContent {
    StandInChartContent()
  }
  public static func buildEither<Content: ChartContent>(first: Content) -> StandInChartContent {
    StandInChartContent()
  }
  public static func buildEither<Content: ChartContent>(second: Content) -> StandInChartContent {
    StandInChartContent()
  }
}
public protocol Plottable {
  associatedtype PrimitivePlottable = Self
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}
extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
public struct PlottableValue<Value: Plottable> {
  public let value: Value
  private init(_ value: Value) { self.value = value }
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self { Self(value) }
  public static func value(_ label: Text, _ value: Value) -> Self { Self(value) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self { Self(value) }
}
extension PlottableValue where Value == Date {
  public static func value(_ label: LocalizedStringKey, _ date: Date, unit: Calendar.Component) -> Self {
    Self(date)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component) -> Self {
    Self(date)
  }
}
public enum MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  case automatic
  case fixed(CGFloat)
  case ratio(CGFloat)
  case inset(CGFloat)
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
  public static var standard: Self { Self(name: "standard") }
  public static var normalized: Self { Self(name: "normalized") }
  public static var center: Self { Self(name: "center") }
  public static var unstacked: Self { Self(name: "unstacked") }
}
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
  public static var linear: Self { Self(name: "linear") }
  public static var monotone: Self { Self(name: "monotone") }
  public static var cardinal: Self { Self(name: "cardinal") }
  public static var catmullRom: Self { Self(name: "catmullRom") }
  public static func catmullRom(alpha: CGFloat) -> Self { catmullRom }
  public static var stepStart: Self { Self(name: "stepStart") }
  public static var stepCenter: Self { Self(name: "stepCenter") }
  public static var stepEnd: Self { Self(name: "stepEnd") }
}
nonisolated public protocol ChartSymbolShape: Shape { var perceptualUnitRect: CGRect { get } }
extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
nonisolated public struct BasicChartSymbolShape: Hashable, ChartSymbolShape {
  let name: String
  public func path(in rect: CGRect) -> Path {
    let (w, h) = (rect.width / 3, rect.height / 3)
    let corners: [CGPoint]
    switch name {
    case "circle": return Path(ellipseIn: rect)
    case "triangle":
      corners = [
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ]
    case "diamond":
      corners = [
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
      ]
    case "cross", "plus":
      var path = Path(CGRect(x: rect.minX + w, y: rect.minY, width: w, height: rect.height))
      path.addRect(CGRect(x: rect.minX, y: rect.minY + h, width: rect.width, height: h))
      let turn = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      return name == "plus" ? path : path.applying(turn)
    default: return Path(rect)
    }
    return Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { Self(name: "circle") }
  public static var square: Self { Self(name: "square") }
  public static var triangle: Self { Self(name: "triangle") }
  public static var diamond: Self { Self(name: "diamond") }
  public static var cross: Self { Self(name: "cross") }
  public static var plus: Self { Self(name: "plus") }
}
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), overlay = Self(name: "overlay")
  public static let top = Self(name: "top"), bottom = Self(name: "bottom"), leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing"), topLeading = Self(name: "topLeading")
  public static let topTrailing = Self(name: "topTrailing")
}
public struct BarMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
}
public struct LineMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}
public struct PointMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct AreaMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}
public struct RuleMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable>(x: PlottableValue<X>) {}
  public init<Y: Plottable>(y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
}
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}
public struct SectorMark: ChartContent {
  public typealias Body = Never
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> StandInChartContent { StandInChartContent() }
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> StandInChartContent {
    StandInChartContent()
  }
  public func opacity(_ value: Double) -> StandInChartContent { StandInChartContent() }
  public func cornerRadius(_ radius: CGFloat) -> StandInChartContent { StandInChartContent() }
  public func lineStyle(_ style: StrokeStyle) -> StandInChartContent { StandInChartContent() }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> StandInChartContent {
    StandInChartContent()
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> StandInChartContent {
    StandInChartContent()
  }
  public func symbol<S: ChartSymbolShape>(_ shape: S) -> StandInChartContent { StandInChartContent() }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> StandInChartContent { StandInChartContent() }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> StandInChartContent {
    StandInChartContent()
  }
  public func symbolSize(_ area: CGFloat) -> StandInChartContent { StandInChartContent() }
  public func symbolSize(_ size: CGSize) -> StandInChartContent { StandInChartContent() }
  public func position<D: Plottable>(by value: PlottableValue<D>) -> StandInChartContent {
    StandInChartContent()
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> StandInChartContent { StandInChartContent() }
  public func zIndex(_ value: Double) -> StandInChartContent { StandInChartContent() }
  public func clipShape<S: Shape>(_ shape: S) -> StandInChartContent { StandInChartContent() }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> StandInChartContent { StandInChartContent() }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> StandInChartContent { StandInChartContent() }
  public func accessibilityValue(_ value: LocalizedStringKey) -> StandInChartContent { StandInChartContent() }
  public func accessibilityHidden(_ hidden: Bool) -> StandInChartContent { StandInChartContent() }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> StandInChartContent {
    StandInChartContent()
  }
  public func compositingLayer() -> StandInChartContent { StandInChartContent() }
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> StandInChartContent {
    StandInChartContent()
  }
}
public struct ChartProxy {
  public var plotAreaSize: CGSize { .zero }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (
    X, Y
  )? { nil }
}
@preconcurrency @MainActor public protocol AxisContent {}
public struct StandInAxisContent: AxisContent { nonisolated public init() {} }
@preconcurrency @MainActor public protocol AxisMark {}
public struct StandInAxisMark: AxisMark { nonisolated public init() {} }
@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> StandInAxisContent {
    StandInAxisContent()
  }
  public static func buildIf<C: AxisContent>(_ content: C?) -> StandInAxisContent { StandInAxisContent() }
}
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock<each C: AxisMark>(_ content: repeat each C) -> StandInAxisMark {
    StandInAxisMark()
  }
  public static func buildIf<C: AxisMark>(_ content: C?) -> StandInAxisMark { StandInAxisMark() }
}
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), top = Self(name: "top"),
    bottom = Self(name: "bottom")
  public static let leading = Self(name: "leading"), trailing = Self(name: "trailing")
}
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), extended = Self(name: "extended")
  public static let aligned = Self(name: "aligned"), inset = Self(name: "inset")
}
public struct AxisMarkValues: Sendable {
  public static var automatic: Self { Self() }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  public static func stride<P: BinaryFloatingPoint>(by step: P) -> Self { Self() }
  public static func stride(by component: Calendar.Component, count: Int = 1) -> Self { Self() }
}
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}
public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
  public init<M: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> M
  ) {}
  public init<M: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> M
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V]
  ) {}
  public init<V: Plottable, M: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> M
  ) {}
}
public struct AxisGridLine: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisTick: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisValueLabel: AxisMark {
  public init(centered: Bool? = nil) {}
  public init<C: View>(centered: Bool? = nil, @ViewBuilder content: () -> C) {}
  public init<F: FormatStyle>(format: F, centered: Bool? = nil) {}
  public init(_ label: LocalizedStringKey, centered: Bool? = nil) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ label: S, centered: Bool? = nil) {}
}
extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> StandInAxisMark { StandInAxisMark() }
  public func font(_ font: Font?) -> StandInAxisMark { StandInAxisMark() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> StandInAxisMark { StandInAxisMark() }
}
public struct Chart<Content: ChartContent>: View {
  public init(@ChartContentBuilder content: () -> Content) {}
  public init<D: RandomAccessCollection, C: ChartContent>(
    _ data: D, @ChartContentBuilder content: @escaping (D.Element) -> C
  ) where D.Element: Identifiable, Content == StandInChartContent {}
  public init<D: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: D, id: KeyPath<D.Element, ID>, @ChartContentBuilder content: @escaping (D.Element) -> C
  ) where Content == StandInChartContent {}
  public var body: StandInView { StandInView() }
}
public struct ChartPlotContent: View { public var body: StandInView { StandInView() } }

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil
  ) -> some View { self }
  public func chartXScale<D>(domain: D) -> some View { self }
  public func chartXScale<D, R>(domain: D, range: R) -> some View { self }
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil
  ) -> some View { self }
  public func chartYScale<D>(domain: D) -> some View { self }
  public func chartYScale<D, R>(domain: D, range: R) -> some View { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartForegroundStyleScale<K: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<K, S>)
    -> some View
  { self }
  public func chartForegroundStyleScale<R>(range: R) -> some View { self }
  public func chartForegroundStyleScale<D, R>(domain: D, range: R) -> some View { self }
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    self
  }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
}
