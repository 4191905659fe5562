import Foundation

/// The number of an encoding of text in Core Foundation.
public typealias CFStringEncoding = UInt32
/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings of text that are in Core Foundation on every system.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Further encodings of text in Core Foundation.
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case macChineseSimp = 25
  case isoLatin2 = 0x0202
  case isoLatinCyrillic = 0x0205
  case isoLatinGreek = 0x0207
  case isoLatin5 = 0x0209
  case isoLatin9 = 0x020F
  case dosLatinUS = 0x0400
  case dosLatin1 = 0x0410
  case dosJapanese = 0x0420
  case dosChineseSimplif = 0x0421
  case dosKorean = 0x0422
  case dosChineseTrad = 0x0423
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case windowsGreek = 0x0503
  case windowsLatin5 = 0x0504
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case ISO_2022_JP = 0x0820
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_TW = 0x0931
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
  case big5_HKSCS_1999 = 0x0A06
}

/// The encodings that Foundation numbers otherwise than by Core Foundation's number.
private let foundationEncodings: [CFStringEncoding: String.Encoding] = [
  0: .macOSRoman, 0x0500: .windowsCP1252, 0x0501: .windowsCP1250, 0x0502: .windowsCP1251,
  0x0503: .windowsCP1253, 0x0504: .windowsCP1254, 0x0201: .isoLatin1, 0x0202: .isoLatin2,
  0x0B01: .nextstep, 0x0600: .ascii, 0x0100: .unicode, 0x0800_0100: .utf8, 0x0BFF: .nonLossyASCII,
  0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian, 0x0C00_0100: .utf32,
  0x1800_0100: .utf32BigEndian, 0x1C00_0100: .utf32LittleEndian, 0x0820: .iso2022JP, 0x0920: .japaneseEUC,
  0x0A01: .shiftJIS,
]

/// Returns the raw value of Foundation's encoding for one of Core Foundation's. Those that Foundation has no name for have Core
/// Foundation's number and a mark, as on Apple's platforms.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding]?.rawValue ?? 0x8000_0000 | UInt(encoding)
}

/// Returns Core Foundation's encoding for the raw value of one of Foundation's.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let found = foundationEncodings.first(where: { $0.value.rawValue == encoding })?.key { return found }
  return encoding & 0x8000_0000 != 0 ? CFStringEncoding(encoding & 0x7FFF_FFFF) : kCFStringEncodingInvalidId
}

/// Core Foundation's encodings by their names in the registry of IANA, in lowercase; the preferred name of an encoding comes first. The
/// registry is https://www.iana.org/assignments/character-sets.
private let namedEncodings: [(name: String, encoding: CFStringEncoding)] = [
  ("utf-8", 0x0800_0100), ("utf8", 0x0800_0100), ("us-ascii", 0x0600), ("ascii", 0x0600),
  ("iso-8859-1", 0x0201), ("latin1", 0x0201), ("iso-8859-2", 0x0202), ("latin2", 0x0202),
  ("iso-8859-5", 0x0205), ("iso-8859-7", 0x0207), ("iso-8859-9", 0x0209), ("iso-8859-15", 0x020F),
  ("windows-1250", 0x0501), ("windows-1251", 0x0502), ("windows-1252", 0x0500), ("windows-1253", 0x0503),
  ("windows-1254", 0x0504), ("macintosh", 0), ("utf-16", 0x0100), ("utf-16be", 0x1000_0100),
  ("utf-16le", 0x1400_0100), ("utf-32", 0x0C00_0100), ("utf-32be", 0x1800_0100), ("utf-32le", 0x1C00_0100),
  ("gb2312", 0x0930), ("euc-cn", 0x0930), ("gbk", 0x0631), ("gb18030", 0x0632), ("big5", 0x0A03),
  ("big5-hkscs", 0x0A06), ("shift_jis", 0x0A01), ("iso-2022-jp", 0x0820), ("euc-jp", 0x0920),
  ("euc-kr", 0x0940), ("ks_c_5601-1987", 0x0422), ("koi8-r", 0x0A02),
]

/// Returns the encoding with a name of the registry of IANA, such as `utf-8`, in any case; `kCFStringEncodingInvalidId` for others.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
  let name = name.map { String(describing: $0).lowercased() }
  return namedEncodings.first { $0.name == name }?.encoding ?? kCFStringEncodingInvalidId
}

/// Returns the name of an encoding in the registry of IANA; `nil` if it has none there.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  namedEncodings.first { $0.encoding == encoding }.map { NSString(string: $0.name) }
}
