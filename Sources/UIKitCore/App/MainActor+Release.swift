/// Runs main-actor code from a `deinit`, on the thread that released the object. Isolation is not checked,
/// since the object has no other references: views may be released on any thread, as on iOS.
func releasingWithoutIsolation<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  withoutActuallyEscaping(body) { escaping in
    typealias Unisolated = (Value) -> Void
    unsafeBitCast(escaping, to: Unisolated.self)(value)
  }
}
