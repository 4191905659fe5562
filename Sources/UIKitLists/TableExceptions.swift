import Foundation

/// The messages with which tables stop a program for a mistake of its own, as on Apple's platforms.
enum TableExceptions {
  static func text(_ name: String = "NSInternalInconsistencyException", _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// An index path as it is printed there.
  static func name(_ path: IndexPath) -> String {
    let places = (0..<path.count).map { "\(path[$0])" }.joined(separator: " - ")
    return "<NSIndexPath> {length = \(path.count), path = \(places)}"
  }

  static func stop(_ name: String = "NSInternalInconsistencyException", because reason: String) -> Never {
    fatalError(text(name, reason))
  }

  /// Stops for heights that are no numbers or negative.
  static func check(_ height: CGFloat, _ what: @autoclosure () -> String) {
    if height.isNaN {
      stop("CALayerInvalidGeometry", because: "CALayer position contains NaN: [0 nan]")
    }
    if height < 0, height != UITableView.automaticDimension { stop(because: what()) }
  }
}
