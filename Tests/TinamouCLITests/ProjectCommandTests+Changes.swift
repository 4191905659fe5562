import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// Runs git in a folder, with a name for commits.
  private func git(_ folder: URL, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  /// Screens whose sources did not change since a revision are left out, and the repository's programs do not run.
  @Test func screensThatDidNotChangeAreLeftOut() throws {
    let project = scratch.url.appendingPathComponent("Changes")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: project.appendingPathComponent(name))
    }
    func screen(_ name: String, _ text: String) throws {
      try write(
        "\(name).swift",
        """
        import UIKit
        class \(name): UIViewController {
          override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = \(text)
            view.addSubview(label)
          }
        }
        #Preview("\(name)") { \(name)() }

        """)
    }
    try screen("First", "\"First\"")
    try screen("Second", "Words.second")
    try screen("Third", "\"Third\"")
    try write("Words.swift", "enum Words { static let second = \"Second\" }\n")
    try write("tinamou.yml", "devices: [iphone-se-3]\nsettings:\n  scale: 1\n")
    let environment = ["XDG_CACHE_HOME": scratch.cache]
    let report = scratch.url.appendingPathComponent("changes").path
    func run(_ further: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run("snapshots", more: further, environment: environment)
    }
    func verify() throws -> Binary.Result {
      try run("verify", project.path, "--report", report, "--changed-since", "HEAD")
    }
    #expect(try run("record", project.path).status == 0)
    try git(project, "init", "--quiet")
    // A filter, a watcher and a program that compares, each of which would leave a file.
    let marker = scratch.url.appendingPathComponent("ran").path
    try git(project, "add", ".")
    try git(project, "commit", "--quiet", "-m", "Screens")
    for (key, value) in [
      "filter.own.clean": "touch \(marker); cat", "filter.own.process": "touch \(marker)",
      "core.fsmonitor": "touch \(marker)", "diff.external": "touch \(marker)",
    ] { try git(project, "config", key, value) }
    try write(".gitattributes", "* filter=own diff=own\n")

    let none = try verify()
    #expect(none.status == 0, "\(none.errors)")
    #expect(
      none.errors.contains(
        "note: drawn are 0 of 3 screens: the sources, documents, assets and references of the screens did not change since HEAD"
      ), "\(none.errors)")
    // The second screen alone shows the words.
    try write("Words.swift", "enum Words { static let second = \"Other\" }\n")
    let one = try verify()
    #expect(one.status == 2, "\(one.errors)")
    #expect(one.errors.contains("drawn are 1 of 3 screens"), "\(one.errors)")
    #expect(one.errors.contains("Second iphone-se-3.portrait.light: "), "\(one.errors)")
    let results = try String(contentsOfFile: report + "/results.json", encoding: .utf8)
    #expect(results.contains("\"first\"") && results.contains("\"third\""), "\(results)")
    // A reference that changed is compared, and what is made of everything draws everything.
    try FileManager.default.removeItem(
      atPath: project.path + "/__Snapshots__/third/iphone-se-3.portrait.light.png")
    let two = try verify()
    #expect(two.errors.contains("drawn are 2 of 3 screens") && two.errors.contains("Third "), "\(two.errors)")
    try write("tinamou.yml", "devices: [iphone-se-3]\nsettings:\n  scale: 1\n# more\n")
    let all = try verify()
    #expect(all.errors.contains("drawn are 3 of 3 screens: tinamou.yml changed since HEAD"), "\(all.errors)")
    #expect(!FileManager.default.fileExists(atPath: marker))
    let unknown = try run("verify", project.path, "--report", report, "--changed-since", "--output=x")
    #expect(unknown.status == 64, "\(unknown.errors)")
  }
}
