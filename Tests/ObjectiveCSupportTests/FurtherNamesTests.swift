import Foundation
import ObjectiveCSupport
import Testing

/// Members that Foundation, libdispatch and Darwin have on Apple's platforms.
struct FurtherNamesTests {
  @Test func foldersHaveTheirNames() {
    #expect(
      URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(Set([URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]).count == 3)
  }

  @Test func stringsAndIdentifiersAreMadeAsOnApplesPlatforms() {
    let text = NSString.localizedStringWithFormat("%@: %d" as NSString, "a", 7)
    #expect(text.description == "a: 7")
    var bytes = [UInt8](repeating: 0, count: 16)
    bytes[0] = 0xab
    let identifier = bytes.withUnsafeBufferPointer { NSUUID(uuidBytes: $0.baseAddress) }
    #expect(identifier.uuidString == "AB000000-0000-0000-0000-000000000000")
    let none: UnsafePointer<UInt8>? = nil
    #expect(NSUUID(uuidBytes: none).uuidString == "00000000-0000-0000-0000-000000000000")
    let code: OSType = 0x6170_706c
    #expect(code == FourCharCode(1_634_758_764))
  }

  @Test func theDeviceIsCoolAndHasPower() {
    #expect(
      ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.ThermalState.critical.rawValue == 3)
  }

  /// Extended attributes have the names of Darwin's, which Linux keeps apart from its own.
  @Test func extendedAttributesAreSetAndListed() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data().write(to: URL(fileURLWithPath: path))
    var bytes: [UInt8] = [1, 2, 3]
    guard setxattr(path, "org.example.tag", bytes, 3, 0, 0) == 0 else {
      // Not every file system has them.
      return #expect(errno == ENOTSUP)
    }
    #expect(setxattr(path, "org.example.tag", bytes, 3, 0, XATTR_CREATE) == -1 && errno == EEXIST)
    #expect(getxattr(path, "org.example.tag", nil, 0, 0, 0) == 3)
    bytes = [0, 0, 0]
    #expect(getxattr(path, "org.example.tag", &bytes, 3, 0, 0) == 3 && bytes == [1, 2, 3])
    #expect(getxattr(path, "other", nil, 0, 0, 0) == -1 && errno == ENOATTR)
    let count = listxattr(path, nil, 0, 0)
    var names = [CChar](repeating: 1, count: count)
    #expect(listxattr(path, &names, count - 1, 0) == -1 && errno == ERANGE)
    #expect(listxattr(path, &names, count, 0) == count)
    #expect(names.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == "org.example.tag")
    #expect(removexattr(path, "org.example.tag", XATTR_NOFOLLOW) == 0 && listxattr(path, nil, 0, 0) == 0)
  }

  @Test func queuesAndTimesAreCompared() {
    let (one, other) = (DispatchQueue(label: "a"), DispatchQueue(label: "a"))
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    let now = DispatchTime.now()
    #expect(now.advanced(by: .nanoseconds(5)).uptimeNanoseconds == now.uptimeNanoseconds + 5)
    #expect(now.distance(to: now.advanced(by: .seconds(2))) == .nanoseconds(2_000_000_000))
    #expect(now.advanced(by: .seconds(2)).distance(to: now) == .nanoseconds(-2_000_000_000))
    #expect(now.distance(to: .distantFuture) == .never)
    let wall = DispatchWallTime(timespec: timespec(tv_sec: 1_700_000_000, tv_nsec: 5))
    #expect(wall.distance(to: wall.advanced(by: .milliseconds(3))) == .nanoseconds(3_000_000))
    #expect(wall.advanced(by: .seconds(1)).distance(to: wall) == .nanoseconds(-1_000_000_000))
    var status = stat()
    #expect(stat("/", &status) == 0 && status.st_mtimespec.tv_sec == status.st_mtim.tv_sec)
  }

  @Test func aPredicateOfNoOthersIsTrue() throws {
    #expect(NSCompoundPredicate().evaluate(with: nil))
    #expect(
      try FileManager.default.temporaryDirectory.resourceValues(forKeys: [.directoryEntryCountKey])
        .directoryEntryCount == nil)
    #expect(URLResourceKey.directoryEntryCountKey.rawValue == "NSURLDirectoryEntryCountKey")
  }

  @Test func formattersFindObjects() {
    // The memory is not initialized, as that of the argument may be in Objective-C.
    let found = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    defer { found.deallocate() }
    var error: NSString?
    #expect(NumberFormatter().getObjectValue(found, for: "12", errorDescription: &error))
    #expect(found.pointee as? NSNumber == 12 && error == nil)
    found.deinitialize(count: 1)
    #expect(!NumberFormatter().getObjectValue(nil, for: "x", errorDescription: &error) && error != nil)
    let dates = ISO8601DateFormatter()
    #expect(dates.getObjectValue(found, for: "1970-01-01T00:01:00Z"))
    #expect((found.pointee as? NSDate)?.timeIntervalSince1970 == 60)
    found.deinitialize(count: 1)
    #expect(!Formatter().getObjectValue(nil, for: "a"))
  }

  @Test func theSystemHasValues() {
    var (size, memory) = (MemoryLayout<UInt64>.size, UInt64(0))
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0 && memory == 4_294_967_296)
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size == 6)
    var machine = [CChar](repeating: 1, count: size)
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
    #expect(machine == "arm64".utf8CString.map { $0 })
    size = 2
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == -1 && errno == ENOMEM)
    #expect(sysctlbyname("kern.other", &machine, &size, nil, 0) == -1 && errno == ENOENT)
    #expect(task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), nil, nil) == KERN_FAILURE)
  }

  private class Base: NSObject {}
  private final class Derived: Base {}

  @Test func objectsOfKnownInitializersAreTakenOver() {
    let made = instance(of: Base.self, made: Derived())
    #expect(made is Derived)
    let missing: Base? = nil
    #expect(instance(of: Base.self, made: missing) == nil)
  }
}
