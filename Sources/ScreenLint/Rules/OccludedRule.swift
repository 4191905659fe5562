import UIKit

/// Finds controls whose center does not react to touches, since something lies over it or it lies outside of its container.
struct OccludedRule: LintRule {
  let id = RuleID.occluded
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A control whose center touches do not reach",
    finds: """
      An enabled control of which a touch at the center of the visible part reaches another view, or none. Views in front that are as \
      large as what they cover, such as a page or an overlay, are left out, and so are controls that fill the view that contains them, \
      such as one behind a menu that closes it, controls under an activity indicator, two controls that share most of both and are shown in \
      turns, what can be scrolled out from under a bar, and screens under an alert. It is a warning if it happens only at accessibility text sizes or in the \
      pseudo-language.
      """,
    reason: "The control cannot be used by touch, although it looks as if it could.",
    sources: ["UIView.hitTest(_:with:) (developer.apple.com/documentation/uikit/uiview/hittest(_:with:))"],
    example: .init(
      before: """
        headerView.heightAnchor.constraint(equalToConstant: 40).isActive = true
        """,
      after: """
        headerView.bottomAnchor.constraint(equalTo: helpButton.bottomAnchor, constant: 10).isActive = true
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    guard !screen.isCovered else { return }
    for target in screen.targets where target.isSeen && !target.isPlacedBySystem {
      // A control that is scrolled to its half is reached by scrolling.
      if target.scroll != nil, !Covering.contains(target.seen, target.frame) { continue }
      let center = CGPoint(x: target.seen.midX, y: target.seen.midY)
      let hit = screen.device.view(at: center)
      if let hit, hit.isDescendant(of: target.view) { continue }
      guard let hit, let front = screen.nearest(hit) else {
        // Only what touches of the device can reach is told.
        if screen.bounds.insetBy(dx: 1, dy: 1).contains(center), hit == nil { add(target, nil, &issues) }
        continue
      }
      if screen.contains(front, target) {
        if Self.isOutside(target, screen) { add(target, nil, &issues) }
        continue
      }
      if Self.canBeScrolledOut(target, from: front, screen) { continue }
      guard front.index > target.index, front.isSeen, !(front.view is UIActivityIndicatorView),
        !Self.isBackground(target, screen)
      else { continue }
      let (branch, own) = Covering.branches(front, target, screen)
      if Covering.contains(branch.frame, own.frame), own.index != target.index || branch.index != front.index
      {
        continue
      }
      if let parent = own.parent.map({ screen.views[$0] }), Covering.contains(branch.frame, parent.seen) {
        continue
      }
      if OverlapRule.alternate(front, target, screen) { continue }
      add(target, front, &issues)
    }
  }

  private func add(_ target: LintView, _ front: LintView?, _ issues: inout LintIssues) {
    if let front {
      issues.add(
        target,
        message:
          "\(target.name) cannot be touched at its center: \(front.name) \(front.frame.shortDescription) lies over it",
        advice: "move one of them, or set isUserInteractionEnabled of the one in front to false")
    } else {
      issues.add(
        target,
        message: "\(target.name) cannot be touched at its center: it lies outside of a view that contains it",
        advice: "make the view that contains it large enough", detail: "outside")
    }
  }

  /// Returns whether a control can be scrolled to where a view in front, which does not scroll with it, leaves its center free.
  @MainActor
  private static func canBeScrolledOut(_ target: LintView, from front: LintView, _ screen: LintScreen) -> Bool
  {
    guard let outer = target.scroll.map({ screen.views[$0] }), !screen.contains(outer, front),
      let scroll = outer.view as? UIScrollView, scroll.isScrollEnabled
    else { return false }
    let inset = scroll.adjustedContentInset
    let (offset, content, size) = (scroll.contentOffset, scroll.contentSize, scroll.bounds.size)
    // The distances to the offsets at the ends of the content.
    let back = (x: offset.x + inset.left, y: offset.y + inset.top)
    let ahead = (
      x: max(0, content.width + inset.right - size.width - offset.x),
      y: max(0, content.height + inset.bottom - size.height - offset.y)
    )
    let center = CGPoint(x: target.frame.midX, y: target.frame.midY)
    func isFree(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> Bool {
      max(low, first) + 1 < min(high, last)
    }
    let (left, right, up, down) = (
      center.x - ahead.x, center.x + back.x, center.y - ahead.y, center.y + back.y
    )
    return isFree(left, right, outer.seen.minX, front.frame.minX)
      || isFree(left, right, front.frame.maxX, outer.seen.maxX)
      || isFree(up, down, outer.seen.minY, front.frame.minY)
      || isFree(up, down, front.frame.maxY, outer.seen.maxY)
  }

  /// Returns whether a control fills what can be seen of the view that contains it: it is behind the rest on purpose.
  @MainActor
  private static func isBackground(_ target: LintView, _ screen: LintScreen) -> Bool {
    guard let parent = target.parent.map({ screen.views[$0] }), parent.end > target.end else { return false }
    return Covering.contains(target.frame, parent.seen)
  }

  /// Returns whether the center of a view is outside of one that contains it.
  @MainActor
  private static func isOutside(_ target: LintView, _ screen: LintScreen) -> Bool {
    let center = CGPoint(x: target.seen.midX, y: target.seen.midY)
    var next = target.parent
    while let index = next {
      let view = screen.views[index]
      if !view.frame.contains(center) { return true }
      next = view.parent
    }
    return false
  }

  nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    levelOfUsualTexts(level, in: configurations)
  }
}

extension RuleID {
  /// A control whose center touches do not reach.
  public static let occluded = RuleID(rawValue: "occluded")
}
