import Testing

@testable import Typesetting

/// The examples of the Unicode Bidirectional Algorithm's rule L2, a part for each run of one level.
@Suite struct BidiOrderTests {
  @Test(
    arguments: [
      ([0, 0, 0], nil),
      // "car means CAR."
      ([0, 1, 0], [0, 1, 2]),
      // "<car MEANS CAR.=" within a right-to-left paragraph
      ([2, 1], [1, 0]),
      // "he said '<car MEANS CAR=.' '<IT DOES=,' she agreed."
      ([0, 2, 1, 0, 1, 0], [0, 2, 1, 3, 4, 5]),
      // "DID YOU SAY '>he said "<car MEANS CAR="='?"
      ([1, 2, 4, 3, 2, 1], [5, 1, 3, 2, 4, 0]),
    ] as [([UInt8], [Int]?)])
  func partsAreReversedLevelByLevel(levels: [UInt8], order: [Int]?) {
    #expect(Bidi.visualOrder(of: levels) == order)
  }
}
