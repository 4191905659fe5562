// Modifiers of how views look and where they are. They have no effect, and keep the view's name.

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { modified }
  public func frame() -> some View { modified }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modified }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modified
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modified }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { modified }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modified }
  public func padding(_ length: CGFloat) -> some View { modified }
  public func padding(_ insets: EdgeInsets) -> some View { modified }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modified }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modified }
  public func safeAreaPadding(_ length: CGFloat) -> some View { modified }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { modified }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { modified }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { modified }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { modified }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modified }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modified
  }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modified }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modified }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modified }
  public func background<B: View>(_ background: B, alignment: Alignment = .center) -> some View { modified }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  { modified }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { modified }
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  { modified }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { modified }
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { modified }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified }
  public func backgroundExtensionEffect() -> some View { modified }
  public func containerBackground<S: ShapeStyle>(_ style: S, for placement: ContainerBackgroundPlacement)
    -> some View
  { modified }
  public func containerBackground<V: View>(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modified }
  public func overlay<O: View>(_ overlay: O, alignment: Alignment = .center) -> some View { modified }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modified
  }
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modified
  }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { modified }
  public func foregroundColor(_ color: Color?) -> some View { modified }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified }
  public func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ primary: S, _ secondary: T) -> some View {
    modified
  }
  public func foregroundStyle<S: ShapeStyle, T: ShapeStyle, U: ShapeStyle>(
    _ primary: S, _ secondary: T, _ tertiary: U
  ) -> some View { modified }
  public func accentColor(_ color: Color?) -> some View { modified }
  public func tint(_ color: Color?) -> some View { modified }
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ style: S?) -> some View { modified }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    modified
  }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modified
  }
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    modified
  }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { modified }
  public func opacity(_ opacity: Double) -> some View { modified }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { modified }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { modified }
  public func clipped(antialiased: Bool = false) -> some View { modified }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { modified }
  public func mask<M: View>(_ mask: M) -> some View { modified }
  public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View {
    modified
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { modified }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modified }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { modified }
  public func blendMode(_ mode: BlendMode) -> some View { modified }
  public func compositingGroup() -> some View { modified }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modified
  }
  public func geometryGroup() -> some View { modified }
  public func brightness(_ amount: Double) -> some View { modified }
  public func contrast(_ amount: Double) -> some View { modified }
  public func saturation(_ amount: Double) -> some View { modified }
  public func grayscale(_ amount: Double) -> some View { modified }
  public func hueRotation(_ angle: Angle) -> some View { modified }
  public func colorInvert() -> some View { modified }
  public func colorMultiply(_ color: Color) -> some View { modified }
  public func luminanceToAlpha() -> some View { modified }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { modified }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { modified }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { modified }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { modified }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View { modified }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { modified }
  public func scaledToFit() -> some View { modified }
  public func scaledToFill() -> some View { modified }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { modified }
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { modified }
  public func imageScale(_ scale: Image.Scale) -> some View { modified }
  public func offset(_ offset: CGSize) -> some View { modified }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified }
  public func position(_ position: CGPoint) -> some View { modified }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified }
  public func zIndex(_ value: Double) -> some View { modified }
  public func hidden() -> some View { modified }
  public func fixedSize() -> some View { modified }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modified }
  public func layoutPriority(_ value: Double) -> some View { modified }
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modified }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modified }
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  { modified }
  public func gridCellColumns(_ count: Int) -> some View { modified }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modified }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { modified }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modified }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modified }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { modified }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modified }
  public func visualEffect(
    _ effect: @escaping @Sendable (VisualEffectContent, GeometryProxy) -> VisualEffectContent
  ) -> some View { modified }
  public func ignoredByLayout() -> some View { modified }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { modified }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { modified }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { modified }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { modified }
  public func redacted(reason: RedactionReasons) -> some View { modified }
  public func unredacted() -> some View { modified }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { modified }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { modified }
  public func colorScheme(_ scheme: ColorScheme) -> some View { modified }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { modified }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { modified }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  { modified }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modified
  }
}

// MARK: Values of these modifiers

public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var scrollContent: Self { Self(name: "scrollContent") }
  public static var scrollIndicators: Self { Self(name: "scrollIndicators") }
}
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let widget = Self(name: "widget"), tabView = Self(name: "tabView")
  public static let navigation = Self(name: "navigation"),
    navigationSplitView = Self(name: "navigationSplitView")
  public static let subscriptionStore = Self(name: "subscriptionStore")
}
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  public static var identity: Self { Self(name: "identity") }
  public static var matchedGeometry: Self { Self(name: "matchedGeometry") }
  public static var materialize: Self { Self(name: "materialize") }
}
/// A shader of Metal's: nothing is drawn with it.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()
  init() {}
  public init(url: URL) {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary()[dynamicMember: name]
  }
}
public struct Shader: Hashable, Sendable, ShapeStyle {
  public struct Argument: Hashable, Sendable {
    init() {}
    public static func float<T: BinaryFloatingPoint>(_ value: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ colors: [Color]) -> Argument { Argument() }
    public static func floatArray(_ values: [Float]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
  public var function: ShaderFunction
  public var arguments: [Argument]
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
}
