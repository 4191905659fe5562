import Foundation

/// The runs of SwiftGen and R.swift in the scripts of a target.
struct GeneratorRuns {
  /// The paths of the configurations of SwiftGen, with the variables that they see.
  private(set) var configurations: [(path: String, variables: [String: String])] = []
  /// The sources that SwiftGen makes without a configuration, by its arguments.
  private(set) var outputs: [SwiftGenConfiguration.Output] = []
  /// The paths of what R.swift writes, with whether other modules see it.
  private(set) var rswift: [(path: String, isPublic: Bool)] = []

  init(_ scripts: [AppProject.BuildScript], folder: String) {
    for script in scripts {
      var variables = script.environment
      variables["SRCROOT"] = folder
      let commands = ScriptCommands(script.text, variables: variables, folder: folder).commands
      for command in commands {
        let names = command.words.map { ($0 as NSString).lastPathComponent.lowercased() }
        if let index = names.firstIndex(of: "rswift") {
          addRswift(Array(command.words[(index + 1)...]), of: command)
        } else if let index = names.lastIndex(of: "swiftgen") {
          addSwiftGen(Array(command.words[(index + 1)...]), of: command, script: script.name)
        }
      }
    }
  }

  private static func absolute(_ path: String, _ command: ScriptCommands.Command) -> String {
    XcodeProject.standardized(path.hasPrefix("/") ? path : command.folder + "/" + path)
  }

  private mutating func addRswift(_ words: [String], of command: ScriptCommands.Command) {
    guard words.first == "generate" else { return }
    let isPublic = words.indices.contains { index in
      ["--accesslevel", "--access-level"].contains(words[index].lowercased())
        && words.indices.contains(index + 1) && words[index + 1] == "public"
    }
    var path: String?
    var isValue = false
    for word in words.dropFirst() {
      if word.hasPrefix("-") {
        isValue = !word.contains("=")
      } else if isValue {
        isValue = false
      } else if path == nil {
        path = word
      }
    }
    let given = Self.absolute(path ?? "", command)
    rswift.append((given.hasSuffix(".swift") ? given : given + "/R.generated.swift", isPublic))
  }

  private mutating func addSwiftGen(
    _ words: [String], of command: ScriptCommands.Command, script: String
  ) {
    let words = words.filter { !$0.hasPrefix(">") && !$0.hasPrefix("2>") }
    let arguments = words.first == "run" ? Array(words.dropFirst()) : words
    if let kind = arguments.first, SwiftGenConfiguration.kinds.contains(kind) {
      addOutput(kind, Array(arguments.dropFirst()), of: command, script: script)
      return
    }
    guard words.isEmpty || words.first == "config" || words.first?.hasPrefix("-") == true else { return }
    var path = "swiftgen.yml"
    for (index, word) in words.enumerated() {
      if word == "--config" || word == "-c", words.indices.contains(index + 1) { path = words[index + 1] }
      if word.hasPrefix("--config=") { path = String(word.dropFirst("--config=".count)) }
    }
    configurations.append((Self.absolute(path, command), command.variables))
  }

  private mutating func addOutput(
    _ kind: String, _ words: [String], of command: ScriptCommands.Command, script: String
  ) {
    var inputs: [String] = []
    var values: [String: String] = [:]
    var parameters: [String: SpecificationValue] = [:]
    let place = SpecificationValue.Place(file: "the script \"\(script)\"", line: 1)
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        inputs.append(Self.absolute(word, command))
        continue
      }
      guard let value = rest.popFirst() else { break }
      guard word == "--param" else {
        values[word] = value
        continue
      }
      let halves = value.split(separator: "=", maxSplits: 1).map(String.init)
      parameters[halves[0]] = SpecificationValue(
        content: .text(halves.count == 2 ? halves[1] : "true"), place: place)
    }
    guard let output = values["--output"] ?? values["-o"] else { return }
    let hasPath = (values["-p"] ?? values["--templatePath"]) != nil
    outputs.append(
      SwiftGenConfiguration.Output(
        kind: kind == "storyboards" ? "ib" : kind, inputs: inputs, filter: values["--filter"],
        separator: ".",
        template: hasPath
          ? nil
          : (values["-t"] ?? values["--template"] ?? values["--templateName"]).map(
            SwiftGenConfiguration.withoutVersion) ?? "",
        path: Self.absolute(output, command), parameters: parameters, place: place))
  }
}
