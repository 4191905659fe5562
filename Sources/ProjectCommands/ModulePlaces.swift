import Foundation
import ProjectReader

/// The places in the cache of what is made of a module.
struct ModulePlaces: Sendable {
  /// The project's folder of the cache.
  let project: String
  /// The name of the module, an identifier.
  let module: String
  /// The folder of the project's sources.
  let root: String

  /// Returns the path in the cache of an adapted file: its path in the project if that has no special
  /// characters and does not collide with a generated file, or a generated name otherwise, so that it is
  /// unambiguous in lists and messages.
  static func place(of path: String, root: String) -> String {
    let name = (path as NSString).lastPathComponent
    let ours = ["__Tinamou", "TinamouBundle", "TinamouExports", "TinamouModel", "TinamouStrings"].contains {
      name.hasPrefix($0)
    }
    if path.hasPrefix(root + "/") {
      let relative = String(path.dropFirst(root.count + 1))
      if !ours, ProjectStrings.isPlainPath(relative), !relative.hasPrefix("outside/") { return relative }
    }
    let stem = ProjectStrings.identifier((name as NSString).deletingPathExtension)
    let isPlain = !ours && ProjectStrings.isPlainPath(name)
    return "outside/\(fingerprint([path]))/" + (isPlain ? name : "File_\(stem.prefix(40)).swift")
  }

  /// Returns the path of the adapted text of a source.
  func adapted(_ source: String) -> String { made(Self.place(of: source, root: root)) }

  /// Returns the path of a source that is made for the module.
  func made(_ name: String) -> String { "\(project)/adapted/\(module)/\(name)" }

  /// Returns the path of a source that is made of headers, and adapted like those of the project.
  func generated(_ name: String) -> String { "\(project)/generated/\(module)/\(name)" }

  /// Returns the sources of the module, with those that are made of headers.
  func sources(of module: BuildPlan.Module) -> [String] {
    module.sources + module.generatedSources.keys.sorted().filter(ProjectStrings.isFileName).map(generated)
  }

  /// The state of the module's files after the last build.
  var state: String { "\(project)/\(module).state.json" }
  /// The text that the adapter's last answer said to remember.
  var facts: String { "\(project)/\(module).facts" }
  /// The result of the last build.
  var record: String { "\(project)/\(module).module.json" }
  /// The folder of objects.
  var build: String { "\(project)/build/\(module)" }
  /// The sizes of the compiler's products.
  var products: String { "\(project)/build/\(module).json" }
  /// The folder of interfaces of all modules.
  var interfaces: String { "\(project)/modules" }
  var interface: String { "\(interfaces)/\(module).swiftmodule" }
  /// The folder of objects of C.
  var clang: String { "\(project)/clang/\(module)" }

  /// Returns the path, without an extension, of what is compiled of an adapted file.
  func product(of path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return "\(build)/" + ProjectStrings.identifier(name).prefix(60) + "-" + fingerprint([path])
  }

  func object(of path: String) -> String { product(of: path) + ".o" }
}
