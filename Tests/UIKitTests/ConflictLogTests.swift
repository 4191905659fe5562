import Testing

import UIKit

/// Messages about constraints that cannot hold together, in the words of Apple's logs.
@MainActor @Suite struct ConflictLogTests {
  let root = host(400, 300)

  /// Messages without addresses.
  private func messages(_ body: () -> Void) -> [String] {
    collectingLayoutLog(body).map { $0.replacing(/0x[0-9a-f]+/, with: "0x") }
  }

  /// Two widths: the one that came first breaks.
  @Test func twoWidthsAreReportedInApplesWords() {
    let view = root.child().placed(0, 0).sized(100, 10)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "second"
    second.isActive = true
    let said = messages { root.layoutIfNeeded() }
    #expect(
      said == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>",
            "<NSLayoutConstraint:0x 'second' UIView:0x.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint:0x UIView:0x.width == 100   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    #expect(view.frame.width == 200)
    // A broken constraint stays active.
    #expect(view.constraints.count { $0.isActive && $0.firstAttribute == .width } == 2)
  }

  @Test func aConflictIsSaidOnce() {
    let view = root.child().placed(0, 0).sized(100, 10)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.isActive = true
    #expect(messages { root.layoutIfNeeded() }.count == 1)
    #expect(
      messages {
        root.setNeedsLayout()
        root.layoutIfNeeded()
        root.frame.size.width = 390
        root.layoutIfNeeded()
      }.isEmpty)
  }

  @Test func aBrokenConstraintComesBack() {
    let view = root.child().placed(0, 0).sized(100, 10)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.isActive = true
    _ = messages { root.layoutIfNeeded() }
    #expect(root.layoutConflicts.count == 1)
    let first = root.layoutConflicts.first?.broken.constraint
    #expect(first != nil && first !== second)
    #expect(root.layoutConflicts.first?.constraints.count == 2)
    #expect(view.frame.width == 200)
    second.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func whatAgreesIsNoConflict() {
    let view = root.child().placed(0, 0).sized(100, 10)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    root.child().pinned().widthAnchor.constraint(equalToConstant: 400).isActive = true
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func optionalConstraintsDoNotConflict() {
    let view = root.child().placed(0, 0).sized(100, 10)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.priority = UILayoutPriority(999)
    second.isActive = true
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 100)
  }

  /// The smallest set: what has nothing to do with it is not listed.
  @Test func theSetIsMinimal() {
    let a = root.child().placed(10, 0).sized(100, 10)
    let b = root.child().placed(nil, 0).sized(100, 10)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
    b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    let wall = b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
    wall.isActive = true
    _ = messages { root.layoutIfNeeded() }
    let conflict = root.layoutConflicts.first
    // a's place and width, the gap, and the wall.
    #expect(conflict?.constraints.count == 4)
    #expect(conflict?.constraints.contains { $0 === conflict?.broken.constraint } == true)
    // All but the broken one hold: b is at 50, or, without the wall, where a and the gap put it.
    #expect(b.frame.minX == (conflict?.broken.constraint === wall ? 118 : 50))
  }

  /// The size of a root that is not laid out by constraints stands; masks are explained.
  @Test func masksAreExplained() {
    let panel = UIView(frame: rect(0, 0, 50, 50))
    root.addSubview(panel)
    let view = panel.child().pinned()
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let said = messages { root.layoutIfNeeded() }.first ?? ""
    #expect(
      said.contains(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n"))
    #expect(
      said.contains(
        "\"<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.width == 50   (active)>\""))
    #expect(!said.components(separatedBy: "Will attempt")[1].contains("NSAutoresizing"))
    #expect(panel.frame.width == 50)
  }

  /// Sizes are not negative: space of 30 between margins of 20 at both sides is less than nothing.
  @Test func negativeSizesConflict() {
    let panel = root.child().placed(0, 0).sized(30, 30)
    let view = panel.child().placed(20, 0)
    let trailing = panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20)
    trailing.isActive = true
    let said = messages { root.layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(root.layoutConflicts.first?.broken.constraint === trailing)
    #expect(root.layoutConflicts.first?.constraints.count == 3)
    #expect(!(said.first ?? "").contains("(null)"))
    #expect(view.frame.minX == 20 && view.frame.width == 0)
  }

  /// A fixed height in a column that has to be higher: the application's constraint breaks, not the stack's.
  @Test func stackConstraintsStand() {
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    _ = root.child(stack).pinned()
    let said = messages { root.layoutIfNeeded() }.first ?? ""
    #expect(root.layoutConflicts.first?.broken.constraint === height)
    #expect(said.contains("'UISV-canvas-connection' UIStackView:0x.top == UIView:0x.top   (active)>"))
    #expect(
      said.contains(
        "'UISV-canvas-connection' V:[UIView:0x]-(0)-|   (active, names: '|':UIStackView:0x )>"))
    #expect(view.frame == rect(0, 0, 400, 300))
  }

  /// Hiding a view of a fixed required width is a conflict with the stack's own, as on iOS.
  @Test func hidingAViewOfFixedWidthConflicts() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [view, SizedView(10, 10)])
    _ = root.child(stack).placed(0, 0)
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    view.isHidden = true
    let said = messages { root.layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(said.first?.contains("'UISV-hiding' UIView:0x.width == 0   (active)>") == true)
  }

  /// Of widths that were activated at once the last one stays, as each is broken before a newer one.
  @Test func brokenConstraintsAreChosenInOrder() {
    let view = root.child().placed(0, 0)
    let made = (1...5).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0 * 10)) }
    NSLayoutConstraint.activate(made)
    let said = messages { root.layoutIfNeeded() }
    #expect(said.count == 4)
    #expect(view.frame.width == 50)
  }
}
