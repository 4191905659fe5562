import Foundation
import TestSupport
import Testing

@testable import ObjectiveCSupport

/// Parts of Foundation that Linux lacks.
@Suite struct FoundationPartsTests {
  /// Foundation calls `NSExpression` deprecated, and the compiler warns of it but in functions that are so too.
  private let expressions: any ExpressionUses = Expressions()

  /// An exception in words is its reason, without an address.
  @Test func exceptionsAreDescribedByTheirReason() {
    let named = NSException(name: NSExceptionName("Error"), reason: nil)
    #expect("\(NSException(name: named.name, reason: "HTTP request failed."))" == "HTTP request failed.")
    #expect("\(named)" == "Error")
  }

  /// Libraries keep values of threads so, by keys of no known type.
  @Test func dictionariesAreChangedByKey() {
    let dictionary = NSMutableDictionary()
    dictionary["a"] = 1
    let key: any NSCopying = NSString(string: "a")
    #expect(dictionary[key] as? Int == 1 && dictionary.count == 1)
    dictionary[key] = "x"
    #expect(dictionary["a"] as? String == "x")
    dictionary[key] = nil
    #expect(dictionary["a"] == nil && dictionary.count == 0)
  }

  /// Arithmetic; whole numbers stay whole, which the Predicate Programming Guide's users know as 7 / 2 = 3.
  @Test(
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-3+5", 2), ("5-3", 2),
      ("2*-3", -6),
      ("2 ** 3", 8), ("10 - 2 - 3", 5), ("sqrt(16)", 4), ("sum({1, 2, 3})", 6), ("average({1, 2})", 1.5),
      ("max({3, 9, 2})", 9), ("median({5, 1, 3})", 3), ("stddev({2, 4, 4, 4, 5, 5, 7, 9})", 2),
      ("abs(-4)", 4),
      ("modulus(7, 3)", 1), ("ceiling(1.2)", 2),
    ] as [(String, Double)]) func expressionsComputeAsThePredicateGuideSays(format: String, expected: Double)
  {
    #expect(expressions.value(format) == expected)
  }

  @Test func expressionsShowTheirParts() { expressions.showTheirParts() }

  @Test func expressionsCombineSetsAndCallBlocks() { expressions.combineSets() }

  /// On Apple's platforms they are values, `URL`.
  @Test func filesOfABundleAreValues() throws {
    let directory = try TemporaryDirectory()
    for name in ["a.ttf", "b.txt"] { try Data().write(to: directory.url.appendingPathComponent(name)) }
    let bundle = try #require(Bundle(url: directory.url))
    var all: [URL] = []
    if let found = bundle.urls(forResourcesWithExtension: "ttf", subdirectory: nil) {
      all.append(contentsOf: found)
    }
    #expect(all.map(\.lastPathComponent) == ["a.ttf"])
  }

  @Test func optionsHaveTheirFormerNames() {
    #expect(Data.WritingOptions.atomicWrite == .atomic && Data.ReadingOptions.uncachedRead == .uncached)
    #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe)
    #expect(Data.ReadingOptions.dataReadingMapped == .mappedIfSafe)
  }

  @Test func predicatesComputeTheirSides() {
    #expect(NSPredicate(format: "a + 1 > %d AND b == -2", 3).evaluate(with: ["a": 3, "b": -2]))
    #expect(!NSPredicate(format: "a * 2 == 7").evaluate(with: ["a": 3]))
  }

  /// Types' values are those of Foundation's constants on Linux: date 16, address 32, link 64, phone number 2048.
  @Test func detectorsFindDatesAddressesLinksAndNumbers() throws {
    let text =
      "Mail ada@example.org, see https://example.org/a?b=1, (www.apple.com). Call (555) 123-4567 or +49 30 1234567 "
      + "on March 3, 2024 at 5pm. 1 Infinite Loop, Cupertino, CA 95014. Version 1.2.3, 3.14 e.g. this."
    let detector = try NSDataDetector(types: 16 | 32 | 64 | 2048)
    let results = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      results.map { (text as NSString).substring(with: $0.range) } == [
        "ada@example.org", "https://example.org/a?b=1", "www.apple.com", "(555) 123-4567", "+49 30 1234567",
        "March 3, 2024 at 5pm", "1 Infinite Loop, Cupertino, CA 95014",
      ])
    #expect(results.map(\.resultType.rawValue) == [64, 64, 64, 2048, 2048, 16, 32])
    #expect(
      results.prefix(3).map { $0.url?.absoluteString } == [
        "mailto:ada@example.org", "https://example.org/a?b=1", "http://www.apple.com",
      ])
    #expect(results[3].phoneNumber == "(555) 123-4567")
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour], from: try #require(results[5].date))
    #expect([parts.year, parts.month, parts.day, parts.hour] == [2024, 3, 3, 17])
    #expect(results[6].addressComponents?[.zip] == "95014")
    let links = try NSDataDetector(types: 64)
    #expect(links.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) == 3)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func resultsAreMadeOfTheirParts() throws {
    let range = NSRange(location: 2, length: 3)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: try #require(URL(string: "a:b")))
    #expect(link.url?.absoluteString == "a:b" && link.range == range && link.resultType.rawValue == 64)
    #expect(link.components == nil && link.numberOfRanges == 1)
    let date = Date(timeIntervalSince1970: 60)
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let moment = NSTextCheckingResult.dateCheckingResult(
      range: range, date: date, timeZone: zone, duration: 30)
    #expect(moment.date == date && moment.timeZone == zone && moment.duration == 30)
    let flight = NSTextCheckingResult.transitInformationCheckingResult(
      range: range, components: [.airline: "LH", .flight: "400"])
    #expect(flight.components?[.flight] == "400" && flight.addressComponents == nil)
    let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Rome"])
    #expect(address.components?[.city] == "Rome")
    let word = NSTextCheckingResult.correctionCheckingResult(
      range: range, replacementString: "the", alternativeStrings: ["tie"])
    #expect(word.replacementString == "the" && word.alternativeStrings == ["tie"])
    let phone = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1")
    #expect(phone.phoneNumber == "1" && phone.resultType != word.resultType)
    #expect((link.copy() as? NSTextCheckingResult)?.url == link.url)
  }

  @Test func urlsAreObjectsOfCoreFoundation() throws {
    let url = try #require(URL(string: "file:///none.ttf"))
    let object = url as CFURL
    #expect(CFGetTypeID(object as AnyObject) == CFURLGetTypeID() && object as URL == url)
  }

  // Unchecked: it has no state.
  private final class Upper: ValueTransformer, @unchecked Sendable {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  @Test func transformersAreFoundByName() {
    let name = NSValueTransformerName("UpperOfATest")
    #expect(ValueTransformer(forName: name) == nil)
    let upper = Upper()
    ValueTransformer.setValueTransformer(upper, forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    #expect(ValueTransformer(forName: name) === upper)
    #expect(ValueTransformer(forName: name)?.transformedValue("a") as? String == "A")
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(
      ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false)
    #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
    let archive = ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
    let list = archive?.transformedValue(archive?.reverseTransformedValue(["a", "b"] as NSArray))
    #expect(list as? [String] == ["a", "b"])
  }

  /// As Apple documents, new purgeable data is in use.
  @Test func purgeableDataIsKeptWhileItIsUsed() {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.append(Data([4]))
    data.discardContentIfPossible()
    #expect(data.length == 4)
    #expect(data as Data == Data([1, 2, 3, 4]))
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded())
    #expect(!data.beginContentAccess())
    #expect(data.length == 0)
  }

  @Test func objectsAreArgumentsOfFormats() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let moment = Date(timeIntervalSince1970: 0)
    #expect(
      String(format: "%@|%@|%@|%d", id as CVarArg, moment as CVarArg, [1] as CVarArg, 3)
        == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F|1970-01-01 00:00:00 +0000|[1]|3")
    let predicate = NSPredicate(format: "id == %@ AND date < %@", id as CVarArg, Date() as CVarArg)
    #expect(predicate.evaluate(with: ["id": id, "date": moment]))
    #expect(!predicate.evaluate(with: ["id": UUID(), "date": moment]))
  }

  private final class Described: NSObject {
    override var description: String { "described" }
  }

  /// Every object is an argument; strings keep their own text.
  @Test func objectsOfTheProgramAreArgumentsOfFormats() {
    let objects: [any CVarArg] = [Described(), NSMutableString(string: "text"), NSNumber(value: 3), NSNull()]
    #expect(String(format: "%@|%@|%@|%@", arguments: objects) == "described|text|3|<null>")
    #expect(NSString(format: "%@ %@", Described(), NSString(string: "s")) == "described s")
    let some = Described()
    #expect(NSPredicate(format: "SELF == %@", some).evaluate(with: some))
  }

  @Test func kindsOfProtectionAreEqualByTheirNames() {
    let kind: FileProtectionType? = .complete
    #expect(kind == .complete && kind != FileProtectionType.none && Set([.complete, kind]).count == 1)
  }

  @Test func bookmarksLeadBackToTheirFiles() throws {
    let file = FileManager.default.temporaryDirectory
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    var isStale = true
    let found = try URL(resolvingBookmarkData: file.bookmarkData(), bookmarkDataIsStale: &isStale)
    #expect(found.path == file.standardizedFileURL.path)
    #expect(!isStale)
    #expect(throws: CocoaError.self) { try URL(fileURLWithPath: "/nowhere at all").bookmarkData() }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale)
    }
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  // Unchecked: one thread counts.
  private class Counting: SubclassableLock, @unchecked Sendable {
    var count = 0
    override func lock() {
      super.lock()
      count += 1
    }
  }

  @Test func locksCanBeSubclassed() {
    let lock = Counting()
    #expect(lock.withLock { lock.count } == 1)
    #expect(lock.try())
    #expect(!lock.lock(before: Date()))
    lock.unlock()
    var unfair = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&unfair))
    #expect(!os_unfair_lock_trylock(&unfair))
    os_unfair_lock_assert_owner(&unfair)
    os_unfair_lock_unlock(&unfair)
    os_unfair_lock_assert_not_owner(&unfair)
  }

  // Unchecked: it has nothing that changes.
  private final class Working: SubclassableThread, @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    override func main() { done.signal() }
  }

  @Test func threadsCanBeSubclassed() {
    let thread = Working()
    #expect(!thread.isExecuting)
    thread.start()
    #expect(thread.done.wait(timeout: .now() + 30) == .success)
  }

  private class Bird: NSObject, Flying {}
  private class Gull: Bird {}

  @Test func classesTellTheirProtocols() {
    #expect(Bird().conforms(to: Flying.self))
    #expect(Gull().conforms(to: Flying.self))
    #expect(!Bird().conforms(to: Swimming.self))
    #expect(Bird.conforms(to: Flying.self))
    #expect(Gull.conforms(to: Flying.self))
    #expect(!Gull.conforms(to: Swimming.self))
    #expect(!NSObject.conforms(to: Flying.self))
  }
}

