import CIndexStore
import Foundation
import SwiftSyntax

/// Finds uses of API that is newer than the oldest version of iOS that a module is for, outside of `#available` and `@available`.
///
/// The compiler of this system ignores versions of iOS. What a position refers to, overloads included, is taken from the index that
/// it writes; which version a position is for, from the syntax of the user's file (`AvailabilityScopes`).
public enum AvailabilityCheck {
  /// A module to check.
  public struct Request: Codable, Sendable {
    /// A file of the module.
    public struct File: Codable, Sendable {
      /// The path of the compiled text.
      public var path: String
      /// The path of the user's file.
      public var original: String
      /// The path of the object that it was compiled to.
      public var output: String

      /// Creates a file.
      public init(path: String, original: String, output: String) {
        (self.path, self.original, self.output) = (path, original, output)
      }
    }
    /// The path of the toolchain's libIndexStore.
    public var library: String
    /// The path of the index.
    public var store: String
    /// The files in the order of the module.
    public var files: [File]
    /// The oldest version of iOS that the module is for.
    public var target: String
    /// The versions of API that is newer, by module and name with a dot in between.
    public var introduced: [String: String]
    /// Older overloads with fewer arguments and their versions, by the names in `introduced`. Apple's compiler selects them for calls
    /// that give the other arguments no value.
    public var older: [String: [String: String]] = [:]
    /// Modules that have one name in `introduced`, by their own.
    public var groups: [String: String] = [:]
    /// The versions of declarations of the project's other modules, by their identifiers in the index.
    public var declared: [String: String] = [:]
    /// A Boolean value that indicates whether uses are looked for, and not declarations alone.
    public var findsUses = true
    /// The inputs of the request other than files.
    public var stamp: String
    /// The path of a file with what an earlier answer said to remember. There may be none.
    public var memory: String?

    /// Creates a request.
    public init(
      library: String, store: String, files: [File], target: String, introduced: [String: String],
      stamp: String
    ) {
      (self.library, self.store, self.files, self.target) = (library, store, files, target)
      (self.introduced, self.stamp) = (introduced, stamp)
    }
  }

  /// A use of API that is too new.
  public struct Use: Codable, Sendable, Hashable {
    /// The path of the user's file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in bytes.
    public var column: Int
    /// The compiler's message.
    public var message: String
  }

  /// The result of a check.
  public struct Answer: Codable, Sendable {
    /// The uses, in the order of files and positions.
    public var uses: [Use] = []
    /// The versions of the module's own declarations, by their identifiers in the index.
    public var declared: [String: String] = [:]
    /// The paths of user's files that are not in the index.
    public var unread: [String] = []
    /// Records of the index that are not used any more.
    public var stale: [String] = []
    /// The text to remember.
    public var memory = ""
  }

  /// The contents of a memory's file.
  private struct Memory: Codable {
    struct File: Codable {
      /// The states of the file's unit and of its texts.
      var stamp: String
      var record: String
      var uses: [Use]
      var declared: [String: String]
    }
    var stamp: String
    /// All declarations of the project that are for a newer version.
    var declared: [String: String]
    var files: [String: File]
  }

  /// Checks a module.
  public static func check(_ request: Request) -> Answer { LargeStack.run { checked(request) } }

