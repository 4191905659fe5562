import Testing

@testable import ClassMetadata

/// Classes with other members than those by which the layout is verified.
private class StoringRoot {
  let stored = 1
  init(_ number: Int) {}
  func first() {}
  func second() {}
}
private class RootOfThreeMethods {
  init(_ number: Int) {}
  func first() {}
  func second() {}
  func third() {}
}

@Suite struct ClassLayoutTests {
  @Test func theLayoutOfThisCompilerIsTheExpectedOne() {
    #expect(ClassLayout.difference(in: _LayoutProbe.self) == nil)
    ClassLayout.verify()
  }

  @Test func anotherLayoutIsSaid() {
    // The two words of any object and an integer.
    #expect(
      ClassLayout.difference(in: StoringRoot.self) == "an object without stored properties has 24 bytes")
    #expect(ClassLayout.difference(in: RootOfThreeMethods.self) == "a class of three members has 7..<11")
  }

  @Test func overridesAreFoundByClass() {
    let table = MethodTable(
      base: _LayoutProbe.self, plain: _PlainLayoutProbe.self, overriding: [_OverridingLayoutProbe.self])
    #expect(table.implementation(in: _PlainLayoutProbe.self) == .base)
    #expect(table.implementation(in: _OverridingLayoutProbe.self) == .program)
  }
}

@MainActor private protocol Source: AnyObject {
  func count(in section: Int) -> Int
}
private extension OptionalMethod {
  static let count = OptionalMethod()
}
extension Source {
  func count(in section: Int) -> Int {
    OptionalMethod.count.reportDefault(of: self)
    return 1
  }
}
private final class Silent: Source {}
private final class Forwarding: Source {
  let other: any Source
  init(_ other: any Source) { self.other = other }
  func count(in section: Int) -> Int { other.count(in: section) }
}
private final class Counting: Source {
  func count(in section: Int) -> Int { section + 5 }
}

@MainActor @Suite struct OptionalMethodTests {
  private func answer(_ source: any Source) -> Int? {
    OptionalMethod.count.result(of: source) { source.count(in: 2) }
  }

  @Test func onlyImplementationsAnswer() {
    #expect(answer(Counting()) == 7)
    #expect(answer(Silent()) == nil)
    #expect(answer(Counting()) == 7)
  }

  /// An object that implements a method by another object's default implements it, as with `responds(to:)`.
  @Test func defaultsOfOtherObjectsDoNotCount() {
    #expect(answer(Forwarding(Silent())) == 1)
    final class Asking: Source {
      func count(in section: Int) -> Int {
        let silent = Silent()
        return OptionalMethod.count.result(of: silent) { silent.count(in: 0) } ?? 40
      }
    }
    #expect(answer(Asking()) == 40)
  }
}
