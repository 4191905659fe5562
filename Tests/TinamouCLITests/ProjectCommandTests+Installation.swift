import Foundation
import TestSupport
import Testing
import Yams

extension ProjectCommandTests {
  /// An installation by `scripts/install` builds projects without the sources of Tinamou, wherever it is
  /// moved to; the steps of the templates for continuous integration do what they say.
  @Test func anInstallationBuildsProjects() throws {
    let folder = scratch.url.appendingPathComponent("installed")
    let made = folder.appendingPathComponent("made").path
    let prefix = folder.appendingPathComponent("moved").path
    try theImageIsMade(installing: made, folder.appendingPathComponent("image"), scratch)
    let moved = try shell("mv '\(made)' '\(prefix)'", in: scratch.url.path)
    #expect(moved.status == 0, "\(moved.text)")
    let page = try String(contentsOfFile: prefix + "/share/man/man1/tinamou.1", encoding: .utf8)
    for words in [".SS \"tinamou snapshots verify\"", "\\fB\\-\\-text\\-size\\fR", ".SS \"tinamou clean\""] {
      #expect(page.contains(words))
    }
    #expect(!page.contains("install\\-kit") && !page.contains("draw\\-snapshots"), "hidden commands")
    let completions = prefix + "/share/bash-completion/completions/tinamou"
    // What bash offers after "tinamou snap" is the command.
    let offered = try shell(
      "source '\(completions)'; COMP_WORDS=(tinamou snap); COMP_CWORD=1; COMP_LINE='tinamou snap'; COMP_POINT=12; "
        + "_tinamou tinamou snap tinamou; printf '%s\\n' \"${COMPREPLY[@]}\"", in: scratch.url.path)
    #expect(offered.text.contains("snapshots"), "\(offered.text)")

    let project = folder.appendingPathComponent("App").path
    try makeApplication(at: project, texts: ["One", "Two", "Three"])
    // The sources are hidden where that can be done, and the cache is another.
    let hiding =
      "command -v bwrap >/dev/null && bwrap --dev-bind / / true 2>/dev/null && hide=(bwrap --dev-bind / / --tmpfs '\(root.path)')"
    let drawn = try shell(
      "hide=(); \(hiding); \"${hide[@]}\" '\(prefix)/bin/tinamou' render '\(project)' -o '\(folder.path)/pictures' --no-sandbox && "
        + "'\(prefix)/bin/tinamou' --version", in: scratch.url.path,
      environment: ["XDG_CACHE_HOME": folder.path])
    #expect(drawn.status == 0, "\(drawn.text)")
    #expect(drawn.text.contains("/pictures/one.iphone-se-3.portrait.png"))
    #expect(!drawn.text.contains("Building the source adapter"), "it is brought along")
    #expect(!drawn.text.contains("stands in for Combine"), "it is brought along")
    #expect(drawn.text.contains("projects need Swift version "))
    try templatesForContinuousIntegrationWork(prefix, folder.appendingPathComponent("ci"), scratch)
  }

  private func makeApplication(at path: String, texts: [String]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let previews = texts.map { "#Preview(\"\($0)\") { Page(\"\($0)\") }\n" }.joined()
    try Data(
      """
      import Combine
      import UIKit
      final class Page: UIViewController {
        convenience init(_ text: String) {
          self.init()
          title = text
        }
        override func viewDidLoad() {
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
          label.text = title
          view.addSubview(label)
        }
      }
      \(previews)
      """.utf8
    ).write(to: URL(fileURLWithPath: path + "/App.swift"))
    try Data("devices: iphone-se-3\nsettings: {scale: 1}\n".utf8).write(
      to: URL(fileURLWithPath: path + "/tinamou.yml"))
  }

  /// Runs a command of a shell, its output and errors together.
  func shell(_ command: String, in directory: String, environment: [String: String] = [:]) throws -> (
    status: Int32, text: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-e", "-o", "pipefail", "-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "TINAMOU_BUILD": Binary.products.path, "TINAMOU_STAND_INS": "Combine", "TMPDIR": scratch.url.path,
      ].merging(environment) { $1 }
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  // MARK: Continuous integration

