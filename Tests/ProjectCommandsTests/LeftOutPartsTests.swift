import ProjectReader
import Testing

@testable import ProjectCommands

/// Parts that were left out are told one by one where there are few, by causes where there are many.
@Suite struct LeftOutPartsTests {
  private func module(_ name: String, isLibrary: Bool = false) -> AppProject.Module {
    var module = AppProject.Module(name: name, sources: [])
    module.isLibrary = isLibrary
    return module
  }

  private func part(_ path: String, _ line: Int, _ message: String) -> AdapterProcess.Finding {
    AdapterProcess.Finding(path: path, line: line, message: message)
  }

  @Test func fewPartsAreToldOneByOne() {
    var parts = LeftOutParts()
    parts.add(
      [part("/a/B.swift", 2, "y"), part("/a/A.swift", 7, "x"), part("/a/A.swift", 7, "x")], of: "App",
      isLibrary: false,
      bodies: [.init(all: 1000, whole: 999)])
    #expect(
      parts.sentences == [
        "/a/A.swift:7: left out: x", "/a/B.swift:2: left out: y",
        "App: 999 of 1000 bodies (99 %) are compiled as they are written",
      ])
    #expect(parts.hasOwn)
  }

  @Test func manyPartsAreToldByCause() {
    var parts = LeftOutParts()
    let many =
      (1...30).map { part("/a/A.swift", $0, "cannot find 'Firebase' in scope") }
      + (1...9).map { part("/a/B.swift", $0, "cause \($0)") }
    parts.add(many, of: "App", isLibrary: false, bodies: [])
    #expect(
      parts.sentences.prefix(2) == [
        "App: 39 parts of 2 files are left out",
        "  /a/A.swift:1: cannot find 'Firebase' in scope (and at 29 further places)",
      ])
    #expect(parts.sentences.count == 10)
    #expect(parts.sentences.last == "  and 2 further causes at 2 places; `build --json` lists all")
  }

  @Test func aLibraryIsToldInOneLineAndIsNotTheUsersCode() {
    var parts = LeftOutParts()
    parts.add(
      [part("/p/A.swift", 1, "x")], of: "Dots", isLibrary: true, bodies: [.init(all: 4, whole: 3)])
    #expect(
      parts.sentences == [
        "Dots: 1 part of 1 file is left out; 3 of 4 bodies (75 %) are compiled as they are written",
        "  /p/A.swift:1: x",
      ])
    #expect(!parts.hasOwn && !parts.modules.isEmpty)
  }

  @Test func partsOfSwiftUIAreToldInOneLineAndCostNothing() {
    var parts = LeftOutParts()
    let found = (1...6).map { number in
      var part = part("/a/\(number).swift", number, "x")
      part.isOfSwiftUI = true
      return part
    }
    parts.add(found, of: "App", isLibrary: false, bodies: [.init(all: 4, whole: 3)])
    #expect(
      parts.sentences == [
        "App: 6 parts of SwiftUI's in 1.swift, 2.swift, 3.swift, 4.swift and 2 further files are left out: "
          + "SwiftUI has no picture here"
      ])
    #expect(!parts.hasOwn)
    // Others are told beside them.
    parts = LeftOutParts()
    parts.add([found[0], part("/a/B.swift", 2, "y")], of: "App", isLibrary: false, bodies: [])
    #expect(
      parts.sentences == [
        "App: 1 part of SwiftUI's in 1.swift is left out: SwiftUI has no picture here",
        "/a/B.swift:2: left out: y",
      ])
    #expect(parts.hasOwn)
  }

  @Test func toleranceDependsOnWhoseCodeItIs() {
    let (own, library) = (module("App"), module("Dots", isLibrary: true))
    #expect(
      !Tolerance.strict.permitsLeavingOut(partsOf: library)
        && !Tolerance.strict.permitsLeavingOut(partsOf: own))
    #expect(
      Tolerance.standard.permitsLeavingOut(partsOf: library)
        && !Tolerance.standard.permitsLeavingOut(partsOf: own))
    #expect(Tolerance.lenient.permitsLeavingOut(partsOf: own))
  }
}
