/// The inputs of a module other than its sources.
struct ModuleFacts {
  var options: AdapterProcess.Options
  /// The sources that are made of other files of the project, and what is told of these.
  var made: MadeSources
  /// A fingerprint of what the files are compiled against.
  var world: String
  /// A fingerprint of all, the sources aside.
  var key: String
}