  private static func checked(_ request: Request) -> Answer {
    var answer = Answer()
    guard let target = SystemVersion(request.target),
      let index = tinamou_index_open(request.library, request.store)
    else {
      answer.unread = request.files.map(\.original)
      return answer
    }
    defer { tinamou_index_close(index) }
    let last = request.memory.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode(Memory.self, from: $0) }
    let known = last.flatMap { $0.stamp == request.stamp ? $0 : nil }
    var versions = Versions(request)
    var files: [IndexedFile] = []
    for file in request.files {
      guard let unit = name({ tinamou_index_unit(index, file.output, $0, $1) }),
        let record = name({ tinamou_index_record(index, unit, $0, $1) })
      else {
        answer.unread.append(file.original)
        continue
      }
      let stamp = Self.stamp(of: ["\(request.store)/v5/units/\(unit)", file.path, file.original])
      files.append(IndexedFile(file: file, record: record, stamp: stamp, target: target))
    }
    // The module's own declarations first: any file may use them.
    for position in files.indices {
      if let same = known?.files[files[position].file.original], same.stamp == files[position].stamp {
        files[position].declared = same.declared
      } else {
        files[position].readDeclarations(index)
      }
      answer.declared.merge(files[position].declared) { $1 }
    }
    let declared = request.declared.merging(answer.declared) { $1 }
    versions.declared = declared.compactMapValues { SystemVersion($0) }
    var memory = Memory(stamp: request.stamp, declared: declared, files: [:])
    for position in files.indices {
      let original = files[position].file.original
      let uses: [Use]
      if let same = known?.files[original], same.stamp == files[position].stamp, known?.declared == declared {
        uses = same.uses
      } else if !request.findsUses {
        uses = []
      } else {
        uses = files[position].uses(index, &versions)
      }
      answer.uses += uses
      memory.files[original] = Memory.File(
        stamp: files[position].stamp, record: files[position].record, uses: uses,
        declared: files[position].declared)
    }
    let used = Set(files.map(\.record))
    answer.stale = Set(last?.files.values.map(\.record) ?? []).subtracting(used).sorted()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    answer.memory = (try? encoder.encode(memory)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return answer
  }

  /// The states of files, by what the system says of them.
  private static func stamp(of paths: [String]) -> String {
    paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return "" }
      return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }.joined(separator: " ")
  }

  /// Returns a name that a function of the index writes.
  private static func name(_ body: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress, body(start, buffer.count) else { return nil }
      return String(cString: start)
    }
  }
}

/// The versions of declarations, which are looked for once.
private struct Versions {
  private let introduced: [String: SystemVersion]
  private let groups: [String: String]
  private let older: [String: [String: String]]
  /// The versions of the project's own declarations.
  var declared: [String: SystemVersion] = [:]
  private var found: [String: SystemVersion?] = [:]

  init(_ request: AvailabilityCheck.Request) {
    introduced = request.introduced.compactMapValues { SystemVersion($0) }
    groups = request.groups
    older = request.older
  }

  /// Returns the version that a call needs, with its labels.
  ///
  /// - Parameter needed: the version of the function.
  func version(of usr: String, _ name: String, calledWith labels: [String], _ needed: SystemVersion)
    -> SystemVersion
  {
    guard !older.isEmpty, let path = SymbolPath(usr: usr) else { return needed }
    let key = ([groups[path.module] ?? path.module] + path.types + [name]).joined(separator: ".")
    var oldest = needed
    for (overload, version) in older[key] ?? [:] {
      let all = overload.drop { $0 != "(" }.dropFirst().split(separator: ":").dropLast().map(String.init)
      var rest = all[...]
      let isIt = labels.allSatisfy { label in
        rest = rest.drop { $0 != label }
        return rest.popFirst() != nil
      }
      if isIt { oldest = min(oldest, SystemVersion(version) ?? .any) }
    }
    return oldest
  }

  /// Returns the version that a declaration needs, if that is newer than the module's.
  ///
  /// That of a type around it does not count, as in Swift: the type is a use of its own where it is named, and an object
  /// of it may come from a member that is as old as the target.
  mutating func version(of usr: String, _ name: String) -> SystemVersion? {
    if let own = declared[usr] { return own }
    if let known = found[usr] { return known }
    var newest: SystemVersion?
    if !introduced.isEmpty, let path = SymbolPath(usr: usr) {
      let key = ([groups[path.module] ?? path.module] + path.types + [name]).joined(separator: ".")
      newest = introduced[key]
    }
    found[usr] = .some(newest)
    return newest
  }
}

