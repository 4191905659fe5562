/// The system's SQLite where it is installed (Debian's libsqlite3-dev); otherwise a stand-in without
/// databases, in which opening a database and all further calls fail.
@_exported import Foundation

#if TINAMOU_SYSTEM_LIBRARY
  @_exported import SQLite3System
#else

  public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
  public let SQLITE_OK: Int32 = 0
  public let SQLITE_ERROR: Int32 = 1
  public let SQLITE_BUSY: Int32 = 5
  public let SQLITE_NOMEM: Int32 = 7
  public let SQLITE_CANTOPEN: Int32 = 14
  public let SQLITE_CONSTRAINT: Int32 = 19
  public let SQLITE_MISUSE: Int32 = 21
  public let SQLITE_ROW: Int32 = 100
  public let SQLITE_DONE: Int32 = 101
  public let SQLITE_INTEGER: Int32 = 1
  public let SQLITE_FLOAT: Int32 = 2
  public let SQLITE_TEXT: Int32 = 3
  public let SQLITE_BLOB: Int32 = 4
  public let SQLITE_NULL: Int32 = 5
  public let SQLITE_OPEN_READONLY: Int32 = 1
  public let SQLITE_OPEN_READWRITE: Int32 = 2
  public let SQLITE_OPEN_CREATE: Int32 = 4
  public let SQLITE_OPEN_FULLMUTEX: Int32 = 65536
  public let SQLITE_OPEN_NOMUTEX: Int32 = 32768

  public func sqlite3_open(_ name: UnsafePointer<CChar>?, _ database: UnsafeMutablePointer<OpaquePointer?>?)
    -> Int32
  {
    database?.pointee = nil
    return SQLITE_CANTOPEN
  }
  public func sqlite3_open_v2(
    _ name: UnsafePointer<CChar>?, _ database: UnsafeMutablePointer<OpaquePointer?>?, _ flags: Int32,
    _ vfs: UnsafePointer<CChar>?
  ) -> Int32 {
    sqlite3_open(name, database)
  }
  @discardableResult public func sqlite3_close(_ database: OpaquePointer?) -> Int32 { SQLITE_OK }
  @discardableResult public func sqlite3_close_v2(_ database: OpaquePointer?) -> Int32 { SQLITE_OK }
  /// A string that is never deallocated.
  nonisolated(unsafe) private let message = UnsafePointer(strdup("there is no database here"))  // A constant.
  public func sqlite3_errmsg(_ database: OpaquePointer?) -> UnsafePointer<CChar>! { message }
  public func sqlite3_errcode(_ database: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
  public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! { message }
  public func sqlite3_exec(
    _ database: OpaquePointer?, _ sql: UnsafePointer<CChar>?,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )?, _ argument: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32 {
    SQLITE_ERROR
  }
  public func sqlite3_prepare_v2(
    _ database: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ count: Int32,
    _ statement: UnsafeMutablePointer<OpaquePointer?>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> Int32 {
    statement?.pointee = nil
    return SQLITE_ERROR
  }
  public func sqlite3_prepare(
    _ database: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ count: Int32,
    _ statement: UnsafeMutablePointer<OpaquePointer?>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> Int32 {
    sqlite3_prepare_v2(database, sql, count, statement, tail)
  }
  public func sqlite3_step(_ statement: OpaquePointer?) -> Int32 { SQLITE_MISUSE }
  @discardableResult public func sqlite3_finalize(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
  @discardableResult public func sqlite3_reset(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
  @discardableResult public func sqlite3_clear_bindings(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
  @discardableResult public func sqlite3_bind_int(_ s: OpaquePointer?, _ i: Int32, _ v: Int32) -> Int32 {
    SQLITE_MISUSE
  }
  @discardableResult public func sqlite3_bind_int64(_ s: OpaquePointer?, _ i: Int32, _ v: Int64) -> Int32 {
    SQLITE_MISUSE
  }
  @discardableResult public func sqlite3_bind_double(_ s: OpaquePointer?, _ i: Int32, _ v: Double) -> Int32 {
    SQLITE_MISUSE
  }
  @discardableResult public func sqlite3_bind_null(_ s: OpaquePointer?, _ i: Int32) -> Int32 { SQLITE_MISUSE }
  @discardableResult public func sqlite3_bind_text(
    _ s: OpaquePointer?, _ i: Int32, _ v: UnsafePointer<CChar>?, _ n: Int32, _ d: sqlite3_destructor_type?
  ) -> Int32 { SQLITE_MISUSE }
  @discardableResult public func sqlite3_bind_blob(
    _ s: OpaquePointer?, _ i: Int32, _ v: UnsafeRawPointer?, _ n: Int32, _ d: sqlite3_destructor_type?
  ) -> Int32 { SQLITE_MISUSE }
  public func sqlite3_bind_parameter_count(_ s: OpaquePointer?) -> Int32 { 0 }
  public func sqlite3_bind_parameter_index(_ s: OpaquePointer?, _ n: UnsafePointer<CChar>?) -> Int32 { 0 }
  public func sqlite3_column_count(_ s: OpaquePointer?) -> Int32 { 0 }
  public func sqlite3_column_name(_ s: OpaquePointer?, _ i: Int32) -> UnsafePointer<CChar>! { nil }
  public func sqlite3_column_type(_ s: OpaquePointer?, _ i: Int32) -> Int32 { SQLITE_NULL }
  public func sqlite3_column_int(_ s: OpaquePointer?, _ i: Int32) -> Int32 { 0 }
  public func sqlite3_column_int64(_ s: OpaquePointer?, _ i: Int32) -> Int64 { 0 }
  public func sqlite3_column_double(_ s: OpaquePointer?, _ i: Int32) -> Double { 0 }
  public func sqlite3_column_text(_ s: OpaquePointer?, _ i: Int32) -> UnsafePointer<UInt8>! { nil }
  public func sqlite3_column_blob(_ s: OpaquePointer?, _ i: Int32) -> UnsafeRawPointer! { nil }
  public func sqlite3_column_bytes(_ s: OpaquePointer?, _ i: Int32) -> Int32 { 0 }
  public func sqlite3_column_decltype(_ s: OpaquePointer?, _ i: Int32) -> UnsafePointer<CChar>! { nil }
  public func sqlite3_changes(_ database: OpaquePointer?) -> Int32 { 0 }
  public func sqlite3_total_changes(_ database: OpaquePointer?) -> Int32 { 0 }
  public func sqlite3_last_insert_rowid(_ database: OpaquePointer?) -> Int64 { 0 }
  @discardableResult public func sqlite3_busy_timeout(_ database: OpaquePointer?, _ milliseconds: Int32)
    -> Int32
  { SQLITE_MISUSE }
  public func sqlite3_free(_ memory: UnsafeMutableRawPointer?) {}
#endif
