import Foundation
import ObjectiveCSupport

// Operations on zones, changes and subscriptions, which always fail: nothing is saved or found.

/// Operations that belong together.
open class CKOperationGroup: NSObject {
  public let operationGroupID = UUID().uuidString
  open var name: String?
  open var quantity = 0
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  public override init() {}
}

/// A position in the changes of a database or zone. None is ever given.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
}

extension CKOperation {
  /// Calls a block on another queue, as CloudKit does.
  func tell(_ block: @escaping () -> Void) {
    let failed = UncheckedBlock { block() }
    DispatchQueue.global().async { failed.run() }
  }
}

/// An operation that fetches records by their identifiers.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  override func fail() {
    tell { [self] in
      fetchRecordsCompletionBlock?(nil, missing)
      fetchRecordsResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that fetches the zones that have changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  open var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }
  override func fail() {
    tell { [self] in
      fetchDatabaseChangesCompletionBlock?(nil, false, missing)
      fetchDatabaseChangesResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that fetches the records of zones that have changed.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The changes that are fetched of a zone.
  open class ZoneConfiguration: NSObject {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    public override init() {}
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
        >
      ) -> Void
    )?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  override func fail() {
    tell { [self] in
      fetchRecordZoneChangesCompletionBlock?(missing)
      fetchRecordZoneChangesResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that fetches zones.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(recordZoneIDs: [CKRecordZone.ID]) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
  }
  open class func fetchAllRecordZonesOperation() -> Self { instance(of: self) }
  override func fail() {
    tell { [self] in
      fetchRecordZonesCompletionBlock?(nil, missing)
      fetchRecordZonesResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that saves and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }
  override func fail() {
    tell { [self] in
      modifyRecordZonesCompletionBlock?(nil, nil, missing)
      modifyRecordZonesResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that fetches subscriptions.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionIDs: [CKSubscription.ID]?
  open var fetchSubscriptionCompletionBlock: (([String: CKSubscription]?, (any Error)?) -> Void)?
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }
  override func fail() {
    tell { [self] in
      fetchSubscriptionCompletionBlock?(nil, missing)
      fetchSubscriptionsResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  override func fail() {
    tell { [self] in
      modifySubscriptionsCompletionBlock?(nil, nil, missing)
      modifySubscriptionsResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// A subscription to all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public override init() { super.init() }
  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID) }
}
/// A subscription to the changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID) {
    self.zoneID = zoneID
    super.init()
  }
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

/// A notification of CloudKit. None arrives.
open class CKNotification: NSObject, @unchecked Sendable {
  /// The kinds of notifications.
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
  public let notificationType: NotificationType
  open var subscriptionID: CKSubscription.ID? { nil }
  open var containerIdentifier: String? { nil }
  open var isPruned: Bool { false }
  /// Creates no notification of a dictionary that is not one of CloudKit's.
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
    guard dictionary["ck"] != nil else { return nil }
    notificationType = .database
  }
}
