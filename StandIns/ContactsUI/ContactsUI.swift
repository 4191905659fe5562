/// Stands in for Apple's ContactsUI: pickers and cards are placeholders with their names.
@_exported import Contacts
@_exported import PlaceholderViews

/// A placeholder for a contact picker.
@preconcurrency @MainActor
open class CNContactPickerViewController: PlaceholderController {
  open override var placeholderName: String { "CNContactPickerViewController" }
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}
/// A property of a contact.
open class CNContactProperty: NSObject {
  open var contact: CNContact { CNContact() }
  open var key: String { "" }
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }
}
/// The delegate of a contact picker.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
/// A placeholder for a contact's card.
@preconcurrency @MainActor
open class CNContactViewController: PlaceholderController {
  open override var placeholderName: String { "CNContactViewController" }
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [Any]?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false
  open var alternateName: String?
  open var message: String?
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public init(forNewContact contact: CNContact?) {
    self.contact = contact ?? CNContact()
    super.init(nibName: nil, bundle: nil)
  }
  public init(forUnknownContact contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }
  /// The keys that a card requires of a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "card" as NSString }
}
/// The delegate of a contact's card.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}
