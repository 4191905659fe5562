import Foundation
import Synchronization
import TinamouCLI

/// The source adapter, which rewrites sources. One process of it serves a whole build, one request at a time.
final class AdapterProcess: Sendable {
  struct Options: Codable {
    var modules: [String]
    var flags: [String]
    var firstNumber: Int
    var isApplication: Bool
    var impliedModules: [String] = []
    var deniedModules: [String] = []
    /// The modules of those for which `canImport` is true all the same, for tests.
    var testedModules: [String] = []
    var overridable: [ExtensionMethod] = []
    /// The names of members that tests of the module override, if extensions add them to other modules' classes.
    var overriddenInTests: [String] = []
    /// The protocols of Objective-C's that imported modules declare, in the adapter's words.
    var protocols: [String] = []
    /// The modules of the project itself. Their imports are not visible through them.
    var ownModules: [String] = []
    /// A Boolean value that indicates whether a bridging header imports UIKit and Foundation for all files.
    var hasBridgingHeader = false
    /// The language version that the module is compiled with.
    var languageVersion = "5"
    /// A Boolean value that indicates whether each text begins with `#sourceLocation(file:line:)`. The
    /// compiler's messages and the complaints to `trim` then refer to the lines of the user's files.
    var namesSources = false
    /// A Boolean value that indicates whether attributes, selectors and key paths are checked as Apple's compiler
    /// checks them.
    var checksObjectiveC = false
    /// The paths of files whose declarations stand for ones of Objective-C.
    var unchecked: [String] = []
  }
  struct ExtensionMethod: Codable, Hashable {
    var type: String
    var name: String
  }
  struct Complaint: Codable, Hashable {
    var line: Int
    var column: Int
    var message: String
  }
  struct Trim: Codable {
    var path: String
    var text: String
    var complaints: [Complaint]
    var isCoarse: Bool
    /// A Boolean value that indicates whether complaints are only fixed by rewriting, without leaving
    /// anything out.
    var isLossless = false
    /// The names of SwiftUI's if only code that concerns it is left out.
    var scope: Scope?
  }
  /// The names by which code of SwiftUI's is recognized.
  struct Scope: Codable {
    var names: SwiftUINames
    /// The names of declarations that were left out before.
    var leftOut: [String]
  }
  /// The names of a module that are SwiftUI's.
  struct SwiftUINames: Codable {
    var own: [String] = []
    var hidden: [String] = []
  }
  /// An adapted text whose bodies are counted together with those of the user's file.
  struct Bodies: Codable {
    var path: String
    var text: String
  }
  struct BodyCount: Codable {
    var all: Int
    var whole: Int
  }
  struct Finding: Codable, Hashable {
    var path: String
    var line: Int
    var message: String
    /// The imported module that does not exist.
    var module: String?
    /// A Boolean value that indicates whether the whole file is left out.
    var isOfFile: Bool?
    /// The column in the source, from 1, in bytes; nil for the line.
    var column: Int?
    /// A Boolean value that indicates whether Apple's compiler rejects the code, with this message.
    var isError: Bool?
    /// A Boolean value that indicates whether the code was left out because it concerns SwiftUI.
    var isOfSwiftUI: Bool?
    /// The names that code of SwiftUI's declared which was left out: a member after its type and a period, a local
    /// name after a period.
    var names: [String]?
  }
  struct File: Codable {
    var path: String
    /// The adapted text; empty if it is that of the last time.
    var text: String
    var findings: [Finding]
    /// A Boolean value that indicates whether the text is that of the last time.
    var isUnchanged: Bool?
    /// The complaints about a trimmed text that do not concern SwiftUI, if only code that does is left out, or that remain where
    /// texts are only rewritten.
    var others: [Complaint]?
  }
  struct Preview: Codable {
    var constant: String
    var name: String
  }
  struct TestCase: Codable {
    var name: String
    var list: String
  }
  struct Module: Codable {
    var testCases: [TestCase]
    var files: [File]
    var registrations: [String]
    var previews: [Preview]
    var delegate: String?
    var overridable: [ExtensionMethod]
    /// The protocols of Objective-C's that the module declares, as adapters of other modules are told them.
    var protocols: String?
    var swiftUI: SwiftUINames
  }
  /// A module in which uses of API are looked for that is newer than its deployment target.
  struct Availability: Codable {
    struct File: Codable {
      var path: String
      var original: String
      /// The object that the file was compiled to.
      var output: String
    }
    struct Use: Codable, Hashable {
      var path: String
      var line: Int
      /// The column, from 1, in bytes.
      var column: Int
      var message: String
    }
    struct Answer: Codable {
      var uses: [Use] = []
      /// The module's declarations that are for newer versions, by their identifiers in the index.
      var declared: [String: String] = [:]
      /// The user's files that are not in the index.
      var unread: [String] = []
      /// Records of the index that are not used any more.
      var stale: [String] = []
      var memory = ""
    }
    /// The library that reads the index.
    var library: String
    var store: String
    var files: [File]
    var target: String
    /// The versions of API, by module and name with a dot in between.
    var introduced: [String: String] = [:]
    /// Older overloads with fewer arguments and their versions, by the names in `introduced`.
    var older: [String: [String: String]] = [:]
    /// Modules that have one name there, by their own.
    var groups: [String: String] = [:]
    /// The versions of the declarations of other modules of the project.
    var declared: [String: String] = [:]
    /// A Boolean value that indicates whether uses are looked for, and not declarations alone.
    var findsUses = true
    var stamp = ""
    var memory: String?
  }
  /// The place of what the adapter's last answer for a module said to remember.
  private struct Memory: Codable {
    var stamp: String
    var file: String
  }
  private struct Request: Codable {
    var files: [String]?
    var options: Options?
    var memory: Memory?
    var trims: [Trim]?
    var bodies: [Bodies]?
    var availability: Availability?
  }
  struct Answer: Codable {
    var module: Module?
    /// The text to remember, if the request asks for one.
    var memory: String?
    var trimmed: [File]?
    var bodies: [BodyCount]?
    var availability: Availability.Answer?
    var unreadable: [Finding]
  }

