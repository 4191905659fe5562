import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  /// Connects the outlets and actions of the objects created since the last call, then sends `awakeFromNib`.
  func connect() {
    let waiting = elementsToConnect
    elementsToConnect = []
    var collections: [(object: AnyObject, property: String, values: [AnyObject], element: InterfaceElement)] =
      []
    var embeds: [(segue: InterfaceElement, container: UIView)] = []
    for (element, object) in waiting {
      for child in element.items(in: "connections") {
        guard let connection = ConnectionValue(child) else { continue }
        switch connection {
        case .outlet(let property, let destination, _):
          guard let value = self.object(destination) else { continue }
          connectOutlet(property, of: object, to: value, child)
        case .outletCollection(let property, let destination, _):
          guard let value = self.object(destination) else { continue }
          if let index = collections.firstIndex(where: { $0.object === object && $0.property == property }) {
            collections[index].values.append(value)
          } else {
            collections.append((object, property, [value], child))
          }
        case .action(let selector, let destination, let event, _):
          connectAction(selector, of: object, to: destination.flatMap { self.object($0) }, event, element)
        case .segue(let kind, _, _, _, let id):
          if kind == "embed", let container = object as? UIView {
            embeds.append((child, container))
          } else {
            connectSegue(id, of: object, isOfAccessory: child["trigger"] == "accessoryAction")
          }
        }
      }
      if !awokenObjects.contains(ObjectIdentifier(object)) { applyRuntimeAttributes(of: element, to: object) }
    }
    for (object, property, values, element) in collections {
      let isSet = InterfaceBuilderClasses.entries(for: object)
        .contains { $0.collections[property]?(object, values) ?? false }
      if isSet || RuntimeClasses.set(property, of: object, to: values) { continue }
      if property == "gestureRecognizers", let view = object as? UIView {
        for value in values {
          if let value = value as? UIGestureRecognizer { view.addGestureRecognizer(value) }
        }
      } else {
        warnOfUnknown("outlet collection", property, of: object, element)
      }
    }
    for (_, object) in waiting where !awokenObjects.contains(ObjectIdentifier(object)) {
      if let object = object as? any NibAwakening {
        object.awakeFromNib()
      } else {
        // Objects of the application's own classes.
        RuntimeClasses.send("awakeFromNib", to: object, [])
      }
    }
    for (segue, container) in embeds { embed(segue, in: container) }
  }

  /// Applies a controller's runtime attributes and sends `awakeFromNib`. Its outlets are connected when its
  /// view is loaded.
  func connect(awake controller: UIViewController, _ element: InterfaceElement) {
    applyRuntimeAttributes(of: element, to: controller)
    awokenObjects.insert(ObjectIdentifier(controller))
    controller.awakeFromNib()
    if controller.documentView == nil { connect() }
  }

  /// Warns of a name that is not registered. Registered classes name all their outlets, so another name is a
  /// mistake; replacements for unknown classes have none.
  private func warnOfUnknown(
    _ what: String, _ name: String, of object: AnyObject, _ element: InterfaceElement
  ) {
    let isRegistered =
      !InterfaceBuilderClasses.entries(for: object).isEmpty || RuntimeClasses.isRegistered(type(of: object))
    guard isRegistered else { return }
    warn("\(type(of: object)) has no \(what) \"\(name)\" registered", element)
    report(
      "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(name).", element)
  }

  private func connectOutlet(
    _ property: String, of object: AnyObject, to value: AnyObject, _ element: InterfaceElement
  ) {
    for entry in InterfaceBuilderClasses.entries(for: object) {
      if entry.outlets[property]?(object, value) == true { return }
    }
    if RuntimeClasses.set(property, of: object, to: value) { return }
    if connectDelegate(property, of: object, to: value) || connectDataSource(property, of: object, to: value)
    {
      return
    }
    switch (property, object, value) {
    case ("view", let controller as UIViewController, let view as UIView):
      if controller.viewIfLoaded !== view { controller.view = view }
    case ("backgroundView", let cell as UICollectionViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    case ("backgroundView", let cell as UITableViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    case ("accessoryView", let cell as UITableViewCell, let view as UIView): cell.accessoryView = view
    default:
      if (object as? any OutletConnecting)?.connectOutlet(property, to: value) != true {
        warnOfUnknown("outlet", property, of: object, element)
      }
    }
  }

  /// Makes an object trigger a segue.
  ///
  /// - Parameter isOfAccessory: Whether a cell's detail button triggers the segue.
  private func connectSegue(_ id: String, of object: AnyObject, isOfAccessory: Bool) {
    guard let template = segues[id], let source = sceneController else { return }
    switch object {
    case let button as UIButton:
      let action = UIAction { [weak source] action in
        if let source { template.trigger(from: source, sender: action.sender) }
      }
      button.addAction(action, for: .touchUpInside)
    case let control as UIControl:
      let action = UIAction { [weak source] action in
        if let source { template.trigger(from: source, sender: action.sender) }
      }
      control.addAction(action, for: .valueChanged)
    case let item as UIBarButtonItem:
      item.segueTrigger = { [weak source, weak item] in
        if let source { template.trigger(from: source, sender: item) }
      }
    case let cell as UITableViewCell:
      let trigger = { [weak source, weak cell] in
        if let source, let cell { template.trigger(from: source, sender: cell) }
      }
      if isOfAccessory { cell.accessorySegueTrigger = trigger } else { cell.segueTrigger = trigger }
    case let cell as UICollectionViewCell:
      cell.segueTrigger = { [weak source, weak cell] in
        if let source, let cell { template.trigger(from: source, sender: cell) }
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { [weak source, weak recognizer] in
        if let source { template.trigger(from: source, sender: recognizer) }
      }
    default: break
    }
  }

  private func connectAction(
    _ selector: String, of object: AnyObject, to target: AnyObject?, _ event: String?,
    _ element: InterfaceElement
  ) {
    guard let target else { return }
    if RuntimeClasses.isRegistered(type(of: target)), !RuntimeClasses.responds(target, to: selector),
      !InterfaceBuilderClasses.entries(for: target).contains(where: { $0.actions[selector] != nil })
    {
      warn("\(type(of: target)) has no action \"\(selector)\"", element)
      report("-[\(type(of: target)) \(selector)]: unrecognized selector, an action of the document", element)
    }
    if let item = object as? UIBarButtonItem {
      item.target = target
      item.action = Selector(selector)
      let calls = InterfaceBuilderClasses.entries(for: target).compactMap { $0.actions[selector] }
      if let call = calls.first {
        item.primaryAction = UIAction { [weak target, weak item] _ in
          if let target, let item { call(target, item) }
        }
      }
      return
    }
    if let recognizer = object as? UIGestureRecognizer {
      recognizer.addTarget(target, action: registeredSelector(selector, of: target))
      return
    }
    guard let control = object as? UIControl else { return }
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

  /// Returns a selector that calls the action registered for the target's class, or else the plain selector.
  private func registeredSelector(_ name: String, of target: AnyObject) -> Selector {
    let calls = InterfaceBuilderClasses.entries(for: target).compactMap { $0.actions[name] }
    guard let call = calls.first else { return Selector(name) }
    return Selector(name) { (target: AnyObject) in { (sender: AnyObject) in call(target, sender) } }
  }

  private func applyRuntimeAttributes(of element: InterfaceElement, to object: AnyObject) {
    for attribute in element.items(in: "userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      let isSet = InterfaceBuilderClasses.entries(for: object)
        .contains { $0.attributes[keyPath]?(object, value) ?? false }
      if isSet || RuntimeAttributes.setRegistered(keyPath, of: object, to: value)
        || RuntimeAttributes.set(keyPath, of: object, to: value)
      {
        continue
      }
      // Attributes of an unknown class are ignored; the class itself has its warning.
      let isUnknownClass =
        element["customClass"].map {
          InterfaceBuilderClasses.type($0, module: element["customModule"]) == nil
        } ?? false
      if !isUnknownClass {
        warn("\(type(of: object)) takes no runtime attribute \"\(keyPath)\" of this kind", attribute)
      }
    }
  }

  private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
    switch attribute["type"] {
    case "number":
      let child = attribute.children.first
      let value = child?["value"].flatMap { Double($0) } ?? attribute["value"].flatMap { Double($0) }
      return value.flatMap { $0.isFinite && abs($0) <= 1e9 ? $0 : nil }
    case "boolean": return attribute["value"] == "YES"
    case "string", "localizedString":
      return attribute["value"] ?? attribute.child("string").map { string($0) }
        ?? attribute.child("mutableString").map { string($0) }
    case "color": return attribute.child("color").flatMap { color($0) }
    case "image":
      if let reference = attribute.child("imageReference"), let name = reference["image"] {
        return image(named: name, isSystem: reference["catalog"] == "system")
      }
      return attribute["value"].flatMap { image(named: $0, isSystem: false) }
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
  /// Creates an event from its name in documents. The default is `touchUpInside`.
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
  /// Creates a style from its name in documents.
  package init(document name: String) {
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
