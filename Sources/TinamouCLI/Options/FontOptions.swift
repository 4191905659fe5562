import ArgumentParser
import Foundation
import ScreenRequests
import UIKit

/// Fonts in addition to the bundled ones.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp("A font file that screens use by name; repeat it for several.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Flag(
    help: """
      Set characters that the bundled fonts lack in fonts of this machine. Layout then depends on the machine; \
      without it such characters are boxes of about the right width.
      """)
  var machineFonts = false

  /// The choice for a request. Paths are absolute, since processes with other current folders read them.
  var choice: FontChoice {
    var choice = FontChoice()
    choice.files = files.map { URL(fileURLWithPath: $0).path }
    if machineFonts { choice.usesMachineFonts = true }
    return choice
  }
}

extension FontChoice {
  /// Registers the fonts in this process.
  package func register() throws {
    for file in files {
      if let reason = UIFont.registerFont(atPath: file) { throw ToolError.font(reason) }
    }
    if usesMachineFonts == true { UIFont.usesMachineFonts = true }
  }
}
