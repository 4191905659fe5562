import Foundation
import ProjectReader
import Testing

@testable import ProjectCommands

/// The plan of a build is a value: no program runs here, and no file is read.
@Suite struct BuildPlanTests {
  private func module(_ name: String, _ change: (inout AppProject.Module) -> Void = { _ in })
    -> AppProject.Module
  {
    var module = AppProject.Module(name: name, sources: ["/p/\(name)/A.swift", "/p/\(name)/B.swift"])
    change(&module)
    return module
  }

  /// An application with a library, a module of C, one with a bridging header, and one that nothing imports.
  private var project: AppProject {
    var project = AppProject(name: "Shop", root: "/p", main: module("Shop"))
    project.modules = [
      module("Core") { $0.dataModels = ["/p/Core/M.xcdatamodeld"] },
      module("CZip") {
        $0.sources = []
        $0.isLibrary = true
        var clang = ClangSources()
        clang.files = ["/p/CZip/zip.c"]
        clang.publicHeaders = "/p/CZip/include"
        $0.clang = clang
      },
      module("Net") {
        $0.isLibrary = true
        $0.flags = ["B", "A", "DEBUG", "C"]
        $0.generatedSources = ["Made.swift": "import XCTest\n"]
      },
      module("Cart") {
        $0.hasBridgingHeader = true
        $0.bridgedModules = ["Foreign", "Shop", "Net"]
        $0.deploymentTarget = "13.0"
        $0.languageVersion = "6"
      },
      module("Alone"),
    ]
    return project
  }

  private let imports = ImportRecord(
    modules: [
      ["UIKit", "Net"], [], ["Core", "Alamofire"], ["Combine"], ["Foundation"], ["Cart", "UIKit", "Testing"],
    ], broughtAlong: ["ImageIO"])

  private func plan(_ tolerance: Tolerance = .standard) throws -> BuildPlan {
    try BuildPlan(project, imports: imports, tolerance: tolerance)
  }

