import Foundation
import PlaceholderViews

public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }
/// A file that a message has.
open class INSendMessageAttachment: NSObject {
  public let audioMessageFile: INFile?
  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}
/// The data of a sent message's donation.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
  open var mentionsCurrentUser = false
  open var isReplyToCurrentUser = false
  open var notifyRecipientAnyway = false
  open var recipientCount = 0
  public override init() { super.init() }
}
/// The sending of a message.
open class INSendMessageIntent: INIntent {
  open private(set) var recipients: [INPerson]?
  open private(set) var outgoingMessageType = INOutgoingMessageType.unknown
  open private(set) var content: String?
  open private(set) var speakableGroupName: INSpeakableString?
  open private(set) var conversationIdentifier: String?
  open private(set) var serviceName: String?
  open private(set) var sender: INPerson?
  open private(set) var attachments: [INSendMessageAttachment]?
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
    (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
    (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
  }
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .unknown, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender, attachments: nil)
  }
  public convenience init(
    recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, content: content,
      speakableGroupName: groupName.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: nil,
      serviceName: serviceName, sender: sender)
  }
}
/// A message.
open class INMessage: NSObject {
  public let identifier: String
  public let conversationIdentifier: String?
  public let content: String?
  public let dateSent: Date?
  public let sender: INPerson?
  public let recipients: [INPerson]?
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?
  ) {
    (self.identifier, self.conversationIdentifier) = (identifier, conversationIdentifier)
    (self.content, self.dateSent) = (content, dateSent)
    (self.sender, self.recipients) = (sender, recipients)
  }
  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent,
      sender: sender,
      recipients: recipients)
  }
}

public enum INCallDestinationType: Int, Sendable {
  case unknown, normal, emergency, voicemail, redial, callBack
}
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }
public enum INCallRecordType: Int, Sendable {
  case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
}
/// The start of a call with sound.
open class INStartAudioCallIntent: INIntent {
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?
  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    (self.destinationType, self.contacts) = (destinationType, contacts)
  }
  public convenience init(contacts: [INPerson]?) { self.init(destinationType: .normal, contacts: contacts) }
}
/// The start of a call with pictures.
open class INStartVideoCallIntent: INIntent {
  public let contacts: [INPerson]?
  public init(contacts: [INPerson]?) { self.contacts = contacts }
}
/// The start of a call.
open class INStartCallIntent: INIntent {
  public let audioRoute: INCallAudioRoute
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?
  public let recordTypeForRedialing: INCallRecordType
  public let callCapability: INCallCapability
  public let callRecordFilter: INCallRecordFilter?
  public let callRecordToCallBack: INCallRecord?
  public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) {
    (self.audioRoute, self.destinationType, self.contacts) = (audioRoute, destinationType, contacts)
    (self.recordTypeForRedialing, self.callCapability) = (recordTypeForRedialing, callCapability)
    (callRecordFilter, callRecordToCallBack) = (nil, nil)
  }
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    (self.callRecordFilter, self.callRecordToCallBack) = (callRecordFilter, callRecordToCallBack)
    (self.audioRoute, self.destinationType, self.contacts) = (audioRoute, destinationType, contacts)
    (recordTypeForRedialing, self.callCapability) = (.unknown, callCapability)
  }
}
/// A condition of the calls to find.
open class INCallRecordFilter: NSObject {
  public let participants: [INPerson]?
  public let callCapability: INCallCapability
  public init(participants: [INPerson]?, callCapability: INCallCapability) {
    (self.participants, self.callCapability) = (participants, callCapability)
  }
}
/// A call of the past.
open class INCallRecord: NSObject {
  public let identifier: String
  public let dateCreated: Date?
  public let callRecordType: INCallRecordType
  public let callCapability: INCallCapability
  public init(
    identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability
  ) {
    (self.identifier, self.dateCreated) = (identifier, dateCreated)
    (self.callRecordType, self.callCapability) = (callRecordType, callCapability)
  }
}

public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
    musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station,
    music, algorithmicRadioStation, news
}
/// Something to play.
open class INMediaItem: NSObject {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
  ) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
  }
}
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
/// The media that the user asked for.
open class INMediaSearch: NSObject {
  open var mediaType: INMediaItemType { .unknown }
  open var mediaName: String? { nil }
  open var artistName: String? { nil }
  open var albumName: String? { nil }
  open var genreNames: [String]? { nil }
  open var mediaIdentifier: String? { nil }
}
/// The playing of media.
open class INPlayMediaIntent: INIntent {
  public let mediaItems: [INMediaItem]?
  public let mediaContainer: INMediaItem?
  public let playShuffled: Bool?
  public let playbackRepeatMode: INPlaybackRepeatMode
  public let resumePlayback: Bool?
  public let playbackQueueLocation: INPlaybackQueueLocation
  public let playbackSpeed: Double?
  public let mediaSearch: INMediaSearch?
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
    (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
    (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
    self.mediaSearch = mediaSearch
  }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
}
/// The response to the intent.
open class INSendMessageIntentResponse: INIntentResponse {
  public let code: INSendMessageIntentResponseCode
  open var sentMessage: INMessage?
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// A handler of the intent. The system does not call it.
public protocol INSendMessageIntentHandling: AnyObject {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
}
extension INSendMessageIntentHandling {
  public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  {
    completion(INSendMessageIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    completion([])
  }
  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
}

public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired,
    failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureNoValidNumber
}
/// The response to the intent.
open class INStartAudioCallIntentResponse: INIntentResponse {
  public let code: INStartAudioCallIntentResponseCode
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// A handler of the intent. The system does not call it.
public protocol INStartAudioCallIntentHandling: AnyObject {
  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
}
extension INStartAudioCallIntentHandling {
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion([])
  }
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
}

public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired,
    failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureInvalidNumber
}
/// The response to the intent.
open class INStartVideoCallIntentResponse: INIntentResponse {
  public let code: INStartVideoCallIntentResponseCode
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// A handler of the intent. The system does not call it.
public protocol INStartVideoCallIntentHandling: AnyObject {
  func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
}
extension INStartVideoCallIntentHandling {
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    completion(INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion([])
  }
}

public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch,
    failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled,
    failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging,
    failureRequiringInAppAuthentication
}
/// The response to the intent.
open class INStartCallIntentResponse: INIntentResponse {
  public let code: INStartCallIntentResponseCode
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// A handler of the intent. The system does not call it.
public protocol INStartCallIntentHandling: AnyObject {
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
  func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
}
extension INStartCallIntentHandling {
  public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    completion([])
  }
  public func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, handleInApp, continueInApp, failure,
    failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent,
    failureMaxStreamLimitReached
}
/// The response to the intent.
open class INPlayMediaIntentResponse: INIntentResponse {
  public let code: INPlayMediaIntentResponseCode
  open var nowPlayingInfo: [String: Any]?
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// A handler of the intent. The system does not call it.
public protocol INPlayMediaIntentHandling: AnyObject {
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  )
  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}
extension INPlayMediaIntentHandling {
  public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    completion([])
  }
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
}
