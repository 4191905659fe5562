import Foundation

/// Elements in the distinguished encoding rules of ASN.1.
public enum DistinguishedEncoding {
  public typealias Element = (tag: UInt8, content: [UInt8])

  /// Returns the elements of a sequence's content; `nil` if they are not encoded so.
  public static func elements(_ bytes: [UInt8]) -> [Element]? {
    var (result, rest): ([Element], ArraySlice<UInt8>) = ([], bytes[...])
    while let tag = rest.popFirst() {
      guard var length = rest.popFirst().map(Int.init) else { return nil }
      if length >= 128 {
        // Lengths of zero bytes are those of the basic rules, and of more than three of no key.
        let count = length - 128
        guard (1...3).contains(count), rest.count >= count else { return nil }
        length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(count)
      }
      guard length <= rest.count else { return nil }
      result.append((tag, Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return result
  }

  /// Returns the elements of a sequence that is all of the bytes; `nil` if they are none.
  public static func sequence(_ bytes: [UInt8]) -> [Element]? {
    guard let outer = elements(bytes), outer.count == 1, outer[0].tag == 0x30 else { return nil }
    return elements(outer[0].content)
  }

  /// Returns the modulus of an RSA key, without zeros before it: of a private key in the format of PKCS #1, of a public key in that or
  /// in that of X.509; `nil` for other bytes.
  public static func modulus(ofRSA bytes: [UInt8], isPrivate: Bool) -> [UInt8]? {
    guard var parts = sequence(bytes) else { return nil }
    if !isPrivate, parts.count == 2, parts[0].tag == 0x30, parts[1].tag == 0x03, parts[1].content.first == 0 {
      guard let inner = sequence(Array(parts[1].content.dropFirst())) else { return nil }
      parts = inner
    }
    guard parts.count == (isPrivate ? 9 : 2), parts.allSatisfy({ $0.tag == 0x02 }) else { return nil }
    let modulus = Array(parts[isPrivate ? 1 : 0].content.drop { $0 == 0 })
    return modulus.isEmpty ? nil : modulus
  }
}
