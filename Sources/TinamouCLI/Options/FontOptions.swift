import ArgumentParser
import Foundation
import UIKit

/// Fonts in addition to the bundled ones.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp("A font file that screens use by name; repeat it for several.", valueName: "file"))
  var files: [String] = []

  @Flag(
    help: """
      Set characters that the bundled fonts lack in fonts of this machine. Layout then depends on the machine; \
      without it such characters are boxes of about the right width.
      """)
  var machineFonts = false

  /// Registers the fonts in this process.
  func register() throws {
    for file in files {
      if let reason = UIFont.registerFont(atPath: file) { throw ToolError.font(reason) }
    }
    if machineFonts { UIFont.usesMachineFonts = true }
  }

  /// The arguments that register the same fonts in another process of this executable.
  var arguments: [String] {
    files.flatMap { ["--font", URL(fileURLWithPath: $0).path] } + (machineFonts ? ["--machine-fonts"] : [])
  }
}
