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
}
