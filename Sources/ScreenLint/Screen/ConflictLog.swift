import Foundation
import LayoutExplanations
import Simulator
import UIKit

/// A log that tells conflicts of layouts in words, as they appear: those of tests, after the message that iOS writes.
@MainActor
package final class ConflictLog {
  private let device: VirtualDevice
  private let write: (String) -> Void
  private var told: Set<String> = []
  private var isFull = false

  /// The number of conflicts that are told in words: explaining one takes milliseconds, and more help nobody.
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
}
