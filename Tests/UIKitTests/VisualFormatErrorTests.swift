import TestSupport
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Malformed formats: what the message says and where its caret stands.
@MainActor @Suite struct VisualFormatErrorTests {
  let parent = UIView()
  let a = UIView()
  let b = UIView()
  let lost = UIView()

  init() {
    parent.addSubview(a)
    parent.addSubview(b)
  }

  private func problem(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) -> VisualFormatError? {
    let views: [String: Any] = ["a": a, "b": b, "lost": lost, "text": "no view"]
    do {
      _ = try NSLayoutConstraint.constraints(
        readingVisualFormat: format, options: options, metrics: metrics, views: views)
      return nil
    } catch {
      return error
    }
  }

  /// The four examples of Apple's guide, with the carets of its text.
  @Test func errorsOfApplesGuideHaveItsWords() {
    #expect(
      problem("V|[backgroundBox]|")?.text == """
        Unable to parse constraint format: 
        Expected ':' after 'V' to specify vertical arrangement 
        V|[backgroundBox]| 
         ^
        """)
    #expect(
      problem("H:|[whiteBox1][blackBox4(blackWidth][redBox]|")?.text == """
        Unable to parse constraint format: 
        A predicate on a view's thickness must end with ')' and the view must end with ']' 
        H:|[whiteBox1][blackBox4(blackWidth][redBox]| 
                                           ^
        """)
    #expect(
      problem("V:|[blackBox4(>30)]|")?.text == """
        Unable to parse constraint format: 
        Unknown relation. Must be ==, >=, or <= 
        V:|[blackBox4(>30)]| 
                       ^
        """)
    #expect(
      problem("H:|[a][blackBox]")?.text == """
        Unable to parse constraint format: 
        blackBox is not a key in the views dictionary. 
        H:|[a][blackBox] 
                       ^
        """)
  }

  @Test(arguments: [
    ("", 0), ("H:", 2), ("|", 1), ("H:|-|", 4), ("a", 0), ("[]", 1), ("[a", 2), ("[a]b", 3), ("[a]-", 4),
    ("[a]|x", 4), ("[a]--[b]", 4), ("[a]-5[b]", 5), ("[a]-(5-[b]", 6), ("[a]-()-[b]", 5), ("[a(]", 3),
    ("[a(5,)]", 5), ("[a(5@)]", 5), ("[a(=5)]", 4), ("[self.a]", 5), ("[1a]", 1), ("[a(b*c)]", 5),
    ("[a(b/0)]", 5), ("[a(b+c)]", 4), ("[a][b]]", 6), ("[a]-5-", 6), ("[a](5)", 3),
    ("[a]\u{0}", 3), ("[é́", 2),
  ])
  func syntax(format: String, column: Int) throws {
    let error = try #require(problem(format))
    #expect(error.column == column, "\(error.text)")
  }

  @Test func aViewsNameIsAnIdentifier() {
    // The frequent mistake of writing a property's path.
    #expect(
      problem("H:|-[self.label]-|")?.message == "Expected a ']' here. That is how you give the end of a view."
    )
  }

  @Test func unknownNamesAreReportedWithTheirColumn() {
    let metric = problem("[a]-gap-[b]")
    #expect(
      metric?.message
        == "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries"
    )
    #expect(metric?.column == 7)
    #expect(problem("[a(width)]")?.reason == .unknownMetric("width"))
    #expect(problem("[a(5@high)]")?.reason == .unknownMetric("high"))
    #expect(problem("[text]")?.reason == .notAView("text"))
    #expect(problem("[a]-b-[b]")?.reason == .metricIsNoNumber("b"))
    #expect(problem("[a]-m-[b]", metrics: ["m": Double.nan])?.reason == .metricIsNoNumber("m"))
    #expect(problem("[a]-m-[b]", metrics: ["m": Double.infinity])?.reason == .metricIsNoNumber("m"))
    #expect(problem("[a]-m-[b]", metrics: ["m": "8"])?.reason == .metricIsNoNumber("m"))
  }

  @Test func edgesOfAViewWithoutSuperviewAreErrors() {
    #expect(
      problem("|-20-[lost]")?.text == """
        Unable to parse constraint format: 
        Unable to interpret '|' character, because the related view doesn't have a superview 
        |-20-[lost] 
        ^
        """)
    #expect(problem("[lost]-20-|")?.column == 10)
  }

  @Test func numbersOutOfRangeAreErrors() {
    #expect(problem("[a]-1e999-[b]")?.reason == .numberOutOfRange("1e999"))
    #expect(problem("[a(1e308*1e308)]")?.column == 3)
    #expect(problem("[a(5@0)]")?.reason == .illegalPriority("0"))
    #expect(problem("[a(5@1001)]")?.reason == .illegalPriority("1001"))
    #expect(problem("[a(5@-1)]")?.reason == .illegalPriority("-1"))
  }

  @Test func alignmentAlongTheLineIsAnError() {
    #expect(
      problem("H:|-[a]-[b]", .alignAllLeading)?.message
        == "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that "
        + "is also horizontal.")
    #expect(
      problem("V:[a]-[b]", .alignAllTop)?.message
        == "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that "
        + "is also vertical.")
  }

  /// Thousands of formats with characters changed, dropped, doubled and swapped: each is read or refused with a
  /// column inside the format, and what is read has views and connections in turn.
  @Test func mutatedFormatsAreReadOrRefusedWithAColumn() throws {
    let seeds = [
      "H:|-[a]-[b(>=20)]-|", "V:|-(>=10@250,<=20)-[a(50)][b(==a@999.5)]-5-|", "[a(b*2+10)]-gap-[b]",
      "|-(-10)-[a(0.5*b)]->=1e1@low-[b]|", "V:[a]-[b]-[a]", "[a( == b / 3 , >= gap )]",
    ]
    let alphabet = Array("HV:|-[]()<>=@,*/+. 0123456789eabgplow_é\u{301}\n\0😀")
    let metrics: [String: Any] = ["gap": 8, "low": 250]
    var random = SplitMix(seed: 20_240_917)
    var refused = 0
    for _ in 0..<8000 {
      var characters = Array(seeds.randomElement(using: &random)!)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: characters[place] = alphabet.randomElement(using: &random)!
        case 1: characters.insert(alphabet.randomElement(using: &random)!, at: place)
        case 2 where characters.count > 1: characters.remove(at: place)
        default: characters.swapAt(place, Int.random(in: 0..<characters.count, using: &random))
        }
      }
      let format = String(characters)
      if let error = problem(format, metrics: metrics) {
        refused += 1
        #expect((0...format.count).contains(error.column), "\(error.text)")
        #expect(error.text.hasSuffix(String(repeating: " ", count: error.column) + "^"))
        #expect(!error.message.isEmpty)
      } else {
        let read = try VisualFormatParser.parse(format)
        #expect(read.connections.count == read.elements.count - 1)
      }
    }
    // Most mutations break a format; some leave a good one.
    #expect(refused > 4000 && refused < 8000)
  }

  @Test func aMalformedFormatStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "V|[x]|", metrics: nil, views: ["x": UIView()])
    }
  }
}
