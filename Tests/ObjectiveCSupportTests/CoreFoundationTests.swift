import ForkSafeLocks
import Foundation
import Testing

@testable import ObjectiveCSupport

/// Timers, notifications and scanners by their names in Core Foundation and Objective-C.
@Suite struct CoreFoundationTests {
  /// Values that a callback collects.
  private final class Heard: Sendable {
    let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
  }

  /// Apple's documentation: the center for all processes ignores objects and further values.
  @Test func notificationsReachTheirObservers() {
    let heard = Heard()
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
    let callback: CFNotificationCallback = { _, observer, name, object, info in
      guard let observer else { return }
      let heard = Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue()
      let text = "\(name?.rawValue ?? "") \(object != nil) \(info?.count ?? 0)"
      heard.names.withLock { $0.append(text) }
    }
    let name = "org.tinamou.test.\(UUID().uuidString)"
    let info = NSDictionary(dictionary: ["a": 1])
    for center in [CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationCenterGetLocalCenter()] {
      CFNotificationCenterAddObserver(center, observer, callback, name, nil, .deliverImmediately)
      CFNotificationCenterPostNotification(center, CFNotificationName(name), observer, info, true)
      CFNotificationCenterPostNotification(center, CFNotificationName(name + "other"), observer, info, true)
      CFNotificationCenterRemoveEveryObserver(center, observer)
      CFNotificationCenterPostNotification(center, CFNotificationName(name), observer, info, true)
    }
    #expect(heard.all == ["\(name) false 0", "\(name) true 1"])
  }

  /// An observer of one object hears of no other, and is removed by its name.
  @Test func observersOfAnObjectHearOfNoOther() {
    let (heard, object) = (Heard(), NSObject())
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
    let wanted = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let center = CFNotificationCenterGetLocalCenter()
    let name = "org.tinamou.test.\(UUID().uuidString)"
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.withLock { $0.append("heard") }
      }, name, wanted, .drop)
    CFNotificationCenterPostNotification(center, CFNotificationName(name), observer, nil, false)
    #expect(heard.all.isEmpty)
    CFNotificationCenterPostNotification(center, CFNotificationName(name), wanted, nil, false)
    #expect(heard.all == ["heard"])
    CFNotificationCenterRemoveObserver(center, observer, CFNotificationName(name), nil)
    CFNotificationCenterPostNotification(center, CFNotificationName(name), wanted, nil, false)
    #expect(heard.all == ["heard"])
  }

  @Test func timersAreThoseOfFoundation() throws {
    let date = CFAbsoluteTimeGetCurrent() + 3600
    let timer = try #require(CFRunLoopTimerCreateWithHandler(nil, date, 5, 0, 0) { _ in })
    #expect(CFRunLoopTimerGetInterval(timer) == 5 && CFRunLoopTimerIsValid(timer))
    #expect(abs(CFRunLoopTimerGetNextFireDate(timer) - date) < 0.001)
    CFRunLoopTimerSetNextFireDate(timer, date + 60)
    #expect(abs(timer.fireDate.timeIntervalSinceReferenceDate - date - 60) < 0.001)
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
  }

  /// Objective-C's scanner gives objects, and tells with its result whether there was something.
  @Test func numbersHaveTypes() {
    let types: [(NSNumber, CFNumberType)] = [
      (NSNumber(value: true), .sInt8Type), (NSNumber(value: Int32(1)), .sInt32Type),
      (NSNumber(value: Int64.max), .sInt64Type),
      (NSNumber(value: Float(1)), .float32Type), (NSNumber(value: 1.5), .float64Type),
    ]
    for (number, type) in types {
      #expect(CFNumberGetType(number) == type)
      #expect(CFNumberIsFloatType(number) == (type == .float32Type || type == .float64Type))
    }
    #expect(CFNumberType.cgFloatType.rawValue == 16 && CFNumberType.float64Type.rawValue == 6)
  }

  @Test func referencesAreCounted() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let more = [object, object]
    let after = CFGetRetainCount(object)
    #expect(before > 0 && after == before + 2 && more.count == 2)
    #expect(CFGetRetainCount(nil) == 0)
  }

  @Test func streamsTakeBuffersOfAnyType() {
    let output = OutputStream.toMemory()
    output.open()
    [UInt16(0x4142), 0x4344].withUnsafeBytes { #expect(output.write($0.baseAddress!, maxLength: 4) == 4) }
    let data = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
    #expect(data == Data([0x42, 0x41, 0x44, 0x43]))
    let input = InputStream(data: data ?? Data())
    input.open()
    var numbers = [UInt16](repeating: 0, count: 2)
    #expect(numbers.withUnsafeMutableBytes { input.read($0.baseAddress!, maxLength: 4) } == 4)
    #expect(numbers == [0x4142, 0x4344])
  }

  @Test func scannersGiveObjects() {
    let scanner = Scanner(string: "name = <plist>7</plist>")
    var text: NSString?
    #expect(scanner.scanUpTo("<plist>", into: &text) && text == "name = ")
    #expect(scanner.scanString("<plist>", into: &text) && text == "<plist>")
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "7")
    #expect(!scanner.scanString("x", into: &text) && text == "7")
    #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &text) && text == "</plist>")
  }
}

