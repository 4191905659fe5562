import UIKit

/// A record that describes with whom another record is shared. Nothing is shared: it has no address, and its participants are those
/// that the program adds.
open class CKShare: CKRecord, @unchecked Sendable {
  /// The description of a share that a user has accepted. None is ever created.
  open class Metadata: NSObject, @unchecked Sendable {
    public let share: CKShare
    init(_ share: CKShare) { self.share = share }
    open var containerIdentifier: String { "" }
    open var rootRecordID: CKRecord.ID { share.recordID }
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    open var rootRecord: CKRecord? { nil }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
    open var participantRole: ParticipantRole { .unknown }
    open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
  }
  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0, owner, privateUser = 3, publicUser, administrator
  }
  public enum ParticipantType: Int, Sendable { case unknown = 0, owner, privateUser = 3, publicUser }
  /// A user with whom a record is shared.
  open class Participant: NSObject, @unchecked Sendable {
    open var userIdentity: CKUserIdentity { CKUserIdentity() }
    open var role = ParticipantRole.privateUser
    open var permission = ParticipantPermission.readOnly
    open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantID: String { "" }
  }
  /// Keys of a share's fields that the system shows.
  public struct SystemFieldKey: Sendable {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }

  public convenience init(rootRecord: CKRecord) { self.init(rootRecord: rootRecord, shareID: CKRecord.ID()) }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", recordID: CKRecord.ID())
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var url: URL? { nil }
  open var publicPermission = ParticipantPermission.none
  open private(set) var participants: [Participant] = []
  open var owner: Participant { Participant() }
  open var currentUserParticipant: Participant? { nil }
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }
}

/// A user of iCloud. Nothing is known of one.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// The address or name by which a user is found.
  open class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?
    public init(emailAddress: String) {
      (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil)
    }
    public init(phoneNumber: String) {
      (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil)
    }
    public init(userRecordID: CKRecord.ID) {
      (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
    }
  }
  open var userRecordID: CKRecord.ID? { nil }
  open var lookupInfo: LookupInfo? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
  open var contactIdentifiers: [String] { [] }
}

/// The permissions that participants may get.
public struct CKSharingParticipantPermissionOption: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readOnly = CKSharingParticipantPermissionOption(rawValue: 1)
  public static let readWrite = CKSharingParticipantPermissionOption(rawValue: 2)
  public static let any: CKSharingParticipantPermissionOption = [.readOnly, .readWrite]
}
/// The people who may become participants.
public struct CKSharingParticipantAccessOption: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let anyoneWithLink = CKSharingParticipantAccessOption(rawValue: 1)
  public static let specifiedRecipientsOnly = CKSharingParticipantAccessOption(rawValue: 2)
  public static let any: CKSharingParticipantAccessOption = [.anyoneWithLink, .specifiedRecipientsOnly]
}
/// The ways in which a record may be shared.
open class CKAllowedSharingOptions: NSObject, @unchecked Sendable {
  open var allowedParticipantPermissionOptions: CKSharingParticipantPermissionOption
  open var allowedParticipantAccessOptions: CKSharingParticipantAccessOption
  open var allowsParticipantsToInviteOthers = false
  open var allowsAccessRequests = false
  public init(
    allowedParticipantPermissionOptions permissions: CKSharingParticipantPermissionOption,
    allowedParticipantAccessOptions access: CKSharingParticipantAccessOption
  ) { (allowedParticipantPermissionOptions, allowedParticipantAccessOptions) = (permissions, access) }
  open class var standard: CKAllowedSharingOptions {
    CKAllowedSharingOptions(
      allowedParticipantPermissionOptions: .any, allowedParticipantAccessOptions: .any)
  }
}

extension NSItemProvider {
  /// Registers a share. Nothing is shared.
  public func registerCKShare(
    _ share: CKShare, container: CKContainer, allowedSharingOptions: CKAllowedSharingOptions = .standard
  ) {}
  /// Registers a share that is prepared when it is needed. The closure is never called, since nothing is shared.
  public func registerCKShare(
    container: CKContainer, allowedSharingOptions: CKAllowedSharingOptions = .standard,
    preparationHandler: @escaping @Sendable () async throws -> CKShare
  ) {}
}

/// An operation that accepts shares.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  public override init() { super.init() }
  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }
  override func fail() {
    tell { [self] in
      acceptSharesCompletionBlock?(missing)
      acceptSharesResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// An operation that fetches what describes shares.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  open var shareURLs: [URL]?
  open var shouldFetchRootRecord = false
  open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
  public override init() { super.init() }
  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }
  override func fail() {
    tell { [self] in
      fetchShareMetadataCompletionBlock?(missing)
      fetchShareMetadataResultBlock?(.failure(missing))
    }
    super.fail()
  }
}

/// A notification of changes in a database. None arrives.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
/// A notification of changes in a zone. None arrives.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
/// A notification of changes that a query finds. None arrives.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordFields: [String: Any]? { nil }
  open var recordID: CKRecord.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
