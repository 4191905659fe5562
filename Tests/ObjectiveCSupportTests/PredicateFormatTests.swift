import Foundation
import Testing

@testable import ObjectiveCSupport

/// Formats as in Apple's Predicate Programming Guide.
@Suite struct PredicateFormatTests {
  private let people: [[String: Any]] = [
    ["name": "Ada", "age": 36, "tags": ["maths", "code"], "born": Date(timeIntervalSince1970: 0)],
    ["name": "Émile", "age": 62, "tags": ["novels"], "born": Date(timeIntervalSince1970: 100)],
    ["name": "Bob", "age": 8, "tags": [String](), "friend": ["name": "Ada"]],
  ]

  private func names(_ predicate: NSPredicate) -> [String] {
    people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
  }

  @Test(arguments: [
    ("age > 30", "Ada Émile"), ("age >= 36 AND age < 62", "Ada"), ("age == 8 || name = 'Ada'", "Ada Bob"),
    ("NOT (age > 30)", "Bob"), ("!(age > 30) or age = 62", "Émile Bob"),
    ("name LIKE 'A*'", "Ada"), ("name like '?ob'", "Bob"), ("name MATCHES '[A-Z][a-z]+'", "Ada Bob"),
    ("name BEGINSWITH[cd] 'e'", "Émile"), ("name ENDSWITH 'b'", "Bob"), ("name CONTAINS[c] 'D'", "Ada"),
    ("name IN {'Ada', 'Bob'}", "Ada Bob"), ("age BETWEEN {8, 36}", "Ada Bob"), ("'code' IN tags", "Ada"),
    ("ANY tags == 'novels'", "Émile"), ("NONE tags == 'novels'", "Ada Bob"), ("tags.@count == 2", "Ada"),
    ("friend.name == 'Ada'", "Bob"), ("friend == nil", "Ada Émile"), ("born != NULL", "Ada Émile"),
    ("SUBQUERY(tags, $t, $t BEGINSWITH 'c').@count > 0", "Ada"),
    ("SUBQUERY(tags, $t, $t != name).@count == 1", "Émile"),
    ("SUBQUERY(friend, $f, TRUEPREDICATE).@count == 1 AND name != 'Ada'", "Bob"),
    ("TRUEPREDICATE", "Ada Émile Bob"), ("(age) == (8)", "Bob"),
    ("age < 10 AND name = 'Bob' OR name = \"Ada\"", "Ada Bob"),
  ])
  func formatsSelectTheExpectedPeople(format: String, expected: String) {
    #expect(names(NSPredicate(format: format)).joined(separator: " ") == expected)
  }

  @Test func argumentsReplacePlaceholders() {
    #expect(names(NSPredicate(format: "%K == %@ AND age < %d", "name", "Ada", 40)) == ["Ada"])
    #expect(names(NSPredicate(format: "age IN %@", [8, 62])) == ["Émile", "Bob"])
    #expect(names(NSPredicate(format: "age IN %@", [8, 62] as CVarArg)) == ["Émile", "Bob"])
    let date = Date(timeIntervalSince1970: 50)
    #expect(names(NSPredicate(format: "born < %@", date as CVarArg)) == ["Ada"])
    #expect(names(NSPredicate(format: "born > %@", date as NSDate)) == ["Émile"])
    #expect(names(NSPredicate(format: "name == %@", argumentArray: ["Bob"])) == ["Bob"])
    #expect(names(NSPredicate(format: "friend = %@", nil as String?)) == ["Ada", "Émile"])
  }

  @Test func variablesAreSubstituted() {
    let predicate = NSPredicate(format: "$name == name && $least <= age")
    let found = people.filter {
      predicate.evaluate(with: $0, substitutionVariables: ["name": "Ada", "least": 30])
    }
    #expect(found.count == 1)
  }

