import ArgumentParser

/// The target and the configuration to build of a project, and the handling of code that does not compile.
package struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Of a project: the target.", valueName: "name"))
  package var target: String?

  @Option(
    help: ArgumentHelp(
      "Of a project: the scheme; its application is built in its configuration and launched with its arguments and environment.",
      valueName: "name"))
  package var scheme: String?

  @Option(
    help: ArgumentHelp(
      "Of a project: the configuration that is built; the scheme's by default, else Debug.", valueName: "name"
    ))
  package var configuration: String?

  @Flag(
    help: "Of a project: fail where something of a library cannot be compiled, instead of leaving it out.")
  package var strict = false

  @Flag(help: "Of a project: leave out what cannot be compiled of its own code, too, instead of failing.")
  package var lenient = false

  @Flag(
    help: ArgumentHelp(
      "Of a project: run the scripts of its targets, in a copy of it in the cache and without a network. They are not run otherwise."
    ))
  package var runScripts = false

  @Option(
    help: ArgumentHelp(
      "Of a project: a further folder that it may read; its own, the repository around it and what it fetches by default. For several: once for each.",
      valueName: "folder"), completion: .directory)
  package var allowReading: [String] = []

  @Flag(name: [.short, .long], help: "Say nothing of how far the work is.")
  package var quiet = false

  package init() {}

  package func validate() throws {
    if strict && lenient { throw ValidationError("--strict and --lenient exclude each other.") }
  }

  /// The options as arguments for another process of this executable.
  var arguments: [String] {
    func pair(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
    return pair("target", target) + pair("scheme", scheme) + pair("configuration", configuration)
      + (strict ? ["--strict"] : []) + (lenient ? ["--lenient"] : []) + (runScripts ? ["--run-scripts"] : [])
      + allowReading.map { "--allow-reading=\($0)" }
  }

  /// Throws an error if the options are used where no project is named.
  func refuseWithoutProject() throws {
    guard isUsed else { return }
    throw ValidationError(
      "--target, --scheme, --configuration, --strict and --lenient are for projects; none is named.")
  }

  /// A Boolean value that indicates whether any of the options was used.
  package var isUsed: Bool {
    target != nil || scheme != nil || configuration != nil || strict || lenient || runScripts
      || !allowReading.isEmpty
  }
}
