import EventLoop
import Foundation
import TinamouCLI

/// The screens that executables register with `Tinamou.main(screens:)`.
@MainActor
enum RegisteredScreens {
  /// Runs executables until each has registered its screens, and returns these.
  static func all(of executables: [@MainActor @Sendable () async throws -> Void]) -> [Screen] {
    guard !executables.isEmpty else { return [] }
    var screens: [Screen] = []
    var isDone = false
    Task { @MainActor in
      for main in executables {
        do { screens += try await LinkedScreens.registered(by: main) } catch {
          FileHandle.standardError.write(
            Data("warning: an executable registers no screens: \(error)\n".utf8))
        }
      }
      isDone = true
    }
    while !isDone {
      if MainQueue.runTurn() == 0 { MainQueue.waitForChange(atMost: 0.05) }
    }
    return screens
  }
}
