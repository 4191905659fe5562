/// What there is one of in a process and what becoming a device sets: screen, device, traits, language, system, and where
/// messages of layout go.
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

  /// What the process has at present.
  package init() {
    // A value and what sets it stand side by side, so that what is kept is also given back.
    restorers = [
      Self.keep(DeviceSession.current) { DeviceSession.current = $0 },
      Self.keep((UIScreen.main.bounds.size, UIScreen.main.traitCollection)) { size, traits in
        guard UIScreen.main.bounds.size != size || UIScreen.main.traitCollection != traits else { return }
        UIScreen.main.configure(size: size, traits: traits)
      },
      // With its version: traits that name none would take over the one of those that they replace.
      Self.keep(UITraitCollection.current.replacing(UITraitCollection.current.metrics)) {
        UITraitCollection.current = $0
      },
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

  /// Gives the process back what it had.
  package func restore() {
    for restore in restorers { restore() }
  }

  /// Runs code that may change all of it, and gives back what was found, also when the code throws.
  package static func preserving<Result>(_ body: () throws -> Result) rethrows -> Result {
    let found = ProcessState()
    defer { found.restore() }
    return try body()
  }
}
