/// Runs main-actor code from a `deinit`, on the thread that released the object. No check is made, since nobody else has
/// the object any more: views may be released on any thread, as on iOS.
func releasingWithoutIsolation<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  withoutActuallyEscaping(body) { escaping in
    typealias Unisolated = (Value) -> Void
    unsafeBitCast(escaping, to: Unisolated.self)(value)
  }
}
