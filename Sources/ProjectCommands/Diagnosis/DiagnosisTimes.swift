import Foundation

/// The times after which a diagnosis does not examine modules any further.
///
/// Libraries are built before the project's code. So that this is examined too, they have a part of the time alone, and the
/// project's modules that its last one needs have a part of the rest.
struct DiagnosisTimes: Sendable, Equatable {
  let libraries: Date
  let dependencies: Date
  let end: Date

  /// The least and the greatest part of the time that is kept for what is built later.
  private static let keptPart = 0.2...0.75

  /// Divides a time by the sizes of sources.
  init(_ plan: BuildPlan, from begin: Date, to end: Date) {
    let sizes = plan.modules.map { module in
      (module.sources + (module.clang?.files ?? [])).reduce(0) { $0 + Self.size(of: $1) }
    }
    func sum(_ isPart: (BuildPlan.Module) -> Bool) -> Int {
      zip(plan.modules, sizes).reduce(0) { $0 + (isPart($1.0) ? $1.1 : 0) }
    }
    self.init(
      libraries: sum(\.isLibrary), dependencies: sum { !$0.isLibrary && !$0.isMain }, last: sum(\.isMain),
      from: begin, to: end)
  }

  /// Divides a time by the sizes in bytes of libraries, of the project's modules that its last needs, and of that.
  init(libraries: Int, dependencies: Int, last: Int, from begin: Date, to end: Date) {
    func kept(_ size: Int, of all: Int) -> Double {
      let part = Double(size) / Double(max(1, all))
      return min(max(part, Self.keptPart.lowerBound), Self.keptPart.upperBound)
    }
    let own = end.timeIntervalSince(begin) * kept(dependencies + last, of: libraries + dependencies + last)
    self.end = end
    self.libraries = end.addingTimeInterval(-own)
    self.dependencies = end.addingTimeInterval(-own * kept(last, of: dependencies + last))
  }

  /// Returns the time after which a module is not examined any further.
  func end(of module: BuildPlan.Module) -> Date {
    module.isMain ? end : module.isLibrary ? libraries : dependencies
  }

  private static func size(of file: String) -> Int {
    var status = stat()
    return stat(file, &status) == 0 ? Int(status.st_size) : 0
  }
}
