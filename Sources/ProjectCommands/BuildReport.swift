import Foundation
import TinamouCLI
import ViewDescriptions

/// What `build --json` prints: one object, whether the build succeeds or fails.
struct BuildReport: Codable, Equatable {
  /// An error of the compiler's at its place in the user's files.
  struct Problem: Codable, Equatable {
    var file: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var message: String
  }

  /// The version of the form.
  var format = 1
  /// The path of the project, as it was given.
  var project: String
  /// Whether an executable was built.
  var isBuilt = false
  /// The executable's path; nil where the build failed.
  var executable: String?
  /// Errors in the project's own code.
  var errors: [Problem] = []
  /// Why the build failed; nil where it did not.
  var failure: String?
  /// The modules of which something was left out.
  var leftOut: [LeftOutParts.Module] = []
  /// What of the project is left aside, and why.
  var notes: [String] = []

  /// Prints the report.
  func print(on console: Console) throws { try console.print(try JSONLine.text(of: self)) }
}
