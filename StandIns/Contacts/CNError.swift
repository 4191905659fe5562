import Foundation
import ObjectiveCSupport

/// An error of the address book.
public struct CNError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist,
      recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
    case validationMultipleErrors = 300
    case validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600
    case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired,
      changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
    case vCardMalformed = 700
    case vCardSummarizationError
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }

  public static var errorDomain: String { CNErrorDomain }

  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  public static var featureNotAvailable: Code { .featureNotAvailable }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  public static var containmentCycle: Code { .containmentCycle }
  public static var containmentScope: Code { .containmentScope }
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  public static var recordNotWritable: Code { .recordNotWritable }
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  public static var validationConfigurationError: Code { .validationConfigurationError }
  public static var predicateInvalid: Code { .predicateInvalid }
  public static var policyViolation: Code { .policyViolation }
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  public static var vCardMalformed: Code { .vCardMalformed }
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
extension CNError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CNError
}
