/// What XCTest has on Apple's platforms beyond what it has here: attachments, activities, metrics and options of measurements.
///
/// Attachments that are kept are written into the folder that the environment names (`tinamou test --attachments`), each in a file
/// of its name; without one they are dropped, which is said once.
import CoreGraphics
import Foundation
import UIKit
import XCTest

// MARK: Attachments

/// Data that a test or an activity keeps beside its result.
open class XCTAttachment: NSObject {
  /// When an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways = 0
    /// Only if the test fails; the default.
    case deleteOnSuccess = 1
  }

  /// How well pictures are kept.
  public enum ImageQuality: Int, Sendable {
    /// As PNG.
    case original = 0
    /// As JPEG of a high quality.
    case medium = 1
    /// As JPEG of a low quality.
    case low = 2
  }

  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The name; `nil` by default.
  open var name: String?
  /// Values that go with the attachment.
  open var userInfo: [AnyHashable: Any]?
  /// When it is kept: if the test fails, by default.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The data; `nil` where there was none to read.
  fileprivate let payload: Data?

  /// An attachment of a type, which may have no data.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload
    self.userInfo = userInfo
    super.init()
  }

  /// Data of no known type.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Data of a type.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
  }

  /// Text in UTF-8.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// A picture as PNG.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// A picture.
  public convenience init(image: UIImage, quality: ImageQuality) {
    let data: Data? =
      switch quality {
      case .original: image.pngData()
      case .medium: image.jpegData(compressionQuality: 0.8)
      case .low: image.jpegData(compressionQuality: 0.4)
      }
    self.init(
      uniformTypeIdentifier: quality == .original ? "public.png" : "public.jpeg", name: nil, payload: data)
  }

  /// The contents of a file, with its name.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: Self.type(of: url.pathExtension))
  }

  /// The contents of a file of a type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.deletingPathExtension().lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  /// A property list as XML.
  public convenience init(plistObject object: Any) {
    self.init(
      uniformTypeIdentifier: "com.apple.property-list", name: nil,
      payload: try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0))
  }

  private static let types = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "txt": "public.plain-text",
    "json": "public.json", "html": "public.html", "xml": "public.xml", "plist": "com.apple.property-list",
    "pdf": "com.adobe.pdf",
  ]
  private static func type(of ending: String) -> String { types[ending.lowercased()] ?? "public.data" }

  fileprivate var ending: String {
    if uniformTypeIdentifier == "public.jpeg" { return "jpg" }
    return Self.types.keys.sorted().first { Self.types[$0] == uniformTypeIdentifier } ?? "dat"
  }
}

/// Where attachments go. Unchecked: used on the thread that runs tests, one at a time.
private enum Attachments {
  nonisolated(unsafe) static var names: Set<String> = []
  nonisolated(unsafe) static var hasSpoken = false

  static func keep(_ attachment: XCTAttachment, of test: String) {
    guard let data = attachment.payload else { return }
    guard let folder = ProcessInfo.processInfo.environment["TINAMOU_ATTACHMENTS"], !folder.isEmpty else {
      return say("note: attachments of tests are not kept; --attachments FOLDER keeps them")
    }
    let plain = "\(test) \(attachment.name ?? "attachment")".map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-"
    }
    let stem = String(plain.prefix(120))
    var name = stem
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).\(attachment.ending)"))
    } catch {
      say("warning: an attachment cannot be written: \(error)")
    }
  }

  private static func say(_ line: String) {
    guard !hasSpoken else { return }
    hasSpoken = true
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

// MARK: Activities

/// A part of a test with a name.
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }
  /// Keeps an attachment.
  func add(_ attachment: XCTAttachment)
}

/// Where tests begin activities.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { Recorder.shared.add(attachment) }
  }

  /// Runs a block as an activity of the test that runs.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }
}

/// Keeps the attachments of a test until it has ended, when those that are kept on failure only are decided upon. Unchecked: used on
/// the thread that runs tests.
private final class Recorder: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared: Recorder = {
    let recorder = Recorder()
    XCTestObservationCenter.shared.addTestObserver(recorder)
    return recorder
  }()
  private var pending: [XCTAttachment] = []

  func add(_ attachment: XCTAttachment) { pending.append(attachment) }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let failed = (testCase.testRun?.totalFailureCount ?? 0) > 0
    for attachment in pending where attachment.lifetime == .keepAlways || failed {
      Attachments.keep(attachment, of: testCase.name)
    }
    pending = []
  }
}

extension XCTestCase {
  /// Keeps an attachment beside the test's result.
  public func add(_ attachment: XCTAttachment) { Recorder.shared.add(attachment) }
}

// MARK: Measurements

/// How a measurement is made.
open class XCTMeasureOptions: NSObject {
  /// Who begins and ends a measurement.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// Five iterations.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  /// Who begins and ends.
  open var invocationOptions: InvocationOptions = []
  /// How often the block runs, after a first time that does not count; 5 by default.
  open var iterationCount = 5

  public override init() { super.init() }
}

/// What a measurement measures.
public protocol XCTMetric: AnyObject {}

/// Time. The metrics are named only: measurements here are of the wall clock.
open class XCTClockMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// The processor's work; measured as time.
open class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  /// Of the current thread.
  public init(limitingToCurrentThread: Bool) { super.init() }
}

/// Memory; measured as time.
open class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// What is written; measured as time.
open class XCTStorageMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

extension XCTestCase {
  /// Runs a block and measures it.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  /// Runs a block and measures it.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  /// Runs a block once, and then as often as the options say; the average of these is printed.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    block()
    let count = max(options.iterationCount, 1)
    var seconds = 0.0
    for _ in 0..<count {
      let start = ProcessInfo.processInfo.systemUptime
      block()
      seconds += ProcessInfo.processInfo.systemUptime - start
    }
    let average = String(format: "%.6f", seconds / Double(count))
    print(
      "Test Case '\(name)' measured [Clock Monotonic Time, s] average: \(average), of \(count) iterations")
  }
}
