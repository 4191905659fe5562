import Foundation
import Typesetting

/// Core Foundation's name of `NSError`.
public typealias CFError = NSError
/// Core Foundation's name of `NSData`.
public typealias CFData = NSData

/// Returns a pointer to the bytes of data, which is valid as long as the data exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
/// Returns the length of data in bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  NSString(string: err?.localizedDescription ?? "")
}

/// The lifetime of registered fonts. All scopes are treated as `process`.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The lifetime of the process.
  case process = 1
  /// Permanent for all processes of the user. Treated as `process`.
  case persistent = 2
  /// The login session of the user. Treated as `process`.
  case session = 3
  /// The same as `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}

/// An error of registering fonts. Raw values match Core Text's.
public enum CTFontManagerError: Int, Error, Sendable {
  /// The file does not exist or cannot be read.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is not a font, or is damaged.
  case unrecognizedFormat = 103
  /// The font has data that cannot be used.
  case invalidFontData = 104
  /// The file was registered before.
  case alreadyRegistered = 105
  /// There are more fonts than can be registered.
  case exceededResourceLimit = 106
  /// The catalogue has no such font.
  case assetNotFound = 107
  /// The font was not registered.
  case notRegistered = 201
  /// The font is used.
  case inUse = 202
  /// The system needs the font.
  case systemRequired = 203
  /// The font cannot be registered.
  case registrationFailed = 301
  /// The application lacks an entitlement.
  case missingEntitlement = 302
  /// The descriptor does not identify a font.
  case insufficientInfo = 303
  /// The user has cancelled the registration.
  case cancelledByUser = 304
  /// A font of the name is registered.
  case duplicatedName = 305
  /// The path is not that of a file.
  case invalidFilePath = 306
}

/// The error domain of the font manager.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that they are available by name.
///
/// - Parameter error: Receives the error if the result is `false`.
///
/// - Returns: `true` if the file is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    try FontLibrary.shared.register(contentsOf: fontURL as URL)
    return true
  } catch let failure {
    error?.pointee = .passRetained(managerError(failure))
    return false
  }
}

/// Registers the fonts of several files, so that they are available by name. Files that are not fonts are
/// skipped.
///
/// - Returns: `true` if all files are fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool {
  fontURLs.reduce(true) { CTFontManagerRegisterFontsForURL($1 as CFURL, scope, nil) && $0 }
}

/// Registers the fonts of several files, such as `urls as CFArray`. Files that are not fonts are skipped.
///
/// - Returns: `true` if all files are fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool {
  let urls = (0..<fontURLs.count).compactMap { place in
    (fontURLs[place] as? URL) ?? (fontURLs[place] as? NSURL).map { $0 as URL }
  }
  return CTFontManagerRegisterFontsForURLs(urls, scope, errors) && urls.count == fontURLs.count
}

/// Returns descriptors of the fonts of a file, `CTFontDescriptor` objects; `nil` if it has none. Unlike on iOS the fonts are registered,
/// since descriptors name them.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let names = try? FontLibrary.shared.register(contentsOf: fileURL as URL), !names.isEmpty else {
    return nil
  }
  return NSArray(array: names.map { UIFontDescriptor(name: $0, size: 0) })
}

/// Unregisters the fonts of a file.
///
/// - Parameter error: Receives the error if the result is `false`.
///
/// - Returns: `true` if the file was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontLibrary.shared.unregister(contentsOf: fontURL as URL) { return true }
  error?.pointee = .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain, code: CTFontManagerError.notRegistered.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\((fontURL as URL).path) is not registered"]))
  return false
}

func managerError(_ failure: FontError) -> NSError {
  let code: CTFontManagerError =
    switch failure {
    case .unreadable: .fileNotFound
    case .notAFont, .noSuchFace: .unrecognizedFormat
    }
  return NSError(
    domain: kCTFontManagerErrorDomain, code: code.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "\(failure)"])
}

extension UIFont {
  /// Registers the fonts that an application's `Info.plist` lists in `UIAppFonts`.
  ///
  /// - Returns: A message for each font that cannot be used.
  package static func registerAppFonts(_ info: [String: Any], in folder: String) -> [String] {
    (info["UIAppFonts"] as? [String] ?? []).compactMap { name in
      let last = (name as NSString).lastPathComponent
      let paths = [folder + "/" + name, folder + "/" + last]
      guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        return "UIAppFonts names \(name), which is not in the bundle"
      }
      return registerFont(atPath: path).map { "\(name): \($0)" }
    }
  }

  /// Registers the fonts of a file.
  ///
  /// - Returns: A message if it cannot be used.
  package static func registerFont(atPath path: String) -> String? {
    do throws(FontError) {
      try FontLibrary.shared.register(contentsOf: URL(fileURLWithPath: path))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns whether some characters of a text are drawn as boxes because no font has them.
  package func drawsBoxes(for text: String) -> Bool { FontLibrary.shared.drawsBoxes(for: text, in: textFont) }

  /// A Boolean value that indicates whether characters that are in no bundled or registered font are set in
  /// fonts of the machine instead of boxes. The default is `false`, so that layout is the same on all
  /// machines.
  ///
  /// Not part of Apple's UIKit.
  public static var usesMachineFonts: Bool {
    get { FontLibrary.shared.usesMachineFonts }
    set { FontLibrary.shared.usesMachineFonts = newValue }
  }
}
