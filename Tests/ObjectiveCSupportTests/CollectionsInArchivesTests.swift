import Foundation
import ObjectiveCSupport
import Testing

/// Encodes and decodes an array and a dictionary by their keys. Foundation archives classes of modules only.
final class ArchivedCard: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  var names: [NSString]?
  var numbers: [Any]?
  var places: [NSString: NSNumber]?
  var lost: [NSNumber]?

  override init() {}
  init?(coder: NSCoder) {
    names = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "names")
    numbers = coder.decodeArrayOfObjects(ofClasses: [NSNumber.self], forKey: "numbers")
    places = coder.decodeDictionary(
      withKeysOfClass: NSString.self, objectsOfClass: NSNumber.self, forKey: "places")
    lost = coder.decodeArrayOfObjects(ofClass: NSNumber.self, forKey: "lost")
  }
  func encode(with coder: NSCoder) {
    coder.encode(["a", "b"] as NSArray, forKey: "names")
    coder.encode([1, 2] as NSArray, forKey: "numbers")
    coder.encode(["x": 1] as NSDictionary, forKey: "places")
  }
}

/// Collections of objects in archives, and the behavior of formatters.
@Suite struct CollectionsInArchivesTests {
  @Test func collectionsAreDecoded() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedCard(), requiringSecureCoding: true)
    let card = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedCard.self, from: data))
    #expect(
      card.names == ["a", "b"] && card.numbers?.count == 2 && card.places?["x"] == 1 && card.lost == nil)
    let array = try NSKeyedArchiver.archivedData(
      withRootObject: ["c", "d"] as NSArray, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: array) == ["c", "d"])
    let dictionary = try NSKeyedArchiver.archivedData(
      withRootObject: ["x": 1] as NSDictionary, requiringSecureCoding: true)
    let places = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: NSNumber.self, from: dictionary)
    #expect(places == ["x": 1])
  }

  @Test func formattersHaveTheBehaviorOfTheirVersion() {
    let numbers = NumberFormatter()
    #expect(
      numbers.formatterBehavior == .behavior10_4
        && NumberFormatter.defaultFormatterBehavior() == .behavior10_4)
    numbers.formatterBehavior = .default
    #expect(numbers.formatterBehavior == .default && NumberFormatter().formatterBehavior == .behavior10_4)
    #expect(DateFormatter().formatterBehavior == .behavior10_4)
  }
}
