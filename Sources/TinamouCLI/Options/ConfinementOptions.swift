import ArgumentParser
import Foundation

/// The resource limits of an application that was built from a project, and whether it runs in a sandbox.
package struct ConfinementOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Of a project: seconds that the application may take, 120 by default; 1800 for the tests of a package.",
      valueName: "seconds"))
  package var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "Of a project: memory that the application may use, as in 2GB, or a share of the machine's, as in 25%; 50% by default.",
      valueName: "size|share"))
  package var memory: MemoryLimit?

  @Option(
    help: ArgumentHelp(
      "Of a project: processes that the application may have at a time; 64 by default.", valueName: "number"))
  package var processes: Int?

  @Option(
    help: ArgumentHelp(
      "Of a project: what the application may write of pictures and data, as in 500MB; 4GB by default.",
      valueName: "size"))
  package var outputLimit: ByteCount?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Of a project: insist on a sandbox, or do without one. By default applications run in bubblewrap where it works."
    ))
  package var sandbox: Bool?

  package init() {}

  /// The default options.
  package static var standard: ConfinementOptions { (try? parse([])) ?? ConfinementOptions() }

  /// Throws an error for invalid values.
  package func validate() throws {
    if let timeout, !(1...86_400).contains(timeout) {
      throw ValidationError("--timeout must lie between 1 and 86400 seconds.")
    }
    if let processes, !(1...4096).contains(processes) {
      throw ValidationError("--processes must lie between 1 and 4096.")
    }
  }

  /// A Boolean value that indicates whether any of the options was used.
  var isUsed: Bool {
    timeout != nil || memory != nil || processes != nil || outputLimit != nil || sandbox != nil
  }

  /// The options as arguments for another process of this executable.
  var arguments: [String] {
    func pair(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
    return pair("timeout", timeout.map { "\($0)" })
      + pair("memory", memory.map { "\(max(64, $0.bytes >> 20))MB" })
      + pair("processes", processes.map { "\($0)" })
      + pair("output-limit", outputLimit.map { "\(max(1, $0.bytes >> 20))MB" })
      + (sandbox.map { $0 ? ["--sandbox"] : ["--no-sandbox"] } ?? [])
  }

  /// Throws an error if the options are used for a command that does not run an application of a project.
  func refuseWithoutProject() throws {
    guard isUsed else { return }
    throw ValidationError(
      "--timeout, --memory, --processes, --output-limit and --sandbox are for the applications of projects; none is named."
    )
  }
}

/// A number of bytes, or a share of the machine's memory.
package struct MemoryLimit: ExpressibleByArgument, Equatable, Sendable {
  package let bytes: UInt64

  /// Parses a size such as `2GB`, or a share of the machine's memory such as `25%`; `nil` for anything else,
  /// for shares outside of 1 to 100 %, and for less than 64 MB.
  package init?(argument: String) { self.init(argument, machine: ProcessInfo.processInfo.physicalMemory) }

  init?(_ text: String, machine: UInt64) {
    if let size = ByteCount(argument: text) {
      bytes = size.bytes
      return
    }
    let text = text.filter { $0 != " " }
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), (1...100).contains(percent) else {
      return nil
    }
    bytes = UInt64(Double(machine) * percent / 100)
    guard bytes >= 64 << 20 else { return nil }
  }
}
