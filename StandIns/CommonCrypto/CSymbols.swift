/// The names by which C calls the functions of this module.
import Foundation

@_cdecl("CC_MD5")
func c_MD5(_ data: UnsafeRawPointer?, _ len: UInt32, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  CC_MD5(data, len, md)
}
@_cdecl("CC_MD5_Init")
func c_MD5_Init(_ c: UnsafeMutableRawPointer?) -> Int32 {
  c?.initializeMemory(as: DigestContext.self, to: DigestContext())
  return CC_MD5_Init(c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_MD5_Update")
func c_MD5_Update(_ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ len: UInt32) -> Int32 {
  CC_MD5_Update(c?.assumingMemoryBound(to: DigestContext.self), data, len)
}
@_cdecl("CC_MD5_Final")
func c_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?) -> Int32 {
  CC_MD5_Final(md, c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA1")
func c_SHA1(_ data: UnsafeRawPointer?, _ len: UInt32, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  CC_SHA1(data, len, md)
}
@_cdecl("CC_SHA1_Init")
func c_SHA1_Init(_ c: UnsafeMutableRawPointer?) -> Int32 {
  c?.initializeMemory(as: DigestContext.self, to: DigestContext())
  return CC_SHA1_Init(c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA1_Update")
func c_SHA1_Update(_ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ len: UInt32) -> Int32 {
  CC_SHA1_Update(c?.assumingMemoryBound(to: DigestContext.self), data, len)
}
@_cdecl("CC_SHA1_Final")
func c_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?) -> Int32 {
  CC_SHA1_Final(md, c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA224")
func c_SHA224(_ data: UnsafeRawPointer?, _ len: UInt32, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  CC_SHA224(data, len, md)
}
@_cdecl("CC_SHA224_Init")
func c_SHA224_Init(_ c: UnsafeMutableRawPointer?) -> Int32 {
  c?.initializeMemory(as: DigestContext.self, to: DigestContext())
  return CC_SHA224_Init(c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA224_Update")
func c_SHA224_Update(_ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ len: UInt32) -> Int32 {
  CC_SHA224_Update(c?.assumingMemoryBound(to: DigestContext.self), data, len)
}
@_cdecl("CC_SHA224_Final")
func c_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?) -> Int32 {
  CC_SHA224_Final(md, c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA256")
func c_SHA256(_ data: UnsafeRawPointer?, _ len: UInt32, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  CC_SHA256(data, len, md)
}
@_cdecl("CC_SHA256_Init")
func c_SHA256_Init(_ c: UnsafeMutableRawPointer?) -> Int32 {
  c?.initializeMemory(as: DigestContext.self, to: DigestContext())
  return CC_SHA256_Init(c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA256_Update")
func c_SHA256_Update(_ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ len: UInt32) -> Int32 {
  CC_SHA256_Update(c?.assumingMemoryBound(to: DigestContext.self), data, len)
}
@_cdecl("CC_SHA256_Final")
func c_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?) -> Int32 {
  CC_SHA256_Final(md, c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA384")
func c_SHA384(_ data: UnsafeRawPointer?, _ len: UInt32, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  CC_SHA384(data, len, md)
}
@_cdecl("CC_SHA384_Init")
func c_SHA384_Init(_ c: UnsafeMutableRawPointer?) -> Int32 {
  c?.initializeMemory(as: DigestContext.self, to: DigestContext())
  return CC_SHA384_Init(c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA384_Update")
func c_SHA384_Update(_ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ len: UInt32) -> Int32 {
  CC_SHA384_Update(c?.assumingMemoryBound(to: DigestContext.self), data, len)
}
@_cdecl("CC_SHA384_Final")
func c_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?) -> Int32 {
  CC_SHA384_Final(md, c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA512")
func c_SHA512(_ data: UnsafeRawPointer?, _ len: UInt32, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  CC_SHA512(data, len, md)
}
@_cdecl("CC_SHA512_Init")
func c_SHA512_Init(_ c: UnsafeMutableRawPointer?) -> Int32 {
  c?.initializeMemory(as: DigestContext.self, to: DigestContext())
  return CC_SHA512_Init(c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CC_SHA512_Update")
func c_SHA512_Update(_ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ len: UInt32) -> Int32 {
  CC_SHA512_Update(c?.assumingMemoryBound(to: DigestContext.self), data, len)
}
@_cdecl("CC_SHA512_Final")
func c_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?) -> Int32 {
  CC_SHA512_Final(md, c?.assumingMemoryBound(to: DigestContext.self))
}
@_cdecl("CCHmac")
func c_hmac(
  _ algorithm: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) { CCHmac(algorithm, key, keyLength, data, dataLength, macOut) }
@_cdecl("CCHmacInit")
func c_hmacInit(
  _ ctx: UnsafeMutableRawPointer?, _ algorithm: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int
) {
  ctx?.initializeMemory(as: CCHmacContext.self, to: CCHmacContext())
  CCHmacInit(ctx?.assumingMemoryBound(to: CCHmacContext.self), algorithm, key, keyLength)
}
@_cdecl("CCHmacUpdate")
func c_hmacUpdate(_ ctx: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
  CCHmacUpdate(ctx?.assumingMemoryBound(to: CCHmacContext.self), data, dataLength)
}
@_cdecl("CCHmacFinal")
func c_hmacFinal(_ ctx: UnsafeMutableRawPointer?, _ macOut: UnsafeMutableRawPointer?) {
  CCHmacFinal(ctx?.assumingMemoryBound(to: CCHmacContext.self), macOut)
}
@_cdecl("CCRandomGenerateBytes")
func c_random(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
  CCRandomGenerateBytes(bytes, count)
}
@_cdecl("CCKeyDerivationPBKDF")
func c_derive(
  _ algorithm: UInt32, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?,
  _ saltLen: Int, _ prf: UInt32, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>?,
  _ derivedKeyLen: Int
) -> Int32 {
  CCKeyDerivationPBKDF(
    algorithm, password, passwordLen, salt, saltLen, prf, rounds, derivedKey, derivedKeyLen)
}
@_cdecl("CCCrypt")
func c_crypt(
  _ op: UInt32, _ alg: UInt32, _ options: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> Int32 {
  CCCrypt(
    op, alg, options, key, keyLength, iv, dataIn, dataInLength, dataOut, dataOutAvailable, dataOutMoved)
}
@_cdecl("CCCryptorCreate")
func c_create(
  _ op: UInt32, _ alg: UInt32, _ options: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ cryptorRef: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 { CCCryptorCreate(op, alg, options, key, keyLength, iv, cryptorRef) }
@_cdecl("CCCryptorUpdate")
func c_update(
  _ cryptorRef: OpaquePointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> Int32 { CCCryptorUpdate(cryptorRef, dataIn, dataInLength, dataOut, dataOutAvailable, dataOutMoved) }
@_cdecl("CCCryptorFinal")
func c_final(
  _ cryptorRef: OpaquePointer?, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> Int32 { CCCryptorFinal(cryptorRef, dataOut, dataOutAvailable, dataOutMoved) }
@_cdecl("CCCryptorGetOutputLength")
func c_length(_ cryptorRef: OpaquePointer?, _ inputLength: Int, _ final: Bool) -> Int {
  CCCryptorGetOutputLength(cryptorRef, inputLength, final)
}
@_cdecl("CCCryptorReset")
func c_reset(_ cryptorRef: OpaquePointer?, _ iv: UnsafeRawPointer?) -> Int32 {
  CCCryptorReset(cryptorRef, iv)
}
@_cdecl("CCCryptorRelease")
func c_release(_ cryptorRef: OpaquePointer?) -> Int32 { CCCryptorRelease(cryptorRef) }
