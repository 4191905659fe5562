import Foundation
import ScreenRequests
import Simulator
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI

/// The screens of two states of a project, of which a stand-in for the tool of projects tells.
@MainActor @Suite struct ProjectPairsTests {
  /// A screen as an application shows it.
  struct Shown {
    var name: String
    var origin: ScreenOrigin?
    /// The distance of a title from the top, in points; `nil` for a screen that ends its process.
    var top: CGFloat?
    var isLate = false

    init(_ name: String, top: CGFloat?, scene: ScreenOrigin.Scene? = nil) {
      (self.name, self.top) = (name, top)
      origin = scene.map { ScreenOrigin(.scene, $0.storyboard, scene: $0) }
    }
  }

  /// Collects what is written to standard output.
  private final class Lines: Sendable {
    let data = Mutex(Data())

    @Sendable func add(_ more: Data) { data.withLock { $0 += more } }
  }

  private struct Refusal: ToolFailure {
    let description: String
    let status: TinamouCLI.ExitStatus
  }

  /// Tells of screens by the names of the states' folders.
  private struct Projects: ProjectTool {
    var states: [String: [Shown]]
    var further = Data()

    func isProject(_ name: String) -> Bool { states[(name as NSString).lastPathComponent] != nil }
    func file(besideProject path: String) throws -> ProjectFile? { nil }

    func run(_ call: ProjectCall, console: Console) throws -> TinamouCLI.ExitStatus {
      var shown = states[(call.path as NSString).lastPathComponent] ?? []
      guard !shown.isEmpty else {
        throw Refusal(
          description: "\(call.path)/A.swift:3:1: error: no such module\nmore", status: .buildFailed)
      }
      if !call.request.screens.isEmpty {
        for name in call.request.screens where !shown.contains(where: { $0.name == name }) {
          try call.heard?(.unknown(name))
          throw Refusal(description: "there is no screen", status: .usage)
        }
        shown.removeAll { !call.request.screens.contains($0.name) }
      }
      let origins = shown.reduce(into: [:]) { $0[$1.name] = $1.origin }
      try call.heard?(.screens(shown.map(\.name), origins: origins, request: call.request))
      for one in shown {
        guard let top = one.top else {
          let reason = "the application crashed: Fatal error: no data\n  at \(call.path)/A.swift:7:2"
          try call.heard?(.failure(of: one.name, reason: reason, isLate: one.isLate))
          continue
        }
        try call.heard?(.data(of: one.name, try data(of: one.name, top: top, call.request) + further))
      }
      return .success
    }

    @MainActor private func data(of name: String, top: CGFloat, _ request: ScreenRequest) throws -> Data {
      let lines = Lines()
      let screen = Screen(name) { TitleController(top: top) }
      var own = request
      (own.screens, own.controllers) = ([name], [])
      let run = ScreenRun(
        own, screens: [screen],
        console: Console(output: lines.add, errorOutput: { _ in }))
      _ = try ProcessState.preserving { try run.printStates() }
      return lines.data.withLock { $0 }
    }
  }

  /// A title at the left edge, which a button is below.
  private final class TitleController: UIViewController {
    let top: CGFloat
    let heading = UILabel()

    init(top: CGFloat) {
      self.top = top
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .white
      heading.text = "Title"
      heading.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(heading)
      let box = UIView()
      box.backgroundColor = .red
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: top),
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
        box.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
  }

  private func compare(
    _ tool: Projects, screens: [String] = [], report: inout DiffReport
  ) throws -> TinamouCLI.ExitStatus {
    var request = ScreenRequest(.states)
    request.devices.names = ["iphone-se-3"]
    // Suites beside this one have work on other queues, which these screens do not wait for.
    request.conditions.settle = 0
    (request.screens, request.controllers) = (screens, screens)
    let options = try ProjectOptions.parse([])
    let pairs = ProjectPairs(
      named: nil, request: request, options: options, confinement: .standard, keepsPictures: true, tool: tool,
      console: Console(output: { _ in }, errorOutput: { _ in }))
    return try pairs.compare(
      old: ProjectPairs.State(name: "v1") { "/a/old" }, new: ProjectPairs.State(name: "v2") { "/a/new" },
      report: &report)
  }

  private func report() -> DiffReport {
    DiffReport(old: "v1", new: "v2", configurations: ["iPhone SE (3rd generation), portrait"])
  }

