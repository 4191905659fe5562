extension CALayer {
  /// The value of the property with a name, or nil if there is no such property.
  final func propertyValue(_ key: String) -> Any? {
    switch key {
    case "bounds": bounds
    case "position": position
    case "position.x": position.x
    case "position.y": position.y
    case "bounds.size": bounds.size
    case "anchorPoint": anchorPoint
    case "frame": frame
    case "zPosition": zPosition
    case "transform": transform
    case "transform.scale", "transform.scale.x": affineTransform().decomposed().scale.width
    case "transform.scale.y": affineTransform().decomposed().scale.height
    case "transform.rotation", "transform.rotation.z": affineTransform().decomposed().rotation
    case "transform.translation.x": affineTransform().tx
    case "transform.translation.y": affineTransform().ty
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

  /// Sets the property with a name; false if there is none or the value does not fit.
  final func setPropertyValue(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "bounds": set(value) { bounds = $0 }
    case "position": set(value) { position = $0 }
    case "position.x": setNumber(value) { position.x = $0 }
    case "position.y": setNumber(value) { position.y = $0 }
    case "bounds.size": set(value) { bounds.size = $0 }
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
    case "transform.translation.x":
      setNumber(value) { number in
        setComponents { $0.translation.dx = number }
      }
    case "transform.translation.y":
      setNumber(value) { number in
        setComponents { $0.translation.dy = number }
      }
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

  private final func setComponents(_ change: (inout CGAffineTransformComponents) -> Void) {
    var components = affineTransform().decomposed()
    change(&components)
    setAffineTransform(CGAffineTransform(components))
  }
}

private func set<Value>(_ value: Any?, _ assign: (Value) -> Void) -> Bool {
  guard let value = value as? Value else { return false }
  assign(value)
  return true
}

private func setOptional<Value>(_ value: Any?, _ assign: (Value?) -> Void) -> Bool {
  if let value, !(value is Value) { return false }
  assign(value as? Value)
  return true
}

private func setNumber(_ value: Any?, _ assign: (CGFloat) -> Void) -> Bool {
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
