import Testing
import UIKitValues

/// A trait of Swift Testing's tests and suites that determines the version of iOS of devices that do not choose one.
public struct SystemVersionTrait: TestTrait, SuiteTrait, TestScoping {
  /// The major version of iOS.
  public let version: Int
  /// Suites pass the trait on to their contents.
  public var isRecursive: Bool { true }

  /// Runs a test with the version.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SystemMetrics.$standardVersion.withValue(version) { try await function() }
  }
}

extension Trait where Self == SystemVersionTrait {
  /// Runs tests on devices with a major version of iOS, unless their settings choose another: `@Suite(.ios(18))`.
  ///
  /// - Precondition: `version` is 7 or newer.
  public static func ios(_ version: Int) -> Self {
    precondition(version >= 7, "versions of iOS before 7 are not known")
    return SystemVersionTrait(version: version)
  }
}
