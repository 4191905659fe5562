/// Stands in for Apple's Security: a keychain in memory, which is empty at each start, and random bytes.
/// Keys of curves encrypt and sign; those of RSA do not.
@_exported import Foundation
import FoundationNetworking
@_exported import NetworkingNames
import ObjectiveCSupport

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecDiskFull: OSStatus = -34
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecParam: OSStatus = -50
public let errSecWrPerm: OSStatus = -61
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecReadOnly: OSStatus = -25292
public let errSecAuthFailed: OSStatus = -25293
public let errSecNoSuchKeychain: OSStatus = -25294
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecDuplicateKeychain: OSStatus = -25296
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecBufferTooSmall: OSStatus = -25301
public let errSecDataTooLarge: OSStatus = -25302
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInvalidItemRef: OSStatus = -25304
public let errSecNoSuchClass: OSStatus = -25306
public let errSecNoDefaultKeychain: OSStatus = -25307
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecReadOnlyAttr: OSStatus = -25309
public let errSecWrongSecVersion: OSStatus = -25310
public let errSecKeySizeNotAllowed: OSStatus = -25311
public let errSecInteractionRequired: OSStatus = -25315
public let errSecDataNotAvailable: OSStatus = -25316
public let errSecDataNotModifiable: OSStatus = -25317
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecRestrictedAPI: OSStatus = -34020

// Texts, which are never changed: safe to share.
private func key(_ text: String) -> CFString { NSString(string: text) }
public nonisolated(unsafe) let kSecClass: CFString = key("class")
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = key("genp")
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = key("inet")
public nonisolated(unsafe) let kSecClassCertificate: CFString = key("cert")
public nonisolated(unsafe) let kSecClassKey: CFString = key("keys")
public nonisolated(unsafe) let kSecClassIdentity: CFString = key("idnt")
public nonisolated(unsafe) let kSecAttrAccount: CFString = key("acct")
public nonisolated(unsafe) let kSecAttrService: CFString = key("svce")
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = key("agrp")
public nonisolated(unsafe) let kSecAttrAccessible: CFString = key("pdmn")
public nonisolated(unsafe) let kSecAttrGeneric: CFString = key("gena")
public nonisolated(unsafe) let kSecAttrLabel: CFString = key("labl")
public nonisolated(unsafe) let kSecAttrServer: CFString = key("srvr")
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = key("sync")
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = key("syna")
public nonisolated(unsafe) let kSecAttrDescription: CFString = key("desc")
public nonisolated(unsafe) let kSecAttrComment: CFString = key("icmt")
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = key("cdat")
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = key("mdat")
public nonisolated(unsafe) let kSecAttrType: CFString = key("type")
public nonisolated(unsafe) let kSecAttrProtocol: CFString = key("ptcl")
public nonisolated(unsafe) let kSecAttrPort: CFString = key("port")
public nonisolated(unsafe) let kSecAttrPath: CFString = key("path")
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = key("accc")
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = key("atag")
public nonisolated(unsafe) let kSecAttrKeyType: CFString = key("type")
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = key("bsiz")
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = key("ak")
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = key("ck")
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = key("dk")
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = key("aku")
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = key("cku")
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = key("dku")
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = key("akpu")
public nonisolated(unsafe) let kSecValueData: CFString = key("v_Data")
public nonisolated(unsafe) let kSecValueRef: CFString = key("v_Ref")
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = key("v_PersistentRef")
public nonisolated(unsafe) let kSecReturnData: CFString = key("r_Data")
public nonisolated(unsafe) let kSecReturnAttributes: CFString = key("r_Attributes")
public nonisolated(unsafe) let kSecReturnRef: CFString = key("r_Ref")
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = key("r_PersistentRef")
public nonisolated(unsafe) let kSecMatchLimit: CFString = key("m_Limit")
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = key("m_LimitOne")
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = key("m_LimitAll")
// Conditions for certificates and identities. The keychain has none.
public nonisolated(unsafe) let kSecMatchPolicy: CFString = key("m_Policy")
public nonisolated(unsafe) let kSecMatchItemList: CFString = key("m_ItemList")
public nonisolated(unsafe) let kSecMatchSearchList: CFString = key("m_SearchList")
public nonisolated(unsafe) let kSecMatchIssuers: CFString = key("m_Issuers")
public nonisolated(unsafe) let kSecMatchEmailAddressIfPresent: CFString = key("m_EmailAddressIfPresent")
public nonisolated(unsafe) let kSecMatchSubjectContains: CFString = key("m_SubjectContains")
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = key("m_CaseInsensitive")
public nonisolated(unsafe) let kSecMatchTrustedOnly: CFString = key("m_TrustedOnly")
public nonisolated(unsafe) let kSecMatchValidOnDate: CFString = key("m_ValidOnDate")
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = key("u_OpPrompt")
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = key("u_AuthUI")
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = key("u_AuthCtx")
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = key("nleg")

