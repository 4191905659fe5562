import Foundation

/// A connection to another process. There are no services here: a connection reaches nothing.
open class NSXPCConnection: NSObject {
  /// The name of the service; `nil` for none.
  public let serviceName: String?
  /// A closure that is called when the connection is invalidated.
  open var invalidationHandler: (() -> Void)?
  /// A closure that is called when the connection is interrupted. Stored only: no connection is.
  open var interruptionHandler: (() -> Void)?

  /// Creates a connection to a service.
  public init(serviceName: String) { self.serviceName = serviceName }
  /// Creates a connection to nothing.
  public override init() { serviceName = nil }
  /// Does nothing.
  open func resume() {}
  /// Does nothing.
  open func suspend() {}
  /// Calls the handler.
  open func invalidate() { invalidationHandler?() }
}
