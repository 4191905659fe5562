/// A version of iOS, such as 13.4.
struct SystemVersion: Hashable, Sendable {
  private var numbers: [Int]
  /// The version as it was written.
  let text: String

  /// Creates a version from numbers with dots in between; `nil` if the text is none.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.count == parts.count, numbers.count <= 4, numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.numbers = numbers
    while self.numbers.last == 0 { self.numbers.removeLast() }
    self.text = String(text)
  }

  private init(numbers: [Int], text: String) { (self.numbers, self.text) = (numbers, text) }

  /// Before all others.
  static let any = SystemVersion(numbers: [], text: "")
  /// After all others: in code for it, nothing is too new.
  static let never = SystemVersion(numbers: [.max], text: "")

  static func == (one: SystemVersion, other: SystemVersion) -> Bool { one.numbers == other.numbers }
  func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension SystemVersion: Comparable {
  static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}
