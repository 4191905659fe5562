import Foundation
import TestSupport

/// Runs a built executable of the package, as a user would.
struct Binary {
  struct Result {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  let name: String

  /// The executables lie beside the test bundle.
  fileprivate var url: URL { Self.products.appendingPathComponent(name) }

  /// The folder of what was built.
  static var products: URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
  }

  func run(
    _ arguments: String..., more: [String] = [], environment: [String: String] = [:],
    in directory: URL? = nil, input: Data? = nil,
    output replacement: FileHandle? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments + more
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.currentDirectoryURL = directory
    // Files instead of pipes: a full pipe would stop the process.
    let scratch = try TemporaryDirectory()
    let output = scratch.url.appendingPathComponent("output")
    let errors = scratch.url.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try replacement ?? FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = scratch.url.appendingPathComponent("input")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

extension Binary {
  /// Runs the executable with its standard error on a terminal, and says what was written there.
  func runOnTerminal(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, terminal: String) {
    var terminal: Int32 = -1
    var end: Int32 = -1
    guard openpty(&terminal, &end, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: end, closeOnDealloc: false)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    close(end)
    // Reading ends with an error when nobody has the other end any more.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    close(terminal)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
