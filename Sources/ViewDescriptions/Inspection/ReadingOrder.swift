import UIKit

/// The order in which assistive applications read the elements of a screen.
///
/// Elements are views that are marked as such, and those that UIKit's classes mark by default: texts and
/// controls, if a part of them is on the screen. The elements of a container with `accessibilityElements` are
/// read in that order; others by their places: rows from the top down, each in the direction of reading.
/// What is inside of an element is not read apart.
@MainActor
struct ReadingOrder {
  private var places: [ObjectIdentifier: Int] = [:]

  /// Finds the order of the views of windows, the backmost first.
  init(of views: [UIView], visibility: Visibility) {
    var roots: [UIView] = []
    for view in views where view.superview == nil { roots.append(view) }
    if roots.isEmpty, let first = views.first { roots = [first] }
    // The last thing on a stack is read next.
    var stack: [UIView] = roots.reversed()
    while let view = stack.popLast() {
      if view.assistive.hidesElements || !visibility.isSeen(view) { continue }
      if Self.isElement(view) {
        if places[ObjectIdentifier(view)] == nil { places[ObjectIdentifier(view)] = places.count }
        continue
      }
      if let given = view.assistive.elements {
        stack += given.reversed().compactMap { $0 as? UIView }
      } else {
        stack += Self.byPlace(view.subviews.filter { visibility.isSeen($0) }, in: view).reversed()
      }
    }
  }

  /// The position of a view; `nil` if it is not read.
  subscript(view: UIView) -> Int? { places[ObjectIdentifier(view)] }

  /// Returns whether a view is read as one element.
  static func isElement(_ view: UIView) -> Bool {
    if view.assistive.isElement { return true }
    switch view {
    case let label as UILabel: return label.text?.isEmpty == false
    case is UISegmentedControl, is UIDatePicker: return false
    case is UIControl, is UITextView, is UIProgressView: return true
    default: return false
    }
  }

  /// Returns subviews by rows: those that begin above the middle of the first one of a row are in it.
  private static func byPlace(_ views: [UIView], in container: UIView) -> [UIView] {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest = views.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var result: [UIView] = []
    while let first = rest.first {
      let row = rest.prefix { $0.frame.minY <= first.frame.midY }
      result += row.enumerated().sorted {
        let (left, right) = ($0.element.frame, $1.element.frame)
        let (one, other) = isRightToLeft ? (-left.maxX, -right.maxX) : (left.minX, right.minX)
        return (one, $0.offset) < (other, $1.offset)
      }.map(\.element)
      rest.removeFirst(row.count)
    }
    return result
  }
}
