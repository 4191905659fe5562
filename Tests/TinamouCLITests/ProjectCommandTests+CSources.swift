import Foundation
import Testing

/// C that uses frameworks of Apple's which stand-ins declare for it.
extension ProjectCommandTests {
  /// C and Swift call the same functions, each by declarations of its own. The digests are those of FIPS 180-4 for "abc", the code and
  /// the key are the first cases of RFC 4231 and RFC 6070, and the block is that of FIPS 197.
  @Test func cUsesTheHeadersOfCommonCrypto() throws {
    let folder = scratch.url.appendingPathComponent("CSources")
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: folder) }
    try write(
      """
      name: CSources
      targets:
        CSources: {type: application, platform: iOS, deploymentTarget: "15.0", sources: [App],
          settings: {SWIFT_OBJC_BRIDGING_HEADER: App/Header.h}}

      """, "project.yml")
    try write("#import <CommonCrypto/CommonCrypto.h>\n#import \"digests.h\"\n", "App/Header.h")
    try write("const unsigned char *bytes_of(int number);\n", "App/digests.h")
    try write(
      """
      #include "digests.h"
      #include <CommonCrypto/CommonCryptor.h>
      #include <CommonCrypto/CommonDigest.h>
      #include <CommonCrypto/CommonHMAC.h>
      #include <CommonCrypto/CommonKeyDerivation.h>
      #include <string.h>

      const unsigned char *bytes_of(int number) {
        static unsigned char out[64];
        memset(out, 0, sizeof out);
        if (number == 0) {
          CC_SHA1("abc", 3, out);
        } else if (number == 1) {
          CC_SHA256_CTX context;
          memset(&context, 0xff, sizeof context);
          CC_SHA256_Init(&context);
          CC_SHA256_Update(&context, "a", 1);
          CC_SHA256_Update(&context, "bc", (CC_LONG)2);
          CC_SHA256_Final(out, &context);
        } else if (number == 2) {
          unsigned char key[20];
          memset(key, 0x0b, sizeof key);
          CCHmacContext context;
          CCHmacInit(&context, kCCHmacAlgSHA256, key, sizeof key);
          CCHmacUpdate(&context, "Hi There", 8);
          CCHmacFinal(&context, out);
        } else if (number == 3) {
          CCKeyDerivationPBKDF(kCCPBKDF2, "password", 8, (const uint8_t *)"salt", 4, kCCPRFHmacAlgSHA1, 1, out, 20);
        } else {
          unsigned char key[16], text[16];
          for (int i = 0; i < 16; i++) { key[i] = i; text[i] = i * 17; }
          size_t moved = 0;
          CCCryptorRef cryptor = NULL;
          CCCryptorCreate(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key, kCCKeySizeAES128, NULL, &cryptor);
          CCCryptorStatus status = CCCryptorUpdate(cryptor, text, 16, out, sizeof out, &moved);
          CCCryptorRelease(cryptor);
          if (status != kCCSuccess || moved != 16) memset(out, 0, sizeof out);
        }
        return out;
      }

      """, "App/digests.c")
    try write(
      """
      import UIKit

      \(ApplicationSource.delegate(showing: "Controller"))

      final class Controller: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
          var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
          CC_MD5("abc", 3, &digest)
          let texts = (0..<5).map { hex(UnsafeBufferPointer(start: bytes_of($0), count: 4)) }
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 320, height: 30))
          label.text = texts.joined(separator: " ") + " " + hex(digest.prefix(4))
          view.addSubview(label)
        }
      }

      """, "App/App.swift")
    let result = try Binary(name: "tinamou").run(
      "frames", folder.path, "--json", environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.text.contains("a9993e36 ba7816bf b0344c61 0c60c80f 69c4e0d8 90015098"),
      "\(result.text)\(result.errors)")
  }
}
