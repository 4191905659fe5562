// Modifiers of the environment, events, focus and animation. They have no effect, and keep the view's name.

extension View {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { modified }
  public func environment<V>(_ key: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modified
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { modified }
  public func transformEnvironment<V>(
    _ key: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modified }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { modified }
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { modified }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modified }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modified }
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { modified }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { modified }
  public func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View { modified }
  public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View { modified }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { modified }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modified }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modified
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  { modified }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { modified }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  { modified }
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
    -> some View
  { modified }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { modified }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { modified }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modified }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modified }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void)
    -> some View
  { modified }
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modified }
  public func userActivity<P>(_ type: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void)
    -> some View
  { modified }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { modified }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { modified }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { modified }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modified }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { modified }
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { modified }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { modified }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modified
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modified
  }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { modified }
  public func allowsHitTesting(_ enabled: Bool) -> some View { modified }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { modified }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  { modified }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { modified }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { modified }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { modified }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modified }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modified }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modified }
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View
  { modified }
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { modified }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { modified }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { modified }
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { modified }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { modified }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { modified }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modified }
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modified }
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { modified }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { modified }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { modified }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modified
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { modified }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { modified }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { modified }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modified
  }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modified }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modified }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modified }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { modified }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { modified }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { modified }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { modified }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { modified }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from: V, through: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { modified }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modified
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { modified }
  public func focusable(_ isFocusable: Bool = true) -> some View { modified }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { modified }
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View {
    modified
  }
  public func focusSection() -> some View { modified }
  public func focusScope(_ namespace: Namespace.ID) -> some View { modified }
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View {
    modified
  }
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    modified
  }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { modified }
  public func focusedValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View {
    modified
  }
  public func focusedValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View {
    modified
  }
  public func focusedSceneValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View {
    modified
  }
  public func focusedSceneValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View {
    modified
  }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { modified }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { modified }
  public func animation(_ animation: Animation?) -> some View { modified }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { modified }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { modified }
  public func transition(_ transition: AnyTransition) -> some View { modified }
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { modified }
  public func contentTransition(_ transition: ContentTransition) -> some View { modified }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { modified }
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { modified }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { modified }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { modified }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { modified }
  public func phaseAnimator<P: Equatable>(
    _ phases: some Sequence<P>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P) -> some View,
    animation: @escaping (P) -> Animation? = { _ in .default }
  ) -> some View { modified }
  public func phaseAnimator<P: Equatable>(
    _ phases: some Sequence<P>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P) -> some View,
    animation: @escaping (P) -> Animation? = { _ in .default }
  ) -> some View { modified }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { modified }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { modified }
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)
    -> some View
  { modified }
  public func symbolEffect<E: SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { modified }
  public func symbolEffect<E: SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { modified }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modified }
  public func previewLayout(_ layout: PreviewLayout) -> some View { modified }
  public func previewDevice(_ device: PreviewDevice?) -> some View { modified }
  public func previewDisplayName(_ name: String?) -> some View { modified }
  public func previewContext<C: PreviewContext>(_ context: C) -> some View { modified }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { modified }
  public func exportsItemProviders(_ types: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
  { modified }
  public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R)
    -> some View
  { modified }
}
