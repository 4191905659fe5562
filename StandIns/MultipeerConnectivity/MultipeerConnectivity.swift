/// Stands in for Apple's MultipeerConnectivity: sessions without peers. Browsing and advertising fail.
@_exported import PlaceholderViews

/// A peer.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// The connection state of a peer.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// The reliability of sent data.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// The encryption of a session.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// The domain of the errors of MultipeerConnectivity.
public let MCErrorDomain = "MCErrorDomain"
/// An error of a session.
public struct MCError: _FrameworkError {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public static var errorDomain: String { MCErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let unknown = Code.unknown
  public static let notConnected = Code.notConnected
  public static let invalidParameter = Code.invalidParameter
  public static let unsupported = Code.unsupported
  public static let timedOut = Code.timedOut
  public static let cancelled = Code.cancelled
  public static let unavailable = Code.unavailable
}
extension MCError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = MCError
}

/// A session without peers.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) {
    (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
  }
  /// Always fails.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  /// Always fails.
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
  /// Always fails.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  open func disconnect() {}
}
/// The delegate of a session.
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}
/// An advertiser of a service. It always fails to start.
open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  /// Reports an error.
  open func startAdvertisingPeer() {
    delegate?.advertiser(self, didNotStartAdvertisingPeer: UnavailableFrameworkError())
  }
  open func stopAdvertisingPeer() {}
}
/// The delegate of an advertiser.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
  {}
}
/// A browser for nearby services. It always fails to start.
open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  /// Reports an error.
  open func startBrowsingForPeers() {
    delegate?.browser(self, didNotStartBrowsingForPeers: UnavailableFrameworkError())
  }
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
/// The delegate of a browser.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// An assistant that presents invitations. None arrives.
open class MCAdvertiserAssistant: NSObject {
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  public let session: MCSession
  public let serviceType: String
  public let discoveryInfo: [String: String]?
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
  }
  open func start() {}
  open func stop() {}
}
/// The delegate of an advertiser assistant.
public protocol MCAdvertiserAssistantDelegate: AnyObject {}
/// A placeholder for the selection of peers.
@preconcurrency @MainActor
open class MCBrowserViewController: PlaceholderController {
  open override var placeholderName: String { "MCBrowserViewController" }
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let session: MCSession
  open var minimumNumberOfPeers = 2
  open var maximumNumberOfPeers = 8
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
/// The delegate of a browser view controller.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: AnyObject {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
