import ClassMetadata
import UIKit

#if canImport(Runtime)
  import Runtime
#endif

/// The source locations of the constraints in reports.
///
/// Constraints of documents always have their line. For those created in code, the call stack has to be
/// captured at their creation, which takes some 40 microseconds each; therefore this is off by default. Lines
/// are looked up when a report contains a constraint. They are available in builds with debug information
/// whose toolchain can unwind (Swift 6.2).
@MainActor
public enum ConstraintOrigins {
  /// A Boolean value that indicates whether call stacks are captured for constraints that are created from
  /// now on.
  public static var areRecorded: Bool {
    get { ConstraintOrigin.recorder != nil }
    set { ConstraintOrigin.recorder = newValue ? recorder : nil }
  }

  #if canImport(Runtime)
    /// There are fewer frames of UIKit between the caller and the capture.
    private static let depth = 24

    private static var recorder: (@MainActor () -> ConstraintOrigin?)? {
      let images = ImageMap.capture()
      return {
        guard let stack = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: images)
        else {
          return nil
        }
        return ConstraintOrigin { line(of: stack, images) }
      }
    }

    /// The lines by the addresses of their call stacks: a screen that is shown again creates its constraints
    /// at the same locations, and looking one up takes tens of milliseconds.
    private static var lines: [[String]: SourceLine?] = [:]

    /// Returns the innermost line that is neither UIKit's nor this file's.
    private static func line(of stack: Backtrace, _ images: ImageMap) -> SourceLine? {
      let addresses = stack.frames.map { "\($0.originalProgramCounter)" }
      if let known = lines[addresses] { return known }
      let line = find(stack, images)
      lines[addresses] = line
      return line
    }

    private static func find(_ stack: Backtrace, _ images: ImageMap) -> SourceLine? {
      guard let symbolicated = stack.symbolicated(with: images) else { return nil }
      for frame in symbolicated.frames {
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
          !isInternal(symbol.rawName)
        else { continue }
        return SourceLine(file: location.path, line: location.line)
      }
      return nil
    }

    /// Returns whether a mangled name begins with a module that creates constraints for others.
    private static func isInternal(_ name: String) -> Bool {
      internalPrefixes.contains { name.hasPrefix($0) }
    }

    /// Mangled names begin with the length of the module's name and the name.
    private static let internalPrefixes =
      (SystemModules.uiKit + ["Simulator"]).map { "$s\($0.utf8.count)\($0)" } + ["$sSo", "$ss"]
  #else
    private static var recorder: (@MainActor () -> ConstraintOrigin?)? { nil }
  #endif
}
