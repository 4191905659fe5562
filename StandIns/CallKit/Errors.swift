import Foundation
import ObjectiveCSupport

public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
/// An error of a report of an incoming call.
public struct CXErrorCodeIncomingCallError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList,
      filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants
  }
  public static var unknown: Code { .unknown }
  public static var unentitled: Code { .unentitled }
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  public static var filteredByBlockList: Code { .filteredByBlockList }
  public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
  public static var callIsProtected: Code { .callIsProtected }
  public static var filteredBySensitiveParticipants: Code { .filteredBySensitiveParticipants }
  public static var errorDomain: String { CXErrorDomainIncomingCall }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
}
extension CXErrorCodeIncomingCallError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CXErrorCodeIncomingCallError
}

public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"
/// An error of a requested transaction.
public struct CXErrorCodeRequestTransactionError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID,
      callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached, callIsProtected
  }
  public static var unknown: Code { .unknown }
  public static var unentitled: Code { .unentitled }
  public static var unknownCallProvider: Code { .unknownCallProvider }
  public static var emptyTransaction: Code { .emptyTransaction }
  public static var unknownCallUUID: Code { .unknownCallUUID }
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  public static var invalidAction: Code { .invalidAction }
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  public static var callIsProtected: Code { .callIsProtected }
  public static var errorDomain: String { CXErrorDomainRequestTransaction }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
}
extension CXErrorCodeRequestTransactionError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CXErrorCodeRequestTransactionError
}

public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"
/// An error of extensions that block and identify calls.
public struct CXErrorCodeCallDirectoryManagerError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries,
      maximumEntriesExceeded, extensionDisabled, currentlyLoading,
      unexpectedIncrementalRemoval
  }
  public static var unknown: Code { .unknown }
  public static var noExtensionFound: Code { .noExtensionFound }
  public static var loadingInterrupted: Code { .loadingInterrupted }
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  public static var duplicateEntries: Code { .duplicateEntries }
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  public static var extensionDisabled: Code { .extensionDisabled }
  public static var currentlyLoading: Code { .currentlyLoading }
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
}
extension CXErrorCodeCallDirectoryManagerError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError
}

public let CXErrorDomainNotificationServiceExtension = "com.apple.CallKit.error.notificationserviceextension"
/// An error of a call that an extension reports.
public struct CXErrorCodeNotificationServiceExtensionError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, invalidClientProcess, missingNotificationFilteringEntitlement
  }
  public static var unknown: Code { .unknown }
  public static var invalidClientProcess: Code { .invalidClientProcess }
  public static var missingNotificationFilteringEntitlement: Code { .missingNotificationFilteringEntitlement }
  public static var errorDomain: String { CXErrorDomainNotificationServiceExtension }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
}
extension CXErrorCodeNotificationServiceExtensionError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CXErrorCodeNotificationServiceExtensionError
}

public let CXErrorDomain = "com.apple.CallKit.error"
/// An error of a call.
public struct CXError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknownError, unentitled, invalidArgument, missingVoIPBackgroundMode
  }
  public static var unknownError: Code { .unknownError }
  public static var unentitled: Code { .unentitled }
  public static var invalidArgument: Code { .invalidArgument }
  public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
  public static var errorDomain: String { CXErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
}
extension CXError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CXError
}
