// Views, declared by name. None is laid out or drawn: a hosting controller shows a placeholder.

public struct Spacer: View {
  nonisolated public init(minLength: CGFloat? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct Divider: View {
  nonisolated public init() {}
  public var body: StandInView { StandInView() }
}
public struct GeometryReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct GeometryReader3D<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct ForEach<Data, ID, Content> {
  /// For content of other kinds than views, which modules declare beside this one.
  nonisolated public init(_standIn: Void) {}
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, ID: Hashable, Content: View {}
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content: View {}
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID, Content: View
  {}
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, ID: Hashable, Content: View
  {}
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == [Subview], ID == Subview.ID, Content: View {}
}
extension ForEach: View where Content: View {
  public var body: StandInView { StandInView() }
}
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Range<Int>, Int, StandInView> {
    ForEach(0..<0) { _ in StandInView() }
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Range<Int>, Int, StandInView> {
    ForEach(0..<0) { _ in StandInView() }
  }
  public func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> ForEach<Range<Int>, Int, StandInView>
  { ForEach(0..<0) { _ in StandInView() } }
}
public struct Subview: View, Identifiable {
  public struct ID: Hashable, Sendable { let value: Int }
  public let id: ID
  public var body: Never { fatalError("the subview has no body") }
}
public struct Button<Label: View>: View {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void)
  where Label == StandInPart {}
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) where Label == StandInPart {}
  nonisolated public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {}
  public var body: StandInView { StandInView() }
}
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  {}
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {}
  nonisolated public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, destination: Destination) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination)
  where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where Label == Text {}
  nonisolated public init<P: Hashable>(_ title: LocalizedStringKey, value: P?)
  where Label == Text, Destination == Never {}
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ title: LocalizedStringResource, value: P?)
  where Label == Text, Destination == Never {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text, Destination == Never {}
  nonisolated public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct Link<Label: View>: View {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
  nonisolated public init(_ title: LocalizedStringKey, destination: URL) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, destination: URL) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL)
  where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct TextField<Label: View>: View {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, axis: Axis)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where Label == Text {}
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
  nonisolated public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<V>(
    _ title: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) where Label == Text {}
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {}
  public var body: StandInView { StandInView() }
}
public struct SecureField<Label: View>: View {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where Label == Text {}
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
  public var body: StandInView { StandInView() }
}
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) {}
  nonisolated public init(text: Binding<AttributedString>) {}
  public var body: StandInView { StandInView() }
}
public struct Toggle<Label: View>: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  nonisolated public init(_ configuration: ToggleStyleConfiguration) where Label == StandInPart {}
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
  where Label == Text {}
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
  where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) where Label == SwiftUI.Label<Text, Image> {}
  public var body: StandInView { StandInView() }
}
public struct Label<Title: View, Icon: View>: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
  nonisolated public init(_ configuration: LabelStyleConfiguration)
  where Title == StandInPart, Icon == StandInPart {}
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String)
  where Title == Text, Icon == Image {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage: String)
  where Title == Text, Icon == Image {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String)
  where Title == Text, Icon == Image {}
  nonisolated public init(_ title: LocalizedStringKey, image: String) where Title == Text, Icon == Image {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image: String)
  where Title == Text, Icon == Image {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String)
  where Title == Text, Icon == Image {}
  nonisolated public init(_ title: LocalizedStringKey, image: ImageResource)
  where Title == Text, Icon == Image {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image: ImageResource)
  where Title == Text, Icon == Image {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource)
  where Title == Text, Icon == Image {}
  public var body: StandInView { StandInView() }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {}
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == StandInPart, CurrentValueLabel == StandInPart {}
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
  nonisolated public init(_ title: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource)
  where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S)
  where Label == Text, CurrentValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: V?, total: V = 1)
  where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {}
  public var body: StandInView { StandInView() }
}
public struct Slider<Label: View, ValueLabel: View>: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where ValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where ValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public var body: StandInView { StandInView() }
}
public struct Stepper<Label: View>: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  public var body: StandInView { StandInView() }
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct MultiDatePicker<Label: View>: View {
  nonisolated public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct ColorPicker<Label: View>: View {
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {}
  public var body: StandInView { StandInView() }
}
public struct Menu<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {}
  nonisolated public init(_ configuration: MenuStyleConfiguration)
  where Label == StandInPart, Content == StandInPart {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  public var body: StandInView { StandInView() }
}
public struct EditButton: View {
  nonisolated public init() {}
  public var body: StandInView { StandInView() }
}
public struct RenameButton: View {
  nonisolated public init() {}
  public var body: StandInView { StandInView() }
}
public struct PasteButton: View {
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public var body: StandInView { StandInView() }
}
public struct SettingsLink<Label: View>: View {
  nonisolated public init(@ViewBuilder label: () -> Label) {}
  public var body: StandInView { StandInView() }
}
public struct SharePreview<Image, Icon> {
  nonisolated public init(_ title: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}
public struct ShareLink<Label: View>: View {
  nonisolated public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil)
  where Label == EmptyView {}
  nonisolated public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<T: Transferable, I, J>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) where Label == EmptyView {}
  nonisolated public init<T: Transferable, I, J>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<D: RandomAccessCollection>(
    items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where D.Element: Transferable {}
  nonisolated public init<T: Transferable>(
    _ title: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<T: Transferable>(
    _ title: LocalizedStringResource, item: T, subject: Text? = nil, message: Text? = nil
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct LabeledContent<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration)
  where Label == StandInPart, Content == StandInPart {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  nonisolated public init<V: StringProtocol>(_ title: LocalizedStringKey, value: V)
  where Label == Text, Content == Text {}
  @_disfavoredOverload
  nonisolated public init<V: StringProtocol>(_ title: LocalizedStringResource, value: V)
  where Label == Text, Content == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V)
  where Label == Text, Content == Text {}
  nonisolated public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where Label == Text, Content == Text, F.FormatOutput == String {}
  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(_ title: LocalizedStringResource, value: F.FormatInput, format: F)
  where Label == Text, Content == Text, F.FormatOutput == String {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where Label == Text, Content == Text, F.FormatOutput == String {}
  public var body: StandInView { StandInView() }
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {}
  nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
  where Actions == EmptyView {}
  nonisolated public init(@ViewBuilder label: () -> Label)
  where Description == EmptyView, Actions == EmptyView {}
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage: String, description: Text? = nil)
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {}
  nonisolated public init(_ title: LocalizedStringKey, image: String, description: Text? = nil)
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image: String, description: Text? = nil)
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {}
  public var body: StandInView { StandInView() }
}
extension ContentUnavailableView where Label == EmptyView, Description == EmptyView, Actions == EmptyView {
  public static var search: Self { Self { EmptyView() } }
  public static func search(text: String) -> Self { search }
}
public struct AsyncImage<Content: View>: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  nonisolated public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == StandInView {}
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
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
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct HStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct ZStack<Content: View>: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}
public struct LazyVStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct LazyHStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct LazyVGrid<Content: View>: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct LazyHGrid<Content: View>: View {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct Grid<Content: View>: View {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct GridRow<Content: View>: View {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct ScrollView<Content: View>: View {
  public var content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  { self.content = content() }
  public var body: StandInView { StandInView() }
}
public struct ScrollViewReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct ViewThatFits<Content: View>: View {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
  }
  public var body: StandInView { StandInView() }
}
public struct GlassEffectContainer<Content: View>: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct Group<Content> {
  nonisolated public init(@ViewBuilder content: () -> Content) where Content: View {}
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping ([Subview]) -> Result
  ) where Content == StandInView {}
}
extension Group: View where Content: View { public var body: StandInView { StandInView() } }
public struct NavigationView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct NavigationStack<Data, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder content: () -> Content)
  where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder content: () -> Content)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public var body: StandInView { StandInView() }
}
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  public var body: StandInView { StandInView() }
}
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == StandInView, SelectionValue == Never {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == StandInView, SelectionValue == Never {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == StandInView, SelectionValue == Never {}
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == StandInView {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == StandInView {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == StandInView {}
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == StandInView {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == StandInView {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == StandInView {}
  public var body: StandInView { StandInView() }
}
public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(_ configuration: FormStyleConfiguration) where Content == StandInPart {}
  public var body: StandInView { StandInView() }
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: StandInView { StandInView() }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init() }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init()
  }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init()
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) { self.init() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init() }
  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
}
public struct GroupBox<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration)
  where Label == StandInPart, Content == StandInPart {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}
  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}
  public var body: StandInView { StandInView() }
}
public struct OutlineGroup<Data, Leaf: View>: View {
  nonisolated public init<C: RandomAccessCollection>(
    _ data: C, children: KeyPath<C.Element, C?>, @ViewBuilder content: @escaping (C.Element) -> Leaf
  ) where Data == C, C.Element: Identifiable {}
  public var body: StandInView { StandInView() }
}
public struct ControlGroup<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
  public var body: StandInView { StandInView() }
}
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
  nonisolated public init<C: TabContent>(@TabContentBuilder content: () -> C)
  where SelectionValue == Int, Content == StandInView {}
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder content: () -> C
  ) where Content == StandInView {}
  public var body: StandInView { StandInView() }
}
@preconcurrency @MainActor public protocol TabContent {}
/// The tabs of bodies that were removed, and of several.
public struct StandInTabContent: TabContent { nonisolated public init() {} }
@resultBuilder
public enum TabContentBuilder {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> StandInTabContent
  {
    StandInTabContent()
  }
  public static func buildIf<Content: TabContent>(_ content: Content?) -> StandInTabContent {
    StandInTabContent()
  }
  public static func buildEither<Content: TabContent>(first: Content) -> StandInTabContent {
    StandInTabContent()
  }
  public static func buildEither<Content: TabContent>(second: Content) -> StandInTabContent {
    StandInTabContent()
  }
}
public struct Tab<Content: View>: TabContent {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringResource, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringResource, image: String, value: V, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringResource, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringResource, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {}
  nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) {}
  nonisolated public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content) {}
  nonisolated public init<V: Hashable, L: View>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {}
}
public struct TabSection<Content: TabContent>: TabContent {
  nonisolated public init(@TabContentBuilder content: () -> Content) {}
  nonisolated public init(_ title: LocalizedStringKey, @TabContentBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder content: () -> Content) {}
}
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
}
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
}
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  nonisolated public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {}
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  nonisolated public init(_ value: Value) {}
}
/// The columns of several.
public struct StandInTableColumns<TableRowValue: Identifiable>: TableColumnContent {}
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Column: TableColumnContent<RowValue>>(_ column: Column) -> Column {
    column
  }
  public static func buildPartialBlock<Column: TableColumnContent<RowValue>>(first: Column) -> Column {
    first
  }
  public static func buildPartialBlock<A: TableColumnContent<RowValue>, B: TableColumnContent<RowValue>>(
    accumulated: A, next: B
  ) -> StandInTableColumns<RowValue> { StandInTableColumns() }
}
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  public var body: StandInView { StandInView() }
}
public struct HSplitView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct VSplitView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}
  public var body: StandInView { StandInView() }
}
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: StandInView { StandInView() }
}

// MARK: Collections

extension MutableCollection {
  /// Moves the elements at the offsets before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
extension RangeReplaceableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
