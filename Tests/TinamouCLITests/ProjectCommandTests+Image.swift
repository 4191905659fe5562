import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// Runs the steps of `ci/Dockerfile`, of each stage in a root of its own, where that can be done without Docker: this machine's
  /// programs, the repository at the place that it is copied to, and an `apt-get` that only writes down what it is told. What is
  /// already built is installed.
  ///
  /// - Parameters:
  ///   - made: where the installation comes to lie on this machine.
  ///   - folder: a folder for what the stages write.
  func theImageIsMade(installing made: String, _ folder: URL, _ scratch: ProjectScratch) throws {
    let stages = try stages(of: text(root.path + "/ci/Dockerfile"))
    #expect(stages.count == 2 && stages.allSatisfy { $0.base == "swift:${SWIFT}" })
    let tools = folder.appendingPathComponent("tools").path
    let lists = folder.appendingPathComponent("lists").path
    for path in [tools, lists, made] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try ExecutableFile.write(
      "#!/bin/sh\necho apt-get \"$@\" >>'\(folder.path)/told'\n", to: tools + "/apt-get")
    try Data("\n".utf8).write(to: URL(fileURLWithPath: lists + "/list"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let probe = "command -v bwrap >/dev/null && bwrap --dev-bind / / true 2>/dev/null"
    guard try shell(probe, in: folder.path).status == 0,
      FileManager.default.fileExists(atPath: "/var/lib/apt/lists")
    else {
      let installed = try shell(
        "'\(root.path)/scripts/install' '\(made)'", in: folder.path,
        environment: ["XDG_CACHE_HOME": scratch.cache])
      #expect(installed.status == 0, "\(installed.text)")
      return
    }
    // The first has all of the repository, and makes the installation.
    let build = try #require(stages.first)
    #expect(build.copies == [[".", "/tinamou"]] && build.name == "build")
    var mounts = Self.mounts + ["--ro-bind", root.path, "/tinamou", "--bind", made, "/opt/tinamou"]
    for step in build.steps {
      let result = try run(
        step, mounts, folder, ["PATH": "\(tools):\(path)", "XDG_CACHE_HOME": scratch.cache])
      #expect(result.status == 0, "\(step): \(result.text)")
    }
    // The second has the installation, one script, and what that installs.
    let image = try #require(stages.last)
    #expect(
      image.copies == [["scripts/setup", "/tmp/setup"], ["--from=build", "/opt/tinamou", "/opt/tinamou"]])
    let temporary = folder.appendingPathComponent("tmp").path
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: root.path + "/scripts/setup", toPath: temporary + "/setup")
    mounts =
      Self.mounts + ["--bind", temporary, "/tmp", "--bind", folder.path, folder.path]
      + ["--bind", lists, "/var/lib/apt/lists", "--ro-bind", made, "/opt/tinamou"]
    for step in image.steps + ["tinamou --version && tinamou devices"] {
      let path = (image.path ?? "").replacingOccurrences(of: "$PATH", with: "\(tools):\(path)")
      let result = try run(step, mounts, folder, ["PATH": path])
      #expect(result.status == 0, "\(step): \(result.text)")
    }
    #expect(!FileManager.default.fileExists(atPath: temporary + "/setup"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: lists) == [])
    let told = try text(folder.path + "/told").split(separator: "\n")
    #expect(told.count { $0 == "apt-get update" } == 2, "\(told)")
  }

  private func run(
    _ step: String, _ mounts: [String], _ folder: URL, _ environment: [String: String]
  ) throws -> (status: Int32, text: String) {
    let words = (["bwrap"] + mounts + ["--chdir", "/", "bash", "-e", "-c", step]).map { word in
      "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    return try shell(words.joined(separator: " "), in: folder.path, environment: environment)
  }

  /// The folders of this machine's root that a stage has: all but `/tinamou` and `/opt/tinamou`.
  private static var mounts: [String] {
    var result: [String] = []
    func bind(_ folder: String, without skipped: String) {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where name != skipped {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
          result += ["--symlink", target, path]
        } else if path == "/opt" {
          bind(path, without: "tinamou")
        } else {
          result += ["--dev-bind", path, path]
        }
      }
    }
    bind("/", without: "tinamou")
    return result
  }

  /// A stage of a Dockerfile.
  private struct Stage {
    var base: String
    var name: String?
    var copies: [[String]] = []
    var steps: [String] = []
    var path: String?
  }

  /// The stages of a Dockerfile whose instructions are a line each. Others than these are errors.
  private func stages(of text: String) throws -> [Stage] {
    var result: [Stage] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("ARG ") {
      let words = line.split(separator: " ").map(String.init)
      let rest = line.drop { $0 != " " }.dropFirst()
      switch words[0] {
      case "FROM": result.append(Stage(base: words[1], name: words.count == 4 ? words[3] : nil))
      case "COPY": result[result.count - 1].copies.append(Array(words.dropFirst()))
      case "RUN": result[result.count - 1].steps.append(String(rest))
      case "ENV":
        #expect(rest.hasPrefix("PATH="))
        result[result.count - 1].path = String(rest.dropFirst("PATH=".count))
      default: Issue.record("\(line): is not run here")
      }
    }
    return result
  }
}
