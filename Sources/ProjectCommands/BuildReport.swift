import Foundation
import TinamouCLI
import ViewDescriptions

/// The output of `build --json`: one object, whether the build succeeds or fails.
struct BuildReport: Codable, Equatable {
  /// The version of the format.
  var format = 1
  /// The path of the project, as given on the command line.
  var project: String
  /// A Boolean value that indicates whether an executable was built.
  var isBuilt = false
  /// The executable's path; `nil` if the build failed.
  var executable: String?
  /// The errors in the project's own code.
  var errors: [BuildProblem] = []
  /// The reason of the failure; `nil` if the build succeeded.
  var failure: String?
  /// The modules from which code was left out.
  var leftOut: [LeftOutParts.Module] = []
  /// The parts of the project that are ignored, with the reasons.
  var notes: [String] = []

  /// Prints the report.
  func print(on console: Console) throws { try console.print(try JSONLine.text(of: self)) }
}