  @Test func textsAreMatchedAsSELF() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(mail.evaluate(with: "ada@example.org"))
    #expect(!mail.evaluate(with: "ada@example"))
    let found = NSArray(array: ["one", "two"]).filtered(
      using: NSPredicate(format: "SELF CONTAINS[c] %@", "W"))
    #expect(found as? [String] == ["two"])
  }

  @Test(arguments: [
    "age >", "age > 3 )", "age %", "'open", "age [c 3", "age ** 3", "name LIKE[x] 'a'", "%K = 3",
  ])
  func mistakesAreTold(format: String) {
    #expect(throws: PredicateFormat.Problem.self) { _ = try PredicateFormat.predicate(format, []) }
  }

  /// As on Apple's platforms formats give comparisons and compounds, in which programs find variables.
  @available(*, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so.")
  @Test func formatsGiveComparisonsAndCompounds() throws {
    let comparison = try #require(NSPredicate(format: "$tag.size >[c] 23") as? NSComparisonPredicate)
    #expect(comparison.leftExpression.expressionType == .variable)
    #expect("\(comparison.leftExpression)" == "$tag.size")
    #expect(comparison.rightExpression.constantValue as? Int == 23)
    #expect(comparison.predicateOperatorType == .greaterThan && comparison.options == .caseInsensitive)
    #expect(comparison.predicateFormat == "$tag.size >[c] 23")
    let all = try #require(NSPredicate(format: "a == 1 AND NONE b IN {2} AND c != 3") as? NSCompoundPredicate)
    #expect(all.compoundPredicateType == .and && all.subpredicates.count == 3)
    let none = try #require(all.subpredicates[1] as? NSCompoundPredicate)
    #expect(none.compoundPredicateType == .not)
    #expect((none.subpredicates[0] as? NSComparisonPredicate)?.comparisonPredicateModifier == .any)
    #expect(NSPredicate(format: "$x > 2 OR $x < 0").evaluate(with: nil, substitutionVariables: ["x": 3]))
  }

  @available(*, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so.")
  @Test func comparisonsAreMadeOfExpressions() {
    func title(
      _ type: NSComparisonPredicate.Operator, _ value: Any?, _ options: NSComparisonPredicate.Options = []
    )
      -> NSComparisonPredicate
    {
      NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "name"),
        rightExpression: NSExpression(forConstantValue: value),
        modifier: .direct, type: type, options: options)
    }
    let contains = title(.contains, "E", [.caseInsensitive, .diacriticInsensitive])
    #expect(names(contains) == ["Émile"])
    #expect(names(title(.contains, "E")) == [])
    #expect(names(title(.equalTo, "BOB", .caseInsensitive)) == ["Bob"])
    #expect(names(title(.in, ["Ada", "Bob"])) == ["Ada", "Bob"])
    #expect(
      names(title(.beginsWith, "A")) == ["Ada"] && names(title(.notEqualTo, "Ada")) == ["Émile", "Bob"])
    #expect(contains.predicateFormat == "name CONTAINS[cd] \"E\"")
    #expect(
      contains.predicateOperatorType == .contains
        && contains.options == [.caseInsensitive, .diacriticInsensitive])
    #expect(
      contains.leftExpression.keyPath == "name" && contains.rightExpression.constantValue as? String == "E")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      contains, NSCompoundPredicate(notPredicateWithSubpredicate: title(.equalTo, "Bob")),
    ])
    #expect(names(both) == ["Émile"])
    let any = NSComparisonPredicate(
      leftExpression: NSExpression(forConstantValue: [1, 5]),
      rightExpression: NSExpression(forConstantValue: 4),
      modifier: .any, type: .greaterThan)
    #expect(any.evaluate(with: nil) && any.comparisonPredicateModifier == .any)
    // Many of them come and go.
    for _ in 0..<1000 { #expect(title(.equalTo, "Ada").copy() is NSPredicate) }
  }

  @Test func predicatesGetTheirVariables() {
    let predicate = NSPredicate(format: "name == $name").withSubstitutionVariables(["name": "Bob"])
    #expect(names(predicate) == ["Bob"])
    #expect(names(NSPredicate(format: "name ==[c] 'bob'")) == ["Bob"])
  }
}
