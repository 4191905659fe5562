import UIKit

/// Finds texts and controls under bars, the camera or the home indicator.
struct UnsafeAreaRule: LintRule {
  let id = RuleID.unsafeArea
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "A text or a control outside of the safe area",
    finds: """
      Letters, the title or image of a button, or another control that reach more than a point beyond the safe area of the controller's \
      view. What scrolls is only measured at the sides, since it can be scrolled out from under a bar.
      """,
    reason:
      "Bars, the camera, rounded corners and the home indicator cover what is outside of the safe area.",
    sources: [
      "Human Interface Guidelines, Layout: \"Respect key display and system features\" (developer.apple.com/design/human-interface-guidelines/layout)"
    ],
    example: .init(
      before: "continueButton.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true",
      after: "continueButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true",
      isPictured: true)
  )

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    guard screen.embedded == nil else { return }
    for view in screen.views where view.kind == .text || view.kind == .control {
      guard view.isSeen, !view.isTransformed, !view.isPlacedBySystem,
        screen.designedRow(around: view.view) == nil
      else { continue }
      guard let content = Self.content(of: view, on: screen) else { continue }
      // The part beyond the screen is a finding of off-screen.
      guard screen.bounds.insetBy(dx: -1, dy: -1).contains(content) else { continue }
      let safe = Self.safeArea(around: view, on: screen)
      let seen = content.intersection(view.seen)
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { continue }
      var edges: [(String, CGFloat)] = [
        ("left edge", safe.minX - seen.minX), ("right edge", seen.maxX - safe.maxX),
      ]
      if view.scroll == nil {
        edges += [("top", safe.minY - seen.minY), ("bottom", seen.maxY - safe.maxY)]
      }
      guard let worst = edges.max(by: { $0.1 < $1.1 }), worst.1 > 1 else { continue }
      issues.add(
        view, frame: content,
        message: "\(view.name) reaches \(points(worst.1)) points beyond the safe area at the \(worst.0)",
        advice: "constrain it to the safeAreaLayoutGuide")
    }
  }

  /// Returns the part of a view that has to be in the safe area; `nil` if there is none.
  @MainActor
  private static func content(of view: LintView, on screen: LintScreen) -> CGRect? {
    switch view.view {
    case let button as UIButton:
      let parts = [button.titleLabel, button.presentImageView].compactMap { $0 as UIView? }.filter {
        !$0.isHidden && $0.bounds.width > 0 && $0.bounds.height > 0
      }.map { screen.onScreen($0.bounds, of: $0) }
      return parts.dropFirst().reduce(parts.first) { $0?.union($1) }
    case is UILabel:
      return screen.texts.first {
        $0.owner.index == view.index && $0.text.contains { !$0.isWhitespace }
      }.map { TextInk.rect(of: $0) }.flatMap {
        $0.isNull ? nil : $0
      }
    case let control as UIControl where !ViewKinds.isSystems(control): return nil
    case is UIControl, is UISearchBar: return view.frame
    // The contents of a view that reacts to taps are looked at on their own.
    default: return nil
    }
  }

  /// Returns the safe area that counts for a view: that of the controller that it belongs to.
  @MainActor
  private static func safeArea(around view: LintView, on screen: LintScreen) -> CGRect {
    var responder: UIResponder? = view.view
    while let present = responder, !(present is UIViewController) { responder = present.next }
    let root = (responder as? UIViewController)?.viewIfLoaded ?? screen.root
    return screen.onScreen(root.bounds.inset(by: root.safeAreaInsets), of: root)
  }
}

extension RuleID {
  /// A text or a control outside of the safe area.
  public static let unsafeArea = RuleID(rawValue: "unsafe-area")
}
