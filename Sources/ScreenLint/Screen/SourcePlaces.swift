import Foundation
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// The places in the source of views that code creates.
///
/// UIKit does not say where a view is created. The constraints of a view do, if their origins are recorded: their file declares the
/// property that holds the view, and otherwise the line of the first constraint stands for the view.
@MainActor
package enum SourcePlaces {
  /// Returns the places of views on a screen, by their paths.
  package static func places(of paths: Set<String>, on screen: LintScreen) -> [String: SourcePlace] {
    var lines: [ObjectIdentifier: SourceLine] = [:]
    var contents: [String: [Substring]] = [:]
    for entry in screen.views {
      for constraint in entry.view.constraints where ConstraintKinds.isAuthors(constraint) {
        for item in [constraint.firstItem, constraint.secondItem] {
          guard let view = item as? UIView, lines[ObjectIdentifier(view)] == nil,
            view === constraint.firstItem || lines[ObjectIdentifier(view)] == nil
          else { continue }
          lines[ObjectIdentifier(view)] = constraint.origin?.line
        }
      }
    }
    var result: [String: SourcePlace] = [:]
    for entry in screen.views where paths.contains(entry.path) {
      // A view of a stack has no constraints of its own; the one that contains it has.
      let owner = sequence(first: entry) { $0.parent.map { screen.views[$0] } }.prefix(3).first {
        lines[ObjectIdentifier($0.view)] != nil
      }
      guard let owner, let line = lines[ObjectIdentifier(owner.view)] else { continue }
      var place = SourcePlace(file: line.file, line: line.line)
      if let name = entry.names.outlet(of: entry.view) {
        if contents[line.file] == nil {
          contents[line.file] = ((try? String(contentsOfFile: line.file, encoding: .utf8)) ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        }
        if let declared = declaration(of: name, in: contents[line.file] ?? []) { place.line = declared }
      } else if owner.index != entry.index {
        continue
      }
      result[entry.path] = place
    }
    return result
  }

  /// Returns the line that declares a property, from 1.
  static func declaration(of name: String, in lines: [Substring]) -> Int? {
    for (index, line) in lines.enumerated() {
      for word in ["let \(name)", "var \(name)"] {
        guard let range = line.range(of: word) else { continue }
        let next = line[range.upperBound...].first
        if next == nil || !(next!.isLetter || next!.isNumber || next == "_") { return index + 1 }
      }
    }
    return nil
  }
}
