import TestSupport
import Testing

import UIKit

/// Ambiguity that constraints leave: asked, exercised, settled.
@MainActor @Suite struct AmbiguityTests {
  private func plain(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  // MARK: As values

  @Test func anOpenPlaceIsAmbiguous() throws {
    let root = host(400, 300)
    let view = root.child()
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    let ambiguities = root.layoutAmbiguities
    let only = try #require(ambiguities.first)
    #expect(ambiguities.count == 1 && only.view === view && only.axis == .horizontal)
    // It lies at the left edge, where what is open goes.
    #expect(
      only.settling.map(plain)
        == ["<NSLayoutConstraint:0x H:|-(0)-[UIView:0x]   (inactive, names: '|':UIView:0x )>"])
    NSLayoutConstraint.activate(only.settling)
    #expect(root.layoutAmbiguities.isEmpty && !view.hasAmbiguousLayout)
  }

  /// An image of the screen's size that nothing places, and a label placed by it: in an application whose author sees the image fill the
  /// screen. The label's constraints are those of the superview, and enter the engine first.
  @Test func whatOthersArePlacedByIsAtZero() {
    let root = host(393, 852)
    let (image, label) = (root.child(), root.child())
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: 393), image.heightAnchor.constraint(equalToConstant: 852),
      label.leadingAnchor.constraint(equalTo: image.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: image.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: -304),
      label.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(image.hasAmbiguousLayout && label.hasAmbiguousLayout)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(label.frame == CGRect(x: 16, y: 508, width: 361, height: 40))
  }

  /// The trailing edge holds; the leading edge moves with the width: one constraint is enough.
  @Test func oneConstraintSettlesWhatMovesTogether() throws {
    let root = host(400, 300)
    let view = root.child()
    root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30).isActive = true
    view.placed(nil, 5).sized(nil, 5)
    root.layoutIfNeeded()
    let only = try #require(root.layoutAmbiguities.first)
    #expect(
      only.settling.map(plain) == ["<NSLayoutConstraint:0x UIView:0x.width == 0   (inactive)>"])
    only.settling[0].constant = 100
    only.settling[0].isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities.isEmpty)
    #expect(view.frame == rect(270, 5, 100, 5))
  }

  /// Neighbours whose widths share what is there: either one's constraint settles both.
  @Test func neighboursAreSettledByEitherOnesConstraint() throws {
    let root = host(400, 300)
    let (a, b) = (root.child(), root.child())
    for view in [a, b] { view.placed(nil, 0).sized(nil, 10) }
    a.placed(0, nil)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    root.trailingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let ambiguities = root.layoutAmbiguities
    #expect(ambiguities.map { ObjectIdentifier($0.view) } == [ObjectIdentifier(a), ObjectIdentifier(b)])
    #expect(ambiguities.allSatisfy { $0.axis == .horizontal && $0.settling.count == 1 })
    NSLayoutConstraint.activate(ambiguities[1].settling)
    #expect(root.layoutAmbiguities.isEmpty)
  }

  /// Nothing at all is said: two constraints for each axis, and the layout that they hold is the one there was.
  @Test(arguments: 0..<20) func whatSettlesHoldsTheLayout(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let root = host(400, 300)
    root.semanticContentAttribute = seed % 2 == 0 ? .forceLeftToRight : .forceRightToLeft
    var views = [root]
    for _ in 0..<6 {
      let view = views.randomElement(using: &random)!.child()
      view.semanticContentAttribute = root.semanticContentAttribute
      views.append(view)
      if Bool.random(using: &random) { view.placed(CGFloat.random(in: 0...50, using: &random), nil) }
      if Bool.random(using: &random) { view.placed(nil, CGFloat.random(in: 0...50, using: &random)) }
      if Bool.random(using: &random) { view.sized(CGFloat.random(in: 1...50, using: &random), nil) }
      if Bool.random(using: &random) { view.sized(nil, CGFloat.random(in: 1...50, using: &random)) }
    }
    root.layoutIfNeeded()
    let frames = views.map(\.frame)
    let ambiguous = views.dropFirst().filter(\.hasAmbiguousLayout)
    let ambiguities = root.layoutAmbiguities
    #expect(Set(ambiguities.map { ObjectIdentifier($0.view) }) == Set(ambiguous.map { ObjectIdentifier($0) }))
    NSLayoutConstraint.activate(ambiguities.flatMap(\.settling))
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(root.layoutAmbiguities.isEmpty)
    for (view, frame) in zip(views, frames) {
      let moved = max(abs(view.frame.minX - frame.minX), abs(view.frame.minY - frame.minY))
      #expect(moved < 0.34, "seed \(seed)")
    }
  }

  // MARK: Exercise

  @Test func movesBetweenTheFramesThatAreOpen() {
    let root = host(400, 300)
    let view = root.child().sized(100, 40).placed(nil, 10)
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    var frames = [view.frame]
    for _ in 0..<5 {
      view.exerciseAmbiguityInLayout()
      #expect(view.frame != frames.last)
      // What the constraints say stays.
      #expect(view.frame.size == CGSize(width: 100, height: 40) && view.frame.minY == 10)
      #expect(view.hasAmbiguousLayout)
      frames.append(view.frame)
    }
    // All, half, a quarter and three quarters of the 300 points that are left, and back to the beginning.
    #expect(frames.map(\.minX) == [0, 300, 150, 75, 225, 0])
  }

  @Test func exercisedFramesRespectInequalities() {
    let root = host(400, 300)
    let view = root.child().placed(20, 10).sized(nil, 40)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    root.layoutIfNeeded()
    var widths: Set<CGFloat> = []
    for _ in 0..<5 {
      view.exerciseAmbiguityInLayout()
      #expect(view.frame.minX == 20)
      #expect((60...120).contains(view.frame.width))
      widths.insert(view.frame.width)
    }
    #expect(widths.count > 1)
  }

  @Test func doesNothingWhereNothingIsOpen() {
    let root = host(400, 300)
    let view = root.child().placed(1, 2).sized(3, 4)
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == rect(1, 2, 3, 4))
    // Not laid out by constraints at all.
    let manual = UIView(frame: rect(5, 6, 7, 8))
    root.addSubview(manual)
    manual.exerciseAmbiguityInLayout()
    #expect(manual.frame == rect(5, 6, 7, 8))
  }

  /// An exercised ambiguity gives way to any constraint, and leaves nothing behind.
  @Test func yieldsToConstraints() {
    let root = host(400, 300)
    let view = root.child().sized(100, 40).placed(nil, 10)
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    let weak = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 33)
    weak.priority = UILayoutPriority(1)
    weak.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 33 && !view.hasAmbiguousLayout)
    view.removeFromSuperview()
    let other = host(200, 200)
    other.addSubview(view)
    view.placed(nil, 7)
    other.layoutIfNeeded()
    #expect(view.frame == rect(0, 7, 100, 40))
  }

  // MARK: Trace

  @Test func theTraceHasApplesForm() throws {
    let window = window(320, 480)
    let controller = UIViewController()
    window.rootViewController = controller
    let root = controller.view!
    let label = root.child(UILabel())
    label.text = "Testing out NSLayoutConstraints"
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let manual = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(manual)
    label.trailingAnchor.constraint(lessThanOrEqualTo: manual.trailingAnchor, constant: 300).isActive = true
    window.layoutIfNeeded()
    let lines = window._autolayoutTrace().replacing(/0x[0-9a-f]+/, with: "0x").replacing(
      /{id: [0-9]+}/, with: "{id: 1}"
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "•UIWindow:0x")
    #expect(lines[1] == "|   •UIView:0x")
    let name = "UILabel:0x'Testing out NSLayoutConst...'"
    #expect(lines[2] == "|   |   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: 1}")
    #expect(lines[3] == "|   |   +UIView:0x")
    #expect(
      Array(lines[4...]) == [
        "", "Legend:", "\t* - is laid out with auto layout",
        "\t+ - is laid out manually, but is represented in the layout engine because "
          + "translatesAutoresizingMaskIntoConstraints = YES",
        "\t• - layout engine host",
      ])
  }

  /// A guide is followed by its owner's description, and what is open of it comes last.
  @Test func guidesInTheTraceFollowTheirOwner() {
    let root = host(400, 300)
    let view = root.child().placed(0, 0).sized(10, 10)
    let guide = UILayoutGuide()
    guide.identifier = "spanner"
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    let trace = root._autolayoutTrace().replacing(/0x[0-9a-f]+/, with: "0x").replacing(
      /{id: [0-9]+}/, with: "")
    #expect(
      trace.contains(
        "\n|   |   *<UILayoutGuide: 0x - \"spanner\", layoutFrame = {{0, 0}, {0, 5}}, owningView = <UIView: 0x; "
          + "frame = (0 0; 10 10); layer = <CALayer: 0x>>>- AMBIGUOUS LAYOUT for UILayoutGuide:0x'spanner'.Width\n"
      ), "\(trace)")
  }
}
