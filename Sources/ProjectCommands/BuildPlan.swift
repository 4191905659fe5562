import Foundation
import ProjectReader

/// The modules that are built of a project, and in which order: all that follows from the project and the options, before a
/// program has run.
///
/// Its paths are the project's. The cache, the compiler and the modules of Tinamou are no part of it: it is the same on each
/// machine on which the project lies at the same place.
struct BuildPlan: Sendable, Equatable, Codable {
  /// A module that is built.
  struct Module: Sendable, Equatable, Codable {
    let name: String
    let sources: [String]
    /// The texts of sources that are made of headers, by the names of their files.
    let generatedSources: [String: String]
    let clang: ClangSources?
    let dataModels: [String]
    let namedStrings: [String]
    let namedAssets: [String]
    let hasAssetExtensions: Bool
    /// The path of the module's own bundle relative to the application's; nil for the application's.
    let bundle: String?
    /// The active compilation conditions, sorted.
    let flags: [String]
    let languageVersion: String
    /// The compiler's arguments for the language version.
    let languageArguments: [String]
    let hasBridgingHeader: Bool
    /// The modules that the bridging header imports for all files, those of the project and others.
    let bridgedModules: [String]
    /// The names of Swift files that the project lists and that are not there.
    let absentSources: [String]
    let isMainActorByDefault: Bool
    let deploymentTarget: String?
    /// A Boolean value that indicates whether the sources come from a package manager.
    let isLibrary: Bool
    /// A Boolean value that indicates whether the module is the one with the executable's entry.
    let isMain: Bool
    /// A Boolean value that indicates whether the module has the application's delegate.
    let isApplication: Bool
    /// A Boolean value that indicates whether code of the module that does not compile is left out.
    let mayLeaveOut: Bool
    /// A Boolean value that indicates whether its code sees no Darwin, as libraries of tests where there is none.
    let deniesDarwin: Bool
    /// The number of the first name that is made for it. No two modules have the same ones.
    let firstNumber: Int
    /// The modules before it that it imports. It is not built without them, unless they were left out.
    let dependencies: [String]
    /// Further modules that end before it begins, and that it uses where they are built: those of C, whose headers others may
    /// include, and for the executable's module all.
    let follows: [String]

    /// A Boolean value that indicates whether the module has no Swift. The executable's has its entry.
    var isOnlyC: Bool { sources.isEmpty && generatedSources.isEmpty && !isMain }
  }

  let name: String
  /// The folder that places of adapted sources are relative to.
  let root: String
  let isTest: Bool
  /// The module of the application that hosts the tests.
  let host: String?
  let usesSwiftTesting: Bool
  let tolerance: Tolerance
  /// The modules that are imported wherever Foundation or UIKit is: UIKit's names from before Swift 4.2, if the project uses
  /// them, and modules that Apple's frameworks re-export.
  let impliedModules: [String]
  /// The names, in small letters, of libraries of the project that are not here.
  let absentLibraries: Set<String>
  /// The names of modules that are none of the project's and are imported, sorted.
  let foreignModules: [String]
  /// The modules whose previews are screens besides those of the executable's module.
  let previewModules: [String]
  /// The names of types with `@main` by modules that register screens.
  let entryPoints: [String: String]
  /// The modules, each after those that it depends on. The last is the executable's.
  let modules: [Module]

  /// Plans the modules of a project.
  ///
  /// - Parameter imports: the imports of its modules' sources; the main module is the last.
  init(_ project: AppProject, imports: ImportRecord, tolerance: Tolerance) throws {
    let all = project.modules + [project.main]
    for name in all.map(\.name) where !ProjectStrings.isIdentifier(name) {
      throw BuildError("\(ProjectStrings.shown(name)): is not the name of a module")
    }
    guard !project.main.sources.isEmpty || !project.previewModules.isEmpty else {
      throw BuildError("\(project.name) has no Swift files to build")
    }
    (name, root, isTest, host) = (project.name, project.root, project.isTest, project.host)
    self.tolerance = tolerance
    (previewModules, entryPoints) = (project.previewModules, project.entryPoints)
    usesSwiftTesting = project.isTest && imports.modules[all.count - 1].contains("Testing")
    impliedModules = (project.usesOldNames ? ["SwiftFourNames"] : []) + imports.broughtAlong
    let absent = project.absentLibraries
    absentLibraries = absent
    foreignModules = imports.all.filter { !absent.contains($0.lowercased()) }.union(impliedModules).union(
      all.flatMap(\.bridgedModules)
    )
    .union(all.flatMap { $0.clang.map(StandIns.included) ?? [] })
    .subtracting(all.map(\.name)).sorted()
    var modules: [Module] = []
    var number = 0
    for (module, imported) in zip(all, imports.modules) {
      let isMain = modules.count == all.count - 1
      modules.append(
        Module(
          module, of: Set(all.map(\.name)), imports: imported, after: modules, isMain: isMain,
          isApplication: project.isTest ? module.name == project.host : isMain,
          mayLeaveOut: tolerance.permitsLeavingOut(partsOf: module), firstNumber: number))
      number += module.sources.count + module.generatedSources.count + module.dataModels.count
    }
    self.modules = modules
  }

  /// The plan as JSON, with keys in order.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension BuildPlan.Module {
  /// Plans a module.
  ///
  /// - Parameters:
  ///   - own: the names of all modules of the project.
  ///   - imports: the names that its sources import.
  ///   - former: the modules before it in the project's order, of which alone it can see any.
  fileprivate init(
    _ module: AppProject.Module, of own: Set<String>, imports: Set<String>, after former: [Self],
    isMain: Bool,
    isApplication: Bool, mayLeaveOut: Bool, firstNumber: Int
  ) {
    let names = former.map(\.name)
    let bridged = module.bridgedModules.filter(names.contains)
    let dependencies = names.filter { imports.contains($0) || bridged.contains($0) }
    let texts = module.generatedSources.values
    self.init(
      name: module.name, sources: module.sources, generatedSources: module.generatedSources,
      clang: module.clang, dataModels: module.dataModels, namedStrings: module.namedStrings,
      namedAssets: module.namedAssets, hasAssetExtensions: module.hasAssetExtensions,
      bundle: isMain ? nil : module.ownBundle?.place,
      flags: module.flags.sorted(), languageVersion: module.languageVersion,
      languageArguments: LanguageMode.arguments(for: module), hasBridgingHeader: module.hasBridgingHeader,
      bridgedModules: bridged + module.bridgedModules.filter { !own.contains($0) },
      absentSources: module.absentSources,
      isMainActorByDefault: module.isMainActorByDefault,
      deploymentTarget: module.deploymentTarget, isLibrary: module.isLibrary, isMain: isMain,
      isApplication: isApplication, mayLeaveOut: mayLeaveOut,
      // XCTest is the one without Objective-C's runtime here.
      deniesDarwin: module.isLibrary
        && (imports.contains("XCTest") || texts.contains { $0.contains("import XCTest") }),
      firstNumber: firstNumber, dependencies: dependencies,
      follows: former.filter { (isMain || $0.isOnlyC) && !dependencies.contains($0.name) }.map(\.name))
  }
}
