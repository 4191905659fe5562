import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit
import ViewDescriptions

@testable import ScreenLint

/// Pictures that are drawn in processes of their own are compared by the facts that these tell.
@MainActor
@Suite struct LintDifferencesTests {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let title = UILabel()
      title.text = "Title"
      title.font = .systemFont(ofSize: 20)
      let text = UILabel()
      text.text = "Text"
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
      for (label, y) in [(title, 20.0), (text, 80)] {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: y).isActive = true
      }
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      text.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
    }
  }

  /// The facts of the page in a configuration, read from JSON as the facts of another process are.
  private func facts(_ settings: DeviceSettings) throws -> LintFacts.Screen {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"), settings: settings)
    device.show(Page())
    #expect(device.screenFindings(LintRules.layout).facts == nil)
    let facts = try #require(device.screenFindings(LintRules.layout, areCompared: true).facts)
    return try JSONDecoder().decode(LintFacts.Screen.self, from: JSONEncoder().encode(facts))
  }

  private static let usual = DeviceSettings()
  private static let large = DeviceSettings(textSize: .accessibilityLarge)
  private static let mirrored = DeviceSettings(layoutDirection: .rightToLeft)

  @Test func aDefectIsToldWhereItIsSeen() throws {
    let screens = try [("usual", Self.usual), ("large", Self.large), ("mirrored", Self.mirrored)].map {
      (name: $0.0, facts: try facts($0.1))
    }
    let found = LintFacts.differences(among: screens)
    #expect(
      found.mapValues { $0.map(\.rule) } == ["large": ["dynamic-type"], "mirrored": ["rtl-unmirrored"]])
    let font = try #require(found["large"]?.first)
    #expect(font.title == "\"Title\"" && font.level == "warning" && font.view != nil)
    #expect(font.message.contains("20 points at each text size, L as well as AX2"), "\(font.message)")
    let place = try #require(found["mirrored"]?.first)
    #expect(place.title == "\"Text\"" && place.message.contains("uses left"), "\(place.message)")
    // 16 points from the left edge, where it is marked.
    #expect(place.frame.first == 16)
  }

  @Test func whatIsAloneIsNotCompared() throws {
    for settings in [Self.usual, Self.large, Self.mirrored] {
      #expect(LintFacts.differences(among: [(name: "one", facts: try facts(settings))]).isEmpty)
    }
    let both = [(name: "a", facts: try facts(Self.large)), (name: "b", facts: try facts(Self.mirrored))]
    // Neither has a partner that differs in one setting only, and the second has the usual text size.
    #expect(LintFacts.differences(among: both).mapValues { $0.map(\.rule) } == ["a": ["dynamic-type"]])
  }

  @Test func numbersThatNoLayoutHasAreLeftOut() throws {
    var facts = try facts(Self.large)
    #expect(facts.possible.views.count == 2)
    facts.views[0].frame.origin.x = 1e300
    facts.views[1].subject?.frame = [0, 0, 1e300, 0]
    facts.root?.frame = []
    #expect(facts.possible.views.isEmpty && facts.possible.root == nil)
  }
}
