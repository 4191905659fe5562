import UIKit

extension ScreenOutline {
  /// The elements without the parts that say nothing more: texts that the label of the cell or control around them has, and pictures
  /// in these without a name, unless something is unusual about them.
  package var telling: [Element] {
    var enclosing: [Element] = []
    return elements.filter { element in
      while let last = enclosing.last, last.depth >= element.depth { enclosing.removeLast() }
      defer { enclosing.append(element) }
      guard !element.isTouchable, element.states.isEmpty, element.identifier == nil, element.className == nil,
        let whole = enclosing.last(where: { $0.role == "cell" || $0.role == "button" })
      else { return true }
      switch element.role {
      case "text":
        guard let text = element.label, let label = whole.label else { return true }
        return !label.contains(text)
      case "image": return element.label != nil
      default: return true
      }
    }
  }

  /// Returns the index of the element with a name, which is compared with identifiers, then labels and values, then parts of
  /// these. Touchable elements and those in front take precedence.
  package func index(of name: String) throws -> Int {
    let wanted = name.lowercased()
    let tests: [(Element) -> Bool] = [
      { $0.identifier == name }, { $0.label == name }, { $0.value == name },
      { $0.label?.lowercased() == wanted }, { $0.label?.lowercased().contains(wanted) == true },
      { $0.value?.lowercased().contains(wanted) == true },
    ]
    for test in tests {
      let found = elements.indices.filter { test(elements[$0]) }
      guard !found.isEmpty else { continue }
      let touchable = found.filter { elements[$0].isTouchable }
      return (touchable.isEmpty ? found : touchable).last ?? found[0]
    }
    let names = elements.flatMap { [$0.identifier, $0.label] }.compactMap { $0 }
    throw ScreenElementError(
      "\"\(name)\" is not on the screen\(Suggestion.phrase(Suggestion.nearest(to: name, among: names)))"
        + candidates)
  }

  /// Returns the middle of the visible part of what has a name, in points in the screen's coordinates: an element, else a part of one,
  /// such as a label of a cell, whose view is `nil`.
  package func place(
    of name: String, on device: VirtualDevice, isTouched: Bool
  ) throws -> (point: CGPoint, view: UIView?) {
    let index: Int
    do { index = try self.index(of: name) } catch {
      guard let seen = device.frame(ofText: name) else { throw error }
      return (CGPoint(x: seen.midX, y: seen.midY), nil)
    }
    return (try place(of: index, on: device, isTouched: isTouched), views[index])
  }

  /// The touchable elements, each on a line after the first.
  package var candidates: String {
    let lines = elements.filter(\.isTouchable).map { $0.line.trimmingCharacters(in: .whitespaces) }
    guard !lines.isEmpty else { return "\nNothing on it can be touched." }
    let rest = lines.count > 20 ? "\n… \(lines.count - 20) more" : ""
    return "\nWhat can be touched:\n" + lines.prefix(20).joined(separator: "\n") + rest
  }

  /// Returns the center of the visible part of an element, in points in the screen's coordinates. Throws an error if the
  /// element is off the screen, or is to be touched and covered.
  package func place(of index: Int, on device: VirtualDevice, isTouched: Bool) throws -> CGPoint {
    let view = views[index]
    let size = device.device.size(in: device.interfaceOrientation)
    let seen = Self.frame(of: view).intersection(CGRect(origin: .zero, size: size))
    let element = elements[index]
    guard !seen.isNull, !seen.isEmpty else {
      throw ScreenElementError("element \(element.number) is not on the screen; scroll to it")
    }
    let point = CGPoint(x: seen.midX, y: seen.midY)
    if isTouched, let hit = device.view(at: point), !hit.isDescendant(of: view), !view.isDescendant(of: hit) {
      let isKeyboard = hit.window.map { window in !device.windows.contains { $0 === window } } == true
      let front = isKeyboard ? "the keyboard" : "\(Swift.type(of: hit))"
      let way = isKeyboard ? "; type \"\\n\", scroll or tap elsewhere first" : ""
      throw ScreenElementError("element \(element.number) is covered by \(front)\(way)")
    }
    return point
  }
}
