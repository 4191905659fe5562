import UIKit

extension VirtualDevice {
  /// Lays out, and says where every view lies and what is wrong with the constraints.
  public func report() -> LayoutReport {
    layOut()
    return collectingMessages {
      var report = LayoutReport(
        size: window.bounds.size, views: [], conflicts: [], ambiguities: [], messages: [])
      let ambiguous = window.ambiguousViews
      // Each view with the origin of its superview's coordinates in the window; nil below a transform, where adding
      // origins is not enough.
      var stack: [(view: UIView, depth: Int, origin: CGPoint?, isHidden: Bool)] = [(window, 0, .zero, false)]
      while let (view, depth, origin, superviewIsHidden) = stack.popLast() {
        let isPlain = origin != nil && view.transform.isIdentity
        let frame =
          if isPlain, let origin {
            view.frame.offsetBy(dx: origin.x, dy: origin.y)
          } else {
            view.convert(view.bounds, to: window)
          }
        let isHidden = superviewIsHidden || view.isHidden
        let entry = LayoutReport.View(
          depth: depth, className: "\(type(of: view))", frame: frame, text: view.shownText,
          identifier: view.accessibilityIdentifier, isHidden: isHidden,
          isAmbiguous: ambiguous.contains(ObjectIdentifier(view)))
        report.views.append(entry)
        if entry.isAmbiguous {
          report.ambiguities.append(LayoutReport.Ambiguity(view: entry.name, frame: frame))
        }
        let inner: CGPoint? =
          isPlain ? CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY) : nil
        for subview in view.subviews.reversed() { stack.append((subview, depth + 1, inner, isHidden)) }
      }
      report.conflicts = window.layoutConflicts.map {
        LayoutReport.Conflict(constraints: $0.descriptions, broken: $0.brokenDescription)
      }
      // Each once: a layout that does not rest says so every time.
      var seen: Set<String> = []
      report.messages = messages.filter {
        !$0.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy") && seen.insert($0).inserted
      }
      return report
    }
  }
}

extension UIView {
  /// The text that the view itself shows; a button's is its label's.
  fileprivate var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField:
      if let text = field.text, !text.isEmpty {
        field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      } else {
        field.placeholder
      }
    case let view as UITextView: view.text
    default: nil
    }
  }
}
