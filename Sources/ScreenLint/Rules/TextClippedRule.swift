import UIKit

/// Finds lines of text that are cut off at an edge.
struct TextClippedRule: LintRule {
  let id = RuleID.textClipped
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A line of text that is cut off at an edge",
    finds: """
      A line whose letters reach beyond their label, or beyond a view that clips and does not scroll, by more than a pixel and a tenth \
      of the font's size: a label of 31 points in height with text of 40. Letters without descenders are measured down to the baseline. Where a document's font \
      or class is the project's and not there, a quarter of the letters' height is allowed.
      """,
    reason: "Text that is cut in half cannot be read, and layout does not say so: there is no ellipsis.",
    sources: ["XCUIAccessibilityAuditType.textClipped"],
    example: .init(
      before: """
        priceLabel.font = .preferredFont(forTextStyle: .largeTitle)
        priceLabel.heightAnchor.constraint(equalToConstant: 24).isActive = true
        """,
      after: """
        priceLabel.font = .preferredFont(forTextStyle: .largeTitle)
        priceLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let pixel = 1 / screen.device.device.scale
    for text in screen.texts where !text.owner.isTransformed && !text.owner.isPlacedBySystem {
      if screen.hasDesignedHeight(text.owner) { continue }
      guard let cut = Self.cut(text, pixel: pixel) else { continue }
      let by = cut.edges.map { "\(points($0.1)) points at the \($0.0)" }.joined(separator: " and ")
      issues.add(
        text.owner, frame: text.frame,
        message:
          "\(text.owner.name) is cut off \(cut.by): \(by) of a text \(points(text.box.height)) points high",
        advice: cut.advice, detail: text.view === text.owner.view ? nil : "title")
    }
  }

  private struct Cut {
    var by: String
    var edges: [(String, CGFloat)]
    var advice: String
  }

  /// Returns where the letters of a text are cut; `nil` if all can be seen, or none by scrolling.
  @MainActor
  private static func cut(_ text: LintText, pixel: CGFloat) -> Cut? {
    let ink = TextInk.rect(of: text)
    guard !ink.isNull, ink.height > 0 else { return nil }
    let size = text.drawn?.pointSize ?? text.font.pointSize
    let slack = max(pixel, size * 0.1, ink.height * text.uncertainty) + 0.01
    if text.drawn != nil {
      let own = edges(of: ink, beyond: text.frame, slack: slack, vertically: true, horizontally: false)
      if !own.isEmpty {
        return Cut(
          by: "by its own height of \(points(text.frame.height))", edges: own,
          advice: "let its height follow the text: remove or relax what fixes it")
      }
    } else if let view = text.view as? UITextView {
      guard !view.isScrollEnabled else { return nil }
      let own = edges(of: ink, beyond: text.frame, slack: slack, vertically: true, horizontally: false)
      if !own.isEmpty {
        return Cut(
          by: "by its own height of \(points(text.frame.height))", edges: own,
          advice: "let its height follow the text, or let it scroll")
      }
    }
    let clip = text.owner.clip
    guard clip.width > 1, clip.height > 1, ink.intersects(clip) else { return nil }
    let visible = ink.intersection(text.frame)
    let inner = edges(of: visible, beyond: clip, slack: slack, vertically: true, horizontally: true)
    guard !inner.isEmpty else { return nil }
    return Cut(
      by: "by a view that clips, \(clip.shortDescription)", edges: inner,
      advice: "make the view that clips it larger, or let it scroll")
  }

  private static func edges(
    of ink: CGRect, beyond box: CGRect, slack: CGFloat, vertically: Bool, horizontally: Bool
  ) -> [(String, CGFloat)] {
    var result: [(String, CGFloat)] = []
    if vertically {
      if box.minY - ink.minY > slack { result.append(("top", box.minY - ink.minY)) }
      if ink.maxY - box.maxY > slack { result.append(("bottom", ink.maxY - box.maxY)) }
    }
    if horizontally {
      if box.minX - ink.minX > slack { result.append(("left", box.minX - ink.minX)) }
      if ink.maxX - box.maxX > slack { result.append(("right", ink.maxX - box.maxX)) }
    }
    return result
  }
}

extension RuleID {
  /// A line of text that is cut off at an edge.
  public static let textClipped = RuleID(rawValue: "text-clipped")
}
