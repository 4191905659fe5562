import CoreGraphics
import Foundation

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A Core Text font, which is a `UIFont`.
public typealias CTFont = UIFont
/// A Core Text font descriptor, which is a `UIFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor

/// The type of a user interface font.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The font of user text.
  case user = 0
  /// The monospaced font of user text.
  case userFixedPitch = 1
  /// The system font.
  case system = 2
  /// The bold system font.
  case emphasizedSystem = 3
  /// The system font of small controls.
  case smallSystem = 4
  /// The bold system font of small controls.
  case smallEmphasizedSystem = 5
  /// The system font of mini controls.
  case miniSystem = 6
  /// The bold system font of mini controls.
  case miniEmphasizedSystem = 7
  /// The font of labels.
  case label = 10
  /// The font of messages.
  case message = 11
}

/// Returns the font with a name, or the system font.
///
/// - Parameter matrix: Ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size)
}

/// Returns the font of a descriptor.
///
/// - Parameter matrix: Ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Options for creating fonts, none of which has an effect: there is nothing to activate or to download.
public struct CTFontOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CFIndex
  /// Creates options from bits.
  public init(rawValue: CFIndex) { self.rawValue = rawValue }
  /// Fonts are not activated.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  /// Fonts are not downloaded.
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  /// The system's font is preferred to others of the name.
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// Returns the font of a descriptor.
///
/// - Parameters:
///   - matrix: Ignored.
///   - options: Ignored.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Returns the font with a name, or the system font.
///
/// - Parameters:
///   - matrix: Ignored.
///   - options: Ignored.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Returns a user interface font; a size of 0 means the default size.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let usual: CGFloat =
    switch uiType {
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label: 10
    default: 13
    }
  let size = size > 0 ? size : usual
  return switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: size)
  case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
  default: .systemFont(ofSize: size)
  }
}

/// Returns a graphics font with a size; the system font if its data cannot be registered.
///
/// - Parameter matrix: Ignored.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { graphicsFont.font(ofSize: size) ?? .systemFont(ofSize: size) }

/// Returns the font with another size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// Returns the font without its size.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  CGFont(of: font)
}

/// Returns the size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent, in points. It is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the leading, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the cap height, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the x-height, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// Returns the family name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// Returns the full name. Equal to the PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// Returns the descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
