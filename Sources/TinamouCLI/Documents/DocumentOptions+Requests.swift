import Foundation
import Simulator

extension DocumentRequest {
  /// Returns a request for each document, device and setting, in this order. Without a device, the documents'
  /// own are used.
  static func requests(
    files: [String], devices: DeviceOptions, settings: SettingsOptions
  ) throws -> [DocumentRequest] {
    if settings.ios != nil, devices.devices.isEmpty { throw ToolError.systemWithoutDevice }
    // Reports an unreadable file before anything is laid out.
    _ = try devices.catalog()
    let ids: [String?] =
      devices.devices.isEmpty ? [nil] : try devices.chosen(defaults: []).map { $0.id }
    let orientations: [String?] = settings.orientation?.orientations.map { $0.rawValue } ?? [nil]
    let appearances: [String?] =
      settings.appearance?.styles.map { $0 == .dark ? "dark" : "light" } ?? [nil]
    var result: [DocumentRequest] = []
    for file in files {
      for id in ids {
        for orientation in orientations {
          for appearance in appearances {
            var request = DocumentRequest(file: file)
            request.device = id
            if !devices.devicesFile.isEmpty { request.devicesFiles = devices.devicesFile }
            request.orientation = orientation
            request.appearance = appearance
            request.textSize = settings.textSize?.shortName
            request.direction = settings.direction?.rawValue
            request.language = settings.language
            request.ios = settings.ios
            if settings.showsStatusBar { request.statusBar = true }
            result.append(request)
          }
        }
      }
    }
    return result
  }

  /// The part of file names that distinguishes the requests for the same document.
  var suffix: String? {
    let system = ios.map { "ios\($0)" }
    let parts = [
      device, orientation, appearance == "dark" ? "dark" : nil, textSize, direction, language, system,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// Returns unique file name stems for pictures of documents: documents of the same name get the directories
  /// that distinguish them.
  static func stems(of files: [String]) -> [String: String] {
    let unique = Array(Set(files))
    func stem(_ file: String, _ depth: Int) -> String {
      let parts = ((file as NSString).deletingPathExtension as NSString).pathComponents.filter { $0 != "/" }
      return parts.suffix(depth).joined(separator: ".")
    }
    var result: [String: String] = [:]
    var open = unique
    for depth in 1...16 where !open.isEmpty {
      let groups = Dictionary(grouping: open) { stem($0, depth) }
      open = []
      for (name, members) in groups {
        if members.count == 1 || depth == 16 {
          for (index, member) in members.sorted().enumerated() {
            result[member] = index == 0 ? name : "\(name)-\(index + 1)"
          }
        } else {
          open += members
        }
      }
    }
    return result
  }
}
