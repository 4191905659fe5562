extension CALayer {
  /// Returns the value of a property; `nil` if there is no such property.
  final func propertyValue(_ key: String) -> Any? {
    switch key {
    case "bounds": bounds
    case "position": position
    case "position.x": position.x
    case "position.y": position.y
    case "bounds.size": bounds.size
    case "bounds.origin": bounds.origin
    case "bounds.origin.x": bounds.origin.x
    case "bounds.origin.y": bounds.origin.y
    case "bounds.size.width": bounds.size.width
    case "bounds.size.height": bounds.size.height
    case "anchorPoint.x": anchorPoint.x
    case "anchorPoint.y": anchorPoint.y
    case "sublayerTransform": sublayerTransform
    case "contentsRect": contentsRect
    case "contentsCenter": contentsCenter
    case "shadowPath": shadowPath
    case "shadowOffset.width": shadowOffset.width
    case "shadowOffset.height": shadowOffset.height
    case "anchorPoint": anchorPoint
    case "frame": frame
    case "zPosition": zPosition
    case "transform": transform
    case "transform.scale", "transform.scale.x": affineTransform().decomposed().scale.width
    case "transform.scale.y": affineTransform().decomposed().scale.height
    case "transform.rotation", "transform.rotation.z": affineTransform().decomposed().rotation
    case "transform.rotation.x", "transform.rotation.y": CGFloat(0)
    case "transform.translation": CGSize(width: transform.m41, height: transform.m42)
    case "transform.translation.x": transform.m41
    case "transform.translation.y": transform.m42
    case "transform.translation.z": transform.m43
    case "opacity": opacity
    case "hidden", "isHidden": isHidden
    case "backgroundColor": backgroundColor
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": borderColor
    case "shadowColor": shadowColor
    case "shadowOpacity": shadowOpacity
    case "shadowOffset": shadowOffset
    case "shadowRadius": shadowRadius
    case "masksToBounds": masksToBounds
    case "contents": contents
    case "contentsScale": contentsScale
    case "name": name
    default: nil
    }
  }

  /// Sets a property; returns `false` if there is none or the value has another type.
  final func setPropertyValue(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "bounds": set(value) { bounds = $0 }
    case "position": set(value) { position = $0 }
    case "position.x": setNumber(value) { position.x = $0 }
    case "position.y": setNumber(value) { position.y = $0 }
    case "bounds.size": set(value) { bounds.size = $0 }
    case "bounds.origin": set(value) { bounds.origin = $0 }
    case "bounds.origin.x": setNumber(value) { bounds.origin.x = $0 }
    case "bounds.origin.y": setNumber(value) { bounds.origin.y = $0 }
    case "bounds.size.width": setNumber(value) { bounds.size.width = $0 }
    case "bounds.size.height": setNumber(value) { bounds.size.height = $0 }
    case "anchorPoint.x": setNumber(value) { anchorPoint.x = $0 }
    case "anchorPoint.y": setNumber(value) { anchorPoint.y = $0 }
    case "sublayerTransform": set(value) { sublayerTransform = $0 }
    case "contents": setAny(value) { contents = $0 }
    case "contentsRect": set(value) { contentsRect = $0 }
    case "contentsCenter": set(value) { contentsCenter = $0 }
    case "shadowPath": setOptional(value) { shadowPath = $0 }
    case "shadowOffset.width": setNumber(value) { shadowOffset.width = $0 }
    case "shadowOffset.height": setNumber(value) { shadowOffset.height = $0 }
    case "anchorPoint": set(value) { anchorPoint = $0 }
    case "frame": set(value) { frame = $0 }
    case "zPosition": setNumber(value) { zPosition = $0 }
    case "transform": set(value) { transform = $0 }
    case "transform.scale":
      setNumber(value) { number in
        setComponents { $0.scale = CGSize(width: number, height: number) }
      }
    case "transform.scale.x": setNumber(value) { number in setComponents { $0.scale.width = number } }
    case "transform.scale.y": setNumber(value) { number in setComponents { $0.scale.height = number } }
    case "transform.rotation", "transform.rotation.z":
      setNumber(value) { number in
        setComponents { $0.rotation = number }
      }
    case "transform.rotation.x": setTurn(value, 1, 0)
    case "transform.rotation.y": setTurn(value, 0, 1)
    case "transform.translation":
      set(value) { (size: CGSize) in
        transform.m41 = size.width
        transform.m42 = size.height
      }
    case "transform.translation.x": setNumber(value) { transform.m41 = $0 }
    case "transform.translation.y": setNumber(value) { transform.m42 = $0 }
    case "transform.translation.z": setNumber(value) { transform.m43 = $0 }
    case "opacity": setNumber(value) { opacity = Float($0) }
    case "hidden", "isHidden": set(value) { isHidden = $0 }
    case "backgroundColor": setOptional(value) { backgroundColor = $0 }
    case "cornerRadius": setNumber(value) { cornerRadius = $0 }
    case "borderWidth": setNumber(value) { borderWidth = $0 }
    case "borderColor": setOptional(value) { borderColor = $0 }
    case "shadowColor": setOptional(value) { shadowColor = $0 }
    case "shadowOpacity": setNumber(value) { shadowOpacity = Float($0) }
    case "shadowOffset": set(value) { shadowOffset = $0 }
    case "shadowRadius": setNumber(value) { shadowRadius = $0 }
    case "masksToBounds": set(value) { masksToBounds = $0 }
    case "contentsScale": setNumber(value) { contentsScale = $0 }
    case "name": setOptional(value) { name = $0 }
    default: false
    }
  }

  /// Rotates the layer about an axis in its plane.
  private final func setTurn(_ value: Any?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    setNumber(value) { transform = CATransform3DRotate(transform, $0, x, y, 0) }
  }

  private final func setComponents(_ change: (inout CGAffineTransformComponents) -> Void) {
    var components = affineTransform().decomposed()
    change(&components)
    setAffineTransform(CGAffineTransform(components))
  }
}

