/// Stands in for Apple's CallKit: there is no system that makes calls. Providers, updates and actions store
/// their values, and every request ends with an error.
@_exported import Foundation
import AVFAudio

/// A caller's address.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
  open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map(isEqual(to:)) ?? false }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(value)
    return hasher.finalize()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The known properties of a call.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
  open var hasVideo = false
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    copy.remoteHandle = remoteHandle
    copy.localizedCallerName = localizedCallerName
    copy.supportsHolding = supportsHolding
    copy.supportsGrouping = supportsGrouping
    copy.supportsUngrouping = supportsUngrouping
    copy.supportsDTMF = supportsDTMF
    copy.hasVideo = hasVideo
    return copy
  }
}

/// A call. There is none.
open class CXCall: NSObject, @unchecked Sendable {
  public let uuid: UUID
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { false }
  init(uuid: UUID) { self.uuid = uuid }
  open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
}

/// The reason for the end of a call.
public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// An observer of calls. There are none, so that its delegate is not called.
open class CXCallObserver: NSObject, @unchecked Sendable {
  open var calls: [CXCall] { [] }
  public override init() { super.init() }
  /// Does nothing, since there are no calls.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
public protocol CXCallObserverDelegate: AnyObject {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// An object that requests transactions. All of them fail.
open class CXCallController: NSObject, @unchecked Sendable {
  private let queue: DispatchQueue
  public let callObserver = CXCallObserver()
  public override convenience init() { self.init(queue: .main) }
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }
  /// Ends with an error in the controller's queue.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    let code: CXErrorCodeRequestTransactionError.Code =
      transaction.actions.isEmpty ? .emptyTransaction : .unentitled
    queue.async { completion(CXErrorCodeRequestTransactionError(code)) }
  }
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  open func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError(transaction.actions.isEmpty ? .emptyTransaction : .unentitled)
  }
  open func requestTransaction(with actions: [CXAction]) async throws {
    try await request(CXTransaction(actions: actions))
  }
  open func requestTransaction(with action: CXAction) async throws {
    try await request(CXTransaction(action: action))
  }
}
