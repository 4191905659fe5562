import EventLoop
import ForkSafeLocks
import Foundation

/// The programs that draw vector images: rsvg-convert (librsvg) for SVG files, pdftocairo (poppler) for PDF files.
///
/// Files are those of anybody. Each drawing has limits of time, processor time and memory; after several that fail slowly nothing is drawn
/// any more.
final class VectorPrograms: Sendable {
  /// The limits of drawings.
  struct Limits: Sendable {
    /// The processor time for one image, in seconds.
    var processorTime = 5
    /// The time for one image, in seconds.
    var time: TimeInterval = 10
    /// The memory for one image, in kilobytes.
    var memory = 2 << 20
    /// The time in which an image that cannot be drawn has to fail, in seconds.
    var patience: TimeInterval = 1
    /// The number of images that may take longer than ``patience`` and fail. After these no further images are
    /// drawn: files that are made to take long would take as long as there are of them.
    var slowFailures = 3
  }

  /// The formats of vector images.
  enum Format: Sendable {
    case svg, pdf

    fileprivate var program: String { self == .pdf ? "pdftocairo" : "rsvg-convert" }
  }

  /// The reasons why an image is not drawn.
  enum Failure: Error, Equatable {
    case missing(Format)
    case refused(Format)
    /// Other images before it failed slowly, as many as the number.
    case exhausted(Int)

    /// Returns the reason in words, for a message on an image's file.
    func words(on path: String) -> String {
      switch self {
      case .missing(let format):
        "\(format.program) is not installed: \(format == .pdf ? "PDF" : "SVG") images such as \(path) are boxes; "
          + "scripts/setup installs it"
      case .refused(let format): "\(path): \(format.program) cannot draw it; it is a box"
      case .exhausted(let count):
        "\(path): is a box; \(count) vector images before it could not be drawn within limits"
      }
    }
  }

  /// The programs of the process.
  static let standard = VectorPrograms()

  private let limits: Limits
  private let folders: [String]
  private let failures = Mutex(0)

  /// Creates programs with limits, which count their failures themselves.
  ///
  /// - Parameter folders: the folders that have the programs; `nil` for those of `PATH`.
  init(limits: Limits = Limits(), folders: [String]? = nil) {
    self.limits = limits
    self.folders =
      folders
      ?? (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// Returns the picture of an image as a PNG.
  ///
  /// - Parameters:
  ///   - data: the file's contents.
  ///   - size: the image's size in points.
  ///   - scale: pixels per point.
  ///   - page: the number of the page of a PDF file, from 1.
  func png(
    of data: Data, _ format: Format, _ size: CGSize, scale: CGFloat, page: Int = 1
  ) throws(Failure) -> Data {
    let paths = folders.map { "\($0)/\(format.program)" }
    guard let program = paths.first(where: FileManager.default.isExecutableFile) else {
      throw .missing(format)
    }
    guard failures.withLock({ $0 < limits.slowFailures }) else { throw .exhausted(limits.slowFailures) }
    let arguments =
      switch format {
      case .pdf:
        [
          "-png", "-singlefile", "-transp", "-f", "\(page)", "-l", "\(page)", "-r", "\(72 * Double(scale))",
          "-",
          "-",
        ]
      case .svg:
        [
          "-w", "\(Int((size.width * scale).rounded()))", "-h", "\(Int((size.height * scale).rounded()))",
          "-f", "png",
        ]
      }
    let begin = ContinuousClock.now
    if let png = run(program, arguments, input: data) { return png }
    if (ContinuousClock.now - begin) / .seconds(1) > limits.patience { failures.withLock { $0 += 1 } }
    throw .refused(format)
  }

  /// Returns the output of a program for an input; `nil` if it fails or exceeds a limit.
  private func run(_ program: String, _ arguments: [String], input: Data) -> Data? {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tinamou-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let (from, to) = (directory.appendingPathComponent("in"), directory.appendingPathComponent("out"))
    guard (try? input.write(to: from)) != nil,
      FileManager.default.createFile(atPath: to.path, contents: nil),
      let reading = try? FileHandle(forReadingFrom: from), let writing = try? FileHandle(forWritingTo: to)
    else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let limiting = "ulimit -t \(limits.processorTime); ulimit -v \(limits.memory); exec \"$@\""
    process.arguments = ["-c", limiting, "sh", program] + arguments
    process.standardInput = reading
    process.standardOutput = writing
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? MainQueue.withoutCountingThreads({ try process.run() })) != nil else { return nil }
    if ended.wait(timeout: .now() + limits.time) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      _ = ended.wait(timeout: .now() + 5)
      return nil
    }
    try? writing.close()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: to), !data.isEmpty else {
      return nil
    }
    return data
  }
}
