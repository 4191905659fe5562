import ArgumentParser
import ScreenRequests

/// A command that calls the tools of agents on screens of a project, of documents or of this executable.
protocol AgentCommand: ProgressCommand {
  /// The project that calls need not name.
  var project: String? { get }
  var devices: DeviceOptions { get }
  var settings: SettingsOptions { get }
  var build: ProjectOptions { get }
  var confinement: ConfinementOptions { get }
}

extension AgentCommand {
  package var isQuiet: Bool { build.quiet }

  /// Makes the tools. Calls can name projects where this executable builds them.
  @MainActor func tools() throws -> AgentTools {
    let tool = Tinamou.projects
    if let project, tool == nil || tool?.isProject(project) == false {
      throw ValidationError("\(project) is no project.")
    }
    if tool == nil {
      try confinement.refuseWithoutProject()
      try build.refuseWithoutProject()
    }
    return AgentTools(
      project: project, limits: confinement.arguments, build: build.arguments,
      request: ScreenRequest(.session, devices, settings), patience: confinement.timeout ?? 60,
      buildsProjects: tool != nil)
  }
}
