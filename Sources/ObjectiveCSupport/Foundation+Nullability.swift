import Foundation

// Members of Foundation's classes that take or return other types on Apple's platforms.

extension NSString {
  /// Returns a string from a format and its arguments, with numbers as the current locale writes them.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: format.description, locale: .current, arguments: args))
  }
}

extension NSUUID {
  /// Creates an identifier from sixteen bytes; of zeros without bytes.
  @_disfavoredOverload
  public convenience init(uuidBytes bytes: UnsafePointer<UInt8>?) {
    guard let bytes else {
      let zeros = [UInt8](repeating: 0, count: 16)
      self.init(uuidBytes: zeros)
      return
    }
    self.init(uuidBytes: bytes)
  }
}

extension Bundle {
  /// Returns the files of the bundle's folder, or of one in it, whose names have an extension.
  ///
  /// Foundation on Linux returns `NSURL` objects. Its method takes an optional extension, so that calls with one prefer this.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
    return found?.map { $0 as URL }
  }

  /// Returns the files of the bundle's folder, or of one in it, whose names have an extension, in a language.
  public func urls(
    forResourcesWithExtension ext: String, subdirectory subpath: String?, localization: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localization)
    return found?.map { $0 as URL }
  }
}

extension Data.WritingOptions {
  /// The former name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The former name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The former name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// The former name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
