import Simulator
import UIKit

/// The names by which recorded touches are found again.
extension ScreenSession {
  /// The roles of elements that do the same wherever they are touched.
  private static let uniform: Set<String> = [
    "button", "tab", "switch", "cell", "text", "image", "element", "touchable view",
  ]
  /// The roles of fields, where a touch places the cursor.
  private static let fields: Set<String> = ["text field", "password field", "search field"]

  /// Returns the name of the element that a touch at a point hits, in points in the screen's coordinates, if a tap of the name hits the
  /// same; `nil` otherwise.
  func name(at point: CGPoint) -> String? {
    let outline = outline()
    guard let index = Self.element(at: point, in: outline, on: device) else { return nil }
    let element = outline.elements[index]
    guard Self.uniform.contains(element.role) || Self.fields.contains(element.role) && element.value == nil
    else { return nil }
    var names = [element.identifier, element.label]
    // A cell is called by all of its texts; the first will do.
    names.append(element.label?.split(separator: ",").first.map(String.init))
    if element.label == nil { names.append(element.near) }
    return names.compactMap { $0 }.first { name in
      guard !name.isEmpty, name.count <= 60, (try? outline.index(of: name)) == index,
        let place = try? outline.place(of: index, on: device, isTouched: true)
      else { return false }
      return Self.element(at: place, in: outline, on: device) == index
    }
  }

  /// Returns the index of the innermost element that a touch at a point hits.
  private static func element(at point: CGPoint, in outline: ScreenOutline, on device: VirtualDevice) -> Int?
  {
    var hit = device.view(at: point)
    while let view = hit {
      if let index = outline.views.firstIndex(where: { $0 === view }) { return index }
      hit = view.superview
    }
    return nil
  }
}
