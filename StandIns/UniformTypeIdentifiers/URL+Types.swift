import Foundation

// Names of files that fit a type.

extension UTType {
  /// Returns a name of a file with the extension of the type: `name` itself if its extension is valid for the type, or the
  /// type has none.
  func fileName(_ name: String) -> String {
    let ending = (name as NSString).pathExtension
    if !ending.isEmpty, let type = UTType(filenameExtension: ending), type.conforms(to: self) { return name }
    return preferredFilenameExtension.map { "\(name).\($0)" } ?? name
  }
}

extension URL {
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(
      contentType.fileName(partialName), isDirectory: contentType.conforms(to: .directory))
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    let complete = contentType.fileName(name)
    return complete == name ? self : appendingPathExtension(String(complete.dropFirst(name.count + 1)))
  }
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent(contentType.fileName(partialName))
  }
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.fileName(self as String)
  }
}
