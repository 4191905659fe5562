import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// Two devices of different models, versions of iOS, languages and settings in one process, used in random turns: each looks as it does
/// alone.
@MainActor @Suite struct TwoDevicesHistoryTests {
  /// A list in a navigation controller with a field, a switch, a date, an alert, and animations.
  private final class Page: UITableViewController {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    private var rows = 3
    private var isOn = false
    private var asks = 0

    init(title: String) {
      super.init(style: .insetGrouped)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      navigationItem.titleView = field
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [unowned self] _ in insert() })
    }

    private func insert() {
      rows += 1
      conflict()
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    /// Adds a label whose constraints conflict, of which the console hears, and exchanges it by a transition.
    private func conflict() {
      let label = UILabel()
      label.text = "\(rows)"
      label.backgroundColor = .systemRed
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: CGFloat(rows)),
        label.widthAnchor.constraint(equalToConstant: CGFloat(rows + 10)),
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      let transition = CATransition()
      transition.duration = 0.5
      tableView.layer.add(transition, forKey: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      let traits = traitCollection
      cell.textLabel?.text = "\(field.text ?? "") \(indexPath.row)"
      cell.textLabel?.font = .preferredFont(forTextStyle: .body)
      cell.detailTextLabel?.text =
        "\(UIDevice.current.systemVersion) \(traits.userInterfaceStyle.rawValue) \(UIScreen.main.bounds.width)"
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.addAction(
        UIAction { [unowned self] _ in
          isOn.toggle()
          UIView.animate(withDuration: 0.4) { self.tableView.backgroundColor = .secondarySystemBackground }
        }, for: .valueChanged)
      cell.accessoryView = toggle
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if indexPath.row % 2 == 0 {
        navigationController?.pushViewController(Page(title: "Page \(indexPath.row)"), animated: true)
        return
      }
      asks += 1
      let alert = UIAlertController(title: "Alert", message: "\(asks)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  /// A device with its history: what its user does, and how it looks after each step.
  @MainActor private struct History {
    let device: VirtualDevice
    private var random: SplitMix
    private(set) var looks: [String] = []

    init(_ name: String, _ settings: DeviceSettings, seed: UInt64) throws {
      device = VirtualDevice(try DeviceCatalog.standard.device(named: name), settings: settings)
      random = SplitMix(seed: seed)
      device.show(UINavigationController(rootViewController: Page(title: name)))
      try look("shown")
    }

    mutating func step() throws {
      let size = device.device.size(in: device.interfaceOrientation)
      let point = CGPoint(
        x: CGFloat.random(in: 0..<size.width, using: &random),
        y: CGFloat.random(in: 0..<size.height, using: &random))
      let kind = Int.random(in: 0..<9, using: &random)
      switch kind {
      case 0: device.tap(at: CGPoint(x: size.width - 30, y: 70))
      case 1: device.typeText("a\(kind)")
      case 2: device.rotate(to: device.interfaceOrientation == .portrait ? .landscape : .portrait)
      case 3: device.advance(by: Double.random(in: 0..<0.3, using: &random))
      case 4: device.scroll(at: point, by: CGVector(dx: 0, dy: 30))
      case 5: device.tap(at: CGPoint(x: size.width / 2, y: 70))
      default: device.tap(at: point)
      }
      try look("\(kind) \(Int(point.x)) \(Int(point.y))")
    }

    private mutating func look(_ step: String) throws {
      let picture = try device.picture(.png, scale: 0.25)
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in picture { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      let keyboard = device.keyboardFrame.map { "\($0)" } ?? ""
      let messages = device.messages.map { $0.replacing(/0x[0-9a-f]+/, with: "0x") }
      looks.append(
        """
        \(step): \(hash) \(device.interfaceOrientation) \(keyboard)
        \(device.report().tree)
        \(messages.joined(separator: "\n"))
        """)
    }
  }

  private struct Choice {
    let name: String
    let settings: DeviceSettings
  }

  private func choice(_ random: inout SplitMix) -> Choice {
    let names = ["iphone-se-3", "iphone-15", "iphone-8", "ipad-air-11-m3", "iphone-16-pro-max"]
    var settings = DeviceSettings(
      orientation: Bool.random(using: &random) ? .portrait : .landscape,
      appearance: Bool.random(using: &random) ? .light : .dark,
      textSize: [.large, .extraSmall, .accessibilityMedium].randomElement(using: &random) ?? .large,
      language: ["en", "de", "ar", nil].randomElement(using: &random) ?? nil,
      system: [15, 16, 17, 18, 26].randomElement(using: &random) ?? 18)
    if settings.language == "ar" { settings.layoutDirection = .rightToLeft }
    return Choice(name: names.randomElement(using: &random) ?? "iphone-15", settings: settings)
  }

  @Test(arguments: 0..<6)
  func eachLooksAsItDoesAlone(seed: Int) throws {
    try ProcessState.preserving {
      var random = SplitMix(seed: UInt64(seed) + 1)
      let choices = [choice(&random), choice(&random)]
      @MainActor func history(_ index: Int) throws -> History {
        try History(
          choices[index].name, choices[index].settings, seed: UInt64(seed * 2 + index) + 77)
      }
      let steps = 14
      let alone = try [0, 1].map { index in
        var history = try history(index)
        for _ in 0..<steps { try history.step() }
        return history.looks
      }
      var together = [try history(0), try history(1)]
      while together.contains(where: { $0.looks.count <= steps }) {
        let index = Int.random(in: 0...1, using: &random)
        if together[index].looks.count <= steps { try together[index].step() }
      }
      for index in 0...1 {
        let differing = zip(alone[index], together[index].looks).first { $0 != $1 }
        #expect(
          differing == nil,
          "seed \(seed), \(choices[index].name): \(differing.map { "\($0)\n\nbeside another device:\n\($1)" } ?? "")"
        )
      }
    }
  }
}
