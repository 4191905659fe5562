import CoreGraphics
import Foundation
import ParityProbe
import Simulator
import TestSupport
import Testing
import TinamouParity
import UIKit
import ViewDescriptions

@testable import ParityComparison
@testable import TinamouCLI

/// The file that records on iOS, here on this UIKit, and the command that compares its recordings.
@MainActor
@Suite(.serialized) struct RecorderTests {
  /// A form whose one constant can be another.
  private final class LoginController: UIViewController {
    private let spacing: CGFloat

    init(spacing: CGFloat = 12) {
      self.spacing = spacing
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      let title = UILabel()
      title.text = "Log in"
      title.font = .preferredFont(forTextStyle: .title1)
      let field = UITextField()
      field.placeholder = "Password"
      field.borderStyle = .roundedRect
      let button = UIButton(configuration: .filled())
      button.setTitle("Continue", for: .normal)
      button.accessibilityIdentifier = "continue"
      let stack = UIStackView(arrangedSubviews: [title, field, UISwitch(), button])
      (stack.axis, stack.spacing, stack.alignment) = (.vertical, spacing, .leading)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      ])
    }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory("parity") }

  /// Records screens as tests on an iPhone do.
  private func record(
    _ entries: [(name: String, make: () -> UIViewController)], settling: TimeInterval = 0,
    appearance: UIUserInterfaceStyle = .unspecified
  ) throws -> [URL] {
    try ProcessState.preserving {
      let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
      let options = TinamouParity.Options(folder: directory.url, appearance: appearance, settling: settling)
      let paths = try entries.map { try TinamouParity.record($0.name, options: options, $0.make) }
      withExtendedLifetime(device) {}
      return paths
    }
  }

  private func compare(_ arguments: String..., in folder: String? = nil, screens: [Screen]) -> Tool {
    let output = Tool()
    let console = Console(output: { output.add(data: $0) }, errorOutput: { output.add(error: $0) })
    output.status = ProcessState.preserving {
      Tinamou.run(["parity", folder ?? directory.path] + arguments, screens: screens, console: console)
    }
    return output
  }

  /// Unchecked: everything is under the lock.
  private final class Tool: @unchecked Sendable {
    private let lock = NSLock()
    private var data = Data()
    private(set) var errors = ""
    var status = ExitStatus.internalError

    var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }

    func add(data new: Data) { lock.withLock { data.append(new) } }
    func add(error new: String) { lock.withLock { errors += new } }

    var report: ParityReport {
      get throws { try JSONDecoder().decode(ParityReport.self, from: Data(text.utf8)) }
    }
  }

  @Test func aRecordingComparedWithItselfHasNoDifferences() throws {
    let paths = try record([("Log in", { LoginController() })])
    #expect(paths.map(\.lastPathComponent) == ["log-in.json"])
    let result = compare("--format", "json", "--pictures", screens: [Screen("Log in") { LoginController() }])
    #expect(result.status == .success, "\(result.text)\(result.errors)")
    let report = try result.report
    #expect(report.isEqual && report.views >= 7 && report.withinPixel == report.views)
    #expect(report.pixelShare == 1 && report.causes.isEmpty && report.similarity == 1)
    // The window is the screen's, whose views are all compared.
    let recording = try ParityRecording(recording: Data(contentsOf: paths[0]))
    #expect(recording.views.first?.windowFrame == [0, 0, 393, 852])
    #expect(recording.views.contains { $0.text == "Log in" && $0.font?.size == 28 })
    #expect(recording.views.contains { $0.identifier == "continue" })
    #expect(recording.recording?.controller == "LoginController")
    // Others read it as what `frames --json` prints.
    let described = try JSONDecoder().decode(ScreenDescription.self, from: Data(contentsOf: paths[0]))
    #expect(described.views.map(\.class) == recording.views.map(\.class) && described.screen == "Log in")
  }

  @Test func oneOtherConstantIsNamed() throws {
    _ = try record([("Log in", { LoginController() })])
    let screens = [Screen("Log in") { LoginController(spacing: 16) }]
    let result = compare(screens: screens)
    #expect(result.status == .differences, "\(result.text)\(result.errors)")
    // The field, the switch and the button are 4, 8 and 12 points lower; the stack view is taller.
    #expect(
      result.text.contains("[layout] UITextField \"Password\" is 4 points lower here"), "\(result.text)")
    #expect(result.text.contains("UISwitch is 8 points lower here"), "\(result.text)")
    #expect(result.text.contains("% of "), "\(result.text)")
    // The screen is also found by the class of its controller, which its name can be.
    let renamed = [Screen("LoginController") { LoginController(spacing: 16) }]
    #expect(compare(screens: renamed).text == result.text)
    #expect(compare("--threshold", "25", screens: screens).status == .success, "\(result.text)")
    #expect(compare("--threshold", "99", screens: screens).status == .differences)
  }

  @Test func settingsAreThoseOfTheRecording() throws {
    let paths = try record([("Log in", { LoginController() })], appearance: .dark)
    #expect(paths.map(\.lastPathComponent) == ["log-in.dark.json"])
    let screen = Screen("Log in") {
      let controller = LoginController()
      controller.title = controller.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      return controller
    }
    let result = compare("--pictures", "--format", "json", screens: [screen])
    #expect(result.status == .success, "\(result.text)\(result.errors)")
    #expect(try result.report.screens.first?.settings == ["appearance": "dark"])
    #expect(try result.report.similarity == 1)
  }

  /// A picture can show a part of the window, as one that was made elsewhere.
  @Test func aPictureOfAPartIsComparedWithThatPart() throws {
    let path = try record([("Log in", { LoginController() })])[0]
    let file = path.deletingPathExtension().appendingPathExtension("png")
    let whole = try CGImage.decode(Data(contentsOf: file))
    let area = CGRect(x: 0, y: 60, width: 393, height: 300)
    let pixels = CGRect(x: 0, y: 180, width: 1179, height: 900)
    try #require(whole.cropping(to: pixels)?.pngData()).write(to: file)
    func similarity(at y: Double) throws -> Double? {
      var recording = try #require(
        JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any])
      var circumstances = try #require(recording["recording"] as? [String: Any])
      circumstances["pictureArea"] = [area.minX, y, area.width, area.height]
      recording["recording"] = circumstances
      try JSONSerialization.data(withJSONObject: recording).write(to: path)
      let result = compare(
        "--pictures", "--format", "json", screens: [Screen("Log in") { LoginController() }])
      return try result.report.similarity
    }
    #expect(try similarity(at: area.minY) == 1)
    #expect(try #require(try similarity(at: area.minY + 40)) < 0.9)
  }

  /// Every control, bar, style of list, sheet, alert and style of text.
  @Test func theProbeComparedWithItselfHasNoDifferences() throws {
    let all = ProbeScreens().all
    #expect(all.count >= 36)
    _ = try record(all.map { ($0.name, $0.make) }, settling: 0.5)
    let result = compare("--format", "json", screens: all.map { Screen($0.name, $0.make) })
    let report = try result.report
    #expect(report.screens.count == all.count && report.problems.isEmpty)
    for screen in report.screens {
      #expect(
        screen.isEqual && screen.further == 0,
        "\(screen.screen): \(screen.problem ?? "") \(screen.causes.map(\.sentence)) \(screen.attributes)")
    }
    #expect(result.status == .success, "\(result.errors)")
  }

  /// Whatever recordings are there: each can be read, and its screen is one of the probe.
  @Test func recordingsOfTheRepositoryAreCompared() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent("Parity/Recordings").path
    let folder = try #require(RecordingFolder(path: path))
    #expect(folder.problems == [] && folder.pictures.map(\.path) == [])
    guard !folder.entries.isEmpty else { return }
    let result = compare(
      "--format", "json", in: path, screens: ProbeScreens().all.map { Screen($0.name, $0.make) })
    for screen in try result.report.screens {
      #expect(screen.problem == nil && screen.views > 0, "\(screen.recording): \(screen.problem ?? "")")
    }
  }

  @Test func whatCannotBeComparedIsNamed() throws {
    _ = try record([("Log in", { LoginController() }), ("Gone", { UIViewController() })])
    try Data("{".utf8).write(to: directory.url.appendingPathComponent("damaged.json"))
    let result = compare(screens: [Screen("Log in") { LoginController() }])
    #expect(result.status == .differences)
    #expect(result.text.contains("damaged.json: is damaged: it is no JSON\n"), "\(result.text)")
    #expect(
      result.text.contains(": there is no screen \"Gone\" or \"UIViewController\" here\n"), "\(result.text)")
    try FileManager.default.removeItem(at: directory.url.appendingPathComponent("iphone-15-26.0/log-in.png"))
    let one = compare("--screen", "log IN", screens: [Screen("Log in") { LoginController() }])
    #expect(!one.text.contains("Gone") && one.text.contains("in 1 of 1 recordings"), "\(one.text)")
  }

  @Test func wrongUseIsTold() throws {
    _ = try record([("Log in", { LoginController() })])
    let screens = [Screen("Log in") { LoginController() }]
    #expect(compare("--screen", "Other", screens: screens).status == .usage)
    #expect(compare("--threshold", "101", screens: screens).status == .usage)
    #expect(compare("--device", "iPhone 99", screens: screens).status == .usage)
    let page = directory.url.appendingPathComponent("missing/report.html").path
    let file = directory.url.appendingPathComponent("report.html").path
    #expect(compare("-o", file, screens: screens).status == .success)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Log in on iPhone"))
    try Data().write(to: directory.url.appendingPathComponent("missing"))
    #expect(compare("--format", "html", "-o", page, screens: screens).status == .internalError)
  }

  /// A name that has no letter is no file.
  @Test func namesOfScreensAreChecked() throws {
    #expect(throws: TinamouParity.Failure.self) { try record([("../", { UIViewController() })]) }
    let paths = try record([("../../Log in", { LoginController() })])
    #expect(paths[0].deletingLastPathComponent().deletingLastPathComponent().path == directory.path)
  }
}
