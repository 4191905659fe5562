import Foundation
import TinamouCLI
import UIKit

/// A label with a text.
final class TextViewController: UIViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// The number of screens that were made in this process.
var count = 0

/// A screen that tells how many were made before it.
@MainActor func counted(_ name: String) -> Screen {
  Screen(name) {
    count += 1
    return TextViewController("\(name), \(count)")
  }
}

/// A text that is made while another thread waits for it.
enum Slow {
  static let text: String = {
    Thread { if !Slow.text.isEmpty { isRead.signal() } }.start()
    usleep(100_000)
    return "Made once"
  }()
  static let isRead = DispatchSemaphore(value: 0)
}

/// A screen that is shown once, and hangs when it is shown again.
@MainActor func hanging() -> Screen {
  Screen("Hang") {
    count += 1
    while count > 1 { sleep(1) }
    return TextViewController("Hang")
  }
}

/// Only the tests that end a screen which hangs ask for one.
let more = ProcessInfo.processInfo.environment["TINAMOU_TEST_HANG"] == nil ? [] : [hanging()]

// Screens of which some end the process that draws them, for tests of what becomes of the others.
await Tinamou.main(
  screens: more + [
    counted("First"),
    Screen("Stop") { fatalError("no data") },
    counted("Second"),
    Screen("Exit") { exit(7) },
    counted("Third"),
    Screen("Threads") {
      let text = Slow.text
      // For later pictures, too.
      Slow.isRead.wait()
      Slow.isRead.signal()
      return TextViewController(text)
    },
  ])
