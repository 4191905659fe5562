/// The global state of a process that configuring a device changes: screen, device, traits, language, clock,
/// and the destination of layout messages.
///
///
/// ```swift
/// ProcessState.preserving {
///   UIScreen.main.configure(size: size, traits: traits)
///   // ...
/// }
/// ```
@MainActor
package struct ProcessState {
  private let restorers: [() -> Void]

  /// Captures the current state of the process.
  package init() {
    // Values are captured together with the closures that set them, so that each one is restored.
    restorers = [
      Self.keep(DeviceSession.current) { DeviceSession.current = $0 },
      Self.keep((UIScreen.main.bounds.size, UIScreen.main.traitCollection)) { size, traits in
        guard UIScreen.main.bounds.size != size || UIScreen.main.traitCollection != traits else { return }
        UIScreen.main.configure(size: size, traits: traits)
      },
      Self.keep(UITraitCollection.current) { UITraitCollection.restoreCurrent($0) },
      Self.keep(UIDevice.current.kind) { UIDevice.current.kind = $0 },
      Self.keep(UIDevice.current.orientation) { UIDevice.current.turn(to: $0) },
      Self.keep(InterfaceLanguage.current) { InterfaceLanguage.current = $0 },
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
