import Foundation
import Typesetting

/// Core Foundation's name of URL, so that `url as CFURL` compiles.
public typealias CFURL = URL
/// Core Foundation's name of NSError.
public typealias CFError = NSError
/// Core Foundation's name of NSData.
public typealias CFData = NSData

/// The bytes of data, as long as it lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// What an error says.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  NSString(string: err?.localizedDescription ?? "")
}

/// How long registered fonts are known: here always as long as the process runs.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// As long as the process runs.
  case process = 1
  /// For good, for all of the user's processes; here as long as the process runs.
  case persistent = 2
  /// As long as the user is logged in; here as long as the process runs.
  case session = 3
  /// The same as `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}

/// The errors of registering fonts. Raw values are Core Text's.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no such file, or it cannot be read.
  case fileNotFound = 101
  /// The file is no font, or is damaged.
  case unrecognizedFormat = 103
  /// The font to be unregistered was not registered.
  case notRegistered = 201
}

/// The domain of CTFontManager's errors.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file available by name.
///
/// - Parameter error: takes the error when the result is false.
/// - Returns: whether the file was a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    try FontLibrary.shared.register(contentsOf: fontURL)
    return true
  } catch let failure {
    error?.pointee = .passRetained(managerError(failure))
    return false
  }
}

/// Makes the fonts of several files available by name; those that are no fonts are passed over.
///
/// - Returns: whether all were fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool {
  fontURLs.reduce(true) { CTFontManagerRegisterFontsForURL($1, scope, nil) && $0 }
}

/// Makes the fonts of a file unavailable again.
///
/// - Parameter error: takes the error when the result is false.
/// - Returns: whether the file was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontLibrary.shared.unregister(contentsOf: fontURL) { return true }
  error?.pointee = .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain, code: CTFontManagerError.notRegistered.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(fontURL.path) is not registered"]))
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
  /// Registers the fonts that an application's `Info.plist` lists under `UIAppFonts`, in its bundle.
  ///
  /// - Returns: a message for each that could not be used.
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
  /// - Returns: a message if it could not be used.
  package static func registerFont(atPath path: String) -> String? {
    do throws(FontError) {
      try FontLibrary.shared.register(contentsOf: URL(fileURLWithPath: path))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether boxes stand for characters of a text, since neither the font nor any other has them.
  package func drawsBoxes(for text: String) -> Bool { FontLibrary.shared.drawsBoxes(for: text, in: textFont) }

  /// Whether characters that no bundled or registered font has are set in fonts of the machine that runs this, rather
  /// than as boxes. Off by default: layout is the same on every machine then.
  ///
  /// Only this package's UIKit has it.
  public static var usesMachineFonts: Bool {
    get { FontLibrary.shared.usesMachineFonts }
    set { FontLibrary.shared.usesMachineFonts = newValue }
  }
}
