import Foundation
import Testing

extension ProjectCommandTests {
  /// All that keeps a project from being whole is one list, by cause, whichever module it is in.
  @Test func aProjectIsDiagnosed() throws {
    let folder = scratch.url.appendingPathComponent("Ward").resolvingSymlinksInPath()
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: folder) }
    let target = "platform: iOS, deploymentTarget: \"15.0\""
    try write(
      """
      name: Ward
      targets:
        Core: {type: framework, \(target), sources: [Core]}
        Parts: {type: framework, \(target), sources: [Parts], dependencies: [{target: Core}]}
        Ward: {type: application, \(target), sources: [App], dependencies: [{target: Parts}]}
      schemes:
        Ward Staging: {build: {targets: {Ward: all}}, run: {config: Debug}}

      """, "project.yml")
    try write(
      """
      import Chestnut
      import UIKit
      public final class Bed: UIView {
        let tree = ChestnutTree()
        public func make() { missingInCore() }
        public func whole() -> Int { 2 }
      }

      """, "Core/Bed.swift")
    try write(
      """
      import Core
      import UIKit
      public class Room: UIViewController {
        public let bed = Bed()
        public override func viewDidLoad() {
          super.viewDidLoad()
          bed.make()
          view.backgrondColor = .red
          _ = UIPrintInfoDuplex()
        }
        public func other() { _ = UIPrintInfoDuplex(); view.alpha = "high" }
      }

      """, "Parts/Room.swift")
    try write(
      """
      import Parts
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      final class Ward: UIViewController {
        let room = Room()
        func show() { room.other(); let phrase: UIPrintInfoDuplex? = nil; _ = phrase }
      }

      """, "App/App.swift")
    func doctor(_ arguments: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "doctor", folder.path, more: arguments + ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let result = try doctor()
    #expect(result.status == 3, "\(result.errors)")
    #expect(
      result.text == """
        Ward (scheme Ward Staging): builds with --lenient alone, without parts of Core, Parts, Ward

        Missing in Tinamou: 1 name of Apple's at 3 places
              3 UIPrintInfoDuplex (UIKit): App/App.swift:8, Parts/Room.swift:9, Parts/Room.swift:11

        Undecided: API of Apple's, or of a header in Objective-C, is used in a way that does not compile here; the code is wrong, or the original declaration differs
          Parts/Room.swift:11:63: cannot assign value of type 'String' to type 'CGFloat'

        Errors of the project
          Parts/Room.swift:8:10: value of type 'UIView' has no member 'backgrondColor'

        Not on this machine, or ignored
          the module Chestnut, which 1 file imports, is not here

        4 further errors follow from these.

        Modules
          Core, 1 file: in parts: 1 of 2 bodies (50 %)
          Parts, 1 file: in parts: 0 of 2 bodies (0 %)
          Ward, 1 file: in parts: 0 of 1 body (0 %)

        What needs the missing names
          Ward (App/App.swift): UIPrintInfoDuplex
          Room (Parts/Room.swift): UIPrintInfoDuplex

        """)
    // The findings are kept with the modules, whose record is used.
    let again = try doctor("--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(again.text.utf8)) as? [String: Any])
    #expect(again.status == 3 && !again.text.contains(folder.path))
    let missing = try #require((object["missing"] as? [[String: Any]])?.first)
    #expect(missing["name"] as? String == "UIPrintInfoDuplex" && missing["framework"] as? String == "UIKit")
    #expect(
      (missing["places"] as? [[String: Any]])?.map { $0["module"] as? String } == ["Ward", "Parts", "Parts"])

    // Other commands tell the errors of all modules that do not need each other, and which are no mistakes.
    let built = try Binary(name: "tinamou").run(
      "build", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(built.status == 3)
    #expect(built.errors.contains("Parts/Room.swift:8:10: error: value of type 'UIView'"), "\(built.errors)")
    #expect(built.errors.contains("Ward needs what cannot be built; `doctor` goes on without it"))
    // Code that needs modules that are not here is no mistake: it is left out, and the rest is built.
    try write(
      "import Core\nimport UIKit\npublic class Room: UIViewController { let bed = Bed() }\n",
      "Parts/Room.swift")
    let application = try String(contentsOf: folder.appendingPathComponent("App/App.swift"), encoding: .utf8)
    try write(
      "import Parts\nimport UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "App/App.swift")
    let partly = try Binary(name: "tinamou").run(
      "build", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(partly.status == 1, "\(partly.errors)")
    #expect(partly.errors.contains("Core: no such module 'Chestnut' here, which 1 file imports"))
    #expect(
      partly.errors.contains("ChestnutTree is not here: its use does nothing"), "\(partly.errors)"
    )
    #expect(try doctor().status == 1)
    let strict = try Binary(name: "tinamou").run(
      "build", folder.path, more: ["--quiet", "--strict"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(
      strict.status == 3 && strict.errors.contains("Core/Bed.swift:1:8: error: no such module 'Chestnut'"))
    try write(application, "App/App.swift")

    try write("public final class Bed: UIView {\n  public func make() {}\n}\n", "Core/Bed.swift")
    try write("import UIKit\npublic final class Bed: UIView { public func make() {} }\n", "Core/Bed.swift")
    try write(
      """
      import Core
      import UIKit
      public class Room: UIViewController { public func other() { _ = UIPrintInfoDuplex() } }

      """, "Parts/Room.swift")
    let failed = try Binary(name: "tinamou").run(
      "build", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(
      failed.errors.contains(
        "Parts/Room.swift:3:65: error: cannot find 'UIPrintInfoDuplex' in scope "
          + "(UIPrintInfoDuplex is Apple's and missing in Tinamou)"), "\(failed.errors)")
    #expect(
      failed.errors.contains(
        "Parts cannot be built: 1 error; it is no mistake of the project's: Tinamou lacks UIPrintInfoDuplex; --lenient"
      ))
    try write(
      "import Core\nimport UIKit\npublic class Room: UIViewController { public func other() {} }\n",
      "Parts/Room.swift")
    try write(
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n",
      "App/App.swift")
    let whole = try doctor()
    #expect(
      whole.status == 0 && whole.text.hasPrefix("Ward (scheme Ward Staging): builds as it is written\n"))
  }

  /// A module whose errors follow from others names them, whatever kept them from being whole: what Apple's compiler
  /// rejects about Objective-C, C that cannot be compiled, or an error of syntax.
  @Test func consequencesHaveTheirCauses() throws {
    let folder = scratch.url.appendingPathComponent("Causes").resolvingSymlinksInPath()
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: folder) }
    let target = "platform: iOS, deploymentTarget: \"15.0\""
    try write(
      """
      name: Causes
      targets:
        Core: {type: framework, \(target), sources: [Core]}
        Parts: {type: framework, \(target), sources: [Parts], settings: {SWIFT_OBJC_BRIDGING_HEADER: Parts/Header.h}}
        Odd: {type: framework, \(target), sources: [Odd]}
        Causes: {type: application, \(target), sources: [App],
          dependencies: [{target: Core}, {target: Parts}, {target: Odd}]}

      """, "project.yml")
    try write(
      """
      import UIKit
      public final class Core: UIView {
        @objc public func made(_ pair: (Int, Int)) {}
      }

      """, "Core/Core.swift")
    try write("#import \"part.h\"\n", "Parts/Header.h")
    try write("int part(int a);\n", "Parts/part.h")
    try write("#include \"nothing.h\"\nint part(int a) { return a; }\n", "Parts/part.c")
    try write("public func parted() -> Int { Int(part(2)) }\n", "Parts/Parts.swift")
    try write(
      "public struct Odd {\n  public init() {}\n  public func odd( -> Int { 3 }\n}\n", "Odd/Odd.swift")
    try write(
      """
      import Core
      import Odd
      import Parts
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class Screen: UIViewController {
        func show() { Core().made((1, 2)) }
        func more() -> Int { parted() + Odd().odd() }
        func own() -> Int { 3 }
      }

      """, "App/App.swift")
    let result = try Binary(name: "tinamou").run(
      "doctor", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(result.status == 3, "\(result.errors)")
    for line in [
      "  Core/Core.swift:3:21: instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C",
      "  Odd/Odd.swift:3:20: expected parameter name followed by ':'",
      "Parts/part.c:1:10: fatal error: 'nothing.h' file not found",
      "; its errors follow from Core, Odd, Parts\n",
    ] { #expect(result.text.contains(line), "\(result.text)") }
  }

  /// The names of a module that is not here are missing wherever another one would show them.
  @Test func namesOfMissingModulesFollowFromThem() throws {
    let folder = scratch.url.appendingPathComponent("Shown").resolvingSymlinksInPath()
    let target = "platform: iOS, deploymentTarget: \"15.0\""
    for (name, text) in [
      "project.yml": """
      name: Shown
      targets:
        Kit: {type: framework, \(target), sources: [Kit]}
        Shown: {type: application, \(target), sources: [App], dependencies: [{target: Kit}]}

      """,
      "Kit/Kit.swift": "@_exported import Chestnut\npublic struct Kit { public init() {} }\n",
      "App/App.swift": """
      import Kit
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func tree() { _ = (Kit(), ChestnutTree()) }
        func mistake() { let text: Int = "" }
      }

      """,
    ] { try Self.write(text, name, in: folder) }
    let result = try Binary(name: "tinamou").run(
      "doctor", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(result.text.contains("Chestnut"), "\(result.text)\(result.errors)")
    #expect(!result.text.contains("ChestnutTree"), "\(result.text)")
    #expect(result.text.contains("App/App.swift:6:36"), "\(result.text)")
  }

  /// A build uses what a diagnosis compiled, and compiles what that left out.
  @Test func aDiagnosisIsTheBeginningOfABuild() throws {
    let folder = scratch.url.appendingPathComponent("Begun").resolvingSymlinksInPath()
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func count() -> Int { MISTAKE }
      }

      """
    func run(_ command: String, _ more: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        command, folder.path, more: more, environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    try Self.write(source.replacing("MISTAKE", with: "missing"), "App.swift", in: folder)
    #expect(try run("doctor").status == 3)
    let failed = try run("build")
    #expect(failed.status == 3, "\(failed.text)\(failed.errors)")
    #expect(
      failed.errors.contains("App.swift:4:25: error: cannot find 'missing' in scope"), "\(failed.errors)")
    // Code was left out.
    #expect(try run("build", "--lenient").status == 1)
    try Self.write(source.replacing("MISTAKE", with: "3"), "App.swift", in: folder)
    #expect(try run("doctor").status == 0)
    let built = try run("build")
    #expect(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("1 files"), "\(built.errors)")
  }

  /// A report comes in time: it has what is known, and says which modules were not examined.
  @Test func aDiagnosisEndsInTime() throws {
    let folder = scratch.url.appendingPathComponent("Slow").resolvingSymlinksInPath()
    try Self.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

      """, "App.swift", in: folder)
    func doctor(_ limit: String) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "doctor", folder.path, more: ["--quiet", "--time-limit", limit],
        environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let result = try doctor("0.001")
    #expect(result.status == 3, "\(result.errors)")
    #expect(result.text.contains("was not examined to the end: the time limit is over"), "\(result.text)")
    // Nothing of it is remembered.
    #expect(try doctor("0").status == 0)
    #expect(try doctor("-1").status == 64)
  }
}
