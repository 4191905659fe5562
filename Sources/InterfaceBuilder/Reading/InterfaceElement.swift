/// An element of a document with its attributes, its children in order and its position in the file.
public final class InterfaceElement: Sendable {
  /// The element's name, such as `view` or `constraint`.
  public let name: String

  /// The attributes as written.
  public let attributes: [String: String]

  /// The child elements in order.
  public let children: [InterfaceElement]

  /// The text of the element, without that of its children.
  public let text: String

  /// The line of the start tag, starting at 1.
  public let line: Int

  /// The number of preceding siblings with the same name, where it matters.
  let placeInParent: Int?

  init(
    name: String, attributes: [String: String], children: [InterfaceElement], text: String, line: Int,
    place: Int? = nil
  ) {
    placeInParent = place
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// Returns the value of an attribute.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The object id that connections and constraints refer to.
  public var id: String? { attributes["id"] }

  /// The role of the element in its parent, such as `view` in a view controller.
  public var key: String? { attributes["key"] }

  /// Returns the first child with a name.
  public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the first child with a key.
  public func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// Returns the children of the first child with a name, such as the views in `subviews`.
  public func items(in name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Returns whether an attribute is `YES` or `NO`; `nil` for other values.
  public func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns an attribute as a finite number; `nil` if its magnitude exceeds 1e9, which is more than any
  /// layout has space for.
  public func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let value = Double(text), value.isFinite, abs(value) <= 1e9
    else { return nil }
    return value
  }

  /// Returns an attribute as an integer.
  public func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  deinit {
    // Nothing to do: the parser limits the depth, so that releasing a tree cannot exhaust the stack.
  }
}

extension InterfaceElement {
  /// Calls `body` with this element and all its descendants, in document order.
  public func forEach(_ body: (InterfaceElement) -> Void) {
    var stack = [self]
    while let element = stack.popLast() {
      body(element)
      stack.append(contentsOf: element.children.reversed())
    }
  }
}
