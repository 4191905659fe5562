import CProcess
import Foundation

/// The restrictions that the kernel puts on a program of a project and its descendants, beside namespaces.
///
/// The program has a session keyring of its own, and none of the system calls that reach keys, BPF, io_uring
/// and the administration of the machine.
struct Restrictions: Sendable, Equatable {
  /// The files and folders that Landlock permits.
  struct Files: Sendable, Equatable {
    var readable: [String]
    var writable: [String]
    /// A Boolean value that indicates whether there are sockets of the Internet. There are none of the file
    /// system.
    var hasNetwork = false
  }

  /// The permitted files; `nil` where a mount namespace confines the program.
  var files: Files?

  /// The version of the kernel's Landlock; `nil` if there is none.
  static let landlock: Int? = {
    let version = Int(cprocess_landlock_version())
    return version > 0 ? version : nil
  }()

  /// Calls a closure with the restrictions in the form of C.
  func withPointer<Result>(_ body: (UnsafePointer<cprocess_restrictions>) -> Result) -> Result {
    var places = (files?.readable ?? []).map { cprocess_place(path: strdup($0), isWritable: 0) }
    places += (files?.writable ?? []).map { cprocess_place(path: strdup($0), isWritable: 1) }
    defer { for place in places { free(UnsafeMutablePointer(mutating: place.path)) } }
    return places.withUnsafeBufferPointer { places in
      var restrictions = cprocess_restrictions(
        restrictsFiles: files == nil ? 0 : 1, hasNetwork: files?.hasNetwork == true ? 1 : 0,
        places: places.baseAddress, count: UInt32(places.count))
      return body(&restrictions)
    }
  }
}
