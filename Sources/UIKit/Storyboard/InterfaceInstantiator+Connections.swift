import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  /// Connects outlets and actions of what was made since the last call, then wakes the objects.
  func connect() {
    let waiting = unconnected
    unconnected = []
    var collections: [(object: AnyObject, property: String, values: [AnyObject])] = []
    for (element, object) in waiting {
      for connection in element.connections {
        switch connection {
        case .outlet(let property, let destination, _):
          guard let value = self.object(destination) else { continue }
          connectOutlet(property, of: object, to: value, element)
        case .outletCollection(let property, let destination, _):
          guard let value = self.object(destination) else { continue }
          if let index = collections.firstIndex(where: { $0.object === object && $0.property == property }) {
            collections[index].values.append(value)
          } else {
            collections.append((object, property, [value]))
          }
        case .action(let selector, let destination, let event, _):
          connectAction(selector, of: object, to: destination.flatMap { self.object($0) }, event, element)
        case .segue: break
        }
      }
      applyRuntimeAttributes(of: element, to: object)
    }
    for (object, property, values) in collections {
      let isSet = InterfaceBuilderClasses.entries(for: object)
        .contains { $0.collections[property]?(object, values) ?? false }
      if !isSet, property == "gestureRecognizers", let view = object as? UIView {
        for value in values {
          if let value = value as? UIGestureRecognizer { view.addGestureRecognizer(value) }
        }
      }
    }
    for (_, object) in waiting { (object as? UIResponder)?.awakeFromNib() }
  }

  private func object(_ id: String) -> AnyObject? {
    objects[id] ?? guides[id]
  }

  private func connectOutlet(
    _ property: String, of object: AnyObject, to value: AnyObject, _ element: InterfaceElement
  ) {
    for entry in InterfaceBuilderClasses.entries(for: object) {
      if entry.outlets[property]?(object, value) == true { return }
    }
    if property == "view", let controller = object as? UIViewController, let view = value as? UIView {
      controller.view = view
    }
  }

  private func connectAction(
    _ selector: String, of object: AnyObject, to target: AnyObject?, _ event: String?,
    _ element: InterfaceElement
  ) {
    guard let control = object as? UIControl, let target else { return }
    let calls = InterfaceBuilderClasses.entries(for: target).compactMap { $0.actions[selector] }
    guard let call = calls.first else {
      control.addTarget(target, action: Selector(selector), for: UIControl.Event(document: event))
      return
    }
    let action = UIAction { [weak target] action in
      if let target, let sender = action.sender as AnyObject? { call(target, sender) }
    }
    control.addAction(action, for: UIControl.Event(document: event))
  }

  private func applyRuntimeAttributes(of element: InterfaceElement, to object: AnyObject) {
    for attribute in element.items(in: "userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      let isSet = InterfaceBuilderClasses.entries(for: object)
        .contains { $0.attributes[keyPath]?(object, value) ?? false }
      if isSet { continue }
      guard let view = object as? UIView else { continue }
      switch keyPath {
      case "layer.cornerRadius", "cornerRadius":
        if let number = value as? Double { view.layer.cornerRadius = CGFloat(number) }
      case "layer.borderWidth": if let number = value as? Double { view.layer.borderWidth = CGFloat(number) }
      case "layer.masksToBounds", "clipsToBounds": if let flag = value as? Bool { view.clipsToBounds = flag }
      case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
      default: break
      }
    }
  }

  private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
    switch attribute["type"] {
    case "number":
      let child = attribute.children.first
      return child?["value"].flatMap { Double($0) } ?? attribute["value"].flatMap { Double($0) }
    case "boolean": return attribute["value"] == "YES"
    case "string", "localizedString":
      return attribute["value"] ?? attribute.child("string")?.text
    case "color": return attribute.child("color").flatMap { color($0) }
    case "image": return attribute["value"].flatMap { image(named: $0, isSystem: false) }
    case "point":
      return attribute.child("point").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return attribute.child("size").map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    case "rect": return attribute.rect(key: "value")
    default: return nil
    }
  }
}

extension UIControl.Event {
  /// An event by its name in documents; what the control is for by default.
  init(document name: String?) {
    switch name {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    case "primaryActionTriggered": self = .primaryActionTriggered
    default: self = .touchUpInside
    }
  }
}

extension UIModalPresentationStyle {
  init(document name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: self = .automatic
    }
  }
}
