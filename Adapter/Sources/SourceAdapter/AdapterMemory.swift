/// The facts and results of a module's files from the last time that they were adapted.
///
/// With it, a change of one file costs reading that file. The others keep their results, unless the change
/// affects them: another type or method, a new selector, or a name that generated code must avoid.
public struct AdapterMemory: Codable, Sendable {
  /// A file as it was.
  struct File: Codable, Sendable {
    let path: String
    /// The digest of its text.
    let digest: UInt64
    /// Nil for a file that is left out.
    let facts: SourceFacts?
    /// The part of the module that the file is, without its text.
    let result: AdaptedModule
  }

  private let options: AdapterOptions
  private(set) var files: [File] = []
  private let usedSelectors: Set<String>
  private let literalSelectors: Set<String>
  /// The names that results depend on, and whether a function or variable has the name.
  private let functions: [String: Bool]
  /// The names that results depend on, and whether a member has the name.
  private let members: [String: Bool]

  /// Creates the memory of a module that is being adapted.
  ///
  /// - Parameters:
  ///   - index: the index of the module, after all files were adapted.
  ///   - last: the memory from which results were taken.
  init(options: AdapterOptions, index: SourceIndex, last: AdapterMemory?) {
    self.options = options
    usedSelectors = index.usedSelectors
    literalSelectors = index.literalSelectors
    functions = index.functions.asked.merging(last?.functions ?? [:]) { now, _ in now }
    members = index.members.asked.merging(last?.members ?? [:]) { now, _ in now }
  }

  /// Adds a file and its result.
  mutating func append(_ path: String, _ digest: UInt64, _ facts: SourceFacts?, _ result: AdaptedModule) {
    var result = result
    for index in result.files.indices {
      result.files[index].text = ""
      result.files[index].isUnchanged = true
    }
    files.append(File(path: path, digest: digest, facts: facts, result: result))
  }

  /// Returns whether the files are those of this memory, whatever their texts are now.
  func fits(_ files: [SourceFile], _ options: AdapterOptions) -> Bool {
    self.options == options && self.files.count == files.count
      && zip(self.files, files).allSatisfy { $0.path == $1.path }
  }

  /// Returns whether results that were made with the index of this memory are the same with another.
  ///
  /// - Parameters:
  ///   - index: the index of the files as they are now.
  ///   - facts: the facts from which it was made.
  func agrees(with index: SourceIndex, _ facts: [SourceFacts?]) -> Bool {
    index.usedSelectors == usedSelectors && index.literalSelectors == literalSelectors
      && zip(files, facts).allSatisfy { file, now in
        guard let then = file.facts, let now else { return file.facts == nil && now == nil }
        // Only questions for optional requirements depend on the types of variables. Whether there are any
        // depends on the declarations.
        return then.types == now.types && then.nestedTypes == now.nestedTypes
          && then.outerTypes == now.outerTypes
          && then.declarations == now.declarations
          && then.objectiveC == now.objectiveC && then.genericArguments == now.genericArguments
          && (!index.hasOptionalRequirements
            || then.typedProperties == now.typedProperties && then.typedLocals == now.typedLocals)
      }
      && index.functions.agrees(with: functions) && index.members.agrees(with: members)
  }

  /// Returns a number that differs for different texts: FNV-1a, with 64 bits.
  static func digest(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return digest
    }
  }
}