/// A file of the module with its record in the index.
private struct IndexedFile {
  let file: AvailabilityCheck.Request.File
  let record: String
  let stamp: String
  let target: SystemVersion
  var declared: [String: String] = [:]
  private var texts: Texts?

  init(file: AvailabilityCheck.Request.File, record: String, stamp: String, target: SystemVersion) {
    (self.file, self.record, self.stamp, self.target) = (file, record, stamp, target)
  }

  /// A symbol at a position of the compiled text.
  struct Occurrence {
    let line: Int
    let column: Int
    let kind: Int
    let roles: UInt64
    let name: String
    let usr: String
    let overridden: String

    var isDefinition: Bool { roles & 3 != 0 && roles & 256 == 0 }
    /// A Boolean value that indicates whether the user's text refers to the symbol here.
    var isReference: Bool { roles & 4 != 0 && roles & 256 == 0 }
    var isType: Bool { (5...11).contains(kind) }
    var isEnumCase: Bool { kind == 15 }
    /// A Boolean value that indicates whether it is a protocol or an alias, which may be one of protocols.
    var canBeProtocol: Bool { kind == 8 || kind == 11 }
  }

  /// The user's text and the compiled one.
  final class Texts {
    let original: ParsedFile
    let scopes: AvailabilityScopes
    private let lines: [[UInt8]]
    private let compiled: [[UInt8]]
    /// The lines before the first one of the user's file in the compiled text.
    private let head: Int
    private var starts: [Int] = []
    private var alignments: [Int: LineAlignment] = [:]

    init?(_ file: AvailabilityCheck.Request.File, target: SystemVersion) {
      guard let data = FileManager.default.contents(atPath: file.original),
        let other = FileManager.default.contents(atPath: file.path)
      else { return nil }
      let text = ParsedFile.normalized(String(decoding: data, as: UTF8.self))
      original = ParsedFile(SourceFile(path: file.original, text: text))
      guard original.deepBrackets == nil, SourceSurvey(original.tree).tooDeep == nil else { return nil }
      scopes = AvailabilityScopes(original.tree, target: target)
      lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      compiled = other.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      head = other.starts(with: Data("#sourceLocation(".utf8)) ? 1 : 0
      var start = 0
      for line in lines {
        starts.append(start)
        start += line.count + 1
      }
    }

    /// Returns the position in the user's text; `nil` for what the adapter added.
    func place(_ occurrence: Occurrence) -> (line: Int, column: Int, offset: Int)? {
      let line = occurrence.line - head
      guard lines.indices.contains(line - 1), compiled.indices.contains(occurrence.line - 1) else {
        return nil
      }
      if alignments[line] == nil {
        alignments[line] = LineAlignment(adapted: compiled[occurrence.line - 1], original: lines[line - 1])
      }
      guard let column = alignments[line]?.original(occurrence.column - 1) else { return nil }
      return (line, column + 1, starts[line - 1] + column)
    }

    /// Returns the labels of the arguments in parentheses of the call of what is named at a position.
    func labels(ofCallAt offset: Int) -> [String]? {
      guard let token = original.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
      var node = Syntax(token)
      while let parent = node.parent {
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
          return call.arguments.map { $0.label?.text ?? "_" }
        }
        guard
          parent.is(DeclReferenceExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
            || parent.is(GenericSpecializationExprSyntax.self)
        else { return nil }
        node = parent
      }
      return nil
    }

    func position(of offset: Int) -> (line: Int, column: Int) {
      let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
      return (line + 1, offset - starts[line] + 1)
    }
  }

  private mutating func readTexts() -> Texts? {
    if texts == nil { texts = Texts(file, target: target) }
    return texts
  }

