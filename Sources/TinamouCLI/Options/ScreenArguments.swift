import ArgumentParser
import Foundation
import ScreenRequests

/// The choice of screens.
struct ScreenArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The screens by name, all if none is named; documents of Interface Builder; or a project (.xcodeproj, .xcworkspace, "
        + "project.yml of XcodeGen, Package.swift, a folder of sources) and screens of it.",
      valueName: "screen"), completion: .file())
  var positional: [String] = []

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Of a project: a screen, or a controller's class; repeat for several.", valueName: "name"))
  var named: [String] = []

  var names: [String] { positional + named }

  /// The named project; `nil` if there is none, or this executable builds none.
  @MainActor var project: String? {
    guard let tool = Tinamou.projects else { return nil }
    return positional.first { tool.isProject($0) }
  }

  /// Writes the documents and the screens into a request. A mixture is a usage error.
  ///
  /// - Parameters:
  ///   - project: the argument that names a project and no screen.
  ///   - allowsScenes: whether `--screen` may name a scene of documents.
  func name(in request: inout ScreenRequest, project: String?, allowsScenes: Bool) throws {
    var rest = positional
    if let index = rest.firstIndex(where: { $0 == project }) { rest.remove(at: index) }
    var seen: Set<String> = []
    request.documents = (rest + named).filter { DocumentJob.isDocument($0) && seen.insert($0).inserted }
    request.screens = (rest + named).filter { !DocumentJob.isDocument($0) }
    request.controllers = named.filter { !DocumentJob.isDocument($0) }
    guard let document = request.documents.first else { return }
    if let project { throw ToolError.documentsBesideScreens(document: document, screen: project) }
    let screens = allowsScenes ? rest.filter { !DocumentJob.isDocument($0) } : request.screens
    if let screen = screens.first {
      throw ToolError.documentsBesideScreens(document: document, screen: screen)
    }
  }
}

extension ScreenRequest {
  /// Returns the screens that can be chosen: the scenes of the request's documents, or else those of the program.
  ///
  /// - Parameter screens: the screens of the program.
  @MainActor func known(_ screens: [Screen]) throws -> [Screen] {
    documents.isEmpty ? screens : try DocumentScreens.screens(of: documents)
  }

  /// Returns the first chosen screen.
  func first(among screens: [Screen]) throws -> Screen {
    if let name = self.screens.first { return try Screen.named(name, among: screens) }
    guard let screen = screens.first else { throw ToolError.noScreens }
    return screen
  }

  /// Returns the chosen screens, without duplicates.
  func chosen(among screens: [Screen]) throws -> [Screen] {
    guard !screens.isEmpty else { throw ToolError.noScreens }
    var chosen: [Screen] = []
    for name in self.screens {
      let screen = try Screen.named(name, among: screens)
      if !chosen.contains(where: { $0.slug == screen.slug }) { chosen.append(screen) }
    }
    return self.screens.isEmpty ? screens : chosen
  }
}