  /// Runs the steps of the templates as the services would: in clean folders, with the variables that they set. What `uses` names is
  /// the service's own; artifacts are carried from job to job by hand.
  private func templatesForContinuousIntegrationWork(
    _ prefix: String, _ folder: URL, _ scratch: ProjectScratch
  ) throws {
    let manager = FileManager.default
    let sources = folder.appendingPathComponent("repository").path
    try makeApplication(at: sources + "/App", texts: ["One", "Two", "Three", "Four"])
    let cache = ["XDG_CACHE_HOME": folder.path]
    let recorded = try shell(
      "'\(prefix)/bin/tinamou' snapshots record App", in: sources, environment: cache)
    #expect(recorded.status == 0, "\(recorded.text)")
    // Programs of the services, which write down what they are told.
    let tools = folder.appendingPathComponent("tools").path
    try manager.createDirectory(atPath: tools, withIntermediateDirectories: true)
    try ExecutableFile.write(
      "#!/bin/sh\necho curl \"$@\" >>'\(folder.path)/told'\n", to: "\(tools)/curl")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    let action = try yaml("ci/github/action.yml")
    let target = folder.appendingPathComponent("prefix").path
    var variables = cache
    variables["GITHUB_ACTION_PATH"] = root.path + "/ci/github"
    variables["XDG_CACHE_HOME"] = scratch.cache
    for name in ["GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"] {
      variables[name] = folder.appendingPathComponent(name).path
      try Data().write(to: folder.appendingPathComponent(name))
    }
    var expressions = ["inputs.prefix": target]
    for step in try #require(action["runs"]?["steps"]?.sequence) {
      guard let command = step["run"]?.string else {
        #expect(step["uses"]?.string?.hasPrefix("actions/cache") == true)
        #expect(step["with"]?["key"]?.string?.contains("${{ steps.versions.outputs.swift }}") == true)
        continue
      }
      let result = try shell(
        try filled(command, expressions), in: sources,
        environment: variables.merging(try environment(step, expressions)) { $1 })
      #expect(result.status == 0, "\(step["name"]?.string ?? ""): \(result.text)")
      for line in try text(variables["GITHUB_OUTPUT"]).split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        expressions["steps.versions.outputs.\(parts[0])"] = parts[1]
      }
    }
    #expect(try text(variables["GITHUB_PATH"]) == "\(target)/bin\n")
    variables["PATH"] = "\(target)/bin:\(tools):\(path)"
    variables["XDG_CACHE_HOME"] = folder.path
    variables["PROJECT"] = "App"

    let workflow = try template("github", ".github/workflows/tinamou.yml", prefix: prefix, folder)
    let pipeline = try template("gitlab", ".gitlab-ci.yml", prefix: prefix, folder)
    for isChanged in [false, true] {
      if isChanged { try makeApplication(at: sources + "/App", texts: ["One", "Two", "Three", "Four "]) }
      // GitHub
      let parts = folder.appendingPathComponent("github-\(isChanged)/parts").path
      let shards = words(workflow["jobs"]?["verify"]?["strategy"]?["matrix"]?["shard"]).compactMap(Int.init)
      #expect(shards == [1, 2, 3, 4])
      for shard in shards {
        let expressions = ["matrix.shard": "\(shard)", "strategy.job-total": "\(shards.count)"]
        for step in try #require(workflow["jobs"]?["verify"]?["steps"]?.sequence) {
          if let command = step["run"]?.string {
            let result = try shell(
              try filled(command, expressions), in: sources,
              environment: variables.merging(try environment(step, expressions)) { $1 })
            #expect(result.status == 0, "\(result.text)")
          } else if step["uses"]?.string?.hasPrefix("actions/upload-artifact@") == true {
            let name = try filled(step["with"]?["path"]?.string ?? "", expressions)
            try manager.createDirectory(atPath: parts, withIntermediateDirectories: true)
            try manager.moveItem(atPath: "\(sources)/\(name)", toPath: "\(parts)/\(name)")
          }
        }
      }
      let clean = (parts as NSString).deletingLastPathComponent
      var statuses: [String: Int32] = [:]
      for step in try #require(workflow["jobs"]?["report"]?["steps"]?.sequence) {
        guard let command = step["run"]?.string else {
          if let path = step["with"]?["path"]?.string,
            step["uses"]?.string?.hasPrefix("actions/upload-artifact@") == true
          {
            #expect(manager.fileExists(atPath: "\(clean)/\(path)/index.html"))
          }
          continue
        }
        statuses[step["name"]?.string ?? ""] = try shell(command, in: clean, environment: variables).status
      }
      #expect(statuses == ["Merge the parts": isChanged ? 2 : 0, "Summarize": 0])
      let summary = try text("\(clean)/snapshot-report/summary.md")
      #expect(try text(variables["GITHUB_STEP_SUMMARY"]).hasSuffix(summary))
      #expect(summary.contains("| iphone-se-3.portrait.light | text |") == isChanged, "\(summary)")
      // What runs code of the change can write nothing.
      for (name, job) in try #require(workflow["jobs"]?.mapping)
      where !["comment", "pictures"].contains(name.string) {
        #expect(
          job["permissions"]?["contents"]?.string != "write" && job["permissions"]?["pull-requests"] == nil)
      }

      try picturesAreKept(try #require(workflow["jobs"]?["pictures"]), clean, folder, isChanged: isChanged)

      // GitLab
      let total = try #require(pipeline["snapshots"]?["parallel"]?.int)
      var own = variables
      // The cache is the home's, as in a container.
      own["XDG_CACHE_HOME"] = ""
      own["HOME"] = folder.appendingPathComponent("home").path
      own["CI_NODE_TOTAL"] = "\(total)"
      for (name, value) in [
        "TINAMOU_NOTES_TOKEN": "t", "CI_MERGE_REQUEST_IID": "7", "CI_API_V4_URL": "https://example.org",
        "CI_PROJECT_ID": "3", "CI_JOB_URL": "https://example.org/jobs/5",
      ] {
        own[name] = value
      }
      let clean2 = folder.appendingPathComponent("gitlab-\(isChanged)").path
      try manager.createDirectory(atPath: clean2, withIntermediateDirectories: true)
      for index in 1...total {
        own["CI_NODE_INDEX"] = "\(index)"
        let lines = ["before_script", "script", "after_script"].flatMap { words(pipeline["snapshots"]?[$0]) }
        let result = try shell(lines.joined(separator: "\n"), in: sources, environment: own)
        #expect(result.status == 0, "\(result.text)")
        #expect(manager.fileExists(atPath: sources + "/.cache/tinamou/projects"))
        try manager.moveItem(atPath: "\(sources)/blob-\(index)", toPath: "\(clean2)/blob-\(index)")
      }
      let job = try #require(pipeline["snapshot-report"])
      let merged = try shell(
        words(job["script"]).joined(separator: "\n"), in: clean2,
        environment: own)
      #expect(merged.status == (isChanged ? 2 : 0), "\(merged.text)")
      let after = try shell(
        words(job["after_script"]).joined(separator: "\n"), in: clean2,
        environment: own)
      #expect(after.status == 0 && after.text.contains(summary), "\(after.text)")
      #expect(try text(folder.path + "/told").hasSuffix("/projects/3/merge_requests/7/notes\n"))
      let picture = "https://example.org/jobs/5/artifacts/raw/snapshot-report/pictures/four/"
      #expect(try text("\(clean2)/note.md").contains(picture) == isChanged)
      let junit = try #require(job["artifacts"]?["reports"]?["junit"]?.string)
      #expect(try text("\(clean2)/\(junit)").contains("<testsuite"))
    }
  }

  /// The job that may write contents runs none of the change's code, and puts pictures into a branch.
  private func picturesAreKept(_ job: Node, _ folder: String, _ home: URL, isChanged: Bool) throws {
    let steps = try #require(job["steps"]?.sequence)
    #expect(steps.allSatisfy { $0["uses"]?.string?.hasPrefix("actions/checkout") != true })
    let commands = steps.compactMap { $0["run"]?.string }
    #expect(commands.count == 1)
    let command = commands.first ?? "false"
    let repository = home.appendingPathComponent("kept.git").path
    _ = try shell("git init --quiet --bare '\(repository)'", in: home.path)
    let output = home.appendingPathComponent("pictures-output").path
    try Data().write(to: URL(fileURLWithPath: output))
    let result = try shell(
      command, in: folder,
      environment: [
        "GITHUB_SERVER_URL": home.path, "GITHUB_REPOSITORY": "kept.git", "BRANCH": "pictures", "NUMBER": "7",
        "TOKEN": "t", "GITHUB_OUTPUT": output,
      ])
    #expect(result.status == 0, "\(result.text)")
    #expect(try text(output).hasPrefix("address=\(home.path)/kept.git/raw/") == isChanged)
    guard isChanged else { return }
    let kept = try shell("git -C '\(repository)' ls-tree -r --name-only pictures", in: home.path)
    #expect(
      kept.text.contains("7/pictures/four/iphone-se-3.portrait.light.actual.png\n"), "\(kept.text)")
  }

  /// Returns what `init` writes for a service.
  private func template(_ service: String, _ path: String, prefix: String, _ folder: URL) throws -> Node {
    let place = folder.appendingPathComponent("init-\(service)").path
    try FileManager.default.createDirectory(
      atPath: place + "/App.xcodeproj", withIntermediateDirectories: true)
    let result = try shell("'\(prefix)/bin/tinamou' init --ci \(service)", in: place)
    #expect(result.status == 0 && result.text.hasPrefix(path + "\n"), "\(result.text)")
    return try #require(try compose(yaml: try text("\(place)/\(path)")))
  }

  /// The variables of a step.
  private func environment(_ step: Node, _ values: [String: String]) throws -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in step["env"]?.mapping ?? [:] {
      result[name.string ?? ""] = try filled(value.string ?? "", values)
    }
    return result
  }

  func yaml(_ path: String) throws -> Node {
    let text = try text("\(root.path)/\(path)")
    return try #require(try compose(yaml: text))
  }

  /// The texts of a list.
  private func words(_ node: Node?) -> [String] { (node?.sequence ?? []).compactMap(\.string) }

  func text(_ path: String?) throws -> String {
    try String(contentsOfFile: path ?? "", encoding: .utf8)
  }

  /// A command with the values of its expressions, all of which must be known.
  private func filled(_ command: String, _ values: [String: String]) throws -> String {
    var result = command
    for (name, value) in values { result = result.replacingOccurrences(of: "${{ \(name) }}", with: value) }
    #expect(!result.contains("${{"), "\(result)")
    return result
  }
}
