/// Stands in for Apple's CloudKit: records can be created, but nothing is saved or found. Every call fails.
@_exported import CoreLocation
@_exported import Foundation
import ObjectiveCSupport

/// Errors of CloudKit.
public struct CKError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable,
      requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem,
      invalidArguments,
      resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified,
      incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed,
      zoneBusy,
      badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants,
      alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification,
      serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable, participantAlreadyInvited
  }
  public static var errorDomain: String { CKErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  public static let internalError = Code.internalError
  public static let partialFailure = Code.partialFailure
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let badContainer = Code.badContainer
  public static let serviceUnavailable = Code.serviceUnavailable
  public static let requestRateLimited = Code.requestRateLimited
  public static let missingEntitlement = Code.missingEntitlement
  public static let notAuthenticated = Code.notAuthenticated
  public static let permissionFailure = Code.permissionFailure
  public static let unknownItem = Code.unknownItem
  public static let invalidArguments = Code.invalidArguments
  public static let resultsTruncated = Code.resultsTruncated
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let serverRejectedRequest = Code.serverRejectedRequest
  public static let assetFileNotFound = Code.assetFileNotFound
  public static let assetFileModified = Code.assetFileModified
  public static let incompatibleVersion = Code.incompatibleVersion
  public static let constraintViolation = Code.constraintViolation
  public static let operationCancelled = Code.operationCancelled
  public static let changeTokenExpired = Code.changeTokenExpired
  public static let batchRequestFailed = Code.batchRequestFailed
  public static let zoneBusy = Code.zoneBusy
  public static let badDatabase = Code.badDatabase
  public static let quotaExceeded = Code.quotaExceeded
  public static let zoneNotFound = Code.zoneNotFound
  public static let limitExceeded = Code.limitExceeded
  public static let userDeletedZone = Code.userDeletedZone
  public static let tooManyParticipants = Code.tooManyParticipants
  public static let alreadyShared = Code.alreadyShared
  public static let referenceViolation = Code.referenceViolation
  public static let managedAccountRestricted = Code.managedAccountRestricted
  public static let participantMayNeedVerification = Code.participantMayNeedVerification
  public static let serverResponseLost = Code.serverResponseLost
  public static let assetNotAvailable = Code.assetNotAvailable
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
  public static let participantAlreadyInvited = Code.participantAlreadyInvited
}
extension CKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CKError
}

let missing = CKError(
  .networkUnavailable, userInfo: [NSLocalizedDescriptionKey: "CloudKit is not available here."])

/// The status of the user's account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
/// A value of a record's field.
public protocol CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension NSData: CKRecordValue {}
extension String: CKRecordValue {}
extension Int: CKRecordValue {}
extension Double: CKRecordValue {}
extension Float: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValue {}
extension CLLocation: CKRecordValue {}
/// A value of a record's field.
public typealias CKRecordValueProtocol = CKRecordValue

