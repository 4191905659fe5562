/// Plugins of packages whose work is done here: those of SwiftGen and R.swift.
enum GeneratorPlugins {
  /// Returns whether a plugin is one of a tool, by the tool's name in small letters.
  static func isPlugin(_ name: String, of tool: String) -> Bool { name.lowercased().contains(tool) }

  /// Returns whether what a plugin makes is generated here.
  static func isReplaced(_ name: String) -> Bool {
    isPlugin(name, of: "rswift") || isPlugin(name, of: "swiftgen")
  }
}
