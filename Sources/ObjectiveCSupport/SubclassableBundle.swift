import ForkSafeLocks
import Foundation

/// A superclass for subclasses of `Bundle`, which cannot be subclassed on this system. The source adapter makes it the superclass of
/// applications' classes.
///
/// Applications declare such a class to have the texts of a language that the user chose, and make it the class of the main bundle by
/// `object_setClass(_:_:)`. Here an object of the class stands for the bundle: it is asked for the bundle's texts, and has the
/// bundle's associated objects. Unchecked, like that class.
open class SubclassableBundle: NSObject, @unchecked Sendable {
  /// The bundle that the object stands for.
  public let bundle: Bundle

  /// Creates an object that stands for a bundle.
  public required init(standingFor bundle: Bundle) { self.bundle = bundle }
  /// Creates an object for the bundle at a path; `nil` if there is none.
  public convenience init?(path: String) {
    guard let bundle = Bundle(path: path) else { return nil }
    self.init(standingFor: bundle)
  }
  /// Creates an object for the bundle at an address; `nil` if there is none.
  public convenience init?(url: URL) {
    guard let bundle = Bundle(url: url) else { return nil }
    self.init(standingFor: bundle)
  }

  /// Returns the text of a key. The default is the bundle's own.
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    Self.texts.withLock { $0 }(bundle, key, value, tableName)
  }
  /// Returns the path of a file of the bundle.
  open func path(forResource name: String?, ofType ext: String?) -> String? {
    bundle.path(forResource: name, ofType: ext)
  }
  /// Returns the path of a file in a folder of the bundle.
  open func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    bundle.path(forResource: name, ofType: ext, inDirectory: subpath)
  }
  /// Returns the address of a file of the bundle.
  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    bundle.url(forResource: name, withExtension: ext)
  }
  /// Returns a value of the bundle's property list.
  open func object(forInfoDictionaryKey key: String) -> Any? { bundle.object(forInfoDictionaryKey: key) }
  /// The bundle's property list.
  open var infoDictionary: [String: Any]? { bundle.infoDictionary }
  /// The bundle's identifier.
  open var bundleIdentifier: String? { bundle.bundleIdentifier }
  /// The path of the bundle.
  open var bundlePath: String { bundle.bundlePath }
  /// The address of the bundle.
  open var bundleURL: URL { bundle.bundleURL }
  /// The path of the folder of the bundle's files.
  open var resourcePath: String? { bundle.resourcePath }
  /// The address of the folder of the bundle's files.
  open var resourceURL: URL? { bundle.resourceURL }
  /// The languages of the bundle.
  open var localizations: [String] { bundle.localizations }
  /// The languages of the bundle that are used.
  open var preferredLocalizations: [String] { bundle.preferredLocalizations }

  // MARK: Bundles that have another class

  private static let standing = Mutex<[ObjectIdentifier: SubclassableBundle]>([:])
  /// Bundles' own texts.
  private static let texts = Mutex<@Sendable (Bundle, String, String?, String?) -> String>({
    $0.localizedString(forKey: $1, value: $2, table: $3)
  })

  /// Sets the function that has bundles' own texts. By default it is the bundle's method, which must not ask `standing(for:)`.
  package static func setTexts(_ function: @escaping @Sendable (Bundle, String, String?, String?) -> String) {
    texts.withLock { $0 = function }
  }

  /// Returns the object that stands for a bundle; `nil` if its class is its own.
  package static func standing(for bundle: Bundle) -> SubclassableBundle? {
    standing.withLock { $0[ObjectIdentifier(bundle)] }
  }

  /// Makes a class that of a bundle, or `Bundle` again.
  static func setClass(_ cls: AnyClass, of bundle: Bundle) {
    let object = (cls as? SubclassableBundle.Type)?.init(standingFor: bundle)
    standing.withLock { $0[ObjectIdentifier(bundle)] = object }
  }

  /// The object whose associated objects an object has: the bundle, for one that stands for it.
  static func owner(_ object: Any) -> AnyObject {
    (object as? SubclassableBundle)?.bundle ?? object as AnyObject
  }
}
