// Modifiers of texts, controls, lists and scrolling. They have no effect, and keep the view's name.

extension View {
  public func font(_ font: Font?) -> some View { modified }
  public func fontWeight(_ weight: Font.Weight?) -> some View { modified }
  public func fontWidth(_ width: Font.Width?) -> some View { modified }
  public func fontDesign(_ design: Font.Design?) -> some View { modified }
  public func bold(_ isActive: Bool = true) -> some View { modified }
  public func italic(_ isActive: Bool = true) -> some View { modified }
  public func monospaced(_ isActive: Bool = true) -> some View { modified }
  public func monospacedDigit() -> some View { modified }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modified }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modified }
  public func kerning(_ kerning: CGFloat) -> some View { modified }
  public func tracking(_ tracking: CGFloat) -> some View { modified }
  public func baselineOffset(_ offset: CGFloat) -> some View { modified }
  public func textCase(_ textCase: Text.Case?) -> some View { modified }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { modified }
  public func lineLimit(_ number: Int?) -> some View { modified }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modified }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { modified }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modified }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { modified }
  public func lineSpacing(_ spacing: CGFloat) -> some View { modified }
  public func lineHeight(_ height: CGFloat) -> some View { modified }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { modified }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { modified }
  public func allowsTightening(_ flag: Bool) -> some View { modified }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { modified }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    modified
  }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    modified
  }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { modified }
  public func textContentType(_ type: UITextContentType?) -> some View { modified }
  public func keyboardType(_ type: UIKeyboardType) -> some View { modified }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { modified }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { modified }
  public func disableAutocorrection(_ disable: Bool?) -> some View { modified }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { modified }
  public func submitLabel(_ label: SubmitLabel) -> some View { modified }
  public func submitScope(_ isBlocking: Bool = true) -> some View { modified }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modified
  }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { modified }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { modified }
  public func speechAdjustedPitch(_ value: Double) -> some View { modified }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { modified }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { modified }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { modified }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modified }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { modified }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { modified }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { modified }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { modified }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { modified }
  public func labelsHidden() -> some View { modified }
  public func labelsVisibility(_ visibility: Visibility) -> some View { modified }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { modified }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { modified }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { modified }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { modified }
  public func menuOrder(_ order: MenuOrder) -> some View { modified }
  public func menuIndicator(_ visibility: Visibility) -> some View { modified }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { modified }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { modified }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { modified }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { modified }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { modified }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { modified }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { modified }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { modified }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { modified }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { modified }
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { modified }
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { modified }
  public func controlSize(_ size: ControlSize) -> some View { modified }
  public func badge(_ count: Int) -> some View { modified }
  public func badge(_ label: Text?) -> some View { modified }
  public func badge(_ key: LocalizedStringKey?) -> some View { modified }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { modified }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { modified }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { modified }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { modified }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { modified }
  public func listRowBackground<V: View>(_ view: V?) -> some View { modified }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modified
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { modified }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modified
  }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modified
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { modified }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { modified }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { modified }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { modified }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { modified }
  public func listItemTint(_ tint: Color?) -> some View { modified }
  public func headerProminence(_ prominence: Prominence) -> some View { modified }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { modified }
  public func moveDisabled(_ isDisabled: Bool) -> some View { modified }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { modified }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modified }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { modified }
  public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { modified }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { modified }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modified }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modified }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { modified }
  public func scrollDisabled(_ disabled: Bool) -> some View { modified }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { modified }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { modified }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { modified }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modified }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { modified }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modified
  }
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modified
  }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { modified }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { modified }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (VisualEffectContent, ScrollTransitionPhase) -> VisualEffectContent
  ) -> some View { modified }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    modified
  }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    modified
  }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modified }
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    modified
  }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { modified }
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { modified }
  public func disabled(_ disabled: Bool) -> some View { modified }
  public func id<ID: Hashable>(_ id: ID) -> some View { modified }
  public func tag<V: Hashable>(_ tag: V) -> some View { modified }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { modified }
  public func equatable() -> some View { modified }
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View { modified }
  public func help(_ text: Text) -> some View { modified }
  public func help(_ text: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { modified }
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { modified }
}

// MARK: Values of these modifiers

public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { DisabledTextSelectability() }
}
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), complete = Self(name: "complete")
  public static let limited = Self(name: "limited"), disabled = Self(name: "disabled")
}
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), flexible = Self(name: "flexible")
  public static let fitted = Self(name: "fitted")
}
public struct ListSectionSpacing: Hashable, Sendable {
  let spacing: CGFloat?
  public static let `default` = Self(spacing: nil), compact = Self(spacing: 8)
  public static func custom(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
}
