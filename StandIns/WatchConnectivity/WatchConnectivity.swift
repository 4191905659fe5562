/// Stands in for Apple's WatchConnectivity: there is no watch.
@_exported import Foundation
import ObjectiveCSupport

/// The domain of the errors of WatchConnectivity.
public let WCErrorDomain = "WCErrorDomain"
/// An error of a session.
public struct WCError: _FrameworkError {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated,
      deviceNotPaired,
      watchAppNotInstalled, notReachable, invalidParameter
  }
  public static var errorDomain: String { WCErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let genericError = Code.genericError
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionMissingDelegate = Code.sessionMissingDelegate
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  public static let notReachable = Code.notReachable
  public static let invalidParameter = Code.invalidParameter
}
extension WCError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = WCError
}

/// The activation state of a session.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// A session with a watch. There is none.
open class WCSession: NSObject, @unchecked Sendable {
  private static let shared = WCSession()
  open class var `default`: WCSession { shared }
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Reports to the delegate that sessions are not supported.
  open func activate() {
    delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
  {
    WCSessionUserInfoTransfer()
  }
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(file, metadata))
  }
  @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:])
    -> WCSessionUserInfoTransfer
  { WCSessionUserInfoTransfer() }
}
/// A transfer of values. It is never completed.
open class WCSessionUserInfoTransfer: NSObject {
  open var isTransferring: Bool { false }
  open var userInfo: [String: Any] { [:] }
  open func cancel() {}
}
/// A file that is transferred.
open class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?
  init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
/// A transfer of a file. It is never completed.
open class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  public let progress = Progress(totalUnitCount: 1)
  open var isTransferring: Bool { false }
  init(_ file: WCSessionFile) { self.file = file }
  open func cancel() {}
}
/// The delegate of a session.
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  func sessionWatchStateDidChange(_ session: WCSession)
}
extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
}