private protocol ExpressionUses {
  func value(_ format: String) -> Double?
  func showTheirParts()
  func combineSets()
}
private struct Expressions: ExpressionUses {
  @available(*, deprecated) func value(_ format: String) -> Double? {
    (NSExpression(format: format).expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue
  }
  @available(*, deprecated) func showTheirParts() {
    let half = NSExpression(format: "3 / a.b")
    #expect(half.expressionType == .function)
    #expect(half.function == "divide:by:")
    #expect(half.arguments?.map(\.expressionType) == [.constantValue, .keyPath])
    #expect(half.arguments?.last?.keyPath == "a.b")
    #expect(half.expressionValue(with: ["a": ["b": 2.0]], context: nil) as? Double == 1.5)
    // As code does that wants no whole numbers: the same function over other arguments.
    let other = NSExpression(
      forFunction: half.operand, selectorName: half.function,
      arguments: [NSExpression(forConstantValue: 3.0), 4])
    #expect(other.expressionValue(with: nil, context: nil) as? Double == 0.75)
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "numbers")])
    #expect(sum.expressionValue(with: ["numbers": [1, 2, 3]], context: nil) as? Int == 6)
    #expect("\(NSExpression(format: "(1 + a) * 2"))" == "(1 + a) * 2")
  }
  @available(*, deprecated) func combineSets() {
    let (first, second) = (NSExpression(forConstantValue: [1, 2]), NSExpression(forConstantValue: [2, 3]))
    func elements(_ expression: NSExpression) -> Set<Int>? {
      expression.expressionValue(with: nil, context: nil) as? Set<Int>
    }
    #expect(elements(NSExpression(forUnionSet: first, with: second)) == [1, 2, 3])
    #expect(elements(NSExpression(forIntersectSet: first, with: second)) == [2])
    let minus = NSExpression(forMinusSet: first, with: second)
    #expect(elements(minus) == [1] && minus.expressionType == .minusSet)
    #expect(elements(NSExpression(forUnionSet: minus.right, with: minus.left)) == [1, 2, 3])
    let block = NSExpression(
      block: { _, values, _ in values.count }, arguments: [NSExpression(format: "1"), minus])
    #expect(block.expressionValue(with: nil, context: nil) as? Int == 2 && block.expressionType == .block)
    let again = NSExpression(block: block.expressionBlock, arguments: [])
    #expect(again.expressionValue(with: nil, context: nil) as? Int == 0)
    #expect(NSExpression.expressionForAnyKey().expressionType == .anyKey)
  }
}