func set<Value>(_ value: Any?, _ assign: (Value) -> Void) -> Bool {
  guard let value = value.map(AnimatedValue.unboxed) as? Value else { return false }
  assign(value)
  return true
}

private func setAny(_ value: Any?, _ assign: (Any?) -> Void) -> Bool {
  assign(value)
  return true
}

func setOptional<Value>(_ value: Any?, _ assign: (Value?) -> Void) -> Bool {
  if let value, !(value is Value) { return false }
  assign(value as? Value)
  return true
}

func setNumber(_ value: Any?, _ assign: (CGFloat) -> Void) -> Bool {
  let number: CGFloat
  switch value {
  case let value as CGFloat: number = value
  case let value as Double: number = CGFloat(value)
  case let value as Float: number = CGFloat(value)
  case let value as Int: number = CGFloat(value)
  case let value as NSNumber: number = CGFloat(value.doubleValue)
  default: return false
  }
  assign(number)
  return true
}

extension CALayer {
  /// The properties of all layers whose changes are animated implicitly.
  static let commonAnimatableKeys: Set<String> = [
    "bounds", "position", "anchorPoint", "zPosition", "transform", "sublayerTransform", "contents",
    "contentsRect",
    "contentsCenter", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "opacity", "hidden",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
  ]

  /// Changes a property and runs its action.
  @inline(__always)
  final func change(_ key: @autoclosure () -> String, _ assign: () -> Void) {
    // Changes of layers that were added since the last commit are not animated, as they were never displayed.
    if CATransaction.animatesViews || (attachSerial != 0 && attachSerial != CATransaction.serial) {
      changeWithAction(key(), assign)
    } else {
      assign()
    }
  }

  @inline(never)
  final func changeWithAction(_ key: String, _ assign: () -> Void) {
    let wasSeen = attachSerial != 0 && attachSerial != CATransaction.serial
    guard rare?.model == nil, hasOwner || wasSeen, let action = action(forKey: key),
      !CATransaction.disableActions()
    else { return assign() }
    let own = value(forKey: key)
    let seen = isAnimated ? makePresentation().value(forKey: key) : own
    assign()
    box.former = (own, seen)
    action.run(forKey: key, object: self, arguments: nil)
    rare?.former = nil
  }

  /// Updates the ends of animations after the layer's time has changed.
  final func timeChanged() {
    guard rare?.model == nil else { return }
    clock.reconsider()
  }
}

extension CALayer {
  /// Returns the value for a key path. The name differs from that of a method that `NSObject` may have, too.
  package final func property(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }

  /// Sets the value for a key path.
  package final func setProperty(_ value: Any?, _ keyPath: String) { setValue(value, forKeyPath: keyPath) }
}
