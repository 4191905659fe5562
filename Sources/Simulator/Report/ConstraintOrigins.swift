import ClassMetadata
import UIKit

#if canImport(Runtime)
  import Runtime
#endif

/// The source locations of the constraints in reports.
///
/// Constraints of documents always have their line. For those created in code, the call stack has to be
/// captured at their creation, which takes some 150 microseconds each; therefore this is off by default. Lines
/// are looked up when a report contains a constraint. They are available in builds with debug information
/// whose toolchain can unwind (Swift 6.2).
@MainActor
public enum ConstraintOrigins {
  /// A Boolean value that indicates whether call stacks are captured for constraints that are created from
  /// now on.
  public static var areRecorded: Bool {
    get { ToolHosts.current?.makeOrigin != nil }
    set {
      if newValue, ToolHosts.current == nil { ToolHosts.current = ScreenTool() }
      ToolHosts.current?.makeOrigin = newValue ? recorder : nil
    }
  }

  #if canImport(Runtime)
    /// There are fewer frames of UIKit between the caller and the capture.
    private static let depth = 24

    private static var recorder: (@MainActor () -> ConstraintOrigin?)? {
      let images = ImageMap.capture()
      return {
        // A stack for each frame: the line of one frame takes as long as all other work together, and only that of
        // the caller is wanted. A stack that is cut off ends with a mark, which counts as a frame.
        let frames = (0..<depth).compactMap { index in
          try? Backtrace.capture(algorithm: .fast, limit: 2, offset: index, top: 0, images: images)
        }
        guard !frames.isEmpty else { return nil }
        return ConstraintOrigin { line(of: frames, images) }
      }
    }

    /// The known place of an address.
    private enum Place {
      /// It is in UIKit or in what shows a screen, or has no line.
      case passed
      case line(SourceLine)
    }

    /// The places by their addresses: a screen that is shown again creates its constraints at the same
    /// locations, and looking one up takes tens of milliseconds.
    private static var places: [String: Place] = [:]

    /// Returns the innermost line that is neither UIKit's nor of what shows a screen.
    ///
    /// - Parameter frames: stacks that begin with a frame each, from the innermost out.
    private static func line(of frames: [Backtrace], _ images: ImageMap) -> SourceLine? {
      for frame in frames {
        guard let address = frame.frames.first(where: { _ in true })?.originalProgramCounter else { continue }
        let key = "\(address)"
        let place = places[key] ?? find(frame, images)
        places[key] = place
        if case .line(let line) = place { return line }
      }
      return nil
    }

    private static func find(_ frame: Backtrace, _ images: ImageMap) -> Place {
      // Names come from the table of symbols; lines are searched for in all of the debug information.
      guard let named = frame.symbolicated(with: images, options: [.useSymbolCache]),
        named.frames.contains(where: { $0.symbol.map { !isInternal($0.rawName) } == true }),
        let symbolicated = frame.symbolicated(with: images)
      else { return .passed }
      for frame in symbolicated.frames {
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
          !isInternal(symbol.rawName)
        else { continue }
        return .line(SourceLine(file: location.path, line: location.line))
      }
      return .passed
    }

    /// Returns whether a mangled name begins with a module that creates constraints for others, or has others created.
    private static func isInternal(_ name: String) -> Bool {
      internalPrefixes.contains { name.hasPrefix($0) }
    }

    /// Mangled names begin with the length of the module's name and the name.
    private static let internalPrefixes =
      (SystemModules.uiKit + tools).map { "$s\($0.utf8.count)\($0)" } + ["$sSo", "$ss"]

    private static let tools = [
      "ApplicationHost", "ClassMetadata", "DesignCanvas", "DeviceModels", "EventLoop", "ForkSafeLocks",
      "LayoutExplanations", "ObjectiveCSupport", "ParityComparison", "QuartzCore", "ScreenLint",
      "ScreenRequests", "ScreenSession", "Simulator",
      "TinamouCLI",
      "TinamouSnapshots",
      "ViewDescriptions",
    ]
  #else
    private static var recorder: (@MainActor () -> ConstraintOrigin?)? { nil }
  #endif
}
