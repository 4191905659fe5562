/// Certificates, policies and trust. Connections have no certificates here, so that every evaluation of trust
/// succeeds; nothing is verified.
import Foundation
import FoundationNetworking
import ObjectiveCSupport
import UIKit

/// A certificate, represented by its bytes.
public final class SecCertificate: NSObject, @unchecked Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }
}
/// The policy of a certificate's evaluation.
public final class SecPolicy: NSObject, @unchecked Sendable {}
public final class SecIdentity: NSObject, @unchecked Sendable {}
public final class SecAccessControl: NSObject, @unchecked Sendable {}
/// Certificates and the policies to evaluate them with.
public final class SecTrust: NSObject, @unchecked Sendable {
  fileprivate var certificates: [SecCertificate]
  fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  let data = data as Data
  return data.isEmpty ? nil : SecCertificate(data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: AnyObject, _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust(
    (certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate] ?? [])
  return errSecSuccess
}
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: [SecCertificate], _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust(certificates)
  return errSecSuccess
}
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: Any?) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  true
}
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  result.pointee = .unspecified
  return errSecSuccess
}
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  result.pointee = .unspecified
  return errSecSuccess
}
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  // Unchecked: called once, as on Apple's platforms.
  struct Call: @unchecked Sendable { let result: (SecTrust, Bool, CFError?) -> Void }
  let call = Call(result: result)
  queue.async { call.result(trust, true, nil) }
  return errSecSuccess
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

// MARK: Challenges

/// Foundation on Linux declares these names as unavailable: it has no challenges for server trust or
/// client certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// `nil`: no challenge is for server trust.
  public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
  /// Creates a credential that states that a server is trusted.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
