import Foundation
import ScreenRequests
import Simulator
import UIKit

/// The execution of a request for screens of this process, or for documents.
@MainActor
package struct ScreenRun {
  let request: ScreenRequest
  /// The screens of the program.
  let screens: [Screen]
  let console: Console

  /// Creates the execution of a request.
  package init(_ request: ScreenRequest, screens: [Screen], console: Console) {
    self.request = request
    self.screens = screens
    self.console = console
  }

  /// Carries out the request.
  package func run() throws -> ExitStatus {
    if case .frames = request.result {
      // Each document is told of, and the others are laid out.
    } else if let missing = request.documents.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ToolError.noSuchDocument(missing)
    }
    switch request.result {
    case .pictures(let result): return try draw(result)
    case .frames(let result): return try printFrames(result)
    case .explanation(let result): return try explain(result)
    case .gallery(let result): return try makeGallery(result)
    case .preview(let result): return try drawPreview(result)
    case .session: return try answerRequests()
    case .snapshots(let result): return try drawSnapshots(result)
    case .visit(let result): return try play(result)
    case .lint(let result): return try printIssues(result)
    case .states: return try printStates()
    }
  }

  /// Applies the request to the process before anything is shown: its fonts, locale, network and permissions.
  func prepare() throws {
    if !request.documents.isEmpty, request.conditions.isUsed { throw ToolError.conditionsOfDocuments }
    try request.fonts.register()
    let languages = request.settings.languages
    try request.conditions.apply(
      language: languages.count == 1 ? languages[0] : nil, isHosted: Tinamou.isHosted)
  }

  /// Returns the pictures of screens that the request asks for.
  func jobs(of screens: [Screen]) throws -> [PictureJob] {
    PictureJob.jobs(
      of: request, screens: screens,
      devices: try request.devices.chosen(defaults: request.result.standardDevices))
  }
}
