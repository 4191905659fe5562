/// The settings of tunnels and proxies. All values are stored only: no network is changed.
import Foundation

open class NEProxyServer: NSObject {
  public let address: String
  public let port: Int
  open var authenticationRequired = false
  open var username: String?
  open var password: String?
  public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
open class NEProxySettings: NSObject {
  open var autoProxyConfigurationEnabled = false
  open var proxyAutoConfigurationURL: URL?
  open var proxyAutoConfigurationJavaScript: String?
  open var httpEnabled = false
  open var httpServer: NEProxyServer?
  open var httpsEnabled = false
  open var httpsServer: NEProxyServer?
  open var excludeSimpleHostnames = false
  open var exceptionList: [String]?
  open var matchDomains: [String]?
}
public enum NEDNSProtocol: Int, Sendable { case cleartext = 1, TLS, HTTPS }
open class NEDNSSettings: NSObject {
  open var dnsProtocol: NEDNSProtocol { .cleartext }
  public let servers: [String]
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  open var matchDomainsNoSearch = false
  open var allowFailover = false
  public init(servers: [String]) { self.servers = servers }
}
open class NEDNSOverTLSSettings: NEDNSSettings {
  open override var dnsProtocol: NEDNSProtocol { .TLS }
  open var serverName: String?
  open var identityReference: Data?
}
open class NEDNSOverHTTPSSettings: NEDNSSettings {
  open override var dnsProtocol: NEDNSProtocol { .HTTPS }
  open var serverURL: URL?
  open var identityReference: Data?
}
open class NETunnelNetworkSettings: NSObject {
  public let tunnelRemoteAddress: String
  open var dnsSettings: NEDNSSettings?
  open var proxySettings: NEProxySettings?
  public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
  open var ipv4Settings: NEIPv4Settings?
  open var ipv6Settings: NEIPv6Settings?
  open var tunnelOverheadBytes: NSNumber?
  open var mtu: NSNumber?
}
open class NEIPv4Route: NSObject {
  public let destinationAddress: String
  public let destinationSubnetMask: String
  open var gatewayAddress: String?
  public init(destinationAddress address: String, subnetMask: String) {
    (destinationAddress, destinationSubnetMask) = (address, subnetMask)
  }
  open class func `default`() -> NEIPv4Route {
    NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
  }
}
open class NEIPv4Settings: NSObject {
  public let addresses: [String]
  public let subnetMasks: [String]
  open var router: String?
  open var includedRoutes: [NEIPv4Route]?
  open var excludedRoutes: [NEIPv4Route]?
  public init(addresses: [String], subnetMasks: [String]) {
    (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
  }
  open class func automatic() -> NEIPv4Settings { NEIPv4Settings(addresses: [], subnetMasks: []) }
}
open class NEIPv6Route: NSObject {
  public let destinationAddress: String
  public let destinationNetworkPrefixLength: NSNumber
  open var gatewayAddress: String?
  public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
    (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
  }
  open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
open class NEIPv6Settings: NSObject {
  public let addresses: [String]
  public let networkPrefixLengths: [NSNumber]
  open var includedRoutes: [NEIPv6Route]?
  open var excludedRoutes: [NEIPv6Route]?
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
  }
  open class func automatic() -> NEIPv6Settings { NEIPv6Settings(addresses: [], networkPrefixLengths: []) }
  open class func linkLocal() -> NEIPv6Settings { NEIPv6Settings(addresses: [], networkPrefixLengths: []) }
}
