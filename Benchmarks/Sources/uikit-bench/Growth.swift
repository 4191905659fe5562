import Foundation
import Simulator
import UIKit

/// Measures how the time of changing a hierarchy grows with its size.
@MainActor
struct Growth {
  let name: String
  /// Returns the time for a number of views, in milliseconds.
  let measure: @MainActor (Int) -> Double

  static let sizes = (small: 25_000, large: 100_000)

  /// The length of chains, which are deeper than those of any screen.
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

  /// The numbers of constraints in conflicts, and in the same layouts without conflicts.
  static let constraints = (small: 12_500, large: 50_000)

  /// Lays out a square with views whose constraints the closure creates. Only the layout is measured.
  private static func layout(
    of count: Int, _ constrain: ([UIView]) -> [NSLayoutConstraint]
  ) -> Double {
    let (root, views) = siblings(count)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(constrain(views))
    return time { root.layoutIfNeeded() }
  }

  private static func chained(_ views: [UIView], closed: Bool) -> [NSLayoutConstraint] {
    var made = zip(views, views.dropFirst()).map {
      $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor, constant: 1)
    }
    if closed, let first = views.first, let last = views.last {
      made.append(last.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 1))
    }
    return made
  }

  /// The lengths of chains of views without widths of their own, which layout determines one by one.
  static let links = (small: 500, large: 2000)

  static let ofLinks = [
    Growth(name: "an open chain of required distances") { count in
      layout(of: count) { chained($0, closed: false) }
    },
    Growth(name: "a closed chain of required distances, a conflict") { count in
      layout(of: count) { chained($0, closed: true) }
    },
  ]

  static let ofConflicts = [
    Growth(name: "a width for each view") { count in
      layout(of: count) { $0.map { $0.widthAnchor.constraint(equalToConstant: 10) } }
    },
    Growth(name: "two widths for each view, as many conflicts") { count in
      layout(of: count / 2) {
        $0.flatMap {
          [$0.widthAnchor.constraint(equalToConstant: 10), $0.widthAnchor.constraint(equalToConstant: 20)]
        }
      }
    },
    Growth(name: "as many widths of one view") { count in
      layout(of: 1) { views in
        (0..<count).map { views[0].widthAnchor.constraint(equalToConstant: CGFloat($0)) }
      }
    },
  ]

  /// The numbers of layers that are animated at the same time.
  static let animated = (small: 2500, large: 10_000)

  static let ofMotion = [
    Growth(name: "a sixtieth of a second of as many animations") { count in
      guard let phone = try? DeviceCatalog.standard.device(named: "iPhone 15") else { return 0 }
      let device = VirtualDevice(phone)
      let controller = UIViewController()
      let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { controller.view.addSubview(view) }
      device.show(controller)
      device.advance(by: 0)
      UIView.animate(withDuration: 10) {
        for (place, view) in views.enumerated() {
          view.center = CGPoint(x: place % 390, y: 800)
          view.alpha = 0.5
        }
      }
      device.advance(by: 1.0 / 60)
      // Animated values are computed when they are read.
      return time {
        device.advance(by: 1.0 / 60)
        for view in views { _ = device.presentedFrame(of: view) }
      }
    }
  ]

  /// A size of nested or long structures, beyond that of any screen.
  static let lengths = (small: 750, large: 3000)

  /// A counter that makes each text new to the cache.
  private static var texts = 0

  static let ofLength = [
    Growth(name: "stacks inside each other") { depth in
      let outermost = UIStackView()
      var inner = outermost
      for _ in 0..<depth {
        let next = UIStackView()
        inner.addArrangedSubview(next)
        inner = next
      }
      let label = UILabel()
      label.text = "Innermost"
      inner.addArrangedSubview(label)
      outermost.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      return time { outermost.layoutIfNeeded() }
    },
    Growth(name: "navigation controllers inside each other") { depth in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      return time {
        var controller = UIViewController()
        for _ in 0..<depth / 5 {
          let outer = UIViewController()
          outer.addChild(controller)
          outer.loadViewIfNeeded()
          controller.view.frame = outer.view.bounds
          outer.view.addSubview(controller.view)
          controller = UINavigationController(rootViewController: outer)
        }
        window.rootViewController = controller
        window.layoutIfNeeded()
      }
    },
    Growth(name: "labels of several lines under each other") { count in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1_000_000))
      var previous: UILabel?
      for _ in 0..<count {
        let label = UILabel()
        label.numberOfLines = 0
        texts += 1
        label.text = "Label \(texts) has so much to say that it needs a second line and a third."
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          label.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
        ])
        previous = label
      }
      return time { root.layoutIfNeeded() }
    },
    Growth(name: "attributes of one text, ten for each") { count in
      let text = NSMutableAttributedString(string: String(repeating: "word ", count: count * 10))
      for index in 0..<count * 10 {
        text.addAttribute(
          .foregroundColor, value: index % 2 == 0 ? UIColor.red : .blue,
          range: NSRange(location: index * 5, length: 4))
      }
      let label = UILabel()
      label.numberOfLines = 0
      return time {
        label.attributedText = text
        _ = label.sizeThatFits(CGSize(width: 300, height: 0))
      }
    },
  ]

  /// "adding siblings      25000 12.3 ms   100000 50.2 ms   n^1.01"
  ///
  /// With a size, each kind is measured once at that size alone, for profilers.
  static func lines(only: String?, size: Int?) -> [String] {
    var lines: [String] = []
    // Excludes the messages of thousands of conflicts from the measurement.
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
    let all = [
      (ofSiblings, sizes), (ofDepth, depths), (ofLinks, links), (ofConflicts, constraints),
      (ofLength, lengths), (ofMotion, animated),
    ]
    for (kinds, sizes) in all {
      for kind in kinds where only.map({ kind.name.contains($0) }) ?? true {
        let title = kind.name.padding(toLength: 50, withPad: " ", startingAt: 0)
        if let size {
          lines.append(title + String(format: "%7d %9.1f ms", size, kind.measure(size)))
          continue
        }
        let (small, large) = (least(3) { kind.measure(sizes.small) }, least(3) { kind.measure(sizes.large) })
        let exponent = log(large / small) / log(Double(sizes.large) / Double(sizes.small))
        lines.append(
          title
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
