import Foundation
import ScreenRequests
import Simulator

extension DocumentRequest {
  /// Returns a request for each document, device and setting, in this order. Without a device, the documents'
  /// own are used.
  static func requests(of request: ScreenRequest) throws -> [DocumentRequest] {
    let isDesigned = request.devices.names.isEmpty
    if request.settings.ios != nil, isDesigned { throw ToolError.systemWithoutDevice }
    // Reports an unreadable file before anything is laid out.
    _ = try request.devices.catalog()
    let models: [Device?] = isDesigned ? [nil] : try request.devices.chosen(defaults: [])
    let configurations = request.configurations(on: models, orientation: nil)
    return request.documents.flatMap { file in
      configurations.map { configuration in
        var one = DocumentRequest(file: file)
        one.device = configuration.device?.id
        if !request.devices.files.isEmpty { one.devicesFiles = request.devices.files }
        one.orientation = configuration.orientation?.rawValue
        one.appearance = configuration.appearance.map { $0 == .dark ? "dark" : "light" }
        one.textSize = configuration.textSize?.shortName
        one.direction = configuration.direction?.rawValue
        one.language = configuration.language
        one.ios = configuration.system
        one.design = configuration.design
        if configuration.showsStatusBar { one.statusBar = true }
        return one
      }
    }
  }

  /// The part of file names that distinguishes the requests for the same document.
  var suffix: String? {
    let system = ios.map { "ios\($0)" }
    let parts = [
      device, orientation, appearance == "dark" ? "dark" : nil, textSize, direction, language, system,
      design == .compatibility ? "compatibility" : nil,
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
