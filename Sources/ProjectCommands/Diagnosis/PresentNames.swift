import Foundation

/// The names that occur in the modules of Tinamou, in what stands in for other frameworks, and in Foundation.
struct PresentNames: Sendable {
  private let files: [String]

  /// - Parameter files: interfaces of modules, and sources.
  init(files: [String]) { self.files = files }

  init(_ kit: BuildKit) {
    var files = BuildKit.ownModules.map { "\(kit.modulesDirectory)/\($0).swiftmodule" }
    let folder = "\(kit.toolchain)/lib/swift/linux"
    for module in ["Foundation", "FoundationEssentials", "FoundationNetworking"] {
      let place = "\(folder)/\(module).swiftmodule"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      files += names.filter { $0.hasSuffix(".swiftmodule") }.map { "\(place)/\($0)" }
    }
    for name in StandIns.known.sorted() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(StandIns.root)/\(name)")) ?? []
      files += names.filter { $0.hasSuffix(".swift") }.map { "\(StandIns.root)/\(name)/\($0)" }
    }
    self.files = files
  }

  /// Returns those of some names that occur, whatever they are the names of.
  func among(_ names: Set<String>) -> Set<String> {
    var (wanted, found) = (names, Set<String>())
    for file in files where !wanted.isEmpty {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let here = wanted.filter { Self.occurs($0, in: data) }
      found.formUnion(here)
      wanted.subtract(here)
    }
    return found
  }

  /// Returns whether bytes have a name that no letters, digits or underscores surround.
  private static func occurs(_ name: String, in data: Data) -> Bool {
    func isPart(_ byte: UInt8) -> Bool {
      byte == 95 || (48...57).contains(byte) || (97...122).contains(byte | 32)
    }
    let wanted = Data(name.utf8)
    var start = data.startIndex
    while let range = data.range(of: wanted, in: start..<data.endIndex) {
      let isStart = range.lowerBound == data.startIndex || !isPart(data[range.lowerBound - 1])
      if isStart, range.upperBound == data.endIndex || !isPart(data[range.upperBound]) { return true }
      start = range.lowerBound + 1
    }
    return false
  }
}