private protocol Flying {}
private protocol Swimming {}

/// The code that the source adapter writes for `extension Shape { override func name() -> String { … } }`.
@Suite struct ExtensionOverridesTests {
  class Base: NSObject {
    func name() -> String { "base" }
    var size: Int { 1 }
  }
  class Shape: Base {}
  class Circle: Shape {}
  class Square: Shape {
    override func name() -> String { "square after " + super.name() }
  }
  class Text: Base {}

  final class Unchanged: Shape {}
  final class Changed: Shape {
    override func name() -> String { extended() }
  }
  final class Resized: Shape {
    override var size: Int { 7 }
  }

  /// As a category of Objective-C's does: subclasses have the method, unless they override it, and other classes do not.
  @Test func anExtensionOverridesForAClassAndItsSubclasses() {
    RuntimeClasses.extend(Shape.self, Unchanged.self, Changed.self, "name()")
    RuntimeClasses.extend(Shape.self, Unchanged.self, Resized.self, "size")
    let shapes: [Base] = [Shape(), Circle(), Square(), Text(), Base()]
    // `Square` calls its superclass's method by name, which Swift does not look up.
    #expect(
      shapes.map { $0.name() } == [
        "extension of base", "extension of base", "square after base", "base", "base",
      ])
    #expect(shapes.map(\.size) == [7, 7, 7, 1, 1])
  }
}

extension ExtensionOverridesTests.Shape {
  fileprivate func extended() -> String { "extension of " + super.name() }

  /// A list of arguments outlives the call that makes it, as loggers expect.
  @Test func listsOfArgumentsAreUsedLater() {
    let lists = (0..<20).map {
      getVaList(["\($0)" as NSString, $0, 2.5, Float(1.5), 1, 2, 3, 4, 5, Int32(-6)])
    }
    let texts = lists.map { NSString(format: "%@ %d %.1f %.1f %d%d%d%d%d %d", arguments: $0) as String }
    #expect(texts == (0..<20).map { "\($0) \($0) 2.5 1.5 12345 -6" })
  }

  @Test func urlsOfFilesAreMadeByNSURL() {
    #expect(NSURL.fileURL(withPath: "/none", isDirectory: true) == URL(fileURLWithPath: "/none/"))
    #expect(NSURL.fileURL(withPath: "/none.txt").path == "/none.txt")
  }
}