/// Coordinated access to files.
@Suite struct FileCoordinatorTests {
  private final class Presenter: NSFilePresenter, Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    let told = Mutex<[String]>([])

    init(_ url: URL) {
      presentedItemURL = url
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }

    func presentedItemDidChange() { told.withLock { $0.append("changed") } }
    func presentedSubitemDidChange(at url: URL) { told.withLock { $0.append(url.lastPathComponent) } }
    func presentedItemDidMove(to newURL: URL) {
      told.withLock { $0.append("to " + newURL.lastPathComponent) }
    }
  }

  /// Apple's documentation: presenters are told of changes of others, not of their own.
  @Test func presentersAreToldOfOthersChanges() {
    let folder = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)")
    let file = folder.appendingPathComponent("a.txt")
    let (outer, inner) = (Presenter(folder), Presenter(file))
    for presenter in [outer, inner] { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in [outer, inner] { NSFileCoordinator.removeFilePresenter(presenter) } }
    var (error, seen): (NSError?, [URL]) = (nil, [])
    NSFileCoordinator(filePresenter: inner).coordinate(writingItemAt: file, error: &error) { seen.append($0) }
    NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { seen.append($0) }
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      seen.append($0)
    }
    NSFileCoordinator().item(at: file, didMoveTo: folder.appendingPathComponent("b.txt"))
    for presenter in [outer, inner] {
      presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    }
    #expect(seen == [file, file, file] && error == nil)
    #expect(outer.told.withLock { $0 } == ["a.txt", "a.txt"])
    #expect(inner.told.withLock { $0 } == ["changed", "to b.txt"])
  }

  @Test func cancelledAccessIsAnError() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var (error, isCalled): (NSError?, Bool) = (nil, false)
    coordinator.coordinate(readingItemAt: URL(fileURLWithPath: "/"), error: &error) { _ in isCalled = true }
    #expect(!isCalled && error?.code == CocoaError.Code.userCancelled.rawValue)
  }

  @Test func encodingsHaveTheNamesOfTheRegistry() {
    let name = NSString(string: "GB2312")
    #expect(
      CFStringConvertIANACharSetNameToEncoding(name) == CFStringEncoding(CFStringEncodings.EUC_CN.rawValue))
    #expect(CFStringConvertIANACharSetNameToEncoding(NSString(string: "none")) == kCFStringEncodingInvalidId)
    #expect(CFStringConvertEncodingToIANACharSetName(CFStringBuiltInEncodings.UTF8.rawValue) == "utf-8")
    #expect(CFStringConvertEncodingToIANACharSetName(1) == nil && kCFNotFound == -1)
  }

  @Test func encodingsHaveFoundationsNumbers() {
    #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == 4)
    let gb18030 = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    // The number that programs of Apple's platforms write for this encoding.
    #expect(CFStringConvertEncodingToNSStringEncoding(gb18030) == 2_147_485_234)
    #expect(CFStringConvertNSStringEncodingToEncoding(2_147_485_234) == gb18030)
    #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.shiftJIS.rawValue) == 0x0A01)
    #expect(
      Date(timeIntervalSince1970: kCFAbsoluteTimeIntervalSince1970) == Date(timeIntervalSinceReferenceDate: 0)
    )
  }

  @Test func collectionsHaveTheirCount() {
    #expect(CFArrayGetCount([1, 2, 3] as NSArray) == 3)
    #expect(CFDictionaryGetCount(["a": 1] as NSDictionary) == 1)
  }
}
