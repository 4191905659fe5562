/// The algorithms of `CommonCrypto`, `CryptoKit` and `Security`. It stands in for no framework of Apple's: curves of NIST's over prime fields (FIPS 186-5),
/// Curve25519 (RFC 7748 and RFC 8032), AES (FIPS 197) in Galois/counter mode (SP 800-38D), and ChaCha20 with Poly1305 (RFC 8439).
///
/// It is simple and not fast, and its time depends on the secrets, which are those of test data here.
import Foundation

/// A cipher that authenticates what it encrypts.
public protocol AuthenticatedCipher {
  /// Returns the encrypted bytes and the tag, of 16 bytes.
  func seal(_ text: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) -> (text: [UInt8], tag: [UInt8])
  /// Returns the bytes; `nil` if the tag is not theirs.
  func open(_ text: [UInt8], tag: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) -> [UInt8]?
}

/// Returns the number of bytes, the lowest or the highest one first.
func word32(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

func exclusiveOr(_ a: [UInt8], _ b: some Sequence<UInt8>) -> [UInt8] { zip(a, b).map { $0 ^ $1 } }
