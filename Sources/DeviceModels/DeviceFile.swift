import UIKit

/// Reads devices from JSON. The catalog's own file and users' files have the same format; every unknown or
/// missing key and every value out of range is reported with its position.
struct DeviceFile {
  /// The name of the file for messages.
  let name: String

  /// The devices that `like` can refer to, besides those of the file.
  let known: [Device]

  func devices(in data: Data) throws -> [Device] {
    let document: JSONValue
    do {
      document = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw failure("", "this is not JSON\(Self.place(of: error))")
    }
    guard case .object(let root) = document else {
      throw failure("", "expected an object with the key \"devices\", found \(document.written)")
    }
    try check(root, allowed: ["about", "sources", "devices"], at: "")
    guard case .array(let entries)? = root["devices"] else {
      throw failure(
        "devices", root["devices"].map { "expected an array, found \($0.written)" } ?? "is missing")
    }
    var devices: [Device] = []
    for (index, entry) in entries.enumerated() {
      let device = try device(entry, at: "devices[\(index)]", known: known + devices)
      if devices.contains(where: { $0.id == device.id }) {
        throw failure("devices[\(index)].id", "\"\(device.id)\" is there twice")
      }
      devices.append(device)
    }
    return devices
  }

  // MARK: One device

  private static let keys = [
    "id", "name", "aliases", "like", "idiom", "firstSystem", "size", "scale", "portrait", "landscape",
    "cornerRadius", "interfaceBuilderIDs", "confidence", "sources", "note",
  ]

  private func device(_ value: JSONValue, at path: String, known: [Device]) throws -> Device {
    let entry = try object(value, at: path)
    try check(entry, allowed: Self.keys, at: path)
    let id = try identifier(entry["id"], at: "\(path).id")
    let base = try like(entry["like"], at: "\(path).like", known: known)
    let idiom = try optional(entry["idiom"], at: "\(path).idiom", self.idiom) ?? base?.idiom ?? .phone
    guard let size = try optional(entry["size"], at: "\(path).size", self.size) ?? base?.size else {
      throw failure("\(path).size", "is missing")
    }
    func environment(_ key: String, like base: Device.Environment?) throws -> Device.Environment {
      let landscape = key == "landscape"
      let base =
        base ?? .ordinary(for: idiom, width: landscape ? size.height : size.width, landscape: landscape)
      return try optional(entry[key], at: "\(path).\(key)") { value, path in
        try self.environment(value, at: path, base: base)
      } ?? base
    }
    let device = Device(
      id: id,
      name: try optional(entry["name"], at: "\(path).name", string) ?? id,
      aliases: try optional(entry["aliases"], at: "\(path).aliases", strings) ?? [],
      idiom: idiom,
      size: size,
      scale: try optional(entry["scale"], at: "\(path).scale") { try number($0, at: $1, in: 0.5...8) }
        ?? base?.scale ?? 2,
      portrait: try environment("portrait", like: base?.portrait),
      landscape: try environment("landscape", like: base?.landscape),
      cornerRadius: try optional(entry["cornerRadius"], at: "\(path).cornerRadius") {
        try number($0, at: $1, in: 0...1000)
      } ?? base?.cornerRadius ?? 0,
      firstSystem: try optional(entry["firstSystem"], at: "\(path).firstSystem") {
        Int(try number($0, at: $1, in: 1...1000))
      } ?? base?.firstSystem,
      interfaceBuilderIDs: try optional(
        entry["interfaceBuilderIDs"], at: "\(path).interfaceBuilderIDs", strings)
        ?? base?.interfaceBuilderIDs ?? [],
      confidence: try optional(entry["confidence"], at: "\(path).confidence", string) ?? base?.confidence,
      sources: try optional(entry["sources"], at: "\(path).sources", strings) ?? base?.sources ?? [],
      note: try optional(entry["note"], at: "\(path).note", string) ?? base?.note)
    try checkRoom(device.portrait.safeArea, in: device.size(in: .portrait), at: "\(path).portrait.safeArea")
    try checkRoom(
      device.landscape.safeArea, in: device.size(in: .landscape), at: "\(path).landscape.safeArea")
    return device
  }

  private func environment(
    _ value: JSONValue, at path: String, base: Device.Environment
  ) throws -> Device.Environment {
    let entry = try object(value, at: path)
    try check(entry, allowed: ["safeArea", "sizeClasses", "rootMargin", "statusBar"], at: path)
    var environment = base
    if let insets = try optional(entry["safeArea"], at: "\(path).safeArea", insets) {
      environment.safeArea = insets
    }
    if let value = entry["sizeClasses"] {
      guard case .array(let classes) = value, classes.count == 2 else {
        throw failure("\(path).sizeClasses", "expected [horizontal, vertical], found \(value.written)")
      }
      environment.horizontalSizeClass = try sizeClass(classes[0], at: "\(path).sizeClasses[0]")
      environment.verticalSizeClass = try sizeClass(classes[1], at: "\(path).sizeClasses[1]")
    }
    if let margin = entry["rootMargin"] {
      environment.rootMargin = try number(margin, at: "\(path).rootMargin", in: 0...1000)
    }
    if let height = entry["statusBar"] {
      environment.statusBarHeight = try number(height, at: "\(path).statusBar", in: 0...1000)
    }
    return environment
  }

  // MARK: Values

