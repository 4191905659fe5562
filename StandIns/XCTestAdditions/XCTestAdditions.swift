/// The declarations of Apple's XCTest that the one of this system lacks: attachments, activities, metrics and
/// measurement options.
///
/// Attachments that are kept are written to the folder that the environment names
/// (`tinamou test --attachments`), each to a file of its name. Without a folder they are discarded, which is
/// reported once.
import CoreGraphics
import Foundation
import UIKit
import XCTest

// MARK: Attachments

/// Data that is attached to a test or an activity.
open class XCTAttachment: NSObject {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable {
    /// The attachment is always kept.
    case keepAlways = 0
    /// The attachment is kept if the test fails; the default.
    case deleteOnSuccess = 1
  }

  /// The quality of images.
  public enum ImageQuality: Int, Sendable {
    /// PNG.
    case original = 0
    /// JPEG of high quality.
    case medium = 1
    /// JPEG of low quality.
    case low = 2
  }

  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The name; `nil` by default.
  open var name: String?
  /// Additional values.
  open var userInfo: [AnyHashable: Any]?
  /// The lifetime; by default, the attachment is kept if the test fails.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The data; `nil` if it could not be read.
  fileprivate let payload: Data?

  /// Creates an attachment of a type, which may have no data.
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

  /// Creates an attachment of data of an unknown type.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of data of a type.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
  }

  /// Creates an attachment of text in UTF-8.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of an image in PNG format.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Creates an attachment of an image.
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

  /// Creates an attachment of a file's contents, with the file's name.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: Self.type(of: url.pathExtension))
  }

  /// Creates an attachment of the contents of a file of a type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.deletingPathExtension().lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  /// Creates an attachment of a property list in XML format.
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

/// The attachments that have been written. Unchecked: used on the thread that runs tests, one at a time.
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

/// A named part of a test.
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }
  /// Adds an attachment.
  func add(_ attachment: XCTAttachment)
}

/// The context in which tests run activities.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { Recorder.shared.add(attachment) }
  }

  /// Runs a block as an activity of the current test.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }
}

/// Collects the attachments of a test until it has ended, and then writes those that are to be kept.
/// Unchecked: used on the thread that runs tests.
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
  /// Adds an attachment to the test.
  public func add(_ attachment: XCTAttachment) { Recorder.shared.add(attachment) }
}

// MARK: Measurements

/// The options of a measurement.
open class XCTMeasureOptions: NSObject {
  /// The automatic or manual start and stop of a measurement.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// The default options: five iterations.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  /// The automatic or manual start and stop; automatic by default.
  open var invocationOptions: InvocationOptions = []
  /// The number of iterations after a first one that is not counted; 5 by default.
  open var iterationCount = 5

  public override init() { super.init() }
}

/// A metric of a measurement.
public protocol XCTMetric: AnyObject {}

/// A metric of time. Metrics are declared only: measurements are of the wall clock.
open class XCTClockMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// A metric of processor use. Time is measured instead.
open class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  /// Creates a metric of the current thread.
  public init(limitingToCurrentThread: Bool) { super.init() }
}

/// A metric of memory. Time is measured instead.
open class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// A metric of storage writes. Time is measured instead.
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

  /// Runs a block ten times and prints the average.
  ///
  /// Hides that of this system's XCTest, which fails where the times of a busy machine differ. Apple's compares with a
  /// baseline, and there is none here.
  public func measure(block: () -> Void) { printTime(of: 10, block) }

  /// Runs a block ten times and prints the average. Time is measured, of the whole block.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { printTime(of: 10, block) }

  /// Without effect: the time of the whole block is printed.
  public func startMeasuring() {}

  /// Without effect: the time of the whole block is printed.
  public func stopMeasuring() {}

  /// Runs a block once, and then for the number of iterations; prints the average of these.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    block()
    printTime(of: max(options.iterationCount, 1), block)
  }

  private func printTime(of count: Int, _ block: () -> Void) {
    let start = ProcessInfo.processInfo.systemUptime
    for _ in 0..<count { block() }
    let seconds = ProcessInfo.processInfo.systemUptime - start
    let average = String(format: "%.6f", seconds / Double(count))
    print(
      "Test Case '\(name)' measured [Clock Monotonic Time, s] average: \(average), of \(count) iterations")
  }
}
