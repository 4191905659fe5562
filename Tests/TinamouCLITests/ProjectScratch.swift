import Foundation
import Synchronization
import TestSupport
import Testing

/// A folder of a test's own, and what the tests of its suite share.
struct ProjectScratch {
  private let folder: TemporaryDirectory

  /// The folder, which is removed with the last copy of the value.
  var url: URL { folder.url }

  /// The things that the tests of the suite share.
  let shared: SharedProjects

  /// The value of `XDG_CACHE_HOME` for commands.
  var cache: String { shared.cache.path }

  /// Makes the folder. The suite has the trait `sharedCache`.
  init() throws {
    folder = try TemporaryDirectory("project")
    shared = try #require(SharedCache.current)
  }
}

/// The things that tests of projects share: the cache, and what several of them expect something of.
final class SharedProjects: Sendable {
  let cache: TemporaryDirectory
  let standIns = Once<StandInScreens>()

  init() throws { cache = try TemporaryDirectory("cache") }
}

/// A value that is made when it is first asked for; an error is thrown to all who ask.
final class Once<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)

  func value(_ make: () throws -> Value) throws -> Value {
    try result.withLock { result in
      if let made = result { return try made.get() }
      let made = Result { try make() }
      result = made
      return try made.get()
    }
  }
}

/// Makes a cache before the first test of a suite, and removes it after the last one.
struct SharedCache: SuiteTrait, TestScoping {
  @TaskLocal static var current: SharedProjects?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(try SharedProjects()) { try await function() }
  }
}

extension Trait where Self == SharedCache {
  /// One cache for all tests of the suite.
  static var sharedCache: Self { Self() }
}
