import Foundation
import FoundationNetworking

// Foundation on Linux has these with a delegate only, which does not satisfy protocols without one: those that applications replace
// sessions by in their tests.

extension URLSession {
  /// Loads the data of a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  /// Loads the data of a URL.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
  /// Uploads data, and loads the answer.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
  /// Uploads a file, and loads the answer.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }
  /// Loads the file of a request.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
  /// Loads the file of a URL.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}

extension URLCache {
  /// Creates a cache in memory and in a folder; capacities are in bytes.
  ///
  /// - Parameter directoryURL: the folder; `nil` for the standard one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}
