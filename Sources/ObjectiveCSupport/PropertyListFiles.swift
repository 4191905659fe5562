import Foundation

// Foundation on Linux has the initializer of NSArray, and not that of NSDictionary.

extension NSDictionary {
  /// Creates a dictionary of a property list's.
  ///
  /// - Throws: an error of `CocoaError` if the file cannot be read, or is no property list of a dictionary.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
    guard let root = list as? [AnyHashable: Any] else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
    }
    self.init(dictionary: root)
  }
}
