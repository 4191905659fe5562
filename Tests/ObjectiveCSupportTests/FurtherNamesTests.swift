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

  @Test func theDeviceIsCoolAndHasPower() {
    #expect(
      ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.ThermalState.critical.rawValue == 3)
  }

  @Test func queuesAndTimesAreCompared() {
    let (one, other) = (DispatchQueue(label: "a"), DispatchQueue(label: "a"))
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    let now = DispatchTime.now()
    #expect(now.advanced(by: .nanoseconds(5)).uptimeNanoseconds == now.uptimeNanoseconds + 5)
    var status = stat()
    #expect(stat("/", &status) == 0 && status.st_mtimespec.tv_sec == status.st_mtim.tv_sec)
  }

  @Test func aPredicateOfNoOthersIsTrue() {
    #expect(NSCompoundPredicate().evaluate(with: nil))
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
