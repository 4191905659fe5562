import CoreGraphics
import Foundation
import Typesetting

/// The index of a glyph in a font.
public typealias CGGlyph = UInt16

/// A font without a size.
public final class CGFont: NSObject {
  /// The PostScript name.
  public let postScriptName: CFString?
  /// The full name. Equal to the PostScript name.
  public var fullName: CFString? { postScriptName }

  /// Creates a font with a PostScript name; `nil` if there is none.
  public init?(_ name: CFString) {
    let text = "\(name)"
    guard UIFont(name: text, size: 12) != nil else { return nil }
    postScriptName = name
    super.init()
  }

  /// Creates a font from the data of a file; `nil` if the data is not a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data.map({ $0 as Data }), let face = try? FontFace(data: data) else {
      return nil
    }
    postScriptName = NSString(string: face.postScriptName)
    bytes = data
    super.init()
  }

  private(set) var bytes: Data?

  /// Creates the font without the size of a `UIFont`.
  package init(of font: UIFont) {
    postScriptName = NSString(string: font.fontName)
    sized = font
    super.init()
  }
  private var sized: UIFont?

  /// Returns the font with a size; `nil` if its data cannot be registered.
  package func font(ofSize size: CGFloat) -> UIFont? {
    if let sized { return sized.withSize(size) }
    if let known = UIFont(name: "\(postScriptName ?? "")", size: size) { return known }
    guard let bytes, (try? FontLibrary.shared.register(data: bytes)) != nil else { return nil }
    return UIFont(name: "\(postScriptName ?? "")", size: size)
  }
}

/// Registers a font, so that it is available by name.
///
/// - Parameter error: Receives the error if the result is `false`.
///
/// - Returns: `false` if the font's data cannot be used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let bytes = font.bytes else { return true }
  do throws(FontError) {
    try FontLibrary.shared.register(data: bytes)
    return true
  } catch let failure {
    error?.pointee = .passRetained(managerError(failure))
    return false
  }
}
