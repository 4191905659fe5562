// Styles of controls. Their bodies are not asked for.

/// A part of a control that a style arranges.
public struct StandInPart: View { public var body: Never { fatalError("the part has no body") } }

@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public typealias Label = StandInPart
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = StandInPart
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public typealias Title = StandInPart
  public typealias Icon = StandInPart
  public let title: Title
  public let icon: Icon
}
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public typealias Label = StandInPart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  public typealias Label = StandInPart
  public typealias CurrentValueLabel = StandInPart
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GaugeStyleConfiguration {
  public var value: Double
  public var label: StandInPart
  public var currentValueLabel: StandInPart?
  public var minimumValueLabel: StandInPart?
  public var maximumValueLabel: StandInPart?
}
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct MenuStyleConfiguration {
  public typealias Label = StandInPart
  public typealias Content = StandInPart
}
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GroupBoxStyleConfiguration {
  public typealias Label = StandInPart
  public typealias Content = StandInPart
  public let label: Label
  public let content: Content
}
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabeledContentStyleConfiguration {
  public typealias Label = StandInPart
  public typealias Content = StandInPart
  public let label: Label
  public let content: Content
}
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = StandInPart
  public typealias Content = StandInPart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct FormStyleConfiguration {
  public typealias Content = StandInPart
  public let content: Content
}
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ControlGroupStyleConfiguration {
  public typealias Content = StandInPart
  public typealias Label = StandInPart
  public let content: Content
  public let label: Label
}
@preconcurrency @MainActor
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DatePickerStyleConfiguration {
  public typealias Label = StandInPart
  public let label: Label
  public let minimumDate: Date?
  public let maximumDate: Date?
  @Binding public var selection: Date
}
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct NavigationSplitViewStyleConfiguration {}
@preconcurrency @MainActor
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct TableStyleConfiguration {}
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype StandInBody: View = StandInView
  @ViewBuilder func _body(configuration: TextField<StandInPart>) -> StandInBody
}
extension TextFieldStyle {
  public typealias _Label = StandInPart
  public func _body(configuration: TextField<StandInPart>) -> StandInView { StandInView() }
}
@preconcurrency @MainActor public protocol TextEditorStyle {}
@preconcurrency @MainActor public protocol ListStyle {}
@preconcurrency @MainActor public protocol PickerStyle {}
@preconcurrency @MainActor public protocol NavigationViewStyle {}
@preconcurrency @MainActor public protocol TabViewStyle {}
@preconcurrency @MainActor public protocol IndexViewStyle {}
@preconcurrency @MainActor public protocol WindowStyle {}
@preconcurrency @MainActor public protocol WindowToolbarStyle {}

/// A style of SwiftUI's own, whose body is not asked for.
extension ButtonStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension PrimitiveButtonStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension LabelStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension ToggleStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension ProgressViewStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension GaugeStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension MenuStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension GroupBoxStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension LabeledContentStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension DisclosureGroupStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension FormStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension ControlGroupStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension DatePickerStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension NavigationSplitViewStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
extension TableStyle where Body == StandInView {
  public func makeBody(configuration: Configuration) -> StandInView { StandInView() }
}
