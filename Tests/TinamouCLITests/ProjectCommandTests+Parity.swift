import Foundation
import Testing

extension ProjectCommandTests {
  /// A recording of a screen with a label, at a distance from the top.
  private static func recording(_ screen: String, controller: String, y: Int) -> String {
    """
    {"format": 1, "screen": "\(screen)", "device": {"id": "iphone-15", "width": 393, "height": 852, "scale": 3},
     "settings": {"orientation": "portrait", "appearance": "light", "textSize": "UICTContentSizeCategoryL",
      "direction": "ltr", "ios": 17},
     "recording": {"version": 1, "system": "17.5", "controller": "\(controller)"},
     "views": [{"id": "UIWindow[1]", "class": "UIWindow", "depth": 0, "windowFrame": [0, 0, 393, 852]},
      {"id": "UIView[1]", "class": "UIView", "depth": 1, "windowFrame": [0, 0, 393, 852]},
      {"id": "UILabel[1]", "class": "UILabel", "depth": 2, "windowFrame": [20, \(y), 100, 30], "text": "Name"}]}
    """
  }

  /// Screens of a project are found by their names and by the classes of their controllers; what the application did not show has
  /// another reason than what is not there.
  @Test func screensOfAProjectAreComparedWithRecordings() throws {
    func write(_ text: String, _ name: String) throws {
      let url = scratch.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(
      """
      import UIKit
      final class GoodController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
          label.text = "Name"
          view.addSubview(label)
        }
      }
      final class BadController: UIViewController {
        override func viewDidLoad() { let none: [Int] = []; print(none[3]) }
      }
      #Preview("Named") { GoodController() }

      """, "App/App.swift")
    try write(Self.recording("Named", controller: "Other", y: 100), "same/named.json")
    try write(Self.recording("Log in", controller: "GoodController", y: 100), "same/log-in.json")
    func run(_ arguments: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "parity",
        more: arguments.map { $0.hasPrefix("-") ? $0 : scratch.url.appendingPathComponent($0).path },
        environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let same = try run("same", "App")
    #expect(same.status == 0, "\(same.text)\(same.errors)")
    #expect(
      same.text.hasSuffix("100.0 % of 6 views within a pixel, 100.0 % within a point, in 2 of 2 recordings\n")
    )

    try write(Self.recording("Named", controller: "Other", y: 94), "other/named.json")
    try write(Self.recording("Gone", controller: "Other", y: 94), "other/gone.json")
    let other = try run("other", "App")
    #expect(other.status == 2, "\(other.text)\(other.errors)")
    #expect(other.text.contains("  [layout] UILabel \"Name\" is 6 points lower here\n"), "\(other.text)")
    #expect(other.text.contains(#": there is no screen "Gone" or "Other" here"#), "\(other.text)")

    try write(Self.recording("BadController", controller: "BadController", y: 94), "other/bad.json")
    let crashed = try run("other", "App")
    #expect(crashed.status == 4, "\(crashed.text)\(crashed.errors)")
    #expect(
      crashed.text.contains(": the application ended, and has not shown \"BadController\"\n"),
      "\(crashed.text)")
    #expect(crashed.errors.contains("App.swift:"), "\(crashed.errors)")

    try write("import UIKit\nlet number: Int = \"one\"\n", "Broken/Broken.swift")
    let broken = try run("other", "Broken")
    #expect(broken.status == 3 && broken.text.isEmpty, "\(broken.text)\(broken.errors)")
    #expect(try run("missing", "App").status == 64)
  }
}
