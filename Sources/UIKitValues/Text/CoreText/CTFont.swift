import CoreGraphics
import Foundation

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A font, which is the same as UIKit's.
public typealias CTFont = UIFont
/// What a font is asked for by, which is the same as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// Fonts of the system's interface.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Text of the user's.
  case user = 0
  /// Text of one width.
  case userFixedPitch = 1
  /// The system font.
  case system = 2
  /// The system font in bold.
  case emphasizedSystem = 3
  /// The system font of small controls.
  case smallSystem = 4
  /// The same in bold.
  case smallEmphasizedSystem = 5
  /// The system font of very small controls.
  case miniSystem = 6
  /// The same in bold.
  case miniEmphasizedSystem = 7
  /// Labels.
  case label = 10
  /// Messages.
  case message = 11
}

/// A font by its name; the system font where there is none.
///
/// - Parameter matrix: is not applied.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size)
}

/// A font of a descriptor's.
///
/// - Parameter matrix: is not applied.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// A font of the system's interface; 0 is its usual size.
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

/// A font without a size in a size; the system font where its file was damaged.
///
/// - Parameter matrix: is not applied.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { graphicsFont.font(ofSize: size) ?? .systemFont(ofSize: size) }

/// The same font in another size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// The font without its size; that of the system font for fonts that have no file of their own.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  CGFont(of: font)
}

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Points below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Points between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// The full name; here the PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

// Keys of attributes.

/// The key of a font; a constant.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = NSString(string: "NSFont")
/// The key of additional points between characters; a constant.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = NSString(string: "NSKern")
/// The key of additional points behind each character; a constant.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = NSString(string: "CTTracking")
/// The key of a colour of Core Graphics'; a constant.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString =
  NSString(string: "CTForegroundColor")
/// The key of a paragraph's style: UIKit's; a constant.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString =
  NSString(string: "NSParagraphStyle")
/// The key of how a text is underlined; a constant.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString =
  NSString(string: "NSUnderline")
/// The key of the line's thickness around glyphs, in percent of the size; a constant.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString =
  NSString(string: "NSStrokeWidth")
