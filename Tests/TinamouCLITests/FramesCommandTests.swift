import Foundation
import Simulator
import Testing

@testable import TinamouCLI

@MainActor
@Suite struct FramesCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func printsTheViews() {
    let result = tool.run("frames")
    #expect(result.status == .success)
    // The safe area of an iPhone 15 begins 59 points from the top.
    #expect(
      result.lines == [
        "UIWindow (0 0; 393 852)", "  UIView (0 0; 393 852)", "    UIView (0 59; 100 100) #square",
      ])
  }

  @Test func rightToLeftPutsLeadingAtTheRight() {
    let result = tool.run("frames", "--direction", "rtl")
    #expect(result.lines.last == "    UIView (293 59; 100 100) #square")
  }

  @Test func landscapeHasOtherSafeAreas() {
    let result = tool.run("frames", "--orientation", "landscape")
    #expect(result.lines.last == "    UIView (59 0; 100 100) #square")
  }

  @Test func printsJSON() throws {
    let result = tool.run("frames", "--json", "--orientation", "both")
    let entries = try JSONDecoder().decode([Entry].self, from: result.output)
    #expect(entries.map(\.orientation) == ["portrait", "landscape"])
    #expect(entries.map(\.device) == ["iphone-15", "iphone-15"])
    #expect(entries[0].report.views.map(\.depth) == [0, 1, 2])
    #expect(entries[1].report.size == CGSize(width: 852, height: 393))
  }

  private struct Entry: Decodable {
    let device: String
    let orientation: String
    let report: LayoutReport
  }
}
