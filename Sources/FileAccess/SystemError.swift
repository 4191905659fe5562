import Foundation

/// Descriptions of system errors.
package enum SystemError {
  /// Returns the description of an `errno` value.
  package static func words(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "there is no such file"
    case ENOSPC: "there is no space left"
    case EDQUOT: "there is no more space for this user"
    case EROFS: "the file system can only be read"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case EEXIST: "something is there already"
    case ENOTEMPTY: "the folder is not empty"
    case ENAMETOOLONG: "the path is too long"
    case ELOOP: "its links lead in a circle"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "there is no memory"
    default: String(cString: strerror(number)).lowercased()
    }
  }

  /// Returns the path and the reason of a Foundation error; `nil` for other errors.
  package static func words(of error: any Error) -> String? {
    guard error is CocoaError || error is POSIXError || type(of: error) is NSError.Type else { return nil }
    let info = (error as NSError).userInfo
    let path = info["NSFilePath"] as? String ?? (info["NSURL"] as? URL)?.path
    let place = path.map { $0 + ": " } ?? ""
    if let error = error as? POSIXError { return place + words(error.code.rawValue) }
    if let reason = info[NSUnderlyingErrorKey] as? POSIXError { return place + words(reason.code.rawValue) }
    if let reason = info[NSUnderlyingErrorKey] as? NSError, reason.domain == NSPOSIXErrorDomain {
      return place + words(Int32(reason.code))
    }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return place + "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: return place + "permission denied"
    case .fileWriteOutOfSpace: return place + "there is no space left"
    case .fileWriteVolumeReadOnly: return place + "the file system can only be read"
    case .fileWriteFileExists: return place + "something is there already"
    case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding:
      return place + "the text is not UTF-8"
    case .fileReadTooLarge: return place + "the file is too large"
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: return place + "is not the name of a file"
    case .propertyListReadCorrupt: return place + "is not a property list"
    default:
      let error = error as NSError
      return place + "the system's error \(error.code) (\(error.domain))"
    }
  }
}
