// Views, declared by name. None is laid out or drawn: a hosting controller shows a placeholder.

@preconcurrency @MainActor
public protocol ShapeStyle {}
@preconcurrency @MainActor
public protocol Shape: View {}
extension Shape {
  public var body: StandInView { StandInView() }
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View { StandInView() }
  public func fill() -> some View { StandInView() }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { StandInView() }
  public func stroke(lineWidth: CGFloat = 1) -> some View { StandInView() }
}
public struct StrokeStyle: Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct Rectangle: Shape { public init() {} }
public struct Circle: Shape { public init() {} }
public struct Ellipse: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat) {}
  public init(cornerSize: CGSize) {}
}
public struct LinearGradient: View, ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var body: StandInView { StandInView() }
}
public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct Divider: View {
  public init() {}
  public var body: StandInView { StandInView() }
}
public struct ForEach<Data, ID, Content>: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, ID: Hashable, Content: View {}
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content: View {}
  public var body: StandInView { StandInView() }
}
public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) where Label == Text {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct NavigationLink<Label: View, Destination: View>: View {
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct TextField<Label: View>: View {
  public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct Toggle<Label: View>: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct Label<Title: View, Icon: View>: View {
  public init(_ title: LocalizedStringKey, systemImage: String) where Title == Text, Icon == Image {}
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
  public var body: StandInView { StandInView() }
}
public struct ProgressView: View {
  public init() {}
  public init(_ title: LocalizedStringKey) {}
  public init(value: Double?, total: Double = 1) {}
  public var body: StandInView { StandInView() }
}
public struct AsyncImage<Content: View>: View {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == StandInView {}
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct LazyVStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct LazyHStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct LazyVGrid<Content: View>: View {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct LazyHGrid<Content: View>: View {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct ScrollView<Content: View>: View {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {}
  public var body: StandInView { StandInView() }
}
public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct NavigationView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct NavigationStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct Section<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct TabView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
