import Foundation
import Testing
import UIKit

@testable import TinamouCLI

/// The words of differences.
@MainActor @Suite struct DiffReportTests {
  private func joined(_ sentences: [(String, String)], kind: DiffReport.Change.Kind = .moved) -> [String] {
    var scene = DiffReport.Scene(name: "Form", status: .changed)
    for (sentence, configuration) in sentences { scene.add(kind, sentence, in: configuration) }
    scene.joinNumbers()
    return scene.changes.map { "\($0.sentence) on \($0.configurations.joined(separator: ", "))" }
  }

  @Test func changesThatDifferInNumbersAreOneSentence() {
    #expect(
      joined([
        (
          "\"Pay 2 points\" moved 4.5 points to the left and became 1 point narrower, and so did 1 more view",
          "A"
        ),
        (
          "\"Pay 2 points\" moved 6 points to the left and became 3 points narrower, and so did 3 more views",
          "B"
        ),
        (
          "\"Pay 2 points\" moved 1 point to the left and became 2 points narrower, and so did 2 more views",
          "C"
        ),
      ]) == [
        "\"Pay 2 points\" moved 1 to 6 points to the left and became 1 to 3 points narrower, and so did 1 to 3 more views on A, B, C"
      ])
    #expect(
      joined([
        ("\"A\" moved 1 point down; 7 views below it followed", "A"),
        ("\"A\" moved 1 point down; 1 view below it followed", "B"),
      ]) == ["\"A\" moved 1 point down; 1 to 7 views below it followed on A, B"])
  }

  /// Sentences of one device are two changes, and so are those of other views and directions.
  @Test func otherChangesStayApart() {
    let apart = [
      ("\"A\" moved 4 points up", "A"), ("\"A\" moved 5 points up", "A"), ("\"B\" moved 4 points up", "B"),
      ("\"A\" moved 4 points down", "C"), ("UIView[3] moved 4 points up", "D"),
      ("UIView[4] moved 4 points up", "E"),
    ]
    #expect(joined(apart).count == apart.count)
    let texts = [
      ("UILabel says \"4 points\" instead of \"5 points\"", "A"),
      ("UILabel says \"6 points\" instead of \"5 points\"", "B"),
    ]
    #expect(joined(texts, kind: .text).count == 2)
  }

  @Test func stylesAreWords() {
    #expect(StyleWords.name(of: UIFont.systemFont(ofSize: 12)) == "system")
    #expect(StyleWords.name(of: UIFont.systemFont(ofSize: 30)) == "system")
    #expect(StyleWords.name(of: UIFont.boldSystemFont(ofSize: 17)) == "system semibold")
    #expect(StyleWords.number(20) == "20" && StyleWords.number(0.5) == "0.5")
    #expect(StyleWords.name(of: UIView.ContentMode.scaleAspectFit) == "aspect fit")
  }

  /// Only pictures that a document names are read of a revision.
  @Test func picturesAreFoundByTheNamesInDocuments() {
    var names: Set<String> = []
    let document =
      "<a image=\"Icons/Star\" other=\"Logo.png\"/><string>a \" b</string><b image=\"Tom &amp; Co\"/>"
    DocumentPairs.addValues(of: Data(document.utf8), to: &names)
    func isNamed(_ path: String) -> Bool { !ResourceChanges.names(of: path).isDisjoint(with: names) }
    #expect(isNamed("A/Assets.xcassets/Icons/Star.imageset/star@2x.png"))
    #expect(isNamed("A/Logo@3x~ipad.png") && isNamed("A/Logo.png"))
    #expect(isNamed("A/Assets.xcassets/Tom & Co.imageset/x.pdf"))
    #expect(!isNamed("A/Assets.xcassets/AppIcon.appiconset/icon.png") && !isNamed("A/Other.png"))
  }
}