  private func like(_ value: JSONValue?, at path: String, known: [Device]) throws -> Device? {
    guard let value else { return nil }
    let name = try string(value, at: path)
    if let device = known.last(where: { $0.id == name }) { return device }
    let guess = Suggestion.nearest(to: name, among: known.map(\.id))
    throw failure(path, "no device has the id \"\(name)\"\(Suggestion.phrase(guess))")
  }

  private func identifier(_ value: JSONValue?, at path: String) throws -> String {
    guard let value else { throw failure(path, "is missing") }
    let text = try string(value, at: path)
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, !text.isEmpty, text.first != "." else {
      throw failure(
        path, "\"\(text)\" cannot be a file's name: use letters, digits, hyphens, points and underscores")
    }
    return text
  }

  private func idiom(_ value: JSONValue, at path: String) throws -> UIUserInterfaceIdiom {
    switch value {
    case .string("phone"): return .phone
    case .string("pad"): return .pad
    default: throw failure(path, "expected \"phone\" or \"pad\", found \(value.written)")
    }
  }

  private func size(_ value: JSONValue, at path: String) throws -> CGSize {
    guard case .array(let sides) = value, sides.count == 2 else {
      throw failure(path, "expected [width, height] in points, found \(value.written)")
    }
    return CGSize(
      width: try number(sides[0], at: "\(path)[0]", in: 1...10_000),
      height: try number(sides[1], at: "\(path)[1]", in: 1...10_000))
  }

  private func insets(_ value: JSONValue, at path: String) throws -> UIEdgeInsets {
    let entry = try object(value, at: path)
    try check(entry, allowed: ["top", "left", "bottom", "right"], at: path)
    func inset(_ key: String) throws -> CGFloat {
      try optional(entry[key], at: "\(path).\(key)") { try number($0, at: $1, in: 0...10_000) } ?? 0
    }
    return UIEdgeInsets(
      top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"))
  }

  private func sizeClass(_ value: JSONValue, at path: String) throws -> UIUserInterfaceSizeClass {
    switch value {
    case .string("compact"): return .compact
    case .string("regular"): return .regular
    default: throw failure(path, "expected \"compact\" or \"regular\", found \(value.written)")
    }
  }

  private func checkRoom(_ insets: UIEdgeInsets, in size: CGSize, at path: String) throws {
    guard insets.left + insets.right < size.width, insets.top + insets.bottom < size.height else {
      throw failure(path, "leaves nothing of a screen of \(Int(size.width)) x \(Int(size.height)) points")
    }
  }

  private func object(_ value: JSONValue, at path: String) throws -> [String: JSONValue] {
    guard case .object(let entries) = value else {
      throw failure(path, "expected an object, found \(value.written)")
    }
    return entries
  }

  private func string(_ value: JSONValue, at path: String) throws -> String {
    guard case .string(let text) = value else {
      throw failure(path, "expected a string, found \(value.written)")
    }
    return text
  }

  private func strings(_ value: JSONValue, at path: String) throws -> [String] {
    guard case .array(let values) = value else {
      throw failure(path, "expected an array of strings, found \(value.written)")
    }
    return try values.enumerated().map { try string($1, at: "\(path)[\($0)]") }
  }

  private func number(_ value: JSONValue, at path: String, in range: ClosedRange<Double>) throws -> Double {
    guard let number = value.double else {
      throw failure(path, "expected a number, found \(value.written)")
    }
    guard range.contains(number) else {
      throw failure(path, "expected a number from \(Self.text(range)), found \(value.written)")
    }
    return number
  }

  private func optional<Value>(
    _ value: JSONValue?, at path: String, _ read: (JSONValue, String) throws -> Value
  ) throws -> Value? {
    guard let value else { return nil }
    return try read(value, path)
  }

  private func check(_ entry: [String: JSONValue], allowed: [String], at path: String) throws {
    guard let unknown = entry.keys.sorted().first(where: { !allowed.contains($0) }) else { return }
    let guess = Suggestion.phrase(Suggestion.nearest(to: unknown, among: allowed))
    throw failure(path.isEmpty ? unknown : "\(path).\(unknown)", "this key is not known\(guess)")
  }

  private func failure(_ key: String, _ reason: String) -> DeviceFileError {
    DeviceFileError(file: name, key: key, reason: reason)
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    func text(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
    return "\(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// Returns the decoder's description of the position of a syntax error.
  private static func place(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "" }
    guard let cause = context.underlyingError as NSError? else { return ": \(context.debugDescription)" }
    let detail = cause.userInfo[NSDebugDescriptionErrorKey] as? String
    return ": " + (detail ?? context.debugDescription)
  }
}

extension Device.Environment {
  /// Returns the default properties of a device: the margins and size classes of its idiom, and a status bar
  /// of 20 points if iOS shows one.
  fileprivate static func ordinary(
    for idiom: UIUserInterfaceIdiom, width: CGFloat, landscape: Bool
  ) -> Device.Environment {
    let isPad = idiom == .pad
    let statusBar: CGFloat = isPad || !landscape ? 20 : 0
    return Device.Environment(
      safeArea: UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0),
      horizontalSizeClass: isPad ? .regular : .compact,
      verticalSizeClass: isPad || !landscape ? .regular : .compact,
      rootMargin: SystemMetrics.standard.rootMargin(forWidth: width), statusBarHeight: statusBar)
  }
}

extension JSONValue {
  /// The value as messages have it.
  fileprivate var written: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value.formatted)"
    case .string(let value): "the string \"\(value)\""
    case .null, .array, .object: kind
    }
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var formatted: String {
    self == rounded() && abs(self) < 1e15 ? String(Int64(self)) : String(self)
  }
}
