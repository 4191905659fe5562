/// Stands in for Apple's CoreTelephony: there is no SIM card and no call.
@_exported import Foundation

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// A carrier. There is none.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}
open class CTTelephonyNetworkInfo: NSObject {
  public override init() { super.init() }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var dataServiceIdentifier: String? { nil }
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}
open class CTCall: NSObject {
  open var callState: String { "CTCallStateDisconnected" }
  open var callID: String { "" }
}
open class CTCallCenter: NSObject {
  public override init() { super.init() }
  open var currentCalls: Set<CTCall>? { nil }
  open var callEventHandler: ((CTCall) -> Void)?
}
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}
open class CTCellularData: NSObject {
  public override init() { super.init() }
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}
