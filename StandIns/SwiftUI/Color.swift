// Colors and what shapes are filled with.

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("the style is not resolved") }
}
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnyShapeStyle(self) }
}
/// A style whose `body` fills a shape.
extension ShapeStyle where Self: View, Body == StandInView {
  @MainActor @preconcurrency public var body: StandInView { StandInView() }
}
extension Never: ShapeStyle { public typealias Resolved = Never }

public struct AnyShapeStyle: ShapeStyle {
  public let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary = Self(level: 0), secondary = Self(level: 1), tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3), quinary = Self(level: 4)
}
public struct ForegroundStyle: ShapeStyle, View {
  public init() {}
  public typealias Body = StandInView
}
public struct BackgroundStyle: ShapeStyle, View {
  public init() {}
  public typealias Body = StandInView
}
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
public struct LinkShapeStyle: ShapeStyle { public init() {} }
public struct FillShapeStyle: ShapeStyle { public init() {} }
public struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }
public struct ShadowStyle: Equatable, Sendable {
  let radius: CGFloat
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}
public struct Material: ShapeStyle, Hashable {
  let name: String
  public static let ultraThin = Material(name: "ultraThin"), thin = Material(name: "thin")
  public static let regular = Material(name: "regular"), thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick"), bar = Material(name: "bar")
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), active = Self(name: "active")
  public static let inactive = Self(name: "inactive"), matchWindow = Self(name: "matchWindow")
}
public struct Glass: Hashable, Sendable {
  let name: String
  public static var regular: Glass { Glass(name: "regular") }
  public static var clear: Glass { Glass(name: "clear") }
  public static var identity: Glass { Glass(name: "identity") }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .init(level: 0) }
  public static var secondary: Self { .init(level: 1) }
  public static var tertiary: Self { .init(level: 2) }
  public static var quaternary: Self { .init(level: 3) }
  public static var quinary: Self { .init(level: 4) }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: Self { .init() }
}
extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> Self { AnyShapeStyle(ForegroundStyle()) }
  public static func opacity(_ opacity: Double) -> Self { AnyShapeStyle(ForegroundStyle()) }
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> Self
  { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> Self {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A color that wraps UIKit's.
public struct Color: View, ShapeStyle, Hashable, @unchecked Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public struct Resolved: Hashable, Sendable, Codable, ShapeStyle {
    public var red, green, blue, opacity: Float
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) { (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity) }
    public var linearRed: Float { Self.linear(red) }
    public var linearGreen: Float { Self.linear(green) }
    public var linearBlue: Float { Self.linear(blue) }
    public var cgColor: CGColor {
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
    }
    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }
  let kept: UIColor
  nonisolated public static let clear = Color(.clear)
  nonisolated public static let black = Color(.black)
  nonisolated public static let white = Color(.white)
  nonisolated public static let red = Color(.systemRed)
  nonisolated public static let green = Color(.systemGreen)
  nonisolated public static let blue = Color(.systemBlue)
  nonisolated public static let gray = Color(.systemGray)
  nonisolated public static let orange = Color(.systemOrange)
  nonisolated public static let yellow = Color(.systemYellow)
  nonisolated public static let cyan = Color(.systemCyan)
  nonisolated public static let indigo = Color(.systemIndigo)
  nonisolated public static let mint = Color(.systemMint)
  nonisolated public static let pink = Color(.systemPink)
  nonisolated public static let purple = Color(.systemPurple)
  nonisolated public static let teal = Color(.systemTeal)
  nonisolated public static let brown = Color(.systemBrown)
  nonisolated public static let primary = Color(.label)
  nonisolated public static let secondary = Color(.secondaryLabel)
  nonisolated public static let accentColor = Color(.systemBlue)
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    kept = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .black
  }
  nonisolated public init(_ color: UIColor) { kept = color }
  @_disfavoredOverload nonisolated public init(_ color: CGColor) { kept = UIColor(cgColor: color) }
  nonisolated public init(_ resolved: Resolved) { kept = UIColor(cgColor: resolved.cgColor) }
  nonisolated public init(_ resource: ColorResource) { kept = UIColor(resource: resource) }
  nonisolated public init(uiColor: UIColor) { kept = uiColor }
  nonisolated public init(cgColor: CGColor) { kept = UIColor(cgColor: cgColor) }
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    kept = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  nonisolated public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  nonisolated public init(white: Double, opacity: Double = 1) { kept = UIColor(white: white, alpha: opacity) }
  nonisolated public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    kept = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }
  nonisolated public func opacity(_ opacity: Double) -> Color { Color(kept.withAlphaComponent(opacity)) }
  nonisolated public var cgColor: CGColor? { kept.cgColor }
  nonisolated public var description: String { "\(kept)" }
  nonisolated public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
  nonisolated public func mix(with other: Color, by fraction: Double) -> Color {
    let (a, b) = (resolve(in: EnvironmentValues()), other.resolve(in: EnvironmentValues()))
    let part = Float(min(max(fraction, 0), 1))
    return Color(
      Resolved(
        red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
        blue: a.blue + (b.blue - a.blue) * part, opacity: a.opacity + (b.opacity - a.opacity) * part))
  }
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let style = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    kept.resolvedColor(with: style).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
  public var body: Never { fatalError("Color has no body") }
}
extension UIColor {
  /// Creates the color of a SwiftUI color.
  public convenience init(_ color: Color) {
    self.init(dynamicProvider: { color.kept.resolvedColor(with: $0) })
  }
}

// MARK: Gradients

public struct Gradient: ShapeStyle, Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    public static let device = Self(name: "device"), perceptual = Self(name: "perceptual")
  }
  public var stops: [Stop]
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: colors.count < 2 ? 0 : CGFloat($0) / CGFloat(colors.count - 1))
    }
  }
  public init(stops: [Stop]) { self.stops = stops }
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
public struct LinearGradient: View, ShapeStyle {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public typealias Body = StandInView
}
public struct RadialGradient: View, ShapeStyle {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public typealias Body = StandInView
}
public struct EllipticalGradient: View, ShapeStyle {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public typealias Body = StandInView
}
public struct AngularGradient: View, ShapeStyle {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  public typealias Body = StandInView
}
public struct MeshGradient: View, ShapeStyle {
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {}
  public typealias Body = StandInView
}
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
}
