import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import ScreenLint

/// The pictures of the page of rules are of screens in which the rules find the defect before, and nothing after.
@MainActor
@Suite struct RulePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Tinamou.docc")

  /// The pictures are written by a run of this test with TINAMOU_WRITE_RULES=1.
  @Test(arguments: RuleExamples.all)
  func thePicturesAreCurrent(_ example: RuleExample) throws {
    try check(example.rule, example.result(example.before), example.result(example.after))
  }

  /// These are written as well.
  @Test(arguments: DocumentExamples.all)
  func thePicturesOfDocumentsAreCurrent(_ example: DocumentExample) throws {
    try check(example.rule, example.result(example.before), example.result(example.after))
  }

  private typealias Result = (findings: [Finding], png: Data)

  private func check(_ rule: RuleID, _ before: Result, _ after: Result) throws {
    #expect(before.findings.count == 1, "\(rule): \(before.findings.map(\.message))")
    #expect(after.findings.isEmpty, "\(rule): \(after.findings.map(\.message))")
    for (state, png) in [("before", before.png), ("after", after.png)] {
      let file = Self.folder.appendingPathComponent(RulePage.picture(of: rule, state))
      if ProcessInfo.processInfo.environment["TINAMOU_WRITE_RULES"] == "1" { try png.write(to: file) }
      #expect(png.count < 20_000, "\(rule): \(png.count) bytes")
      // Versions of zlib write other bytes.
      let written = UIImage(data: try Data(contentsOf: file))?.cgImage?.pngData()
      #expect(
        written != nil && written == UIImage(data: png)?.cgImage?.pngData(),
        "\(file.lastPathComponent): run this test with TINAMOU_WRITE_RULES=1")
    }
  }

  @Test func theCodeOfThePageIsThatOfThePictures() throws {
    let lines = try RuleExamples.lines().union(DocumentExamples.lines())
    let pictured = LintRules.all.filter(\.documentation.example.isPictured)
    #expect(Set(pictured.map(\.id)) == Set(RuleExamples.all.map(\.rule) + DocumentExamples.all.map(\.rule)))
    for rule in pictured {
      let example = rule.documentation.example
      for line in (example.before + "\n" + example.after).split(separator: "\n") {
        #expect(lines.contains(line.trimmingCharacters(in: .whitespaces)), "\(rule.id): \(line)")
      }
    }
  }
}
