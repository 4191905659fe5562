import Foundation
import SoftwareCryptography

/// The encodings of keys: PKCS #8, SEC 1 and the information on subjects' public keys of X.509.
enum KeyEncoding {
  private static let algorithm: [UInt8] = [0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]

  private static func identifier(_ curve: PrimeCurve) -> [UInt8] {
    switch curve.bitCount {
    case 256: [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07]
    case 384: [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x22]
    default: [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x23]
    }
  }

  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      content.count < 128
      ? [UInt8(content.count)]
      : content.count < 256
        ? [0x81, UInt8(content.count)] : [0x82, UInt8(content.count >> 8), UInt8(content.count & 255)]
    return [tag] + length + content
  }

  static func publicKey(_ point: [UInt8], _ curve: PrimeCurve) -> [UInt8] {
    element(0x30, element(0x30, algorithm + identifier(curve)) + element(0x03, [0] + point))
  }

  /// Returns the point of a public key; `nil` if it is one of another curve.
  static func point(_ bytes: [UInt8], _ curve: PrimeCurve) -> [UInt8]? {
    guard let parts = DistinguishedEncoding.sequence(bytes), parts.count == 2, parts[0].tag == 0x30,
      parts[0].content == algorithm + identifier(curve), parts[1].tag == 0x03, parts[1].content.first == 0
    else { return nil }
    return Array(parts[1].content.dropFirst())
  }

  static func privateKey(_ key: [UInt8], _ point: [UInt8], _ curve: PrimeCurve) -> [UInt8] {
    let inner = element(
      0x30, element(0x02, [1]) + element(0x04, key) + element(0xa1, element(0x03, [0] + point)))
    return element(
      0x30, element(0x02, [0]) + element(0x30, algorithm + identifier(curve)) + element(0x04, inner))
  }

  /// Returns a private key in the format of PKCS #8 or SEC 1.
  static func privateKey(_ bytes: [UInt8], _ curve: PrimeCurve) -> [UInt8]? {
    guard let parts = DistinguishedEncoding.sequence(bytes), parts.count >= 2, parts[0].tag == 0x02 else {
      return nil
    }
    if parts[0].content == [1], parts[1].tag == 0x04 { return parts[1].content }
    guard parts[0].content == [0], parts.count >= 3, parts[1].content == algorithm + identifier(curve),
      parts[2].tag == 0x04, let inner = DistinguishedEncoding.sequence(parts[2].content), inner.count >= 2,
      inner[1].tag == 0x04
    else { return nil }
    return inner[1].content
  }

  static func pem(_ data: Data, _ name: String) -> String {
    let text = data.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(name)-----\n\(text)\n-----END \(name)-----"
  }

  static func bytes(ofPEM text: String) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("-----BEGIN ") && $0.hasSuffix("KEY-----") }),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("-----END ") }),
      let data = Data(base64Encoded: lines[(start + 1)..<end].joined())
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    return Array(data)
  }
}
