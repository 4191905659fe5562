import DeviceModels
import Foundation
import ScreenLint
import ScreenRequests
import Simulator
import Testing
import UIKit
import ViewDescriptions

@testable import TinamouCLI

/// The defects that a page shows: those of each picture, and those that a comparison of pictures shows.
@MainActor
@Suite struct PageFindingsTests {
  /// A screen with a text of a fixed font.
  private final class FixedController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 20, height: 30))
      label.text = "Delivery"
      view.addSubview(label)
    }
  }

  private func drawing(_ textSize: UIContentSizeCategory) throws -> PreviewDrawing {
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    let job = PictureJob(
      screen: Screen("Fixed") { FixedController() }, device: phone,
      settings: DeviceSettings(textSize: textSize), patience: 1)
    return job.drawPreview(scale: 1)
  }

  private func rules(_ model: PreviewModel) -> [[String]] {
    model.data.pictures.map { ($0.findings ?? []).map(\.rule).filter { $0 != "contrast" } }
  }

  @Test func thePageOfAPreviewComparesThePicturesThatThereAre() throws {
    let model = PreviewModel(title: "", choices: PageChoices(), events: PreviewEvents())
    model.begin(saved: nil, started: nil)
    try model.take(drawing(.accessibilityLarge))
    #expect(rules(model) == [["text-truncated"]])
    // The usual picture shows that the font of the other one is fixed.
    try model.take(drawing(.large))
    #expect(rules(model) == [["text-truncated", "dynamic-type"], ["text-truncated"]])
    #expect(model.data.pictures[0].findings?.last?.message.contains("L as well as AX2") == true)
    model.end(PreviewModel.Ending())
    // It is gone with the picture that it was compared with.
    model.begin(saved: nil, started: nil)
    try model.take(drawing(.accessibilityLarge))
    model.end(PreviewModel.Ending())
    #expect(rules(model) == [["text-truncated"]])
  }

  @Test func whatAProcessSaysIsShownAsText() throws {
    let model = PreviewModel(title: "", choices: PageChoices(), events: PreviewEvents())
    var drawing = try drawing(.large)
    drawing.picture?.findings?[0].message = "cut\u{1B}[2J\nhere"
    drawing.picture?.findings?[0].level = "fatal"
    try model.take(drawing)
    let finding = try #require(model.data.pictures.first?.findings?.first)
    #expect(!finding.message.contains("\u{1B}") && !finding.message.contains("\n") && finding.level == "note")
  }

  @Test func aGalleryComparesThePicturesOfAScreen() throws {
    var data = PageData(title: "")
    var sections: [PageSection] = []
    for size in [UIContentSizeCategory.large, .accessibilityLarge] {
      // Each picture may be of a process of its own.
      let drawing = try drawing(size)
      var section = PageSection(screen: drawing.screen)
      let picture = try #require(drawing.picture)
      section.pictures = [picture]
      section.facts = drawing.facts.map { [picture.id: $0] }
      sections.append(section)
      if data.screens.isEmpty { data.screens.append(section.screen) }
      data.pictures += section.pictures
    }
    data.addDifferences(of: sections)
    #expect(data.pictures.map { $0.findings?.filter { $0.rule == "dynamic-type" }.count } == [0, 1])
  }
}
