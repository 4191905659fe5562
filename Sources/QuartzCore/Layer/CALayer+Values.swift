import ObjectiveCSupport

extension CALayer {
  /// The properties of every layer.
  static let commonProperties: [String: LayerProperty] = {
    let scale = LayerProperty.component(get: \.scale.width) { $0.scale = CGSize(width: $1, height: $1) }
    let rotation = LayerProperty.component(get: \.rotation) { $0.rotation = $1 }
    let hidden = LayerProperty.value(\CALayer.isHidden, animates: true)
    return [
      "bounds": .value(\.bounds, animates: true),
      "bounds.origin": .value(\.bounds.origin),
      "bounds.origin.x": .number(\.bounds.origin.x),
      "bounds.origin.y": .number(\.bounds.origin.y),
      "bounds.size": .value(\.bounds.size),
      "bounds.size.width": .number(\.bounds.size.width),
      "bounds.size.height": .number(\.bounds.size.height),
      "position": .value(\.position, animates: true),
      "position.x": .number(\.position.x),
      "position.y": .number(\.position.y),
      "anchorPoint": .value(\.anchorPoint, animates: true),
      "anchorPoint.x": .number(\.anchorPoint.x),
      "anchorPoint.y": .number(\.anchorPoint.y),
      "frame": .value(\.frame),
      "zPosition": .number(\.zPosition, animates: true),
      "transform": .value(\.transform, animates: true),
      "transform.scale": scale,
      "transform.scale.x": .component(get: \.scale.width) { $0.scale.width = $1 },
      "transform.scale.y": .component(get: \.scale.height) { $0.scale.height = $1 },
      "transform.rotation": rotation,
      "transform.rotation.x": .turn(1, 0),
      "transform.rotation.y": .turn(0, 1),
      "transform.rotation.z": rotation,
      "transform.translation": .value(\.planeTranslation),
      "transform.translation.x": .number(\.transform.m41),
      "transform.translation.y": .number(\.transform.m42),
      "transform.translation.z": .number(\.transform.m43),
      "sublayerTransform": .value(\.sublayerTransform, animates: true),
      "opacity": .number(\.opacity, animates: true),
      "hidden": hidden,
      "isHidden": hidden.withoutAnimation,
      "masksToBounds": .value(\.masksToBounds),
      "contents": LayerProperty(
        get: { $0.contents },
        set: { layer, value in
          layer.contents = value
          return true
        }, animates: true),
      "contentsRect": .value(\.contentsRect, animates: true),
      "contentsCenter": .value(\.contentsCenter, animates: true),
      "contentsScale": .number(\.contentsScale),
      "backgroundColor": .optional(\.backgroundColor, animates: true),
      "cornerRadius": .number(\.cornerRadius, animates: true),
      "borderWidth": .number(\.borderWidth, animates: true),
      "borderColor": .optional(\.borderColor, animates: true),
      "shadowColor": .optional(\.shadowColor, animates: true),
      "shadowOpacity": .number(\.shadowOpacity, animates: true),
      "shadowOffset": .value(\.shadowOffset, animates: true),
      "shadowOffset.width": .number(\.shadowOffset.width),
      "shadowOffset.height": .number(\.shadowOffset.height),
      "shadowRadius": .number(\.shadowRadius, animates: true),
      "shadowPath": .optional(\.shadowPath, animates: true),
      "name": .optional(\.name),
    ]
  }()

  /// The value of the property with a name, or `nil` if there is no such property.
  final func propertyValue(_ key: String) -> Any? {
    guard let property = CALayer.commonProperties[key] ?? type(of: self).ownProperties[key] else {
      return nil
    }
    return property.get(self)
  }

  /// Sets the property with a name.
  ///
  /// - Returns: `false` if there is none or the value does not fit.
  package final func setPropertyValue(_ value: Any?, _ key: String) -> Bool {
    (CALayer.commonProperties[key] ?? type(of: self).ownProperties[key])?.set(self, value) ?? false
  }

  /// The names of properties that animate a change by themselves.
  static func animated(_ properties: [String: LayerProperty]) -> Set<String> {
    Set(properties.lazy.filter(\.value.animates).map(\.key))
  }

  static let commonAnimatableKeys = animated(commonProperties)

  /// The part of the transform that moves the layer in its plane.
  fileprivate final var planeTranslation: CGSize {
    get { CGSize(width: transform.m41, height: transform.m42) }
    set {
      transform.m41 = newValue.width
      transform.m42 = newValue.height
    }
  }

  /// Changes a property and runs its action.
  @inline(__always)
  final func change(_ key: @autoclosure () -> String, _ assign: () -> Void) {
    // Changes of layers that were added since the last commit are not animated, as they were never displayed.
    if CATransaction.animatesViews || (attachSerial != 0 && attachSerial != CATransaction.serial) {
      changeWithAction(key(), assign)
    } else {
      assign()
    }
    if KeyValueObserving.isActive { tellObservers(of: key()) }
  }

  /// Tells observers that a property was set. Views tell those of the geometry of their layers; a frame is told where it is set.
  @inline(never)
  private final func tellObservers(of key: String) {
    guard rare?.model == nil, !hasOwner || (key != "bounds" && key != "position") else { return }
    KeyValueObserving.changed(self, key, except: ["frame"])
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
    clock.rescheduleEnds()
  }
}

extension CALayer {
  /// Returns the value for a key path. The name differs from that of a method that `NSObject` may have, too.
  package final func property(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }

  /// Sets the value for a key path.
  package final func setProperty(_ value: Any?, _ keyPath: String) { setValue(value, forKeyPath: keyPath) }
}