  /// The path of the executable, which stands for the version of the adapter.
  let executable: String
  private let stamp: String
  private let server: Mutex<AdapterServer>
  private let deadline = Mutex<Date?>(nil)

  /// The error of a request that would end after the time limit of all of the work.
  struct TimeIsOver: Error {}

  /// Creates the process, which starts at the first request. It runs in a sandbox without a network, in which
  /// it can write nothing.
  ///
  /// - Parameter sources: the sandbox with the files that it is to read.
  @MainActor
  init(confinement: Confinement, sources: Sandbox, console: Console) throws {
    let adapter = try AdapterExecutable(console: console)
    (executable, stamp) = (adapter.path, adapter.stamp)
    var sandbox = sources
    sandbox.readable += try adapter.readable
    var command = ChildProcess.Command(
      program: adapter.path, arguments: [],
      environment: Sandbox.environment(of: ProcessInfo.processInfo.environment).merging(adapter.environment) {
        $1
      })
    command.limits = confinement.toolLimits
    command.limits.processorSeconds = nil
    let prepared = try confinement.prepared(command, in: sandbox, home: try Confinement.homeOfTools())
    server = Mutex(AdapterServer(prepared))
  }

  /// Limits all further requests; `nil` for no limit.
  func limit(to deadline: Date?) { self.deadline.withLock { $0 = deadline } }

