import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Whole projects, as a user has them: adapted, built in a cache that these tests share, so that the adapter and what stands in for
/// frameworks are built once, and run. Each has a folder of its own.
@Suite(.serialized, .sharedCache) struct ProjectCommandTests {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let scratch: ProjectScratch

  init() throws { scratch = try ProjectScratch() }

  /// Plain files stay as they are, so that their names are their own; paths and lines are the user's; branches of versions
  /// are those of the iOS that is shown; a file that the compiler cannot read is named and left out.
  @Test func sourcesOfAPackageAreTheUsers() throws {
    let package = scratch.url.appendingPathComponent("Plain")
    let sources = package.appendingPathComponent("Sources/Plain")
    let tests = package.appendingPathComponent("Tests/PlainTests")
    for folder in [sources, tests] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    func write(_ text: String, _ folder: URL, _ name: String) throws {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Plain", targets: [
        .target(name: "Plain"), .testTarget(name: "PlainTests", dependencies: ["Plain"])])

      """, package, "Package.swift")
    // Beside Foundation's and the C library's functions of the name, `log(2)` would be ambiguous.
    try write(
      """
      func log(_ x: Double) -> Double { 42 }
      struct Timer { var seconds = 7 }
      public func answer() -> Double { log(2) }
      public func seconds() -> Int { Timer().seconds }

