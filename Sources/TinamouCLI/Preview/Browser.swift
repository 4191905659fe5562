import Foundation

/// The browser of the user's desktop.
enum Browser {
  /// Opens an address.
  static func open(_ address: String, on console: Console) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      if process.terminationStatus != 0 { console.warning("xdg-open cannot open a browser; open \(address)") }
    }
    do { try process.run() } catch { console.warning("no browser can be opened: \(error)") }
  }
}
