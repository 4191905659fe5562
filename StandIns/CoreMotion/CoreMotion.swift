/// Stands in for Apple's CoreMotion: no sensor is available.
@_exported import Foundation

public struct CMAcceleration: Sendable { public var x = 0.0, y = 0.0, z = 0.0 }
public struct CMRotationRate: Sendable { public var x = 0.0, y = 0.0, z = 0.0 }
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
open class CMAccelerometerData: NSObject { open var acceleration: CMAcceleration { CMAcceleration() } }
open class CMGyroData: NSObject { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMMotionManager: NSObject {
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func stopDeviceMotionUpdates() {}
  open func stopGyroUpdates() {}
}
