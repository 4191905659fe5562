import Foundation
import ScreenRequests
import TestSupport
import Testing

@testable import TinamouCLI

/// `tinamou.yml` beside a project: what is wrong with it is told by line and column, before anything is built.
@Suite struct ProjectFileTests {
  private let scratch: TemporaryDirectory
  private let project: String

  init() throws {
    scratch = try TemporaryDirectory()
    project = scratch.url.appendingPathComponent("App").path
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    try Data("import UIKit\n".utf8).write(to: URL(fileURLWithPath: project + "/App.swift"))
  }

  private func run(_ text: String, _ arguments: [String] = ["render"], name: String = "tinamou.yml") throws
    -> Binary.Result
  {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(project)/\(name)"))
    return try Binary(name: "tinamou").run(
      more: arguments + [project], environment: ["XDG_CACHE_HOME": scratch.url.path])
  }

  @Test(arguments: [
    ("devcies: [iphone-15]\n", "1:1: there is no key \"devcies\"; did you mean \"devices\"?"),
    ("settings:\n  colour: red\n", "2:3: there is no key \"colour\"; there are date, design, fonts"),
    ("devices: [iphone-15, iphone-99]\n", "1:22: no device is called \"iphone-99\""),
    ("# a comment\norientations: sideways\n", "2:15: the values are portrait, landscape, both"),
    ("text-sizes:\n  - large\n  - huge\n", "3:5: the text sizes are xs, s, m"),
    ("languages: [no, \"*\"]\n", "1:17: a tag such as fr or pt-BR is expected here"),
    ("settings:\n  ios: 12\n", "2:8: the versions of iOS that are known are 15, 16, 17, 18, 26"),
    ("settings:\n  scale: many\n", "2:10: the scale is a number from 0.1 to 16"),
    ("settings:\n  status-bar: maybe\n", "2:15: true or false is expected here"),
    ("settings:\n  location: [95, 2]\n", "2:13: --location takes two numbers of degrees"),
    ("settings:\n  fonts: /etc/passwd\n", "2:10: paths are relative to the folder of this file"),
    ("settings:\n  responses: ../../etc\n", "2:14: "),
    ("gallery:\n  scale: 2\n", "2:3: there is no key \"scale\""),
    ("devices: a\ndevices: b\n", "1:1: the key \"devices\" is there twice"),
    ("a: &a [x, x]\n", "1:4: anchors and aliases are not read"),
    ("devices: [a\nb: c\n", "is not YAML: "), ("- a\n- b\n", "1:1: keys with values are expected here"),
    ("screens: {a: b}\n", "1:10: a value or a list of values is expected here"),
    (String(repeating: "[", count: 100_000), "is not YAML: "),
  ])
  func whatIsWrongIsToldAtItsPlace(text: String, message: String) throws {
    let result = try run(text)
    #expect(result.status == 64)
    #expect(result.errors.contains("\(project)/tinamou.yml:"), "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ["frames"], ["gallery"], ["snapshots", "record"], ["snapshots", "verify"], ["snapshots", "prune"],
  ])
  func eachCommandReadsTheFile(arguments: [String]) throws {
    let result = try run("nonsense: 1\n", arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("tinamou.yml:1:1: there is no key \"nonsense\""), "\(result.errors)")
  }

  /// Files that version control and tools keep for themselves are no files of a project.
  @Test(arguments: [
    ("settings:\n  responses: .git/logs/HEAD\n", "2:14: the file is hidden"),
    ("settings:\n  responses: linked\n", "2:14: the file is hidden"),
    ("settings:\n  fonts: [.fonts/a.ttf]\n", "2:11: the file is hidden"),
    ("devices-files: .devices.json\n", "1:16: the file is hidden"),
    ("settings:\n  fonts: outside\n", "2:10: the file is outside of this file's folder"),
  ])
  func hiddenFilesAreNotRead(text: String, message: String) throws {
    for name in [".git/logs/HEAD", ".fonts/a.ttf", ".devices.json"] {
      let file = URL(fileURLWithPath: "\(project)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("https://user:password@example.org".utf8).write(to: file)
    }
    try Data().write(to: scratch.url.appendingPathComponent("outside"))
    for (link, target) in [("linked", ".git/logs/HEAD"), ("outside", "../outside")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(project)/\(link)", withDestinationPath: target)
    }
    let result = try run(text)
    #expect(result.status == 64)
    #expect(result.errors.contains("tinamou.yml:\(message)"), "\(result.errors)")
    #expect(!result.errors.contains("password"))
  }

  /// Messages about a file quote it: one of somebody else's is not quoted.
  @Test func aLinkToAFileElsewhereIsNotRead() throws {
    let secret = scratch.url.appendingPathComponent("credentials").path
    try Data("secret_key: hunter2\n".utf8).write(to: URL(fileURLWithPath: secret))
    try FileManager.default.createSymbolicLink(
      atPath: project + "/tinamou.yml", withDestinationPath: secret)
    let result = try Binary(name: "tinamou").run(
      "render", project, environment: ["XDG_CACHE_HOME": scratch.url.path])
    #expect(result.status == 64)
    #expect(
      result.errors.contains("tinamou.yml: is not read: it lies outside of the project"), "\(result.errors)")
    #expect(!result.errors.contains("secret_key"))
  }

  @Test func anotherEndingIsNotReadSilently() throws {
    let result = try run("devices: iphone-15\n", name: "tinamou.yaml")
    #expect(result.status == 64)
    #expect(result.errors.contains("tinamou.yaml: is not read; its name must be tinamou.yml"))
  }

  /// Returns the choices that a command has of a value.
  private func choices(
    _ pairs: [(String, ProjectFile.Value.Content)],
    for result: ScreenResult = .pictures(PictureResult(output: "."))
  ) throws -> ProjectFile.Choices {
    try ProjectFile(
      Self.value(.table(pairs.map { (Self.value(.text($0)), Self.value($1)) })), path: "f",
      isHidden: { $0.hasPrefix(".") }
    )
    .choices(for: result)
  }

  private static func value(_ content: ProjectFile.Value.Content) -> ProjectFile.Value {
    ProjectFile.Value(content, line: 1, column: 1)
  }
  private static func list(_ texts: String...) -> ProjectFile.Value.Content {
    .list(texts.map { value(.text($0)) })
  }
  private static func table(_ key: String, _ content: ProjectFile.Value.Content) -> ProjectFile.Value.Content
  {
    .table([(value(.text(key)), value(content))])
  }

  @MainActor @Test func theCommandLineWins() throws {
    let choices = try choices([
      ("devices", Self.list("iphone-8", "iphone-se-3")), ("appearances", Self.list("light", "dark")),
      ("text-sizes", Self.list("l", "ax3")), ("languages", Self.list("ar", "no")),
      ("settings", Self.table("scale", .text("2"))),
    ])
    let all = try ScreenRequest.described(by: ["render"]).completed(by: choices.request)
    #expect(all.devices.names == ["iphone-8", "iphone-se-3"])
    let request = try ScreenRequest.described(
      by: ["render", "--device=iphone-15", "--appearance=light", "--language=de"]
    ).completed(by: choices.request)
    #expect(request.devices.names == ["iphone-15"])
    let settings = request.settings
    #expect(settings.appearance == .light)
    #expect(settings.languages == ["de"])
    #expect(settings.textSizes.map(\.shortName) == ["l", "ax3"])
    #expect(settings.scale == 2)
    // 2 sizes in one language and one appearance.
    #expect(request.configurations(on: [nil], orientation: .portrait).count == 2)
    // 2 appearances, sizes and languages; Arabic is laid out from right to left.
    let each = all.configurations(on: [nil], orientation: .portrait).map(\.settings)
    #expect(each.count == 8)
    #expect(each.allSatisfy { ($0.language == "ar") == ($0.layoutDirection == .rightToLeft) })
    #expect(try all.snapshotConfigurations(areDocuments: false).count == 16)
  }

  /// A tool of projects beside which there is a file.
  private struct Projects: ProjectTool {
    let file: ProjectFile
    func isProject(_ name: String) -> Bool { true }
    func file(besideProject path: String) throws -> ProjectFile? { file }
    func run(_ call: ProjectCall, console: Console) throws -> TinamouCLI.ExitStatus { .success }
  }

  /// Every command on screens takes what the file says, `run` and sessions of agents, too.
  @MainActor @Test(arguments: ["render", "run --script=visit.json", "session", "gallery", "frames"])
  func everyCommandTakesTheFile(command: String) throws {
    let pairs: [(String, ProjectFile.Value.Content)] = [
      ("scheme", .text("Own")), ("devices", .text("iphone-8")),
      ("settings", Self.table("ios", .text("17"))),
      ("run", Self.table("languages", .text("fr"))),
    ]
    let file = try ProjectFile(
      Self.value(.table(pairs.map { (Self.value(.text($0)), Self.value($1)) })), path: "f",
      isHidden: { _ in false })
    let request = try ScreenRequest.described(by: command.split(separator: " ").map(String.init))
    let (completed, options) = try Projects(file: file).completed(
      request, ProjectOptions.parse([]), besideProject: "p")
    #expect(completed.settings.ios == 17 && completed.devices.names == ["iphone-8"])
    #expect(options.scheme == "Own")
    #expect(completed.settings.languages == (command.hasPrefix("run") ? ["fr"] : []))
  }

  @Test func aCommandHasItsOwnBeforeTheCommonOnes() throws {
    let pairs: [(String, ProjectFile.Value.Content)] = [
      ("devices", .text("iphone-8")), ("orientations", .text("landscape")),
      ("snapshots", Self.table("devices", Self.list("iphone-15", "ipad-air-11-m3"))),
    ]
    #expect(try choices(pairs).request.devices.names == ["iphone-8"])
    let own = try choices(pairs, for: .snapshots(SnapshotResultChoice())).request
    #expect(own.devices.names == ["iphone-15", "ipad-air-11-m3"])
    #expect(own.settings.orientation == .landscape)
  }

  /// The schema has the keys that are read, and their values.
  @Test func theSchemaSaysTheSame() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Documentation/tinamou.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(ProjectFileReader.keys + ProjectFile.commands))
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    func keys(_ name: String) -> Set<String> {
      Set((definitions[name]?["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(keys("command") == Set(ProjectFileReader.keys))
    #expect(keys("settings") == Set(ProjectFileReader.settings))
    let sizes = definitions["textSize"]?["enum"] as? [String]
    #expect(sizes == TextSize.allValueStrings)
    let systems =
      (definitions["settings"]?["properties"] as? [String: [String: Any]])?["ios"]?["enum"] as? [Int]
    #expect(systems == SettingsChoice.systems)
  }
}
