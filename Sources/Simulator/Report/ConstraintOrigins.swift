import ClassMetadata
import UIKit

#if canImport(Runtime)
  // Frames are looked up one by one, which takes a fraction of the time of whole stacks.
  #if compiler(>=6.3) && compiler(<6.4)
    @_spi(Internal) import Runtime
  #else
    import Runtime
  #endif
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

  /// Looks up the lines of all constraints that were created since the last call at once, for reports about
  /// whole screens.
  package static func lookUpAll() {
    #if canImport(Runtime)
      let stacks = unread
      unread = []
      if let first = stacks.first { lookUp(stacks.map { addresses(of: $0.stack) }, like: first) }
    #endif
  }

  #if canImport(Runtime)
    /// There are fewer frames of UIKit between the caller and the capture.
    private static let depth = 24

    private struct Captured {
      let stack: Backtrace
      let images: ImageMap
    }

    private static var recorder: (@MainActor () -> ConstraintOrigin?)? {
      let images = ImageMap.capture()
      return {
        guard let stack = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: images)
        else {
          return nil
        }
        let captured = Captured(stack: stack, images: images)
        if unread.count < largestUnreadCount { unread.append(captured) }
        return ConstraintOrigin { line(of: captured) }
      }
    }

    /// What is known of an address in the code.
    private enum Place {
      /// It is UIKit's, or has no line.
      case others
      case line(SourceLine)
    }

    /// What is known of addresses: a screen that is shown again creates its constraints at the same ones, and
    /// looking one up takes milliseconds.
    private static var places: [UInt64: Place] = [:]
    /// The stacks that `lookUpAll()` has not read, and their maximum number; lines of others are looked up one
    /// by one.
    private static var unread: [Captured] = []
    private static let largestUnreadCount = 20_000

    private static func addresses(of stack: Backtrace) -> [UInt64] {
      stack.frames.compactMap { UInt64($0.originalProgramCounter) }.filter { $0 != 0 }
    }

    /// Returns the innermost line that is neither UIKit's nor this file's.
    private static func line(of captured: Captured) -> SourceLine? {
      let addresses = addresses(of: captured.stack)
      lookUp([addresses], like: captured)
      for address in addresses { if case .line(let line)? = places[address] { return line } }
      return nil
    }

    /// Looks up the addresses of stacks from the innermost out, as far as needed to find a line of each.
    private static func lookUp(_ stacks: [[UInt64]], like captured: Captured) {
      var open = stacks
      while true {
        var wanted: [UInt64] = []
        var seen: Set<UInt64> = []
        open = open.filter { stack in
          for address in stack {
            switch places[address] {
            case .others: continue
            case .line: return false
            case nil:
              if seen.insert(address).inserted { wanted.append(address) }
              return true
            }
          }
          return false
        }
        if wanted.isEmpty { return }
        for address in wanted { places[address] = .others }
        find(wanted, like: captured)
      }
    }

    /// Finds the lines of addresses.
    private static func find(_ addresses: [UInt64], like captured: Captured) {
      #if compiler(>=6.3) && compiler(<6.4)
        // Names come from the symbol table; only lines need the debug information.
        let named = stack(of: addresses, like: captured)
          .symbolicated(with: captured.images, options: .useSymbolCache)
        let others = named?.frames.filter { $0.symbol.map { isInternal($0.rawName) } ?? false }
          .compactMap { UInt64($0.captured.originalProgramCounter) }
        let rest = addresses.filter { others?.contains($0) != true }
        guard !rest.isEmpty else { return }
        let stack = stack(of: rest, like: captured)
      #else
        let stack = captured.stack
      #endif
      guard let symbolicated = stack.symbolicated(with: captured.images) else { return }
      for frame in symbolicated.frames {
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
          !isInternal(symbol.rawName), let address = UInt64(frame.captured.originalProgramCounter)
        else { continue }
        if case .line? = places[address] { continue }
        places[address] = .line(SourceLine(file: location.path, line: location.line))
      }
    }

    #if compiler(>=6.3) && compiler(<6.4)
      private static func stack(of addresses: [UInt64], like captured: Captured) -> Backtrace {
        Backtrace(
          architecture: captured.stack.architecture,
          frames: addresses.map { RichFrame<UInt64>.returnAddress($0) }, images: captured.images)
      }
    #endif

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
