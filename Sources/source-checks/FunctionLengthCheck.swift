import ArgumentParser

/// The check that functions fit on a screen: none has more than 60 lines of code, except for those that
/// CONTRIBUTING.md counts.
///
/// `FunctionBodies` says which lines are counted. CONTRIBUTING.md has the number of longer functions of each
/// module. A larger number is a defect, and so is one that the code no longer needs, so that numbers only
/// fall.
struct FunctionLengthCheck: Check {
  /// A function with too many lines.
  struct Found: Equatable {
    var module: String
    var path: String
    var body: FunctionBodies.Body
  }

  static let subject = "the lengths of functions"
  static let folders = ["Sources", "Plugins", "Adapter/Sources"]
  /// The number of lines of code that a function may have.
  static let limit = 60

  let found: [Found]
  private let page: String
  private let allowed: [String: Int]

  /// Creates the check of functions.
  ///
  /// - Parameter page: the text of CONTRIBUTING.md.
  init(_ found: [Found], page: String) throws {
    self.found = found
    self.page = page
    allowed = try ContributingTable("functions", in: page).rows.reduce(into: [:]) { numbers, cells in
      numbers[cells[0]] = cells.last.flatMap { Int($0) }
    }
  }

  /// Creates the check of the repository's functions.
  init(_ repository: Repository) throws {
    let found = try Self.folders.flatMap { folder in
      try repository.swiftFiles(in: [folder]).flatMap { path in
        let module = path.dropFirst(folder.count + 1).prefix { $0 != "/" }
        return try Self.longer(in: repository.source(at: path), module: String(module))
      }
    }
    try self.init(found, page: try repository.text(of: Repository.contributing))
  }

  static func findings(in repository: Repository) throws -> [Finding] {
    try FunctionLengthCheck(repository).findings()
  }

  /// Returns the functions of a file that are longer than the limit.
  static func longer(in file: SourceFile, module: String) throws -> [Found] {
    let bodies = FunctionBodies(in: file.text)
    guard bodies.isBalanced else { throw CheckError("the brackets of \(file.path) are not understood") }
    return bodies.bodies.filter { $0.codeLines > limit }
      .map { Found(module: module, path: file.path, body: $0) }
  }

  /// Returns what the table does not allow, and what it lists without need.
  func findings() -> [Finding] {
    let counts = self.counts
    return Set(counts.keys).union(allowed.keys).sorted().flatMap { module -> [Finding] in
      let now = counts[module] ?? 0
      let then = allowed[module] ?? 0
      if now > then {
        let longer = found.filter { $0.module == module }.map {
          Finding(
            $0.path, line: $0.body.line,
            "\($0.body.name) has \($0.body.codeLines) lines, more than \(Self.limit)")
        }
        let words = "\(now) such functions, and CONTRIBUTING.md allows \(then); divide them into steps"
        return longer + [Finding(nil, "\(module) has \(words)")]
      }
      guard now < then else { return [] }
      let advice = "scripts/checks/sources functions --update lowers the number"
      return [
        Finding(
          Repository.contributing, "\(module) has \(now) longer functions, not \(then); \(advice)")
      ]
    }
  }

  /// Returns the page with lower numbers; none is raised.
  func updatedPage() throws -> String {
    let counts = self.counts
    let lower = allowed.compactMap { module, number in counts[module].map { (module, min($0, number)) } }
    return try ContributingTable("functions", in: page).page(
      head: ["module", "longer functions"],
      rows: lower.sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }.map { [$0.0, "\($0.1)"] })
  }

  private var counts: [String: Int] { found.reduce(into: [:]) { $0[$1.module, default: 0] += 1 } }
}

struct FunctionLengthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions",
    abstract: "Compares the number of functions with more than 60 lines of code with CONTRIBUTING.md.")

  @Flag(help: "Lower the numbers of the table.") var update = false
  @Flag(help: "Print the longer functions, and check nothing.") var list = false

  func run() throws {
    let repository = try Repository()
    let check = try FunctionLengthCheck(repository)
    if list {
      for function in check.found.sorted(by: { $0.body.codeLines > $1.body.codeLines }) {
        print("\(function.body.codeLines) \(function.path):\(function.body.line) \(function.body.name)")
      }
      return
    }
    if update { try repository.write(check.updatedPage(), to: Repository.contributing) }
    try Console.report(
      FunctionLengthCheck(check.found, page: repository.text(of: Repository.contributing)).findings())
  }
}
