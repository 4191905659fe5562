// The styles of SwiftUI's own, by name.

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
public struct DefaultLabelStyle: LabelStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
public struct DefaultToggleStyle: ToggleStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
public struct SwitchToggleStyle: ToggleStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
public struct ButtonToggleStyle: ToggleStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
public struct DefaultGaugeStyle: GaugeStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
public struct DefaultMenuStyle: MenuStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
public struct ButtonMenuStyle: MenuStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
public struct AutomaticFormStyle: FormStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
public struct ColumnsFormStyle: FormStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
public struct GroupedFormStyle: FormStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
public struct MenuControlGroupStyle: ControlGroupStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
public struct DefaultDatePickerStyle: DatePickerStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
public struct AutomaticTableStyle: TableStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
public struct InsetTableStyle: TableStyle {
  public typealias Body = StandInView
  nonisolated public init() {}
}
extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
public struct DefaultWindowStyle: WindowStyle {
  nonisolated public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
public struct HiddenTitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
public struct TitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}
extension WindowStyle where Self == TitleBarWindowStyle {
  nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
public struct PlainWindowStyle: WindowStyle {
  nonisolated public init() {}
}
extension WindowStyle where Self == PlainWindowStyle {
  nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
    public static let never = Self(name: "never")
  }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
    public static let never = Self(name: "never"), interactive = Self(name: "interactive")
  }
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
