import Foundation

/// The parts of an ELF object that the tool reads itself, since objects of a project are untrusted.
enum ObjectFile {
  /// The section in which the Swift compiler names the libraries that an object needs.
  static let autolinkSection = ".swift1_autolink_entries"

  /// The largest file that is read, in bytes.
  private static let longest = 1 << 30
  /// The most bytes of entries of an object.
  private static let longestEntries = 1 << 20

  /// An object that is not one, or too large.
  struct Damaged: Error, Equatable {
    let reason: String
  }

  /// Returns the entries that an object has for the linker, as in "-lFoundation".
  ///
  /// - Parameter data: the bytes of a relocatable object of 64 bits in little-endian order.
  static func autolinkEntries(_ data: Data) throws(Damaged) -> [String] {
    guard data.count <= longest else { throw Damaged(reason: "is larger than \(longest >> 20) MB") }
    func number(_ offset: Int, _ size: Int) throws(Damaged) -> Int {
      guard offset >= 0, offset <= data.count - size else { throw Damaged(reason: "ends early") }
      let start = data.startIndex + offset
      let value = data[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard let value = Int(exactly: value) else { throw Damaged(reason: "has a size that is no size") }
      return value
    }
    guard data.count >= 64, data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      throw Damaged(reason: "is not an object of 64 bits")
    }
    let (table, entrySize) = (try number(0x28, 8), try number(0x3A, 2))
    guard table > 0 else { return [] }
    guard entrySize >= 64 else { throw Damaged(reason: "has no table of sections") }
    func section(_ index: Int) throws(Damaged) -> (name: Int, type: Int, offset: Int, size: Int) {
      let at = table.addingReportingOverflow(index * entrySize)
      guard !at.overflow else { throw Damaged(reason: "ends early") }
      return (
        try number(at.partialValue, 4), try number(at.partialValue + 4, 4),
        try number(at.partialValue + 24, 8), try number(at.partialValue + 32, 8)
      )
    }
    // If there are too many sections for the header, the first section has the numbers.
    var (count, names) = (try number(0x3C, 2), try number(0x3E, 2))
    if count == 0 { count = try section(0).size }
    if names == 0xFFFF { names = try number(table + 40, 4) }
    guard count <= data.count / entrySize else { throw Damaged(reason: "ends early") }
    guard names < count else { throw Damaged(reason: "has no names of sections") }
    let strings = try section(names)
    var result: [String] = []
    var length = 0
    for index in 0..<count {
      let (name, type, offset, size) = try section(index)
      let noBits = 8
      guard type != noBits, try has(data, autolinkSection, at: strings.offset, name) else { continue }
      guard size <= data.count, offset <= data.count - size else { throw Damaged(reason: "ends early") }
      length += size
      guard length <= longestEntries else { throw Damaged(reason: "asks the linker for too much") }
      let bytes = data[data.startIndex + offset..<data.startIndex + offset + size]
      result += bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    return result
  }

  /// The compiler's name for the superclass of an actor that inherits from `NSObject`, which is a class of Objective-C's runtime.
  static let actorsSuperclass = "OBJC_CLASS_$_SwiftNativeNSObject"
  /// Foundation's `NSObject`, which has the same layout: it stores nothing.
  static let rootClass = "$s10Foundation8NSObjectCN"

  /// Returns an object whose actors inherit from Foundation's `NSObject`; `nil` if it has no actor that inherits from one.
  ///
  /// The name of the symbol is replaced where it stands, as the new one is shorter.
  static func withRootClassOfActors(_ data: Data) -> Data? {
    let former = [0] + Array(actorsSuperclass.utf8) + [0]
    let name = [0] + Array(rootClass.utf8)
    let present = name + [UInt8](repeating: 0, count: former.count - name.count)
    var result: Data?
    var start = data.startIndex
    while let found = data.range(of: Data(former), in: start..<data.endIndex) {
      if result == nil { result = data }
      result?.replaceSubrange(found, with: present)
      start = found.upperBound - 1
    }
    return result
  }

  /// Returns whether there is a text, followed by a zero, at an offset in a table of strings.
  private static func has(_ data: Data, _ text: String, at table: Int, _ offset: Int) throws(Damaged) -> Bool
  {
    let (start, overflow) = table.addingReportingOverflow(offset)
    guard !overflow, start < data.count else { throw Damaged(reason: "ends early") }
    return data[(data.startIndex + start)...].prefix(text.utf8.count + 1).elementsEqual(
      Array(text.utf8) + [0])
  }
}

/// The libraries that objects of a project ask for.
///
/// An entry is an argument of the linker: an object with one of its own could have the linker run a program
/// or read any file. Only names of libraries are passed on; they are looked for in the folders of the system
/// and of the toolchain.
struct LinkedLibraries: Equatable {
  /// The names of libraries, in the order of their first mention.
  private(set) var names: [String] = []
  /// The entries that are no names of libraries.
  private(set) var refused: [String] = []

  /// The most libraries that are linked.
  private static let most = 1000

  mutating func add(_ entries: [String]) {
    var entries = entries[...]
    while let entry = entries.popFirst() {
      // Frameworks exist on Apple's platforms only; headers name theirs in maps of modules.
      if entry == "-framework", let name = entries.first, Self.isName(name) {
        entries.removeFirst()
        continue
      }
      let name = String(entry.dropFirst(2))
      if entry.hasPrefix("-l"), Self.isName(name), names.count < Self.most {
        if !names.contains(name) { names.append(name) }
      } else if !refused.contains(entry), refused.count < Self.most {
        refused.append(entry)
      }
    }
  }

  /// Returns whether a text is the name of a library: no path, no file name, and no other option.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 100 else { return false }
    func isLetterOrDigit(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    return (isLetterOrDigit(first) || first == UInt8(ascii: "_"))
      && text.utf8.allSatisfy { isLetterOrDigit($0) || "_+-.".utf8.contains($0) }
  }
}
