import Foundation

/// A picture of an intent.
open class INImage: NSObject {
  enum Source {
    case named(String)
    case system(String)
    case data(Data)
    case address(URL, width: Double, height: Double)
  }
  let source: Source
  public init(named name: String) { source = .named(name) }
  public init(imageData: Data) { source = .data(imageData) }
  public init?(url: URL) { source = .address(url, width: 0, height: 0) }
  public init?(url: URL, width: Double, height: Double) {
    source = .address(url, width: width, height: height)
  }
  init(system name: String) { source = .system(name) }
  open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(system: systemImageName) }
}

/// A text that can be spoken.
public protocol INSpeakable {
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  var vocabularyIdentifier: String? { get }
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}
/// A text with a hint of its pronunciation.
open class INSpeakableString: NSObject, INSpeakable {
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
  public init(spokenPhrase: String) {
    (self.spokenPhrase, pronunciationHint, vocabularyIdentifier) = (spokenPhrase, nil, nil)
  }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
    self.vocabularyIdentifier = vocabularyIdentifier
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return spokenPhrase == other.spokenPhrase && pronunciationHint == other.pronunciationHint
      && vocabularyIdentifier == other.vocabularyIdentifier
  }
  open override var hash: Int { spokenPhrase.hashValue }
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel("_$!<Home>!$_")
  public static let work = INPersonHandleLabel("_$!<Work>!$_")
  public static let iPhone = INPersonHandleLabel("iPhone")
  public static let mobile = INPersonHandleLabel("_$!<Mobile>!$_")
  public static let main = INPersonHandleLabel("_$!<Main>!$_")
  public static let homeFax = INPersonHandleLabel("_$!<HomeFAX>!$_")
  public static let workFax = INPersonHandleLabel("_$!<WorkFAX>!$_")
  public static let pager = INPersonHandleLabel("_$!<Pager>!$_")
  public static let other = INPersonHandleLabel("_$!<Other>!$_")
  public static let school = INPersonHandleLabel("_$!<School>!$_")
}
/// A person's address.
open class INPersonHandle: NSObject {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
  }
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }
}
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let father = INPersonRelationship("father")
  public static let mother = INPersonRelationship("mother")
  public static let parent = INPersonRelationship("parent")
  public static let brother = INPersonRelationship("brother")
  public static let sister = INPersonRelationship("sister")
  public static let child = INPersonRelationship("child")
  public static let friend = INPersonRelationship("friend")
  public static let spouse = INPersonRelationship("spouse")
  public static let partner = INPersonRelationship("partner")
}
/// A person.
open class INPerson: NSObject, INSpeakable {
  open private(set) var personHandle: INPersonHandle?
  open private(set) var nameComponents: PersonNameComponents?
  open var displayName: String {
    let parts = [nameComponents?.givenName, nameComponents?.middleName, nameComponents?.familyName]
    let name = parts.compactMap { $0 }.joined(separator: " ")
    return givenName ?? (name.isEmpty ? personHandle?.value ?? "" : name)
  }
  open private(set) var image: INImage?
  open private(set) var contactIdentifier: String?
  open private(set) var customIdentifier: String?
  open private(set) var relationship: INPersonRelationship?
  open private(set) var aliases: [INPersonHandle]?
  open private(set) var suggestionType = INPersonSuggestionType.none
  open private(set) var isMe = false
  open private(set) var isContactSuggestion = false
  open var siriMatches: [INPerson]? { nil }
  open var spokenPhrase: String { displayName }
  open var pronunciationHint: String? { nil }
  open var vocabularyIdentifier: String? { customIdentifier }
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
  private let givenName: String?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, givenName) = (personHandle, nameComponents, displayName)
    (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.relationship = relationship
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    (self.isMe, self.suggestionType) = (isMe, suggestionType)
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    (self.isContactSuggestion, self.suggestionType) = (isContactSuggestion, suggestionType)
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    (self.aliases, self.suggestionType) = (aliases, suggestionType)
  }
}

/// A file of an intent.
open class INFile: NSObject {
  public let data: Data
  open var filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?
  public init(data: Data, filename: String, typeIdentifier: String?) {
    (self.data, self.filename, self.typeIdentifier, fileURL) = (data, filename, typeIdentifier, nil)
  }
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    (self.typeIdentifier, self.fileURL) = (typeIdentifier, fileURL)
  }
}
