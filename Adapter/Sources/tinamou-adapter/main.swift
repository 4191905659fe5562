// The adapter as a process. It reads requests as JSON from standard input and writes the answers as JSON to
// standard output, until its input ends. It does not run any of the code that it reads, and writes no files.

import Foundation
import SourceAdapter

/// The message of one answer to the next request of the same module.
struct Memory: Codable {
  /// Stands for the version of the adapter. Memories of other versions are not used.
  var stamp: String
  /// The path of a file with the text that the last answer said to remember. There may be none.
  var file: String
}

/// A request.
struct Request: Codable {
  struct Trim: Codable {
    var path: String
    var text: String
    var complaints: [Trimmer.Complaint]
    var isCoarse: Bool
    var isLossless: Bool?
    var scope: Trimmer.Scope?
  }
  struct Bodies: Codable {
    var path: String
    var text: String
  }
  /// The paths of a module's files to adapt. The adapter reads their texts.
  var files: [String]?
  var options: AdapterOptions?
  /// The memory of an earlier answer, with the same stamp.
  var memory: Memory?
  /// The adapted texts to remove rejected code from.
  var trims: [Trim]?
  /// The adapted texts whose bodies are counted, each compared with the user's file at the path.
  var bodies: [Bodies]?
  /// The module whose uses of newer API are looked for.
  var availability: AvailabilityCheck.Request?
}

/// The answer to a request.
struct Answer: Codable {
  struct Trimmed: Codable {
    var path: String
    var text: String
    var findings: [Finding]
    /// The complaints that do not concern SwiftUI, where it is asked for what does.
    var others: [Trimmer.Complaint]?
  }
  var module: AdaptedModule?
  /// The text to remember, if the request asks for one.
  var memory: String?
  var trimmed: [Trimmed]?
  var bodies: [BodyCount]?
  var availability: AvailabilityCheck.Answer?
  /// The files that could not be read, with the reasons.
  var unreadable: [Finding] = []
}

/// The contents of a memory's file.
struct Remembered: Codable {
  var stamp: String
  var memory: AdapterMemory?
}

/// Returns what an earlier answer said to remember; nil if there is nothing, or if it is of another version.
func remembered(_ place: Memory) -> AdapterMemory? {
  guard let data = FileManager.default.contents(atPath: place.file).flatMap({ Data(base64Encoded: $0) }),
    let known = try? decoder.decode(Remembered.self, from: data), known.stamp == place.stamp
  else { return nil }
  return known.memory
}

let decoder = JSONDecoder()
let encoder = JSONEncoder()
// One request per line, so that one process serves a whole build.
while let line = readLine(strippingNewline: true) {
  guard let request = try? decoder.decode(Request.self, from: Data(line.utf8)) else {
    FileHandle.standardError.write(Data("tinamou-adapter: not a request\n".utf8))
    exit(64)
  }
  var answer = Answer()
  if let paths = request.files {
    var files: [SourceFile] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        answer.unreadable.append(Finding(path: path, line: 1, message: "cannot be read"))
        continue
      }
      let (file, finding) = SourceFile.read(data, path: path)
      if let file { files.append(file) }
      if let finding { answer.unreadable.append(finding) }
    }
    let options = request.options ?? AdapterOptions()
    if let place = request.memory {
      var memory = remembered(place)
      answer.module = SourceAdapter.adapt(files, options: options, memory: &memory)
      let data = try? encoder.encode(Remembered(stamp: place.stamp, memory: memory))
      answer.memory = data?.base64EncodedString()
    } else {
      answer.module = SourceAdapter.adapt(files, options: options)
    }
  }
  if let trims = request.trims {
    answer.trimmed = trims.map { trim in
      let result = Trimmer.trim(
        path: trim.path, text: trim.text, complaints: trim.complaints, isCoarse: trim.isCoarse,
        isLossless: trim.isLossless ?? false, scope: trim.scope)
      var others = trim.scope.map {
        Trimmer.others(path: trim.path, text: trim.text, complaints: trim.complaints, scope: $0)
      }
      if trim.isLossless == true { others = result.remaining }
      return Answer.Trimmed(path: trim.path, text: result.text, findings: result.findings, others: others)
    }
  }
  if let bodies = request.bodies {
    answer.bodies = bodies.map { file in
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      return BodyCount(of: String(decoding: data, as: UTF8.self), compiled: file.text)
    }
  }
  if let module = request.availability { answer.availability = AvailabilityCheck.check(module) }
  guard var data = try? encoder.encode(answer) else { exit(70) }
  data.append(10)
  FileHandle.standardOutput.write(data)
}
