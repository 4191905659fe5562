import DeviceModels
import Foundation
import ScreenSession
import Testing

@testable import TinamouCLI

/// The schema of visits in the documentation, and the parser, know the same steps.
@Suite struct VisitSchemaTests {
  private static var schema: [String: Any] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try? Data(contentsOf: root.appendingPathComponent("Documentation/visit.schema.json"))
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
  }

  private func complaints(_ step: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data("[\(step)]".utf8))
    let schema = Self.schema
    return Schema(whole: schema).complaints(about: value, by: schema, at: "")
  }

  private func parses(_ step: String) -> Bool {
    (try? SessionStep(JSONDecoder().decode(JSONValue.self, from: Data(step.utf8)))) != nil
  }

  @Test(arguments: [
    #"{"tap": "Sign in"}"#, #"{"tap": [10, 20.5]}"#, #"{"tap": 12, "count": 2}"#,
    #"{"tap": {"role": "switch", "label": "Remember me", "index": 0}}"#, #"{"press": "Photo", "seconds": 1}"#,
    #"{"press": [1, 2, 0.8]}"#, #"{"drag": [10, 500, 10, 100], "holding": 0.6}"#,
    #"{"drag": "Row", "to": [10, 100], "seconds": 0.6}"#,
    #"{"scroll": "down", "until": "Terms", "in": "list"}"#,
    #"{"scroll": [100, 200, 0, 50]}"#, #"{"type": "me", "into": "Email", "clear": true}"#, #"{"type": "a"}"#,
    #"{"backspace": 3}"#, #"{"key": "z", "modifiers": ["command"]}"#, #"{"wait": 0.5}"#, #"{"advance": 2}"#,
    #"{"settle": true}"#, #"{"rotate": "landscape"}"#,
    #"{"settings": {"appearance": "dark", "textSize": "ax3", "reduceMotion": true}}"#,
    #"{"touch": "down", "finger": 1, "x": 3, "y": 4, "seconds": 0.1}"#,
    #"{"edit": {"constraint": "3", "constant": 20}}"#, #"{"expect": "Welcome"}"#,
    #"{"expect": {"identifier": "title"}}"#,
  ])
  func stepsAreOfTheSchema(_ step: String) throws {
    #expect(parses(step))
    #expect(try complaints(step) == [])
  }

  @Test(arguments: [
    #"{"tap": true}"#, #"{"tap": "a", "cuont": 2}"#, #"{"jump": 1}"#, #"{"scroll": [1, 2]}"#,
    #"{"rotate": "up"}"#,
    #"{"settings": {"colour": "dark"}}"#, #"{"touch": "hover", "x": 1, "y": 2}"#, #"{"type": 3}"#,
    #"{"tap": {"name": "a"}}"#, #"{"scroll": "forward"}"#, #"{"drag": "a", "seconds": 1}"#,
    #"{"tap": "a", "count": "two"}"#,
    #"{"type": "a", "into": "b", "clear": "yes"}"#, #"{"press": "a", "seconds": "1"}"#,
    #"{"key": "z", "modifiers": ["hyper"]}"#, #""tap""#,
  ])
  func whatIsNoStepIsRefusedByBoth(_ step: String) throws {
    #expect(!parses(step))
    #expect(try !complaints(step).isEmpty)
  }

  /// Each step of the parser is in the schema.
  @Test func allStepsAreThere() throws {
    let items = try #require(Self.schema["items"] as? [String: Any])
    let choices = try #require(items["anyOf"] as? [[String: Any]])
    let names = choices.compactMap { ($0["required"] as? [String])?.first }
    #expect(Set(names) == Set(SessionStep.names))
  }
}
