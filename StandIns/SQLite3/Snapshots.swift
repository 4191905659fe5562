import Foundation

// Functions that Apple's SQLite has, and that of Linux only where it was compiled with them. What calls them could not be linked.

/// Returns a function of the system's library; `nil` if it does not have it.
private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
  guard let library = dlopen("libsqlite3.so.0", RTLD_NOW), let address = dlsym(library, name) else {
    return nil
  }
  return unsafeBitCast(address, to: type)
}

private typealias Access =
  @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Int32
private typealias Recover = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
private typealias Compare = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32

/// Fails without the function, as in a database that is not in the mode of write-ahead logs.
@_cdecl("sqlite3_snapshot_get")
public func tinamouSnapshotGet(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutableRawPointer?
) -> Int32 {
  function("sqlite3_snapshot_get", as: Access.self)?(database, schema, snapshot) ?? SQLITE_ERROR
}

/// Fails without the function.
@_cdecl("sqlite3_snapshot_open")
public func tinamouSnapshotOpen(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutableRawPointer?
) -> Int32 {
  function("sqlite3_snapshot_open", as: Access.self)?(database, schema, snapshot) ?? SQLITE_ERROR
}

/// Fails without the function.
@_cdecl("sqlite3_snapshot_recover")
public func tinamouSnapshotRecover(_ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?) -> Int32 {
  function("sqlite3_snapshot_recover", as: Recover.self)?(database, schema) ?? SQLITE_ERROR
}

/// Deallocates a snapshot, of which there is none without the function.
@_cdecl("sqlite3_snapshot_free")
public func tinamouSnapshotFree(_ snapshot: UnsafeMutableRawPointer?) {
  function("sqlite3_snapshot_free", as: Free.self)?(snapshot)
}

/// Compares snapshots, of which there are none without the function.
@_cdecl("sqlite3_snapshot_cmp")
public func tinamouSnapshotCompare(
  _ first: UnsafeMutableRawPointer?, _ second: UnsafeMutableRawPointer?
) -> Int32 {
  function("sqlite3_snapshot_cmp", as: Compare.self)?(first, second) ?? 0
}