  @Test func screensAreMatchedByNameAndViewsByText() throws {
    var report = report()
    let tool = Projects(states: [
      "old": [Shown("Form", top: 20), Shown("Same", top: 5), Shown("Away", top: 5)],
      "new": [Shown("Form", top: 32), Shown("Same", top: 5), Shown("Fresh", top: 5)],
    ])
    #expect(try compare(tool, report: &report) == .success)
    let scenes = try #require(report.documents.first).scenes
    #expect(scenes.map(\.name) == ["Form", "Fresh", "Away"])
    #expect(scenes.map(\.status) == [.changed, .added, .removed])
    #expect(
      scenes[0].changes.map(\.sentence) == [
        "\"Title\" moved 12 points down; 1 view below it followed",
        "constraint heading.top = view.safeArea.top + 20 is now heading.top = view.safeArea.top + 32",
      ])
    #expect(scenes.allSatisfy { $0.pictures.count == 1 })
    #expect(scenes[1].pictures[0].old == nil && scenes[1].pictures[0].new != nil)
    #expect(scenes[0].pictures[0].boxes.count >= 2)
    let text = try report.formatted(.text)
    #expect(text.hasPrefix("Screens of new\n  Form\n"), "\(text)")
    #expect(text.hasSuffix("3 screens look different: v1 to v2 on iPhone SE (3rd generation), portrait"))
    let decoded = try JSONDecoder().decode(DiffReport.self, from: Data(try report.formatted(.json).utf8))
    #expect(decoded.documents[0].kind == .project)
    #expect(decoded.documents[0].scenes[0].changes == scenes[0].changes)
  }

  @Test func screensThatFailInOneStateAreDifferences() throws {
    var report = report()
    var late = Shown("Slow", top: nil)
    late.isLate = true
    let tool = Projects(states: [
      "old": [
        Shown("Broken", top: 20), Shown("Mended", top: nil), Shown("Both", top: nil), Shown("Slow", top: 5),
      ],
      "new": [Shown("Broken", top: nil), Shown("Mended", top: 5), Shown("Both", top: nil), late],
    ])
    #expect(try compare(tool, report: &report) == .success)
    #expect(report.hasFailures)
    let scenes = try #require(report.documents.first).scenes
    #expect(
      scenes.map { $0.changes.map(\.sentence) } == [
        ["new error crash: Fatal error: no data at A.swift:7:2"],
        ["no longer crash: Fatal error: no data at A.swift:7:2"],
        ["new error timeout: Fatal error: no data at A.swift:7:2"],
      ])
    #expect(report.uncompared == ["Both: crash: Fatal error: no data at A.swift:7:2"])
    let text = try report.formatted(.text)
    #expect(text.contains("Not compared, since both states fail:\n  Both: crash"), "\(text)")
    #expect(text.contains("\n3 fail in one state only: v1 to v2"), "\(text)")
  }

  /// A scene that an application shows with its code is not told as a part of its document, too.
  @Test func scenesOfDocumentsAreToldOnce() throws {
    func scene(_ name: String, _ id: String) -> DiffReport.Scene {
      var scene = DiffReport.Scene(name: name, status: .changed)
      scene.id = id
      return scene
    }
    var report = report()
    report.documents = [
      DiffReport.Document(
        path: "App/Main.storyboard", status: .changed, scenes: [scene("A", "a1"), scene("B", "b1")]),
      DiffReport.Document(path: "App/Other.storyboard", status: .changed, scenes: [scene("C", "a1")]),
      DiffReport.Document(path: "App/Only.storyboard", status: .added, scenes: [scene("D", "d1")]),
    ]
    let shown = { (top: CGFloat?) in
      [
        Shown("Main A", top: top, scene: .init(storyboard: "Main", controller: "a1")),
        Shown("Main B", top: nil, scene: .init(storyboard: "Main", controller: "b1")),
        Shown("Only D", top: top, scene: .init(storyboard: "Only", controller: "d1")),
      ]
    }
    _ = try compare(Projects(states: ["old": shown(5), "new": shown(5)]), report: &report)
    let text = try report.formatted(.text)
    #expect(
      report.documents.map { [$0.path] + $0.scenes.map(\.name) } == [
        ["App/Main.storyboard", "B"], ["App/Other.storyboard", "C"],
      ], "\(text)")
  }

  @Test func namedScreensMayBeOfOneState() throws {
    var report = report()
    let tool = Projects(states: [
      "old": [Shown("Form", top: 20), Shown("Left", top: 5)],
      "new": [Shown("Form", top: 32), Shown("Fresh", top: 5)],
    ])
    #expect(try compare(tool, screens: ["Form", "Fresh"], report: &report) == .success)
    #expect(report.documents.first?.scenes.map(\.name) == ["Form", "Fresh"])
  }

  @Test func aStateThatCannotBeBuiltIsNamed() throws {
    for (old, new, name) in [([], [Shown("A", top: 5)], "v1"), ([Shown("A", top: 5)], [], "v2")] {
      var report = report()
      #expect(try compare(Projects(states: ["old": old, "new": new]), report: &report) == .buildFailed)
      let document = try #require(report.documents.first)
      #expect(document.status == .unreadable && report.documents.count == 1)
      #expect(
        document.problem == "its screens cannot be shown at \(name): A.swift:3:1: error: no such module")
      #expect(try report.formatted(.text).contains("\n1 project cannot be compared: v1 to v2"))
    }
  }

  /// The code of a screen can write lines, too.
  @Test func linesThatAreNoStatesAreNotTaken() throws {
    var report = report()
    let plain = [Shown("Form", top: 20)]
    let lines = """
      {"screen":"form","configuration":0}
      {"screen":"other","configuration":0,"names":[],"styles":[],"constraints":[],"picture":"AAAA"}
      words

      """
    let tool = Projects(states: ["old": plain, "new": plain], further: Data(lines.utf8))
    #expect(try compare(tool, report: &report) == .success)
    let text = try report.formatted(.text)
    #expect(report.isEmpty && report.uncompared.isEmpty, "\(text)")
  }

  @Test func damagedStatesAreRefused() throws {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iphone-se-3"))
    device.show(TitleController(top: 20))
    let line = try #require(
      StateLine(try ScreenState(of: device, screen: "Form"), of: "form", configuration: 0))
    #expect(line.checked != nil)
    var damaged = line
    damaged.picture = Data([1, 2, 3])
    #expect(damaged.checked == nil)
    damaged = line
    damaged.record.views[0].frame = [.infinity, 0, 0, 0]
    #expect(damaged.checked == nil)
    damaged = line
    damaged.names.removeLast()
    #expect(damaged.checked?.names == [] && damaged.checked?.styles == [])
    // Constraints of views that there are not.
    damaged = line
    damaged.record.views.removeLast(line.record.views.count - 1)
    #expect(damaged.checked?.constraints == [] && !line.constraints.isEmpty)
  }
}
