/// Stands in for Apple's MobileCoreServices: uniform type identifiers.
@_exported import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension = "public.filename-extension" as NSString
public let kUTTagClassMIMEType = "public.mime-type" as NSString

/// Returns the identifier of the type with a file name extension or MIME type; `nil` if it is unknown.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: NSString, _ tag: NSString, _ parent: NSString?
) -> Unmanaged<NSString>? {
  let type =
    tagClass.isEqual(to: "public.mime-type")
    ? UTType(mimeType: tag as String) : UTType(filenameExtension: tag as String)
  return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}

/// Returns the file name extension or MIME type of a type; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(_ type: NSString, _ tagClass: NSString) -> Unmanaged<NSString>? {
  let known = UTType(type as String)
  let tag =
    tagClass.isEqual(to: "public.mime-type") ? known?.preferredMIMEType : known?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained($0 as NSString) }
}

/// Returns whether a type is equal to or conforms to another.
public func UTTypeConformsTo(_ type: NSString, _ other: NSString) -> Bool {
  guard let type = UTType(type as String), let other = UTType(other as String) else { return false }
  return type.conforms(to: other)
}
