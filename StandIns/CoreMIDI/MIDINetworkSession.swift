import Foundation
import ObjectiveCSupport

public let MIDINetworkBonjourServiceType = "_apple-midi._udp"
public let MIDINetworkNotificationContactsDidChange = "MIDINetworkNotificationContactsDidChange"
public let MIDINetworkNotificationSessionDidChange = "MIDINetworkNotificationSessionDidChange"
public enum MIDINetworkConnectionPolicy: UInt, Sendable { case noOne, hostsInContactList, anyone }

open class MIDINetworkHost: NSObject, @unchecked Sendable {
  public let name: String
  public let address: String
  public let port: Int
  public init(name: String, address: String, port: Int) {
    (self.name, self.address, self.port) = (name, address, port)
  }
  open func hasSameAddress(as other: MIDINetworkHost) -> Bool {
    address == other.address && port == other.port
  }
}
open class MIDINetworkConnection: NSObject, @unchecked Sendable {
  public let host: MIDINetworkHost
  public init(host: MIDINetworkHost) { self.host = host }
}
/// The session over the network. It stores its settings, and nothing can be connected.
open class MIDINetworkSession: NSObject, @unchecked Sendable {
  private static let session = MIDINetworkSession()
  open class func `default`() -> MIDINetworkSession { session }
  open var isEnabled = false
  open var connectionPolicy = MIDINetworkConnectionPolicy.hostsInContactList
  open var networkPort: Int { 0 }
  open var networkName: String { "" }
  open var localName: String { "" }
  open private(set) var contacts: Set<MIDINetworkHost> = []
  open func addContact(_ contact: MIDINetworkHost) -> Bool { contacts.insert(contact).inserted }
  open func removeContact(_ contact: MIDINetworkHost) -> Bool { contacts.remove(contact) != nil }
  open func connections() -> Set<MIDINetworkConnection> { [] }
  open func addConnection(_ connection: MIDINetworkConnection) -> Bool { false }
  open func removeConnection(_ connection: MIDINetworkConnection) -> Bool { false }
  open func sourceEndpoint() -> MIDIEndpointRef { 0 }
  open func destinationEndpoint() -> MIDIEndpointRef { 0 }
}
