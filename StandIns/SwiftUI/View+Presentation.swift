// Modifiers of navigation and presentation. They have no effect, and keep the view's name.

extension View {
  public func navigationTitle(_ title: Text) -> some View { modified }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { modified }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { modified }
  public func navigationTitle(_ title: Binding<String>) -> some View { modified }
  public func navigationSubtitle(_ subtitle: Text) -> some View { modified }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View { modified }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { modified }
  public func navigationBarTitle(_ title: Text) -> some View { modified }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func navigationBarTitle(_ title: LocalizedStringResource) -> some View { modified }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { modified }
  public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View { modified }
  public func navigationBarTitle(_ title: LocalizedStringKey, displayMode: TitleDisplayMode) -> some View {
    modified
  }
  @_disfavoredOverload
  public func navigationBarTitle(_ title: LocalizedStringResource, displayMode: TitleDisplayMode) -> some View
  { modified }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: TitleDisplayMode) -> some View {
    modified
  }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { modified }
  public func navigationBarHidden(_ hidden: Bool) -> some View { modified }
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { modified }
  public func navigationBarItems<L: View>(leading: L) -> some View { modified }
  public func navigationBarItems<T: View>(trailing: T) -> some View { modified }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { modified }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { modified }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { modified }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { modified }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { modified }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { modified }
  public func navigationDestination<D: Hashable, C: View>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modified }
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  { modified }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modified }
  public func navigationDocument(_ url: URL) -> some View { modified }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { modified }
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { modified }
  public func toolbar<C: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C)
    -> some View
  { modified }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { modified }
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { modified }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified
  }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modified
  }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { modified }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modified
  }
  public func toolbarRole(_ role: ToolbarRole) -> some View { modified }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { modified }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { modified }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modified
  }
  public func statusBar(hidden: Bool) -> some View { modified }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { modified }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { modified }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modified }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modified }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { modified }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { modified }
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { modified }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { modified }
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { modified }
  public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { modified }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { modified }
  public func fullScreenCover<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { modified }
  public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { modified }
  public func popover<I: Identifiable, C: View>(
    item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (I) -> C
  ) -> some View { modified }
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modified
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { modified }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modified
  }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { modified }
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  { modified }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { modified }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { modified }
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { modified }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  { modified }
  public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View {
    modified
  }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { modified }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { modified }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { modified }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { modified }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { modified }
  public func dismissalConfirmationDialog<A: View>(
    _ title: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { modified }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { modified }
  public func alert<I: Identifiable>(item: Binding<I?>, content: (I) -> Alert) -> some View { modified }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { modified }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View { modified }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { modified }
  public func actionSheet<I: Identifiable>(item: Binding<I?>, content: (I) -> ActionSheet) -> some View {
    modified
  }
  public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { modified }
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modified }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modified }
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modified }
  public func alert<A: View, D>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  public func alert<A: View, D>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: D?,
    @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<A: View, D>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: D?,
    @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, D>(
    _ title: S, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  public func alert<A: View, M: View, D>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A,
    @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  public func alert<A: View, M: View, D>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: D?,
    @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<A: View, M: View, D>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: D?,
    @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, D>(
    _ title: S, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A,
    @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { modified }
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { modified }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modified }
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modified }
  public func confirmationDialog<A: View, D>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: D?,
    @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  public func confirmationDialog<A: View, D>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: D?, @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<A: View, D>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: D?, @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, D>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: D?,
    @ViewBuilder actions: (D) -> A
  ) -> some View { modified }
  public func confirmationDialog<A: View, M: View, D>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: D?,
    @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  public func confirmationDialog<A: View, M: View, D>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, D>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, D>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: D?,
    @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { modified }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { modified }
  public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
    -> some View
  { modified }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { modified }
  public func contextMenu<M: View>(_ menu: ContextMenu<M>?) -> some View { modified }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modified }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { modified }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modified }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modified }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modified }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modified }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modified }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modified }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modified }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { modified }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { modified }
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  { modified }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { modified }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { modified }
  public func searchCompletion(_ completion: String) -> some View { modified }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { modified }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modified
  }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { modified }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    modified
  }
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { modified }
}

// MARK: Values of these modifiers

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = Self(name: "sidebarToggle"), title = Self(name: "title")
}
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Self { Self(rawValue: 1) }
    public static var content: Self { Self(rawValue: 2) }
  }
}
