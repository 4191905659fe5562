// Values that describe views.

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) { text += "\(value)" }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { text += format.format(value) }
    public mutating func appendInterpolation<Subject>(_ value: Subject, formatter: Formatter) {
      text += formatter.string(for: value) ?? ""
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "\(date)" }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { text += "\(dates)" }
    public mutating func appendInterpolation(_ interval: DateInterval) { text += "\(interval)" }
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ text: Text) { self.text += text.text }
  }
}
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
extension NSDirectionalEdgeInsets {
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top), leading = Set(.leading), bottom = Set(.bottom),
      trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    public static let leading = Set(.leading), trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top), bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable { case leading, trailing }
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
  public init?(_ direction: UITraitEnvironmentLayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}
extension UITraitEnvironmentLayoutDirection {
  public init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}
extension UIUserInterfaceStyle {
  public init(_ scheme: ColorScheme?) {
    self = scheme.map { $0 == .light ? .light : .dark } ?? .unspecified
  }
}
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
  public init?(_ contrast: UIAccessibilityContrast) {
    switch contrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  private static let categories: [(UIContentSizeCategory, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
    (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
    (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
    (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]
  public init?(_ category: UIContentSizeCategory) {
    guard let found = Self.categories.first(where: { $0.0 == category }) else { return nil }
    self = found.1
  }
  var category: UIContentSizeCategory { Self.categories.first { $0.1 == self }?.0 ?? .large }
}
extension UIContentSizeCategory {
  public init(_ size: DynamicTypeSize?) { self = size?.category ?? .unspecified }
}
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Self, b: Self) -> Bool { a.order < b.order }
  public static func <= (a: Self, b: Self) -> Bool { a.order <= b.order }
  public static func > (a: Self, b: Self) -> Bool { a.order > b.order }
  public static func >= (a: Self, b: Self) -> Bool { a.order >= b.order }
  public init?(_ category: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(category), let index = DynamicTypeSize.allCases.firstIndex(of: size)
    else { return nil }
    self = Self.allCases[index]
  }
}
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum DisplayGamut: Hashable, Sendable { case sRGB, displayP3 }
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum Prominence: Sendable { case standard, increased }
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
  case destinationOut, plusDarker, plusLighter
}
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
/// The modes of a bar's title under their older name.
public enum NavigationBarItem: Hashable, Sendable {
  public typealias TitleDisplayMode = SwiftUI.TitleDisplayMode
}
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(radians: 0)
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  public static func * (a: Double, b: Angle) -> Angle { b * a }
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}
/// Parts of the safe area: the device's edges and bars, and the keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
/// A 3-by-3 matrix.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  public init() {}
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * other.m11 + b * other.m21 + c * other.m31, a * other.m12 + b * other.m22 + c * other.m32,
        a * other.m13 + b * other.m23 + c * other.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let upArrow: KeyEquivalent = "\u{F700}", downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}", rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}", delete: KeyEquivalent = "\u{8}"
  public static let deleteForward: KeyEquivalent = "\u{F728}", home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}", pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}", clear: KeyEquivalent = "\u{F739}"
  public static let tab: KeyEquivalent = "\t", space: KeyEquivalent = " ", `return`: KeyEquivalent = "\r"
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8), command = Self(rawValue: 16)
  public static let numericPad = Self(rawValue: 32)
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public enum Localization: Hashable, Sendable { case automatic, withoutMirroring, custom }
  public var localization: Localization = .automatic
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.modifiers == b.modifiers }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
extension EventModifiers: Hashable {}
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
    public static let all: Self = [.down, .repeat, .up]
  }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
/// The kinds of behavior that are chosen by name. None has an effect.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  public static let standard = Self(name: "standard"), increased = Self(name: "increased")
}
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let standard = Self(name: "standard"), increased = Self(name: "increased")
  public static let decreased = Self(name: "decreased")
}
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = Self(name: "destructive"), cancel = Self(name: "cancel")
  public static let close = Self(name: "close"), confirm = Self(name: "confirm")
}
public struct ButtonBorderShape: Hashable, Sendable, InsettableShape {
  let name: String
  public static let automatic = Self(name: "automatic"), capsule = Self(name: "capsule")
  public static let roundedRectangle = Self(name: "roundedRectangle"), circle = Self(name: "circle")
  public static func roundedRectangle(radius: CGFloat) -> Self { roundedRectangle }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), priority = Self(name: "priority")
  public static let fixed = Self(name: "fixed")
}
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}
public struct SubmitLabel: Sendable, Hashable {
  let name: String
  public static let done = Self(name: "done"), go = Self(name: "go"), send = Self(name: "send")
  public static let join = Self(name: "join"), route = Self(name: "route"), search = Self(name: "search")
  public static let `return` = Self(name: "return"), next = Self(name: "next")
  public static let `continue` = Self(name: "continue")
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}
public struct TextInputAutocapitalization: Sendable, Hashable {
  let type: UITextAutocapitalizationType
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
  private init(known type: UITextAutocapitalizationType) { self.type = type }
  public static var never: Self { Self(known: .none) }
  public static var words: Self { Self(known: .words) }
  public static var sentences: Self { Self(known: .sentences) }
  public static var characters: Self { Self(known: .allCharacters) }
}
public enum BackgroundTask<Request, Response> {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .task(identifier) }
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .task(identifier) }
  case task(String)
}
public struct SensoryFeedback: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
  let name: String
  public static let success = Self(name: "success"), warning = Self(name: "warning")
  public static let error = Self(name: "error"), selection = Self(name: "selection")
  public static let increase = Self(name: "increase"), decrease = Self(name: "decrease")
  public static let start = Self(name: "start"), stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment"), levelChange = Self(name: "levelChange")
  public static let impact = Self(name: "impact"), pathComplete = Self(name: "pathComplete")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { impact }
}
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), highlight = Self(name: "highlight")
  public static let lift = Self(name: "lift")
}
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
  public static let focusEffect = Self(rawValue: 16), accessibility = Self(rawValue: 32)
}
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
  public static let automatic: Self = [.activate, .edit]
}
