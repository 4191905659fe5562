import CoreGraphics
import Foundation

/// An object that provides the outline of a shape, since iOS 17.
public protocol UIShapeProvider {
  /// Returns the outline in a view.
  func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// A shape, whose outline depends on the view that it is for, since iOS 17.
public struct UIShape: UIShapeProvider, Hashable {
  /// A rectangle with rounded corners, in or of the view.
  private struct Rounded: Hashable {
    var rect: CGRect?
    var radius: CGFloat
    var curve: UICornerCurve
    var corners: UIRectCorner.RawValue
  }

  private enum Form: Hashable {
    case rect(Rounded)
    case capsule
    case circle
    case path(UIBezierPath)
    case provided(Provided)
  }

  /// A shape of a program's, compared by identity.
  private final class Provided: Hashable {
    let provider: any UIShapeProvider
    init(_ provider: any UIShapeProvider) { self.provider = provider }
    static func == (left: Provided, right: Provided) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let form: Form
  private var insets = UIEdgeInsets.zero

  private init(_ form: Form) { self.form = form }

  /// Creates a shape of a provider's.
  public init(_ provider: some UIShapeProvider) { form = .provided(Provided(provider)) }

  /// Returns whether shapes have the same form and insets.
  public static func == (left: UIShape, right: UIShape) -> Bool {
    left.form == right.form && left.insets == right.insets
  }

  /// Hashes the form of the shape.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }

  // MARK: Shapes

  /// The rectangle of the view.
  public static var rect: UIShape { rect(cornerRadius: 0) }
  /// The rectangle of the view with semicircles at its shorter sides.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// The largest circle in the center of the view.
  public static var circle: UIShape { UIShape(.circle) }

  /// Returns the rectangle of the view with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(
      .rect(
        Rounded(rect: nil, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners.rawValue & 15)))
  }

  /// Returns a rectangle with rounded corners, in the view's coordinates.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(
      .rect(
        Rounded(rect: rect, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners.rawValue & 15)))
  }

  /// Returns the shape of a path, in the view's coordinates.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// Returns the shape with insets.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var copy = self
    copy.insets = copy.insets + insets
    return copy
  }

  /// Returns the shape with equal insets on all sides.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  // MARK: Outlines

  /// The view that a shape is for.
  public struct ResolutionContext {
    /// The outline of the view's content.
    public let contentShape: Resolved

    package init(contentShape: Resolved) { self.contentShape = contentShape }
  }

  /// The outline of a shape in a view.
  public struct Resolved: Hashable {
    /// The shape.
    public let shape: UIShape
    /// The rectangle around the outline.
    public let boundingRect: CGRect
    /// The outline.
    public let path: UIBezierPath

    package init(shape: UIShape, boundingRect: CGRect, path: UIBezierPath) {
      (self.shape, self.boundingRect, self.path) = (shape, boundingRect, path)
    }

    /// Returns whether outlines are those of the same shape in the same rectangle.
    public static func == (left: Resolved, right: Resolved) -> Bool {
      left.shape == right.shape && left.boundingRect == right.boundingRect
    }

    /// Hashes the shape.
    public func hash(into hasher: inout Hasher) { hasher.combine(shape) }

    /// Returns the outline with insets.
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      shape.inset(by: insets).outline(in: boundingRect, adding: insets)
    }

    /// Returns the outline with equal insets on all sides.
    public func inset(by inset: CGFloat) -> Resolved {
      self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }
  }

  /// Returns the outline of the shape in a view.
  public func resolve(in context: ResolutionContext) -> Resolved {
    if case .provided(let held) = form {
      let made = held.provider.resolve(in: context)
      return insets == .zero ? made : made.inset(by: insets)
    }
    return outline(in: context.contentShape.boundingRect, adding: insets)
  }

  /// Returns the outline in a rectangle without insets.
  private func outline(in whole: CGRect, adding insets: UIEdgeInsets) -> Resolved {
    func made(_ rect: CGRect, _ path: UIBezierPath) -> Resolved {
      Resolved(shape: self, boundingRect: rect, path: path)
    }
    switch form {
    case .rect(let rounded):
      let rect = (rounded.rect ?? whole).inset(by: insets)
      // Corners of parallel outlines have the same centers.
      let reduction = max(max(insets.top, insets.bottom), max(insets.left, insets.right))
      let radius = rounded.radius > 0 ? max(rounded.radius - reduction, 0) : 0
      let path = CGPath.roundedRect(
        rect, radius: radius, corners: CornerSet(rawValue: rounded.corners),
        isContinuous: rounded.curve != .circular)
      return made(rect, UIBezierPath(cgPath: path))
    case .capsule:
      let rect = whole.inset(by: insets)
      return made(rect, UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2))
    case .circle:
      let rect = whole.inset(by: insets)
      let size = max(min(rect.width, rect.height), 0)
      let square = CGRect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size)
      return made(square, UIBezierPath(ovalIn: square))
    case .path(let path):
      let box = path.bounds
      let rect = box.inset(by: insets)
      guard insets != .zero, box.width > 0, box.height > 0, let copy = path.copy() as? UIBezierPath else {
        return made(box, path)
      }
      copy.apply(
        CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(x: rect.width / box.width, y: rect.height / box.height)
          .translatedBy(x: -box.minX, y: -box.minY))
      return made(rect, copy)
    case .provided:
      return made(whole, UIBezierPath(rect: whole))
    }
  }
}

extension UIShape.ResolutionContext {
  /// Creates the context of a view's bounds.
  @MainActor package init(of view: UIView) {
    self.init(
      contentShape: UIShape.Resolved(
        shape: .rect, boundingRect: view.bounds, path: UIBezierPath(rect: view.bounds)))
  }
}
