import Foundation
import ProjectReader
import Testing

/// The imports of sources, and what Apple's UIKit re-exports.
@Suite struct ImportsTests {
  /// Two public applications use notifications in files that import UIKit only.
  @Test func notificationsComeAlongWithUIKit() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    func found(_ text: String) throws -> [String] {
      try Data(text.utf8).write(to: file)
      return Imports.broughtAlong([file.path])
    }
    #expect(
      try found("import UIKit\nlet center = UNUserNotificationCenter.current()\n") == ["UserNotifications"])
    #expect(try found("let content = UNMutableNotificationContent()\n") == ["UserNotifications"])
    #expect(try found("import UIKit\nvar color: CIColor?\n") == ["CoreImage"])
    #expect(try found("import UIKit\nlet e = NSFileProviderErrorDomain\n") == ["FileProvider"])
    #expect(try found("import UIKit\nlet UNIT = 1\n") == [])
    #expect(Imports.of([file.path]) == ["UIKit"])
    #expect(try found("import UIKit\nvar content: AXCustomContent?\n") == ["Accessibility"])
    #expect(try found("import Dispatch\nqueue.asyncAfterUnsafe(deadline: .now()) {}\n") == ["DispatchNames"])
    // What code imports without a condition, it needs.
    _ = try found("@testable import Library\nimport SwiftUI\n")
    #expect(
      Imports.unconditional(["Library", "SwiftUI", "UIKit"], in: [file.path]) == ["Library", "SwiftUI"])
    _ = try found("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n")
    #expect(Imports.unconditional(["SwiftUI"], in: [file.path]).isEmpty)
    #expect(Imports.vocabulary.contains("UserNotifications UNUserNotification "))
  }

  /// A target for watchOS that a framework for two platforms imports there is no module of an application for iOS.
  @Test(arguments: [
    ("#if os(watchOS)\nimport A\n#else\nimport B\n#endif\nimport C", ["B", "C"]),
    ("#if os(iOS)\nimport A\n#elseif os(macOS)\nimport B\n#else\nimport C\n#endif", ["A"]),
    ("#if !os(macOS) && !targetEnvironment(macCatalyst)\nimport A\n#endif", ["A"]),
    ("#if os(macOS) || os(tvOS) // others\n  import A\n#else\n  import B\n#endif", ["B"]),
    ("#if DEBUG\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
    ("#if DEBUG && os(watchOS)\nimport A\n#else\nimport B\n#endif", ["B"]),
    ("#if os(iOS) || DEBUG\n#if os(watchOS)\nimport A\n#endif\nimport B\n#else\nimport C\n#endif", ["B"]),
    (
      "#if canImport(AppKit)\nimport A\n#elseif canImport(Own)\nimport B\n#else\nimport C\n#endif",
      ["B", "C"]
    ),
    ("#if os(watchOS\nimport A\n#endif\n#endif\n#else\nimport B", ["A", "B"]),
    ("#if false\nimport A\n#else\nimport B", ["B"]),
  ])
  func branchesForOtherPlatformsImportNothing(text: String, expected: [String]) {
    #expect(Imports.of(text: text).sorted() == expected)
  }
}
