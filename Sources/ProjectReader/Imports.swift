import Foundation

/// The imports of source files.
public enum Imports {
  /// The names by which code uses modules that Apple's Foundation and UIKit re-export.
  private static let names: [(module: String, names: [StaticString])] = [
    (
      "Combine",
      ["@Published", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject"]
    ),
    ("CoreImage", ["CIImage(", "CIFilter(", "CIContext(", "CIColor", "CIVector("]),
    (
      "XCTestAdditions",
      [
        "import XCTest",
        "XCTAttachment", "XCTContext", "XCTActivity", "XCTMeasureOptions", "XCTMetric", "XCTClockMetric",
        "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTExpectFailure", "XCTExpectedFailure",
        "XCTIssue", "XCTSourceCode",
      ]
    ),
    (
      "Security",
      [
        "kSecClass", "kSecAttr", "kSecReturn", "SecItem", "SecTrust", "SecKey", "SecCertificate",
        "SecIdentity",
        "SecRandomCopyBytes", "errSec", "kSecPrivateKeyAttrs", "kSecPublicKeyAttrs",
        "NSURLAuthenticationMethodServerTrust", "serverTrust",
      ]
    ),
    ("UserNotifications", ["UNUserNotification", "UNNotification", "UNMutableNotification"]),
    ("Observation", ["withObservationTracking"]),
    (
      "DispatchNames",
      ["syncUnsafe(", "asyncAfterUnsafe(", "notifyUnsafe(", "asyncAndWait(", "MemoryPressure"]
    ),
    ("Accessibility", ["AXCustomContent", "accessibilityCustomContent", "accessibilityChartDescriptor"]),
    ("WebKit", ["UIWebView"]),
    ("ImageIO", ["CGImageSource", "CGImageDestination", "CGImagePropertyOrientation"]),
    ("FileProvider", ["NSFileProvider"]),
    (
      "NetworkingNames",
      [
        "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "waitsForConnectivity",
        "networkUnavailableReason", "assumesHTTP3Capable", "NSURLConnection", "sessionSendsLaunchEvents",
        "background(withIdentifier", "multipathServiceType", "NSURLSessionDownloadTaskResumeData",
        "getBoundStreams(", "SupportedProtocol", "requiresDNSSECValidation", "enablesEarlyData",
        "usesClassicLoadingMode",
        "allowsUltraConstrainedNetworkAccess", "prefersIncrementalDelivery", "cookiePartitionIdentifier",
        "allowsPersistentDNS", ".attribution", "sharedContainerIdentifier",
        "didCreateTask", "taskIsWaitingForConnectivity",
        "urlSessionDidFinishEvents", ".allTasks", "ession.tasks",
      ]
    ),
  ]

  /// A text that differs where other names are looked for, so that what is kept of earlier answers can be told apart.
  public static var vocabulary: String {
    (["of branches that may hold on iOS"]
      + names.map { "\($0.module) \($0.names.map(\.description).joined(separator: " "))" })
      .joined(separator: "\n")
  }

  /// Returns the modules whose names sources use and which Apple's Foundation and UIKit re-export.
  public static func broughtAlong(_ sources: [String]) -> [String] {
    var found: Set<String> = []
    for path in sources {
      guard var text = ProjectFiles.text(path, limit: ProjectFiles.longestDocument) else { continue }
      text.withUTF8 { bytes in
        for (module, names) in names
        where !found.contains(module) && names.contains(where: { place(of: $0, in: bytes[...]) != nil }) {
          found.insert(module)
        }
      }
    }
    return found.sorted()
  }

  /// Returns the names of the imported modules, sorted.
  public static func of(_ sources: [String]) -> [String] {
    var names: Set<String> = []
    for path in sources {
      guard let text = ProjectFiles.text(path, limit: ProjectFiles.longestDocument),
        ReadingReport.spend(text.utf8.count, of: .sources)
      else { continue }
      names.formUnion(of(text: text))
    }
    return names.sorted()
  }

  /// Returns those of some modules that a source imports which has no condition for them.
  public static func unconditional(_ modules: [String], in sources: [String]) -> [String] {
    guard !modules.isEmpty else { return [] }
    var found: Set<String> = []
    for path in sources {
      guard let text = ProjectFiles.text(path, limit: ProjectFiles.longestDocument) else { continue }
      let imported = of(text: text)
      for module in modules where imported.contains(module) && !text.contains("canImport(\(module)") {
        found.insert(module)
      }
    }
    return found.sorted()
  }

  /// Returns the names of the modules that a source imports, in branches that may hold on iOS.
  public static func of(text: String) -> Set<String> {
    var (names, text) = (Set<String>(), text)
    text.withUTF8 { bytes in
      var rest = bytes[...]
      let conditions = place(of: "#if", in: rest) == nil ? nil : SourceConditions(bytes)
      while let at = place(of: "import ", in: rest) {
        let start = rest[..<at].lastIndex(where: isBetweenStatements).map { $0 + 1 } ?? rest.startIndex
        let end = rest[at...].firstIndex(where: isBetweenStatements) ?? rest.endIndex
        if let name = module(importedBy: String(decoding: rest[start..<end], as: UTF8.self)),
          conditions?.excludes(start) != true
        {
          names.insert(name)
        }
        rest = rest[end...]
      }
    }
    return names
  }

  /// Returns the index of the first occurrence of a text in bytes.
  private static func place(of text: StaticString, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard let base = bytes.base.baseAddress else { return nil }
    let count = text.utf8CodeUnitCount
    var at = bytes.startIndex
    while at + count <= bytes.endIndex {
      let rest = bytes.endIndex - at - count + 1
      guard let first = memchr(base + at, Int32(text.utf8Start.pointee), rest) else { return nil }
      at = UnsafeRawPointer(first) - UnsafeRawPointer(base)
      if memcmp(first, text.utf8Start, count) == 0 { return at }
      at += 1
    }
    return nil
  }

  private static func isBetweenStatements(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
  }

  /// Returns the module that a statement imports; nil for other statements.
  private static func module(importedBy statement: String) -> String? {
    let words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { return nil }
    guard
      words[..<at].allSatisfy({
        $0.hasPrefix("@") || $0 == "public" || $0 == "internal" || $0 == "private"
      })
    else { return nil }
    var name = words[at + 1]
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if kinds.contains(name), at + 2 < words.count { name = words[at + 2] }
    return name.split(separator: ".").first.map(String.init)
  }
}
