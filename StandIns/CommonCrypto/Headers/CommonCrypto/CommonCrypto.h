/* Stands in for Apple's CommonCrypto in C. Swift has the names of the module CommonCrypto, and none of these. */
#ifndef TINAMOU_COMMON_CRYPTO
#define TINAMOU_COMMON_CRYPTO
#ifndef TINAMOU_SEEN_BY_SWIFT
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;
typedef int32_t CCCryptorStatus;
typedef int32_t CCStatus;
typedef int32_t CCRNGStatus;
typedef uint32_t CCOperation;
typedef uint32_t CCAlgorithm;
typedef uint32_t CCOptions;
typedef uint32_t CCHmacAlgorithm;
typedef uint32_t CCPBKDFAlgorithm;
typedef uint32_t CCPseudoRandomAlgorithm;
typedef struct _CCCryptor *CCCryptorRef;

enum {
  kCCEncrypt = 0,
  kCCDecrypt = 1,
  kCCAlgorithmAES128 = 0,
  kCCAlgorithmAES = 0,
  kCCAlgorithmDES = 1,
  kCCAlgorithm3DES = 2,
  kCCAlgorithmCAST = 3,
  kCCAlgorithmRC4 = 4,
  kCCAlgorithmRC2 = 5,
  kCCAlgorithmBlowfish = 6,
  kCCOptionPKCS7Padding = 1,
  kCCOptionECBMode = 2,
  kCCKeySizeAES128 = 16,
  kCCKeySizeAES192 = 24,
  kCCKeySizeAES256 = 32,
  kCCKeySizeDES = 8,
  kCCKeySize3DES = 24,
  kCCBlockSizeAES128 = 16,
  kCCBlockSizeDES = 8,
  kCCBlockSize3DES = 8,
  kCCContextSizeAES128 = 404,
  kCCPBKDF2 = 2,
  kCCPRFHmacAlgSHA1 = 1,
  kCCPRFHmacAlgSHA224 = 2,
  kCCPRFHmacAlgSHA256 = 3,
  kCCPRFHmacAlgSHA384 = 4,
  kCCPRFHmacAlgSHA512 = 5,
  kCCSuccess = 0,
  kCCParamError = -4300,
  kCCBufferTooSmall = -4301,
  kCCMemoryFailure = -4302,
  kCCAlignmentError = -4303,
  kCCDecodeError = -4304,
  kCCUnimplemented = -4305,
  kCCOverflow = -4306,
  kCCRNGFailure = -4307,
  kCCUnspecifiedError = -4308,
  kCCHmacAlgSHA1 = 0,
  kCCHmacAlgMD5 = 1,
  kCCHmacAlgSHA256 = 2,
  kCCHmacAlgSHA384 = 3,
  kCCHmacAlgSHA512 = 4,
  kCCHmacAlgSHA224 = 5,
};

#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64
typedef struct { void *collected; } CC_MD5_CTX;
unsigned char *CC_MD5(const void *data, CC_LONG len, unsigned char *md);
int CC_MD5_Init(CC_MD5_CTX *c);
int CC_MD5_Update(CC_MD5_CTX *c, const void *data, CC_LONG len);
int CC_MD5_Final(unsigned char *md, CC_MD5_CTX *c);

#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64
typedef struct { void *collected; } CC_SHA1_CTX;
unsigned char *CC_SHA1(const void *data, CC_LONG len, unsigned char *md);
int CC_SHA1_Init(CC_SHA1_CTX *c);
int CC_SHA1_Update(CC_SHA1_CTX *c, const void *data, CC_LONG len);
int CC_SHA1_Final(unsigned char *md, CC_SHA1_CTX *c);

#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64
typedef struct { void *collected; } CC_SHA256_CTX;
unsigned char *CC_SHA256(const void *data, CC_LONG len, unsigned char *md);
int CC_SHA256_Init(CC_SHA256_CTX *c);
int CC_SHA256_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA256_Final(unsigned char *md, CC_SHA256_CTX *c);

#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA224_BLOCK_BYTES 64
unsigned char *CC_SHA224(const void *data, CC_LONG len, unsigned char *md);
int CC_SHA224_Init(CC_SHA256_CTX *c);
int CC_SHA224_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA224_Final(unsigned char *md, CC_SHA256_CTX *c);

#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA384_BLOCK_BYTES 128
typedef struct { void *collected; } CC_SHA384_CTX;
unsigned char *CC_SHA384(const void *data, CC_LONG len, unsigned char *md);
int CC_SHA384_Init(CC_SHA384_CTX *c);
int CC_SHA384_Update(CC_SHA384_CTX *c, const void *data, CC_LONG len);
int CC_SHA384_Final(unsigned char *md, CC_SHA384_CTX *c);

#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128
typedef struct { void *collected; } CC_SHA512_CTX;
unsigned char *CC_SHA512(const void *data, CC_LONG len, unsigned char *md);
int CC_SHA512_Init(CC_SHA512_CTX *c);
int CC_SHA512_Update(CC_SHA512_CTX *c, const void *data, CC_LONG len);
int CC_SHA512_Final(unsigned char *md, CC_SHA512_CTX *c);

void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t dataLength, void *macOut);
typedef struct { void *parts[2]; } CCHmacContext;
void CCHmacInit(CCHmacContext *ctx, CCHmacAlgorithm algorithm, const void *key, size_t keyLength);
void CCHmacUpdate(CCHmacContext *ctx, const void *data, size_t dataLength);
void CCHmacFinal(CCHmacContext *ctx, void *macOut);
CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count);
int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt,
                         size_t saltLen, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey,
                         size_t derivedKeyLen);
CCCryptorStatus CCCrypt(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                        const void *iv, const void *dataIn, size_t dataInLength, void *dataOut, size_t dataOutAvailable,
                        size_t *dataOutMoved);
CCCryptorStatus CCCryptorCreate(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                                const void *iv, CCCryptorRef *cryptorRef);
CCCryptorStatus CCCryptorUpdate(CCCryptorRef cryptorRef, const void *dataIn, size_t dataInLength, void *dataOut,
                                size_t dataOutAvailable, size_t *dataOutMoved);
CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptorRef, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved);
size_t CCCryptorGetOutputLength(CCCryptorRef cryptorRef, size_t inputLength, bool final);
CCCryptorStatus CCCryptorReset(CCCryptorRef cryptorRef, const void *iv);
CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptorRef);

#ifdef __cplusplus
}
#endif
#endif
#endif
