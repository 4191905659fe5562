import Foundation
import FoundationNetworking

// Methods of delegates that no session calls here, for delegates that pass calls on to others: such calls end here.

extension URLSessionDelegate {
  /// Does nothing: there are no sessions in the background.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Does nothing: no task waits for a connection.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
