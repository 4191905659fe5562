import Foundation
import ScreenRequests
import ScreenSession
import Testing

@testable import TinamouCLI

extension ScreenRequest {
  /// The request that the arguments of a command describe.
  @MainActor static func described(by arguments: [String]) throws -> ScreenRequest {
    let command = try RootCommand.parseAsRoot(arguments)
    return try #require(command as? any ScreenCommand).request()
  }
}

/// The request that options and files describe.
@MainActor @Suite struct ScreenRequestTests {
  /// The options of commands on screens, with values other than the defaults.
  private static let options: [String: [String]] = [
    "--device": ["iphone-se-3", "iPad (10th generation)"], "--devices-file": ["own.json"],
    "--orientation": ["landscape"], "--appearance": ["dark"], "--text-size": ["xs", "ax5"],
    "--direction": ["rtl"], "--language": ["fr", "pt-BR"], "--ios": ["26"], "--design": ["compatibility"],
    "--scale": ["2"],
    "--status-bar": [], "--font": ["/a.ttf"], "--machine-fonts": [], "--responses": ["a.har"],
    "--record-responses": ["b.har"], "--grant": ["camera,photos"], "--location": ["-33.86,151.21"],
    "--region": ["CH"], "--date": ["2026-01-09"], "--settle": ["0.5"],
  ]
  /// The options of commands on screens that have no place in `tinamou.yml`.
  private static let notInFile: Set = ["--record-responses"]

  /// The names of the options that a group of options has.
  private func names(_ help: String) -> Set<String> {
    Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }.filter { Self.options[$0] != nil })
  }

  private func arguments(_ name: String) -> [String] {
    let values = Self.options[name] ?? []
    return values.isEmpty ? [name] : values.map { "\(name)=\($0)" }
  }

  /// Whatever is chosen survives the way to another process.
  @Test func requestsAreTheSameAsJSON() throws {
    let plain = try ScreenRequest.described(by: ["render"])
    for name in Self.options.keys.sorted() {
      let request = try ScreenRequest.described(by: ["render", "Form"] + arguments(name))
      #expect(request != plain, "\(name) changes nothing")
      #expect(ScreenRequest(argument: request.json) == request, "\(name)")
      let order = ApplicationOrder(request, .forked(ApplicationOrder.Forks()))
      #expect(ApplicationOrder(arguments: order.arguments) == order, "\(name)")
      // A choice wins over that of a file, and is kept where the file says nothing.
      #expect(request.completed(by: plain) == request, "\(name)")
      let completed = plain.completed(by: request)
      #expect(completed == request, "\(name)")
    }
  }

  /// Parts of arguments end between characters.
  @Test func longOrdersAreDivided() throws {
    var request = ScreenRequest(.snapshots(SnapshotResultChoice()))
    request.screens = (0..<20_000).map { "Größe \($0) 👩‍👩‍👧" }
    let order = ApplicationOrder(request, .own)
    #expect(order.arguments.count > 5 && order.arguments.allSatisfy { $0.utf8.count <= 100_000 })
    #expect(ApplicationOrder(arguments: order.arguments) == order)
    #expect(ApplicationOrder(arguments: ["render"]) == nil)
  }

  /// Every command on screens has every option for devices, settings and conditions.
  @Test(arguments: ["render", "frames", "gallery", "preview", "run", "serve", "call"])
  func commandsHaveAllOptions(command: String) throws {
    let help = try Tool().run("help", command).text
    #expect(names(help) == Set(Self.options.keys), "\(command)")
  }

  @Test(arguments: ["record", "verify", "prune"])
  func commandsOnSnapshotsHaveAllOptions(command: String) throws {
    let help = try Tool().run("help", "snapshots", command).text
    #expect(names(help) == Set(Self.options.keys), "\(command)")
  }

  /// Every option can be set in `tinamou.yml`, where lists have names in the plural.
  @Test func filesHaveAllOptions() {
    let known = Set(ProjectFileReader.keys + ProjectFileReader.settings)
    for name in Self.options.keys where !Self.notInFile.contains(name) {
      let key = String(name.dropFirst(2))
      #expect(
        [key, key + "s", key == "devices-file" ? "devices-files" : key].contains { known.contains($0) },
        "\(name)")
    }
  }

  /// The table of options has every option.
  @Test func theDocumentationHasAllOptions() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Tinamou.docc/CommandLine.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `--") }.map {
      $0.split(separator: "|").first ?? ""
    }
    #expect(names(rows.joined(separator: " ")) == Set(Self.options.keys))
  }

  /// Agents have every option as a parameter of `open`, or in its `options`.
  @Test func agentsHaveAllOptions() {
    let own = AgentTool.open.parameters.map { $0.name.replacingOccurrences(of: "_", with: "-") }
    for name in Self.options.keys {
      let key = String(name.dropFirst(2))
      #expect(own.contains(key) != AgentTool.options.contains(key), "\(name)")
    }
  }

  /// A call adds to what the server was started with, and takes nothing of it away.
  @Test func callsAddToTheOptionsOfBuilds() throws {
    let tools = AgentTools(
      project: nil, limits: [], build: ["--scheme=A", "--target=T"], patience: 1, buildsProjects: true)
    let plain = SessionRequest(method: "build", arguments: [:])
    let lenient = SessionRequest(method: "build", arguments: ["lenient": .bool(true)])
    #expect(try tools.builds(plain) == ["--scheme=A", "--target=T"])
    #expect(try tools.builds(lenient) == ["--scheme=A", "--target=T", "--lenient"])
    #expect(try tools.builds(plain, ofTests: true) == ["--target=T"])
    let strict = AgentTools(
      project: nil, limits: [], build: ["--strict"], patience: 1, buildsProjects: true)
    #expect(try strict.builds(lenient) == ["--lenient"] && strict.builds(plain) == ["--strict"])
    let open = AgentTools(
      project: nil, limits: [], build: ["--lenient"], patience: 1, buildsProjects: true)
    #expect(try open.builds(plain) == ["--lenient"] && open.builds(lenient) == ["--lenient"])
  }

  /// Values that cannot be are told before anything is drawn.
  @Test func wrongRequestsOfPagesAreRefused() {
    var configuration = PageConfiguration()
    configuration.textSizes = ["huge"]
    #expect(throws: SessionFailure.self) { try configuration.request(.session) }
    configuration.textSizes = []
    configuration.appearances = ["dim"]
    #expect(throws: SessionFailure.self) { try configuration.request(.session) }
    configuration.appearances = ["dark", "light", "dark"]
    configuration.languages = ["en; rm"]
    #expect(throws: SessionFailure.self) { try configuration.request(.session) }
    configuration.languages = ["en"]
    #expect((try? configuration.request(.session))?.settings.appearance == .both)
  }
}
