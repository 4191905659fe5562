import Testing

@testable import QuartzCore

@Suite struct SiblingListTests {
  private final class Member: _Sibling {
    var _siblingPlace = 0
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// Numbers of the same sequence each time.
  private struct Sequence {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  @Test(arguments: 1...20) func itDoesWhatAnArrayDoes(seed: Int) {
    var sequence = Sequence(state: UInt64(seed))
    var list = _SiblingList<Member>()
    var array: [Member] = []
    for number in 0..<400 {
      let grows = number < 250
      switch sequence.next(below: grows ? 6 : 12) {
      case 0...2:
        let member = Member(number)
        let index = [0, array.count, sequence.next(below: array.count + 1)][sequence.next(below: 3)]
        list.insert(member, at: index)
        array.insert(member, at: index)
      case 3:
        let member = Member(number)
        list.append(member)
        array.append(member)
      case 4 where array.count > 1:
        let (first, second) = (sequence.next(below: array.count), sequence.next(below: array.count))
        list.swapAt(first, second)
        array.swapAt(first, second)
      default:
        guard !array.isEmpty else { continue }
        let index = [0, array.count - 1, sequence.next(below: array.count)][sequence.next(below: 3)]
        if number % 2 == 0 { list.remove(array[index]) } else { list.remove(at: index) }
        array.remove(at: index)
      }
      #expect(list.map(\.number) == array.map(\.number))
      #expect(list.reversed().map(\.number) == array.reversed().map(\.number))
      for (index, member) in array.enumerated() { #expect(list.index(of: member) == index) }
      #expect(list.index(of: Member(-1)) == nil)
    }
  }

  /// Changes at either end move nobody, and look at nobody else.
  @Test func theEndsAreOpen() {
    let count = 10_000
    let members = (0..<count).map(Member.init)
    var list = _SiblingList<Member>()
    var work = 0
    for member in members { list.append(member) }
    // Each to the front.
    for member in members {
      let (index, steps) = list.search(for: member)
      work += steps + list.remove(at: index!)
      list.append(member)
    }
    // Each to the back, and out.
    for member in members { work += list.search(for: member).steps }
    for _ in members {
      let last = list[list.count - 1]
      work += list.remove(at: list.count - 1) + list.insert(last, at: 0)
    }
    for _ in members { work += list.search(for: list[0]).steps + list.remove(at: 0) }
    #expect(list.isEmpty)
    #expect(work < 12 * count, "\(work)")
  }
}
