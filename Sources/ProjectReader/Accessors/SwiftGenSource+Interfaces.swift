import Foundation

/// The templates of storyboards.
extension SwiftGenSource {
  private var storyboards: [InterfaceFile] {
    // A storyboard has the same scenes in each language.
    var seen: Set<String> = []
    return output.files.filter { seen.insert(StringTable.name(of: $0.path)).inserted }
      .compactMap { InterfaceFile($0.path) }.sorted { $0.name < $1.name }
  }

  /// Returns the name of a scene's class as code, and imports its module.
  private mutating func type(_ name: InterfaceFile.ClassName) -> String {
    guard let code = AccessorNames.path(name.name) else { return "UIViewController" }
    guard let module = name.module, module != self.module, ProjectStrings.isIdentifier(module) else {
      return code
    }
    add(import: module)
    return "\(module).\(code)"
  }

  mutating func scenes() -> String? {
    let storyboards = storyboards
    guard !storyboards.isEmpty else { return nil }
    var (body, titles) = ("", Set<String>())
    for storyboard in storyboards {
      guard let title = AccessorNames.type(storyboard.name), titles.insert(title).inserted else { continue }
      var members = "\(access)static let storyboardName = \(ProjectStrings.literal(storyboard.name))\n"
      var known: Set<String> = ["storyboardName", "storyboard"]
      if let initial = storyboard.initialScene {
        known.insert("initialScene")
        members +=
          "\(access)static let initialScene = InitialSceneType<\(type(initial.type))>(storyboard: Self.self)\n"
      }
      for scene in storyboard.scenes.sorted(by: { $0.identifier < $1.identifier }) {
        guard let symbol = AccessorNames.member(scene.identifier), known.insert(symbol).inserted else {
          continue
        }
        members +=
          "\(access)static let \(ProjectStrings.code(symbol)) = SceneType<\(type(scene.type))>(storyboard: Self.self, "
          + "identifier: \(ProjectStrings.literal(scene.identifier)))\n"
      }
      body += enumeration(
        ProjectStrings.code(title), members, conforming: ": StoryboardType")
    }
    let imported = imports.map { "import \($0)\n" }.joined()
    return AssetAccessors.header + imported
      + enumeration(name("enumName", "StoryboardScene"), body) + sceneTypes
  }

  private var sceneTypes: String {
    let storyboard =
      lookup.map { "\($0)(storyboardName)" } ?? "UIStoryboard(name: storyboardName, bundle: \(bundle))"
    return """
      \(access)nonisolated protocol StoryboardType {
        static var storyboardName: Swift.String { get }
      }
      extension StoryboardType {
        @preconcurrency @MainActor \(access)static var storyboard: UIStoryboard { \(storyboard) }
      }
      \(access)nonisolated struct SceneType<T: UIViewController>: @unchecked Sendable {
        \(access)let storyboard: any StoryboardType.Type
        \(access)let identifier: Swift.String
        @preconcurrency @MainActor \(access)func instantiate() -> T {
          guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
            fatalError("ViewController '\\(identifier)' is not of the expected class \\(T.self).")
          }
          return controller
        }
        @preconcurrency @MainActor \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
          storyboard.storyboard.instantiateViewController(identifier: identifier, creator: block)
        }
      }
      \(access)nonisolated struct InitialSceneType<T: UIViewController>: @unchecked Sendable {
        \(access)let storyboard: any StoryboardType.Type
        @preconcurrency @MainActor \(access)func instantiate() -> T {
          guard let controller = storyboard.storyboard.instantiateInitialViewController() as? T else {
            fatalError("ViewController is not of the expected class \\(T.self).")
          }
          return controller
        }
        @preconcurrency @MainActor \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
          guard let controller = storyboard.storyboard.instantiateInitialViewController(creator: block) else {
            fatalError("Storyboard \\(storyboard.storyboardName) does not have an initial scene.")
          }
          return controller
        }
      }

      """
  }

  func segues() -> String? {
    let storyboards = storyboards
    guard !storyboards.isEmpty else { return nil }
    var (body, titles) = ("", Set<String>())
    for storyboard in storyboards {
      var (cases, names, identifiers) = ("", Set<String>(), Set<String>())
      for segue in storyboard.scenes.flatMap(\.segues).map(\.identifier).sorted()
      where identifiers.insert(segue).inserted {
        guard let symbol = AccessorNames.member(segue), names.insert(symbol).inserted else { continue }
        cases += "case \(ProjectStrings.code(symbol)) = \(ProjectStrings.literal(segue))\n"
      }
      guard !cases.isEmpty, let title = AccessorNames.type(storyboard.name), titles.insert(title).inserted
      else { continue }
      body += enumeration(ProjectStrings.code(title), cases, conforming: ": Swift.String, SegueType")
    }
    return AssetAccessors.header + enumeration(name("enumName", "StoryboardSegue"), body) + """
      \(access)nonisolated protocol SegueType: RawRepresentable {}
      extension UIViewController {
        \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == Swift.String {
          performSegue(withIdentifier: segue.rawValue, sender: sender)
        }
      }
      extension SegueType where RawValue == Swift.String {
        @preconcurrency @MainActor \(access)init?(_ segue: UIStoryboardSegue) {
          guard let identifier = segue.identifier else { return nil }
          self.init(rawValue: identifier)
        }
      }

      """
  }
}
