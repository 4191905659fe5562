import Foundation

/// The `Info.plist` of a target.
extension ProjectLoader {
  static func info(
    _ settings: BuildSettings, project: XcodeProject, notes: inout [String]
  ) -> [String: InfoValue] {
    var result: [String: InfoValue] = [:]
    if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
      let named = file.hasPrefix("/") ? file : project.directory + "/" + file
      let placed = XcodeProject.relocated(named, below: project.directory)
      if placed != named { notes.append("\(named): is not on this machine; \(placed) is taken in its place") }
      let path = ProjectFiles.spelled(placed)
      do {
        // A list that the project's generator writes is as it would be written, whatever is there.
        let written: Any? = project.propertyLists[XcodeProject.standardized(path)]
        let list: Any? =
          if let written { written } else {
            try ProjectFiles.propertyList(
              path, preprocess: preprocessor(settings, project: project, notes: &notes))
          }
        if let list {
          if case .dictionary(let values)? = InfoValue(list, settings: settings) { result = values }
        } else if !ProjectFiles.exists(path) {
          notes.append("\(path): there is no such file")
        }
      } catch { notes.append(error.description) }
    }
    for key in settings.values.keys.sorted() where key.hasPrefix("INFOPLIST_KEY_") {
      let value = settings[key] ?? ""
      var name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if let device = name.range(of: "_iPhone") { name = String(name[..<device.lowerBound]) }
      var device = ""
      if name.hasSuffix("_iPad") { (name, device) = (String(name.dropLast("_iPad".count)), "~ipad") }
      if name == "UIApplicationSceneManifest_Generation" {
        if value == "YES", result["UIApplicationSceneManifest"] == nil {
          result["UIApplicationSceneManifest"] = .dictionary([
            "UIApplicationSupportsMultipleScenes": .boolean(false)
          ])
        }
      } else if value == "YES" || value == "NO" {
        result[name + device] = .boolean(value == "YES")
      } else if name == "UISupportedInterfaceOrientations" {
        result[name + device] = .array(value.split(separator: " ").map { .string(String($0)) })
      } else if !value.isEmpty {
        result[name + device] = .string(value)
      }
    }
    // As Xcode's asset catalog compiler writes it.
    let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? ""
    if result["NSAccentColorName"] == nil, !accent.isEmpty { result["NSAccentColorName"] = .string(accent) }
    // As Xcode writes it, regardless of the file.
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }.compactMap { Double($0) }
    if !families.isEmpty { result["UIDeviceFamily"] = .array(families.map { .number($0) }) }
    if result["CFBundleIdentifier"] == nil, let id = settings["PRODUCT_BUNDLE_IDENTIFIER"] {
      result["CFBundleIdentifier"] = .string(id)
    }
    return complete(result, name: settings["PRODUCT_NAME"] ?? project.name)
  }

  /// Returns the keys with those that every application on a device has: its name, and an identifier, which
  /// begins with `com.example` if the project has none.
  static func complete(_ info: [String: InfoValue], name: String) -> [String: InfoValue] {
    var result = info
    if result["CFBundleName"] == nil { result["CFBundleName"] = .string(name) }
    if (result["CFBundleIdentifier"]?.string ?? "").isEmpty {
      let part = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      result["CFBundleIdentifier"] = .string("com.example." + String(part))
    }
    return result
  }

  /// Returns a property list; an error is added as a note.
  static func propertyList(_ path: String) -> Any? {
    do { return try ProjectFiles.propertyList(path) } catch {
      ReadingReport.note(error.description)
      return nil
    }
  }
}
