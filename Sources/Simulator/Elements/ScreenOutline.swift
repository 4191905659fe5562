import ClassMetadata
import UIKit
import ViewDescriptions

/// The visible elements of a screen, in reading order.
///
/// An element is a control, a text, an image, a cell, a bar, a list, or a view with an accessibility label or
/// identifier. Views that are hidden, transparent, off the screen or completely covered are left out.
@MainActor
public struct ScreenOutline {
  /// An element.
  public struct Element: Codable, Hashable, Sendable {
    /// The number that identifies it in requests.
    public var number: Int
    /// The role, such as `button`.
    public var role: String
    /// The label, title or text.
    public var label: String?
    /// A text beside or above it that may be what it is for, if it has no label of its own. Assistive
    /// applications do not read it.
    public var near: String?
    /// The value that was entered or selected, such as the text of a field.
    public var value: String?
    /// The states that differ from the usual ones: `disabled`, `selected`, `truncated`, `focused`, `covered`.
    public var states: [String]
    /// The x and y coordinates, the width and the height, in points in the screen's coordinates.
    public var frame: [Double]
    /// The number of enclosing elements.
    public var depth: Int
    /// A Boolean value that indicates whether it reacts to touches.
    public var isTouchable: Bool
    /// The accessibility identifier.
    public var identifier: String?
    /// The class name, for an application's own views.
    public var className: String?

    /// A line of text that describes the element, indented by its depth.
    public var line: String {
      var parts = ["\(number) \(role)"]
      if let className { parts.append(className) }
      if let label { parts.append("\"\(Self.shortened(label))\"") }
      if let near { parts.append("near \"\(Self.shortened(near))\"") }
      if let value { parts.append("= \"\(Self.shortened(value))\"") }
      if let identifier { parts.append("#\(identifier)") }
      parts += states
      let rounded = frame.map { "\(Int($0.rounded()))" }
      parts.append("(\(rounded[0]),\(rounded[1]) \(rounded[2])x\(rounded[3]))")
      return String(repeating: "  ", count: min(depth, 12)) + parts.joined(separator: " ")
    }

    private static func shortened(_ text: String) -> String {
      let line = text.replacingOccurrences(of: "\n", with: "\\n")
      return line.count > 120 ? line.prefix(119) + "…" : line
    }
  }

  /// The elements, windows from back to front, views in the order of their superviews' subviews, rows of lists from the top down.
  public private(set) var elements: [Element] = []
  /// The views of the elements, in the same order.
  package private(set) var views: [UIView] = []

  /// Finds the elements of a device's screen, which is laid out.
  ///
  /// - Parameter number: Returns the number that identifies an element's view.
  package init(device: VirtualDevice, number: (UIView) -> Int) {
    let size = device.device.size(in: device.interfaceOrientation)
    let screen = CGRect(origin: .zero, size: size)
    for window in device.windows {
      var stack: [(view: UIView, depth: Int, clip: CGRect, alpha: CGFloat)] = [(window, 0, screen, 1)]
      while let (view, depth, clip, alpha) = stack.popLast() {
        let alpha = alpha * view.alpha
        guard !view.isHidden, alpha >= 0.01 else { continue }
        let frame = Self.frame(of: view)
        let seen = frame.intersection(clip)
        let isSeen = !seen.isNull && seen.width >= 0.5 && seen.height >= 0.5
        var depth = depth
        var isLeaf = false
        if isSeen, let role = Self.role(of: view) {
          var element = Element(
            number: number(view), role: role.name, states: [], frame: ViewDescription.numbers(frame),
            depth: depth, isTouchable: Self.isTouchable(view))
          Self.fill(&element, from: view)
          if Self.isCovered(view, seen, on: device) { element.states.append("covered") }
          elements.append(element)
          views.append(view)
          depth += 1
          isLeaf = role.isLeaf
        }
        guard !isLeaf, isSeen || !view.clipsToBounds else { continue }
        let inner = view.clipsToBounds ? seen : clip
        for subview in view.describedSubviews.reversed() { stack.append((subview, depth, inner, alpha)) }
      }
    }
    for index in elements.indices where elements[index].label == nil {
      elements[index].near = text(near: index)
    }
  }

  // MARK: Texts beside elements

  /// The roles of elements that a text beside them explains.
  private static let explained: Set<String> = [
    "switch", "slider", "stepper", "segmented control", "text field", "password field", "text view",
    "progress", "page control", "date picker",
  ]

  /// Returns the text that is nearest to an element without a label: in the innermost view that contains both,
  /// in the same row, or else right above it.
  private func text(near index: Int) -> String? {
    guard Self.explained.contains(elements[index].role) else { return nil }
    let view = views[index]
    let frame = Self.frame(of: view)
    var container = view.superview
    // Farther away, a text belongs to something else.
    for _ in 0..<4 {
      guard let present = container, !(present is UIWindow) else { return nil }
      var best: (distance: CGFloat, text: String)?
      for (place, element) in elements.enumerated() where element.role == "text" {
        guard let text = element.label, views[place].isDescendant(of: present) else { continue }
        let other = Self.frame(of: views[place])
        let isInRow =
          other.minY < frame.midY && frame.midY < other.maxY
          || frame.minY < other.midY && other.midY < frame.maxY
        let isAbove =
          other.maxY <= frame.minY + 1 && frame.minY - other.maxY <= 24
          && other.minX < frame.maxX && frame.minX < other.maxX
        guard isInRow || isAbove else { continue }
        let gap = isInRow ? max(frame.minX - other.maxX, other.minX - frame.maxX, 0) : frame.minY - other.maxY
        // A text in the row goes before one above.
        let distance = gap + (isInRow ? 0 : 10_000)
        if best.map({ distance < $0.distance }) ?? true { best = (distance, text) }
      }
      if let best { return best.text }
      container = present.superview
    }
    return nil
  }

