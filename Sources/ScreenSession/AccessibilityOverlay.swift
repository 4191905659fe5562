import DeviceModels
import ObjectiveCSupport
import Simulator
import UIKit
import ViewDescriptions

/// The accessibility elements of a screen in the order in which a screen reader goes through them.
///
/// The order is that of `accessibilityElements` where a view has it. Otherwise elements go in rows from the top down, and in a row in
/// the direction of the layout; a view with `shouldGroupAccessibilityChildren` is a place in the row as a whole. Of windows and views that
/// are behind a modal view, of hidden elements, and of what lies off the screen there are none.
@MainActor
package struct AccessibilityOrder {
  /// An element.
  package struct Element: Hashable {
    /// The frame in points, in the screen's coordinates.
    package var frame: CGRect
    package var label: String?
    package var value: String?
    /// The names of its traits.
    package var traits: [String]

    /// The label, the value and the traits, as in `"Volume" = "50 %", adjustable`.
    package var words: String {
      let name = label.map { "\"\($0)\"" } ?? "no label"
      return ([name + (value.map { " = \"\($0)\"" } ?? "")] + traits).joined(separator: ", ")
        .replacingOccurrences(of: "\n", with: " ")
    }
  }

  /// The elements in order.
  package let elements: [Element]

  package init(of device: VirtualDevice) {
    let screen = CGRect(origin: .zero, size: device.device.size(in: device.interfaceOrientation))
    let isRightToLeft = device.settings.layoutDirection == .rightToLeft
    var windows = device.windows.filter { !$0.isHidden }
    if let modal = windows.lastIndex(where: { Self.modalView(in: $0) != nil }) {
      windows.removeFirst(modal)
    }
    elements = windows.flatMap { window -> [Element] in
      Self.elements(
        of: Self.modalView(in: window) ?? window, in: screen, isRightToLeft: isRightToLeft, depth: 0)
    }
  }

  /// The depth at which hierarchies are cut, which are walked by recursion.
  private static let deepest = 500

  /// Returns the frontmost view that hides its siblings from screen readers.
  private static func modalView(in view: UIView) -> UIView? {
    var pending = [view]
    var found: UIView?
    while let next = pending.popLast() {
      guard !next.isHidden, next.alpha >= 0.01 else { continue }
      if next.assistive.isModal { found = next }
      pending += next.subviews.reversed()
    }
    return found
  }

  /// A view or object with its elements: a place in a row.
  fileprivate struct Place {
    var frame: CGRect
    var elements: [Element]
  }

  private static func elements(
    of view: UIView, in clip: CGRect, isRightToLeft: Bool, depth: Int
  ) -> [Element] {
    places(of: view, in: clip, isRightToLeft: isRightToLeft, depth: depth)
      .sortedInRows(isRightToLeft: isRightToLeft).flatMap(\.elements)
  }

  private static func places(of view: UIView, in clip: CGRect, isRightToLeft: Bool, depth: Int) -> [Place] {
    guard !view.isHidden, view.alpha >= 0.01, !view.assistive.hidesElements, depth < deepest else {
      return []
    }
    if view.assistive.isElement {
      return element(view, in: clip).map { [Place(frame: $0.frame, elements: [$0])] } ?? []
    }
    let inner = view.clipsToBounds ? clip.intersection(ScreenOutline.frame(of: view)) : clip
    var result: [Place] = []
    if let given = view.assistive.elements {
      let list = given.flatMap { one -> [Element] in
        if let view = one as? UIView {
          return elements(of: view, in: inner, isRightToLeft: isRightToLeft, depth: depth + 1)
        }
        return (one as? NSObject).flatMap { element($0, in: inner) }.map { [$0] } ?? []
      }
      if !list.isEmpty { result = [Place(frame: ScreenOutline.frame(of: view), elements: list)] }
    } else {
      result = view.describedSubviews.flatMap {
        places(of: $0, in: inner, isRightToLeft: isRightToLeft, depth: depth + 1)
      }
    }
    guard view.shouldGroupAccessibilityChildren, !result.isEmpty else { return result }
    let sorted = result.sortedInRows(isRightToLeft: isRightToLeft).flatMap(\.elements)
    return [Place(frame: ScreenOutline.frame(of: view), elements: sorted)]
  }

  private static func element(_ object: NSObject, in clip: CGRect) -> Element? {
    let frame = object.assistive.frame
    let seen = frame.intersection(clip)
    guard !seen.isNull, seen.width >= 0.5, seen.height >= 0.5 else { return nil }
    func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    return Element(
      frame: seen, label: filled(object.assistive.label), value: filled(object.assistive.value),
      traits: object.assistive.traits.names)
  }
}

