import CoreGraphics
import Foundation
import Testing

@testable import ParityComparison

/// The forms of the report, and what is accepted.
@Suite struct ParityReportTests {
  private func screen(_ name: String = "Login", within: Int, of views: Int) -> ParityScreen {
    var result = ParityScreen(recording: "\(name).json", screen: name, device: "iPhone 15", system: "17.5")
    (result.views, result.withinPixel, result.withinPoint) = (views, within, views)
    return result
  }

  @Test func aShareIsNeverRoundedUpToAll() {
    let report = ParityReport(screens: [screen(within: 9_999_999, of: 10_000_000)], problems: [])
    #expect(
      report.summary.first
        == "99.9 % of 10000000 views within a pixel, 100.0 % within a point, in 1 of 1 recordings")
    #expect(
      !report.isAccepted(threshold: 1, withinPixel: true)
        && report.isAccepted(threshold: 1, withinPixel: false))
  }

  @Test func withoutAThresholdNothingMayDiffer() {
    #expect(
      ParityReport(screens: [screen(within: 5, of: 5)], problems: []).isAccepted(
        threshold: nil, withinPixel: true))
    #expect(
      !ParityReport(screens: [screen(within: 4, of: 5)], problems: []).isAccepted(
        threshold: nil, withinPixel: true))
    var other = screen(within: 5, of: 5)
    other.attributes = ["UILabel says \"b\" instead of \"a\""]
    #expect(!ParityReport(screens: [other], problems: []).isEqual)
  }

  /// A recording that cannot be compared is no success of any share.
  @Test func whatCannotBeComparedIsNotAccepted() {
    var unknown = screen(within: 0, of: 0)
    unknown.problem = "there is no screen \"Login\" here"
    #expect(
      !ParityReport(screens: [screen(within: 5, of: 5), unknown], problems: []).isAccepted(
        threshold: 0, withinPixel: true))
    let damaged = ParityReport(
      screens: [screen(within: 5, of: 5)], problems: [.init(path: "a.json", reason: "is damaged")])
    #expect(!damaged.isAccepted(threshold: 0, withinPixel: true) && !damaged.isEqual)
    #expect(damaged.text.contains("a.json: is damaged") && damaged.text.hasSuffix("1 file cannot be read"))
  }

  @Test func causesAreAddedUp() {
    var one = screen(within: 1, of: 5)
    one.causes = [
      ParityCause(kind: .text, view: "UILabel", sentence: "wider", views: 3),
      ParityCause(kind: .control, view: "UISwitch", sentence: "taller", views: 1),
    ]
    let report = ParityReport(screens: [one, one], problems: [])
    #expect(report.causes.map(\.kind) == [.text, .control] && report.causes.map(\.views) == [6, 2])
    #expect(report.text.contains("  [text width] wider; 2 views follow\n"))
    #expect(report.summary.contains("  text width: 6 views, of 2 causes"))
  }

  @Test func theJSONIsReadBack() throws {
    var one = screen(within: 1, of: 3)
    one.causes = [
      ParityCause(kind: .layout, view: "UIView", recorded: [0, 0, 1, 1], sentence: "lower", views: 2)
    ]
    let report = ParityReport(screens: [one], problems: [.init(path: "a.json", reason: "is damaged")])
    let json = try report.json
    #expect(json.contains(#""pixelShare" : 0.333333"#))
    #expect(try JSONDecoder().decode(ParityReport.self, from: Data(json.utf8)) == report)
  }

  /// Texts come from recordings, which anybody may have written.
  @Test func thePageRunsNothing() {
    let evil = #"<script>alert("1")</script>&"#
    var one = screen(evil, within: 0, of: 1)
    one.causes = [ParityCause(kind: .layout, view: evil, sentence: evil, views: 1)]
    one.attributes = [evil]
    var unknown = screen(within: 0, of: 0)
    unknown.problem = evil
    let page = ParityReport(screens: [one, unknown], problems: [.init(path: evil, reason: evil)]).page(
      pictures: [one.recording: (Data([1]), Data([2]))])
    #expect(
      !page.contains("<script") && page.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;"))
    #expect(page.contains("default-src 'none'") && page.contains("data:image/png;base64,AQ=="))
  }

  // MARK: Pictures

  private func picture(_ square: CGRect) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 256,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.fill(square)
    return try #require(context.makeImage())
  }

  @Test func similarityIsOneForTheSamePictureOnly() throws {
    let size = CGSize(width: 64, height: 64)
    let one = try picture(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(PictureSimilarity.of(one, one, size: size) == 1)
    let near = try #require(
      PictureSimilarity.of(one, try picture(CGRect(x: 11, y: 10, width: 20, height: 20)), size: size))
    let far = try #require(
      PictureSimilarity.of(one, try picture(CGRect(x: 40, y: 40, width: 20, height: 20)), size: size))
    #expect(near < 1 && far < near && far < 0.3)
    // Empty pictures have nothing that differs.
    let empty = try picture(.zero)
    #expect(PictureSimilarity.of(empty, empty, size: size) == 1)
    #expect(PictureSimilarity.of(one, one, size: CGSize(width: 4, height: 4)) == nil)
  }
}
