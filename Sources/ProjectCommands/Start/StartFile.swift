import FileAccess
import Foundation
import TinamouCLI

/// A file that a team begins with.
struct StartFile {
  /// The path in the folder of the project.
  var path: String
  var text: String

  /// A Boolean value that indicates whether the reader has to fill in something.
  var hasPlaceholders: Bool {
    ["OWNER/", "COMMIT", "REGISTRY/"].contains { text.contains($0) } && path.hasSuffix(".yml")
  }

  /// Returns the files of a package: those of the example in the documentation.
  ///
  /// - Parameters:
  ///   - name: The name of the package.
  ///   - dependency: The path of Tinamou.
  static func package(named name: String, dependency: String) -> [StartFile] {
    let manifest = ProjectData.template("package/Package.swift.txt")
      .replacingOccurrences(of: "name: \"Greetings\"", with: "name: \"\(name)\"")
      .replacingOccurrences(of: "path: \"../tinamou\"", with: "path: \"\(dependency)\"")
    let sources = [
      "Sources/Screens/GreetingViewController.swift", "Sources/Screens/Resources/Welcome.storyboard",
      "Sources/MyScreens/MyScreens.swift", "Tests/ScreensTests/GreetingTests.swift",
      "Tests/ScreensTests/GreetingSnapshots.swift",
    ]
    return [StartFile(path: "Package.swift", text: manifest)]
      + sources.map { path in
        let name = (path as NSString).lastPathComponent
        return StartFile(path: path, text: ProjectData.template("package/\(name).txt"))
      } + [
        StartFile(path: "Tests/ScreensTests/__Snapshots__/.gitkeep", text: ""),
        StartFile(path: ".gitignore", text: ".build/\n"),
      ]
  }

  /// Returns the settings of a project.
  static func settings(of project: String) -> StartFile {
    StartFile(
      path: ProjectFile.name,
      text: ProjectData.template("tinamou.yml").replacingOccurrences(of: "PROJECT", with: project))
  }

  /// Writes the file with the folders that it is in.
  ///
  /// - Returns: Whether it was written; one that exists is not.
  func write(to path: String) throws -> Bool {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw unwritable(path, error)
    }
    // A link is a file that exists, too, wherever it leads.
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    if file < 0, errno == EEXIST { return false }
    guard file >= 0 else {
      throw BuildError("\(path) cannot be written: \(SystemError.words(errno))", status: .usage)
    }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw unwritable(path, error)
    }
    return true
  }

  private func unwritable(_ path: String, _ error: any Error) -> BuildError {
    BuildError(
      "\(path) cannot be written: \(SystemError.words(of: error) ?? error.localizedDescription)",
      status: .usage)
  }
}
