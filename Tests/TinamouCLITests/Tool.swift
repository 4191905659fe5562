import Foundation
import TestSupport
import UIKit

@testable import TinamouCLI

/// Runs the tool in this process with screens of the tests.
@MainActor
struct Tool {
  struct Result {
    let status: ExitStatus
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  var screens: [Screen] = [Screen("Good one") { GoodController() }]
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  init(screens: [Screen], directory: TemporaryDirectory) {
    self.screens = screens
    self.directory = directory
  }

  /// A path in the test's directory.
  func path(_ name: String) -> String { directory.url.appendingPathComponent(name).path }

  func run(_ arguments: String...) -> Result { run(arguments) }

  func run(_ arguments: [String]) -> Result {
    var arguments = arguments
    // Suites beside this one have work on other queues of the process, which is none of these screens': they do not wait for it.
    let isOfScreens = !arguments.contains {
      $0.hasPrefix("--settle") || $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
    }
    if ["render", "gallery", "frames", "run"].contains(arguments.first), isOfScreens {
      arguments.insert("--settle=0", at: 1)
    }
    let output = Collector()
    let console = Console(output: { output.add(data: $0) }, errorOutput: { output.add(error: $0) })
    // Commands leave the device that they showed last, as they end with their process.
    let status = ProcessState.preserving {
      Tinamou.run(arguments, screens: screens, console: console)
    }
    return Result(status: status, output: output.data, errors: output.errors)
  }

  /// Unchecked: everything is under the lock.
  private final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var data = Data()
    private(set) var errors = ""

    func add(data new: Data) { lock.withLock { data.append(new) } }
    func add(error new: String) { lock.withLock { errors += new } }
  }
}

/// A square of 100 points at the safe area's top left corner.
final class GoodController: UIViewController {
  override func viewDidLoad() {
    let square = UIView()
    square.accessibilityIdentifier = "square"
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    NSLayoutConstraint.activate([
      square.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      square.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      square.widthAnchor.constraint(equalToConstant: 100),
      square.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// A view with two widths.
final class ConflictController: UIViewController {
  override func viewDidLoad() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A text that is longer than its label.
final class CutController: UIViewController {
  override func viewDidLoad() {
    let label = UILabel()
    label.text = "A text that is far too long for its label"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// A view whose horizontal position is open.
final class AmbiguousController: UIViewController {
  override func viewDidLoad() {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
  }
}
