import Foundation

extension NSDictionary {
  /// Creates a dictionary of a property list's.
  ///
  /// - Throws: an error of `CocoaError` if the file cannot be read, or is no property list of a dictionary.
  public convenience init(contentsOf url: URL, error: ()) throws {
    self.init(dictionary: try propertyList(url) as [AnyHashable: Any])
  }
}

extension NSArray {
  /// Creates an array of a property list's.
  ///
  /// - Throws: an error of `CocoaError` if the file cannot be read, or is no property list of an array.
  public convenience init(contentsOf url: URL, error: ()) throws {
    self.init(array: try propertyList(url) as [Any])
  }
}

private func propertyList<Root>(_ url: URL) throws -> Root {
  let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
  guard let root = list as? Root else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url]) }
  return root
}
