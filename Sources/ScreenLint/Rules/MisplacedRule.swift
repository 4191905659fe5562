import CoreGraphics
import InterfaceBuilder

/// Finds views of documents whose saved frame is not that of their constraints.
struct MisplacedRule: LintRule {
  let id = RuleID.misplaced
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A view that is saved at another place than its constraints say",
    finds: """
      A view of a document with Auto Layout whose frame in Interface Builder's canvas differs by more than half a point from the saved \
      one. The device of the document is laid out as Interface Builder does. A difference that follows from the width of a text alone is \
      left out where the font is not on this machine, as are saved whole numbers that are less than a point away: releases of Xcode round \
      the sizes of texts differently.
      """,
    reason: """
      Interface Builder marks the view in yellow, and the next person who opens the document saves other frames with a change that has \
      nothing to do with them.
      """,
    sources: [
      "Auto Layout Guide, \"Misplaced Views\": a frame that differs from the constraints' by half a point"
    ],
    example: .init(
      before: #"<rect key="frame" x="120" y="80" width="100" height="21"/>"#,
      after: #"<rect key="frame" x="20" y="80" width="100" height="21"/>"#, isPictured: true,
      remark: "The red frame is the saved one."))

  func check(document: LintDocument, _ issues: inout LintIssues) {
    guard document.document.usesAutolayout, document.frames.error == nil, !document.document.scenes.isEmpty
    else {
      return
    }
    let hasMissingFonts = document.frames.warnings.contains { $0.message.contains("font") }
    var told: Set<String> = []
    for view in document.frames.views where !view.ambiguous && view.frame.count == 4 {
      guard view.usesConstraints != false, let element = document.document.element(view.id),
        let saved = element.frame,
        told.insert(view.id).inserted, !(hasMissingFonts && view.text != nil)
      else { continue }
      let own = CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
      let parts = [
        ("x", saved.minX, own.minX), ("y", saved.minY, own.minY), ("width", saved.width, own.width),
        ("height", saved.height, own.height),
      ].filter { !Self.isEqual($0.1, $0.2) }
      guard !parts.isEmpty else { continue }
      let words = parts.map { "\($0.0) is \(points($0.1)) and not \(points($0.2))" }.joined(separator: ", ")
      issues.add(
        element: view.id, name: document.name(of: element), at: document.place(element), frame: own,
        message: "\(document.name(of: element)): the saved frame is not that of its constraints: \(words)",
        advice: "choose Update Frames in Interface Builder, or change the constraints")
    }
  }

  /// Returns whether a saved number is that of the layout, or the whole number beside it: what releases of Xcode save differs in how
  /// texts are rounded.
  private static func isEqual(_ saved: CGFloat, _ own: CGFloat) -> Bool {
    let distance = abs(saved - own)
    return distance <= 0.5 || distance < 1 && saved == saved.rounded()
  }
}

extension RuleID {
  /// A view that is saved at another place than its constraints say.
  public static let misplaced = RuleID(rawValue: "misplaced")
}
