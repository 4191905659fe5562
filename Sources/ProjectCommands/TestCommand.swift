import ArgumentParser
import Foundation
import ProjectReader
import ScreenRequests
import TinamouCLI

struct TestCommand: ProgressCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Adapts a package or project in the cache and runs its tests there.",
    discussion: """
      The package's sources and tests are mirrored in the cache, adapted, built against Tinamou's modules and tested by \
      `swift test`; messages name the package's own files. What follows -- goes to `swift test`. The unit tests of an \
      Xcode project run in the application that hosts them. What cannot be compiled of libraries, or needs modules that \
      are not on this machine, is left out, and tests that come to it fail; an error in the project's own code ends the \
      build, unless --lenient is given.

      Where __Snapshots__ beside the project has references, its screens are verified as `tinamou snapshots verify` does, \
      after the tests: each preview and each scene in each configuration of tinamou.yml is a test. With --filter or --skip, \
      they are not, unless --snapshots is given.

        test MyApp.xcodeproj --junit junit.xml
        test MyPackage -- --filter SignUpTests
      """)

  @Argument(
    help: ArgumentHelp(
      "A package's folder, its Package.swift, an .xcodeproj, an .xcworkspace or a project.yml of XcodeGen.",
      valueName: "project"), completion: .file())
  var project = "."

  @OptionGroup(title: OptionTitles.projects) var build: ProjectOptions
  var isQuiet: Bool { build.quiet }
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions

  @Option(
    help: ArgumentHelp(
      "A folder for what the tests attach to their results (XCTAttachment), which is not kept otherwise.",
      valueName: "folder"), completion: .directory)
  var attachments: String?

  @Option(
    help: ArgumentHelp(
      "Record references of swift-snapshot-testing beside the tests: those that are missing, failed ones too, or all. Nothing is recorded otherwise.",
      valueName: "which"))
  var record: ReferenceTests.Mode?

  @Option(
    help: ArgumentHelp(
      "A folder for what differs from references of swift-snapshot-testing; snapshot-failures by default.",
      valueName: "folder"), completion: .directory)
  var failures: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Verify the screens; by default where there are references and no --filter or --skip.")
  var snapshots: Bool?

  @Option(
    help: ArgumentHelp(
      "Verify only the screens whose sources, documents, assets or references changed since a revision of git.",
      valueName: "revision"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the report on the screens; snapshot-report by default.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp("A file for the results in the form of JUnit.", valueName: "file"), completion: .file()
  )
  var junit: String?

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
    let request = try request()
    let isPackage = path.hasSuffix("/Package.swift")
    if isPackage { path = (path as NSString).deletingLastPathComponent }
    // The screens can be all tests that there are.
    let mayHaveNone = snapshots ?? ProjectSnapshots.hasReferences(path)
    let tested = ProjectRequest(path: path, options: build, confinement: confinement)
    // Xcode's schemes are of its projects.
    let hasPackageTests = isPackage || (build.scheme == nil && hasPackageTests(path))
    guard build.scheme == nil || !isPackage else {
      throw BuildError("--scheme: the tests of a package are chosen by --target", status: .usage)
    }
    if hasPackageTests, let own = try tested.loadOwnTests(mayHaveNone: mayHaveNone, console: context.console)
    {
      return try run(own, at: path, on: request, in: context)
    }
    if hasPackageTests {
      var own = request
      if request.conditions.responses != nil || request.conditions.recordResponses != nil {
        context.console.warning(
          "the tests of a package make no requests: --responses and --record-responses are not used")
        (own.conditions.responses, own.conditions.recordResponses) = (nil, nil)
      }
      let status = try PackageMirror(
        path, tolerance: Tolerance(build), allowReading: build.allowReading, confinement: confinement,
        console: context.console
      ).test(
        options + (junit.map { ["--xunit-output", $0] } ?? []), request: own, attachments: attachments,
        references: references)
      guard let screens = try verifyScreens(path, in: context) else { return status }
      // Beside the file with the tests of the package.
      if let junit {
        var results = TestReport()
        results.add(screens.cases, of: ScreenTests.name)
        let stem = (junit as NSString).deletingPathExtension
        write(results, to: "\(stem)-snapshots.xml", console: context.console)
      }
      return ExitStatus.worse(status, screens.status)
    }
    let loaded = try tested.loadTests(mayHaveNone: mayHaveNone, console: context.console)
    return try run(loaded, at: path, on: request, in: context)
  }

  /// Builds and runs tests in applications of their own, and verifies the screens if that is wanted.
  @MainActor private func run(
    _ loaded: [AppProject], at path: String, on request: ScreenRequest, in context: Context
  ) throws -> ExitStatus {
    let wanted = try TestOptions(options)
    var hasPassed = true
    var results = TestReport()
    defer { if let junit { write(results, to: junit, console: context.console) } }
    for project in loaded {
      var tests = try ProjectBuild(
        project, at: path, tolerance: Tolerance(build), confinement: confinement, console: context.console
      ).buildTests()
      tests.application.tests = request
      tests.application.attachments = attachments
      tests.application.references = references
      hasPassed = try tests.run(wanted, report: &results, console: context.console) && hasPassed
      hasPassed = hasPassed && !tests.application.hasLeftOutOwnCode
    }
    if let remark = references.remark(on: results) { context.console.message(remark) }
    let status = hasPassed ? ExitStatus.success : .findings
    guard let screens = try verifyScreens(path, in: context) else { return status }
    results.add(screens.cases, of: ScreenTests.name)
    return ExitStatus.worse(status, screens.status)
  }

  /// The files that tests of swift-snapshot-testing write.
  private var references: ReferenceTests {
    var result = ReferenceTests(mode: record)
    if let failures { result.failures = failures }
    return result
  }

  /// Verifies the screens if that is wanted.
  @MainActor private func verifyScreens(_ path: String, in context: Context) throws -> ScreenTests? {
    let isFiltered = options.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
    guard snapshots ?? (!isFiltered && ProjectSnapshots.hasReferences(path)) else { return nil }
    return ScreenTests(
      try ProjectSnapshots.verify(
        path, options: build, confinement: confinement, report: report, changedSince: changedSince,
        in: context))
  }

  private func write(_ report: TestReport, to path: String, console: Console) {
    do { try OutputFiles.write(Data(report.xml.utf8), to: path) } catch { console.error("\(error)") }
  }

  /// Returns the device of the tests, its settings and conditions.
  private func request() throws -> ScreenRequest {
    var request = ScreenRequest(.session, devices, settings)
    // The process of the tests has another current folder.
    request.devices.files = request.devices.files.map { URL(fileURLWithPath: $0).path }
    let models = try request.devices.chosen(defaults: request.result.standardDevices)
    guard models.count == 1, request.configurations(on: models, orientation: .portrait).count == 1 else {
      throw BuildError(
        "tests run on one device with one choice of settings; run them once for each", status: .usage)
    }
    return request
  }

  /// Returns whether a folder is a package whose manifest has tests, or has no Xcode project. Otherwise the
  /// Xcode project is tested.
  private func hasPackageTests(_ folder: String) -> Bool {
    guard let scope = try? ReadingScope(of: folder, closed: [Cache.root]) else { return false }
    return scope.reading {
      guard let manifest = ProjectFiles.text(folder + "/Package.swift") else { return false }
      return manifest.contains("testTarget(") || ProjectLoader.xcodeFiles(at: folder).isEmpty
    }
  }
}
