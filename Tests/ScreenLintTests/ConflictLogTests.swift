import ScreenLint
import Simulator
import Testing
import UIKit
import UIKitCore

/// Conflicts that are told in words as they appear, as tests of projects have them.
@MainActor @Suite struct ConflictLogTests {
  /// A tool that passes conflicts on.
  private final class Tool: ToolHost {
    var onConflicts: (UIView) -> Void = { _ in }
    var isApplication: Bool { false }
    var makeOrigin: (@MainActor () -> ConstraintOrigin?)?
    var leftOut: [String] { [] }
    func willShow(_ screen: String) {}
    func conflictsAppeared(in root: UIView) { onConflicts(root) }
  }

  /// Returns what is written while a closure runs.
  private func lines(_ body: () throws -> Void) throws -> [String] {
    var lines: [String] = []
    try ProcessState.preserving {
      let former = ToolHosts.current
      defer { ToolHosts.current = former }
      let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
      let log = ConflictLog(on: device) { lines.append($0) }
      let tool = Tool()
      tool.onConflicts = { log.tell(in: $0) }
      ToolHosts.current = tool
      LayoutLog.collector = { _ in }
      try body()
    }
    return lines
  }

  /// A view without a window, as unit tests lay out, with a button of a title and a width that contradict each other.
  private func form(_ title: String, widths: [CGFloat]) -> UIView {
    let form = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(button)
    NSLayoutConstraint.activate(widths.map { button.widthAnchor.constraint(equalToConstant: $0) })
    return form
  }

  @Test func aConflictIsToldOnceInWords() throws {
    let found = try lines {
      let form = form("Continue", widths: [200, 300])
      form.layoutIfNeeded()
      form.setNeedsLayout()
      form.layoutIfNeeded()
      // The same in another view says nothing new.
      self.form("Continue", widths: [200, 300]).layoutIfNeeded()
      // Nor do the same constraints of other texts, as in the cells of a list.
      self.form("Cancel", widths: [200, 300]).layoutIfNeeded()
    }
    #expect(found.count == 1)
    let text = try #require(found.first)
    #expect(
      text.hasPrefix("conflict: The width of \"Continue\"") && text.contains(" cannot be both "), "\(text)")
    #expect(text.contains("200") && text.contains("300") && text.contains("\n  lower "), "\(text)")
  }

  @Test func layoutsWithoutConflictsSayNothing() throws {
    #expect(try lines { form("Continue", widths: [200]).layoutIfNeeded() } == [])
  }

  @Test func manyAreNotAllExplained() throws {
    let found = try lines {
      for number in 0..<ConflictLog.limit + 5 {
        form("Row \(number)", widths: [100, 200 + CGFloat(number)]).layoutIfNeeded()
      }
    }
    #expect(found.count == ConflictLog.limit + 1)
    #expect(found.last == "conflict: more than \(ConflictLog.limit); further ones are not explained")
  }
}
