import Foundation
import TestSupport
import Testing

@testable import TinamouCLI

/// The limits of applications on the command line.
@Suite struct ConfinementOptionsTests {
  @Test func optionsAreRead() throws {
    let options = try ConfinementOptions.parse([
      "--timeout", "5", "--memory=25%", "--no-sandbox", "--processes", "8", "--output-limit", "100MB",
    ])
    #expect(options.timeout == 5 && options.processes == 8 && options.sandbox == false)
    #expect(options.outputLimit == ByteCount(100 << 20))
    #expect(options.memory?.bytes == UInt64(Double(ProcessInfo.processInfo.physicalMemory) * 0.25))
    #expect(!ConfinementOptions.standard.isUsed)
  }

  @Test func memoryIsASizeOrAShare() {
    let machine: UInt64 = 16 << 30
    #expect(MemoryLimit("2GB", machine: machine)?.bytes == 2 << 30)
    #expect(MemoryLimit("512 mb", machine: machine)?.bytes == 512 << 20)
    #expect(MemoryLimit("50%", machine: machine)?.bytes == 8 << 30)
    #expect(MemoryLimit("12.5 %", machine: machine)?.bytes == 2 << 30)
    for wrong in ["", "%", "0%", "101%", "-5%", "nan%", "inf%", "2", "1MB", "0.5"] {
      #expect(MemoryLimit(wrong, machine: machine) == nil, "\(wrong)")
    }
    // A hundredth of a gigabyte is too little to start.
    #expect(MemoryLimit("1%", machine: 1 << 30) == nil)
  }

  @Test(arguments: [
    (["--timeout", "0"], "--timeout must lie between 1 and 86400 seconds."),
    (["--timeout", "soon"], "The value 'soon' is invalid for '--timeout <seconds>'"),
    (["--processes", "0"], "--processes must lie between 1 and 4096."),
    (["--memory", "lots"], "The value 'lots' is invalid for '--memory <size|share>'"),
    (["--output-limit", "3"], "The value '3' is invalid for '--output-limit <size>'"),
    (["--memory"], "Missing value for '--memory <size|share>'"),
  ]) func wrongValuesAreUsage(_ arguments: [String], _ message: String) throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.url.appendingPathComponent("Project")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for command in ["render", "build"] {
      let result = try Binary(name: "tinamou").run(command, folder.path, more: arguments)
      #expect(result.status == 64 && result.errors.contains(message), "\(command): \(result.errors)")
    }
  }

  /// Limits would limit nothing where no project is named.
  @MainActor @Test func limitsNeedAProject() throws {
    let tool = try Tool()
    let result = tool.run("render", "--timeout", "5", "-o", tool.path("out"))
    #expect(result.status == .usage)
    #expect(result.errors.contains("are for the applications of projects"))
  }
}
