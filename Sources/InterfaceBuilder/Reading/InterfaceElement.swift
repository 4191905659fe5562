/// An element of a document with its attributes, its children in order and its place in the file.
public final class InterfaceElement: Sendable {
  /// The element's name, such as `view` or `constraint`.
  public let name: String

  /// The attributes as written.
  public let attributes: [String: String]

  /// The elements inside, in order.
  public let children: [InterfaceElement]

  /// The text inside, without that of the children.
  public let text: String

  /// Where the element begins, from 1.
  public let line: Int

  /// How many elements of the same name stand before it in its parent, where that matters.
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

  /// The value of an attribute.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The object id that connections and constraints refer to.
  public var id: String? { attributes["id"] }

  /// What the element is to its parent, such as `view` to a view controller.
  public var key: String? { attributes["key"] }

  /// The first child of a name.
  public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child with a key.
  public func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// What is inside the first child of a name, such as the views in `subviews`.
  public func items(in name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Whether an attribute says `YES` or `NO`; `nil` if it says neither.
  public func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// An attribute as a finite number of at most 1e9, which is more than any layout has space for.
  public func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let value = Double(text), value.isFinite, abs(value) <= 1e9
    else { return nil }
    return value
  }

  /// An attribute as a whole number.
  public func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  deinit {
    // Nothing to do: the reader limits the depth, so that releasing a tree cannot exhaust the stack.
  }
}

extension InterfaceElement {
  /// Calls `body` with this element and everything in it, in the document's order.
  public func forEach(_ body: (InterfaceElement) -> Void) {
    var stack = [self]
    while let element = stack.popLast() {
      body(element)
      stack.append(contentsOf: element.children.reversed())
    }
  }
}
