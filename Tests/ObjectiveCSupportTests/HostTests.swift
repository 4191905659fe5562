import Foundation
import ObjectiveCSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Hosts of CFNetwork, and names of Darwin.
@Suite struct HostTests {
  private func numeric(_ host: CFHost) -> [String] {
    var isResolved: DarwinBoolean = false
    let addresses = CFHostGetAddressing(host, &isResolved)?.takeUnretainedValue() as [AnyObject]? ?? []
    return addresses.compactMap { address in
      guard let data = address as? NSData else { return nil }
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let bytes = data.bytes.assumingMemoryBound(to: sockaddr.self)
      let status = getnameinfo(
        bytes, socklen_t(data.length), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
      return status == 0 ? name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } : nil
    }
  }

  @Test(arguments: ["127.0.0.1", "::1", "192.168.1.20"]) func numericNamesAreResolved(name: String) {
    let host = CFHostCreateWithName(kCFAllocatorDefault, name as NSString).takeRetainedValue()
    #expect(numeric(host).isEmpty)
    #expect(CFHostStartInfoResolution(host, .addresses, nil))
    #expect(numeric(host) == [name])
    #expect(CFHostStartInfoResolution(host, .addresses, nil) && numeric(host) == [name])
  }

  /// The network of this machine is not used.
  @Test func otherNamesAreNot() {
    let host = CFHostCreateWithName(nil, "localhost.").takeRetainedValue()
    var error = CFStreamError()
    #expect(!CFHostStartInfoResolution(host, .addresses, &error))
    #expect(error.domain == kCFStreamErrorDomainNetDB && error.error == 8)
    var isResolved: DarwinBoolean = true
    #expect(CFHostGetAddressing(host, &isResolved) == nil && !isResolved.boolValue)
  }

  // Unchecked: the main queue alone changes it.
  private final class Calls: @unchecked Sendable { var codes: [Int32] = [] }

  /// On the main actor, so that nothing is called before the cancellation.
  @Test @MainActor func clientsAreCalledUnlessCanceled() async {
    let calls = Calls()
    func start(_ name: String, cancels: Bool = false) {
      let host = CFHostCreateWithName(nil, name as NSString).takeRetainedValue()
      var context = CFHostClientContext()
      context.info = Unmanaged.passUnretained(calls).toOpaque()
      CFHostSetClient(
        host,
        { _, _, error, info in
          guard let info else { return }
          Unmanaged<Calls>.fromOpaque(info).takeUnretainedValue().codes.append(error?.pointee.error ?? -1)
        }, &context)
      CFHostScheduleWithRunLoop(host, CFRunLoopGetMain(), "common")
      #expect(CFHostStartInfoResolution(host, .addresses, nil))
      if cancels { CFHostCancelInfoResolution(host, .addresses) }
    }
    start("10.0.0.1")
    start("example.org")
    start("10.0.0.2", cancels: true)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(calls.codes == [0, 8])
  }

  @Test func bytesAreSwapped() {
    #expect(CFSwapInt16(0x1234) == 0x3412 && CFSwapInt32(0x1234_5678) == 0x7856_3412)
    #expect(CFSwapInt16HostToBig(1) == 0x100 || CFByteOrderGetCurrent() == CFByteOrderBigEndian)
    #expect(CFSwapInt64BigToHost(CFSwapInt64HostToBig(0x12_3456)) == 0x12_3456)
    #expect(CFSwapInt32LittleToHost(CFSwapInt32HostToLittle(7)) == 7)
  }

  #if canImport(Glibc)
    @Test func socketsAreMadeByDarwinsTypes() {
      let descriptor = ObjectiveCSupport.socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
      #expect(descriptor >= 0)
      var reuse: Int32 = 1
      let length = socklen_t(MemoryLayout<Int32>.size)
      #expect(setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, length) == 0)
      #expect(setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &reuse, length) == -1)
      close(descriptor)
    }
  #endif

  /// Locks of libraries are made with Darwin's types of these numbers.
  @Test func mutexesOfThreadsCanBeRecursive() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    defer { pthread_mutexattr_destroy(&attributes) }
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    #expect(pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    var mutex = pthread_mutex_t()
    pthread_mutex_init(&mutex, &attributes)
    defer { pthread_mutex_destroy(&mutex) }
    #expect(pthread_mutex_trylock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0)
    #expect(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0)
  }

  @Test func numbersChangeAtomically() {
    var number: Int32 = 4
    #expect(OSAtomicIncrement32(&number) == 5 && OSAtomicDecrement32Barrier(&number) == 4)
    #expect(
      !OSAtomicCompareAndSwap32(5, 1, &number) && OSAtomicCompareAndSwap32(4, 1, &number) && number == 1)
    var long: Int64 = 1 << 40
    #expect(OSAtomicAdd64(2, &long) == (1 << 40) + 2)
  }
}