/// A record: fields by name.
open class CKRecord: NSObject, NSSecureCoding, BuiltInKeyValueCoding, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  /// The identifier of a record.
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    open override var hash: Int { recordName.hashValue }
  }
  /// A reference to another record.
  open class Reference: NSObject, CKRecordValue, @unchecked Sendable {
    public let recordID: ID
    public let action: CKRecord_Reference_Action
    public init(recordID: ID, action: CKRecord_Reference_Action) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: CKRecord_Reference_Action) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  /// The action when a referenced record is deleted.
  public typealias ReferenceAction = CKRecord_Reference_Action
  public let recordType: RecordType
  public let recordID: ID
  private var fields: [String: any CKRecordValue] = [:]
  public init(recordType: RecordType) { (self.recordType, recordID) = (recordType, ID()) }
  public init(recordType: RecordType, recordID: ID) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    (self.recordType, recordID) = (recordType, ID(zoneID: zoneID))
  }
  open subscript(key: FieldKey) -> (any CKRecordValue)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
  /// The value of a field as a type; `nil` if it has another type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { fields[key] as? Value }
    set { fields[key] = newValue }
  }
  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { fields[key] }
  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { fields[key] = object }
  public func builtInValue(_ key: String) -> RuntimeClasses.Reply { .returned(fields[key]) }
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    fields[key] = value as? any CKRecordValue
    return true
  }
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  open var parent: Reference?
  open var share: Reference? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  /// Stored only: the fields that CloudKit encrypts.
  public let encryptedValues: any CKRecordKeyValueSetting = EncryptedValues()
  open func changedKeys() -> [FieldKey] { allKeys() }
  open func setParent(_ parent: CKRecord?) {
    self.parent = parent.map { Reference(record: $0, action: .none) }
  }
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the fields of the system alone: those of the program are stored by CloudKit.
  open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
  /// Encodes the fields of the system: type, name and zone.
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(recordType as NSString, forKey: "RecordType")
    coder.encode(recordID.recordName as NSString, forKey: "RecordName")
    coder.encode(recordID.zoneID.zoneName as NSString, forKey: "ZoneName")
  }
  /// Creates a record from the fields of the system.
  public required init?(coder: NSCoder) {
    guard let type = coder.decodeObject(forKey: "RecordType") as? String,
      let name = coder.decodeObject(forKey: "RecordName") as? String
    else { return nil }
    let zone = coder.decodeObject(forKey: "ZoneName") as? String
    recordType = type
    recordID = ID(recordName: name, zoneID: zone.map { CKRecordZone.ID(zoneName: $0) } ?? .default)
  }
  /// The type of records of users.
  public enum SystemType { public static let userRecord = "Users", share = "cloudkit.share" }
  /// The keys of fields of the system.
  public enum SystemFieldKey { public static let parent = "parent", share = "share" }
}
/// Fields by name.
public protocol CKRecordKeyValueSetting: NSObjectProtocol {
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValue)? { get set }
  func allKeys() -> [CKRecord.FieldKey]
  func changedKeys() -> [CKRecord.FieldKey]
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValue)?
  func setObject(_ object: (any CKRecordValue)?, forKey key: CKRecord.FieldKey)
}
extension CKRecordKeyValueSetting {
  /// The value of a field as a type; `nil` if it has another type.
  public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
}
private final class EncryptedValues: NSObject, CKRecordKeyValueSetting {
  private var fields: [String: any CKRecordValue] = [:]
  subscript(key: String) -> (any CKRecordValue)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
  func allKeys() -> [String] { fields.keys.sorted() }
  func changedKeys() -> [String] { allKeys() }
  func object(forKey key: String) -> (any CKRecordValue)? { fields[key] }
  func setObject(_ object: (any CKRecordValue)?, forKey key: String) { fields[key] = object }
}
/// The action when a referenced record is deleted.
public enum CKRecord_Reference_Action: UInt, Sendable { case none, deleteSelf }
/// The identifier of a record.
public typealias CKRecordID = CKRecord.ID
/// A reference to another record.
public typealias CKReference = CKRecord.Reference
/// A zone of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The identifier of a zone.
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public static let `default` = ID()
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
  }
  public let zoneID: ID
  /// The abilities of a zone.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  open var capabilities: Capabilities { [] }
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
/// A file of a record.
open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
extension Notification.Name {
  /// Posted when the account changes. Never posted here.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
/// The name of the owner of the user's own zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The domain of CloudKit's errors.
public let CKErrorDomain = "CKErrorDomain"
/// The key of errors by item.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the seconds after which a request may be repeated.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The keys of records of an error about a record that was changed meanwhile.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// A query for records.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
/// A container of the application's databases.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let shared = CKContainer(identifier: "default")
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  open class func `default`() -> CKContainer { shared }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, missing)
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, missing)
  }
  open func userRecordID() async throws -> CKRecord.ID { throw missing }
  open func add(_ operation: CKOperation) { operation.fail() }
}
/// A database without records, in which calls fail.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// The scope of a database.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }
  /// Calls handlers later on a queue of its own, like CloudKit.
  func fail(_ handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler() }
  }
  open func add(_ operation: CKDatabaseOperation) { operation.fail() }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    fail { completionHandler(nil, missing) }
  }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw missing }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, missing) } }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw missing }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, missing) } }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw missing
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, missing) } }
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    fail { completionHandler(nil, missing) }
  }
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    fail { completionHandler(nil, missing) }
  }
  open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    fail { completionHandler(nil, missing) }
  }
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, missing) } }
}
/// An operation, which always fails.
open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String
  /// Stored only: nothing is sent. How requests of operations are sent.
  open class Configuration: NSObject {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }
  public let operationID: ID = UUID().uuidString
  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  open var isLongLived = false
  open var allowsCellularAccess = true
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var longLivedOperationWasPersistedBlock: () -> Void = {}
  public override init() { super.init() }
  func fail() { completionBlock?() }
  /// Fails.
  open override func main() { fail() }
}
/// An operation on a database, which always fails.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable { open var database: CKDatabase? }
/// A query operation, which always fails.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The position at which a query continues.
  open class Cursor: NSObject, @unchecked Sendable {}
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public static let maximumResults = 0
  public override init() { super.init() }
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func fail() {
    let failed = UncheckedBlock { [self] in
      queryCompletionBlock?(nil, missing)
      queryResultBlock?(.failure(missing))
    }
    DispatchQueue.global().async { failed.run() }
    super.fail()
  }
}
/// A block that another queue runs once.
struct UncheckedBlock: @unchecked Sendable { let run: () -> Void }
/// An operation that saves and deletes records, which always fails.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The policy for saving records.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail() {
    let failed = UncheckedBlock { [self] in
      modifyRecordsCompletionBlock?(nil, nil, missing)
      modifyRecordsResultBlock?(.failure(missing))
    }
    DispatchQueue.global().async { failed.run() }
    super.fail()
  }
}
/// A subscription to changes.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  /// The content of a notification.
  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [String]?
  }
  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?
  override init() { subscriptionID = UUID().uuidString }
  init(_ id: ID) { subscriptionID = id }
}
/// The content of a notification.
public typealias CKNotificationInfo = CKSubscription.NotificationInfo
/// A subscription to records that match a predicate.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The events of a subscription.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public let predicate: NSPredicate
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
    self.predicate = predicate
    super.init()
  }
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options: Options = []
  ) {
    self.predicate = predicate
    super.init(subscriptionID)
  }
}
