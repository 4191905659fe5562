import Foundation

extension RswiftSource {
  mutating func storyboards(_ documents: Documents) -> String {
    var text = ""
    for (name, storyboard) in AccessorNames.unique(documents.storyboards, { $0.name }) {
      let isInitial = storyboard.initialScene != nil
      var members =
        "\(access)let name = \(ProjectStrings.literal(storyboard.name))\n"
        + "\(access)var bundle: Foundation.Bundle { \(self.bundle) }\n"
      if let initial = storyboard.initialScene {
        members += "\(access)typealias InitialController = \(type(initial.type, or: "UIViewController"))\n"
      }
      let scenes = AccessorNames.unique(storyboard.scenes.filter { !$0.identifier.isEmpty }) { $0.identifier }
      for (scene, value) in scenes where scene != "name" && scene != "bundle" {
        let identifier =
          "\(RswiftRuntime.name).StoryboardViewControllerIdentifier<\(type(value.type, or: "UIViewController"))>"
        members +=
          "\(access)var \(ProjectStrings.code(scene)): \(identifier) { "
          + "\(identifier)(identifier: \(ProjectStrings.literal(value.identifier)), storyboard: name, bundle: bundle) }\n"
      }
      let kinds =
        "\(RswiftRuntime.name).StoryboardReference"
        + (isInitial ? ", \(RswiftRuntime.name).InitialControllerContainer" : "")
      text +=
        "\(access)nonisolated struct Storyboard_\(name): \(kinds), Sendable {\n\(members)"
        + "\(access)func validate() throws {}\n\(access)static func validate() throws {}\n}\n"
      text += value(name, "Storyboard_\(name)", "Storyboard_\(name)()")
    }
    return group("storyboard", text)
  }

  mutating func nibs(_ documents: Documents) -> String {
    var text = ""
    for (name, nib) in AccessorNames.unique(documents.nibs, { $0.name }) {
      let view = nib.rootViews.first.map { type($0, or: "UIView") } ?? "UIView"
      let place = "name: \(ProjectStrings.literal(nib.name)), bundle: \(bundle)"
      if let reusable = nib.reusables.first {
        let type =
          "\(RswiftRuntime.name).NibReferenceReuseIdentifier<\(view), \(type(reusable.type, or: "UIView"))>"
        text += value(
          name, type, "\(type)(\(place), identifier: \(ProjectStrings.literal(reusable.identifier)))")
      } else {
        let type = "\(RswiftRuntime.name).NibReference<\(view)>"
        text += value(name, type, "\(type)(\(place))")
      }
    }
    var reusables: [InterfaceFile.Reusable] = []
    for reusable in (documents.nibs + documents.storyboards).flatMap(\.reusables)
    where !reusables.contains(reusable) { reusables.append(reusable) }
    var identifiers = ""
    for (name, reusable) in AccessorNames.unique(reusables, { $0.identifier }) {
      let type = "\(RswiftRuntime.name).ReuseIdentifier<\(type(reusable.type, or: "UIView"))>"
      identifiers += value(
        name, type, "\(type)(identifier: \(ProjectStrings.literal(reusable.identifier)))")
    }
    return group("nib", text) + group("reuseIdentifier", identifiers)
  }

  /// A segue with the classes of the controllers at its ends.
  private struct TypedSegue {
    let identifier: String
    let type: InterfaceFile.ClassName
    let destination: InterfaceFile.ClassName
  }

  mutating func segues(_ documents: Documents) -> String {
    var found: [InterfaceFile.ClassName: [TypedSegue]] = [:]
    for storyboard in documents.storyboards {
      for scene in storyboard.scenes {
        for segue in scene.segues {
          let destination = segue.isUnwind ? nil : Self.type(of: segue.destination, in: storyboard, documents)
          let typed = TypedSegue(
            identifier: segue.identifier, type: segue.type,
            destination: destination ?? InterfaceFile.ClassName(name: "UIViewController"))
          let isKnown = found[scene.type]?.contains {
            $0.identifier == typed.identifier && $0.type == typed.type && $0.destination == typed.destination
          }
          if isKnown != true { found[scene.type, default: []].append(typed) }
        }
      }
    }
    var text = ""
    for (name, pair) in AccessorNames.unique(found.sorted { $0.key.name < $1.key.name }, { $0.key.name }) {
      var members = ""
      for (symbol, segue) in AccessorNames.unique(pair.value, { $0.identifier }) {
        let types = [
          type(segue.type, or: "UIStoryboardSegue"), type(pair.key, or: "UIViewController"),
          type(segue.destination, or: "UIViewController"),
        ]
        let type = "\(RswiftRuntime.name).SegueIdentifier<\(types.joined(separator: ", "))>"
        members += value(symbol, type, "\(type)(identifier: \(ProjectStrings.literal(segue.identifier)))")
      }
      text += group(name, members)
    }
    return group("segue", text)
  }

  /// Returns the class of the controller with an identifier of its document, which may stand for one of another document.
  private static func type(
    of id: String, in storyboard: InterfaceFile, _ documents: Documents
  ) -> InterfaceFile.ClassName? {
    if let scene = storyboard.scenes.first(where: { $0.id == id }) { return scene.type }
    guard let placeholder = storyboard.placeholders.first(where: { $0.id == id }),
      let other = documents.storyboards.first(where: { $0.name == placeholder.storyboard })
    else { return nil }
    guard let identifier = placeholder.identifier else { return other.initialScene?.type }
    return other.scenes.first { $0.identifier == identifier }?.type
  }

  func identifiers(_ documents: Documents) -> String {
    let files = (documents.nibs + documents.storyboards).filter { !$0.accessibilityIdentifiers.isEmpty }
    let text = AccessorNames.unique(files, { $0.name }).map { name, file in
      let names = AccessorNames.unique(Set(file.accessibilityIdentifiers).sorted()) { $0 }
      return group(
        name, names.map { value($0.name, "Swift.String", ProjectStrings.literal($0.value)) }.joined())
    }
    return group("id", text.joined())
  }

  // MARK: Property lists

  /// Returns the accessors of a property list's texts, Boolean values, lists of texts and dictionaries.
  func propertyLists(_ name: String, _ values: [String: Any]) -> String {
    group(name, members(of: values, depth: 0))
  }

  private func members(of values: [String: Any], depth: Int) -> String {
    guard depth < 20 else { return "" }
    return AccessorNames.unique(values.sorted { $0.key < $1.key }, { $0.key }).map { name, pair in
      switch pair.value {
      case let text as String: return value(name, "Swift.String", ProjectStrings.literal(text))
      case let texts as [String]:
        let members = AccessorNames.unique(texts) { $0 }.map {
          value($0.name, "Swift.String", ProjectStrings.literal($0.value))
        }
        return group(name, members.joined())
      case let inner as [String: Any]:
        var inner = inner
        inner["_key"] = pair.key
        return group(name, members(of: inner, depth: depth + 1))
      case let list as [[String: Any]]:
        // The keys that name configurations of scenes and shortcuts.
        let keys = ["UISceneConfigurationName", "UIApplicationShortcutItemType"]
        let named = list.compactMap { item in
          keys.lazy.compactMap { item[$0] as? String }.first.map { (key: $0, value: item) }
        }
        let groups = AccessorNames.unique(named) { $0.key }.map {
          group($0.name, members(of: $0.value.value, depth: depth + 1))
        }
        return group(name, groups.joined())
      case let isTrue as Bool: return value(name, "Bool", "\(isTrue)")
      default: return ""
      }
    }.joined()
  }
}
