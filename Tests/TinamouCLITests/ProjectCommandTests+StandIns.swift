import CoreGraphics
import Foundation
import Simulator
import Testing
import ViewDescriptions

@testable import TinamouCLI

/// Each module that stands in for a framework, in one application with a screen for each, so that one that ends its process costs its
/// own only.
extension ProjectCommandTests {
  /// The folders in `StandIns`: a new one without statements in `Tests/Programs/StandIns.txt` fails.
  static let standIns: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("StandIns")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test(arguments: standIns) func aStandInDrawsOrAnswersWhatIsExpected(name: String) throws {
    let drawn = try scratch.shared.standIns.value { try StandInScreens(in: scratch) }
    let program = try #require(drawn.programs[name], "Tests/Programs/StandIns.txt has nothing of \(name)")
    let screen = try #require(drawn.screens[name], "\(name) is not drawn: \(drawn.errors)")
    let views = screen.views.filter { $0.accessibility?.identifier == "standIn" }
    try #require(views.count == 1)
    if program.expected != "view" {
      #expect(views[0].text == program.expected)
    } else {
      #expect(views[0].text == nil)
      #expect(try drawn.colors(of: name) > 1, "\(name) draws nothing")
    }
  }

  @Test func everyProgramOfStandInsIsOfOne() throws {
    let names = try StandInScreens.programs(root).map(\.name)
    #expect(names.sorted() == Self.standIns)
    #expect(Self.standIns.count >= 80)
  }
}

/// The application whose screens use the modules, drawn once for all tests.
struct StandInScreens: Sendable {
  struct Program: Sendable {
    let name: String
    /// The text that the statements return; "view" for a view.
    let expected: String
    let statements: String
  }

  private(set) var programs: [String: Program] = [:]
  private(set) var screens: [String: ScreenDescription] = [:]
  private(set) var errors = ""
  private var pictures: [String: Data] = [:]

  static func programs(_ root: URL) throws -> [Program] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Tests/Programs/StandIns.txt"), encoding: .utf8)
    return try text.components(separatedBy: "\n=== ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let head = try #require(lines.first?.firstRange(of: ": "))
      return Program(
        name: String(part[..<head.lowerBound]), expected: String(lines[0][head.upperBound...]),
        statements: String(lines[1]))
    }
  }

  init(in scratch: ProjectScratch) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let project = scratch.url.appendingPathComponent("StandIns")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: project.appendingPathComponent(name + ".swift"))
    }
    try write(
      """
      import UIKit

      \(ApplicationSource.delegate(showing: "UIViewController"))

      /// Shows a view, a controller, or the description of another value.
      final class Shown: UIViewController {
        private let make: () throws -> Any
        init(_ make: @escaping () throws -> Any) {
          self.make = make
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          view.backgroundColor = .white
          let shown: UIView
          do {
            let value = try make()
            if let controller = value as? UIViewController {
              addChild(controller)
              shown = controller.view
            } else if let made = value as? UIView {
              shown = made
            } else {
              let label = UILabel()
              label.text = "\\(value)"
              shown = label
            }
          } catch {
            let label = UILabel()
            label.text = "error: \\(error)"
            shown = label
          }
          shown.accessibilityIdentifier = "standIn"
          shown.frame = CGRect(x: 20, y: 100, width: 300, height: 100)
          view.addSubview(shown)
          children.first?.didMove(toParent: self)
        }
      }

      """, "Shown")
    for program in try Self.programs(root) {
      programs[program.name] = program
      // Overlays are imported with the two modules of their names.
      let parts = program.name.split(separator: "_").map(String.init)
      let folder = root.appendingPathComponent("StandIns/\(program.name)").path
      let isOverlay = FileManager.default.fileExists(atPath: "\(folder)/\(parts.last ?? "").swiftoverlay")
      try write(
        """
        import Foundation
        import UIKit
        \((isOverlay ? parts : [program.name]).map { "import " + $0 }.joined(separator: "\n"))

        @MainActor func use\(program.name)() throws -> Any {
        \(program.statements)
        }

        #Preview("\(program.name)") { Shown(use\(program.name)) }

        """, "Use" + program.name)
    }
    let pictures = scratch.url.appendingPathComponent("pictures").path
    func run(_ arguments: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        more: arguments + ["--device", "iphone-se-3", "--strict"],
        environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let frames = try run("frames", project.path, "--json")
    errors = frames.errors
    for line in frames.text.split(separator: "\n") {
      let screen = try JSONDecoder().decode(ScreenDescription.self, from: Data(line.utf8))
      screens[screen.screen ?? ""] = screen
    }
    let rendered = try run("render", project.path, "-o", pictures, "--scale", "1")
    errors += rendered.errors
    for (name, program) in programs where program.expected == "view" {
      let path = "\(pictures)/\(Screen.slug(of: name)).iphone-se-3.portrait.png"
      self.pictures[name] = FileManager.default.contents(atPath: path)
    }
  }

  /// The number of colours in the frame of the view of a stand-in.
  func colors(of name: String) throws -> Int {
    let picture = try CGImage.decode(try #require(pictures[name], "\(name) has no picture: \(errors)"))
    var found: Set<[Int]> = []
    for y in 100..<200 {
      for x in 20..<320 {
        let pixel = picture.pixel(x: x, y: y)
        found.insert([Int(pixel.red), Int(pixel.green), Int(pixel.blue)])
      }
    }
    return found.count
  }
}
