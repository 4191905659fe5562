import Foundation
import ProjectReader
import TestSupport
import Testing

/// The projects that commands find in folders.
@Suite struct ProjectsInFoldersTests {
  private func projects(_ files: [String]) throws -> [String] {
    let directory = try TemporaryDirectory()
    for file in files {
      let place = directory.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: place)
    }
    let root = directory.url.path
    return ProjectLoader.projects(in: root).map { $0 == root ? "." : String($0.dropFirst(root.count + 1)) }
  }

  @Test func aFolderWithAProjectIsOne() throws {
    #expect(
      try projects(["App.xcodeproj/project.pbxproj", "Other/Other.xcodeproj/project.pbxproj"]) == ["."])
    #expect(try projects(["Package.swift", "Sources/A/A.swift"]) == ["."])
  }

  @Test func projectsBelowComeBeforeSources() throws {
    #expect(try projects(["App/App.xcodeproj/project.pbxproj", "Tools/main.swift"]) == ["App"])
    // A workspace stands for the project beside it.
    #expect(
      try projects(["App/App.xcodeproj/project.pbxproj", "App/App.xcworkspace/contents.xcworkspacedata"]) == [
        "App"
      ])
    #expect(
      try projects(["B/B.xcodeproj/project.pbxproj", "A/A.xcodeproj/project.pbxproj"]) == ["A", "B"])
  }

  @Test func sourcesAloneAreAProjectAndDocumentsAreNone() throws {
    #expect(try projects(["App/Form.swift"]) == ["."])
    #expect(try projects(["Main.storyboard", "Images/a.png"]) == [])
  }
}
