import Synchronization
import Testing

@testable import ObjectiveCSupport

@Suite(.serialized) struct DeviceConditionsTests {
  /// Apple's documentation of `PHAuthorizationStatus.notDetermined` and others: until the user was asked; then what they said.
  @Test func usersAreAskedOnceAndDenyWhatIsNotGranted() {
    let asked = Mutex<[DeviceConditions.Permission]>([])
    DeviceConditions.reset()
    DeviceConditions.granted = [.camera]
    DeviceConditions.onDenial = { permission in asked.withLock { $0.append(permission) } }
    defer {
      DeviceConditions.granted = []
      DeviceConditions.onDenial = nil
      DeviceConditions.reset()
    }
    func status(_ permission: DeviceConditions.Permission) -> String {
      DeviceConditions.status(permission, granted: "yes", denied: "no", undetermined: "unknown")
    }
    #expect(status(.photos) == "unknown")
    #expect(!DeviceConditions.request(.photos))
    #expect(!DeviceConditions.request(.photos))
    #expect(status(.photos) == "no")
    #expect(status(.camera) == "yes")
    #expect(DeviceConditions.request(.camera))
    #expect(status(.microphone) == "unknown")
    #expect(asked.withLock { $0 } == [.photos])
  }
}
