/// A connection of an object.
public enum ConnectionValue: Hashable, Sendable {
  /// An outlet: a property that is set to an object. `destination` and `id` are object ids.
  case outlet(property: String, destination: String, id: String)
  /// An outlet collection: an array property to which an object is added.
  case outletCollection(property: String, destination: String, id: String)
  /// An action: a message to an object, or to the first responder if `destination` is `nil`. The event is the
  /// name in documents, such as `touchUpInside`; `nil` for senders with a single event.
  case action(selector: String, destination: String?, event: String?, id: String)
  /// A segue to another controller. The kind is the name in documents: `show`, `presentation`, `relationship`
  /// and others.
  case segue(kind: String, destination: String, identifier: String?, relationship: String?, id: String)

  /// Creates a connection from a child of `connections`.
  public init?(_ element: InterfaceElement) {
    let id = element.id ?? ""
    switch element.name {
    case "outlet", "outletCollection":
      guard let property = element["property"], let destination = element["destination"] else { return nil }
      self =
        element.name == "outlet"
        ? .outlet(property: property, destination: destination, id: id)
        : .outletCollection(property: property, destination: destination, id: id)
    case "action":
      guard let selector = element["selector"] else { return nil }
      self = .action(
        selector: selector, destination: element["destination"], event: element["eventType"], id: id)
    case "segue":
      guard let destination = element["destination"], let kind = element["kind"] else { return nil }
      self = .segue(
        kind: kind, destination: destination, identifier: element["identifier"],
        relationship: element["relationship"], id: id)
    default: return nil
    }
  }
}

extension InterfaceElement {
  /// The connections of an object, in order.
  public var connections: [ConnectionValue] { items(in: "connections").compactMap { ConnectionValue($0) } }
}
