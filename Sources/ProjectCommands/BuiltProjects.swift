import ArgumentParser
import Foundation
import ProjectReader
import ProjectSettings
import TinamouCLI

/// Requests for screens of a project: builds it and lets the application carry them out.
struct BuiltProjects: ProjectTool {
  var commands: [any ParsableCommand.Type] {
    [
      InitCommand.self, BuildCommand.self, DoctorCommand.self, TestCommand.self, AdaptCommand.self,
      CleanCommand.self,
      InstallKitCommand.self,
    ]
  }

  var version: String { SourceRevision.description }

  func isProject(_ name: String) -> Bool { ProjectLoader.isProject(name) }

  func projects(in folder: String) -> [String] { ProjectLoader.projects(in: folder) }

  func file(besideProject path: String) throws -> ProjectFile? {
    try ProjectFileParser.file(besideProject: path)
  }

  func affected(
    _ screens: [String], from origins: [String: ScreenOrigin], of call: ProjectCall,
    since baseline: GitBaseline,
    console: Console
  ) throws -> AffectedScreens {
    let request = ProjectRequest(path: call.path, options: call.options, confinement: call.confinement)
    let further =
      call.request.fonts.files + call.request.devices.files
      + [call.request.conditions.responses].compactMap { $0 }
    return try ProjectChanges(
      try request.load(console: console), baseline: baseline,
      further: further.map { URL(fileURLWithPath: $0).path }
    ).affected(screens, from: origins)
  }

  func run(_ call: ProjectCall, console: Console) throws -> ExitStatus {
    let request = ProjectRequest(path: call.path, options: call.options, confinement: call.confinement)
    let project = try request.load(console: console)
    if case .preview = call.request.result {
      var line = PreviewLine.own
      line.folders = project.folders
      try console.print(line.text)
    }
    let built = try request.build(project, console: console).build()
    var call = call
    if let standard = built.standardDevice(chosen: call.request.devices.names) {
      call.request.devices.names = [standard]
    }
    call.request.conditions.startRecording()
    let runs = try ScreenRuns(application: built, call: call, console: console)
    if case .session = call.request.result { return try runs.serve() }
    return try runs.run()
  }
}

extension AppProject {
  /// The folders that it has sources, resources and parts of its specification in, outside of its own. What was fetched into the cache does not change.
  fileprivate var folders: [String] {
    var result: [String] = []
    let files = (modules + [main]).flatMap { $0.sources + $0.resources } + specificationFiles
    for file in files where ![root, Cache.root].contains(where: { file.hasPrefix($0 + "/") }) {
      let folder = (file as NSString).deletingLastPathComponent
      if !result.contains(folder) { result.append(folder) }
    }
    return result
  }
}
