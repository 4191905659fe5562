/// Stands in for Apple's NearbyInteraction: there is no ultra wideband chip. Sessions are not supported, and end with an error
/// when they begin.
@_exported import Foundation
import ObjectiveCSupport
@_exported import simd

public let NIErrorDomain = "com.apple.NearbyInteraction"

/// An error of a session.
public struct NIError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case unsupportedPlatform = -5889, invalidConfiguration = -5888, sessionFailed = -5887,
      resourceUsageTimeout = -5886, activeSessionsLimitExceeded = -5885, userDidNotAllow = -5884,
      invalidARConfiguration = -5883, accessoryPeerDeviceUnavailable = -5882, incompatiblePeerDevice = -5881,
      activeExtendedDistanceSessionsLimitExceeded = -5880
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = NIErrorDomain
  public static let unsupportedPlatform = Code.unsupportedPlatform
  public static let invalidConfiguration = Code.invalidConfiguration
  public static let sessionFailed = Code.sessionFailed
  public static let resourceUsageTimeout = Code.resourceUsageTimeout
  public static let activeSessionsLimitExceeded = Code.activeSessionsLimitExceeded
  public static let userDidNotAllow = Code.userDidNotAllow
  public static let invalidARConfiguration = Code.invalidARConfiguration
  public static let accessoryPeerDeviceUnavailable = Code.accessoryPeerDeviceUnavailable
  public static let incompatiblePeerDevice = Code.incompatiblePeerDevice
  public static let activeExtendedDistanceSessionsLimitExceeded = Code
    .activeExtendedDistanceSessionsLimitExceeded
}
extension NIError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = NIError
}

/// The capabilities of a device.
public protocol NIDeviceCapability: Sendable {
  var supportsPreciseDistanceMeasurement: Bool { get }
  var supportsDirectionMeasurement: Bool { get }
  var supportsCameraAssistance: Bool { get }
  var supportsExtendedDistanceMeasurement: Bool { get }
  var supportsDLTDOAMeasurement: Bool { get }
}
private struct NoCapability: NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { false }
  var supportsDirectionMeasurement: Bool { false }
  var supportsCameraAssistance: Bool { false }
  var supportsExtendedDistanceMeasurement: Bool { false }
  var supportsDLTDOAMeasurement: Bool { false }
}

/// The token of a device in a session. No session has one.
open class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  override init() {}
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var deviceCapabilities: any NIDeviceCapability { NoCapability() }
}

// MARK: Sessions

/// A session, which never begins.
open class NISession: NSObject, @unchecked Sendable {
  open class var isSupported: Bool { false }
  open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }
  open weak var delegate: (any NISessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open private(set) var configuration: NIConfiguration?
  open var discoveryToken: NIDiscoveryToken? { nil }
  public override init() {}
  /// Reports that the platform is not supported.
  open func run(_ configuration: NIConfiguration) {
    self.configuration = configuration
    (delegateQueue ?? .main).async { [self] in
      delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
    }
  }
  open func pause() {}
  open func invalidate() { configuration = nil }
  open func worldTransform(for object: NINearbyObject) -> simd_float4x4? { nil }
}

/// The events of a session.
public protocol NISessionDelegate: NSObjectProtocol {
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
  func sessionWasSuspended(_ session: NISession)
  func sessionSuspensionEnded(_ session: NISession)
  func session(_ session: NISession, didInvalidateWith error: any Error)
  func session(
    _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
    for object: NINearbyObject)
  func session(
    _ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence,
    for object: NINearbyObject?)
  func sessionDidStartRunning(_ session: NISession)
}
extension NISessionDelegate {
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  public func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
  ) {}
  public func sessionWasSuspended(_ session: NISession) {}
  public func sessionSuspensionEnded(_ session: NISession) {}
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
  public func session(
    _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
    for object: NINearbyObject
  ) {}
  public func session(
    _ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence,
    for object: NINearbyObject?
  ) {}
  public func sessionDidStartRunning(_ session: NISession) {}
}

// MARK: Configurations

/// The settings of a session.
open class NIConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  override init() {}
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A session with a device.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
  public let peerDiscoveryToken: NIDiscoveryToken
  open var isCameraAssistanceEnabled = false
  open var isExtendedDistanceMeasurementEnabled = false
  public init(peerToken: NIDiscoveryToken) {
    peerDiscoveryToken = peerToken
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}

/// A session with an accessory. No data of an accessory are understood.
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
  public let accessoryDiscoveryToken = NIDiscoveryToken()
  open var isCameraAssistanceEnabled = false
  /// Always fails.
  public init(data: Data) throws { throw NIError(.invalidConfiguration) }
  /// Always fails.
  public init(accessoryData: Data, bluetoothPeerIdentifier identifier: UUID) throws {
    throw NIError(.invalidConfiguration)
  }
  public required init?(coder: NSCoder) { nil }
}

/// A session with a network of anchors.
open class NIDLTDOAConfiguration: NIConfiguration, @unchecked Sendable {
  open var networkIdentifier: Int
  public init(networkIdentifier: Int) {
    self.networkIdentifier = networkIdentifier
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}

// MARK: Objects

/// An object near the device. None is ever found.
open class NINearbyObject: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The reason for which an object is removed.
  public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
  /// The place of an object above or below the device.
  public enum VerticalDirectionEstimate: Int, Sendable { case unknown, same, above, below, aboveOrBelow }
  public static let distanceNotAvailable = Float.greatestFiniteMagnitude
  override init() {}
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
  /// Meters.
  open var distance: Float? { nil }
  open var direction: simd_float3? { nil }
  /// Radians.
  open var horizontalAngle: Float? { nil }
  open var verticalDirectionEstimate: VerticalDirectionEstimate { .unknown }
}

/// The progress of the estimates of camera assistance.
open class NIAlgorithmConvergence: NSObject, @unchecked Sendable {
  /// The state of the estimates.
  public enum Status: Sendable {
    case unknown, converged, notConverged([Reason])
    /// The reason why estimates are not good yet.
    public struct Reason: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let insufficientHorizontalSweep = Reason(rawValue: "insufficientHorizontalSweep")
      public static let insufficientVerticalSweep = Reason(rawValue: "insufficientVerticalSweep")
      public static let insufficientMovement = Reason(rawValue: "insufficientMovement")
      public static let insufficientLighting = Reason(rawValue: "insufficientLighting")
      public static let insufficientSignalStrength = Reason(rawValue: "insufficientSignalStrength")
      public var localizedDescription: String { rawValue }
    }
  }
  open var status: Status { .unknown }
}
