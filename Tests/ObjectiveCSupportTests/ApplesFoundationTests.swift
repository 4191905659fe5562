import Foundation
import ObjectiveCSupport
import Testing

/// The parts of Foundation that only Apple's platforms have.
@Suite struct ApplesFoundationTests {
  @Test func foundationsClassesAreObjects() {
    let center = NotificationCenter()
    let objects: [any NSObjectProtocol] = [center, FileManager.default, ProcessInfo.processInfo]
    #expect(objects.allSatisfy { $0.isEqual($0) && !$0.isProxy() && !$0.isEqual(NSObject()) })
    #expect(center.`self`() === center && !center.isEqual(nil))
    #expect(center != NotificationCenter() && Set([center, center]).count == 1)
  }

  /// The weak and unowned references of generic types that may have protocols as arguments.
  @Test func existentialReferencesAreThoseOfObjects() {
    class Speaker: Speaking {}
    var speaker: Speaker? = Speaker()
    var weak = ExistentialWeak<any Speaking>(wrappedValue: speaker)
    let unowned = ExistentialUnowned<any Speaking>(wrappedValue: speaker!)
    #expect(weak.wrappedValue === speaker && unowned.wrappedValue === speaker)
    speaker = nil
    #expect(weak.wrappedValue == nil)
    let other = Speaker()
    weak.wrappedValue = other
    #expect(weak.wrappedValue === other)
    weak.wrappedValue = nil
    #expect(weak.wrappedValue == nil)
  }

  /// Data are compressed without a further import; raw deflate of four letters is shorter than a header of zlib's would permit.
  @Test func dataAreCompressed() throws {
    let text = NSData(data: Data(repeating: 97, count: 400))
    for algorithm in [NSData.CompressionAlgorithm.zlib, .lzma, .lzfse, .lz4] {
      let packed = try text.compressed(using: algorithm)
      #expect(try packed.decompressed(using: algorithm) == text, "\(algorithm)")
    }
    let packed = try text.compressed(using: .zlib)
    #expect(packed.length < 20 && packed[0] != 0x78)
    let mutable = NSMutableData(data: text as Data)
    try mutable.compress(using: .zlib)
    #expect(mutable as Data == packed as Data)
    #expect(throws: CocoaError.self) { try NSData(data: Data([255, 255])).decompressed(using: .zlib) }
  }

  /// Foundation's own complements of its sets end the program when they are changed.
  @Test func complementsOfSetsCanBeChanged() {
    for set in [CharacterSet.decimalDigits, .letters, .whitespacesAndNewlines] {
      var other = set.invertedToChange
      #expect(
        (0..<0x3000).compactMap(Unicode.Scalar.init).allSatisfy { other.contains($0) != set.contains($0) })
      other.remove(charactersIn: "+")
      other.insert("3")
      #expect(!other.contains("+") && other.contains("3") && set.invertedToChange.contains("+"))
    }
  }

  /// The functions of Apple's headers take null pointers.
  @Test func memoryFunctionsTakeOptionalPointers() {
    var bytes: [UInt8] = [1, 2, 3]
    bytes.withUnsafeMutableBytes { _ = memset($0.baseAddress, 7, 2) }
    #expect(bytes == [7, 7, 3])
    bytes.withUnsafeMutableBytes { bzero($0.baseAddress, 1) }
    #expect(bytes == [0, 7, 3])
    let other: [UInt8] = [4, 5, 6]
    other.withUnsafeBytes { from in
      bytes.withUnsafeMutableBytes { _ = memcpy($0.baseAddress, from.baseAddress, 3) }
    }
    #expect(bytes == other)
    let difference = other.withUnsafeBytes { a in
      bytes.withUnsafeBytes { memcmp(a.baseAddress, $0.baseAddress, 3) }
    }
    #expect(difference == 0)
    let nothing: UnsafeMutableRawPointer? = nil
    #expect(memset(nothing, 1, 0) == nil && memmove(nothing, nothing, 0) == nil)
    #expect(memset_s(&bytes, 3, 9, 4) == EOVERFLOW && bytes == [9, 9, 9])
    #expect(memset_s(nothing, 0, 0, 0) == EINVAL)
    // As texts of encodings, which may have none.
    #expect(strcmp("a".cString(using: .utf8), "a") == 0 && strcmp("a".cString(using: .utf8), "b") < 0)
    #expect(strncmp("ab".cString(using: .utf8), "ac", 1) == 0 && strlen("abc".cString(using: .utf8)) == 3)
    #expect(strcmp("a", "b") < 0 && strlen("abc") == 3)
    // Other pointers go to C's own function.
    memset(&bytes, 1, 3)
    #expect(bytes == [1, 1, 1])
  }

  // Unchecked: one thread changes it.
  private final class Loading: SubclassableProgress, @unchecked Sendable {
    var changes: [String] = []
    override var localizedDescription: String! { didSet { changes.append(localizedDescription) } }
  }

  @Test func progressesCanBeSubclassed() {
    let progress = Loading()
    let own = progress.localizedDescription
    progress.localizedDescription = "almost"
    #expect(progress.changes == ["almost"] && progress.localizedDescription == "almost")
    progress.localizedAdditionalDescription = "there"
    #expect(progress.localizedAdditionalDescription == "there")
    progress.localizedDescription = nil
    #expect(progress.localizedDescription == own)
    progress.setLocalizedDescription("soon")
    progress.setLocalizedAdditionalDescription("here")
    #expect(progress.localizedDescription == "soon" && progress.localizedAdditionalDescription == "here")
    let parent = Progress(totalUnitCount: 2)
    parent.addChild(progress, withPendingUnitCount: 1)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 4
    #expect(parent.fractionCompleted == 0.5)
  }

  @Test func propertyListsAreReadWithErrors() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: file, error: ()) }
    try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0).write(to: file)
    #expect(try NSDictionary(contentsOf: file, error: ()) == ["a": 1])
    #expect(throws: CocoaError.self) { try NSArray(contentsOf: file, error: ()) }
    try PropertyListSerialization.data(fromPropertyList: [1, 2], format: .binary, options: 0).write(to: file)
    #expect(try NSArray(contentsOf: file, error: ()) == [1, 2])
  }

  @Test func formattersKeepTheirContexts() {
    let (date, number) = (DateFormatter(), NumberFormatter())
    #expect(date.formattingContext == .unknown && number.formattingContext == .unknown)
    date.formattingContext = .standalone
    number.formattingContext = .listItem
    #expect(date.formattingContext == .standalone && number.formattingContext == .listItem)
  }
}

private protocol Speaking: AnyObject {}
