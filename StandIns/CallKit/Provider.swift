import AVFAudio
import Foundation

/// The settings of a provider.
open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
  public let localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportsAudioTranslation = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() {
    localizedName = nil
    super.init()
  }
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
  private init(copying other: CXProviderConfiguration) {
    localizedName = other.localizedName
    ringtoneSound = other.ringtoneSound
    iconTemplateImageData = other.iconTemplateImageData
    maximumCallGroups = other.maximumCallGroups
    maximumCallsPerCallGroup = other.maximumCallsPerCallGroup
    includesCallsInRecents = other.includesCallsInRecents
    supportsVideo = other.supportsVideo
    supportsAudioTranslation = other.supportsAudioTranslation
    supportedHandleTypes = other.supportedHandleTypes
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { CXProviderConfiguration(copying: self) }
}

/// An object that reports calls to the system. There is none: calls that are reported fail, and the delegate
/// is not called.
open class CXProvider: NSObject, @unchecked Sendable {
  private var current: CXProviderConfiguration
  private var queue = DispatchQueue.main
  open var configuration: CXProviderConfiguration {
    get { current }
    set { current = Self.copy(of: newValue) }
  }
  private class func copy(of configuration: CXProviderConfiguration) -> CXProviderConfiguration {
    configuration.copy() as? CXProviderConfiguration ?? configuration
  }
  open var pendingTransactions: [CXTransaction] { [] }
  public init(configuration: CXProviderConfiguration) { current = Self.copy(of: configuration) }
  /// Sets the queue of reports; the delegate is not called.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.queue = queue ?? .main
  }
  /// Ends with an error in the queue of the delegate.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    queue.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unentitled)
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open class func reportNewIncomingVoIPPushPayload(
    _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    nonisolated(unsafe) let handler = completion
    DispatchQueue.main.async { handler(CXErrorCodeNotificationServiceExtensionError(.invalidClientProcess)) }
  }
  open func invalidate() {}
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
}

/// The delegate of a provider.
public protocol CXProviderDelegate: AnyObject {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
