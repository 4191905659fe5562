import Foundation
import TestSupport
import Testing
import UIKit

@testable import TinamouSnapshots

/// A title, a button some points below it, and two lines below that.
final class CardController: UIViewController {
  let gap: CGFloat
  let word: String
  let button = UIButton(type: .system)
  let titleLabel = UILabel()

  init(gap: CGFloat = 16, word: String = "Welcome") {
    self.gap = gap
    self.word = word
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    titleLabel.text = word
    button.setTitle("Continue", for: .normal)
    let terms = UILabel()
    terms.text = "Terms"
    let version = UILabel()
    version.text = "Version 3"
    var above: UIView?
    for line in [titleLabel, button, terms, version] {
      line.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(line)
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      if let above {
        line.topAnchor.constraint(equalTo: above.bottomAnchor, constant: line === button ? gap : 10)
          .isActive =
          true
      } else {
        line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      }
      above = line
    }
  }
}

/// A view of 40 x 30 points with a label in it.
@MainActor
func badge(_ text: String = "7", color: UIColor = .red) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  view.backgroundColor = color
  let label = UILabel(frame: CGRect(x: 4, y: 5, width: 32, height: 20))
  label.text = text
  view.addSubview(label)
  return view
}

extension TemporaryDirectory {
  /// The files of a snapshot of a test file in the folder.
  func files(_ test: String = "test", name: String = "1", ending: String = "png") -> SnapshotFiles {
    SnapshotFiles(
      testFile: path + "/SomeTests.swift", testName: test, name: name, configuration: nil,
      pathExtension: ending)
  }
}

/// Gives the files of failures a folder that is removed after the suite.
struct OwnFailures: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = try TemporaryDirectory("failures")
    try await SnapshotFiles.$scopedFailures.withValue(folder.path) { try await function() }
  }
}

extension Trait where Self == OwnFailures {
  static var ownFailures: Self { Self() }
}
