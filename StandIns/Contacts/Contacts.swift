/// Stands in for Apple's Contacts: contacts can be created; the address book cannot be read.
@_exported import Foundation
import ObjectiveCSupport

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public let CNErrorDomain = "CNErrorDomain"
public enum CNEntityType: Int, Sendable { case contacts }
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
open class CNLabeledValue<Value>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  open class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "").lowercased()
  }
}
/// The sort order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// The type of a contact.
public enum CNContactType: Int, Sendable { case person, organization }
/// A contact.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
  public override init() { super.init() }
  public let identifier = "contact"
  fileprivate var fields: [String: Any] = [:]
  open var contactType: CNContactType { .person }
  open var namePrefix: String { fields["prefix"] as? String ?? "" }
  open var middleName: String { fields["middle"] as? String ?? "" }
  open var nameSuffix: String { fields["suffix"] as? String ?? "" }
  open var nickname: String { fields["nickname"] as? String ?? "" }
  open var jobTitle: String { fields["job"] as? String ?? "" }
  open var departmentName: String { fields["department"] as? String ?? "" }
  open var note: String { fields["note"] as? String ?? "" }
  open var birthday: DateComponents? { fields["birthday"] as? DateComponents }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    fields["addresses"] as? [CNLabeledValue<CNPostalAddress>] ?? []
  }
  open var urlAddresses: [CNLabeledValue<NSString>] { fields["urls"] as? [CNLabeledValue<NSString>] ?? [] }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutableContact()
    copy.fields = fields
    (copy.givenName, copy.familyName, copy.organizationName) = (givenName, familyName, organizationName)
    (copy.phoneNumbers, copy.emailAddresses, copy.imageData) = (phoneNumbers, emailAddresses, imageData)
    return copy
  }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func localizedString(forKey key: String) -> String { key }
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var organizationName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageDataAvailable: Bool { imageData != nil }
}
/// A mutable contact.
open class CNMutableContact: CNContact {
  open override var namePrefix: String {
    get { super.namePrefix }
    set { fields["prefix"] = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { fields["middle"] = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { fields["suffix"] = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { fields["nickname"] = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { fields["job"] = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { fields["department"] = newValue }
  }
  open override var note: String {
    get { super.note }
    set { fields["note"] = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { fields["birthday"] = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { fields["addresses"] = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { fields["urls"] = newValue }
  }
  private var texts: [String: String] = [:]
  open override var givenName: String {
    get { texts["given"] ?? "" }
    set { texts["given"] = newValue }
  }
  open override var familyName: String {
    get { texts["family"] ?? "" }
    set { texts["family"] = newValue }
  }
  open override var organizationName: String {
    get { texts["organization"] ?? "" }
    set { texts["organization"] = newValue }
  }
  private var phones: [CNLabeledValue<CNPhoneNumber>] = []
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { phones }
    set { phones = newValue }
  }
  private var mails: [CNLabeledValue<NSString>] = []
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { mails }
    set { mails = newValue }
  }
  private var image: Data?
  open override var imageData: Data? {
    get { image }
    set { image = newValue }
  }
}
/// A postal address.
open class CNPostalAddress: NSObject {
  open internal(set) var street = ""
  open internal(set) var city = ""
  open internal(set) var state = ""
  open internal(set) var postalCode = ""
  open internal(set) var country = ""
  open internal(set) var isoCountryCode = ""
}
/// A mutable postal address.
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
/// A container of contacts. There are none.
open class CNContainer: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}
/// A group of contacts. There are none.
open class CNGroup: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
}
extension CNContactStore {
  /// Fails: there are no contacts.
  public func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor])
    throws
    -> CNContact
  { throw CocoaError(.featureUnsupported) }
  /// Returns no containers.
  public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  /// Returns no groups.
  public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
  public func defaultContainerIdentifier() -> String { "" }
  /// Requests access. Throws if it is denied.
  public func requestAccess(for type: CNEntityType) async throws -> Bool {
    if DeviceConditions.request(.contacts) { return true }
    throw Self.accessDenied
  }
  static var accessDenied: CNError {
    CNError(.authorizationDenied, userInfo: [NSLocalizedDescriptionKey: "Access Denied"])
  }
}
extension CNSaveRequest {
  public func update(_ contact: CNMutableContact) {}
}
extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
public let CNContactBirthdayKey = "birthday"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactNoteKey = "note"
public let CNContactTypeKey = "contactType"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The style of a formatted name.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContactFormatter: NSObject {
  open var style = CNContactFormatterStyle.fullName
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    "name"
  }
  /// Returns the parts of the name in Western order; the name of the organization if there are none.
  public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  open class func delimiter(for contact: CNContact) -> String { " " }
}
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
/// Formats addresses in several lines.
open class CNPostalAddressFormatter: NSObject {
  public override init() { super.init() }
  open func string(from address: CNPostalAddress) -> String {
    Self.string(from: address, style: .mailingAddress)
  }
  open class func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(
      separator: " ")
    return [address.street, place, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
/// Serializes names, phone numbers and email addresses. Parsing always fails.
open class CNContactVCardSerialization: NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }
  open class func data(with contacts: [CNContact]) throws -> Data {
    var text = ""
    for contact in contacts {
      text += "BEGIN:VCARD\r\nVERSION:3.0\r\n"
      text += "N:\(contact.familyName);\(contact.givenName);\(contact.middleName);\(contact.namePrefix);"
      text +=
        "\(contact.nameSuffix)\r\nFN:\(CNContactFormatter.string(from: contact, style: .fullName) ?? "")\r\n"
      for phone in contact.phoneNumbers { text += "TEL:\(phone.value.stringValue)\r\n" }
      for mail in contact.emailAddresses { text += "EMAIL:\(mail.value)\r\n" }
      text += "END:VCARD\r\n"
    }
    return Data(text.utf8)
  }
  /// Fails.
  open class func contacts(with data: Data) throws -> [CNContact] { throw CocoaError(.featureUnsupported) }
}
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier: String?) {}
  open func delete(_ contact: CNMutableContact) {}
}
/// The user's settings for contacts: those of the device's locale.
open class CNContactsUserDefaults: NSObject {
  private static let one = CNContactsUserDefaults()
  public class func shared() -> CNContactsUserDefaults { one }
  open var sortOrder: CNContactSortOrder { .givenName }
  /// The country in small letters, as on iOS.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
open class CNContactStore: NSObject {
  public class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    DeviceConditions.status(.contacts, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  /// Calls the handler from another thread than the main one, as on iOS.
  open func requestAccess(for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let handler = completionHandler
    let isGranted = DeviceConditions.request(.contacts)
    DispatchQueue.global().async { handler(isGranted, isGranted ? nil : Self.accessDenied) }
  }
  open func unifiedContacts(matching: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact] {
    []
  }
  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func execute(_ request: CNSaveRequest) throws { throw CocoaError(.featureUnsupported) }
}
