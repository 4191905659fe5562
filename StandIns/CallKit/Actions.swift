import Foundation

/// An action on calls.
open class CXAction: NSObject, NSCopying, @unchecked Sendable {
  public let uuid = UUID()
  /// Is true once the action is fulfilled or has failed.
  open private(set) var isComplete = false
  open var timeoutDate: Date { .distantFuture }
  public override init() { super.init() }
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action on one call.
open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// The start of a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// The answer to a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// The end of a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// A call's change to and from hold.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// The muting of a call.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// The grouping of a call with another.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  open var callUUIDToGroupWith: UUID?
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

/// The playing of tones.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
  open var digits: String
  open var type: ActionType
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}

/// Actions that are performed together.
open class CXTransaction: NSObject, NSCopying, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var actions: [CXAction]
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  public override convenience init() { self.init(actions: []) }
  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
  open func copy(with zone: NSZone? = nil) -> Any { CXTransaction(actions: actions) }
}
