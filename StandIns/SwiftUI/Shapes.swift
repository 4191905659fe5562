// Shapes: they have paths, and are not drawn.

nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}
extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor @preconcurrency public var body: StandInView { StandInView() }

  @MainActor @preconcurrency
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> StandInView { modified }
  @MainActor @preconcurrency public func fill(style: FillStyle = FillStyle()) -> StandInView { modified }
  @MainActor @preconcurrency
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StandInView
  {
    modified
  }
  @MainActor @preconcurrency
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StandInView
  { modified }
  public func stroke(style: StrokeStyle) -> some Shape { DerivedShape { path(in: $0).strokedPath(style) } }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    DerivedShape { path(in: $0).trimmedPath(from: from, to: to) }
  }
  public func transform(_ transform: CGAffineTransform) -> DerivedShape {
    DerivedShape { path(in: $0).applying(transform) }
  }
  public func offset(_ offset: CGSize) -> DerivedShape { self.offset(x: offset.width, y: offset.height) }
  public func offset(_ offset: CGPoint) -> DerivedShape { self.offset(x: offset.x, y: offset.y) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> DerivedShape {
    DerivedShape { path(in: $0).offsetBy(dx: x, dy: y) }
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> DerivedShape {
    DerivedShape {
      path(in: $0).applying(.about(anchor, of: $0, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
    }
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> DerivedShape {
    DerivedShape { path(in: $0).applying(.about(anchor, of: $0, CGAffineTransform(scaleX: x, y: y))) }
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> DerivedShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func size(_ size: CGSize) -> DerivedShape {
    DerivedShape { path(in: CGRect(origin: $0.origin, size: size)) }
  }
  public func size(width: CGFloat, height: CGFloat) -> DerivedShape {
    size(CGSize(width: width, height: height))
  }
}
extension CGAffineTransform {
  /// Returns a transform around a point of a rectangle.
  fileprivate static func about(_ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform) -> Self
  {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
/// A shape that is made of another one.
nonisolated public struct DerivedShape: InsettableShape {
  let make: @Sendable (CGRect) -> Path
  init(_ make: @escaping @Sendable (CGRect) -> Path) { self.make = make }
  public func path(in rect: CGRect) -> Path { make(rect) }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { make($0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
extension InsettableShape {
  @MainActor @preconcurrency
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StandInView
  { modified }
  @MainActor @preconcurrency
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StandInView
  { modified }
  @MainActor @preconcurrency
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> StandInView { modified }
  @MainActor @preconcurrency
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> StandInView { modified }
}
nonisolated public struct AnyShape: Shape {
  private let make: @Sendable (CGRect) -> Path
  public init<S: Shape>(_ shape: S) { make = { shape.path(in: $0) } }
  public func path(in rect: CGRect) -> Path { make(rect) }
}
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { Path($0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public struct Circle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { path(in: $0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { Path(ellipseIn: $0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { path(in: $0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  public func inset(by amount: CGFloat) -> DerivedShape {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return DerivedShape {
      Path(roundedRect: $0.insetBy(dx: amount, dy: amount), cornerSize: size, style: style)
    }
  }
}
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { path(in: $0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { Path($0.insetBy(dx: amount, dy: amount)) }
  }
}
nonisolated public struct ConcentricRectangle: InsettableShape {
  public init() {}
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape { Path($0.insetBy(dx: amount, dy: amount)) }
  }
}
extension Edge {
  public enum Corner: Sendable {
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      public static var concentric: Style { Style(radius: 0) }
      public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: Self { ContainerRelativeShape() }
}
