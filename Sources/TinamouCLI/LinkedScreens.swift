import ClassMetadata
import Foundation
import UIKit

/// The screens of an executable: those that it registers, and those that its modules declare.
@MainActor
package enum LinkedScreens {
  /// Returns registered screens, each `#Preview`, and each scene of the storyboards in the modules' resources.
  ///
  /// Registered screens keep their names. Of others, those with the name of an earlier one get a number.
  package static func all(with registered: [Screen]) -> [Screen] {
    var declared = Previews.all.map { preview in
      Screen(preview.name, kind: .preview) { $0.show(preview) }
    }
    declared += scenes.map { scene in
      Screen(scene.name, kind: .scene) { $0.show(scene.makeController()) }
    }
    return registered + Screen.numbered(declared, after: registered)
  }

  /// The scenes in the resources of the modules that declare controllers. SwiftPM places resources beside the executable, also
  /// those of modules that it does not link.
  private static var scenes: [StoryboardScene] {
    let folder = Bundle.main.bundlePath
    let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".resources") && !$0.hasPrefix("tinamou_") }
    guard !bundles.isEmpty else { return [] }
    let modules = Set(
      LoadedClasses.subclasses(of: UIViewController.self).map { String(SystemModules.module(of: $0)) })
    return bundles.flatMap { bundle -> [StoryboardScene] in
      // Package_Module.resources; either name may contain underscores.
      let stem = bundle.dropLast(".resources".count)
      guard modules.contains(where: { stem.hasSuffix("_" + $0) }) else { return [] }
      return StoryboardScene.all(inBundle: "\(folder)/\(bundle)")
    }
  }

  // MARK: Collecting

  /// Receives the screens of an executable in place of the tool.
  private static var collection: (([Screen]) -> Void)?

  /// Calls an executable's `main`, and returns the screens that it registers. The call does not return.
  package static func registered(
    by main: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> [Screen] {
    defer { collection = nil }
    return try await withCheckedThrowingContinuation { continuation in
      collection = { continuation.resume(returning: $0) }
      Task { @MainActor in
        do {
          try await main()
          continuation.resume(throwing: NoScreens(description: "main ended without calling Tinamou.main"))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// An error that prevents the screens of an executable from being collected.
  private struct NoScreens: Error, CustomStringConvertible {
    let description: String
  }

  /// Passes screens on if they are being collected, and never returns then.
  static func collect(_ screens: [Screen]) async {
    guard let collection else { return }
    collection(screens)
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
