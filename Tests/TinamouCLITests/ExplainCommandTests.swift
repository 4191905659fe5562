import Foundation
import LayoutExplanations
import Testing

@testable import TinamouCLI

/// `explain`, in this process.
@MainActor @Suite struct ExplainCommandTests {
  var tool: Tool

  init() throws {
    tool = try Tool()
    tool.screens = [
      Screen("Good one") { GoodController() }, Screen("Two widths") { ConflictController() },
      Screen("Open") { AmbiguousController() },
    ]
  }

  @Test func aCleanScreenIsASuccess() {
    let result = tool.run("explain", "Good one", "--settle", "0")
    #expect(result.status == .success, "\(result.errors)")
    #expect(
      result.lines == ["Good one on iPhone 15, portrait:", "nothing conflicts, and nothing is ambiguous"])
  }

  /// The remedies are those of two widths: the lower or the other constant of either.
  @Test func aConflictIsExplainedWithItsLines() throws {
    let result = tool.run("explain", "Two widths", "--settle", "0")
    #expect(result.status == .findings)
    #expect(result.text.contains("The width of UIView cannot be both 10 and 20."), "\(result.text)")
    #expect(result.text.contains("Tool.swift:"))
    #expect(result.lines.filter { $0.contains("; given up") }.count == 1)
    #expect(result.lines.filter { $0.contains("lower the priority of") }.count == 2)
    #expect(!result.text.contains("0x"))
  }

  @Test func anAmbiguityIsExplainedWithWhatSettlesIt() {
    let result = tool.run("explain", "Open", "--settle", "0")
    #expect(result.status == .findings)
    #expect(
      result.lines.dropFirst() == [
        "The x of box is open: constraints allow other values.",
        "  This settles it at the present frame, which was tried: box.leading = view.leading",
      ], "\(result.text)")
  }

  @Test func aViewIsExplained() {
    let result = tool.run("explain", "Good one", "square", "--settle", "0")
    #expect(result.status == .success, "\(result.errors)")
    // The safe area of an iPhone 15 begins 59 points from the top.
    #expect(result.lines.contains { $0.contains("square, UIView") && $0.contains("(0 59; 100 100) in view") })
    #expect(result.lines.contains("width = 100"))
    #expect(result.lines.contains { $0.hasPrefix("  square.width = 100 (Tool.swift:") })
  }

  @Test func jsonIsAnObjectToTheLine() throws {
    let result = tool.run(
      "explain", "--format", "json", "--orientation", "both", "--settle", "0", "--screen", "Two widths")
    #expect(result.lines.count == 2, "\(result.errors)")
    for line in result.lines {
      let explanation = try JSONDecoder().decode(ScreenExplanation.self, from: Data(line.utf8))
      #expect(explanation.screen == "Two widths" && explanation.conflicts.count == 1)
      #expect(
        explanation.conflicts[0].constraints.allSatisfy { $0.source?.file.hasSuffix("Tool.swift") == true })
      #expect(explanation.conflicts[0].constraints.count == 2)
    }
  }

  @Test func badInputIsNamed() {
    let view = tool.run("explain", "Good one", "sqare", "--settle", "0")
    #expect(view.status == .usage)
    #expect(view.errors.contains("no view is called sqare; near: square"), "\(view.errors)")
    let screen = tool.run("explain", "Good two", "--settle", "0")
    #expect(screen.status == .usage && screen.errors.contains("no screen is called \"Good two\""))
    let more = tool.run("explain", "Good one", "square", "label", "--settle", "0")
    #expect(more.status == .usage && more.errors.contains("label"))
    let missing = tool.run("explain", tool.path("Missing.storyboard"))
    #expect(missing.status == .usage && missing.errors.contains("Missing.storyboard"))
    let damaged = tool.path("Damaged.xib")
    try? "<document".write(toFile: damaged, atomically: true, encoding: .utf8)
    let broken = tool.run("explain", damaged)
    #expect(broken.status == .internalError && broken.errors.contains("Damaged.xib"), "\(broken.errors)")
  }
}
