import Foundation

/// Why an entry cannot be drawn.
struct LookError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A file of entries.
struct LookIndex {
  let entries: [LookEntry]
  /// The folder that files of entries are relative to.
  let folder: URL

  init(path: String) throws {
    let file = URL(fileURLWithPath: path)
    folder = file.deletingLastPathComponent()
    guard let data = try? Data(contentsOf: file) else { throw LookError("\(path): the file cannot be read") }
    let object = try JSONSerialization.jsonObject(with: data)
    guard let list = (object as? [String: Any])?["entries"] as? [[String: Any]] else {
      throw LookError("\(path): there is no list of entries")
    }
    entries = try list.map { try LookEntry(LookWords($0)) }
  }
}

/// A picture that is described.
struct LookEntry {
  let name: String
  let scale: CGFloat
  /// Points.
  let size: CGSize
  /// The major version of iOS: the newest of those with this picture, the oldest of those that may have drawn it.
  let system: Int?
  let spec: LookWords
  /// The name of the file with the picture, relative to the folder of the index.
  let file: String?
  /// A Boolean value that indicates whether the picture is not comparable, but only the frames that it marks.
  let isOverlay: Bool
  /// The frames of views by their ids, in points from the picture's top left corner.
  let boxes: [(id: String, frame: CGRect)]

  init(_ words: LookWords) throws {
    guard let name = words.text("name"), let size = words.size("size"), let spec = words.words("spec") else {
      throw LookError("an entry needs a name, a size and a spec")
    }
    self.name = name
    self.size = size
    self.spec = spec
    scale = words.number("scale") ?? 1
    file = words.text("file")
    isOverlay = words.flag("overlay") ?? false
    boxes = (words.list("boxes") ?? []).compactMap { box in
      guard let id = box.text("id"), let frame = box.rectangle("frame") else { return nil }
      return (id, frame)
    }
    let systems = words.values["ios"] as? [String] ?? [words.text("ios") ?? ""]
    let numbers = systems.flatMap { $0.split(whereSeparator: { !$0.isNumber && $0 != "." }) }
    let versions = numbers.compactMap { Int($0.prefix { $0 != "." }) }
    system = words.values["ios"] is String ? versions.min() : versions.max()
  }
}

/// Words of a description and what they say.
struct LookWords {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func has(_ key: String) -> Bool { !(values[key] is NSNull) && values[key] != nil }

  func text(_ key: String) -> String? { values[key] as? String }

  func flag(_ key: String) -> Bool? { (values[key] as? NSNumber)?.boolValue }

  func number(_ key: String) -> CGFloat? { (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } }

  func integer(_ key: String) -> Int? { (values[key] as? NSNumber)?.intValue }

  func numbers(_ key: String) -> [CGFloat]? {
    (values[key] as? [NSNumber])?.map { CGFloat($0.doubleValue) }
  }

  func words(_ key: String) -> LookWords? { (values[key] as? [String: Any]).map { LookWords($0) } }

  func list(_ key: String) -> [LookWords]? {
    (values[key] as? [[String: Any]])?.map { LookWords($0) }
  }

  func point(_ key: String) -> CGPoint? {
    guard let list = numbers(key), list.count == 2 else { return nil }
    return CGPoint(x: list[0], y: list[1])
  }

  func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }

  func rectangle(_ key: String) -> CGRect? {
    guard let list = numbers(key), list.count == 4 else { return nil }
    return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  }
}
