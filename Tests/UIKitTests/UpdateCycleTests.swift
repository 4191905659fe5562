import Testing

import UIKit

/// The order of the update cycle: constraints from the leaves up, then layout from the root down.
@MainActor @Suite struct UpdateCycleTests {
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Recorder: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name) \(subviews.map { "\(Int($0.frame.width))" }.joined(separator: ","))")
    }
  }

  let log = Log()
  let root = host(400, 300)
  let outer: Recorder
  let inner: Recorder
  let leaf: Recorder
  let width: NSLayoutConstraint

  init() {
    outer = Recorder("outer", log)
    inner = Recorder("inner", log)
    leaf = Recorder("leaf", log)
    _ = root.child(outer).pinned()
    _ = outer.child(inner).placed(0, 0).sized(100, 100)
    _ = inner.child(leaf).placed(0, 0)
    width = leaf.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([width, leaf.heightAnchor.constraint(equalToConstant: 10)])
  }

  @Test func constraintsAreUpdatedFromTheLeavesBeforeLayout() {
    root.layoutIfNeeded()
    #expect(
      log.take() == [
        "update leaf", "update inner", "update outer", "layout outer 100", "layout inner 50", "layout leaf ",
      ])
  }

  @Test func withNothingPendingNothingIsDone() {
    root.layoutIfNeeded()
    _ = log.take()
    root.layoutIfNeeded()
    #expect(log.take().isEmpty)
    leaf.layoutIfNeeded()
    #expect(log.take().isEmpty)
  }

  /// A changed constraint lays out the superview of what moved, and below it what has another size.
  @Test func aChangedConstraintLaysOutWhatItMoves() {
    root.layoutIfNeeded()
    _ = log.take()
    width.constant = 70
    #expect(leaf.frame.width == 50)
    root.layoutIfNeeded()
    let lines = log.take()
    #expect(lines.contains("layout inner 70"))
    #expect(lines.contains("layout leaf "))
    #expect(!lines.contains { $0.hasPrefix("layout outer") || $0.hasPrefix("update") })
    #expect(leaf.frame.width == 70)
  }

  /// A view that only moves is not laid out itself.
  @Test func movingDoesNotLayOutTheMoved() {
    root.layoutIfNeeded()
    _ = log.take()
    inner.constraints.first { $0.firstAttribute == .leading }?.constant = 5
    root.layoutIfNeeded()
    #expect(log.take() == ["layout inner 50"])
    #expect(leaf.frame.minX == 5)
  }

  @Test func updatesAreAskedFor() {
    root.layoutIfNeeded()
    _ = log.take()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(log.take() == ["update inner"])
    #expect(!inner.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(log.take().isEmpty)
    leaf.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log.take().filter { $0.hasPrefix("update") } == ["update leaf", "update inner"])
  }

  @Test func setNeedsLayoutAlone() {
    root.layoutIfNeeded()
    _ = log.take()
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["layout inner 50"])
    // Laying out a part does its pending layout only, and that of superviews which wait together with it.
    inner.setNeedsLayout()
    leaf.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.take() == ["layout inner 50", "layout leaf "])
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.take() == ["layout outer 100", "layout inner 50"])
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.take().isEmpty)
    root.layoutIfNeeded()
    #expect(log.take() == ["layout outer 100"])
  }

  /// In `layoutSubviews`, after `super`, frames of subviews may be read and set, and constraints changed.
  @Test func constraintsMayChangeInLayout() {
    final class Adapting: UIView {
      var height: NSLayoutConstraint!
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = subviews[0].frame.width / 2
      }
    }
    let view = Adapting()
    _ = root.child(view).placed(0, 0)
    let inner = view.child().pinned()
    inner.widthAnchor.constraint(equalToConstant: 80).isActive = true
    view.height = inner.heightAnchor.constraint(equalToConstant: 0)
    view.height.isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 80, 40))
    #expect(view.frame.height == 40)
  }

  /// The engine knows the new values at once; layout brings the frames.
  @Test func sizesCanBeAskedForBeforeLayout() {
    root.layoutIfNeeded()
    width.constant = 70
    #expect(leaf.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 10))
    #expect(leaf.frame.width == 50)
  }

  /// A view that takes its subview out while constraints are updated: both lay out on.
  @Test func viewsRemovedDuringUpdateAreLaidOutOn() {
    final class Shedding: UIView {
      var shed: UIView?
      override func updateConstraints() {
        shed?.removeFromSuperview()
        super.updateConstraints()
      }
    }
    let view = root.child(Shedding()).placed(0, 0).sized(50, 40)
    let lost = view.child().placed(1, 1).sized(10, 10)
    let inner = lost.child().placed(2, 2).sized(3, 3)
    view.shed = lost
    root.layoutIfNeeded()
    #expect(lost.superview == nil)
    #expect(view.frame == rect(0, 0, 50, 40))
    let other = host(100, 100)
    other.addSubview(lost)
    lost.placed(5, 5)
    other.layoutIfNeeded()
    #expect(lost.frame == rect(5, 5, 10, 10))
    #expect(inner.frame == rect(2, 2, 3, 3))
  }

  @Test func viewsAddedDuringLayoutAreLaidOut() {
    final class Lazy: UIView {
      override func layoutSubviews() {
        if subviews.isEmpty { _ = child().pinned(3) }
        super.layoutSubviews()
      }
    }
    let view = root.child(Lazy()).placed(0, 0).sized(50, 40)
    root.layoutIfNeeded()
    #expect(view.subviews[0].frame == rect(3, 3, 44, 34))
  }

  /// Setting a frame of a view that has constraints lasts until the next layout of its superview.
  /// Indicators and stacks of cards make their subviews anew in each layout.
  @Test func subviewsMadeInEachLayoutComeToRest() {
    final class Restless: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in subviews { view.removeFromSuperview() }
        addSubview(UIView(frame: bounds))
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.layouts < 5 && view.subviews.map(\.frame) == [view.bounds])
    let withoutPendingRequests = view.layouts
    root.layoutIfNeeded()
    #expect(view.layouts == withoutPendingRequests)
    view.addSubview(UIView())
    root.layoutIfNeeded()
    #expect(view.layouts > withoutPendingRequests && view.subviews.count == 1)
  }

  @Test func framesSetByHandAreTakenBack() {
    root.layoutIfNeeded()
    leaf.frame = rect(1, 2, 3, 4)
    #expect(leaf.frame == rect(1, 2, 3, 4))
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 50, 10))
  }

  @Test func animationsLayOutAtOnce() {
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      width.constant = 80
      root.layoutIfNeeded()
    }
    #expect(leaf.frame.width == 80)
  }

  /// A view that waits for its layout is placed by superviews that wait for theirs: they are laid out with it.
  @Test func layoutBeginsAtSuperviewsThatWait() {
    let root = host(200, 200)
    let outer = root.child().placed(0, 0).sized(100, 100)
    let view = outer.child().placed(5, 6).sized(70, 80)
    view.layoutIfNeeded()
    #expect(outer.frame == rect(0, 0, 100, 100) && view.frame == rect(5, 6, 70, 80))
    // One that does not wait lays out what is below it only.
    outer.constraints.first { $0.firstAttribute == .leading }?.constant = 33
    view.layoutIfNeeded()
    #expect(view.frame.minX == 5)
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 33)
  }

  /// A layout in the middle of a superview's does not begin that one again.
  @Test func nestedLayoutStaysInside() {
    final class Outer: UIView {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        guard rounds < 50 else { return }
        setNeedsLayout()
        subviews[0].setNeedsLayout()
        subviews[0].layoutIfNeeded()
        if rounds == 3 { layer.setNeedsDisplay() }
      }
    }
    let root = host(200, 200)
    let outer = root.child(Outer()).placed(0, 0).sized(100, 100)
    _ = outer.child()
    root.layoutIfNeeded()
    #expect(outer.rounds == 50)
  }
}
