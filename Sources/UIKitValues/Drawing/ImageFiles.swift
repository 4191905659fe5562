import ForkSafeLocks
import Foundation
import InterfaceBuilder

/// Locates image files by name.
package enum ImageFiles {
  package struct File {
    package var path: String
    package var scale: CGFloat
  }

  private static let endings = ["png", "jpg", "jpeg", "pdf", "svg"]
  private static let cache = Mutex<[String: UIImage]>([:])

  /// Returns the image with a name that matches a scale best, in a bundle; without one in the main bundle and
  /// the resource bundles of packages beside it.
  package static func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage? {
    image(named: name, inDirectories: directories(of: bundle), scale: scale)
  }

  /// Returns the image with a name that matches a scale best, from the first directory that contains one.
  ///
  /// - Parameter report: A closure called with problems of files with this name.
  package static func image(
    named name: String, inDirectories directories: [String], scale: CGFloat,
    report: (String) -> Void = VectorImages.say
  ) -> UIImage? {
    // Names may come from documents: they must not refer to files outside of the bundle.
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0),
      !name.split(separator: "/").contains("..")
    else { return nil }
    for directory in directories {
      guard let file = file(at: directory + "/" + name, scale: scale) else { continue }
      if let cached = cache.withLock({ $0[file.path] }) { return cached }
      if VectorImages.isVector(file.path) {
        guard let image = VectorImages.image(at: file.path, scale: scale, report: report) else { continue }
        return image
      }
      guard let data = FileManager.default.contents(atPath: file.path),
        let image = UIImage(data: data, scale: file.scale, source: file.path, report: report)
      else { continue }
      cache.withLock {
        // The size of the cache is limited for processes that run long.
        if $0.count >= 200 { $0.removeAll() }
        $0[file.path] = image
      }
      return image
    }
    return nil
  }

  /// Returns the resource directories of a bundle.
  static func directories(of bundle: Bundle?) -> [String] {
    if let bundle { return [bundle.resourcePath, bundle.bundlePath].compactMap { $0 } }
    return mainDirectories
  }

  /// Returns the path of a document in a bundle; without one in the main bundle and the resource bundles of
  /// packages beside it.
  @MainActor package static func document(_ name: String, in bundle: Bundle?) -> String? {
    guard !name.contains("/"), !name.utf8.contains(0) else { return nil }
    for directory in directories(of: bundle) {
      if let path = DocumentNeighbours.file(name, in: directory, language: InterfaceLanguage.current) {
        return path
      }
    }
    return nil
  }

  private static let mainDirectories: [String] = {
    let main = Bundle.main
    let own = [main.resourcePath, main.bundlePath].compactMap { $0 }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
    return own + names.filter { $0.hasSuffix(".resources") }.sorted().map { main.bundlePath + "/" + $0 }
  }()

  /// Returns the file at a path, whose extension and scale may be omitted, that matches a scale best.
  package static func file(at path: String, scale: CGFloat) -> File? {
    let ending = (path as NSString).pathExtension.lowercased()
    let hasEnding = endings.contains(ending)
    let stem = hasEnding ? (path as NSString).deletingPathExtension : path
    let allEndings = hasEnding ? [(path as NSString).pathExtension] : endings
    // A name with a scale suffix refers to that file only.
    if let own = scaleSuffix(of: stem) {
      return allEndings.lazy.map { File(path: "\(stem).\($0)", scale: own) }.first(where: exists)
    }
    // The order is the requested scale, then larger ones, which lose no detail, then smaller ones.
    let wanted = min(max(scale.rounded(.up), 1), 3)
    let order = [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
    for candidate in order {
      let suffix = candidate == 1 ? "" : "@\(Int(candidate))x"
      for ending in allEndings {
        let file = File(path: "\(stem)\(suffix).\(ending)", scale: candidate)
        if exists(file) { return file }
      }
    }
    // A file with an unknown extension or none.
    let bare = File(path: path, scale: 1)
    return !hasEnding && exists(bare) ? bare : nil
  }

  private static func scaleSuffix(of stem: String) -> CGFloat? {
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return nil
  }

  private static func exists(_ file: File) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }

  /// Returns the orientation in a JPEG's Exif data; `up` for other and for malformed data.
  package static func orientation(ofJPEG data: Data) -> UIImage.Orientation {
    let bytes = [UInt8](data.prefix(1 << 16))
    guard bytes.count > 4, bytes[0] == 0xff, bytes[1] == 0xd8 else { return .up }
    var index = 2
    // A segment consists of 0xff, a marker, and a length that includes its own two bytes.
    while index + 4 <= bytes.count, bytes[index] == 0xff {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      if bytes[index + 1] == 0xe1, length >= 8 {
        let segment = bytes[min(index + 4, bytes.count)..<min(index + 2 + length, bytes.count)]
        if let value = exifOrientation(Array(segment)) { return value }
      }
      if bytes[index + 1] == 0xda || length < 2 { break }
      index += 2 + length
    }
    return .up
  }

  /// The orientations by Exif's values, from 1 on.
  private static let orientations: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Returns JPEG data without Exif metadata with an orientation in addition.
  static func jpeg(_ data: Data, with orientation: UIImage.Orientation) -> Data {
    guard let index = orientations.firstIndex(of: orientation), data.starts(with: [0xff, 0xd8]) else {
      return data
    }
    // A TIFF structure of big-endian numbers: its directory at 8 has one entry, a 16-bit number, and no other follows.
    let tiff: [UInt8] = [
      0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(index + 1), 0, 0, 0, 0, 0,
      0,
    ]
    let segment = Array("Exif".utf8) + [0, 0] + tiff
    let length = segment.count + 2
    let head: [UInt8] = [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)]
    return data.prefix(2) + head + segment + data.dropFirst(2)
  }

  /// Returns the orientation in an Exif segment: "Exif", two zeros, then a TIFF structure whose first
  /// directory has entry 0x0112.
  private static func exifOrientation(_ segment: [UInt8]) -> UIImage.Orientation? {
    guard segment.count > 14, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 512) {
      let offset = directory + 2 + entry * 12
      guard number(offset, 2) == 0x0112, let value = number(offset + 8, 2) else { continue }
      return (1...8).contains(value) ? orientations[value - 1] : nil
    }
    return nil
  }
}
