import UIKit
import ViewDescriptions

extension VirtualDevice {
  /// Lays out and returns the frames of all views and the problems of the constraints.
  public func report() -> LayoutReport { report(namesOutlets: false) }

  /// Lays out and returns a report.
  ///
  /// - Parameter namesOutlets: Whether the report contains the properties that hold the views.
  package func report(namesOutlets: Bool) -> LayoutReport {
    layOut()
    return collectingMessages {
      var report = LayoutReport(
        size: device.size(in: interfaceOrientation), views: [], conflicts: [], ambiguities: [], messages: [])
      let listed = listViews()
      let conflicts = windows.flatMap(\.layoutConflicts)
      report.views = listed.entries
      if namesOutlets {
        let outlets = StableNames.outlets(of: listed.views)
        for (index, view) in listed.views.enumerated() {
          report.views[index].outlet = outlets[ObjectIdentifier(view)]
        }
      }
      let names =
        conflicts.isEmpty && listed.ambiguous.isEmpty ? [:] : StableNames.names(of: listed.views)
      LayoutNaming.using(names) {
        report.ambiguities = listed.ambiguous.map { ambiguity, entry in
          LayoutReport.Ambiguity(
            view: names[ObjectIdentifier(ambiguity.view)] ?? entry.name, frame: entry.frame,
            axis: ambiguity.axis == .horizontal ? .horizontal : .vertical,
            settling: ambiguity.settling.map(\.description))
        }
        report.conflicts = conflicts.map {
          LayoutReport.Conflict(
            constraints: $0.members.map(LayoutReport.Constraint.init),
            broken: LayoutReport.Constraint($0.broken))
        }
      }
      report.messages = layoutMessages
      return report
    }
  }

  /// The views of a report, with their entries and the ambiguous ones.
  private struct ListedViews {
    var views: [UIView] = []
    var entries: [LayoutReport.View] = []
    var ambiguous: [(LayoutAmbiguity, LayoutReport.View)] = []
  }

  /// Returns the views of all windows, superviews before subviews.
  private func listViews() -> ListedViews {
    let ambiguities = Dictionary(grouping: windows.flatMap(\.layoutAmbiguities)) {
      ObjectIdentifier($0.view)
    }
    var result = ListedViews()
    // Each view with the origin of its superview's coordinate space on the screen; `nil` below a transform,
    // where adding origins does not suffice.
    var stack: [(view: UIView, depth: Int, origin: CGPoint?, isHidden: Bool)] = windows.reversed().map {
      ($0, 0, .zero, false)
    }
    while let (view, depth, origin, superviewIsHidden) = stack.popLast() {
      let isPlain = origin != nil && view.transform.isIdentity
      let frame =
        if isPlain, let origin {
          view.frame.offsetBy(dx: origin.x, dy: origin.y)
        } else {
          view.window?.convertToScreen(view.convert(view.bounds, to: nil)) ?? view.bounds
        }
      let isHidden = superviewIsHidden || view.isHidden
      let own = ambiguities[ObjectIdentifier(view)] ?? []
      let entry = LayoutReport.View(
        depth: depth, className: "\(type(of: view))", frame: frame, text: view.displayedText,
        identifier: view.assistive.identifier, isHidden: isHidden, isAmbiguous: !own.isEmpty)
      result.entries.append(entry)
      result.views.append(view)
      for ambiguity in own { result.ambiguous.append((ambiguity, entry)) }
      let inner: CGPoint? =
        isPlain ? CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY) : nil
      for subview in view.describedSubviews.reversed() { stack.append((subview, depth + 1, inner, isHidden)) }
    }
    return result
  }

  /// The messages of layout other than those of conflicts, each once: a layout that does not converge repeats its message.
  package var layoutMessages: [String] {
    var seen: Set<String> = []
    return messages.filter { !$0.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy") }
      .map(StableNames.withoutAddresses).filter { seen.insert($0).inserted }
  }
}

extension LayoutReport.Constraint {
  @MainActor
  fileprivate init(_ member: LayoutConflict.Member) {
    let place = member.line
    self.init(description: member.describe(), file: place?.file, line: place?.line)
  }
}

extension UIView {
  /// The text that the view itself displays; a button's text is reported by its label.
  fileprivate var displayedText: String? {
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
