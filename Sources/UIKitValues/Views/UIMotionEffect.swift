import Foundation

/// An effect that changes properties of a view as the device is tilted. Subclasses determine the changes.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Creates an effect that is read from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values added to properties, by key path.
  ///
  /// - Parameter viewerOffset: The tilt of the device, from -1 to 1 in each direction. Virtual devices lie
  ///   still, at 0.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// Returns the effect itself, without a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that interpolates a property between two values by the device's tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  public enum EffectType: Int, Sendable {
    /// Tilt to the left and right.
    case tiltAlongHorizontalAxis
    /// Tilt forward and back.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// The value added at the tilt of -1: a number, a point, a size or an offset.
  open var minimumRelativeValue: Any?
  /// The value added at the tilt of 1.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property. It adds nothing until both relative values are set.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Creates an effect whose values are read from a document. Its key path is empty.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let minimumRelativeValue, let maximumRelativeValue else { return nil }
    let turn = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(turn, -1), 1) + 1) / 2
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    if let a = minimumRelativeValue as? CGPoint, let b = maximumRelativeValue as? CGPoint {
      return [keyPath: CGPoint(x: between(a.x, b.x), y: between(a.y, b.y))]
    }
    if let a = minimumRelativeValue as? CGSize, let b = maximumRelativeValue as? CGSize {
      return [keyPath: CGSize(width: between(a.width, b.width), height: between(a.height, b.height))]
    }
    guard let a = Self.number(minimumRelativeValue), let b = Self.number(maximumRelativeValue) else {
      return nil
    }
    return [keyPath: between(a, b)]
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// A group of effects that apply together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var result: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      result.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return result.isEmpty ? nil : result
  }
}
