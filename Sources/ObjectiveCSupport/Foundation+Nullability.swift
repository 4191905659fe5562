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