  /// Returns the frame of a view in the screen's coordinates.
  package static func frame(of view: UIView) -> CGRect {
    view.window?.convertToScreen(view.convert(view.bounds, to: nil)) ?? view.bounds
  }

  // MARK: Elements

  private static func role(of view: UIView) -> (name: String, isLeaf: Bool)? {
    let isNamed =
      view.assistive.identifier?.isEmpty == false || view.assistive.label?.isEmpty == false
    switch view {
    case is UIWindow: return nil
    case is UISwitch: return ("switch", true)
    case is UISlider: return ("slider", true)
    case is UIStepper: return ("stepper", true)
    case is UISegmentedControl: return ("segmented control", false)
    case is UIPageControl: return ("page control", true)
    case is UIDatePicker: return ("date picker", false)
    case is UISearchTextField: return ("search field", true)
    case let field as UITextField: return (field.isSecureTextEntry ? "password field" : "text field", true)
    case is UIButton: return ("button", true)
    case is UITextView: return ("text view", true)
    case let label as UILabel: return label.text?.isEmpty == false ? ("text", true) : nil
    case is UIProgressView: return ("progress", true)
    case let indicator as UIActivityIndicatorView: return indicator.isAnimating ? ("activity", true) : nil
    case is UIPickerView: return ("picker", false)
    case let image as UIImageView:
      return image.image != nil && (isNamed || image.bounds.width >= 12) ? ("image", true) : nil
    case is UITableViewCell, is UICollectionViewCell: return ("cell", false)
    case is UITableView: return ("table", false)
    case is UICollectionView: return ("collection", false)
    case is UIScrollView: return ("scroll view", false)
    case is UINavigationBar: return ("navigation bar", false)
    case is UITabBar: return ("tab bar", false)
    case is UIToolbar: return ("toolbar", false)
    case is UISearchBar: return ("search bar", false)
    case is UIControl: return (view.superview is UITabBar ? "tab" : "button", true)
    default:
      if view.assistive.traits.contains(.button) { return ("button", true) }
      if view.assistive.isElement { return ("element", true) }
      if isNamed { return ("view", false) }
      return hasTouches(view) ? ("touchable view", false) : nil
    }
  }

  /// Returns whether one of the view's tap or long press recognizers is enabled.
  private static func hasTouches(_ view: UIView) -> Bool {
    !(view is UIScrollView)
      && view.gestureRecognizers?.contains {
        $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
      } == true
  }

  private static func isTouchable(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    switch view {
    case let control as UIControl: return control.isEnabled
    case is UITableViewCell, is UICollectionViewCell, is UITextView: return true
    default: return hasTouches(view)
    }
  }

  private static func fill(_ element: inout Element, from view: UIView) {
    let description = ViewDescription.Accessibility(of: view)
    element.identifier = description.identifier
    element.value = description.value
    element.label = description.label ?? innerText(of: view)
    if let label = view as? UILabel, label.isTextTruncated { element.states.append("truncated") }
    if let button = view as? UIButton, button.titleLabel?.isTextTruncated == true {
      element.states.append("truncated")
    }
    if let control = view as? UIControl {
      if !control.isEnabled { element.states.append("disabled") }
      if control.isSelected { element.states.append("selected") }
    }
    switch view {
    case let cell as UITableViewCell: if cell.isSelected { element.states.append("selected") }
    case let cell as UICollectionViewCell: if cell.isSelected { element.states.append("selected") }
    case let field as UITextField:
      if field.isSecureTextEntry, let text = field.text, !text.isEmpty {
        element.value = String(repeating: "•", count: text.count)
      }
    case let control as UISegmentedControl:
      element.value = control.titleForSegment(at: max(0, control.selectedSegmentIndex))
    case let scroll as UIScrollView:
      let offset = scroll.contentOffset
      let size = scroll.contentSize
      if size.height > scroll.bounds.height + 1 || size.width > scroll.bounds.width + 1 {
        element.value = "\(Int(offset.x)),\(Int(offset.y)) of \(Int(size.width))x\(Int(size.height))"
      }
    default: break
    }
    if view.isFirstResponder { element.states.append("focused") }
    if !view.isUserInteractionEnabled, view is UIControl { element.states.append("ignores touches") }
    if !SystemModules.isSystems(type(of: view)) { element.className = "\(type(of: view))" }
  }

  /// Returns the texts in a control or cell that has no label of its own.
  private static func innerText(of view: UIView) -> String? {
    guard view is UIControl || view is UITableViewCell || view is UICollectionViewCell else { return nil }
    var texts: [String] = []
    var pending = Array(view.subviews.reversed())
    while let inner = pending.popLast(), texts.count < 4 {
      guard !inner.isHidden, inner.alpha >= 0.01 else { continue }
      if let text = (inner as? UILabel)?.text, !text.isEmpty { texts.append(text) }
      if inner.hasOwnAccessibilityLabel, let name = inner.assistive.label, !name.isEmpty {
        texts.append(name)
      }
      pending += inner.subviews.reversed()
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Returns whether something in front receives the touches at the center of the visible part of a view:
  /// another window, or a view that is neither an ancestor nor a descendant.
  private static func isCovered(_ view: UIView, _ seen: CGRect, on device: VirtualDevice) -> Bool {
    guard view is UIControl || isTouchable(view),
      let hit = device.view(at: CGPoint(x: seen.midX, y: seen.midY))
    else {
      return false
    }
    return !hit.isDescendant(of: view) && !view.isDescendant(of: hit)
  }
}
