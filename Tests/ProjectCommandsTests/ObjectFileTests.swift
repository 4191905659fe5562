import Foundation
import Testing

@testable import ProjectCommands

/// The entries of objects for the linker.
@Suite struct ObjectFileTests {
  /// An object with sections of names and contents.
  private func object(_ sections: [(name: String, bytes: [UInt8])]) -> Data {
    var names: [UInt8] = [0]
    var contents: [UInt8] = []
    var entries: [(name: Int, type: Int, offset: Int, size: Int)] = [(0, 0, 0, 0)]
    for section in sections {
      entries.append((names.count, 1, 64 + contents.count, section.bytes.count))
      names += Array(section.name.utf8) + [0]
      contents += section.bytes
    }
    entries.append((names.count, 3, 64 + contents.count, 0))
    names += Array(".shstrtab".utf8) + [0]
    entries[entries.count - 1].size = names.count
    contents += names
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    header +=
      bytes(1, 2) + bytes(62, 2) + bytes(1, 4) + bytes(0, 8) + bytes(0, 8) + bytes(64 + contents.count, 8)
    header += bytes(0, 4) + bytes(64, 2) + bytes(0, 2) + bytes(0, 2) + bytes(64, 2) + bytes(entries.count, 2)
    header += bytes(entries.count - 1, 2)
    var result = header + contents
    for entry in entries {
      result += bytes(entry.name, 4) + bytes(entry.type, 4) + bytes(0, 16)
      result += bytes(entry.offset, 8) + bytes(entry.size, 8) + bytes(0, 24)
    }
    return Data(result)
  }

  @Test func entriesOfAllSectionsAreRead() throws {
    let data = object([
      (".text", [1, 2, 3]), (".swift1_autolink_entries", Array("-lFoundation\0-lm\0".utf8)),
      (".swift1_autolink_entries2", Array("-lno\0".utf8)),
      (".swift1_autolink_entries", Array("--ld-path=/tmp/x".utf8)),
    ])
    #expect(try ObjectFile.autolinkEntries(data) == ["-lFoundation", "-lm", "--ld-path=/tmp/x"])
    #expect(try ObjectFile.autolinkEntries(data[0...]).count == 3)
    #expect(try ObjectFile.autolinkEntries(object([(".text", [0])])) == [])
  }

  /// An actor may inherit from `NSObject`; the compiler names a class of Objective-C's runtime for it.
  @Test func actorsInheritFromFoundationsRootClass() throws {
    let scratch = try Scratch()
    let source = try scratch.write(
      """
      import Foundation
      protocol Counting: AnyObject { func add(_ text: String) async -> Int }
      actor Counter: NSObject, Counting {
        private var count: Int
        init(count: Int) {
          self.count = count
          super.init()
        }
        func add(_ text: String) -> Int {
          count += text.count
          return count
        }
      }
      @main struct Program {
        static func main() async {
          let counter = Counter(count: 2)
          let root: NSObject = counter
          let set: Set<NSObject> = [root, NSObject()]
          print(await counter.add("abc"), await counter.add("de"), root is Counter, set.contains(counter))
        }
      }
      """, "Counter.swift")
    let kit = try BuildKit.locate()
    func run(_ arguments: [String]) throws -> ChildProcess.Result {
      try ChildProcess.run(kit.swiftc, arguments, in: scratch.path, isCompiler: true)
    }
    let object = scratch.path + "/Counter.o"
    let compiled = try run(["-parse-as-library", "-c", source, "-o", object])
    try #require(compiled.status == 0, "\(compiled.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: object))
    let changed = try #require(ObjectFile.withRootClassOfActors(data))
    #expect(changed.count == data.count && ObjectFile.withRootClassOfActors(changed) == nil)
    try changed.write(to: URL(fileURLWithPath: object))
    let linked = try run([object, "-o", scratch.path + "/counter"] + kit.linkerSelection)
    try #require(linked.status == 0, "\(linked.errors)")
    let result = try ChildProcess.run(scratch.path + "/counter", [])
    #expect(String(decoding: result.output, as: UTF8.self) == "5 7 true true\n")
  }

  /// The compiler's own objects have the entries that its own program finds.
  @Test func objectsOfTheCompilerAreRead() throws {
    let scratch = try Scratch()
    let source = try scratch.write("import Foundation\nlet date = Date()\n", "a.swift")
    let kit = try BuildKit.locate()
    let compiled = try ChildProcess.run(
      kit.swiftc, ["-parse-as-library", "-c", source, "-o", scratch.path + "/a.o"], in: scratch.path,
      isCompiler: true)
    try #require(compiled.status == 0, "\(compiled.errors)")
    _ = try ChildProcess.run(
      kit.toolchain + "/bin/swift-autolink-extract",
      [scratch.path + "/a.o", "-o", scratch.path + "/entries"])
    let expected = Set((scratch.text("entries") ?? "").split(separator: "\n").map(String.init))
    let data = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/a.o"))
    let found = try ObjectFile.autolinkEntries(data)
    #expect(Set(found) == expected && expected.contains("-lFoundation"))
    var libraries = LinkedLibraries()
    libraries.add(found)
    #expect(libraries.refused.isEmpty && libraries.names.contains("swiftCore"))
  }

  /// Damaged objects are read or refused, and never end the process.
  @Test func damagedObjectsAreRefused() {
    let whole = object([(".swift1_autolink_entries", Array("-lm\0".utf8)), (".text", [9])])
    for length in 0..<whole.count { _ = try? ObjectFile.autolinkEntries(whole.prefix(length)) }
    #expect(throws: ObjectFile.Damaged.self) { try ObjectFile.autolinkEntries(whole.prefix(100)) }
    #expect(throws: ObjectFile.Damaged(reason: "is not an object of 64 bits")) {
      try ObjectFile.autolinkEntries(Data("!<arch>\n".utf8) + Data(count: 100))
    }
    var seed: UInt64 = 20_261_128
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    var readable = 0
    for _ in 0..<20_000 {
      var data = whole
      for _ in 0...random(4) {
        data[random(data.count)] = [0, 1, 0x7F, 0x80, 0xFF, UInt8(random(256))][random(6)]
      }
      if (try? ObjectFile.autolinkEntries(data)) != nil { readable += 1 }
    }
    #expect(readable > 1000 && readable < 20_000)
  }

  @Test func onlyNamesOfLibrariesArePassedOn() {
    var libraries = LinkedLibraries()
    libraries.add([
      "-lswiftCore", "-lstdc++", "-lm", "-lm", "-lpango-1.0", "-framework", "UIKit", "-l:evil.so", "-l/tmp/x",
      "-l../x", "-l", "-l@x", "-lm --ld-path=/x", "--ld-path=/x", "-Wl,-plugin", "@/tmp/x", "/tmp/x.o",
      "-fuse-ld=/x", "-framework", "-lm", "-l.hidden", "-l-o", "-lm\n-o", "-lé",
    ])
    #expect(libraries.names == ["swiftCore", "stdc++", "m", "pango-1.0"])
    #expect(
      libraries.refused == [
        "-l:evil.so", "-l/tmp/x", "-l../x", "-l", "-l@x", "-lm --ld-path=/x", "--ld-path=/x", "-Wl,-plugin",
        "@/tmp/x", "/tmp/x.o", "-fuse-ld=/x", "-framework", "-l.hidden", "-l-o", "-lm\n-o", "-lé",
      ])
  }
}
