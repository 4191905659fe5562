/// Stands in for Apple's Contacts: contacts can be made; the address book may not be read.
@_exported import Foundation

public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
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
open class CNContact: NSObject {
  public let identifier = "contact"
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var organizationName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageDataAvailable: Bool { imageData != nil }
}
open class CNMutableContact: CNContact {
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
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContactFormatter: NSObject {
  public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier: String?) {}
  open func delete(_ contact: CNMutableContact) {}
}
open class CNContactStore: NSObject {
  public class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, nil)
  }
  open func unifiedContacts(matching: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact] {
    []
  }
  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func execute(_ request: CNSaveRequest) throws { throw CocoaError(.featureUnsupported) }
}
