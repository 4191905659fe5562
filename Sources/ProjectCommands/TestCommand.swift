import ArgumentParser
import Foundation
import ProjectReader
import Simulator
import TinamouCLI

struct TestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Adapts a package or project in the cache and runs its tests there.",
    discussion: """
      The package's sources and tests are mirrored in the cache, adapted, built against Tinamou's modules and tested by \
      `swift test`; messages name the package's own files. What follows -- goes to `swift test`. The unit tests of an \
      Xcode project run in the application that hosts them. What cannot be compiled of libraries is left out, and tests \
      that come to it fail; an error in the project's own code ends the build, unless --lenient is given.
      """)

  @Argument(
    help: ArgumentHelp(
      "A package's folder, its Package.swift, an .xcodeproj or an .xcworkspace.", valueName: "project"))
  var project = "."

  @OptionGroup var build: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Option(
    help: ArgumentHelp(
      "The device that the tests run on, by id or name; iphone-15 by default.", valueName: "device"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose sizes, margins and text rules the device has, 15 to 18 or 26; 18 by default.",
      valueName: "version"))
  var ios: Int?

  @Option(
    help: ArgumentHelp(
      "A folder for what the tests attach to their results (XCTAttachment), which is not kept otherwise.",
      valueName: "folder"))
  var attachments: String?

  @Option(help: ArgumentHelp("A file for the results in the form of JUnit.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("The language of the device; en by default.", valueName: "tag"))
  var language: String?

  @OptionGroup var conditions: ConditionsOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Options of `swift test`; --filter and --skip for Xcode projects.", valueName: "option"))
  var options: [String] = []

  func execute(in context: Context) throws -> ExitStatus {
    var path = URL(fileURLWithPath: project).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else {
      throw BuildError("\(path): there is no such file", status: .usage)
    }
    guard build.scheme == nil else {
      throw BuildError("--scheme: tests are chosen by --target", status: .usage)
    }
    let surroundings = try surroundings()
    let isPackage = path.hasSuffix("/Package.swift")
    if isPackage { path = (path as NSString).deletingLastPathComponent }
    if isPackage || hasPackageTests(path) {
      let unused = ["--responses", "--record-responses"]
      let used = surroundings.filter { argument in !unused.contains { argument.hasPrefix($0 + "=") } }
      if used.count < surroundings.count {
        context.console.warning(
          "the tests of a package make no requests: \(unused.joined(separator: " and ")) are not used")
      }
      return try PackageMirror(
        path, tolerance: Tolerance(build), confinement: confinement, console: context.console
      ).test(
        options + (junit.map { ["--xunit-output", $0] } ?? []), surroundings: used, attachments: attachments)
    }
    let wanted = try TestOptions(options)
    let packages = PackageFetcher(
      console: context.console, manifests: ManifestReader(confinement, console: context.console))
    func load(_ products: ScriptProducts?) throws -> [AppProject] {
      do {
        return try ProjectLoader.loadTests(
          path, target: build.target, configuration: build.configuration, packages: packages,
          products: products)
      } catch let error as ProjectError {
        throw BuildError(error.description, status: .usage)
      }
    }
    var loaded = try load(nil)
    if build.runScripts {
      loaded = try load(
        try BuildScripts(of: loaded, confinement: confinement, console: context.console).run())
    }
    var hasPassed = true
    var report = TestReport()
    defer { if let junit { write(report, to: junit, console: context.console) } }
    for project in loaded {
      var tests = try ProjectBuild(
        project, at: path, tolerance: Tolerance(build), confinement: confinement, console: context.console
      ).buildTests()
      tests.application.environment["TINAMOU_TEST_ARGUMENTS"] = surroundings.joined(separator: "\n")
      tests.application.attachments = attachments
      hasPassed = try tests.run(wanted, report: &report, console: context.console) && hasPassed
      hasPassed = hasPassed && !tests.application.hasLeftOutOwnCode
    }
    return hasPassed ? .success : .findings
  }

  private func write(_ report: TestReport, to path: String, console: Console) {
    do { try OutputFiles.write(Data(report.xml.utf8), to: path) } catch { console.error("\(error)") }
  }

  /// Returns the device of the tests and its settings, as arguments of their process.
  private func surroundings() throws -> [String] {
    var result = conditions.arguments
    if let device {
      do {
        result.append("--device=\(try DeviceCatalog.standard.device(named: device).id)")
      } catch {
        throw BuildError("\(error)", status: .usage)
      }
    }
    if let ios {
      let known = SettingsOptions.systems
      guard known.contains(ios) else {
        let words = known.map { "\($0)" }.joined(separator: ", ")
        throw BuildError("--ios \(ios): the versions that are known are \(words).", status: .usage)
      }
      result.append("--ios=\(ios)")
    }
    if let language { result.append("--language=\(language)") }
    return result
  }

  /// Returns whether a folder is a package whose manifest has tests, or has no Xcode project. Otherwise the
  /// Xcode project is tested.
  private func hasPackageTests(_ folder: String) -> Bool {
    guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else {
      return false
    }
    return manifest.contains("testTarget(") || ProjectLoader.xcodeFiles(at: folder).isEmpty
  }
}
