import Foundation
import SourceScanner
import Testing

/// The expansion of `#Preview`.
@Suite struct PreviewExpansionTests {
  private func expand(_ source: String) throws -> [String] {
    let request = try JSONSerialization.data(withJSONObject: [
      "expandFreestandingMacro": [
        "discriminator": "$s1M", "macroRole": "declaration",
        "syntax": ["source": source, "location": ["fileID": "M/A \"B\".swift", "line": 7, "column": 1]],
      ]
    ])
    let message = try JSONDecoder().decode(CompilerMessage.self, from: request)
    #expect(message.getCapability == nil)
    let expansion = PreviewExpansion(try #require(message.expandFreestandingMacro))
    return expansion.source.split(separator: "\n").map(String.init)
  }

  @Test func theArgumentsAreThoseOfTheScreen() throws {
    let lines = try expand("#Preview(\"Card\") { Card() }")
    #expect(lines[0] == "final class $s1M7PreviewfMu_: UIKit.PreviewDeclaration {")
    #expect(lines[1] == "  override class var file: String { \"M/A \\\"B\\\".swift\" }")
    #expect(lines[2] == "  override class var line: Int { 7 }")
    #expect(lines[4] == "    UIKit.PreviewDeclaration.screen(\"Card\") { Card() }")
  }

  @Test(arguments: [
    ("#Preview { Card() }", " { Card() }"), ("#Preview() { Card() }", "() { Card() }"),
    ("\n// #Preview(\"no\")\n#Preview ( /* no name */ ) { Card() }", " ( /* no name */ ) { Card() }"),
    ("#Preview (name) { Card() }", " (name) { Card() }"),
    ("#Preview(\"A\", body: { Card() })", "(\"A\", body: { Card() })"),
  ])
  func whatComesAfterTheNameStays(source: String, arguments: String) throws {
    #expect(try expand(source)[4] == "    UIKit.PreviewDeclaration.screen\(arguments)")
  }

  @Test func aRequestForCapabilitiesIsOne() throws {
    let message = try JSONDecoder().decode(
      CompilerMessage.self, from: Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8))
    #expect(message.getCapability != nil && message.expandFreestandingMacro == nil)
  }
}