      """, sources, "Own.swift")
    try write(
      """
      #sourceLocation(file: "Template.swift.gyb", line: 700)
      public func line() -> Int { let line = #line; return line }
      public func wrong() -> Int { unknown() }
      #sourceLocation()

      """, sources, "Generated.swift")
    try write(
      """
      import UIKit
      public func version() -> String {
        if #available(iOS 27, *) { return "27" }
        guard #available(iOS 17.4, *) else { return "old" }
        return "17.4"
      }

      """, sources, "Version.swift")
    try write("let deep = \(String(repeating: "1 + ", count: 50_000))1\n", sources, "Deep.swift")
    try write(
      """
      import XCTest
      @testable import Plain
      final class PlainTests: XCTestCase {
        func testOwnNames() { XCTAssertEqual(answer(), 42); XCTAssertEqual(seconds(), 7) }
        func testPlaces() {
          XCTAssertEqual(#filePath, "\(tests.path)/PlainTests.swift")
          XCTAssertEqual(#line, 7)
          XCTAssertTrue(FileManager.default.fileExists(atPath: #filePath))
          XCTAssertEqual(line(), 2)
        }
        func testVersion() { XCTAssertEqual(version(), "17.4") }
      }

      """, tests, "PlainTests.swift")
    try write(testsAsOnIOS, tests, "DeviceTests.swift")
    try write(
      """
      import Combine
      public func sum(of numbers: [Int]) -> Int {
        var sum = 0
        _ = numbers.publisher.sink { sum += $0 }
        return sum
      }

      """, sources, "Sum.swift")
    let attachments = scratch.url.appendingPathComponent("attachments")
    func test(_ arguments: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "test", package.path, "--device", "iphone-8", "--attachments", attachments.path, more: arguments,
        environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let unreadable = try test()
    #expect(unreadable.status == 3, "\(unreadable.errors)")
    #expect(unreadable.errors.contains("error: \(sources.path)/Deep.swift:1: the whole file is left out"))
    let result = try test("--lenient")
    // What was left out is a finding, though every test passes.
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("Executed 9 tests, with 0 failures"), "\(result.text)")
    #expect(result.text.contains("Test run with 1 test in 0 suites passed"), "\(result.text)")
    let kept = (try? FileManager.default.contentsOfDirectory(atPath: attachments.path)) ?? []
    #expect(kept == ["AttachingTests.testAttachments-the-words.txt"])
    #expect(
      try kept.map { try String(contentsOf: attachments.appendingPathComponent($0), encoding: .utf8) } == [
        "kept"
      ])
    #expect(
      result.errors.contains("Plain/Generated.swift:3: left out: cannot find 'unknown' in scope"),
      "\(result.errors)")
    #expect(
      result.errors.contains("Plain/Deep.swift:1: the whole file is left out: it is nested too deeply"),
      "\(result.errors)")
    try FileManager.default.removeItem(at: sources.appendingPathComponent("Deep.swift"))
    let wrong = try test()
    #expect(wrong.status == 3 && !wrong.text.contains("Executed"), "\(wrong.errors)")
    #expect(
      wrong.errors.contains("Plain/Generated.swift:3:30: error: cannot find 'unknown' in scope"),
      "\(wrong.errors)")
  }

  /// Returns whether the first pixel of a picture is that of the mark for code that was left out.
  private static func isMarked(_ path: String) throws -> Bool {
    let pixel = try CGImage.decode(try Data(contentsOf: URL(fileURLWithPath: path))).pixel(x: 1, y: 1)
    return pixel.red > 150 && pixel.green < 60 && pixel.blue > 100
  }

  /// Tests of a package that count on a device, on the run loop and on Objective-C's runtime.
  private var testsAsOnIOS: String {
    """
    import Testing
    import UIKit
    import XCTest
    @testable import Plain

    extension NSLayoutConstraint {
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutConstraint else { return super.isEqual(object) }
        return firstItem === other.firstItem && constant == other.constant
      }
    }

    @MainActor class DeviceTestCase: XCTestCase {
      var view: UIView!
      override func setUp() { view = UIView(frame: UIScreen.main.bounds) }
    }

    final class DeviceTests: DeviceTestCase {
      func testIsolationIsInherited() { XCTAssertEqual(view.frame.height, 667) }
      func testExtensionsOverride() {
        XCTAssertEqual(view.widthAnchor.constraint(equalToConstant: 3), view.widthAnchor.constraint(equalToConstant: 3))
        XCTAssertNotEqual(view.widthAnchor.constraint(equalToConstant: 3), view.widthAnchor.constraint(equalToConstant: 4))
      }
      func testFoundationSaysTheDevices() {
        XCTAssertEqual(ProcessInfo.processInfo.operatingSystemVersion.majorVersion, 26)
        XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
      }
      func testPublishers() { XCTAssertEqual(sum(of: [1, 2, 3]), 6) }
    }

    final class AttachingTests: XCTestCase {
      func testAttachments() {
        XCTContext.runActivity(named: "Writing") { activity in
          let words = XCTAttachment(string: "kept")
          words.name = "the words"
          words.lifetime = .keepAlways
          activity.add(words)
        }
        add(XCTAttachment(string: "of a test that passes"))
        XCTAssertTrue(classForCoder == AttachingTests.self)
        var count = 0
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        measure(metrics: [XCTClockMetric()], options: options) { count += 1 }
        XCTAssertEqual(count, 3)
      }
      func testExpectationsAsFunctions() {
        let done = expectation(description: #function)
        XCTAssertEqual(done.expectationDescription, "testExpectationsAsFunctions()")
        let later: () -> Void = done.fulfill
        DispatchQueue.main.async(execute: later)
        wait(for: [done], timeout: 2)
      }
    }

    @MainActor final class Flag { var isSet = false }

    @MainActor @Test func theRunLoopTurns() async throws {
      let flag = Flag()
      RunLoop.main.perform { MainActor.assumeIsolated { flag.isSet = true } }
      #expect(!flag.isSet)
      for _ in 0..<100 where !flag.isSet { try await Task.sleep(nanoseconds: 10_000_000) }
      #expect(flag.isSet)
    }

    """
  }

  /// The same sources with a `project.yml` of XcodeGen in place of the project.
  private func aSpecificationIsDrawnAsTheProject(
    _ expected: String, of example: URL, in scratch: ProjectScratch, environment: [String: String]
  ) throws {
    let folder = scratch.url.appendingPathComponent("Specified")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: example.appendingPathComponent("Counter"), to: folder.appendingPathComponent("Counter"))
    let specification = """
      name: Counter
      targets:
        Counter:
          type: application
          platform: iOS
          sources: Counter
          info:
            path: Counter/Info.plist
            properties:
              UIMainStoryboardFile: Main
      """
    try specification.write(
      to: folder.appendingPathComponent("project.yml"), atomically: true, encoding: .utf8)
    let frames = try Binary(name: "tinamou").run("frames", folder.path, "--json", environment: environment)
    #expect(frames.status == 0, "\(frames.errors)")
    #expect(frames.text.replacingOccurrences(of: folder.path, with: example.path) == expected)
  }

  @Test func anApplicationIsVisitedAndItsMistakesAreLeftOut() throws {
    // The package's repository is on this machine, which is taken where the user says so only.
    let cache = ["XDG_CACHE_HOME": scratch.cache, "TINAMOU_ALLOW_FILE_PACKAGES": "1"]
    let example = root.appendingPathComponent("Examples/Counter")
    let project = example.appendingPathComponent("Counter.xcodeproj").path
    let script = example.appendingPathComponent("visit.json").path
    let pictures = scratch.url.appendingPathComponent("pictures").path
    // Outlets, actions, a runtime attribute, a selector, a notification and a segue: the script expects the counts.
    let visit = try Binary(name: "tinamou").run(
      "run", project, "--script", script, "-o", pictures, environment: cache)
    #expect(visit.status == 0, "\(visit.errors)")
    #expect(visit.text.split(separator: "\n").count == 6)
    // A step that fails ends the visit, with the pictures before it.
    let failing = scratch.url.appendingPathComponent("failing.json").path
    try #"[{"expect": "nowhere"}, {"tap": "Add"}]"#.write(toFile: failing, atomically: true, encoding: .utf8)
    let failed = try Binary(name: "tinamou").run(
      "run", project, "--script", failing, "-o", pictures + "-failed", environment: cache)
    #expect(failed.status == 1 && failed.text == pictures + "-failed/00-launch.png\n", "\(failed.errors)")
    #expect(failed.errors.contains("failing.json: step 1: \"nowhere\" is not on the screen"))
    // Constraints of a document have the lines of the user's file, not of what the built application has of it.
    let frames = try Binary(name: "tinamou").run("frames", project, "--json", environment: cache)
    #expect(frames.status == 0, "\(frames.errors)")
    #expect(frames.text.contains("\"file\":\"\(example.path)/Counter/Base.lproj/Main.storyboard\""))
    #expect(!frames.text.contains("/product/"), "\(frames.text.prefix(400))")
    try aSpecificationIsDrawnAsTheProject(frames.text, of: example, in: scratch, environment: cache)

    // The same with a call of something that is not here: it goes, the rest is drawn.
    let copy = scratch.url.appendingPathComponent("Copy")
    try FileManager.default.copyItem(at: example, to: copy)
    let file = copy.appendingPathComponent("Counter/DetailViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let wrong = text.replacingOccurrences(
      of: "    super.viewDidLoad()\n", with: "    super.viewDidLoad(); Unknown.start(Dots.version)\n"
    ).replacingOccurrences(of: "import UIKit\n", with: "import UIKit; import Dots\n")
    try wrong.write(to: file, atomically: true, encoding: .utf8)
    let broken = copy.appendingPathComponent("Counter.xcodeproj").path
    try refer(
      broken, to: try repository("Dots", in: scratch, versions: ["1.0.1", "1.1.0", "2.0.0", "1.2.0-beta"]))
    // Scripts of the project's are not run.
    let marker = scratch.url.appendingPathComponent("script-was-run").path
    try addScript(to: broken, writing: marker)
    // An error in the user's own code fails, at its place.
    let refused = try Binary(name: "tinamou").run("render", broken, "-o", pictures, environment: cache)
    #expect(refused.status == 3 && refused.text.isEmpty, "\(refused.errors)")
    #expect(
      refused.errors.contains("DetailViewController.swift:9:26: error: cannot find 'Unknown' in scope"),
      "\(refused.errors)")
    #expect(refused.errors.contains("Counter cannot be built: 1 error; --lenient leaves out"))
    let report = try Binary(name: "tinamou").run("build", broken, "--json", environment: cache)
    #expect(report.status == 3)
    let object = try JSONSerialization.jsonObject(with: report.output) as? [String: Any]
    let problem = (object?["errors"] as? [[String: Any]])?.first
    #expect(object?["isBuilt"] as? Bool == false && object?["format"] as? Int == 1)
    #expect(problem?["file"] as? String == file.path && problem?["line"] as? Int == 9)
    #expect(problem?["column"] as? Int == 26)
    #expect(problem?["message"] as? String == "cannot find 'Unknown' in scope")
    let drawn = try Binary(name: "tinamou").run(
      "render", broken, "--lenient", "-o", pictures, environment: cache)
    #expect(!FileManager.default.fileExists(atPath: marker))
    #expect(drawn.status == 1, "\(drawn.errors)")
    #expect(drawn.errors.contains("DetailViewController.swift:9: left out: cannot find 'Unknown' in scope"))
    #expect(drawn.errors.contains("Counter: 5 of 6 bodies (83 %) are compiled as they are written"))
    // The picture that came to it is marked, in a colour that no other has.
    #expect(try Self.isMarked("\(pictures)/main-details.iphone-15.portrait.png"))
    #expect(try !Self.isMarked("\(pictures)/counter.iphone-15.portrait.png"))
    // A package that the project names by its address is fetched once, at the newest version that is allowed.
    #expect(
      refused.errors.contains("Fetching dots 1.1.0") && !drawn.errors.contains("no such module"),
      "\(refused.errors)\(drawn.errors)")
    let names = drawn.text.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
    #expect(
      names == [
        "counter.iphone-15.portrait.png", "main-counterviewcontroller.iphone-15.portrait.png",
        "main-details.iphone-15.portrait.png",
        "details.iphone-15.portrait.png",
      ])
    let strict = try Binary(name: "tinamou").run(
      "render", broken, "--strict", "-o", pictures, environment: cache)
    #expect(strict.status == 3 && !strict.errors.contains("Fetching"))
    #expect(strict.errors.contains("DetailViewController.swift:9:26: error: cannot find 'Unknown' in scope"))

    // A screen that ends the process is named; those after it are drawn.
    let ending = text.replacingOccurrences(
      of: "    super.viewDidLoad()\n", with: "    super.viewDidLoad(); fatalError(\"the end\\nof it\")\n")
    try ending.write(to: file, atomically: true, encoding: .utf8)
    let ended = try Binary(name: "tinamou").run("render", broken, "-o", pictures, environment: cache)
    #expect(ended.status == 4)
    let complaints = ended.errors.split(separator: "\n").filter { $0.contains("the application crashed") }
    #expect(complaints.count == 1, "\(ended.errors)")
    #expect(complaints.first?.hasPrefix("error: Main Details: ") == true)
    #expect(
      complaints.first?.contains("Fatal error: the end") == true && ended.errors.contains("the end\nof it\n"))
    let left = ended.text.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
    #expect(
      left == [
        "counter.iphone-15.portrait.png", "main-counterviewcontroller.iphone-15.portrait.png",
        "details.iphone-15.portrait.png",
      ])

    // One that ends itself has drawn nothing, whatever code it ends with; what it prints is no data.
    for code in [0, 64] {
      let leaving = text.replacingOccurrences(
        of: "    super.viewDidLoad()\n",
        with: "    super.viewDidLoad(); print(\"good/bye.png\"); fflush(stdout); exit(\(code))\n")
      try leaving.write(to: file, atomically: true, encoding: .utf8)
      let gone = try Binary(name: "tinamou").run("render", broken, "-o", pictures, environment: cache)
      #expect(gone.status == 4)
      #expect(
        gone.errors.contains("error: Main Details: the application ended itself with exit(\(code))"),
        "\(gone.errors)")
      #expect(gone.errors.contains("Counter: good/bye.png") && !gone.text.contains("good/bye.png"))
      #expect(gone.text.split(separator: "\n").count == 3)
    }
  }

  /// A repository with a package of a commit and a tag for each version, by its address.
  private func repository(_ name: String, in scratch: ProjectScratch, versions: [String]) throws -> String {
    let folder = scratch.url.appendingPathComponent("repositories/\(name)")
    let sources = folder.appendingPathComponent("Sources/\(name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try "// swift-tools-version:5.9\nlet package = Package(targets: [.target(name: \"\(name)\")])\n".write(
      to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(arguments)")
    }
    try git("init", "--quiet")
    for version in versions {
      try "public let version = \"\(version)\"\n".write(
        to: sources.appendingPathComponent("Version.swift"), atomically: true, encoding: .utf8)
      try git("add", "--all")
      try git("commit", "--quiet", "-m", version)
      try git("tag", version)
    }
    return folder.absoluteString
  }

  /// Makes a project name a package.
  private func refer(_ project: String, to address: String) throws {
    let file = project + "/project.pbxproj"
    var text = try String(contentsOfFile: file, encoding: .utf8)
    let head = try #require(text.range(of: "isa = PBXProject;"))
    text.replaceSubrange(head, with: "isa = PBXProject; packageReferences = (AAAA00000000000000000001);")
    let objects = try #require(text.range(of: "objects = {"))
    text.replaceSubrange(
      objects,
      with: """
        objects = { AAAA00000000000000000001 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        """)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// Work that an application puts on its main queue, on timers and in tasks has happened before its picture
  /// is taken; delays pass on the device's clock, and work elsewhere is waited for.
  @Test func applicationsComeToRest() throws {
    let folder = scratch.url.appendingPathComponent("Later")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try """
    import Combine
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        // The splash.
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.window?.rootViewController = LaterController() }
        return true
      }
    }

    actor Store { func load() async -> String { "actor" } }

    class LaterController: UITableViewController {
      var rows: [String] = []
      var parts: Set<AnyCancellable> = []
      var link: CADisplayLink?
      let subject = PassthroughSubject<String, Never>()
      /// Sorted, since nothing orders what tasks do.
      func add(_ row: String) { rows.append(row); rows.sort(); tableView.reloadData() }
      @objc func performed() { add("performed") }
      @objc func noted() { add("noted") }
      @objc func frame() { add("link"); link?.invalidate() }
      override func viewDidLoad() {
        super.viewDidLoad()
        // In the order of a set, which is one in all runs.
        add("zz " + Set("abcdefghijkl").map(String.init).joined())
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        // All of them have place.
        tableView.rowHeight = 40
        NotificationCenter.default.addObserver(self, selector: #selector(noted), name: .init("noted"), object: nil)
        // Two threads meet at the main queue, again and again.
        Thread.detachNewThread { for _ in 0..<5000 { DispatchQueue.main.async {} } }
        for _ in 0..<5000 { DispatchQueue.main.async {} }
        DispatchQueue.main.async { self.add("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.add("after") }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.add("timer") }
        RunLoop.main.add(Timer(timeInterval: 1.5, repeats: false) { _ in self.add("made") }, forMode: .common)
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in self.title = "ticking" }
        RunLoop.main.perform { self.add("loop") }
        OperationQueue.main.addOperation { self.add("operation") }
        perform(#selector(performed), with: nil, afterDelay: 0.5)
        NotificationQueue.default.enqueue(Notification(name: .init("noted")), postingStyle: .whenIdle)
        link = CADisplayLink(target: self, selector: #selector(frame))
        link?.add(to: .main, forMode: .common)
        Task { self.add(await Store().load()) }
        Task { try? await Task.sleep(nanoseconds: 1_000_000_000); self.add("slept") }
        Task.detached { await self.add("detached") }
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 1)
          DispatchQueue.main.async { self.add("global") }
        }
        subject.receive(on: DispatchQueue.main).sink { self.add($0) }.store(in: &parts)
        subject.delay(for: .seconds(1), scheduler: RunLoop.main).sink { self.add($0 + " delayed") }.store(in: &parts)
        subject.send("combine")
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1)
        source.setEventHandler { self.add("source") }
        source.resume()
        sources.append(source)
      }
      var sources: [DispatchSourceTimer] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
    }
    """.write(to: folder.appendingPathComponent("Later.swift"), atomically: true, encoding: .utf8)
    let texts = [
      "async", "after", "timer", "made", "loop", "operation", "performed", "noted", "link", "actor", "slept",
      "detached",
      "global", "combine", "combine delayed", "source",
    ]
    let script = scratch.url.appendingPathComponent("later.json")
    let steps = texts.map { ["expect": $0] } + [["tap": "async"]]
    try JSONSerialization.data(withJSONObject: steps).write(to: script)
    let pictures = scratch.url.appendingPathComponent("later").path
    let visit = try Binary(name: "tinamou").run(
      "run", folder.path, "--strict", "--settle", "30", "--script", script.path, "-o", pictures,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(visit.status == 0, "\(visit.errors)")
    #expect(!visit.errors.contains("left out"), "\(visit.errors)")
    // Output of the application is told with its step.
    #expect(visit.errors.contains("step \(steps.count): selected"), "\(visit.errors)")
    // Two runs draw the same.
    var drawn: [Data] = []
    for name in ["first", "second"] {
      let output = scratch.url.appendingPathComponent(name).path
      let run = try Binary(name: "tinamou").run(
        "render", folder.path, "--settle", "30", "-o", output,
        environment: ["XDG_CACHE_HOME": scratch.cache])
      #expect(run.status == 0, "\(run.errors)")
      drawn += run.text.split(separator: "\n").prefix(1).compactMap {
        FileManager.default.contents(atPath: String($0))
      }
    }
    #expect(drawn.count == 2 && drawn.first == drawn.last)
    // Work elsewhere that goes on for longer than is waited is named.
    let hasty = try Binary(name: "tinamou").run(
      "render", folder.path, "--settle", "0.01", "-o", pictures,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(hasty.errors.contains("did not come to rest"), "\(hasty.errors)")
    try JSONSerialization.data(withJSONObject: [["expect": "global"]]).write(to: script)
    let hastyRun = try Binary(name: "tinamou").run(
      "run", folder.path, "--settle", "0.01", "--script", script.path, "-o", pictures,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    // What work elsewhere brings is not there yet.
    #expect(hastyRun.status != 0)
    #expect(
      hastyRun.errors.contains("did not come to rest") && hastyRun.errors.contains("is not on the screen"),
      "\(hastyRun.errors)")
    let wrong = try Binary(name: "tinamou").run(
      "run", folder.path, "--settle", "-1", "--script", script.path, "-o", pictures,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(wrong.status == 64)
  }

  /// The unit tests of an application, in it. Of tests that end the process or do not compile the others go on.
  @Test func testsOfAProjectRun() throws {
    let cache = ["XDG_CACHE_HOME": scratch.cache]
    let project = root.appendingPathComponent("Examples/Counter/Counter.xcodeproj").path
    let passed = try Binary(name: "tinamou").run("test", project, environment: cache)
    #expect(passed.status == 0, "\(passed.text)\(passed.errors)")
    #expect(passed.errors.contains("3 tests, 0 failed, 0 ended the process"))

    let copy = scratch.url.appendingPathComponent("Tested")
    try FileManager.default.copyItem(at: root.appendingPathComponent("Examples/Counter"), to: copy)
    let file = copy.appendingPathComponent("CounterTests/MoreTests.swift")
    try """
    import XCTest

    class MoreTests: XCTestCase {
      func testA() { XCTAssertEqual(1, 2) }
      func testB() { let none: Int? = nil; _ = none! }
      func testC() { Unknown.start() }
      func testD() { var waits = [0.5]; measure { Thread.sleep(forTimeInterval: waits.popLast() ?? 0) } }
    }

    class EarlyTests: XCTestCase {
      override class func setUp() { let none: Int? = nil; _ = none! }
      func testE() {}
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let refused = try Binary(name: "tinamou").run("test", copy.path, environment: cache)
    #expect(refused.status == 3 && refused.text.isEmpty)
    #expect(
      refused.errors.contains("\(file.path):6:18: error: cannot find 'Unknown' in scope"), "\(refused.errors)"
    )
    let results = scratch.url.appendingPathComponent("results/junit.xml")
    let failed = try Binary(name: "tinamou").run(
      "test", copy.path, "--lenient", "--junit", results.path, environment: cache)
    #expect(failed.status == 1)
    let junit = try String(contentsOf: results, encoding: .utf8)
    #expect(
      junit.contains("<testsuite name=\"CounterTests\" tests=\"8\" failures=\"2\" errors=\"2\""), "\(junit)")
    #expect(failed.text.contains("\(file.path):4: error: MoreTests.testA : XCTAssertEqual failed"))
    #expect(failed.errors.contains("MoreTests/testB: "))
    #expect(failed.errors.contains("\(file.path):6: left out: cannot find 'Unknown' in scope"))
    #expect(
      failed.text.contains("MoreTests.testC : failed - MoreTests.swift:6: cannot find 'Unknown' in scope"))
    // Times that differ are no failure: there is no baseline.
    #expect(failed.text.contains("Test Case 'MoreTests.testD' passed"))
    #expect(failed.errors.contains("8 tests, 2 failed, 2 ended the process, 1 not run"))
    #expect(
      failed.errors.contains(
        "EarlyTests: the setUp() of the class ended the process, and its one test is not run: "))
    // What is left out is a finding, whatever the filter.
    let filtered = try Binary(name: "tinamou").run(
      "test", copy.path, "--lenient", "--", "--filter", "MoreTests/test[DE]", environment: cache)
    #expect(filtered.status == 1 && filtered.errors.contains("1 test, 0 failed"), "\(filtered.errors)")
    try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "Unknown.start()", with: "").write(
      to: file, atomically: true, encoding: .utf8)
    let one = try Binary(name: "tinamou").run(
      "test", copy.path, "--", "--filter", "MoreTests/test[DE]", environment: cache)
    #expect(one.status == 0, "\(one.text)\(one.errors)")
    #expect(one.errors.contains("1 test, 0 failed"))
    let none = try Binary(name: "tinamou").run(
      "test", copy.path, "--", "--filter", "Nothing", environment: cache)
    #expect(
      none.status == 1
        && none.errors.contains("no test was run: --filter and --skip leave none of 8 test cases"),
      "\(none.errors)")

    // Tests of a library run in the application that the project names, on the device that the user names.
    try FileManager.default.removeItem(at: file)
    try """
    import UIKit
    import XCTest

    class CounterTests: XCTestCase {
      func testTheHostIsLaunched() {
        XCTAssertTrue(UIApplication.shared.windows.first?.rootViewController is UINavigationController)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
        let picture = XCTAttachment(image: UIImage())
        picture.lifetime = .keepAlways
        add(picture)
        let words = XCTAttachment(string: "kept")
        words.lifetime = .keepAlways
        add(words)
      }
    }
    """.write(
      to: copy.appendingPathComponent("CounterTests/CounterTests.swift"), atomically: true, encoding: .utf8)
    let hosted = try Binary(name: "tinamou").run(
      "test", copy.path, "--device", "iPhone 8", "--attachments", copy.path + "/kept", environment: cache)
    // An empty image has no data.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: copy.path + "/kept")
        == ["CounterTests.testTheHostIsLaunched-attachment.txt"])
    #expect(hosted.status == 0, "\(hosted.text)\(hosted.errors)")
    #expect(hosted.errors.contains("1 test, 0 failed"))
    try failuresCanBeExpected(copy, cache)
    let unknown = try Binary(name: "tinamou").run(
      "test", copy.path, "--device", "iPhone 0", environment: cache)
    #expect(unknown.status == 64 && unknown.errors.contains("iPhone 0"), "\(unknown.errors)")
  }

  /// A folder of sources that use other frameworks of Apple's and what only Objective-C's runtime has. `--strict` would
  /// end the build at anything that is left out; the script expects what publishers and optional requirements bring.
  @Test func otherFrameworksAreStoodInFor() throws {
    let folder = scratch.url.appendingPathComponent("Sums")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      import Combine
      import ImageIO
      import MapKit
      import UIKit
      import SwiftUI
      import os.log

      @objc protocol SumDelegate: AnyObject {
        @objc optional func sum(_ model: Model, didChangeTo value: Int) -> String
        @objc(sum:didChangeToText:) optional func sum(_ model: Model, didChangeTo text: String)
      }

      final class Model: NSObject, ObservableObject {
        @Published var sum = 0
        let texts = PassthroughSubject<String, Never>()
        weak var delegate: SumDelegate?
        func add(_ value: Int) {
          sum += value
          if let text = delegate?.sum?(self, didChangeTo: sum) { texts.send(text) }
          delegate?.sum?(self, didChangeTo: "nothing")
        }
      }

      class Gauge: NSObject {
        @objc dynamic var level = 0
        @objc public dynamic var early = 0 {
          willSet { print(newValue) }
        }
        @objc dynamic var seen = 0 { didSet { print(seen) } }
      }

      class Watcher: NSObject {
        var told = ""
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          told += "\\(keyPath ?? "") \\(change?[.newKey] as? Int ?? -1) "
        }
      }

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          os_log("launched", type: .info)
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = SumController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      class SumController: UIViewController, SumDelegate {
        let model = Model()
        let (gauge, watcher) = (Gauge(), Watcher())
        var observation: NSKeyValueObservation?
        var timer = Timer()
        var parts: Set<AnyCancellable> = []
        let (first, second, both) = (UILabel(), UILabel(), UILabel())
        override func viewDidLoad() {
          super.viewDidLoad()
          model.delegate = self
          model.$sum.map { "Sum: \\($0)" }.sink { [first] in first.text = $0 }.store(in: &parts)
          model.texts.removeDuplicates().assign(to: \\.text!, on: second).store(in: &parts)
          model.$sum.combineLatest(model.texts).dropFirst().filter { $0.0 > 1 }
            .sink { [both] in both.text = "\\($0.0) and \\($0.1)" }.store(in: &parts)
          let path = NSIndexPath(forRow: 3, inSection: 1)
          let button = UIButton(type: .system)
          button.setTitle("Add \\(path.row)", for: .normal)
          button.addTarget(self, action: #selector(add), for: .touchUpInside)
          second.text = ""
          let third = UILabel()
          observation = gauge.observe(\\.early, options: .new) { [watcher] in
            third.text = "\\(watcher.told)early \\($1.newValue ?? -1)"
          }
          for key in ["level", "seen"] { gauge.addObserver(watcher, forKeyPath: key, options: .new, context: nil) }
          gauge.level = 1
          gauge.seen = 2
          gauge.early = 3
          // A GIF of one red pixel.
          let data = Data(base64Encoded: "R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==")!
          if let source = CGImageSourceCreateWithData(data as CFData, nil) {
            third.text! += ", frames \\(CGImageSourceGetCount(source))"
          }
          let fourth = UILabel()
          fourth.text = frameworks() + greeting("me")
          let hosted = UIHostingController(rootView: VStack { Text("a") }.padding(4))
          let stack = UIStackView(
            arrangedSubviews: [first, second, both, third, fourth, button, MKMapView(), hosted.view])
          stack.axis = .vertical
          stack.distribution = .fillEqually
          stack.frame = view.bounds.insetBy(dx: 0, dy: 100)
          view.addSubview(stack)
        }
        @objc private func add() { model.add(3) }
        override func greeting(_ name: String) -> String { super.greeting(name) + "!" }
        func sum(_ model: Model, didChangeTo value: Int) -> String { "told \\(value)" }
      }
      """.replacingOccurrences(of: "\\\\", with: "\\")
    try source.write(to: folder.appendingPathComponent("Sums.swift"), atomically: true, encoding: .utf8)
    // Digests are those of FIPS 180-4 and RFC 1321 for "abc".
    let more = """
      import Accelerate
      import CommonCrypto
      import CryptoKit
      import LocalAuthentication
      import Network
      import SQLite3
      import Security
      import SystemConfiguration
      import UIKit

      extension UIViewController {
        @objc func greeting(_ name: String) -> String { "hello \\(name)" }
      }

      func frameworks() -> String {
        func hex(_ bytes: some Sequence<UInt8>) -> String {
          bytes.prefix(4).map { String(format: "%02x", $0) }.joined()
        }
        let abc = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        abc.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(abc.count), &digest) }
        var text = "\\(hex(SHA256.hash(data: abc))) \\(hex(SHA512.hash(data: abc))) \\(hex(digest)) "
        let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me", kSecValueData: abc] as CFDictionary
        text += "\\(SecItemAdd(item, nil)) "
        let query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
          kSecReturnData as String: true,
        ]
        var found: CFTypeRef?
        text += "\\(SecItemCopyMatching(query as CFDictionary, &found)) \\((found as? Data) == abc) "
        var database: OpaquePointer?
        text += sqlite3_open("x", &database) == SQLITE_OK ? "open " : "closed "
        text += LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) ? "known " : "unknown "
        text += NWPathMonitor().currentPath.status == .satisfied ? "on " : "off "
        text += "\\(SCNetworkReachabilityFlags.reachable.rawValue & UInt32(kSCNetworkFlagsReachable)) "
        // The middle of a row of three pixels, blurred by a box as wide.
        var pixels = [UInt8](repeating: 0, count: 12)
        pixels[4] = 90
        var result = pixels
        pixels.withUnsafeMutableBytes { from in
          result.withUnsafeMutableBytes { to in
            var source = vImage_Buffer(data: from.baseAddress, height: 1, width: 3, rowBytes: 12)
            var target = vImage_Buffer(data: to.baseAddress, height: 1, width: 3, rowBytes: 12)
            vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
          }
        }
        // The font that Info.plist lists is there beside the bundled ones.
        text += "\\(UIFont(name: "TinamouTestHebrew-Regular", size: 9) == nil ? 0 : 1) font "
        return text + "\\(result[4]) "
      }
      """.replacingOccurrences(of: "\\\\", with: "\\")
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Hebrew.ttf</string></array></dict></plist>
    """.write(to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
    let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitTests/Fonts/Hebrew.ttf")
    try FileManager.default.copyItem(at: font, to: folder.appendingPathComponent("Hebrew.ttf"))
    try more.write(to: folder.appendingPathComponent("More.swift"), atomically: true, encoding: .utf8)
    let script = scratch.url.appendingPathComponent("visit.json").path
    try """
    [{"expect": "Sum: 0"},
     {"expect": "ba7816bf ddaf35a1 90015098 0 0 true closed unknown off 2 1 font 30 hello me!"}, {"tap": "Add 3"}, {"expect": "Sum: 3"}, {"expect": "told 3"}, {"tap": "Add 3"},
     {"expect": "told 6"}, {"expect": "6 and told 6"}, {"expect": "level 1 seen 2 early 3, frames 1"}]
    """.write(toFile: script, atomically: true, encoding: .utf8)
    let pictures = scratch.url.appendingPathComponent("pictures").path
    let visit = try Binary(name: "tinamou").run(
      "run", folder.path, "--strict", "--script", script, "-o", pictures,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(visit.status == 0, "\(visit.errors)")
    #expect(!visit.errors.contains("left out"), "\(visit.errors)")
  }

  @Test func dataAndObjectsAreWhatAnApplicationExpects() throws {
    try DataAndObjects.anApplicationUsesThem(scratch)
  }

  @Test func anApplicationSeesTheConditionsOfItsDevice() throws {
    try ConditionsTests.anApplicationSeesItsDevice(scratch)
  }

  @Test func wrongProjectsAreNamed() throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.url.appendingPathComponent("A.xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "{ objects = {".write(
      to: folder.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    let result = try Binary(name: "tinamou").run("render", folder.path)
    #expect(result.status == 64)
    #expect(result.errors.contains("project.pbxproj: line 1: the file ends inside the dictionary"))
  }
}
