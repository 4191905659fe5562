import Testing
import TinamouCLI

@testable import ProjectCommands

/// Output of Swift 6.3 for an application that converts NaN, shortened.
@Suite struct CrashReasonTests {
  private static let backtrace = """
    *** Signal 4: Backtracing from 0x562c11476598... done ***
    *** Program crashed: Illegal instruction at 0x0000562c11476598 ***
    Thread 0 "App" crashed:
      0 [inlined] [system] 0x00005621ec367598 Swift runtime failure: Double value cannot be converted to Int because it is either infinite or NaN in App at //<compiler-generated>
      1                    0x00005621ec367598 Page.scrollViewDidScroll(_:) + 728 in App at /app/Page.swift:137:49
      2 [ra]               0x00007f7650e935fe UIScrollView.bounds.setter + 733 in libTinamouKit.so at /kit/UIScrollView.swift:100:19
      3 [ra]               0x00007f7650e935fe Page.init() + 733 in App at /app/Page.swift:12:3
    """

  @Test func trapsHaveTheirReasonAndTheInnermostPlace() {
    #expect(
      BuiltApplication.reason(in: Self.backtrace, files: ["/app/Page.swift"])
        == "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN\n  at /app/Page.swift:137:49"
    )
  }

  /// The heading of a backtrace has the failure, too; a scene that misses a value so is a remark.
  @Test func headingsEndBeforeTheirStars() throws {
    let heading = "*** Program crashed: Swift runtime failure: force unwrapped a nil value ***\n"
    let reason = try #require(BuiltApplication.reason(in: heading, files: []))
    #expect(reason == "Fatal error: force unwrapped a nil value" && SceneFailures.areOfMissingData(reason))
    #expect(!SceneFailures.areOfMissingData("Fatal error: Division by zero"))
  }

  @Test func messagesComeFirst() {
    #expect(
      BuiltApplication.reason(in: "A.swift:1: Fatal error: gone\n" + Self.backtrace, files: [])
        == "A.swift:1: Fatal error: gone")
    #expect(BuiltApplication.reason(in: "", files: []) == nil)
  }

  /// A call that does nothing here is named where a crash follows it.
  @Test func whatWasLeftOutBeforeIsNamed() {
    let errors = """
      left out: Stub.h:2: Stub.first is Objective-C, which is not built
      left out: Stub.h:3: Stub.shared is Objective-C, which is not built
      A.swift:1: Fatal error: gone
      """
    #expect(
      BuiltApplication.reason(in: errors, files: [])
        == "A.swift:1: Fatal error: gone\n  after what was left out: Stub.h:3: Stub.shared is Objective-C, which is not built"
    )
  }

  /// The error of a visual format has four lines, and the caret is below the character that is wrong.
  @Test func messagesKeepAllTheirLines() {
    let message = """
      A.swift:1: Fatal error: Unable to parse constraint format: 
      Expected a ']' here 
      H:|[a| 
           ^
      """
    for gap in ["\n", "\n\n"] {
      #expect(
        BuiltApplication.reason(in: "loaded\n" + message + gap + Self.backtrace, files: ["/app/Page.swift"])
          == message + "\n  at /app/Page.swift:137:49")
    }
    #expect(BuiltApplication.reason(in: "Fatal error: a\n\nb\n \n", files: []) == "Fatal error: a\n\nb")
    let endless = "Fatal error: a\n" + String(repeating: "other\n", count: 100)
    #expect(BuiltApplication.reason(in: endless, files: [])?.split(separator: "\n").count == 40)
  }
}