  /// Notes the file's declarations that are for a newer version.
  mutating func readDeclarations(_ index: OpaquePointer) {
    guard let data = FileManager.default.contents(atPath: file.original),
      data.range(of: Data("@available".utf8)) != nil, let texts = readTexts(),
      !texts.scopes.declarations.isEmpty
    else { return }
    declared = [:]
    for one in occurrences(index, of: { _, _ in true }) where one.isDefinition {
      guard let place = texts.place(one), let declaration = texts.scopes.declarations[place.offset] else {
        continue
      }
      declared[one.usr] = declaration.version.text
    }
  }

  /// Returns the uses in the file.
  mutating func uses(_ index: OpaquePointer, _ versions: inout Versions) -> [AvailabilityCheck.Use] {
    var known = versions
    let found = occurrences(index) { name, usr in known.version(of: usr, name).map { $0 > target } ?? false }
    versions = known
    guard !found.isEmpty || !declared.isEmpty, let texts = readTexts() else { return [] }
    var uses: [AvailabilityCheck.Use] = []
    var seen: Set<Int> = []
    // A type comes before its initializer at the same position.
    for one in found.sorted(by: {
      ($0.line, $0.column, $1.isType ? 1 : 0) < ($1.line, $1.column, $0.isType ? 1 : 0)
    }) {
      guard let place = texts.place(one) else { continue }
      if one.isDefinition { check(override: one, at: place, texts, &versions, &uses) }
      guard one.isReference, var needed = versions.version(of: one.usr, one.name), needed > target else {
        continue
      }
      if one.name.hasSuffix(")"), let labels = texts.labels(ofCallAt: place.offset) {
        needed = versions.version(of: one.usr, one.name, calledWith: labels, needed)
      }
      guard needed > target, needed > texts.scopes.version(at: place.offset),
        !(one.isEnumCase && texts.scopes.isInPattern(place.offset)),
        !(one.canBeProtocol && texts.scopes.isConformance(place.offset)), seen.insert(place.offset).inserted
      else { continue }
      uses.append(
        use(place.line, place.column, "'\(one.name)' is only available in iOS \(needed.text) or newer"))
    }
    for problem in texts.scopes.problems {
      let place = texts.position(of: problem.offset)
      uses.append(use(place.line, place.column, problem.message))
    }
    return uses.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Checks that an override is there wherever what it overrides is.
  private func check(
    override one: Occurrence, at place: (line: Int, column: Int, offset: Int), _ texts: Texts,
    _ versions: inout Versions, _ uses: inout [AvailabilityCheck.Use]
  ) {
    guard let declaration = texts.scopes.declarations[place.offset], declaration.isOverride,
      !one.overridden.isEmpty
    else { return }
    let name = one.name
    let base = versions.version(of: one.overridden, name) ?? .any
    guard declaration.version > max(base, declaration.surrounding, target) else { return }
    uses.append(
      use(
        place.line, place.column,
        "overriding '\(name)' must be as available as declaration it overrides"))
  }

  private func use(_ line: Int, _ column: Int, _ message: String) -> AvailabilityCheck.Use {
    AvailabilityCheck.Use(path: file.original, line: line, column: column, message: message)
  }

  /// Returns the positions of symbols.
  private func occurrences(
    _ index: OpaquePointer, of wants: (String, String) -> Bool
  ) -> [Occurrence] {
    withoutActuallyEscaping(wants) { wants in
      let reading = Reading(wants)
      tinamou_index_read(
        index, record, Unmanaged.passUnretained(reading).toOpaque(),
        { context, name, usr in
          guard let context else { return false }
          return Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue().wants(name.string, usr.string)
        },
        { context, one in
          guard let context else { return }
          Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue().found.append(
            Occurrence(
              line: Int(one.line), column: Int(one.column), kind: Int(one.kind), roles: one.roles,
              name: one.name.string, usr: one.usr.string, overridden: one.overridden.string))
        })
      return reading.found
    }
  }

  private final class Reading {
    let wants: (String, String) -> Bool
    var found: [Occurrence] = []
    init(_ wants: @escaping (String, String) -> Bool) { self.wants = wants }
  }
}

extension TinamouText {
  fileprivate var string: String {
    guard let start else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
