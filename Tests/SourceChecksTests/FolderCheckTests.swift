import SourceScanner
import Testing

@testable import source_checks

/// The dependencies between files and folders, and the tables of those that are allowed.
@Suite struct FolderCheckTests {
  @Test(arguments: [
    (
      "public final class A {}\nstruct B { struct C {} }\nenum D {}\nprotocol E: AnyObject {}",
      ["A", "B", "D", "E"]
    ),
    ("@MainActor\nopen class A {}\n@available(iOS 13, *) typealias B = C\nactor D {}", ["A", "B", "D"]),
    ("import class Foundation.Bundle\nimport struct Glibc.stat\nextension A { class B {} }", []),
    ("func a() { struct B {} }\n// struct C {}\nlet d = \"struct E {}\"", []),
    ("private enum `Type` {}\n#if DEBUG\n  struct A {}\n#endif", ["Type", "A"]),
  ])
  func typesAreThoseOutsideOfOthers(_ source: String, _ types: [String]) {
    #expect(ModuleGraph.declaredTypes(in: SourceText(source)) == types)
  }

  /// Returns a module of files, each with a path below the module's folder.
  private func module(_ name: String, _ files: KeyValuePairs<String, String>) -> ModuleGraph {
    ModuleGraph(
      name: name, files: files.map { SourceFile(path: "Sources/\(name)/\($0.key)", $0.value) })
  }