  /// Adapts the files of a module together. Files that the adapter cannot read, or at which it crashes or
  /// exceeds its time limit, are listed in the answer and left out.
  ///
  /// - Parameter memory: the path of a file with what the last answer said to remember. Texts that are as they
  ///   were then are left out of the answer.
  func adapt(_ files: [String], options: Options, memory: String? = nil) throws -> Answer {
    do {
      let place = memory.map { Memory(stamp: stamp, file: $0) }
      return try ask(Request(files: files, options: options, memory: place), seconds: Self.seconds)
    } catch is AdapterServer.Failure {
      var (whole, found) = ([String](), [Finding]())
      for path in files {
        do {
          _ = try ask(Request(files: [path], options: options), seconds: Self.secondsPerFile)
          whole.append(path)
        } catch let failure as AdapterServer.Failure {
          found.append(
            Finding(
              path: path, line: 1, message: "the source adapter \(failure.words) at this file: it is left out"
            ))
        }
      }
      do {
        var answer = try ask(Request(files: whole, options: options), seconds: Self.seconds)
        answer.unreadable += found
        return answer
      } catch let failure as AdapterServer.Failure {
        throw BuildError("the source adapter \(failure.words)", status: .internalError)
      }
    }
  }

  /// Returns the complaints about texts that remain where these are only rewritten, by the paths; those of a text at which the adapter
  /// fails, or for which there is no time left, all remain.
  func remaining(of trims: [Trim]) throws -> [String: Set<Complaint>] {
    var result = Dictionary(trims.map { ($0.path, Set($0.complaints)) }) { $0.union($1) }
    do {
      let answer = try ask(Request(trims: trims), seconds: Self.seconds, grace: Self.grace)
      for file in answer.trimmed ?? [] { result[file.path] = file.others.map(Set.init) ?? result[file.path] }
    } catch is AdapterServer.Failure {
    } catch is TimeIsOver {
    }
    return result
  }

  /// Removes the rejected parts of adapted texts. A text at which the adapter fails is not changed.
  func trim(_ trims: [Trim]) throws -> [File] {
    do {
      return try ask(Request(trims: trims), seconds: Self.seconds).trimmed ?? []
    } catch is AdapterServer.Failure {
      var files: [File] = []
      for trim in trims {
        do {
          files +=
            try ask(Request(trims: [trim]), seconds: Self.secondsPerFile).trimmed
            ?? []
        } catch is AdapterServer.Failure {
          files.append(File(path: trim.path, text: trim.text, findings: []))
        }
      }
      return files
    }
  }

  /// Counts the bodies of files. Returns an empty array if the adapter fails.
  func count(_ bodies: [Bodies]) throws -> [BodyCount] {
    do {
      return try ask(Request(bodies: bodies), seconds: Self.seconds, grace: Self.grace).bodies ?? []
    } catch is AdapterServer.Failure {
      return []
    } catch is TimeIsOver {
      return []
    }
  }

  /// Finds uses of API that is newer than the deployment target of a module. Returns nil if the adapter fails.
  func availability(_ module: Availability) throws -> Availability.Answer? {
    do {
      return try ask(Request(availability: module), seconds: Self.seconds).availability
    } catch is AdapterServer.Failure {
      return nil
    } catch is TimeIsOver {
      return nil
    }
  }

  /// The time limits for a module and for one file, in seconds.
  private static let seconds = 300.0
  private static let secondsPerFile = 60.0

  /// The time in seconds after the limit in which what is known is still counted.
  private static let grace = 20.0

  private func ask(_ request: Request, seconds: Double, grace: Double = 0) throws -> Answer {
    let line = try JSONEncoder().encode(request)
    let data = try server.withLock { server in
      // Requests wait for each other, so that the time may be over now.
      let left = deadline.withLock { $0 }.map { $0.addingTimeInterval(grace).timeIntervalSinceNow }
      guard left.map({ $0 > 0 }) ?? true else { throw TimeIsOver() }
      do {
        return try server.answer(to: line, seconds: min(seconds, left ?? seconds))
      } catch AdapterServer.Failure.late where (left ?? seconds) < seconds {
        throw TimeIsOver()
      }
    }
    do { return try JSONDecoder().decode(Answer.self, from: data) } catch {
      throw BuildError("the source adapter's answer cannot be read", status: .internalError)
    }
  }
}

extension AdapterServer.Failure {
  /// A description of the failure, as in "the source adapter crashed at this file".
  var words: String {
    switch self {
    case .late: "took too long"
    case .ended(let status, let isCrash):
      isCrash ? "crashed (signal \(status))" : "ended with status \(status)"
    }
  }
}