  @Test func modulesDependOnEarlierOnesThatTheyImport() throws {
    let plan = try plan()
    #expect(plan.modules.map(\.name) == ["Core", "CZip", "Net", "Cart", "Alone", "Shop"])
    // Core imports Net, which comes later, and is built without.
    #expect(plan.modules.map(\.dependencies) == [[], [], ["Core"], ["Net"], [], ["Cart"]])
    // The headers of C may be included by all; the executable's entry names all.
    #expect(
      plan.modules.map(\.follows) == [
        [], [], ["CZip"], ["CZip"], ["CZip"], ["Core", "CZip", "Net", "Alone"],
      ])
    // A bridging header shows the modules of the project that are before, and others.
    #expect(plan.modules[3].bridgedModules == ["Net", "Foreign"])
    #expect(plan.compiledAgainst(plan.modules[3]) == ["Core", "Net"])
    #expect(plan.compiledAgainst(plan.modules[4]) == [])
    #expect(plan.compiledAgainst(plan.modules[5]) == ["Core", "CZip", "Net", "Cart", "Alone"])
    let graph = try plan.graph()
    #expect(graph.order == [0, 1, 2, 3, 4, 5])
    #expect(graph.visible == [[], [], [0, 1], [0, 1, 2], [1], [0, 1, 2, 3, 4]])
  }

  /// Names of a missing module are seen by the files of the modules that import it, and of those that import these.
  @Test func modulesSeeWhatOthersImport() throws {
    let plan = try plan()
    #expect(plan.filesBesideMissing([:]) == [])
    let files = plan.filesBesideMissing(["/p/Net/B.swift": ["Git"], "/p/Alone/A.swift": []])
    #expect(
      files == [
        "/p/Net/A.swift", "/p/Net/B.swift", "/p/Cart/A.swift", "/p/Cart/B.swift", "/p/Shop/A.swift",
        "/p/Shop/B.swift",
      ])
  }

  /// A library of the project's that is not here may have the name of a module of Apple's, which does not take its place.
  @Test func librariesThatAreNotHereAreNotApples() throws {
    var project = project
    #expect(try plan().foreignModules.contains("Combine"))
    project.absentLibraries = ["combine"]
    let plan = try BuildPlan(project, imports: imports, tolerance: .standard)
    #expect(!plan.foreignModules.contains("Combine") && plan.foreignModules.contains("ImageIO"))
    #expect(plan.absentLibraries == ["combine"])
  }

  @Test func namesThatAreMadeDiffer() throws {
    // Sources, sources that are made, and models have a number each.
    #expect(try plan().modules.map(\.firstNumber) == [0, 3, 3, 6, 8, 10])
  }

  @Test func whatIsImpliedAndImportedIsPlanned() throws {
    #expect(try plan().impliedModules == ["ImageIO"])
    #expect(
      try plan().foreignModules == [
        "Alamofire", "Combine", "Foreign", "Foundation", "ImageIO", "Testing", "UIKit",
      ])
    var old = project
    old.usesOldNames = true
    let plan = try BuildPlan(old, imports: imports, tolerance: .standard)
    #expect(plan.impliedModules == ["SwiftFourNames", "ImageIO"])
    #expect(plan.modules[3].languageArguments.prefix(2) == ["-swift-version", "5"])
    #expect(plan.modules.map(\.deniesDarwin) == [false, false, true, false, false, false])
  }

  @Test func codeIsLeftOutAsTheToleranceSays() throws {
    #expect(try plan(.strict).modules.map(\.mayLeaveOut) == [false, false, false, false, false, false])
    #expect(try plan(.standard).modules.map(\.mayLeaveOut) == [false, true, true, false, false, false])
    #expect(try plan(.lenient).modules.allSatisfy(\.mayLeaveOut))
  }

  @Test func testsHaveAHost() throws {
    let application = try plan()
    #expect(application.modules.map(\.isApplication) == [false, false, false, false, false, true])
    #expect(!application.isTest && !application.usesSwiftTesting)
    var tests = project
    (tests.isTest, tests.host) = (true, "Cart")
    let plan = try BuildPlan(tests, imports: imports, tolerance: .standard)
    #expect(plan.modules.map(\.isApplication) == [false, false, false, true, false, false])
    #expect(plan.modules.map(\.isMain) == [false, false, false, false, false, true])
    #expect(plan.isTest && plan.usesSwiftTesting)
  }

  @Test func theTextIsTheSameInEachRun() throws {
    let text = try plan().json
    #expect(try JSONDecoder().decode(BuildPlan.self, from: Data(text.utf8)) == plan())
    #expect(try plan().json == text)
    #expect(text.contains(#""flags" : [\#n        "A",\#n        "B",\#n        "C",\#n        "DEBUG"\#n"#))
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map {
      $0.split(separator: "\"")[1]
    }
    #expect(keys == keys.sorted() && keys.contains("modules"))
    #expect(text.contains("/p/Core/A.swift"))
  }

  /// Returns the words of the error that is thrown; nil if there is none.
  private func message(_ make: () throws -> some Any) -> String? {
    do {
      _ = try make()
      return nil
    } catch { return "\(error)" }
  }

  @Test func namesAreChecked() {
    var hostile = project
    hostile.modules[0].name = "a\" -o /x"
    #expect(
      message { try BuildPlan(hostile, imports: imports, tolerance: .standard) }
        == "\(ProjectStrings.shown(hostile.modules[0].name)): is not the name of a module")
    var empty = project
    empty.main.sources = []
    #expect(
      message { try BuildPlan(empty, imports: imports, tolerance: .standard) }
        == "Shop has no Swift files to build")
  }

  /// Plans that follow from no project.
  @Test(arguments: [
    (0, #"{"dependencies":["Cart"]}"#, "Shop: modules need each other: Core, Cart, Net, Core"),
    (0, #"{"dependencies":["Gone"]}"#, "Shop: Core needs Gone, which is no module of the project"),
    (4, #"{"name":"Core"}"#, "Shop: two modules are named Core"),
    (1, #"{"follows":["CZip"]}"#, "Shop: modules need each other: CZip, CZip"),
  ]) func impossiblePlansAreErrors(index: Int, change: String, words: String) throws {
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(try plan().json.utf8)) as? [String: Any])
    var modules = try #require(object["modules"] as? [[String: Any]])
    let changes = try #require(try JSONSerialization.jsonObject(with: Data(change.utf8)) as? [String: Any])
    modules[index].merge(changes) { $1 }
    object["modules"] = modules
    let plan = try JSONDecoder().decode(
      BuildPlan.self, from: try JSONSerialization.data(withJSONObject: object))
    #expect(message { try plan.graph() } == words)
  }

  // MARK: Inputs

  private func result(_ name: String, _ change: (inout ModuleResult) -> Void = { _ in }) -> ModuleResult {
    var result = ModuleResult(name: name)
    result.interface = "of \(name)"
    result.overridable = [AdapterProcess.ExtensionMethod(type: "UIView", name: name)]
    result.newerDeclarations = ["s:\(name)": "16.0"]
    result.clang.importing = ["-I", name]
    change(&result)
    return result
  }

  @Test func aModuleIsMadeOfTheResultsThatItWaitsFor() throws {
    let plan = try plan()
    let ended = try plan.graph().visible
    let cart = ModuleInputs(
      of: 3, in: plan, after: ended[3], results: [2: result("Net"), 0: result("Core"), 1: result("CZip")])
    #expect(cart.known == ["Core", "CZip", "Net"])
    #expect(cart.interfaces == ["Coreof Core", "Netof Net"])
    #expect(cart.importing == ["-I", "Core", "-I", "CZip", "-I", "Net"])
    #expect(cart.overridable.map(\.name).sorted() == ["Core", "Net"])
    #expect(cart.newerDeclarations == ["s:Core": "16.0", "s:Net": "16.0"])
    // A module that was left out is missing; of modules that it does not wait for only the name is known.
    let without = ModuleInputs(of: 3, in: plan, after: ended[3], results: [0: result("Core")])
    #expect(without.known == ["Core"] && without.interfaces == ["Coreof Core"])
    let alone = ModuleInputs(of: 4, in: plan, after: ended[4], results: [1: result("CZip")])
    #expect(alone.known == ["Core", "CZip", "Net", "Cart"] && alone.compiledAgainst.isEmpty)
    #expect(alone.importing == ["-I", "CZip"])
  }

  // MARK: States

  @Test func statesFollowEachOther() {
    typealias State = ModuleJob.State
    let all: [State] = [
      .waiting, .compilingC, .adapting, .compiling(round: 1), .compiling(round: 2), .done, .leftOut, .failed,
    ]
    let after: [[Int]] = [[1, 7], [2, 5, 6, 7], [3, 5, 6, 7], [4, 5, 6, 7], [5, 6, 7], [], [], []]
    for (state, permitted) in zip(all, after) {
      #expect(all.indices.filter { state.permits(all[$0]) } == permitted, "\(state)")
    }
    #expect(State.compiling(round: 3).permits(.compiling(round: 4)))
  }

  // MARK: The entry

  @Test func theEntryNamesWhatModulesDeclare() throws {
    var entry = ApplicationEntry(
      plan: try plan(), module: "Shop", previews: ["__preview_1", "__preview_2"], delegate: "Delegate",
      testCases: [], others: [result("Core") { $0.paths = ["/c/A.swift"] }, result("CZip")], missing: [])
    func leaveOut(_ message: String) -> Bool { entry.leaveOut(namesIn: message) }
    #expect(entry.text.contains("import ApplicationHost\nimport Core\n\n"))
    #expect(entry.text.contains("name: \"Shop\", module: \"Shop\", delegate: Delegate.self"))
    #expect(entry.text.contains("previews: [__preview_1, __preview_2]"))
    #expect(!leaveOut("cannot find 'Other' in scope"))
    #expect(leaveOut("cannot find '__preview_1' in scope"))
    #expect(leaveOut("cannot find 'Delegate' in scope"))
    // Once is enough.
    #expect(!leaveOut("cannot find 'Delegate' in scope"))
    #expect(entry.text.contains("delegate: nil") && entry.text.contains("previews: [__preview_2]"))
    #expect(entry.missing == ["__preview_1", "Delegate"])
  }

  @Test func theEntryOfTestsLaunchesTheHost() throws {
    var tests = project
    (tests.isTest, tests.host) = (true, "Cart")
    var entry = ApplicationEntry(
      plan: try BuildPlan(tests, imports: imports, tolerance: .standard), module: "Shop", previews: [],
      delegate: nil, testCases: [.init(name: "SumTests", list: "__tests_3()")],
      others: [
        result("Cart") {
          $0.paths = ["/c/A.swift"]
          $0.delegate = "Delegate"
        }
      ], missing: [])
    func leaveOut(_ message: String) -> Bool { entry.leaveOut(namesIn: message) }
    #expect(entry.text.contains("@testable import Cart\n"))
    #expect(entry.text.contains("module: \"Cart\", delegate: Cart.Delegate.self"))
    #expect(entry.text.contains("prepareTests(launches: true)"))
    // Code finds out by this name that it is tested.
    #expect(entry.text.contains("RuntimeClasses.register(XCTestCase.self, name: \"XCTestCase\")"))
    #expect(entry.text.contains("let cases: [XCTestCaseEntry] = [testCase(__tests_3())]"))
    #expect(leaveOut("cannot find '__tests_3' in scope"))
    #expect(entry.text.contains("let cases: [XCTestCaseEntry] = []"))
  }

  /// Two files of the user's with one name; files that the build makes are no one's.
  @Test func filesOfOneNameAreTheProjectsError() {
    let originals = [
      "/c/A/App.swift": "/p/A/App.swift", "/c/B/App.swift": "/p/B/App.swift", "/c/T0.swift": "/p/A.strings",
    ]
    #expect(
      ModuleJob.namesakes(among: originals.keys.sorted(), originals, "Shop")
        == "/p/B/App.swift: has the name of /p/A/App.swift; Swift refuses two files of one name in a module, here Shop"
    )
    #expect(
      ModuleJob.namesakes(
        among: ["/c/T0.swift", "/c/T1.swift"], ["/c/T0.swift": "/p/A", "/c/T1.swift": "/p/A"], "Shop")
        == nil)
  }
}
