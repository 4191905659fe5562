import Foundation
import FoundationNetworking
import ObjectiveCSupport

/// The responses of the network that a virtual device is connected to.
///
/// No request leaves the machine: each gets a response from this value, or fails at once with
/// `URLError.notConnectedToInternet`, as on a device without a network. This applies to every `URLSession` of
/// the process, whatever its configuration, and to what uses sessions: `Data(contentsOf:)`,
/// `NSURLConnection`, Combine's publishers.
///
/// ```swift
/// var responses = NetworkResponses()
/// responses["https://api.example.org/me"] = .init(body: Data(#"{"name": "Ada"}"#.utf8))
/// responses.install()
/// defer { NetworkResponses.uninstall() }
/// ```
///
/// Responses come from an HTTP archive (`.har`), as browsers, proxies and ``record(to:)`` write them, or from
/// a folder:
///
/// | file | responds to |
/// |---|---|
/// | `host/path` | `GET` and `HEAD` of `http://host/path` and `https://host/path`, with status 200 |
/// | `host/path?query` | the same with that query; without such a file the query is ignored |
/// | `host/path/index.json`, `.html` or `index` | `host/path/` |
/// | `host/path.POST` | another method, appended to the name |
/// | one of these with `.response.json` | `{"status": 404, "headers": {"Content-Type": "text/plain"}}` of the
/// response beside it, or of one without a body |
///
/// A port is part of the host: `localhost:8080/path`.
public struct NetworkResponses: Sendable {
  /// A response.
  public struct Response: Sendable, Equatable {
    /// The status code.
    public var status: Int
    /// The header fields.
    public var headers: [String: String]
    /// The body.
    public var body: Data

    /// Creates a response.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  struct Entry: Sendable {
    var method: String
    var url: String
    /// The body of the request; `nil` if the archive contains none.
    var requestBody: Data?
    var response: Response
  }

  private var entries: [String: [Entry]] = [:]
  private var folders: [String] = []

  /// Creates a network without responses: each request fails as on a device without a network.
  public init() {}

