import Foundation
import LayoutExplanations
import Simulator
import UIKit
import UIKitCore

/// A log that tells conflicts of layouts in words, as they appear: those of tests, after the message that iOS writes.
@MainActor
package final class ConflictLog {
  private let device: VirtualDevice
  private let write: (String) -> Void
  private var told: Set<String> = []
  /// The sets that were explained, by their constraints: the cells of a list have the same conflict again and again, and explaining one
  /// takes milliseconds.
  private var known: Set<String> = []
  private var isFull = false

  /// The number of conflicts that are told in words.
  package static let limit = 50

  /// Tells conflicts on a device.
  ///
  /// - Parameter write: Receives the lines; standard error by default.
  package init(
    on device: VirtualDevice,
    write: @escaping (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  ) {
    self.device = device
    self.write = write
  }

  /// Tells the conflicts in the hierarchy of a view that were not told before.
  package func tell(in root: UIView) {
    let sets = root.layoutConflicts.map(Self.key)
    guard !known.isSuperset(of: sets) else { return }
    known.formUnion(sets)
    guard told.count < Self.limit else {
      if !isFull { write("conflict: more than \(Self.limit); further ones are not explained") }
      isFull = true
      return
    }
    for conflict in ExplainedConflict.conflicts(in: root, names: ViewNames(below: root, on: device)) {
      guard conflict.constraints.contains(where: ConstraintKinds.isAuthors) else { continue }
      let explanation = conflict.explanation
      guard told.insert(explanation.sentence).inserted else { continue }
      write("conflict: \(explanation.sentence)\n  \(explanation.advice)")
    }
  }

  /// Returns what the constraints of a conflict say, without the identity of views.
  private static func key(_ conflict: LayoutConflict) -> String {
    let equations = conflict.members.map { member in
      guard let constraint = member.constraint else { return "" }
      let items = [constraint.firstItem, constraint.secondItem].map { $0.map { "\(type(of: $0))" } ?? "" }
      return """
        \(items) \(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) \
        \(constraint.secondAttribute.rawValue) \(constraint.multiplier) \(constraint.constant)
        """
    }
    return equations.joined(separator: "; ")
  }
}
