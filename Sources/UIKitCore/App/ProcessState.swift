/// The state of a process that code for another device changes: which session is current, with its screen and settings, the clock, and
/// the destination of layout messages.
///
/// ```swift
/// ProcessState.preserving {
///   DeviceSession.current = session
///   // ...
/// }
/// ```
@MainActor
package struct ProcessState {
  private let restorers: [() -> Void]

  /// Captures the current state of the process.
  package init() {
    // Values are captured together with the closures that set them, so that each one is restored.
    let session = DeviceSession.current
    let screen = session.screen
    restorers = [
      Self.keep(session) { DeviceSession.current = $0 },
      Self.keep((screen.bounds.size, screen.traitCollection)) { size, traits in
        guard screen.bounds.size != size || screen.traitCollection != traits else { return }
        screen.configure(size: size, traits: traits)
      },
      Self.keep(UITraitCollection.current) { UITraitCollection.restoreCurrent($0) },
      Self.keep(session.kind) { session.kind = $0 },
      Self.keep(session.orientation) { UIDevice.current.turn(to: $0) },
      Self.keep(session.language) { session.language = $0 },
      Self.keep(session.reducesMotion) { session.reducesMotion = $0 },
      Self.keep(MediaClock.current) { MediaClock.current = $0 },
      Self.keep(LayoutLog.collector) { LayoutLog.collector = $0 },
    ]
  }

  private static func keep<Value>(_ value: Value, _ set: @escaping (Value) -> Void) -> () -> Void {
    { set(value) }
  }

  /// Restores the captured state.
  package func restore() {
    for restore in restorers { restore() }
  }

  /// Runs code that may change the state, and restores the state afterwards, even if the code throws.
  package static func preserving<Result>(_ body: () throws -> Result) rethrows -> Result {
    let found = ProcessState()
    defer { found.restore() }
    return try body()
  }
}
