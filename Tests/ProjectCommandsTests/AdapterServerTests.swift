import Foundation
import Testing

@testable import ProjectCommands

/// A process that answers line by line.
@Suite struct AdapterServerTests {
  /// Answers with its number and the request; ends at "end", is ended at "crash" and takes its time at "wait".
  private let script = """
    while read -r line; do
      case "$line" in
        end) exit 3;;
        crash) kill -SEGV $$;;
        wait) sleep 30;;
        *) echo "$$ $line";;
      esac
    done
    """

  private func server() -> AdapterServer {
    AdapterServer(
      ChildProcess.Command(
        program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]))
  }

  private func answer(_ server: AdapterServer, _ text: String, seconds: Double = 30) throws -> [String] {
    let data = try server.answer(to: Data(text.utf8), seconds: seconds)
    return String(decoding: data, as: UTF8.self).split(separator: " ", maxSplits: 1).map(String.init)
  }

  @Test func oneProcessAnswersAll() throws {
    let server = server()
    let first = try answer(server, "a")
    let long = String(repeating: "x", count: 300_000)
    let others = try [answer(server, long), answer(server, "c")]
    #expect(first.last == "a" && others.map(\.last) == [long, "c"])
    #expect(others.allSatisfy { $0.first == first.first })
  }

  /// A process that is gone is said once; the next request starts another one.
  @Test(arguments: [
    ("end", "ended with status 3"), ("crash", "crashed (signal 11)"), ("wait", "took too long"),
  ])
  func anotherProcessFollows(request: String, words: String) throws {
    let server = server()
    let before = try answer(server, "a")
    let failure = #expect(throws: AdapterServer.Failure.self) {
      try answer(server, request, seconds: request == "wait" ? 0.2 : 30)
    }
    #expect(failure?.words == words)
    let after = try answer(server, "b")
    #expect(after.last == "b" && after.first != before.first)
  }

  @Test func theProcessEndsWithTheServer() throws {
    var server: AdapterServer? = server()
    let process = try answer(server!, "a").first.flatMap { Int32($0) }
    #expect(process.map { kill($0, 0) } == 0)
    server = nil
    #expect(process.map { kill($0, 0) } == -1)
  }
}
