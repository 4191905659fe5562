import Foundation
import ScreenSession
import Simulator
import Testing
import UIKit

@testable import TinamouCLI

/// Visits that `run` plays on screens of an executable.
@MainActor @Suite struct VisitCommandTests {
  /// Two buttons of one title, a field, a label that shows the field's text, and a long scroll view.
  private final class Page: UIViewController, UITextFieldDelegate {
    private let label = UILabel()
    private let field = UITextField()
    private var taps = 0

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      field.placeholder = "Email"
      field.borderStyle = .roundedRect
      let first = UIButton(type: .system, primaryAction: UIAction(title: "Add") { [self] _ in add(1) })
      let second = UIButton(type: .system, primaryAction: UIAction(title: "Add") { [self] _ in add(10) })
      second.accessibilityIdentifier = "add-ten"
      let bad = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Conflict") { [self] _ in
          label.widthAnchor.constraint(equalToConstant: 50).isActive = true
          label.widthAnchor.constraint(equalToConstant: 60).isActive = true
        })
      label.text = "0"
      for (index, row) in [field, first, second, bad, label].enumerated() {
        row.frame = CGRect(x: 20, y: 80 + index * 50, width: 300, height: 44)
        view.addSubview(row)
      }
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 290),
      ])
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 340, width: 375, height: 200))
      scroll.contentSize = CGSize(width: 375, height: 3000)
      let end = UILabel(frame: CGRect(x: 20, y: 2900, width: 300, height: 40))
      end.text = "The end"
      scroll.addSubview(end)
      view.addSubview(scroll)
    }

    private func add(_ number: Int) {
      taps += number
      label.text = "\(field.text ?? "")\(taps)"
    }
  }

  private func tool(_ visit: String) throws -> Tool {
    var tool = try Tool()
    tool.screens = [Screen("Page") { Page() }, Screen("Other") { GoodController() }]
    try Data(visit.utf8).write(to: URL(fileURLWithPath: tool.path("visit.json")))
    return tool
  }

  private func run(_ tool: Tool, _ options: String...) -> Tool.Result {
    tool.run(
      ["run", "--script", tool.path("visit.json"), "--scale", "0.2", "-o", tool.path("out")] + options)
  }

  @Test func stepsNameTheirTargets() throws {
    let tool = try tool(
      """
      [{"type": "me", "into": "Email"}, {"tap": {"role": "button", "label": "Add", "index": 0}}, {"expect": "me1"},
       {"tap": "add-ten", "count": 2}, {"expect": "me21"}, {"type": "you", "into": "Email", "clear": true},
       {"tap": {"identifier": "add-ten"}}, {"expect": {"label": "you31"}}, {"scroll": "down", "until": "The end"},
       {"wait": 0.5}, {"expect": "The end"}, {"rotate": "landscape"}, {"tap": [100, 152]}, {"expect": "you32"}]
      """)
    let result = run(tool, "--device", "iphone-se-3", "--ios", "17")
    #expect(result.status == .success, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.path("out")).sorted()
    #expect(names.count == 15 && names[0] == "00-launch.png" && names[9] == "09-scroll.png")
    #expect(result.lines == names.map { tool.path("out") + "/" + $0 })
  }

  @Test(arguments: [
    (#"[{"tap": {"role": "button", "label": "Add"}}]"#, "2 elements have label \"Add\", role \"button\""),
    (#"[{"tap": {"role": "slider"}}]"#, "no element with role \"slider\" is on the screen"),
    (#"[{"expect": "Add"}, {"expect": "The end"}]"#, "visit.json: step 2: \"The end\" is not on the screen"),
    // Whole texts are expected.
    (#"[{"expect": "Conf"}]"#, "step 1: \"Conf\" is not on the screen"),
    (#"[{"type": "x"}]"#, "step 1: nothing on the screen takes typing"),
  ])
  func failingStepsAreFindings(visit: String, message: String) throws {
    let result = run(try tool(visit))
    #expect(result.status == .findings && result.errors.contains(message), "\(result.errors)")
  }

  /// Wrong steps are told with their numbers before anything is shown.
  @Test(arguments: [
    (#"[{"tap": "Add"}, {"tapp": "Add"}]"#, "step 2: not a step: tapp; did you mean \"tap\"?"),
    (#"[{"tap": {"rol": "button"}}]"#, "step 1: a target has no \"rol\""),
    (#"[{"tap": {}}]"#, "step 1: a target has no role, identifier, label or value"),
    (#"[{"tap": "Add", "counts": 2}]"#, "step 1: tap has no member \"counts\"; it has: count"),
    (#"[{"tap": true}]"#, "step 1: the target of tap is "), (#"[3]"#, "step 1: a step is "),
    (#"{"tap": "Add"}"#, "is not a JSON array of objects"),
    (#"[{"rotate": "upwards"}]"#, "step 1: rotate goes to portrait or landscape"),
  ])
  func wrongStepsAreUsageErrors(visit: String, message: String) throws {
    let tool = try tool(visit)
    let result = run(tool)
    #expect(result.status == .usage && result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: tool.path("out")))
  }

  /// With several choices the visit is played in each, and a folder has its pictures.
  @Test func visitsArePlayedInEachConfiguration() throws {
    let tool = try tool(#"[{"tap": "add-ten"}]"#)
    let result = run(tool, "--device", "iphone-se-3", "--device", "iphone-15", "--appearance", "both")
    #expect(result.status == .success, "\(result.errors)")
    let folders = try FileManager.default.contentsOfDirectory(atPath: tool.path("out")).sorted()
    #expect(
      folders == [
        "iphone-15.portrait", "iphone-15.portrait.dark", "iphone-se-3.portrait", "iphone-se-3.portrait.dark",
      ])
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: tool.path("out/" + folder))
      #expect(names.sorted() == ["00-launch.png", "01-tap.png"])
    }
  }

  /// Conflicts are told once, at the step where they appear.
  @Test func conflictsAreFindingsOfTheirStep() throws {
    let tool = try tool(#"[{"tap": "add-ten"}, {"tap": "Conflict"}, {"tap": "add-ten"}]"#)
    let result = run(tool)
    #expect(result.status == .findings)
    let lines = result.errors.split(separator: "\n").filter { $0.contains(": conflict: ") }
    #expect(lines.count == 1 && lines[0].contains("step 2"), "\(result.errors)")
  }

  /// Items and buttons of the system have a name although they show a symbol; an application's name goes first.
  private final class Symbols: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))

    override func viewDidLoad() {
      func item(_ system: UIBarButtonItem.SystemItem, _ text: String) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: system, primaryAction: UIAction { [label] _ in label.text = text })
      }
      let named = item(.trash, "thrown away")
      named.accessibilityLabel = "Throw away"
      let identified = item(.refresh, "again")
      identified.accessibilityIdentifier = "again-button"
      navigationItem.rightBarButtonItems = [item(.add, "added"), named]
      navigationItem.leftBarButtonItem = identified
      let info = UIButton(type: .detailDisclosure, primaryAction: nil)
      info.frame = CGRect(x: 20, y: 200, width: 44, height: 44)
      info.addAction(UIAction { [label] _ in label.text = "informed" }, for: .touchUpInside)
      view.addSubview(info)
      view.addSubview(label)
    }
  }

  @Test func systemItemsHaveNames() throws {
    var tool = try Tool()
    tool.screens = [Screen("Symbols") { UINavigationController(rootViewController: Symbols()) }]
    try Data(
      """
      [{"tap": "Add"}, {"expect": "added"}, {"tap": "Throw away"}, {"expect": "thrown away"}, {"tap": "Refresh"},
       {"expect": "again"}, {"tap": "More Info"}, {"expect": "informed"}, {"tap": "again-button"}, {"expect": "again"}]
      """.utf8
    ).write(to: URL(fileURLWithPath: tool.path("visit.json")))
    for system in ["18", "26"] {
      let result = run(tool, "--ios", system)
      #expect(result.status == .success, "\(result.errors)")
    }
    try Data(#"[{"tap": "Delete"}]"#.utf8).write(to: URL(fileURLWithPath: tool.path("visit.json")))
    #expect(run(tool).errors.contains("\"Delete\" is not on the screen"))
  }

  @Test func visitsAreOfTheScreenThatIsNamed() throws {
    let tool = try tool(#"[{"expect": "square"}]"#)
    #expect(run(tool).status == .findings)
    #expect(run(tool, "Other").status == .success)
    let several = run(tool, "Page", "Other")
    #expect(several.status == .usage && several.errors.contains("on one screen; 2 are named"))
    let missing = run(tool, "Nothing")
    #expect(missing.status == .usage && missing.errors.contains("no screen is called"))
  }

  /// Agents pass the same steps.
  @Test func actTakesSteps() throws {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iphone-se-3"))
    device.show(Page())
    let session = ScreenSession(device: device, screen: "Page", screens: [])
    func act(_ steps: String) throws -> SessionAnswer {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(steps.utf8))
      return session.answer(SessionRequest(method: "act", arguments: ["steps": value]))
    }
    let answer = try act(#"[{"tap": "add-ten"}, {"expect": "10"}]"#)
    #expect(answer.isFailure != true && answer.text.contains("10"), "\(answer.text)")
    // None is performed if one is wrong.
    let wrong = try act(#"[{"tap": "add-ten"}, {"tap": false}]"#)
    #expect(wrong.isFailure == true && wrong.text.contains("step 2: "))
    #expect(try act(#"[{"expect": "10"}]"#).isFailure != true)
  }
}
