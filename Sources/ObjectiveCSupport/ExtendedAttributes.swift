import Foundation

#if canImport(Glibc)
  import Glibc

  // Darwin's functions for extended attributes of files. Linux keeps those of users below `user.`, which names do not have here. Resource forks,
  // which positions are for, do not exist.

  /// The option to fail where an attribute exists.
  public let XATTR_CREATE: Int32 = 2
  /// The option to fail where an attribute does not exist.
  public let XATTR_REPLACE: Int32 = 4
  /// The option not to follow a link at the path.
  public let XATTR_NOFOLLOW: Int32 = 1
  /// The error of an attribute that does not exist.
  public let ENOATTR: Int32 = ENODATA

  /// The functions of Linux, by their names, of which the system's module does not show Swift any.
  private enum LinuxAttributes {
    typealias Name = UnsafePointer<CChar>?
    static let get = function(
      "getxattr", (@convention(c) (Name, Name, UnsafeMutableRawPointer?, Int) -> Int).self)
    static let getOfLink = function(
      "lgetxattr", (@convention(c) (Name, Name, UnsafeMutableRawPointer?, Int) -> Int).self)
    static let set = function(
      "setxattr", (@convention(c) (Name, Name, UnsafeRawPointer?, Int, Int32) -> Int32).self)
    static let setOfLink = function(
      "lsetxattr", (@convention(c) (Name, Name, UnsafeRawPointer?, Int, Int32) -> Int32).self)
    static let remove = function("removexattr", (@convention(c) (Name, Name) -> Int32).self)
    static let removeOfLink = function("lremovexattr", (@convention(c) (Name, Name) -> Int32).self)
    static let list = function(
      "listxattr", (@convention(c) (Name, UnsafeMutablePointer<CChar>?, Int) -> Int).self)
    static let listOfLink = function(
      "llistxattr", (@convention(c) (Name, UnsafeMutablePointer<CChar>?, Int) -> Int).self)

    private static func function<T>(_ name: String, _ type: T.Type) -> T? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    static let space = "user."

    static func name(_ name: Name) -> String { space + (name.map { String(cString: $0) } ?? "") }

    /// The result where there is no such function.
    static func unsupported<T: SignedInteger>() -> T {
      errno = ENOTSUP
      return -1
    }
  }

  /// Stores the value of an extended attribute of a file in a buffer. The position is ignored.
  ///
  /// - Returns: the number of bytes of the value; -1 after an error, which is in `errno`.
  public func getxattr(
    _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?,
    _ size: Int, _ position: UInt32, _ options: Int32
  ) -> Int {
    let get = options & XATTR_NOFOLLOW == 0 ? LinuxAttributes.get : LinuxAttributes.getOfLink
    return get?(path, LinuxAttributes.name(name), value, value == nil ? 0 : size)
      ?? LinuxAttributes.unsupported()
  }

  /// Sets an extended attribute of a file. The position is ignored.
  ///
  /// - Returns: 0; -1 after an error, which is in `errno`.
  @discardableResult
  public func setxattr(
    _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?, _ size: Int,
    _ position: UInt32, _ options: Int32
  ) -> Int32 {
    let set = options & XATTR_NOFOLLOW == 0 ? LinuxAttributes.set : LinuxAttributes.setOfLink
    // Linux has 1 and 2 for what is 2 and 4 on Darwin.
    let flags = (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1
    return set?(path, LinuxAttributes.name(name), value, size, flags) ?? LinuxAttributes.unsupported()
  }

  /// Removes an extended attribute of a file.
  ///
  /// - Returns: 0; -1 after an error, which is in `errno`.
  @discardableResult
  public func removexattr(_ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ options: Int32)
    -> Int32
  {
    let remove = options & XATTR_NOFOLLOW == 0 ? LinuxAttributes.remove : LinuxAttributes.removeOfLink
    return remove?(path, LinuxAttributes.name(name)) ?? LinuxAttributes.unsupported()
  }

  /// Stores the names of the extended attributes of a file in a buffer, each with a zero at its end.
  ///
  /// - Returns: the number of bytes of the names; -1 after an error, which is in `errno`.
  public func listxattr(
    _ path: UnsafePointer<CChar>?, _ names: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32
  ) -> Int {
    guard let list = options & XATTR_NOFOLLOW == 0 ? LinuxAttributes.list : LinuxAttributes.listOfLink else {
      return LinuxAttributes.unsupported()
    }
    let count = list(path, nil, 0)
    guard count > 0 else { return count }
    var all = [CChar](repeating: 0, count: count)
    let found = list(path, &all, count)
    guard found >= 0 else { return found }
    let own = all.prefix(found).split(separator: 0).filter {
      String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self).hasPrefix(LinuxAttributes.space)
    }
    let bytes = own.flatMap { $0.dropFirst(LinuxAttributes.space.utf8.count) + [0] }
    guard let names else { return bytes.count }
    guard bytes.count <= size else {
      errno = ERANGE
      return -1
    }
    names.update(from: bytes, count: bytes.count)
    return bytes.count
  }
#endif
