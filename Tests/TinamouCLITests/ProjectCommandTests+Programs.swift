import Foundation
import TestSupport
import Testing

/// Programs that Apple's compiler rejects or accepts, built as the files of one application.
extension ProjectCommandTests {
  private struct Report: Decodable {
    struct Problem: Decodable {
      let file: String
      let line: Int
      let column: Int
      let message: String
    }
    let isBuilt: Bool
    let errors: [Problem]
  }

  /// Writes the programs of a group in `Tests/Programs` as files that import UIKit.
  ///
  /// - Returns: the errors that they are to have, as `file:line:column: message`.
  private func write(_ group: String, to folder: URL) throws -> Set<String> {
    let text = try String(
      contentsOf: root.appendingPathComponent("Tests/Programs/\(group).txt"), encoding: .utf8)
    var expected: Set<String> = []
    for (number, part) in text.components(separatedBy: "\n=== ").dropFirst().enumerated() {
      let name = (group as NSString).lastPathComponent + "\(number).swift"
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      let program = "import UIKit\n" + lines.joined(separator: "\n")
      try Data(program.utf8).write(to: folder.appendingPathComponent(name))
      for (index, line) in lines.enumerated() {
        for comment in line.components(separatedBy: "  // ").dropFirst() {
          guard let kind = ["error: ", "compiler: "].first(where: comment.hasPrefix) else { continue }
          let words = comment.dropFirst(kind.count).split(separator: " ", maxSplits: 1)
          expected.insert("\(name):\(index + 2):\(words[0]): \(words[1])")
        }
      }
    }
    return expected
  }

  private func makeApplication(_ name: String, _ scratch: ProjectScratch) throws -> URL {
    let folder = scratch.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let delegate = "import UIKit\n\(ApplicationSource.delegate(showing: "UIViewController"))\n"
    try Data(delegate.utf8).write(to: folder.appendingPathComponent("Delegate.swift"))
    return folder
  }

  private func build(_ folder: URL, _ scratch: ProjectScratch, _ more: String...) throws -> (
    Binary.Result, Report
  ) {
    let result = try Binary(name: "tinamou").run(
      "build", folder.path, "--json", more: more, environment: ["XDG_CACHE_HOME": scratch.cache])
    return (result, try JSONDecoder().decode(Report.self, from: result.output))
  }

  /// Each error has the file, line, column and words of Apple's compiler, and nothing else is an error.
  @Test func rejectedProgramsAreTold() throws {
    let folder = try makeApplication("Rejected", scratch)
    var expected: Set<String> = []
    for group in ["Selectors", "KeyPaths", "Declarations", "InterfaceBuilder"] {
      expected.formUnion(try write("Rejected/" + group, to: folder))
    }
    #expect(expected.count > 150)
    let (result, report) = try build(folder, scratch)
    #expect(result.status == 3 && !report.isBuilt)
    let told = Set(
      report.errors.map {
        "\(($0.file as NSString).lastPathComponent):\($0.line):\($0.column): \($0.message)"
      })
    #expect(expected.subtracting(told).sorted() == [])
    #expect(told.subtracting(expected).sorted() == [])
    // A build that fails again prints its errors again.
    #expect(try build(folder, scratch).1.errors.count == report.errors.count)
  }

  /// Programs that Apple's compiler accepts are built.
  @Test func acceptedProgramsAreBuilt() throws {
    let folder = try makeApplication("Accepted", scratch)
    #expect(try write("Accepted/ObjectiveC", to: folder).isEmpty)
    let (result, report) = try build(folder, scratch)
    #expect(result.status == 0 && report.isBuilt, "\(result.errors)")
    // A mistake that only the adapter finds ends the build, or is told as left out.
    let mistake =
      "import UIKit\nclass Mistaken: UIView {\n  func fire() {}\n  func f() { _ = #selector(fire) }\n}\n"
    try Data(mistake.utf8).write(to: folder.appendingPathComponent("Mistaken.swift"))
    let (strict, failure) = try build(folder, scratch)
    let message =
      "argument of '#selector' refers to instance method 'fire()' that is not exposed to Objective-C"
    #expect(strict.status == 3 && failure.errors.map(\.message) == [message], "\(strict.errors)")
    #expect(strict.errors.contains("Mistaken.swift:4:18: error: \(message)\n"))
    let (lenient, left) = try build(folder, scratch, "--lenient")
    #expect(lenient.status == 1 && left.isBuilt, "\(lenient.errors)")
    #expect(lenient.errors.contains("Mistaken.swift:4: left out: \(message)"))
  }

  /// Sources of Swift 2 are told in one line.
  @Test func oldSourcesAreToldInOneLine() throws {
    let folder = try makeApplication("Old", scratch)
    let source = """
      import UIKit
      class OldController: UIViewController {
        override func viewWillAppear(animated: Bool) {
          super.viewWillAppear(animated)
          view.backgroundColor = UIColor.redColor()
          for var i = 0; i < 3; i++ { println(i) }
          let button = UIButton(frame: CGRectMake(0, 0, 10, 10))
          button.addTarget(self, action: "tapped", forControlEvents: UIControlEvents.TouchUpInside)
          NSNotificationCenter.defaultCenter().postNotificationName("a", object: nil)
          dispatch_async(dispatch_get_main_queue()) { println("b") }
        }
      }

      """
    try Data(source.utf8).write(to: folder.appendingPathComponent("OldController.swift"))
    let (result, report) = try build(folder, scratch)
    #expect(result.status == 3 && report.errors.count > 5)
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count == 2, "\(result.errors)")
    #expect(errors.first?.contains("Old is written in Swift 1 to 3") == true)
    #expect(errors.first?.contains("println is print(_:) (OldController.swift:6)") == true)
  }
}