/// The keychain: items with attributes.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// Returns the attributes that items are matched by, without keys of results, limits and user interface.
  private func attributes(_ query: [String: Any]) -> [String: Any] {
    query.filter {
      !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") && !$0.key.hasPrefix("u_") && $0.key != "nleg"
    }
  }

  /// The text by which values are compared, whose types may differ. Data are described by their number of bytes only.
  private func text(_ value: Any) -> String {
    if let data = value as? Data { return data.base64EncodedString() }
    if let flag = value as? Bool { return flag ? "1" : "0" }
    return "\(value)"
  }

  private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    attributes(query).allSatisfy { key, value in
      if ["v_Data", "v_Ref", "pdmn", "accc", "perm"].contains(key) { return true }
      if key == "sync", "\(value)" == "syna" { return true }
      guard let own = item[key] else { return false }
      return text(own) == text(value)
    }
  }

  private func isSame(_ item: [String: Any], _ other: [String: Any]) -> Bool {
    ["class", "acct", "svce", "srvr", "atag", "agrp", "kcls", "klbl"].allSatisfy {
      text(item[$0] ?? "") == text(other[$0] ?? "")
    }
  }

  func add(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let item = attributes(query)
      if items.contains(where: { isSame($0, item) }) { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func find(_ query: [String: Any]) -> [[String: Any]] {
    lock.withLock { items.filter { matches($0, query) } }
  }

  func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    lock.withLock {
      let places = items.indices.filter { matches(items[$0], query) }
      for place in places { items[place].merge(changes) { $1 } }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func remove(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let before = items.count
      items.removeAll { matches($0, query) }
      return items.count == before ? errSecItemNotFound : errSecSuccess
    }
  }
}

private func values(_ dictionary: CFDictionary) -> [String: Any] {
  var result: [String: Any] = [:]
  for (key, value) in dictionary { result["\(key)"] = value }
  return result
}

@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  var item = values(attributes)
  // A key has attributes of its own.
  if let key = item["v_Ref"] as? SecKey { item.merge(key.attributes) { given, _ in given } }
  return Keychain.shared.add(item)
}
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(values(query), values(attributesToUpdate))
}
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.remove(values(query)) }
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let asked = values(query)
  let found = Keychain.shared.find(asked)
  guard !found.isEmpty else { return errSecItemNotFound }
  func wants(_ key: CFString) -> Bool {
    (asked["\(key)"] as? NSNumber)?.boolValue ?? (asked["\(key)"] as? Bool) ?? false
  }
  func reference(_ item: [String: Any]) -> AnyObject? {
    if let stored = item["v_Ref"] { return stored as AnyObject }
    guard "\(item["class"] ?? "")" == "keys", let data = item["v_Data"] as? Data else { return nil }
    return SecKeyCreateWithData(data as NSData, item as NSDictionary, nil)
  }
  func answer(_ item: [String: Any]) -> AnyObject {
    if wants(kSecReturnRef), !wants(kSecReturnAttributes), let key = reference(item) { return key }
    if wants(kSecReturnAttributes) {
      return (wants(kSecReturnData) ? item : item.filter { $0.key != "v_Data" }) as NSDictionary
    }
    return (item["v_Data"] as? Data).map { $0 as NSData } ?? (item["v_Data"] as AnyObject)
  }
  let isAll = asked["m_Limit"].map { "\($0)" == "m_LimitAll" } ?? false
  result?.pointee = isAll ? found.map(answer) as NSArray : answer(found[0])
  return errSecSuccess
}
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  NSString(string: "OSStatus \(status)")
}

public final class SecRandom {}
public nonisolated(unsafe) let kSecRandomDefault: SecRandom? = nil  // A constant.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for place in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}

