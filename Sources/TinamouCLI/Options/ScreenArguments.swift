import ArgumentParser
import Foundation

/// The choice of screens.
struct ScreenArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The screens by name, all if none is named; documents of Interface Builder; or a project (.xcodeproj, .xcworkspace, "
        + "project.yml of XcodeGen, Package.swift, a folder of sources) and screens of it.",
      valueName: "screen"))
  var positional: [String] = []

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Of a project: a screen, or a controller's class; repeat for several.", valueName: "name"))
  var named: [String] = []

  var names: [String] { positional + named }

  /// Returns the named documents, without duplicates; `nil` if screens are named. A mixture is a usage error.
  ///
  /// - Parameter allowsScenes: Whether `--screen` may name a scene of the documents.
  func documents(allowsScenes: Bool = false) throws -> [String]? {
    var seen: Set<String> = []
    let documents = names.filter { DocumentJob.isDocument($0) && seen.insert($0).inserted }
    if documents.isEmpty { return nil }
    if let screen = (allowsScenes ? positional : names).first(where: { !DocumentJob.isDocument($0) }) {
      throw ToolError.documentsBesideScreens(document: documents[0], screen: screen)
    }
    return documents
  }

  /// Returns the first chosen screen. With documents, screens are their scenes, which `--screen` names.
  func first(among screens: [Screen]) throws -> Screen {
    let name = names.first { !DocumentJob.isDocument($0) }
    if let name { return try Screen.named(name, among: screens) }
    guard let screen = screens.first else { throw ToolError.noScreens }
    return screen
  }

  /// Returns the chosen screens, without duplicates.
  func chosen(among screens: [Screen]) throws -> [Screen] {
    guard !screens.isEmpty else { throw ToolError.noScreens }
    var chosen: [Screen] = []
    for name in names {
      let screen = try Screen.named(name, among: screens)
      if !chosen.contains(where: { $0.slug == screen.slug }) { chosen.append(screen) }
    }
    return names.isEmpty ? screens : chosen
  }
}
