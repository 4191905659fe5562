import Foundation
import TestSupport
import Testing

/// The surroundings of an application that was built from a project: network, permissions, locale.
@Suite(.serialized) struct ConditionsTests {
  /// Shows what an application learns of its device, one label for each fact.
  private static let source = """
    import AVFoundation
    import CoreLocation
    import Network
    import Photos
    import SystemConfiguration
    import UIKit

    \(ApplicationSource.delegate(showing: "FactsController"))

    // Unchecked: the semaphore orders the two threads.
    class Box: @unchecked Sendable { var text = "" }

    class FactsController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let date = DateFormatter()
        date.dateStyle = .short
        let price = NumberFormatter()
        price.numberStyle = .currency
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let facts = [
          load(), NWPathMonitor().currentPath.status == .satisfied ? "path on" : "path off",
          "photos \\(PHPhotoLibrary.authorizationStatus().rawValue)",
          "camera \\(AVCaptureDevice.authorizationStatus(for: .video).rawValue)",
          "place \\(CLLocationManager().location?.coordinate.latitude ?? 0)",
          "\\(Locale.current.identifier) \\(Locale.preferredLanguages[0])",
          "\\(date.string(from: Date(timeIntervalSince1970: 1_795_478_400))) \\(price.string(from: 2.5)!)",
          "weeks \\(Calendar.current.firstWeekday) zone \\(TimeZone.current.secondsFromGMT())",
          NSLocalizedString("greeting", comment: ""), NSLocalizedString("farewell", tableName: "More", comment: ""),
          String.localizedStringWithFormat(NSLocalizedString("birds", tableName: "Counts", comment: ""), 2),
          "iOS \\(version.majorVersion).\\(version.minorVersion)",
          "id \\(Bundle.main.bundleIdentifier ?? "none")",
          "since \\(Int(Date().timeIntervalSince1970)) \\(waits(for: 0.05))",
          "waiting",
        ]
        let labels = facts.map { fact -> UILabel in
          let label = UILabel()
          label.text = fact
          return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds.insetBy(dx: 0, dy: 100)
        view.addSubview(stack)
        let start = Date()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
          labels[labels.count - 1].text = "passed \\(Int(Date().timeIntervalSince(start) * 10))"
        }
      }

      /// Returns that waiting until a date ends by itself, and not at once.
      private func waits(for seconds: Double) -> Bool {
        let (condition, start) = (NSCondition(), DispatchTime.now())
        condition.lock()
        defer { condition.unlock() }
        while condition.wait(until: Date() + seconds) {}
        return DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds >= 40_000_000
      }

      private func load() -> String {
        let (box, done) = (Box(), DispatchSemaphore(value: 0))
        URLSession.shared.dataTask(with: URL(string: "https://api.tinamou.test/me.json")!) { data, response, error in
          let status = (response as? HTTPURLResponse)?.statusCode ?? (error as? URLError)?.errorCode ?? 0
          box.text = "answer \\(status) \\(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")"
          done.signal()
        }.resume()
        done.wait()
        return box.text
      }
    }
    """.replacingOccurrences(of: "\\\\", with: "\\")

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"farewell": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Bye"}},
      "de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}}}}
    """

  private static let counts = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>birds</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d bird</string><key>other</key><string>%d birds</string>
      </dict>
    </dict></dict></plist>
    """

  /// A test of `ProjectCommandTests`, in the cache that these share.
  static func anApplicationSeesItsDevice(_ scratch: ProjectScratch) throws {
    let folder = scratch.url.appendingPathComponent("Facts")
    func write(_ text: String, _ path: String) throws {
      let file = scratch.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(source, "Facts/Facts.swift")
    try write(#""greeting" = "Hello";"#, "Facts/en.lproj/Localizable.strings")
    try write(#""greeting" = "Guten Tag";"#, "Facts/de.lproj/Localizable.strings")
    try write(catalogue, "Facts/More.xcstrings")
    // Tables that are not localized are those of all languages.
    try write(counts, "Facts/Counts.stringsdict")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.tinamou.facts</string></dict></plist>
      """, "Facts/Info.plist")
    try write(#"{"name": "Ada"}"#, "responses/api.tinamou.test/me.json")

    func visit(_ expected: [String], _ options: String...) throws -> String {
      let steps = expected.map { ["expect": $0] }
      let script = scratch.url.appendingPathComponent("visit.json")
      try JSONSerialization.data(withJSONObject: steps).write(to: script)
      let arguments =
        [
          folder.path, "--strict", "--script", script.path, "-o",
          scratch.url.appendingPathComponent("out").path,
        ]
        + options
      let visit = try Binary(name: "tinamou").run(
        "run", more: arguments, environment: ["XDG_CACHE_HOME": scratch.cache])
      #expect(visit.status == 0, "\(options): \(visit.errors)")
      return visit.errors
    }
    // An iPhone that is just set up in the United States, without a network: URLError's notConnectedToInternet is -1009, and
    // PHAuthorizationStatus.notDetermined is 0.
    let offline = try visit([
      "answer -1009 none", "path off", "photos 0", "camera 0", "place 0.0", "en_US en-US", "11/24/26 $2.50",
      "weeks 1 zone 0", "Hello", "Bye", "2 birds", "iOS 26.0", "id org.tinamou.facts",
    ])
    #expect(offline.contains("GET https://api.tinamou.test/me.json: there is no network; --responses names"))
    let online = try visit(
      [
        #"answer 200 {"name": "Ada"}"#, "path on", "photos 3", "camera 0", "place 52.52", "de_DE de-DE",
        "24.11.26 2,50\u{A0}€", "weeks 2 zone 0", "Guten Tag", "Tschüss", "2 birds",
      ], "--responses", scratch.url.appendingPathComponent("responses").path, "--grant", "photos,location",
      "--location", "52.52,13.40", "--language", "de")
    #expect(!online.contains("warning"))
    // The date stands but for the device's own clock.
    let dated = try visit(["since 1767950460 true", "passed 15"], "--date", "2026-01-09T09:21")
    #expect(!dated.contains("the date stays"))
    let later = try visit(["since 1767951660 true"], "--date", "2026-01-09")
    #expect(!later.contains("the date stays"))
  }

  @Test(arguments: [
    (["--grant", "photo"], "--grant photo: the permissions are bluetooth, calendar"),
    (["--location", "north"], "--location takes two numbers"),
    (["--region", "Europe"], "--region takes a code"),
    (["--date", "tomorrow"], "--date takes a date"),
    (["--date", "2026-02-30"], "--date takes a date"),
    (["--record-responses", "a.txt"], "takes a file that ends in .har"),
  ]) func wrongOptionsAreRefused(options: [String], message: String) throws {
    let result = try Binary(name: "tinamou-examples").run("render", more: ["sign-up", "-o", "-"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func missingResponsesAreNamed() throws {
    let result = try Binary(name: "tinamou-examples").run(
      "render", "sign-up", "-o", "-", "--responses", "/nowhere.har")
    #expect(result.status == 64)
    #expect(result.errors.contains("/nowhere.har: there is no such file or folder"))
  }
}
