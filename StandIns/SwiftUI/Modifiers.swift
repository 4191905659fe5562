// Modifiers. They return the view unchanged.

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { StandInView() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { StandInView() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { StandInView() }
  public func padding(_ length: CGFloat) -> some View { StandInView() }
  public func padding(_ insets: EdgeInsets) -> some View { StandInView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { StandInView() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { StandInView() }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    StandInView()
  }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  { StandInView() }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  { StandInView() }
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
    -> some View
  { StandInView() }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { StandInView() }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    StandInView()
  }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  { StandInView() }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    StandInView()
  }
  public func foregroundColor(_ color: Color?) -> some View { StandInView() }
  public func accentColor(_ color: Color?) -> some View { StandInView() }
  public func tint(_ color: Color?) -> some View { StandInView() }
  public func font(_ font: Font?) -> some View { StandInView() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { StandInView() }
  public func opacity(_ opacity: Double) -> some View { StandInView() }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { StandInView() }
  public func clipShape<S: Shape>(_ shape: S) -> some View { StandInView() }
  public func clipped(antialiased: Bool = false) -> some View { StandInView() }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    StandInView()
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { StandInView() }
  public func border(_ color: Color, width: CGFloat = 1) -> some View { StandInView() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { StandInView() }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { StandInView() }
  public func scaledToFit() -> some View { StandInView() }
  public func scaledToFill() -> some View { StandInView() }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { StandInView() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { StandInView() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { StandInView() }
  public func zIndex(_ value: Double) -> some View { StandInView() }
  public func hidden() -> some View { StandInView() }
  public func disabled(_ disabled: Bool) -> some View { StandInView() }
  public func id<ID: Hashable>(_ id: ID) -> some View { StandInView() }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View { StandInView() }
  public func lineLimit(_ number: Int?) -> some View { StandInView() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { StandInView() }
  public func fixedSize() -> some View { StandInView() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { StandInView() }
  public func layoutPriority(_ value: Double) -> some View { StandInView() }
  public func animation(_ animation: Animation?) -> some View { StandInView() }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    StandInView()
  }
  public func transition(_ transition: AnyTransition) -> some View { StandInView() }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { StandInView() }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { StandInView() }
  public func navigationBarHidden(_ hidden: Bool) -> some View { StandInView() }
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { StandInView() }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { StandInView() }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { StandInView() }
  public func listStyle<Style>(_ style: Style) -> some View { StandInView() }
  public func buttonStyle<Style>(_ style: Style) -> some View { StandInView() }
  public func accessibility(label: Text) -> some View { StandInView() }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { StandInView() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { StandInView() }
  public func contentShape<S: Shape>(_ shape: S) -> some View { StandInView() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { StandInView() }
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { StandInView() }
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { StandInView() }
}
