import Foundation

/// A digest whose bytes arrive in parts. They are kept until it is finished.
public struct DigestContext {
  fileprivate final class Collected { var bytes: [UInt8] = [] }
  fileprivate var collected: Unmanaged<Collected>?
  public init() {}

  mutating func begin() -> Int32 {
    collected = .passRetained(Collected())
    return 1
  }
  func update(_ data: UnsafeRawPointer?, _ count: Int) -> Int32 {
    guard let collected else { return 0 }
    collected.takeUnretainedValue().bytes += UnsafeRawBufferPointer(start: data, count: count)
    return 1
  }
  /// Returns the bytes, and ends the context.
  mutating func taken() -> [UInt8] {
    defer { collected = nil }
    return collected?.takeRetainedValue().bytes ?? []
  }
  mutating func finish(_ kind: DigestAlgorithm, _ out: UnsafeMutablePointer<UInt8>?) -> Int32 {
    guard collected != nil, let out else { return 0 }
    let digest = kind.digest(of: taken())
    out.update(from: digest, count: digest.count)
    return 1
  }
}

public typealias CC_MD5_CTX = DigestContext
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { c?.pointee.begin() ?? 0 }
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG)
  -> Int32
{
  c?.pointee.update(data, Int(len)) ?? 0
}
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32
{
  c?.pointee.finish(.md5, md) ?? 0
}

public typealias CC_SHA1_CTX = DigestContext
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { c?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG)
  -> Int32
{
  c?.pointee.update(data, Int(len)) ?? 0
}
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?)
  -> Int32
{
  c?.pointee.finish(.sha1, md) ?? 0
}

public typealias CC_SHA256_CTX = DigestContext
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { c?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.update(data, Int(len)) ?? 0
}
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?)
  -> Int32
{
  c?.pointee.finish(.sha256, md) ?? 0
}

// SHA-224 has the context of SHA-256.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { c?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.update(data, Int(len)) ?? 0
}
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?)
  -> Int32
{
  c?.pointee.finish(.sha224, md) ?? 0
}

public typealias CC_SHA384_CTX = DigestContext
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>?) -> Int32 { c?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.update(data, Int(len)) ?? 0
}
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA384_CTX>?)
  -> Int32
{
  c?.pointee.finish(.sha384, md) ?? 0
}

public typealias CC_SHA512_CTX = DigestContext
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { c?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.update(data, Int(len)) ?? 0
}
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?)
  -> Int32
{
  c?.pointee.finish(.sha512, md) ?? 0
}

/// A code of authentication whose data arrive in parts.
public struct CCHmacContext {
  fileprivate var digest = DigestContext()
  fileprivate var key: Unmanaged<Key>?
  fileprivate final class Key {
    let bytes: [UInt8]
    let kind: DigestAlgorithm
    init(_ bytes: [UInt8], _ kind: DigestAlgorithm) { (self.bytes, self.kind) = (bytes, kind) }
  }
  public init() {}
}
/// Begins a code. An unknown algorithm leads to no code.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
  _ keyLength: Int
) {
  guard let ctx, let kind = DigestAlgorithm(authenticationCode: algorithm) else { return }
  ctx.pointee.key = .passRetained(
    CCHmacContext.Key(Array(UnsafeRawBufferPointer(start: key, count: keyLength)), kind))
  _ = ctx.pointee.digest.begin()
}
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int
) {
  _ = ctx?.pointee.digest.update(data, dataLength)
}
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
  guard let ctx, let macOut, let key = ctx.pointee.key?.takeRetainedValue() else { return }
  ctx.pointee.key = nil
  let mac = key.kind.authenticationCode(of: ctx.pointee.digest.taken(), key: key.bytes)
  macOut.copyMemory(from: mac, byteCount: mac.count)
}
