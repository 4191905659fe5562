import Foundation

/// Counts the attributes of each element in a pass over the bytes before libxml2 parses them: its time is
/// quadratic in their number.
enum AttributeCount {
  private enum Place {
    case text
    case tag
    case value(UInt8)
    case comment
    case data
    case instruction
  }

  /// Returns an error for the first element with more attributes than the reader's limit; `nil` if there is
  /// none.
  static func failure(in data: Data) -> InterfaceDocumentError? {
    data.withUnsafeBytes { failure(in: $0.bindMemory(to: UInt8.self)) }
  }

  private static func failure(in bytes: UnsafeBufferPointer<UInt8>) -> InterfaceDocumentError? {
    var place = Place.text
    var (line, start, count) = (1, 1, 0)
    // The bytes before the current one, without the zeros of two-byte encodings.
    var last: (UInt8, UInt8, UInt8) = (0, 0, 0)
    // The first eight bytes of a tag.
    var (opening, length): (UInt64, Int) = (0, 0)
    for byte in bytes where byte != 0 {
      if byte == 10 { line += 1 }
      switch place {
      case .text:
        if byte == UInt8(ascii: "<") {
          place = .tag
          (start, count) = (line, 0)
          (opening, length) = (0, 0)
        }
      case .tag:
        if length < 8 {
          opening = opening << 8 | UInt64(byte)
          length += 1
        }
        if opening == 0x21_2D2D {  // !--
          place = .comment
          last = (0, 0, 0)
        } else if opening == 0x215B_4344_4154_415B {  // ![CDATA[
          place = .data
          last = (0, 0, 0)
        } else if opening == 0x3F, length == 1 {
          place = .instruction
          last = (0, 0, 0)
        } else if byte == UInt8(ascii: ">") {
          place = .text
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          place = .value(byte)
          count += 1
          if count > ElementReader.attributeLimit {
            return InterfaceDocumentError(
              "the element has more than \(ElementReader.attributeLimit) attributes", line: start, column: 1)
          }
        }
      case .value(let quote):
        if byte == quote { place = .tag }
      case .comment:
        if last.1 == UInt8(ascii: "-"), last.2 == UInt8(ascii: "-"), byte == UInt8(ascii: ">") {
          place = .text
        }
      case .data:
        if last.1 == UInt8(ascii: "]"), last.2 == UInt8(ascii: "]"), byte == UInt8(ascii: ">") {
          place = .text
        }
      case .instruction:
        if last.2 == UInt8(ascii: "?"), byte == UInt8(ascii: ">") { place = .text }
      }
      last = (last.1, last.2, byte)
    }
    return nil
  }
}
