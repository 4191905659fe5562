import DeviceModels
import Simulator
import Testing
import TinamouLint
import UIKit

/// Findings in tests.
@MainActor
@Suite struct AssertNoFindingsTests {
  /// A label at the safe area, whose text is one line.
  final class LineController: UIViewController {
    private let text: String

    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -16),
      ])
    }
  }

  private let long = String(repeating: "a long text ", count: 10)

  @Test func aDevicesFindingsAreThoseOfItsConfiguration() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    phone.show(LineController("OK"))
    #expect(phone.findings(.textTruncated).isEmpty)
    phone.show(LineController(long))
    let findings = phone.findings(.textTruncated)
    #expect(findings.count == 1 && findings.first?.rule == .textTruncated)
    #expect(phone.findings(.conflict).isEmpty)
  }

  @Test func aScreenWithoutDefectsPasses() {
    assertNoFindings(of: LineController("OK"), matrix: .quick)
  }

  @Test func aDefectIsAnIssueWithItsAdvice() {
    withKnownIssue {
      assertNoFindings(of: LineController(long), matrix: .quick, rules: [.textTruncated])
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("[text-truncated]") && text.contains("set numberOfLines to 0")
    }
  }

  @Test func notesDoNotFailByThemselves() throws {
    let findings = try lint({ LineController(long) }, matrix: .quick, rules: [.textTruncated])
    #expect(findings.count == 1 && findings[0].occurrences.count > 6)
    assertNoFindings(of: LineController(long), rules: [.fixedTextBox], level: .note)
  }
}
