import Foundation
import SwiftParser
import Testing

@testable import SourceAdapter

/// The versions for which positions are, the places of declarations, and adapted lines before they were adapted.
@Suite struct AvailabilityTests {
  /// Words of the form `v15` or `v` in a text, each with the version that its position must be for; `never` is not checked.
  private func wrong(_ text: String) -> [String] {
    let scopes = AvailabilityScopes(Parser.parse(source: text), target: SystemVersion("12")!)
    var found: [String] = []
    let bytes = Array(text.utf8)
    for at in bytes.indices where bytes[at] == UInt8(ascii: "v") {
      if at > 0, bytes[at - 1] != 32, bytes[at - 1] != 40 { continue }
      let word = String(
        decoding: bytes[(at + 1)...].prefix { (48...57).contains($0) || $0 == 95 }, as: UTF8.self)
      let after = at + 1 + word.utf8.count
      guard after < bytes.count, [32, 10, 41, 40].contains(bytes[after]) else { continue }
      let expected = SystemVersion(word.replacing("_", with: ".")) ?? .any
      if scopes.version(at: at) != expected { found.append("v\(word) is for \(scopes.version(at: at).text)") }
    }
    return found
  }

  @Test(arguments: [
    "if #available(iOS 15, *) { v15 } else { v }\nv\n",
    "if #available(iOS 15, *), (v15 ) { v15 } else if #available(iOS 14.5, *) { v14_5 } else { v }\n",
    "if (v ), #available(iOS 15, macOS 12, *) { v15 }\n",
    "if #available(macOS 12, *) { v } else { v }\n",
    "if #available(iOS 15, *) { if #available(iOS 13, *) { v15 } }\n",
    "if #unavailable(iOS 15) { v } else { v15 }\nv\n",
    "if #unavailable(iOS 15), x { v } else { v }\n",
    "func f() { v\n guard #available(iOS 15, *), (v15 ) else { v\n return }\n v15\n let g = { v15 } }\nv\n",
    "func f() { guard #unavailable(iOS 15) else { v15\n return }\n v\n }\n",
    "func f() { guard #unavailable(iOS 15), x else { v\n return }\n v\n }\n",
    "func f() { while #available(iOS 15, *) { v15 }\n v }\n",
    "func f() { switch x { case 1: guard #available(iOS 15, *) else { break }\n v15\n default: v } }\n",
    "let x = if #available(iOS 15, *) { v15 } else { v }\n",
    "@available(iOS 15, *) func f(a: A = v15 ) { v15 }\nv\n",
    "@available(iOS, introduced: 15.2, deprecated: 16) class C: A { func f() { v15_2 } }\n",
    "@available(iOS, deprecated: 16) func f() { v }\n",
    "@available(*, deprecated) func f() { v }\n",
    "@available(macOS 12, *) @available(iOS 15, *) func f() { v15 }\n",
    "@available(iOSApplicationExtension 15, *) func f() { v15 }\n",
    "@available(swift 5) func f() { v }\n",
    "class C { @available(iOS 15, *) var x: Int { v15 }\n var y: Int { get { v } } }\n",
    "class C { var x: Int { @available(iOS 15, *) get { v15 } } }\n",
    "@available(iOS 14, *) extension C { @available(iOS 15, *) func f() { v15 }\n func g() { v14 } }\n",
    "class C {\n #if swift(>=5)\n @available(iOS 15, *)\n #endif\n func f() { v15 }\n }\n",
    "#Preview { v17 }\nv\n",
    "enum E { @available(iOS 15, *) case a(v15 ) }\nv\n",
  ])
  func positionsHaveTheVersionsOfTheirScopes(_ text: String) {
    #expect(wrong(text) == [])
  }

