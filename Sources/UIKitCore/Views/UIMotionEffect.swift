import Foundation

/// How a view follows the movement of the device. A subclass says what it changes.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// An effect of a document.
  public required init?(coder: NSCoder) { super.init() }

  /// What the effect adds to properties, by key path.
  ///
  /// - Parameter viewerOffset: how the device is turned, from -1 to 1 in each direction. Devices here lie still, at 0.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// The effect itself: what it is made of does not change once a view has it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes a property in proportion to the turn of the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device is turned.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis
    /// Forward and back.
    case tiltAlongVerticalAxis
  }

  /// The property.
  public let keyPath: String
  /// The direction.
  public let type: EffectType
  /// What is added when the device is turned all the way back: a number, a point, a size or an offset.
  open var minimumRelativeValue: Any?
  /// What is added when it is turned all the way forward.
  open var maximumRelativeValue: Any?

  /// An effect on a property in a direction; it adds nothing until it is given values.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// An effect of a document, whose values follow: it is on no property.
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

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var result: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      result.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return result.isEmpty ? nil : result
  }
}

extension UIView {
  /// Adds an effect. Nothing moves by it: devices here lie still.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// The effects of the view, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { ensureExtras().motionEffects = newValue }
  }
}
