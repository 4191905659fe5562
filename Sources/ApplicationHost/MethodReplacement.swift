import ClassMetadata

/// Replaces a method of a class that tests use, for modules that stand in for Apple's.
@_spi(StandIns)
public enum MethodReplacement {
  /// Replaces a method in a class, but not in its subclasses, by the method of one of them.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - override: A subclass that overrides nothing but the method.
  ///   - plain: A subclass that overrides nothing.
  /// - Returns: The method before, for ``call(_:on:_:_:_:_:)``; `nil` if the method was not found.
  public static func install(
    in type: AnyClass, from override: AnyClass, unlike plain: AnyClass
  ) -> UnsafeRawPointer? {
    let found = VirtualMethods.differences(of: override, from: plain, in: type)
    guard found.count == 1, let original = VirtualMethods.method(at: found[0].slot, of: type),
      VirtualMethods.replace(at: found[0].slot, of: type, with: found[0].method)
    else { return nil }
    return original
  }

  /// Calls a method with the parameters of `XCTestRun.recordFailure(withDescription:inFile:atLine:expected:)`.
  public static func call(
    _ method: UnsafeRawPointer, on object: AnyObject, _ description: String, _ file: String?, _ line: Int,
    _ isExpected: Bool
  ) {
    // A method takes its object where a closure takes its context.
    struct Pair {
      let method: UnsafeRawPointer
      let object: AnyObject
    }
    struct Call { let function: (String, String?, Int, Bool) -> Void }
    unsafeBitCast(Pair(method: method, object: object), to: Call.self)
      .function(description, file, line, isExpected)
  }
}
