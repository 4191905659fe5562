import UIKit

/// Finds texts and controls outside of what can be seen.
struct OffScreenRule: LintRule {
  let id = RuleID.offScreen
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A text or a control outside of the screen",
    finds: """
      A text or a control that lies wholly (error) or by more than a point (warning) outside of the window, of a view that clips, or of \
      what a scroll view can scroll to. Views that are parked right beside the screen, or whose container is outside as a whole, as for \
      menus that slide in, are left out, and so is what a view that clips leaves out of a drawer or a section that is closed: several texts \
      or controls as a whole. It is a warning if it happens only at accessibility text sizes or in the pseudo-language.
      """,
    reason: "What is outside of the screen can be neither read nor touched.",
    sources: [
      "Android Studio, Visual Lint: \"View is out of bounds\" (developer.android.com/studio/write/layout-validation)"
    ],
    example: .init(
      before:
        "helpButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 360).isActive = true",
      after:
        "helpButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true",
      isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let closed = Self.closedViews(on: screen)
    for view in screen.views where view.kind == .text || view.kind == .control {
      guard !view.isTransformed, !view.isPlacedBySystem, view.frame.width > 0, view.frame.height > 0 else {
        continue
      }
      guard let space = Self.space(of: view, on: screen) else { continue }
      let frame = Self.content(of: view, on: screen)
      let inside = frame.intersection(space.rect)
      let isWhole = inside.isNull || inside.width < 0.5 || inside.height < 0.5
      if isWhole, Self.isParked(view, space.rect, screen) { continue }
      if isWhole, let clipping = Self.clipping(view, screen), closed.contains(clipping.index) { continue }
      let out = max(
        space.rect.minX - frame.minX, frame.maxX - space.rect.maxX, space.rect.minY - frame.minY,
        frame.maxY - space.rect.maxY)
      guard out > 1 else { continue }
      // The part that is cut by a view that clips is `text-clipped`'s.
      if !isWhole, space.isClip, view.kind == .text { continue }
      issues.add(
        view, level: isWhole ? .error : .warning, frame: frame,
        message: isWhole
          ? "\(view.name) is outside of \(space.name): it is at \(frame.shortDescription)"
          : "\(view.name) is \(points(out)) points outside of \(space.name): it is at \(frame.shortDescription)",
        advice:
          "place it by the edges of \(space.isScroll ? "the scroll view's content" : "the view that contains it")"
      )
    }
  }

  /// Returns the nearest view that clips and does not scroll, and leaves a view out.
  @MainActor
  private static func clipping(_ view: LintView, _ screen: LintScreen) -> LintView? {
    var next = view.parent
    while let index = next, index > 0 {
      let outer = screen.views[index]
      if outer.kind == .scroll { return nil }
      if outer.view.clipsToBounds, !outer.frame.intersects(view.frame) { return outer }
      next = outer.parent
    }
    return nil
  }

  /// Returns the views that leave out several texts or controls as a whole: a drawer that is closed.
  @MainActor
  private static func closedViews(on screen: LintScreen) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for view in screen.views where view.kind == .text || view.kind == .control {
      if let clipping = clipping(view, screen) { counts[clipping.index, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private struct Space {
    var rect: CGRect
    var name: String
    var isScroll = false
    var isClip = false
  }

  /// Returns the letters of a label and the frame of a control.
  @MainActor
  private static func content(of view: LintView, on screen: LintScreen) -> CGRect {
    guard view.kind == .text, let text = screen.texts.first(where: { $0.owner.index == view.index }),
      !text.box.isNull
    else { return view.frame }
    return text.box.intersection(view.frame).isNull ? view.frame : text.box.intersection(view.frame)
  }

  /// Returns the rectangle in which a view has to be; `nil` if that cannot be told.
  @MainActor
  private static func space(of view: LintView, on screen: LintScreen) -> Space? {
    if let index = view.scroll, let scroll = screen.views[index].view as? UIScrollView {
      guard !(scroll is UICollectionView), !(scroll is UITableView) else { return nil }
      let inset = scroll.adjustedContentInset
      let content = CGRect(origin: .zero, size: scroll.contentSize)
      let reach = CGRect(
        x: -inset.left, y: -inset.top, width: content.width + inset.left + inset.right,
        height: content.height + inset.top + inset.bottom
      ).union(CGRect(origin: CGPoint(x: -inset.left, y: -inset.top), size: scroll.bounds.size))
      // Without a content size nothing is said about what it can scroll to.
      guard content.width > 0, content.height > 0 else { return nil }
      return Space(
        rect: screen.onScreen(reach, of: scroll), name: "what its scroll view can scroll to", isScroll: true)
    }
    if let part = screen.embedded {
      return Space(rect: screen.onScreen(part.bounds, of: part), name: "its view")
    }
    let clip = view.clip.intersection(screen.bounds)
    let isClip = clip != screen.bounds
    return Space(
      rect: clip, name: isClip ? "the view that contains and clips it" : "the screen", isClip: isClip)
  }

  /// Returns whether a view lies right beside the screen, or a view that contains it lies outside as well.
  @MainActor
  private static func isParked(_ view: LintView, _ space: CGRect, _ screen: LintScreen) -> Bool {
    let frame = view.frame
    let touches = [
      frame.maxX - space.minX, frame.minX - space.maxX, frame.maxY - space.minY, frame.minY - space.maxY,
    ].contains { abs($0) <= 1 }
    if touches { return true }
    guard let parent = view.parent.map({ screen.views[$0] }) else { return false }
    return !parent.frame.intersects(space) || parent.frame.intersection(space).width < 0.5
      || parent.frame.intersection(space).height < 0.5
  }

  nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    levelOfUsualTexts(level, in: configurations)
  }
}

extension RuleID {
  /// A text or a control outside of the screen.
  public static let offScreen = RuleID(rawValue: "off-screen")
}
