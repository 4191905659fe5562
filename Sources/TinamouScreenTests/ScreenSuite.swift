import Foundation
import ProjectSettings
import SnapshotComparison
import Testing
import TinamouCLI
import TinamouSnapshots

/// The screens of a package as snapshot tests, for the suite that the plugin `GenerateScreenTests` writes.
///
/// The screens are those that executables register with `Tinamou.main(screens:)`, each `#Preview`, and each scene of the
/// storyboards in the resources of the modules. They are drawn on the devices and in the settings that `tinamou.yml` in the
/// package's folder names, or else on an iPhone 15. References are in `__Snapshots__` in the same folder, where `snapshots` of an
/// executable has them too, and are written by the rules of `SnapshotRecordMode`.
@MainActor
public final class ScreenSuite {
  /// A place in the sources.
  public struct Place: Sendable {
    let location: SourceLocation

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - fileID: The module and the file, as in `Screens/Greeting.swift`.
    ///   - filePath: The path of the file.
    ///   - line: The line, from 1.
    public init(_ fileID: String, _ filePath: String, _ line: Int) {
      location = SourceLocation(fileID: fileID, filePath: filePath, line: max(line, 1), column: 1)
    }
  }

  private let folder: String
  private let executables: [@MainActor @Sendable () async throws -> Void]
  private let named: Set<String>
  private var loading: Task<Content, any Error>?

  private struct Content: Sendable {
    let screens: [Screen]
    let verification: ScreenVerification
  }

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - names: The names of the screens that have tests of their own.
  ///   - executables: The `main` functions of the executables that register screens.
  public nonisolated init(
    folder: String, names: [String], executables: [@MainActor @Sendable () async throws -> Void]
  ) {
    self.folder = folder
    self.executables = executables
    named = Set(names.map { Screen.slug(of: $0) })
  }

  /// Returns whether there is a screen of a name. Code that is not compiled has none.
  public func contains(_ name: String) async throws -> Bool {
    let content = try await loaded()
    return content.screens.contains { $0.slug == Screen.slug(of: name) && content.verification.includes($0) }
  }

  /// Returns whether there are screens whose names the sources do not contain.
  public func hasOthers() async throws -> Bool { try await !others().isEmpty }

  /// Verifies a screen. Records an issue for each picture that differs from its reference or has none.
  public func verify(_ name: String, at place: Place) async throws {
    report(try await failures(of: name, mode: try SnapshotRecordMode.effective(nil)), at: place)
  }

  /// Verifies the screens whose names the sources do not contain.
  public func verifyOthers(at place: Place) async throws {
    let mode = try SnapshotRecordMode.effective(nil)
    for screen in try await others() {
      var failures = try await failures(of: screen.name, mode: mode)
      for index in failures.indices { failures[index].message = "\(screen.name) \(failures[index].message)" }
      report(failures, at: place)
    }
  }

  func others() async throws -> [Screen] {
    let content = try await loaded()
    return content.screens.filter { !named.contains($0.slug) && content.verification.includes($0) }
  }

  func failures(of name: String, mode: SnapshotRecordMode) async throws -> [ScreenVerification.Failure] {
    let content = try await loaded()
    let recording = ScreenVerification.Recording(
      missing: mode != .never, different: mode == .all || mode == .failed, equal: mode == .all)
    guard let screen = content.screens.first(where: { $0.slug == Screen.slug(of: name) }) else { return [] }
    return try content.verification.verify(screen, recording: recording)
  }

  private func report(_ failures: [ScreenVerification.Failure], at place: Place) {
    for failure in failures {
      for (name, data) in failure.attachments {
        Attachment.record([UInt8](data), named: name, sourceLocation: place.location)
      }
      Issue.record(Comment(rawValue: failure.message), sourceLocation: place.location)
    }
  }

  /// Returns the screens, which are collected once.
  private func loaded() async throws -> Content {
    let loading = loading ?? Task { try await load() }
    self.loading = loading
    return try await loading.value
  }

  private func load() async throws -> Content {
    var registered: [Screen] = []
    for main in executables { registered += try await LinkedScreens.registered(by: main) }
    try Screen.check(registered)
    let report = SnapshotFiles.failures + "/screens-" + (folder as NSString).lastPathComponent
    return Content(
      screens: LinkedScreens.all(with: registered),
      verification: try ScreenVerification(
        folder: folder, file: ProjectFileParser.file(besideProject: folder), report: report))
  }
}
