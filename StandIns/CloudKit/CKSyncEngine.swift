import Foundation

/// Keeps records in step with a server. There is none: changes remain pending, and fetching and sending fail.
public final class CKSyncEngine: @unchecked Sendable {
  /// The database, what was known of it, and who is told of events.
  public struct Configuration {
    public var database: CKDatabase
    public var stateSerialization: State.Serialization?
    public weak var delegate: (any CKSyncEngineDelegate)?
    /// Stored only: nothing is sent.
    public var automaticallySync = true
    /// Stored only: nothing is sent.
    public var subscriptionID: CKSubscription.ID?
    public init(
      database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
    ) { (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate) }
  }
  /// A change of a record that is to be sent.
  public enum PendingRecordZoneChange: Hashable, @unchecked Sendable {
    case saveRecord(CKRecord.ID)
    case deleteRecord(CKRecord.ID)
  }
  /// A change of a zone that is to be sent.
  public enum PendingDatabaseChange: Hashable, @unchecked Sendable {
    case saveZone(CKRecordZone)
    case deleteZone(CKRecordZone.ID)
  }
  /// The changes that are to be sent.
  public final class State: @unchecked Sendable {
    /// The state in a form that can be kept.
    public struct Serialization: Codable, Hashable, Sendable {}
    private let lock = NSLock()
    private var records: [PendingRecordZoneChange] = []
    private var zones: [PendingDatabaseChange] = []
    public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }
    public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }
    public var hasPendingUntrackedChanges = false
    public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }
    public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
      lock.withLock { for change in changes where !records.contains(change) { records.append(change) } }
    }
    public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
      lock.withLock { records.removeAll { changes.contains($0) } }
    }
    public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
      lock.withLock { for change in changes where !zones.contains(change) { zones.append(change) } }
    }
    public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
      lock.withLock { zones.removeAll { changes.contains($0) } }
    }
  }
  /// The cause of a transfer.
  public enum SyncReason: Hashable, Sendable { case scheduled, manual }
  /// The options of fetching.
  public struct FetchChangesOptions: Sendable {
    /// The zones that are fetched.
    public enum Scope: @unchecked Sendable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])
      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(zoneID)
        case .zoneIDs(let zones): zones.contains(zoneID)
        }
      }
    }
    public var scope: Scope
    public init(scope: Scope = .all) { self.scope = scope }
  }
  /// The options of sending.
  public struct SendChangesOptions: Sendable {
    /// The changes that are sent.
    public enum Scope: @unchecked Sendable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])
      case recordIDs([CKRecord.ID])
      public func contains(_ change: PendingRecordZoneChange) -> Bool {
        let id: CKRecord.ID
        switch change {
        case .saveRecord(let record), .deleteRecord(let record): id = record
        }
        return switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(id.zoneID)
        case .zoneIDs(let zones): zones.contains(id.zoneID)
        case .recordIDs(let records): records.contains(id)
        }
      }
    }
    public var scope: Scope
    public init(scope: Scope = .all) { self.scope = scope }
  }
  /// Why and what is fetched.
  public struct FetchChangesContext: Sendable {
    public let reason: SyncReason
    public let options: FetchChangesOptions
  }
  /// Why and what is sent.
  public struct SendChangesContext: Sendable {
    public let reason: SyncReason
    public let options: SendChangesOptions
  }
  /// Changes of records that are sent together.
  public struct RecordZoneChangeBatch: @unchecked Sendable {
    public var recordsToSave: [CKRecord]
    public var recordIDsToDelete: [CKRecord.ID]
    public var atomicByZone: Bool
    public init(
      recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
    ) {
      (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
      self.atomicByZone = atomicByZone
    }
    /// Creates a batch of pending changes; `nil` without any.
    public init?(
      pendingChanges: [PendingRecordZoneChange], recordProvider: (CKRecord.ID) async -> CKRecord?
    ) async {
      self.init()
      for change in pendingChanges {
        switch change {
        case .saveRecord(let id): if let record = await recordProvider(id) { recordsToSave.append(record) }
        case .deleteRecord(let id): recordIDsToDelete.append(id)
        }
      }
      if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
    }
  }

  public let database: CKDatabase
  public let state = State()
  public init(_ configuration: Configuration) { database = configuration.database }
  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
    throw missing
  }
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws { throw missing }
  public func cancelOperations() async {}
}

extension CKSyncEngine {
  /// An event. There are none here.
  public enum Event: @unchecked Sendable {
    case stateUpdate(StateUpdate)
    case accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    case sentDatabaseChanges(SentDatabaseChanges)
    case sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges)
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    case didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges)
    case didSendChanges(DidSendChanges)

    /// The state changed.
    public struct StateUpdate { public let stateSerialization: State.Serialization }
    /// The account changed.
    public struct AccountChange {
      /// The way in which it changed.
      public enum ChangeType {
        case signIn(currentUser: CKRecord.ID)
        case signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      public let changeType: ChangeType
    }
    /// Zones were changed by others.
    public struct FetchedDatabaseChanges {
      public let modifications: [CKDatabase.DatabaseChange.Modification]
      public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }
    /// Records were changed by others.
    public struct FetchedRecordZoneChanges {
      public let modifications: [CKDatabase.RecordZoneChange.Modification]
      public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }
    /// Zones were sent.
    public struct SentDatabaseChanges {
      /// A zone that could not be saved.
      public struct FailedZoneSave {
        public let zone: CKRecordZone
        public let error: CKError
      }
      public let savedZones: [CKRecordZone]
      public let failedZoneSaves: [FailedZoneSave]
      public let deletedZoneIDs: [CKRecordZone.ID]
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    /// Records were sent.
    public struct SentRecordZoneChanges {
      /// A record that could not be saved.
      public struct FailedRecordSave {
        public let record: CKRecord
        public let error: CKError
      }
      public let savedRecords: [CKRecord]
      public let failedRecordSaves: [FailedRecordSave]
      public let deletedRecordIDs: [CKRecord.ID]
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }
    /// Fetching begins.
    public struct WillFetchChanges { public let context: FetchChangesContext }
    /// Fetching a zone begins.
    public struct WillFetchRecordZoneChanges { public let zoneID: CKRecordZone.ID }
    /// A zone was fetched.
    public struct DidFetchRecordZoneChanges {
      public let zoneID: CKRecordZone.ID
      public let error: CKError?
    }
    /// Fetching ended.
    public struct DidFetchChanges { public let context: FetchChangesContext }
    /// Sending begins.
    public struct WillSendChanges { public let context: SendChangesContext }
    /// Sending ended.
    public struct DidSendChanges { public let context: SendChangesContext }
  }
}

/// Provides records for a sync engine, and is told of its events.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}
extension CKSyncEngineDelegate {
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

extension CKDatabase {
  /// Changes of zones.
  public struct DatabaseChange {
    /// A zone that changed.
    public struct Modification { public let zoneID: CKRecordZone.ID }
    /// A zone that was deleted.
    public struct Deletion {
      /// The cause.
      public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
      public let zoneID: CKRecordZone.ID
      public let reason: Reason
    }
  }
  /// Changes of records.
  public struct RecordZoneChange {
    /// A record that changed.
    public struct Modification { public let record: CKRecord }
    /// A record that was deleted.
    public struct Deletion {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }
}
