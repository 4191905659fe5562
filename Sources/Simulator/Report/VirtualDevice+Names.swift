import UIKit

extension VirtualDevice {
  /// The names of all views on the screen and of their guides, the same in every run; see `StableNames`.
  package var stableNames: [ObjectIdentifier: String] {
    var views: [UIView] = []
    var pending: [UIView] = windows.reversed()
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return StableNames.names(of: views)
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

  /// Returns descriptions of the constraints that affect a view's position and length along an axis, the
  /// view's own first, each with the place in the source where it was created.
  ///
  /// - Parameter names: The names of views in the descriptions.
  package func constraintsDeciding(
    _ view: UIView, along axis: NSLayoutConstraint.Axis, names: [ObjectIdentifier: String]
  ) -> [String] {
    let all = view.constraintsAffectingLayout(for: axis)
    let isOwn = all.map { $0.firstItem === view || $0.secondItem === view }
    let ordered = all.indices.filter { isOwn[$0] } + all.indices.filter { !isOwn[$0] }
    return LayoutNaming.using(names) {
      ordered.map { index in
        let constraint = all[index]
        // UIKit's own have no line of the application, and looking for one takes time.
        let identifier = constraint.identifier ?? ""
        let isSystems = identifier.hasPrefix("UIView") || identifier.hasPrefix("UISV-")
        guard !isSystems, let place = constraint.sourceLine else { return constraint.description }
        return "\(constraint.description) (\(place.file):\(place.line))"
      }
    }
  }
}
