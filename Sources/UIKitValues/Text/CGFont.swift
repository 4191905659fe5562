import CoreGraphics
import Foundation
import Typesetting

/// A font without a size.
public final class CGFont: NSObject {
  /// The PostScript name.
  public let postScriptName: CFString?
  /// The full name; here the PostScript name.
  public var fullName: CFString? { postScriptName }

  /// A font by its PostScript name; nil if there is none.
  public init?(_ name: CFString) {
    let text = "\(name)"
    guard UIFont(name: text, size: 12) != nil else { return nil }
    postScriptName = name
    super.init()
  }

  /// The font of a file's bytes; nil if they are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = try? FontFace(data: data) else { return nil }
    postScriptName = NSString(string: face.postScriptName)
    bytes = data
    super.init()
  }

  private(set) var bytes: Data?

  /// The font of one that has a size.
  package init(of font: UIFont) {
    postScriptName = NSString(string: font.fontName)
    sized = font
    super.init()
  }
  private var sized: UIFont?

  /// The font in a size; nil if its file was not registered.
  package func font(ofSize size: CGFloat) -> UIFont? {
    if let sized { return sized.withSize(size) }
    if let known = UIFont(name: "\(postScriptName ?? "")", size: size) { return known }
    guard let bytes, (try? FontLibrary.shared.register(data: bytes)) != nil else { return nil }
    return UIFont(name: "\(postScriptName ?? "")", size: size)
  }
}

/// Makes a font available by its name.
///
/// - Parameter error: takes the error when the result is false.
/// - Returns: whether there was none of its name before.
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
