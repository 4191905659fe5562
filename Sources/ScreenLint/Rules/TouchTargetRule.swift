import UIKit

/// Finds controls that are too small to be touched surely.
struct TouchTargetRule: LintRule {
  let id = RuleID.touchTarget
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "A target of touches that is too small",
    finds: """
      A button or another view that reacts to touches in an area smaller than 44 x 44 points. Smaller than 24 x 24 with another target \
      within a circle of 24 points around its center, it is an error. The area is measured by `point(inside:with:)`, which can make it \
      larger than the view. Links in text, fields, and controls of the system's that have one size, such as switches, are left out.
      """,
    reason: "Small targets are missed, and what is beside them is touched.",
    sources: [
      "Human Interface Guidelines, Accessibility: a control's area of at least 44 x 44 points",
      "WCAG 2.2, success criterion 2.5.8 Target Size (Minimum): 24 x 24 CSS pixels (w3.org/TR/WCAG22/#target-size-minimum)",
    ],
    example: .init(
      before: "closeButton.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      after: "closeButton.widthAnchor.constraint(equalToConstant: 44).isActive = true", isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let targets = screen.targets.filter { $0.isSeen && !$0.isTransformed && !$0.isPlacedBySystem }
    for target in targets where Self.isMeasured(target.view) {
      // A part of it is under an edge: it is larger than what is seen.
      guard Covering.contains(target.seen, target.frame) else { continue }
      let size = Self.area(of: target)
      guard size.width < 43.5 || size.height < 43.5 else { continue }
      let center = CGPoint(x: target.frame.midX, y: target.frame.midY)
      let neighbor = targets.first { other in
        other.index != target.index && !screen.contains(other, target) && !screen.contains(target, other)
          && Self.distance(from: center, to: other.frame) < 12
      }
      let near = min(size.width, size.height) < 23.5 ? neighbor : nil
      issues.add(
        target, level: near == nil ? .warning : .error,
        message: "\(target.name) reacts to touches in \(points(size.width)) x \(points(size.height)) points"
          + (near.map { ", and \($0.name) is within 12 points of its center" } ?? ""),
        advice: "make it at least 44 x 44 points, or enlarge what point(inside:with:) accepts")
    }
  }

  /// Returns whether the size of a view is the author's.
  private static func isMeasured(_ view: UIView) -> Bool {
    switch view {
    case is UIButton: true
    case is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker, is UISearchBar:
      false
    default: true
    }
  }

  /// Returns the size of the area that reacts to touches, measured from the center in steps of a point up to 22 points.
  @MainActor
  private static func area(of target: LintView) -> CGSize {
    let view = target.view
    let bounds = view.bounds
    func reach(_ step: (CGFloat) -> CGPoint, _ half: CGFloat) -> CGFloat {
      guard half < 22, view.point(inside: step(min(half + 1, 21.9)), with: nil) else { return half }
      return view.point(inside: step(21.9), with: nil) ? 22 : half + 1
    }
    let (midX, midY) = (bounds.midX, bounds.midY)
    let width = bounds.width / 2
    let height = bounds.height / 2
    return CGSize(
      width: reach({ CGPoint(x: midX - $0, y: midY) }, width)
        + reach({ CGPoint(x: midX + $0, y: midY) }, width),
      height: reach({ CGPoint(x: midX, y: midY - $0) }, height)
        + reach({ CGPoint(x: midX, y: midY + $0) }, height))
  }

  private static func distance(from point: CGPoint, to rect: CGRect) -> CGFloat {
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}

extension RuleID {
  /// A target of touches that is too small.
  public static let touchTarget = RuleID(rawValue: "touch-target")
}