  /// Words of the form `N1` are names of protocols where a newer one is accepted, and `O1` those where it is not.
  @Test func conformancesAreFound() {
    let text = """
      struct S: N0, N1, M.N2 & N3, @unchecked N4 {}
      class C<T: O1>: B<O2>, N5 where T: O3 {}
      enum E: N6 { case a }
      actor A: N7 {}
      extension S: N8 {}
      protocol P: O4 { associatedtype T: O5 }
      """
    let scopes = AvailabilityScopes(Parser.parse(source: text), target: SystemVersion("12")!)
    let found = text.matches(of: #/[NO]\d/#).map { match in
      let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      return "\(match.output) \(scopes.isConformance(offset))"
    }
    #expect(
      found.sorted() == (0...8).map { "N\($0) true" } + (1...5).map { "O\($0) false" })
  }

  @Test func codeThatIsNotForIOSIsNotChecked() {
    for attribute in ["@available(iOS, unavailable)", "@available(*, unavailable)", "@available(Mine 2, *)"] {
      let scopes = AvailabilityScopes(
        Parser.parse(source: "\(attribute) func f() { x }\n"), target: SystemVersion("12")!)
      #expect(scopes.version(at: attribute.utf8.count + 12) == .never)
      #expect(scopes.declarations.isEmpty)
    }
    let other = AvailabilityScopes(
      Parser.parse(source: "@available(iOSApplicationExtension, unavailable) func f() { x }\n"),
      target: SystemVersion("12")!)
    #expect(other.version(at: 60) == .any)
  }

  @Test func declarationsHaveVersions() {
    let text = """
      @available(iOS 15, *) struct S {
        init() {}
        subscript(i: Int) -> Int { i }
        let (a, b): (Int, Int)
        @available(iOS 14, *) func c() {}
        @available(iOS 16, *) func d() {}
      }
      @available(iOS 11, *) func old() {}
      func plain() {}
      """
    let scopes = AvailabilityScopes(Parser.parse(source: text), target: SystemVersion("13.0")!)
    let bytes = Array(text.utf8)
    let names = scopes.declarations.values.sorted { $0.offset < $1.offset }.map { one in
      String(decoding: bytes[one.offset...].prefix { $0 > 64 }, as: UTF8.self) + one.version.text
    }
    #expect(names == ["S15", "init15", "subscript15", "a15", "b15", "c15", "d16"])
  }

  @Test func attributesThatAreNotAllowed() {
    func problems(_ text: String) -> [Int] {
      AvailabilityScopes(Parser.parse(source: text), target: SystemVersion("13")!).problems.map(\.offset)
    }
    #expect(problems("class C { @available(iOS 15, *) var x = 1 }") == [11])
    #expect(problems("class C { @available(iOS 15, *) lazy var x = 1 }") == [11])
    #expect(problems("class C { @available(iOS 15, *) var x = 1 { didSet {} } }") == [11])
    #expect(problems("enum E { @available(iOS 15, *) case x(Int) }") == [10])
    for text in [
      "class C { @available(iOS 13, *) var x = 1 }", "class C { @available(iOS 15, *) static var x = 1 }",
      "@available(iOS 15, *) class C { @available(iOS 15, *) var x = 1 }", "@available(iOS 15, *) var x = 1",
      "class C { @available(iOS 15, *) var x: Int { 1 } }",
      "protocol P { @available(iOS 15, *) var x: Int { get } }",
      "enum E { @available(iOS 15, *) case x }",
    ] { #expect(problems(text) == [], "\(text)") }
  }

  @Test(arguments: [
    ("13", "13.0", 0), ("13.4", "13.10", -1), ("14", "13.7", 1), ("9.3.2", "9.3", 1), ("26.0", "18.6", 1),
  ])
  func versionsAreCompared(_ one: String, _ other: String, _ order: Int) throws {
    let (a, b) = (try #require(SystemVersion(one)), try #require(SystemVersion(other)))
    #expect((a < b, a == b, a > b) == (order < 0, order == 0, order > 0))
    #expect(a < .never && .any < a)
  }

  @Test(arguments: ["", ".", "13.", "a", "1.2.3.4.5", "-1", "13 4"])
  func otherTextsAreNoVersions(_ text: String) { #expect(SystemVersion(text) == nil) }

  @Test(arguments: [
    ("UIKitCore.UIButton.configuration : UIKitCore.UIButton.Configuration?", "UIKitCore", ["UIButton"]),
    ("UIKitCore.UIButton.Configuration", "UIKitCore", ["UIButton"]),
    ("UIKitCore.UIButton", "UIKitCore", []),
    (
      "UIKitCore.UIButton.init(configuration: UIKitCore.A, b: Swift.Int) -> UIKitCore.UIButton", "UIKitCore",
      ["UIButton"]
    ),
    (
      "static (extension in UIKitValues):Foundation.NSAttributedString.Key.font : A", "UIKitValues",
      ["NSAttributedString", "Key"]
    ),
    (
      "static (extension in C):Swift.Task< where A == Swift.Never>.sleep<A where A1: C.Clock>(for: A) -> ()",
      "C", ["Task"]
    ),
    ("UIKitLists.A<B, (C) -> D>.E.f(g: H) -> ()", "UIKitLists", ["A", "E"]),
    ("static UIKitCore.Edge.== infix(UIKitCore.Edge, UIKitCore.Edge) -> Swift.Bool", "UIKitCore", ["Edge"]),
    ("(extension in App):UIKitCore.UIView.own() -> ()", "App", ["UIView"]),
  ])
  func demangledNamesGiveModuleAndTypes(_ text: String, _ module: String, _ types: [String]) throws {
    let path = try #require(SymbolPath(demangled: text))
    #expect(path.module == module && path.types == types)
  }

  @Test func identifiersOfTheIndexHavePlaces() {
    #expect(
      SymbolPath(usr: "s:9UIKitCore8UIButtonC13configurationAC13ConfigurationVSgvp")?.types == ["UIButton"])
    #expect(SymbolPath(usr: "s:ScT")?.module == "Swift")
    for usr in ["c:objc(cs)NSObject", "", "s:", "s:nothing of the kind"] { _ = SymbolPath(usr: usr) }
    #expect(SymbolPath(usr: "c:objc(cs)NSObject") == nil)
  }

  @Test(arguments: [
    ("@objc let a = b.c", "      let a = b.c", "c"),
    ("x.f(#selector(g)); y.c", "x.f(Selector(\"g\", T.g)); y.c", "c"),
    ("a(c); c()", "a(c); (b as! T).c()", "c"),
  ])
  func columnsOfAdaptedLinesAreTheUsers(_ original: String, _ adapted: String, _ word: String) throws {
    let lines = LineAlignment(adapted: Array(adapted.utf8), original: Array(original.utf8))
    func last(_ text: String) throws -> Int {
      let range = try #require(text.range(of: word, options: .backwards))
      return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    }
    #expect(try lines.original(try last(adapted)) == last(original))
  }

  @Test func whatTheAdapterAddedIsNowhere() {
    let lines = LineAlignment(
      adapted: Array("} extension C { func register() { _ = D.self } }".utf8), original: Array("}".utf8))
    #expect(lines.original(0) == 0 || lines.original(47) == 0)
    #expect((1..<47).allSatisfy { lines.original($0) == nil })
  }
}

/// Checks of modules with the index of the installed compiler.
@Suite struct AvailabilityCheckTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("availability-\(UUID())")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// Compiles files with an index, and checks them.
  private func check(
    _ names: [String], compiling: Bool = true, _ change: (inout AvailabilityCheck.Request) -> Void = { _ in }
  ) throws -> AvailabilityCheck.Answer {
    let output = try JSONEncoder().encode(
      Dictionary(uniqueKeysWithValues: names.map { (path($0), ["object": path($0 + ".o")]) }))
    try output.write(to: folder.appendingPathComponent("map.json"))
    if compiling {
      try Compiler.compile(
        names.map(path) + [
          "-module-name", "M", "-parse-as-library", "-c", "-output-file-map", path("map.json"),
          "-index-store-path",
          path("index"), "-index-ignore-system-modules", "-Xfrontend", "-index-include-locals",
        ])
    }
    var request = AvailabilityCheck.Request(
      library: try Compiler.library("libIndexStore.so"), store: path("index"),
      files: names.map {
        AvailabilityCheck.Request.File(path: path($0), original: path($0), output: path($0 + ".o"))
      }, target: "13.0", introduced: [:], stamp: "1")
    change(&request)
    return AvailabilityCheck.check(request)
  }

  @Test func aModulesDeclarationsAndWhatIsKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@available(iOS 15, *) func newer() {}\nfunc older() {}\n", "A.swift")
    try write("func f() { newer(); older() }\n", "B.swift")
    let first = try check(["A.swift", "B.swift"])
    let message = "'newer()' is only available in iOS 15 or newer"
    #expect(first.uses.map(\.message) == [message])
    #expect(first.uses.map { [$0.line, $0.column] } == [[1, 12]])
    #expect(Array(first.declared.values) == ["15"] && first.unread == [] && first.stale == [])

    // Unchanged files keep their findings; those that depend on another file are checked again.
    try first.memory.write(toFile: path("memory"), atomically: true, encoding: .utf8)
    let second = try check(["A.swift", "B.swift"], compiling: false) { $0.memory = path("memory") }
    #expect(second.uses == first.uses && second.memory == first.memory)
    try write("func newer() {}\n@available(iOS 14, *) func older() {}\n", "A.swift")
    let third = try check(["A.swift", "B.swift"]) { $0.memory = path("memory") }
    #expect(third.uses.map { [$0.line, $0.column] } == [[1, 21]])
    #expect(third.stale.count == 1)

    // Declarations of another module, and another target.
    let usr = try #require(third.declared.keys.first)
    let fourth = try check(["B.swift"], compiling: false) { $0.declared = [usr: "17.0"] }
    #expect(fourth.uses.map(\.message) == ["'older()' is only available in iOS 17.0 or newer"])
    let fifth = try check(["A.swift", "B.swift"], compiling: false) { $0.target = "14" }
    #expect(fifth.uses == [] && fifth.declared == [:])
    let sixth = try check(["A.swift", "B.swift"], compiling: false) { $0.findsUses = false }
    #expect(sixth.uses == [] && sixth.declared == third.declared)
  }

  @Test func filesThatAreNotInTheIndexAreNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("func f() {}\n", "A.swift")
    #expect(try check(["A.swift"], compiling: false).unread == [path("A.swift")])
    let none = try check(["A.swift"], compiling: false) { $0.library = "/nowhere/lib.so" }
    #expect(none.unread == [path("A.swift")])
    try FileManager.default.createDirectory(
      atPath: path("index/v5/units"), withIntermediateDirectories: true)
    #expect(try check(["A.swift"], compiling: false).unread == [path("A.swift")])
  }

  @Test func callsOfOlderOverloadsAreOld() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      public struct S { public init(a: Int, b: Int = 1, c: Int = 2) {} }
      func f() { _ = S(a: 1)
      _ = S(a: 1, b: 2)
      _ = S(a: 1, c: 3) }

      """, "A.swift")
    let answer = try check(["A.swift"]) {
      $0.introduced = ["M.S.init(a:b:c:)": "16.0"]
      $0.older = ["M.S.init(a:b:c:)": ["init(a:)": "", "init(a:b:)": "15.0"]]
    }
    #expect(
      answer.uses.map { "\($0.line) \($0.message.suffix(13))" } == ["3 15.0 or newer", "4 16.0 or newer"])
  }
}
