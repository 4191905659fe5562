import Foundation
@testable import ProjectReader
import Testing

/// Settings as Xcode reads them for running on a simulator.
@Suite struct BuildSettingsTests {
  private func write(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "settings-\(UUID().uuidString).xcconfig"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func settings(_ layers: BuildSettings.Layer...) -> BuildSettings {
    var settings = BuildSettings()
    for layer in layers { settings.add(layer) }
    return settings
  }

  /// A project's object has no order: what has more conditions counts, whatever its place among the others.
  @Test func conditionsAreThoseOfTheSimulator() {
    let layer = [
      "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device",
      "B[sdk=iphone*][arch=arm64]": "both", "B[sdk=iphone*]": "one", "B": "none",
      "C[config=Debug]": "debug", "C[config=Release]": "release", "C": "any",
      "D[sdk=macosx*]": "mac", "E[arch=*]": "every", "F[unknown=*]": "no",
      "G[sdk=iphonesimulator*,arch=arm64]": "comma",
    ]
    for _ in 0..<20 {
      let settings = settings(BuildSettings.Layer(unordered: layer))
      #expect(settings["A"] == "simulator" && settings["B"] == "both" && settings["C"] == "debug")
      #expect(settings["D"] == nil && settings["E"] == "every" && settings["F"] == nil)
      #expect(settings["G"] == "comma")
    }
  }

  @Test func filesOfSettingsKeepTheirOrderAndConditions() throws {
    let file = try write(
      """
      // comment
      NAME = first // comment
      NAME[sdk=iphonesimulator*] = second
      FLAGS = a
      FLAGS = $(inherited) b
      ADDRESS = https:/$()/example.org
      LIST = x y;
      OTHER[config=Release] = release
      """)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let settings = settings(
      BuildSettings.Layer(unordered: ["FLAGS": "z", "OTHER": "below"]),
      BuildSettings.configuration(file: file))
    #expect(settings["NAME"] == "second" && settings["FLAGS"] == "a b" && settings["OTHER"] == "below")
    #expect(settings["ADDRESS"] == "https://example.org" && settings["LIST"] == "x y")
  }

  @Test func namesMayBeMadeOfOthers() {
    let settings = settings(
      BuildSettings.Layer(unordered: [
        "CONFIGURATION": "Debug", "ID_Debug": "org.example.debug", "ID": "$(ID_$(CONFIGURATION))",
        "DEEP": "$(ID_${KIND:default=$(CONFIGURATION)})", "PATH_OF": "/a/b c/d.txt",
        "PARTS": "$(PATH_OF:dir) $(PATH_OF:file) $(PATH_OF:base) $(PATH_OF:suffix)",
        "NONE": "$(MISSING:default=there)", "OPEN": "$(A $(B", "OWN": "$(OWN) x",
      ]))
    #expect(settings["ID"] == "org.example.debug" && settings["DEEP"] == "org.example.debug")
    #expect(settings["PARTS"] == "/a/b c d.txt d .txt")
    #expect(settings["NONE"] == "there" && settings["OPEN"] == "$(A $(B" && settings["OWN"] == " x")
  }

  @Test func aSettingsOwnNameIsWhatItInherits() {
    let settings = settings(
      BuildSettings.Layer(unordered: ["FLAGS": "-DA"]),
      BuildSettings.Layer(unordered: ["FLAGS": "$(FLAGS) -DB", "OTHER": "${inherited}x"]))
    #expect(settings["FLAGS"] == "-DA -DB" && settings["OTHER"] == "x")
  }

  @Test func argumentsOfSchemesAreSplitAsByAShell() {
    #expect(Scheme.words("-a \"b c\" 'd\\e' f\\ g \"\"") == ["-a", "b c", "d\\e", "f g", ""])
    #expect(Scheme.words("  ") == [])
  }
}
