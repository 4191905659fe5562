import Foundation
import ScreenRequests
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI

/// The configurations that references are kept in.
@MainActor @Suite struct SnapshotMatrixTests {
  var tool: Tool

  init() throws {
    tool = try Tool()
    tool.screens = ["One", "Two"].map { name in Screen(name) { UIViewController() } }
  }

  private func snapshots(_ command: String, _ further: String...) -> Tool.Result {
    tool.run(
      ["snapshots", command, "--in-process", "--settle", "0", "--references", tool.path("refs")] + further
        + (command == "verify" ? ["--report", tool.path("report")] : []))
  }

  private func ids() throws -> [String] {
    try SnapshotResults(folder: UserFolder(named: tool.path("report"))).results.map(\.id)
  }

  private func names() -> [String] {
    SnapshotStore(folder: tool.path("refs")).ids().map(\.description).sorted()
  }

  private func rename(_ old: String, to new: String) throws {
    for ending in ["png", "json"] {
      try FileManager.default.moveItem(
        atPath: tool.path("refs/\(old).\(ending)"), toPath: tool.path("refs/\(new).\(ending)"))
    }
  }

  /// A default that is said is the same as one that is not.
  @Test func aConfigurationHasOneName() {
    let defaults = snapshots("record", "--device", "iphone-se-3", "--scale", "1")
    #expect(defaults.lines.count == 2, "\(defaults.errors)")
    let said = snapshots(
      "record", "--device", "iPhone SE 3", "--scale", "1", "--text-size", "large", "--language", "en",
      "--direction", "ltr", "--ios", "26", "--appearance", "light", "--orientation", "portrait", "--design",
      "current")
    #expect(said.status == .success)
    #expect(said.lines.isEmpty, "\(said.lines)")
    #expect(names() == ["one/iphone-se-3.portrait.light", "two/iphone-se-3.portrait.light"])
    // The direction of a language is its default.
    #expect(
      snapshots("record", "One", "--scale", "1", "--language", "ar", "--direction", "rtl").lines.count == 1)
    #expect(names().contains("one/iphone-15.portrait.light.ar"))
    // Another design is another picture.
    #expect(
      snapshots("record", "One", "--scale", "1", "--design", "compatibility").lines
        == [tool.path("refs/one/iphone-15.portrait.light.compatibility.png")])
  }

  @Test func withoutOptionsTheWholeMatrixIsVerified() throws {
    _ = snapshots(
      "record", "--device", "iphone-se-3", "--device", "iphone-15", "--appearance", "both", "--scale", "1")
    _ = snapshots("record", "--device", "iphone-se-3", "--language", "fr", "--scale", "2")
    #expect(FileManager.default.fileExists(atPath: tool.path("refs/matrix.json")))
    let whole = snapshots("verify")
    #expect(whole.status == .success, "\(whole.errors)")
    #expect(whole.errors.hasPrefix("10 equal; the report is "), "\(whole.errors)")
    let part = snapshots("verify", "--device", "iphone-15", "--scale", "1")
    #expect(part.errors.hasPrefix("2 equal; the report is "), "\(part.errors)")
    #expect(snapshots("verify", "One").errors.hasPrefix("5 equal;"))
    // A screen that is new has no references in any of them.
    let store = SnapshotStore(folder: tool.path("refs"))
    try store.remove(try #require(SnapshotID("two/iphone-15.portrait.dark")))
    let missing = snapshots("verify")
    #expect(missing.status == .differences)
    #expect(
      missing.errors.contains("Two iphone-15.portrait.dark: there is no reference"), "\(missing.errors)")
    #expect(snapshots("record").lines.count == 1)
  }

  /// A configuration of one screen is not asked of the others.
  @Test func screensHaveConfigurationsOfTheirOwn() throws {
    _ = snapshots("record", "--device", "iphone-se-3", "--scale", "1")
    _ = snapshots("record", "One", "--device", "ipad-10", "--scale", "1")
    let result = snapshots("verify")
    #expect(result.status == .success, "\(result.errors)")
    #expect(try Set(ids()) == Set(names()))
    #expect(names().count == 3)
    // Recording anew asks no more of them, and a screen that was never recorded is not passed over.
    _ = snapshots("record")
    #expect(names().count == 3)
    try FileManager.default.removeItem(atPath: tool.path("refs/two"))
    try Data(
      "{\"configurations\": [{\"device\": \"ipad-10\", \"scale\": 1, \"screens\": [\"one\"]}], \"format\": 1}"
        .utf8
    )
    .write(to: URL(fileURLWithPath: tool.path("refs/matrix.json")))
    #expect(snapshots("verify").errors.contains("Two iphone-15.portrait.light: there is no reference"))
    _ = snapshots("record", "--device", "iphone-se-3", "--scale", "1")
    // Once it is one of all screens, it stays so.
    _ = snapshots("record", "--device", "ipad-10", "--scale", "1")
    _ = snapshots("record", "One", "--device", "ipad-10", "--scale", "1")
    #expect(snapshots("verify").errors.hasPrefix("4 equal;"))
  }

  /// References that were recorded before there was a matrix, under names that have defaults in them.
  @Test mutating func olderReferencesAreFound() throws {
    _ = snapshots("record", "--device", "iphone-se-3", "--appearance", "both")
    try FileManager.default.removeItem(atPath: tool.path("refs/matrix.json"))
    try rename("one/iphone-se-3.portrait.dark", to: "one/iphone-se-3.portrait.dark.l.ltr.en.ios26")
    let result = snapshots("verify")
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.errors.hasPrefix("4 equal;"), "\(result.errors)")
    #expect(!result.errors.contains("not drawn"))
    #expect(snapshots("prune").lines.isEmpty)
    #expect(names().contains("one/iphone-se-3.portrait.dark.l.ltr.en.ios26"))
    // Writing gives a reference its name.
    tool.screens[0] = Screen("One") {
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      return controller
    }
    func recorded() -> [String] { snapshots("record").lines.map { ($0 as NSString).lastPathComponent } }
    #expect(Set(recorded()) == ["iphone-se-3.portrait.light.png", "iphone-se-3.portrait.dark.png"])
    #expect(!names().contains("one/iphone-se-3.portrait.dark.l.ltr.en.ios26"))
    #expect(names().count == 4)
  }

  @Test mutating func onlyWhatNoScreenAndNoMatrixHasIsRemoved() throws {
    _ = snapshots("record", "--device", "iphone-se-3", "--appearance", "both", "--scale", "1")
    // Other options choose what is verified, and orphan nothing.
    let other = snapshots("verify", "--device", "iphone-se-3", "--text-size", "xl", "--scale", "1")
    #expect(other.status == .differences)
    #expect(!other.errors.contains("prune"), "\(other.errors)")
    #expect(snapshots("prune", "--text-size", "xl").lines.isEmpty)
    #expect(names().count == 4)
    tool.screens.removeLast()
    let gone = snapshots("prune", "--dry-run")
    #expect(gone.lines.count == 2 && gone.lines.allSatisfy { $0.contains("/two/") }, "\(gone.lines)")
    #expect(names().count == 4)
    #expect(snapshots("prune").lines == gone.lines)
    #expect(names() == ["one/iphone-se-3.portrait.dark", "one/iphone-se-3.portrait.light"])
    // A configuration goes when it is named.
    let near = snapshots("prune", "--drop", "iphone-se-3.portrait.drak")
    #expect(near.status == .usage && near.errors.contains("did you mean"), "\(near.errors)")
    let dropped = snapshots("prune", "--drop", "iphone-se-3.portrait.dark")
    #expect(dropped.lines == [tool.path("refs/one/iphone-se-3.portrait.dark.png")], "\(dropped.errors)")
    #expect(snapshots("verify").errors.hasPrefix("1 equal;"))
  }

  /// A change that looks the same everywhere is told once, with its configurations.
  @Test mutating func oneEditIsOneRow() throws {
    func label(_ top: CGFloat) -> Screen {
      Screen("One") {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 10, y: top, width: 100, height: 30))
        label.text = "Continue"
        controller.view.addSubview(label)
        return controller
      }
    }
    tool.screens = [label(20), Screen("Two") { UIViewController() }]
    _ = snapshots(
      "record", "--device", "iphone-se-3", "--device", "iphone-15", "--appearance", "both", "--scale", "1")
    tool.screens[0] = label(28)
    let result = snapshots("verify")
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.first == "error: One iphone-se-3.portrait.light and 3 more: \"Continue\" moved 8 points down",
      "\(lines)")
    #expect(lines.count == 3 && lines.last?.hasPrefix("4 equal, 4 different;") == true, "\(lines)")
    // The screen stands for all of its configurations.
    #expect(lines.count > 1 && lines[1].contains(" snapshots accept one --references "), "\(lines)")
    func text(_ file: String) throws -> String {
      try String(contentsOfFile: tool.path("report/\(file)"), encoding: .utf8)
    }
    let rows = try text("summary.md").split(separator: "\n").filter { $0.hasPrefix("| One |") }
    #expect(
      rows.count == 1 && rows.allSatisfy { $0.contains("iphone-se-3.portrait.light and 3 more") }, "\(rows)")
    let page = try text("index.html")
    #expect(page.components(separatedBy: "<article ").count == 2)
    #expect(page.components(separatedBy: "<figure ").count == 13, "three pictures in each configuration")
    #expect(page.contains("The same in 3 other configurations"))
    #expect(try text("junit.xml").contains("tests=\"8\" failures=\"4\""))
  }

  @Test func aMatrixThatCannotBeReadIsNamed() throws {
    _ = snapshots("record", "--device", "iphone-se-3", "--scale", "1")
    let path = tool.path("refs/matrix.json")
    let bad = [
      "{", "{\"format\": 2, \"configurations\": []}",
      "{\"format\": 1, \"configurations\": [{\"device\": \"../..\"}]}",
      "{\"format\": 1, \"configurations\": [{\"device\": \"iphone-15\", \"ios\": 99}]}",
      "{\"format\": 1, \"configurations\": [{\"device\": \"iphone-15\", \"screens\": [\"../a\"]}]}",
    ]
    for text in bad {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let result = snapshots("verify")
      #expect(
        result.status == .usage && result.errors.contains("matrix.json: it is damaged"), "\(result.errors)")
      #expect(snapshots("prune").status == .usage)
      #expect(snapshots("record").status == .usage)
    }
    try Data("{\"format\": 1, \"configurations\": [{\"device\": \"iphone-99\"}]}".utf8)
      .write(to: URL(fileURLWithPath: path))
    let unknown = snapshots("verify")
    #expect(unknown.status == .usage && unknown.errors.contains("iphone-99"), "\(unknown.errors)")
  }

  /// Every combination of choices has a name from which the same combination can be made.
  @Test func namesSayTheirConfiguration() {
    var count = 0
    for device in [nil, "iphone-15", "my.device"] {
      for orientation in [nil, OrientationChoice.portrait, .landscape] {
        for size in [nil, "xs", "ax5"] {
          for direction in [nil, Direction.rtl] {
            for language in [nil, "fr", "pt-BR"] {
              for ios in [nil, 17] {
                var one = SnapshotConfiguration()
                one.device = device
                one.orientation = orientation
                one.appearance = count % 2 == 0 ? .light : .dark
                one.textSize = size.flatMap { TextSize($0) }
                one.direction = direction
                one.language = language
                one.ios = ios
                if count % 3 == 0 { one.design = .compatibility }
                count += 1
                #expect(SnapshotConfiguration(name: one.name) == one, "\(one.name)")
              }
            }
          }
        }
      }
    }
    for name in [
      "", "light", "iphone-15", "iphone-15.portrait", "iphone-15.portrait.light.fr.de", "a.light.light",
    ] {
      #expect(SnapshotConfiguration(name: name) == nil, "\(name)")
    }
  }
}