  @Test func filesDependOnThoseWhoseTypesTheyName() {
    let graph = module(
      "A",
      [
        "a.swift": "struct One<T> { var two: Two; var three: `Three`? }\nstruct Alpha {}",
        "b.swift": "struct Two { /* Three */ let a = \"Three\" }",
        "c.swift": "enum Three { case one(One), alpha(Alpha), None }\nstruct Two {}\nstruct T {}",
      ])
    #expect(
      graph.needs == [
        [.init(file: 2, type: "Three"), .init(file: 1, type: "Two")], [],
        // The first file that declares a type is its home.
        [.init(file: 0, type: "Alpha"), .init(file: 1, type: "Two")],
      ])
    #expect(graph.largestCircle() == [0, 2])
  }

  @Test(arguments: [
    ([], []),
    ([[]], []),
    ([[1], [2], [0]], [0, 1, 2]),
    ([[1], []], []),
    // Two circles, of which the second is larger.
    ([[1], [0, 2], [3], [4], [2]], [2, 3, 4]),
    // Two circles that are joined.
    ([[1], [0, 2], [3], [2, 0]], [0, 1, 2, 3]),
    ([[2], [3], [0], [1]], [0, 2]),
  ])
  func circlesAreStronglyConnected(_ needs: [[Int]], _ circle: [Int]) {
    let files = needs.enumerated().map { index, others in
      SourceFile(
        path: "\(index).swift",
        "struct T\(index) { let a = (\(others.map { "T\($0)()" }.joined(separator: ", "))) }\n")
    }
    #expect(ModuleGraph(name: "A", files: files).largestCircle().sorted() == circle)
  }

  @Test func longCirclesAreFoundWithoutRecursion() {
    let count = 20_000
    let files = (0..<count).map {
      SourceFile(path: "\($0).swift", "struct T\($0) { T\(($0 + 1) % count) }\n")
    }
    #expect(ModuleGraph(name: "A", files: files).circleShare == .init(files: count, percent: 100))
  }

  @Test func sharesAreRoundedPercentages() {
    let graph = module(
      "A", ["a.swift": "class Aa { Bb }\n", "b.swift": "class Bb { Aa }\n\n", "c.swift": "\n\n\n\n\n"])
    #expect(graph.circleShare == .init(files: 2, percent: 38))
    #expect(module("A", ["a.swift": ""]).circleShare == .init(files: 0, percent: 0))
  }

  private func page(_ folders: String, _ circles: String = "") -> String {
    """
    # Page
    <!-- folders: begin -->
    | folder | mentions |
    |---|---|
    \(folders)<!-- folders: end -->
    Text.
    <!-- circles: begin -->
    | module | files in the largest circle | lines, percent |
    |---|---|---|
    \(circles)<!-- circles: end -->

    """
  }

  /// A module whose folder `Views` depends on `App`, and `App` on `Views` and `Text`.
  private var core: ModuleGraph {
    module(
      "UIKitCore",
      [
        "Top.swift": "struct Top { View }\n\n\n\n\n\n\n\n", "App/App.swift": "struct App { View; Line }\n",
        "Text/Line.swift": "struct Line {}\n", "Views/View.swift": "struct View { App; Top }\n",
      ])
  }
  private let rows = "| `UIKitCore/App` | Text, Views |\n| `UIKitCore/Views` | App |\n"
  private let circle = "| `UIKitCore` | 3 of 4 | 91 |\n"

  @Test func listedPairsAndSharesAreAllowed() throws {
    #expect(try FolderCheck([core], page: page(rows, circle)).findings() == [])
  }

  @Test func pairsThatAreNotListedAreDefects() throws {
    let page = page("| `UIKitCore/App` | Views |\n", circle)
    #expect(
      try FolderCheck([core], page: page).findings().map(\.description) == [
        "Sources/UIKitCore/App/App.swift: UIKitCore/App mentions Line of Text, which CONTRIBUTING.md does not allow",
        "Sources/UIKitCore/Views/View.swift: UIKitCore/Views mentions App of App, "
          + "which CONTRIBUTING.md does not allow",
      ])
  }

  @Test func foldersOfOtherModulesAreFree() throws {
    let files: KeyValuePairs = ["A/A.swift": "struct Aa { Bb }\n", "B/B.swift": "struct Bb {}\n"]
    #expect(try FolderCheck([module("ScreenLint", files)], page: page("")).findings() == [])
    #expect(try FolderCheck([module("UIKitControls", files)], page: page("")).findings().count == 1)
  }

  @Test func pairsWithoutNeedAreTakenOut() throws {
    let more =
      "| `UIKitCore/App` | Text, Views |\n| `UIKitCore/Text` | App |\n| `UIKitCore/Views` | App, Text |\n"
    let check = try FolderCheck([core], page: page(more, circle))
    let advice = "no more; scripts/checks/sources folders --update takes it out"
    #expect(
      check.findings().map(\.description) == [
        "CONTRIBUTING.md: UIKitCore/Text mentions App \(advice)",
        "CONTRIBUTING.md: UIKitCore/Views mentions Text \(advice)",
      ])
    #expect(try check.updatedPage() == page(rows, circle))
    // An update adds no dependency that the table does not allow.
    let less = "| `UIKitCore/App` | Text |\n"
    #expect(try FolderCheck([core], page: page(less, circle)).updatedPage() == page(less, circle))
  }

  /// The share is 91 percent.
  @Test(arguments: [
    ("89", nil), ("93", nil),
    (
      "88", "Sources/UIKitCore: 91 % of its lines are in one circle of files, and CONTRIBUTING.md allows 88 %"
    ),
    (
      "94",
      "CONTRIBUTING.md: the largest circle of UIKitCore is 91 % of its lines, not 94 %; "
        + "scripts/checks/sources folders --update lowers it"
    ),
  ])
  func sharesMayDifferByTwoPoints(_ listed: String, _ finding: String?) throws {
    let check = try FolderCheck([core], page: page(rows, "| `UIKitCore` | 3 of 4 | \(listed) |\n"))
    #expect(check.findings().map(\.description) == (finding.map { [$0] } ?? []))
    let written = listed == "88" ? "" : circle
    #expect(try check.updatedPage() == page(rows, written))
  }

  /// A module of which a percentage of the lines is in a circle.
  private func module(_ name: String, percent: Int) -> ModuleGraph {
    let (inside, outside) = (
      String(repeating: "\n", count: percent - 1), String(repeating: "\n", count: 100 - percent)
    )
    return module(
      name, ["a.swift": "class Aa { Bb }\n", "b.swift": "class Bb { Aa }" + inside, "c.swift": outside])
  }

  @Test func smallSharesNeedNoRow() throws {
    #expect(try FolderCheck([module("A", percent: 14)], page: page("")).findings() == [])
    let check = try FolderCheck([module("A", percent: 15), module("B", percent: 40)], page: page(""))
    #expect(
      check.findings().map(\.description) == [
        "Sources/A: 15 % of its lines are in one circle of files, and CONTRIBUTING.md allows 0 %",
        "Sources/B: 40 % of its lines are in one circle of files, and CONTRIBUTING.md allows 0 %",
      ])
    let written = "| `B` | 2 of 3 | 40 |\n| `A` | 2 of 3 | 15 |\n"
    #expect(try check.updatedPage() == page("", written))
    // A module that is gone, or whose share became small.
    let gone = try FolderCheck([module("A", percent: 9)], page: page("", written))
    #expect(gone.findings().map(\.place) == ["CONTRIBUTING.md", "CONTRIBUTING.md"])
    #expect(try gone.updatedPage() == page(""))
  }

  @Test(arguments: ["folders", "circles"])
  func aPageWithoutATableIsAnError(_ name: String) {
    let text = page("").replacing("<!-- \(name): end -->", with: "")
    #expect(throws: CheckError("CONTRIBUTING.md has no table of \(name)")) {
      try FolderCheck([core], page: text)
    }
  }
}
