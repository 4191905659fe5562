import LayoutExplanations
import UIKit

/// Finds controls that assistive applications have no words for.
struct MissingLabelRule: LintRule {
  let id = RuleID.missingLabel
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A control without words for assistive applications",
    finds: """
      A button, a slider, a switch, a stepper, or a view that reacts to taps, that has neither text nor an accessibility label, and contains \
      nothing that has. Symbols of the system's have labels of their own, and a switch in a cell is read with the cell's text: both are left \
      out, as is what assistive applications do not see.
      """,
    reason: "VoiceOver reads \"button\", or the name of a file.",
    sources: [
      "XCUIAccessibilityAuditType.sufficientElementDescription",
      "WCAG 2.2, success criterion 4.1.2 Name, Role, Value (w3.org/TR/WCAG22/#name-role-value)",
      "Android Accessibility Test Framework, SpeakableTextPresentCheck",
    ],
    example: .init(
      before: "closeButton.setImage(crossImage, for: .normal)",
      after: """
        closeButton.setImage(crossImage, for: .normal)
        closeButton.accessibilityLabel = "Close"
        """, remark: "the button looks the same with and without words."))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    for view in screen.views
    where view.kind == .control && view.isTouchable && view.isSeen && !view.isPlacedBySystem {
      guard Self.needsWords(view.view), !Self.isHiddenFromAssistants(view.view), !Self.hasWords(view.view)
      else {
        continue
      }
      let inside = screen.views[(view.index + 1)..<view.end]
      if inside.contains(where: { Self.hasWords($0.view) }) { continue }
      issues.add(
        view,
        message:
          "\(view.name) has no words for assistive applications: neither text nor an accessibility label",
        advice: "set its accessibilityLabel")
    }
  }

  private static func needsWords(_ view: UIView) -> Bool {
    switch view {
    case is UISwitch, is UISlider, is UIStepper: !isInCell(view)
    case let button as UIButton:
      !(button.currentImage?.isSymbolImage == true || button.configuration?.image?.isSymbolImage == true)
        && ![.close, .contactAdd, .infoLight, .infoDark, .detailDisclosure].contains(button.buttonType)
    case is UITextField, is UISegmentedControl, is UIPageControl, is UIDatePicker, is UISearchBar: false
    default: true
    }
  }

  private static func isInCell(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  private static func isHiddenFromAssistants(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0.assistive.hidesElements }
  }

  private static func hasWords(_ view: UIView) -> Bool {
    if view.assistive.label?.isEmpty == false || view.accessibilityAttributedLabel?.length ?? 0 > 0 {
      return true
    }
    if ViewNames.text(of: view) != nil { return true }
    guard let button = view as? UIButton else { return false }
    return [button.currentTitle, button.currentAttributedTitle?.string, button.configuration?.title].contains
    {
      $0?.isEmpty == false
    }
  }
}

extension RuleID {
  /// A control without words for assistive applications.
  public static let missingLabel = RuleID(rawValue: "missing-label")
}
