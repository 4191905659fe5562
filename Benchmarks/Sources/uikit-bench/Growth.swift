import Foundation
import UIKit

/// How the time of changing a hierarchy grows with its size.
@MainActor
struct Growth {
  let name: String
  /// The time for a number of views, in milliseconds.
  let measure: @MainActor (Int) -> Double

  static let sizes = (small: 25_000, large: 100_000)

  /// A size of chains, which are deeper than any screen's.
  static let depths = (small: 2500, large: 10_000)

  private static func siblings(_ count: Int) -> (root: UIView, views: [UIView]) {
    let root = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    return (root, views)
  }

  private static func chain(_ count: Int, in root: UIView) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<count {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (views.last ?? root).addSubview(next)
      views.append(next)
    }
    return views
  }

  static let ofSiblings = [
    Growth(name: "adding siblings") { count in time { _ = siblings(count) } },
    Growth(name: "bringing each to the front") { count in
      let (root, views) = siblings(count)
      return time { for view in views { root.bringSubviewToFront(view) } }
    },
    Growth(name: "sending each to the back") { count in
      let (root, views) = siblings(count)
      return time { for view in views.reversed() { root.sendSubviewToBack(view) } }
    },
    Growth(name: "removing from the front") { count in
      let (_, views) = siblings(count)
      return time { for view in views { view.removeFromSuperview() } }
    },
    Growth(name: "laying siblings out by constraints") { count in
      let (root, views) = siblings(count / 10)
      return time {
        for (place, view) in views.enumerated() {
          view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(place)),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
          ])
        }
        root.layoutIfNeeded()
      }
    },
  ]

  static let ofDepth = [
    Growth(name: "building a chain") { depth in time { _ = chain(depth, in: UIView()) } },
    Growth(name: "a chain in a window: laying out, reading windows") { depth in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      return time {
        let views = chain(depth, in: window)
        window.layoutIfNeeded()
        for view in views where view.window == nil { fatalError("a view without a window") }
      }
    },
    Growth(name: "layoutIfNeeded of each view of a chain") { depth in
      let views = chain(depth, in: UIView())
      views[0].superview?.layoutIfNeeded()
      return time { for view in views { view.layoutIfNeeded() } }
    },
  ]

  /// "adding siblings      25000 12.3 ms   100000 50.2 ms   n^1.01"
  static func lines(only: String?) -> [String] {
    var lines: [String] = []
    for (kinds, sizes) in [(ofSiblings, sizes), (ofDepth, depths)] {
      for kind in kinds where only.map({ kind.name.contains($0) }) ?? true {
        let (small, large) = (least(3) { kind.measure(sizes.small) }, least(3) { kind.measure(sizes.large) })
        let exponent = log(large / small) / log(Double(sizes.large) / Double(sizes.small))
        lines.append(
          kind.name.padding(toLength: 50, withPad: " ", startingAt: 0)
            + String(
              format: "%7d %9.1f ms %8d %9.1f ms  n^%.2f", sizes.small, small, sizes.large, large, exponent))
      }
    }
    return lines
  }

  private static func least(_ repetitions: Int, _ body: () -> Double) -> Double {
    (0..<repetitions).map { _ in body() }.min() ?? 0
  }
}
