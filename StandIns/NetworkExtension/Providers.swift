/// The providers of extensions, which the system runs on a device, and never here.
import Foundation

public enum NEProviderStopReason: Int, Sendable {
  case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled,
    authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved,
    superceded,
    userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}
open class NEProvider: NSObject {
  public override init() { super.init() }
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func wake() {}
  open func displayMessage(_ message: String, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}
open class NETunnelProvider: NEProvider {
  open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
  open var reasserting = false
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Always fails: there is no tunnel.
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(NETunnelProviderError.networkSettingsFailed) }
}
open class NEPacket: NSObject {
  public let data: Data
  public let protocolFamily: UInt8
  public init(data: Data, protocolFamily: UInt8) { (self.data, self.protocolFamily) = (data, protocolFamily) }
}
/// The packets of a tunnel. There are none: handlers are never called.
open class NEPacketTunnelFlow: NSObject {
  open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
  open func readPacketObjects(completionHandler: @escaping ([NEPacket]) -> Void) {}
  @discardableResult
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
  @discardableResult
  open func writePacketObjects(_ packets: [NEPacket]) -> Bool { false }
}
open class NEPacketTunnelProvider: NETunnelProvider {
  public let packetFlow = NEPacketTunnelFlow()
  open func startTunnel(
    options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(NEVPNError(.connectionFailed))
  }
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

// MARK: Filters

public enum NETrafficDirection: Int, Sendable { case any, inbound, outbound }
public enum NEFilterAction: Int, Sendable { case invalid, allow, drop, remediate, filterData }
open class NEFilterFlow: NSObject {
  open var url: URL? { nil }
  open var sourceAppIdentifier: String? { nil }
  open var sourceAppVersion: String? { nil }
  open var direction: NETrafficDirection { .any }
  public let identifier = UUID()
}
open class NEFilterBrowserFlow: NEFilterFlow {
  open var parentURL: URL? { nil }
}
open class NEFilterSocketFlow: NEFilterFlow {
  open var remoteHostname: String? { nil }
  open var socketFamily: Int32 { 0 }
  open var socketType: Int32 { 0 }
  open var socketProtocol: Int32 { 0 }
}
open class NEFilterVerdict: NSObject { open var shouldReport = false }
open class NEFilterNewFlowVerdict: NEFilterVerdict {
  open class func allow() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
  open class func drop() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
  open class func needRules() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
  open class func filterDataVerdict(
    withFilterInbound filterInbound: Bool, peekInboundBytes: Int, filterOutbound: Bool, peekOutboundBytes: Int
  ) -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
}
open class NEFilterDataVerdict: NEFilterVerdict {
  open class func allow() -> NEFilterDataVerdict { NEFilterDataVerdict() }
  open class func drop() -> NEFilterDataVerdict { NEFilterDataVerdict() }
  open class func needRules() -> NEFilterDataVerdict { NEFilterDataVerdict() }
  public convenience init(passBytes: Int, peekBytes: Int) { self.init() }
}
open class NEFilterControlVerdict: NEFilterNewFlowVerdict {
  open class func allow(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict {
    NEFilterControlVerdict()
  }
  open class func drop(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict {
    NEFilterControlVerdict()
  }
  open class func updateRules() -> NEFilterControlVerdict { NEFilterControlVerdict() }
}
open class NEFilterReport: NSObject {
  open var flow: NEFilterFlow? { nil }
  open var action: NEFilterAction { .invalid }
}
open class NEFilterProvider: NEProvider {
  open var filterConfiguration: NEFilterProviderConfiguration { NEFilterProviderConfiguration() }
  open func startFilter(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  open func stopFilter(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func handle(_ report: NEFilterReport) {}
}
open class NEFilterDataProvider: NEFilterProvider {
  open func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict { .allow() }
  open func handleInboundData(
    from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
  ) -> NEFilterDataVerdict { .allow() }
  open func handleOutboundData(
    from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
  ) -> NEFilterDataVerdict { .allow() }
  open func handleInboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { .allow() }
  open func handleOutboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { .allow() }
  open func handleRulesChanged() {}
}
open class NEFilterControlProvider: NEFilterProvider {
  open var remediationMap: [String: [String: NSObject]]?
  open var urlAppendStringMap: [String: String]?
  open func handleNewFlow(_ flow: NEFilterFlow, completionHandler: @escaping (NEFilterControlVerdict) -> Void)
  {
    completionHandler(.allow(withUpdateRules: false))
  }
  open func notifyRulesChanged() {}
}
