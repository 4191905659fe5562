import Foundation

/// The names of what can be built of a project.
public struct ProjectOutline: Sendable, Equatable {
  /// The names of applications for iOS.
  public var applications: [String] = []
  /// The names of targets with tests.
  public var tests: [String] = []
  /// The names of the targets that the shared schemes run, by the schemes' names.
  public var schemes: [String: String] = [:]
}

extension ProjectLoader {
  /// Returns the names of the applications, tests and schemes of an Xcode project or workspace, or a specification of XcodeGen;
  /// empty for other projects.
  ///
  /// - Parameter scope: the files that may be read. The default is those of the project at the path.
  public static func outline(of path: String, scope: ReadingScope? = nil) throws -> ProjectOutline {
    try collect(path, nil, scope) { path, _ in
      var outline = ProjectOutline()
      guard let file = xcodeFiles(at: path).first else { return outline }
      let projects =
        file.hasSuffix(".xcworkspace") ? try projects(ofWorkspace: file).0 : [try XcodeProject(path: file)]
      for project in projects {
        for target in project.targets {
          if target.isTest {
            outline.tests.append(target.name)
          } else if target.isApplication, isForPhones(project.settings(of: target)) {
            outline.applications.append(target.name)
          }
        }
        outline.schemes.merge(project.schemes.compactMapValues(\.target)) { first, _ in first }
      }
      outline.schemes.merge(Scheme.shared(in: file).compactMapValues(\.target)) { first, _ in first }
      return outline
    }.0
  }
}
