/// Calls main-actor code on the thread of the call, without a check.
///
/// For what Objective-C calls on any thread, where isolation is the caller's business: messages, key-value coding, and a
/// `deinit`, whose object nobody else has any more.
///
/// - Parameters:
///   - value: what the code needs. It is passed on as an argument, so that it need not be `Sendable`.
///   - body: the code.
package func withoutIsolationCheck<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result)
  -> Result
{
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping, to: ((Value) -> Result).self)(value)
  }
}

/// Returns main-actor code as code that is called on any thread, without a check.
package func withoutIsolation<Value, Result>(_ body: @escaping @MainActor (Value) -> Result)
  -> @Sendable (Value) -> Result
{
  unsafeBitCast(body, to: (@Sendable (Value) -> Result).self)
}

/// Returns main-actor code of two arguments as code that is called on any thread, without a check.
package func withoutIsolation<First, Second, Result>(
  _ body: @escaping @MainActor (First, Second) throws -> Result
) -> @Sendable (First, Second) throws -> Result {
  unsafeBitCast(body, to: (@Sendable (First, Second) throws -> Result).self)
}
