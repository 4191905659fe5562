/// Stands in for Apple's PushToTalk: a manager cannot be created, with the error of a platform that has none.
import AVFAudio
@_exported import Foundation
import ObjectiveCSupport
import UIKit

public enum PTServiceStatus: Int, Sendable { case ready, connecting, unavailable }
public enum PTTransmissionMode: Int, Sendable { case fullDuplex, halfDuplex, listenOnly }
public enum PTChannelJoinReason: Int, Sendable { case developerRequest, channelRestoration }
public enum PTChannelLeaveReason: Int, Sendable { case unknown, userRequest, developerRequest, systemPolicy }
public enum PTChannelTransmitRequestSource: Int, Sendable {
  case unknown, userRequest, developerRequest, handsfreeButton
}
/// An error of the creation of a manager.
public struct PTInstantiationError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, invalidPlatform, missingBackgroundMode, missingPushServerEnvironment, missingEntitlement
    case instantiationAlreadyInProgress
  }
  public static var errorDomain: String { "PTInstantiationErrorDomain" }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let invalidPlatform = Code.invalidPlatform
  public static let missingEntitlement = Code.missingEntitlement
}
extension PTInstantiationError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = PTInstantiationError
}
/// An error of a channel.
public struct PTChannelError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, channelNotFound, channelLimitReached, callActive, transmissionInProgress,
      transmissionNotFound
    case appNotForeground, deviceManagementRestriction, screenTimeRestriction, transmissionNotAllowed
  }
  public static var errorDomain: String { "PTChannelErrorDomain" }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let channelNotFound = Code.channelNotFound
}
extension PTChannelError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = PTChannelError
}
open class PTChannelDescriptor: NSObject, @unchecked Sendable {
  public let name: String
  public let image: UIImage?
  public init(name: String, image: UIImage?) { (self.name, self.image) = (name, image) }
}
open class PTParticipant: NSObject, @unchecked Sendable {
  public let name: String
  public let image: UIImage?
  public init(name: String, image: UIImage?) { (self.name, self.image) = (name, image) }
}
/// The answer to a push.
open class PTPushResult: NSObject, @unchecked Sendable {
  override init() {}
  public static let leaveChannel = PTPushResult()
  open class func activeRemoteParticipant(_ participant: PTParticipant) -> PTPushResult { PTPushResult() }
}
/// A manager of channels. None can be created.
open class PTChannelManager: NSObject, @unchecked Sendable {
  override init() {}
  open class func channelManager(
    delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate
  ) async throws -> PTChannelManager { throw PTInstantiationError(.invalidPlatform) }
  open class func channelManager(
    delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate,
    completionHandler: @escaping (PTChannelManager?, (any Error)?) -> Void
  ) { completionHandler(nil, PTInstantiationError(.invalidPlatform)) }
  open var activeChannelUUID: UUID? { nil }
  open func requestJoinChannel(channelUUID: UUID, descriptor: PTChannelDescriptor) {}
  open func requestBeginTransmitting(channelUUID: UUID) {}
  open func stopTransmitting(channelUUID: UUID) {}
  open func leaveChannel(channelUUID: UUID) {}
  open func setChannelDescriptor(_ channelDescriptor: PTChannelDescriptor, channelUUID: UUID) async throws {
    throw PTChannelError(.channelNotFound)
  }
  open func setActiveRemoteParticipant(_ participant: PTParticipant?, channelUUID: UUID) async throws {
    throw PTChannelError(.channelNotFound)
  }
  open func setServiceStatus(_ status: PTServiceStatus, channelUUID: UUID) async throws {
    throw PTChannelError(.channelNotFound)
  }
  open func setTransmissionMode(_ transmissionMode: PTTransmissionMode, channelUUID: UUID) async throws {
    throw PTChannelError(.channelNotFound)
  }
  open func setAccessoryButtonEventsEnabled(_ enabled: Bool, channelUUID: UUID) async throws {
    throw PTChannelError(.channelNotFound)
  }
}
/// The delegate of a manager. Never called.
public protocol PTChannelManagerDelegate: NSObjectProtocol {
  func channelManager(
    _ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason)
  func channelManager(
    _ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason)
  func channelManager(
    _ channelManager: PTChannelManager, channelUUID: UUID,
    didBeginTransmittingFrom source: PTChannelTransmitRequestSource)
  func channelManager(
    _ channelManager: PTChannelManager, channelUUID: UUID,
    didEndTransmittingFrom source: PTChannelTransmitRequestSource)
  func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data)
  func incomingPushResult(
    channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]
  ) -> PTPushResult
  func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession)
  func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession)
  func channelManager(
    _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error)
  func channelManager(
    _ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error)
  func channelManager(
    _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error
  )
  func channelManager(
    _ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error)
}
extension PTChannelManagerDelegate {
  public func channelManager(
    _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error
  ) {}
  public func channelManager(
    _ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error
  ) {}
  public func channelManager(
    _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error
  ) {}
  public func channelManager(
    _ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error
  ) {}
}
/// Gives the descriptions of channels of earlier launches. Never called.
public protocol PTChannelRestorationDelegate: NSObjectProtocol {
  func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor
}
