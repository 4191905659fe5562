/// Stands in for Apple's BackgroundTasks: tasks are registered and never run.
@_exported import Foundation
import ObjectiveCSupport

open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier) }
}
/// A background task. Never created.
open class BGTask: NSObject {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// An error of submitting a request.
  public struct Error: _FrameworkError {
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
  }
  public static let shared = BGTaskScheduler()
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Fails, as in Apple's simulator.
  open func submit(_ request: BGTaskRequest) throws { throw Error(.unavailable) }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

extension BGTaskScheduler.Error.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = BGTaskScheduler.Error
}
