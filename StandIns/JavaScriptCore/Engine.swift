/// The functions of the engine's interface for C that programs of Swift call beside its classes.

/// A reference to a context.
public typealias JSContextRef = OpaquePointer
/// A reference to a context, with its global object.
public typealias JSGlobalContextRef = OpaquePointer
/// A reference to a value.
public typealias JSValueRef = OpaquePointer

/// Does nothing: there is no engine whose memory could be collected.
public func JSGarbageCollect(_ ctx: JSContextRef!) {}

extension JSContext {
  /// A reference to the context, which functions take.
  public var jsGlobalContextRef: JSGlobalContextRef! {
    OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
  }
}
