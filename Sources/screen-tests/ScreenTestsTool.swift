import Foundation

/// Writes a suite of Swift Testing's with a test for each screen of some modules.
///
///     screen-tests OUTPUT PACKAGE-FOLDER (library|executable):MODULE=FOLDER…
///
/// The plugin `GenerateScreenTests` calls it. Names are found in the text of the sources. When the tests run, the screens are
/// those that the modules really have.
@main struct ScreenTestsTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else { fail("an output file and the package's folder are expected") }
    var modules: [ScreenModule] = []
    for argument in arguments.dropFirst(2) {
      guard let module = ScreenModule(argument: argument) else { fail("\(argument): is no module") }
      modules.append(module)
    }
    for module in modules where module.isExecutable && module.mainType == nil && !module.registered.isEmpty {
      print(
        "warning: \(module.name): the screens of an executable with main.swift have no tests; "
          + "declare a type with @main instead")
    }
    let text = ScreenSuiteSource(package: arguments[1], modules: modules).text
    let output = URL(fileURLWithPath: arguments[0])
    // A file that is the same is not compiled again.
    if (try? String(contentsOf: output, encoding: .utf8)) == text { return }
    do { try Data(text.utf8).write(to: output, options: .atomic) } catch {
      fail("\(arguments[0]): cannot be written: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}
