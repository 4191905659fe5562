import Foundation

/// The exception messages with which tables stop a program that misuses them, as on Apple's platforms.
enum TableExceptions {
  static func text(_ name: String = "NSInternalInconsistencyException", _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// Returns an index path as exception messages print it.
  static func name(_ path: IndexPath) -> String {
    let places = (0..<path.count).map { "\(path[$0])" }.joined(separator: " - ")
    return "<NSIndexPath> {length = \(path.count), path = \(places)}"
  }

  static func stop(_ name: String = "NSInternalInconsistencyException", because reason: String) -> Never {
    fatalError(text(name, reason))
  }

  /// Stops the program if a height is NaN or negative; `automaticDimension` is allowed.
  static func check(_ height: CGFloat, _ what: @autoclosure () -> String) {
    if height.isNaN {
      stop("CALayerInvalidGeometry", because: "CALayer position contains NaN: [0 nan]")
    }
    if height < 0, height != UITableView.automaticDimension { stop(because: what()) }
  }
}