// Further constants. They have no effect.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = key("kSecAttrAuthenticationType")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = key("kSecAttrAuthenticationTypeDPA")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = key(
  "kSecAttrAuthenticationTypeDefault")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = key(
  "kSecAttrAuthenticationTypeHTMLForm")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = key(
  "kSecAttrAuthenticationTypeHTTPBasic")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = key(
  "kSecAttrAuthenticationTypeHTTPDigest")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = key("kSecAttrAuthenticationTypeMSN")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = key(
  "kSecAttrAuthenticationTypeNTLM")
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = key("kSecAttrAuthenticationTypeRPA")
public nonisolated(unsafe) let kSecAttrCreator: CFString = key("kSecAttrCreator")
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = key("kSecAttrIsInvisible")
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = key("kSecAttrIsNegative")
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = key("kSecAttrProtocolAFP")
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = key("kSecAttrProtocolAppleTalk")
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = key("kSecAttrProtocolDAAP")
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = key("kSecAttrProtocolEPPC")
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = key("kSecAttrProtocolFTP")
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = key("kSecAttrProtocolFTPAccount")
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = key("kSecAttrProtocolFTPProxy")
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = key("kSecAttrProtocolFTPS")
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = key("kSecAttrProtocolHTTP")
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = key("kSecAttrProtocolHTTPProxy")
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = key("kSecAttrProtocolHTTPS")
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = key("kSecAttrProtocolHTTPSProxy")
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = key("kSecAttrProtocolIMAP")
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = key("kSecAttrProtocolIMAPS")
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = key("kSecAttrProtocolIPP")
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = key("kSecAttrProtocolIRC")
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = key("kSecAttrProtocolIRCS")
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = key("kSecAttrProtocolLDAP")
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = key("kSecAttrProtocolLDAPS")
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = key("kSecAttrProtocolNNTP")
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = key("kSecAttrProtocolNNTPS")
public nonisolated(unsafe) let kSecAttrProtocolPOP: CFString = key("kSecAttrProtocolPOP")
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = key("kSecAttrProtocolRTSP")
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = key("kSecAttrProtocolRTSPProxy")
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = key("kSecAttrProtocolSMB")
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = key("kSecAttrProtocolSMTP")
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = key("kSecAttrProtocolSOCKS")
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = key("kSecAttrProtocolSSH")
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = key("kSecAttrProtocolTelnet")
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = key("kSecAttrProtocolTelnetS")
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = key("kSecAttrSecurityDomain")
public nonisolated(unsafe) let kSecItemClass: CFString = key("kSecItemClass")
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = key("kSecUseAuthenticationUIAllow")
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = key("kSecUseAuthenticationUIFail")
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = key("kSecUseAuthenticationUISkip")
public nonisolated(unsafe) let kSecUseItemList: CFString = key("kSecUseItemList")
public nonisolated(unsafe) let kSecUseKeychain: CFString = key("kSecUseKeychain")
public nonisolated(unsafe) let kSecUseKeychainList: CFString = key("kSecUseKeychainList")
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = key("kSecUseNoAuthenticationUI")
public nonisolated(unsafe) let kSecSharedPassword: CFString = key("kSecSharedPassword")

public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = key("pop3")
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = key("pops")

/// The authentication that an item's use requires. Raw values match Security's.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates access control flags. They are not enforced.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: AnyObject, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Always fails: there are no shared web credentials.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (NSError?) -> Void
) {
  completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}
/// Always fails: there are no shared web credentials.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, NSError?) -> Void
) {
  completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)))
}
/// Returns a random password of four groups of three characters.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement() }) }
  return NSString(string: groups.joined(separator: "-"))
}

// MARK: Identities

public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = key("passphrase")
public nonisolated(unsafe) let kSecImportItemLabel: CFString = key("label")
public nonisolated(unsafe) let kSecImportItemKeyID: CFString = key("keyid")
public nonisolated(unsafe) let kSecImportItemTrust: CFString = key("trust")
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = key("chain")
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = key("identity")
/// Always fails: identities cannot be read.
public func SecPKCS12Import(
  _ pkcs12_data: NSData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
/// Always fails: there are no identities.
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }
/// Always fails: there are no identities.
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecUnimplemented }

extension URLCredential {
  /// Creates a credential of an identity. Servers are not asked for certificates here.
  public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence)
  {
    self.init(user: "", password: "", persistence: persistence)
  }
}
