import Foundation

/// A telephone number with its country code, as one number.
public typealias CXCallDirectoryPhoneNumber = Int64
public let CXCallDirectoryPhoneNumberMax = CXCallDirectoryPhoneNumber.max - 1

/// The manager of extensions that block and identify calls. None is installed.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
  private static let shared = CXCallDirectoryManager()
  open class var sharedInstance: CXCallDirectoryManager { shared }
  private static let failure = CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { fail(completion) }
  open func reloadExtension(withIdentifier identifier: String) async throws { throw Self.failure }
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
  ) { fail { completion(.unknown, $0) } }
  open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
    throw Self.failure
  }
  open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) { fail(completion) }
  open func openSettings() async throws { throw Self.failure }

  private func fail(_ completion: (((any Error)?) -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let handler = completion
    DispatchQueue.global().async { handler(Self.failure) }
  }
}

/// The principal object of an extension that blocks and identifies calls. The system does not create it.
open class CXCallDirectoryProvider: NSObject {
  public override init() { super.init() }
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}

/// The request of the system to such an extension. No system receives the entries.
open class CXCallDirectoryExtensionContext: NSObject {
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
  open var isIncremental: Bool { false }
  open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  open func removeAllBlockingEntries() {}
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
  ) {}
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  open func removeAllIdentificationEntries() {}
  /// Ends without success.
  open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) {
    guard let completion else { return }
    nonisolated(unsafe) let handler = completion
    DispatchQueue.global().async { handler(false) }
  }
  open func cancelRequest(withError error: any Error) {
    delegate?.requestFailed(for: self, withError: error)
  }
}
public protocol CXCallDirectoryExtensionContextDelegate: AnyObject {
  func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}