extension [AccessibilityOrder.Place] {
  /// Returns the places in rows from the top down: what begins before the middle of a row's first place is in the row.
  fileprivate func sortedInRows(isRightToLeft: Bool) -> Self {
    let sorted = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [Self] = []
    for place in sorted {
      if let first = rows.last?.first, place.frame.minY < first.frame.midY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { a, b in
        let (one, other) = (a.element.frame, b.element.frame)
        let (first, second) = isRightToLeft ? (-one.maxX, -other.maxX) : (one.minX, other.minX)
        return (first, a.offset) < (second, b.offset)
      }.map(\.element)
    }
  }
}

/// A picture of a screen with a numbered box around each accessibility element, and beside it a list of their labels, values and traits.
@MainActor
package struct AccessibilityOverlay {
  /// The reason why a picture cannot be drawn.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let device: VirtualDevice
  private let elements: [AccessibilityOrder.Element]

  /// Creates the overlay of what a device shows.
  package init(of device: VirtualDevice) {
    self.device = device
    elements = AccessibilityOrder(of: device).elements
  }

  /// The width of the list, and the space around it, in points.
  private static let listWidth = 320.0
  private static let margin = 12.0
  private static let font = UIFont.systemFont(ofSize: 12)
  private static let badge = 16.0
  /// Colors that differ from their neighbours in the order.
  private static let colors: [UIColor] = [
    UIColor(red: 0.80, green: 0.10, blue: 0.35, alpha: 1),
    UIColor(red: 0.05, green: 0.40, blue: 0.80, alpha: 1),
    UIColor(red: 0.10, green: 0.50, blue: 0.25, alpha: 1),
    UIColor(red: 0.60, green: 0.35, blue: 0.00, alpha: 1),
    UIColor(red: 0.45, green: 0.20, blue: 0.70, alpha: 1),
  ]

  /// Draws the picture.
  ///
  /// - Parameter scale: Pixels per point; `nil` for the device's scale. The screen is drawn as pixels in all formats.
  package func picture(_ format: PictureFormat, scale: CGFloat?, png: PNGCompression = .fast) throws -> Data {
    let scale = scale ?? device.device.scale
    let image = try device.image(scale: scale)
    let screen = device.device.size(in: device.interfaceOrientation)
    let lines = elements.enumerated().map { line($0.offset, $0.element) }
    let heights = lines.map { max(height(of: $0), Self.badge) + 6 }
    let size = CGSize(
      width: screen.width + Self.listWidth,
      height: max(screen.height, heights.reduce(2 * Self.margin, +)))
    guard let context = format.context(size: size, scale: scale) else {
      throw Failure(
        description: "there is no space for a picture of \(size.width) x \(size.height) points")
    }
    UIGraphicsPushContext(context)
    UIColor.white.setFill()
    UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
    UIImage(cgImage: image, scale: scale, orientation: .up).draw(in: CGRect(origin: .zero, size: screen))
    for (index, element) in elements.enumerated() { drawBox(index, element.frame) }
    var top = Self.margin
    for (index, text) in lines.enumerated() {
      let left = screen.width + Self.margin
      drawBadge(index, at: CGPoint(x: left, y: top))
      text.draw(
        in: CGRect(x: left + 30, y: top, width: Self.listWidth - 30 - 2 * Self.margin, height: heights[index])
      )
      top += heights[index]
    }
    UIGraphicsPopContext()
    guard let data = format.data(of: context, png: png) else {
      throw Failure(description: context.failure ?? "the picture cannot be encoded")
    }
    return data
  }

  private func line(_ index: Int, _ element: AccessibilityOrder.Element) -> NSAttributedString {
    let color = element.label == nil ? UIColor(red: 0.75, green: 0, blue: 0, alpha: 1) : UIColor.black
    return NSAttributedString(
      string: element.words, attributes: [.font: Self.font, .foregroundColor: color])
  }

  private func height(of text: NSAttributedString) -> Double {
    let width = Self.listWidth - 30 - 2 * Self.margin
    return text.boundingRect(
      with: CGSize(width: width, height: 10_000), options: [.usesLineFragmentOrigin], context: nil
    ).height.rounded(.up)
  }

  private func drawBox(_ index: Int, _ frame: CGRect) {
    let color = Self.colors[index % Self.colors.count]
    let box = UIBezierPath(rect: frame.insetBy(dx: 0.75, dy: 0.75))
    box.lineWidth = 1.5
    color.withAlphaComponent(0.12).setFill()
    box.fill()
    color.setStroke()
    box.stroke()
    drawBadge(index, at: frame.origin)
  }

  /// Draws the number of an element, from 1, on its color.
  private func drawBadge(_ index: Int, at point: CGPoint) {
    let text = NSAttributedString(
      string: "\(index + 1)",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: UIColor.white])
    let size = text.size()
    let box = CGRect(x: point.x, y: point.y, width: max(Self.badge, size.width + 6), height: Self.badge)
    Self.colors[index % Self.colors.count].setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 3).fill()
    text.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
  }
}
