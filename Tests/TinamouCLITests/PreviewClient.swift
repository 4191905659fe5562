import Foundation
import Synchronization
import TestSupport

/// A running `preview`, used as a browser uses it.
final class PreviewClient {
  struct Answer {
    var status = 0
    var headers: [String: String] = [:]
    var body = Data()

    var text: String { String(decoding: body, as: UTF8.self) }
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:] }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let address: URL
  let process = Process()
  private let errorFile: URL
  private let scratch: TemporaryDirectory

  var port: Int { address.port ?? 0 }
  var identifier: Int32 { process.processIdentifier }
  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  /// Starts the command of an executable, beside the tests unless its path is given, and returns when it has printed its address.
  init(_ binary: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    scratch = try TemporaryDirectory()
    errorFile = scratch.url.appendingPathComponent("errors")
    try Data().write(to: errorFile)
    let output = Pipe()
    process.executableURL =
      binary.hasPrefix("/") ? URL(fileURLWithPath: binary) : Binary.products.appendingPathComponent(binary)
    process.arguments = ["preview"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        throw Failure(description: try String(contentsOf: errorFile, encoding: .utf8))
      }
      text += String(decoding: data, as: UTF8.self)
    }
    guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure(description: text)
    }
    address = url
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Ends it as the system does.
  ///
  /// - Returns: its status, and the processes that it had and that are still there.
  func terminate() -> (status: Int32, left: [Int32]) {
    let children = Processes.descendants(of: identifier)
    process.terminate()
    process.waitUntilExit()
    let limit = Date().addingTimeInterval(600)
    var left = children
    while !left.isEmpty, Date() < limit {
      left.removeAll { !Processes.isRunning($0) }
      usleep(20_000)
    }
    return (process.terminationStatus, left)
  }

  // MARK: Requests

  /// Sends a request and returns the answer. A path without a slash at its beginning is relative to the page.
  func request(
    _ method: String = "GET", _ path: String = "", headers: [String: String] = [:], body: Data = Data()
  ) throws -> Answer {
    let connection = try Connection(port: port)
    let path = path.hasPrefix("/") ? path : address.path + "/" + path
    var fields = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.count)"]
    fields.merge(headers) { $1 }
    var text = "\(method) \(path) HTTP/1.1\r\n"
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    connection.write(Data((text + "\r\n").utf8) + body)
    var answer = Data()
    while let part = connection.read() { answer += part }
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else {
      throw Failure(description: "no answer: \(String(decoding: answer, as: UTF8.self))")
    }
    var result = Answer()
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    result.status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        result.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    result.body = Data(answer[end.upperBound...])
    return result
  }

  func post(_ path: String, _ json: String) throws -> Answer {
    try request("POST", path, body: Data(json.utf8))
  }

  /// The contents of the page.
  func data() throws -> PreviewState { try PreviewState(try request("GET", "data.json").body) }

  /// Waits until the page's data are as they should be. They are asked for less often the longer it takes: during a build,
  /// answers take processor time from the compiler.
  func wait(seconds: Double = 600, until isWanted: (PreviewState) -> Bool) throws -> PreviewState {
    let start = Date()
    let limit = start.addingTimeInterval(seconds)
    var last: PreviewState?
    while Date() < limit {
      let state = try data()
      if isWanted(state) { return state }
      last = state
      Thread.sleep(forTimeInterval: min(max(0.02, Date().timeIntervalSince(start) / 10), 0.5))
    }
    throw Failure(description: "it does not come to this state: \(last.map { "\($0)" } ?? ""); \(errors)")
  }

  func picture(_ id: String) throws -> Data {
    let escaped = id.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? id
    return try request("GET", "pictures/\(escaped).png").body
  }

  /// The resident memory of the server, in kilobytes.
  var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

/// The state of a page.
struct PreviewState {
  struct Picture {
    var id: String
    var version: Int
    var isStale: Bool
    var error: String?
  }
  struct Problem {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  var pictures: [Picture] = []
  var screens: [(name: String, slug: String, kind: String)] = []
  var build = ""
  var saved: String?
  var seconds: Double?
  var errors: [Problem] = []

  init(_ data: Data) throws {
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    pictures = (object["pictures"] as? [[String: Any]] ?? []).map {
      Picture(
        id: $0["id"] as? String ?? "", version: $0["version"] as? Int ?? 0,
        isStale: $0["isStale"] as? Bool ?? false, error: $0["error"] as? String)
    }
    screens = (object["screens"] as? [[String: Any]] ?? []).map {
      ($0["name"] as? String ?? "", $0["slug"] as? String ?? "", $0["kind"] as? String ?? "")
    }
    let build = object["build"] as? [String: Any] ?? [:]
    self.build = build["state"] as? String ?? ""
    saved = build["saved"] as? String
    seconds = build["seconds"] as? Double
    errors = (build["errors"] as? [[String: Any]] ?? []).map {
      Problem(
        file: $0["file"] as? String ?? "", line: $0["line"] as? Int ?? 0, column: $0["column"] as? Int ?? 0,
        message: $0["message"] as? String ?? "")
    }
  }

  func version(_ id: String) -> Int { pictures.first { $0.id == id }?.version ?? 0 }
}

/// A connection to this machine.
final class Connection: Sendable {
  private let descriptor: Int32

  /// - Parameter receiveBuffer: bytes that the system keeps of what is not read yet; its own choice by default.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw PreviewClient.Failure(description: String(cString: strerror(errno))) }
    var limit = timeval(tv_sec: 900, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// - Parameter waits: whether it waits until all is taken; otherwise the rest is dropped.
  func write(_ data: Data, waits: Bool = true) {
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, flags)
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// Returns the bytes that have come; nil at the end.
  func read() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }
}

/// The processes of this machine.
enum Processes {
  private static func parent(of process: Int32) -> (parent: Int32, state: Character)? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 1, let state = fields[0].first, let parent = Int32(fields[1]) else { return nil }
    return (parent, state)
  }

  /// The processor time that a process has used, in seconds.
  static func processorTime(of process: Int32) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name, in parentheses, can have blanks.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  static func isRunning(_ process: Int32) -> Bool { parent(of: process).map { $0.state != "Z" } ?? false }

  /// The processes that a process has started, and those that these have.
  static func descendants(of root: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [Int32: [Int32]] = [:]
    for process in names.compactMap({ Int32($0) }) {
      if let parent = parent(of: process)?.parent { children[parent, default: []].append(process) }
    }
    var result: [Int32] = []
    var pending = [root]
    while let next = pending.popLast() {
      result += children[next] ?? []
      pending += children[next] ?? []
    }
    return result
  }
}
