import Synchronization

/// The number of times that the fonts of the process have changed: layouts of an earlier revision are out of date.
enum FontRevision {
  private static let count = Atomic(0)

  static var current: Int { count.load(ordering: .acquiring) }

  static func advance() { count.add(1, ordering: .releasing) }
}
