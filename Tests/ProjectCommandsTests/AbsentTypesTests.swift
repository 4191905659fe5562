import Foundation
import Testing

@testable import ProjectCommands

/// Inert types in place of those that are not on this machine.
@Suite struct AbsentTypesTests {
  private func source(_ names: Set<String>, _ text: String) -> [String] {
    AbsentTypes(names, in: [text]).source(reasons: [:]).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    // A value, of which objects are made.
    (
      "let a: Card? = Card(title: \"x\", 3)", "public final class Card: NSObject, Codable",
      "`title` value0: Value0, _ value1: Value1"
    ),
    // Superclasses, which their names tell.
    ("class A: BaseCardController { }", "open class BaseCardController: UIViewController {", ""),
    ("class A: CardCell, B { }", "open class CardCell: UITableViewCell {", ""),
    ("class A<T: Equatable>: Card<T> {}", "open class Card<Argument0>: NSObject {", ""),
    // Protocols: of structures, behind a class, with words of the language, by their name.
    ("struct A: Card { }", "public protocol Card {}", ""),
    ("class A: UIView, Card {}", "public protocol Card: AnyObject {}", ""),
    ("let a: any Card", "public protocol Card {}", ""),
    ("func f(_ a: B & Card)", "public protocol Card {}", ""),
    ("class A: CardDelegate {}", "public protocol CardDelegate: AnyObject {}", ""),
    ("extension A: Card {}", "public protocol Card {}", ""),
    ("weak var a: CardProtocol?", "public protocol CardProtocol: AnyObject {}", ""),
    // Types in others, and arguments.
    ("let a: Card.Kind = b", "public final class Card: NSObject", "public final class Kind: NSObject"),
    ("func f(a: Card<Int, [String: Int]>)", "public final class Card<Argument0, Argument1>: NSObject", ""),
  ])
  func usesTellWhatATypeIs(_ text: String, _ start: String, _ part: String) throws {
    let name = try #require(
      ["BaseCardController", "CardCell", "CardDelegate", "CardProtocol", "Card"].first(where: text.contains))
    let lines = source([name], text)
    let line = try #require(lines.first { $0.hasPrefix(start) }, "\(lines)")
    #expect(part.isEmpty || line.contains(part), "\(line)")
  }

  @Test func whatIsNoUseOfATypeSaysNothing() {
    let uses = AbsentTypes(
      ["Card"], in: ["// class A: Card\nlet a = \"Card(x: 1)\"; b.Card(x: 1); import Card; @Card var c"]
    ).uses
    #expect(uses["Card"] == AbsentTypes.Uses())
    // A constant is no type, and neither is what a closure is escaping as.
    #expect(AbsentTypes(["Card"], in: ["Card.MAX"]).uses["Card"]?.nested == [])
    #expect(source(["Card"], "func f(a: @escaping Card)") == ["import UIKit"])
  }

  /// A type of another one that is not here, either, is the same with and without the other's name.
  @Test func typesInOthersAreTheSame() {
    let lines = source(["Cards", "Card"], "let a: Cards.Card; let b: Card")
    #expect(lines.contains("public typealias __Cards_Card = Card"))
    #expect(
      lines.contains {
        $0.hasPrefix("public final class Cards") && $0.contains("public typealias Card = __Cards_Card")
      })
  }
}
