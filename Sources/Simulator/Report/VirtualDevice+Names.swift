import UIKit
import ViewDescriptions

extension VirtualDevice {
  /// The names of all views on the screen and of their guides, the same in every run; see `StableNames`.
  package var stableNames: [ObjectIdentifier: String] { StableNames.names(of: describedViews) }

  /// A Boolean value that indicates whether constraints of the present layout conflict.
  package var hasConflicts: Bool { windows.contains { !$0.layoutConflicts.isEmpty } }

  /// The windows and all views in them, each before its subviews.
  package var describedViews: [UIView] {
    var views: [UIView] = []
    var pending: [UIView] = windows.reversed()
    while let view = pending.popLast() {
      views.append(view)
      pending += view.describedSubviews.reversed()
    }
    return views
  }

  /// Returns the names of the properties that hold views: of the program, or the outlets of a document.
  package func outlets(of views: [UIView]) -> [ObjectIdentifier: String] {
    var result = StableNames.outlets(of: views)
    guard let viewIdentity else { return result }
    for view in views {
      if let outlet = viewIdentity(view)?.outlet { result[ObjectIdentifier(view)] = outlet }
    }
    return result
  }

  /// The frame of the keyboard on the screen, in points; `nil` if it is not visible.
  package var keyboardFrame: CGRect? {
    let own = windows
    for window in windowsOnScreen where !own.contains(where: { $0 === window }) && !window.isHidden {
      let frames = window.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map {
        window.convertToScreen($0.convert($0.bounds, to: nil))
      }
      guard let first = frames.first else { continue }
      let frame = frames.dropFirst().reduce(first) { $0.union($1) }
      let size = device.size(in: interfaceOrientation)
      let seen = frame.intersection(CGRect(origin: .zero, size: size))
      if !seen.isNull, seen.height > 1 { return seen }
    }
    return nil
  }

  /// Returns the constraints that decide a view's position and length along an axis, the nearest first, each
  /// in a line that begins with the numbers that it decides and ends with the place in the source where it was
  /// created.
  ///
  /// - Parameters:
  ///   - decisions: The decisions about the view.
  ///   - names: The names of views in the descriptions.
  ///   - limit: The maximum number of constraints; a last line says how many there are more.
  package func decisions(
    _ decisions: FrameDecisions, about view: UIView, along axis: NSLayoutConstraint.Axis,
    names: [ObjectIdentifier: String], limit: Int
  ) -> [String] {
    let numbers: [(name: String, number: FrameDecisions.Number)] =
      axis == .horizontal ? [("x", .x), ("width", .width)] : [("y", .y), ("height", .height)]
    var order: [Int] = []
    var decided: [Int: [String]] = [:]
    for (name, number) in numbers {
      for index in decisions.constraints(deciding: number, of: view) {
        if decided[index] == nil { order.append(index) }
        decided[index, default: []].append(name)
      }
    }
    return LayoutNaming.using(names) {
      var lines = order.prefix(limit).map { index in
        let constraint = decisions.constraints[index]
        let place = constraint.sourceLine.map { " (\($0.file):\($0.line))" } ?? ""
        return "\((decided[index] ?? []).joined(separator: ", ")): \(constraint.description)\(place)"
      }
      if order.count > limit { lines.append("… and \(order.count - limit) others") }
      for (name, _) in numbers where !decided.values.contains(where: { $0.contains(name) }) {
        lines.append("\(name): no constraint alone")
      }
      return lines
    }
  }
}