  /// Reads the responses of an HTTP archive or a folder.
  ///
  /// - Throws: ``NetworkResponsesError`` if there is no such file or it is not an archive.
  public init(contentsOfFile path: String) throws(NetworkResponsesError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw NetworkResponsesError(path: path, reason: "there is no such file or folder")
    }
    if isFolder.boolValue {
      folders = [path]
    } else {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw NetworkResponsesError(path: path, reason: "cannot be read")
      }
      do {
        for entry in try HTTPArchive.entries(of: data) { add(entry) }
      } catch {
        throw NetworkResponsesError(path: path, reason: error.reason)
      }
    }
  }

  /// A Boolean value that indicates whether there are no responses.
  public var isEmpty: Bool { entries.isEmpty && folders.isEmpty }

  /// The response to `GET` requests of a URL.
  public subscript(url: String) -> Response? {
    get { entries[Self.key("GET", url)]?.first?.response }
    set {
      entries[Self.key("GET", url)] = nil
      if let newValue { add(newValue, to: url) }
    }
  }

  /// Adds a response. Several responses to the same request are delivered in the order in which they were
  /// added; the last one is repeated.
  public mutating func add(_ response: Response, to url: String, method: String = "GET") {
    add(Entry(method: method, url: url, requestBody: nil, response: response))
  }

  mutating func add(_ entry: Entry) { entries[Self.key(entry.method, entry.url), default: []].append(entry) }

  // MARK: Finding responses

  /// Returns the key of a request: the method and the URL, without fragment, with a path.
  static func key(_ method: String, _ url: String) -> String {
    var address = url
    if let fragment = address.firstIndex(of: "#") { address = String(address[..<fragment]) }
    if var components = URLComponents(string: address) {
      components.scheme = components.scheme?.lowercased()
      components.host = components.host?.lowercased()
      let standard = ["http": 80, "https": 443][components.scheme ?? ""]
      if components.port == standard { components.port = nil }
      if components.path.isEmpty { components.path = "/" }
      address = components.string ?? address
    }
    return "\(method.uppercased()) \(address)"
  }

  /// Returns the response to a request; `nil` if there is none.
  ///
  /// - Parameter count: The number of times that the request has been made before.
  func response(to method: String, _ url: URL, body: Data?, count: Int) -> Response? {
    let found = entries[Self.key(method, url.absoluteString)] ?? []
    let sameBody = found.filter { $0.requestBody == body && body != nil }
    let candidates = sameBody.isEmpty ? found : sameBody
    if !candidates.isEmpty { return candidates[min(count, candidates.count - 1)].response }
    for folder in folders {
      if let response = Self.response(to: method, url, in: folder) { return response }
    }
    if method == "HEAD", var response = response(to: "GET", url, body: nil, count: count) {
      response.body = Data()
      return response
    }
    return nil
  }

  private static func response(to method: String, _ url: URL, in folder: String) -> Response? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let host = components.host?.lowercased(), !host.isEmpty
    else { return nil }
    let port = components.port.map { ":\($0)" } ?? ""
    let names = components.path.split(separator: "/").map(String.init)
    // Files outside of the folder are never read.
    guard
      !([host] + names).contains(where: { $0 == ".." || $0 == "." || $0.contains("\0") || $0.contains("/") })
    else { return nil }
    let path = ([folder, host + port] + names).joined(separator: "/")
    let isFolder = names.isEmpty || components.path.hasSuffix("/")
    let stems = (isFolder ? [] : [path]) + ["index.json", "index.html", "index"].map { "\(path)/\($0)" }
    let query =
      components.percentEncodedQuery.map { ["?\($0.replacingOccurrences(of: "/", with: "%2F"))"] } ?? []
    let suffix = method == "GET" ? "" : ".\(method)"
    for stem in stems {
      for tail in query + [""] {
        if let response = response(atPath: stem + tail + suffix) { return response }
      }
    }
    return nil
  }

  private static func response(atPath path: String) -> Response? {
    var isFolder: ObjCBool = false
    let hasBody = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    let note = FileManager.default.contents(atPath: path + ".response.json")
    guard hasBody || note != nil else { return nil }
    let body = hasBody ? FileManager.default.contents(atPath: path) ?? Data() : Data()
    var response = Response(body: body)
    if let note {
      let object = (try? JSONSerialization.jsonObject(with: note)) as? [String: Any]
      guard let object else {
        URLLoading.say("\(path).response.json: is not a JSON object; the answer has status 200")
        return response
      }
      response.status = (object["status"] as? NSNumber)?.intValue ?? 200
      for (name, value) in object["headers"] as? [String: Any] ?? [:] { response.headers[name] = "\(value)" }
    }
    if !response.headers.keys.contains(where: { $0.lowercased() == "content-type" }), hasBody {
      response.headers["Content-Type"] = MediaType.of(body, path: path)
    }
    return response
  }

  // MARK: Installation

  /// Makes all requests of this process get these responses. Those without a response fail as without a
  /// network.
  ///
  /// From then on the device is online if there are responses, and offline otherwise.
  public func install() {
    URLLoading.use(.answers(self))
    DeviceConditions.isOnline = !isEmpty
  }

  /// Makes requests of this process go to the network again, as before ``install()``.
  public static func uninstall() {
    URLLoading.use(.network)
    DeviceConditions.isOnline = false
  }

  /// Makes requests go to the network, and adds each response to an HTTP archive that can be installed later.
  ///
  /// - Parameter path: The file, which is rewritten after each response; responses are added to an existing
  ///   archive.
  public static func record(to path: String) {
    URLLoading.use(.recording(path))
    DeviceConditions.isOnline = true
  }
}

/// An error of a folder or archive of responses that cannot be used.
public struct NetworkResponsesError: Error, CustomStringConvertible, Sendable {
  /// The file or folder.
  public let path: String
  /// The reason.
  public let reason: String
  /// The file and the reason.
  public var description: String { "\(path): \(reason)" }
}
