import Accessibility

// Modifiers of accessibility. They have no effect, and keep the view's name.

extension View {
  public func accessibility(label: Text) -> some View { modified }
  public func accessibility(value: Text) -> some View { modified }
  public func accessibility(hint: Text) -> some View { modified }
  public func accessibility(hidden: Bool) -> some View { modified }
  public func accessibility(identifier: String) -> some View { modified }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { modified }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { modified }
  public func accessibility(sortPriority: Double) -> some View { modified }
  public func accessibility(inputLabels: [Text]) -> some View { modified }
  public func accessibility(activationPoint: CGPoint) -> some View { modified }
  public func accessibilityLabel(_ text: Text) -> some View { modified }
  public func accessibilityLabel(_ text: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityLabel(_ text: LocalizedStringResource) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ text: S) -> some View { modified }
  public func accessibilityLabel(_ text: Text, isEnabled: Bool) -> some View { modified }
  public func accessibilityLabel(_ text: LocalizedStringKey, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityLabel(_ text: LocalizedStringResource, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View { modified }
  public func accessibilityHint(_ text: Text) -> some View { modified }
  public func accessibilityHint(_ text: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityHint(_ text: LocalizedStringResource) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ text: S) -> some View { modified }
  public func accessibilityHint(_ text: Text, isEnabled: Bool) -> some View { modified }
  public func accessibilityHint(_ text: LocalizedStringKey, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityHint(_ text: LocalizedStringResource, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View { modified }
  public func accessibilityValue(_ text: Text) -> some View { modified }
  public func accessibilityValue(_ text: LocalizedStringKey) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityValue(_ text: LocalizedStringResource) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ text: S) -> some View { modified }
  public func accessibilityValue(_ text: Text, isEnabled: Bool) -> some View { modified }
  public func accessibilityValue(_ text: LocalizedStringKey, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityValue(_ text: LocalizedStringResource, isEnabled: Bool) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View { modified }
  public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)
    -> some View
  { modified }
  public func accessibilityIdentifier(_ identifier: String) -> some View { modified }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { modified }
  public func accessibilityHidden(_ hidden: Bool) -> some View { modified }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { modified }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { modified }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { modified }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { modified }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { modified }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modified
  }
  public func accessibilitySortPriority(_ priority: Double) -> some View { modified }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { modified }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { modified }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { modified }
  public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { modified }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { modified }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { modified }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { modified }
  public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L)
    -> some View
  { modified }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { modified }
  public func accessibilityActions<C: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> C
  ) -> some View { modified }
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { modified }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { modified }
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  { modified }
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { modified }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { modified }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modified
  }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { modified }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { modified }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { modified }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { modified }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { modified }
  public func accessibilityShowsLargeContentViewer() -> some View { modified }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ view: () -> V) -> some View {
    modified
  }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { modified }
  public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?) -> some View {
    modified
  }
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { modified }
  public func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: Text) -> some View { modified }
  public func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: LocalizedStringKey)
    -> some View
  { modified }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(_ label: LocalizedStringKey, _ value: V)
    -> some View
  { modified }
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View
  { modified }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ rotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { modified }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { modified }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modified
  }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { modified }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modified
  }
}

public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
