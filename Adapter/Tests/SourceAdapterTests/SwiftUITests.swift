import Testing

@testable import SourceAdapter

/// Code of SwiftUI's: bodies and macros that are replaced, and errors that concern it.
@Suite struct SwiftUITests {
  private func adapted(_ text: String) -> String {
    var options = AdapterOptions(
      modules: ["Foundation", "UIKit", "SwiftUI", "SwiftData", "Charts", "TipKit", "WidgetKit"])
    options.deniedModules = ["SwiftUI"]
    let file = SourceFile(path: "/app/F.swift", text: text)
    return SourceAdapter.adapt([file], options: options).files[0].text
  }

  @Test(arguments: [
    ("some View", "StandInView()"), ("(some View)?", "StandInView()"), ("some SwiftUI.View", "StandInView()"),
    ("some Scene", "StandInScene()"), ("some ToolbarContent", "StandInToolbarContent()"),
    ("some Gesture", "StandInGesture<Void>()"), ("some Gesture<Int>", "StandInGesture<Int>()"),
    ("some WidgetConfiguration", "StandInWidgetConfiguration()"),
    ("some ChartContent", "StandInChartContent()"), ("some MapContent", "StandInMapContent()"),
  ]) func bodiesHaveStandIns(type: String, value: String) {
    let text = "import SwiftUI\nstruct A { var a: \(type) { b() }; func c() -> \(type) { b() } }\n"
    #expect(
      adapted(text).contains(
        "\nstruct A { var a: \(type) { \(value) }; func c() -> \(type) { \(value) } }\n"))
    // A protocol of the module's own is another one, and so is a type that is not SwiftUI's.
    let own = "import SwiftUI\nprotocol Gesture {}\nstruct A { var a: some Gesture { b() } }\n"
    #expect(adapted(own).contains("var a: some Gesture { b() }"))
    #expect(adapted(text.replacingOccurrences("some ", "any ")).contains("{ b() }"))
  }

  @Test func macrosAreExpanded() {
    #expect(
      adapted("import SwiftUI\nextension EnvironmentValues { @Entry var a: Int = 3 }\n").contains(
        "\nextension EnvironmentValues { var a: Int { get { self[__EntryKey_a.self] } set { "
          + "self[__EntryKey_a.self] = newValue } }; struct __EntryKey_a: EnvironmentKey { static var "
          + "defaultValue: Int {  3 } } }"))
    #expect(
      adapted("import SwiftUI\nextension EnvironmentValues { @Entry var a = Color.red }\n").contains(
        "static var defaultValue: Color {  Color.red } }"))
    #expect(
      adapted("import SwiftUI\nextension FocusedValues { @Entry var a: String? }\n").contains(
        "struct __EntryKey_a: FocusedValueKey { typealias Value = String } }"))
    #expect(
      adapted("import SwiftData\n@Model final class A { @Attribute(.unique) var b = 1 }\n").contains(
        "final class A: PersistentModel { var b = 1 }"))
    #expect(
      adapted("import SwiftData\n@ModelActor public actor A: B { var c = 1 }\n").contains(
        "public actor A: B, ModelActor { public nonisolated let modelExecutor: any ModelExecutor; "
          + "public nonisolated let modelContainer: ModelContainer; "
          + "public init(modelContainer: ModelContainer) { modelExecutor = "
          + "DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)); "
          + "self.modelContainer = modelContainer }; var c = 1 }"))
    #expect(
      !adapted("import SwiftData\n@ModelActor(disableGenerateInit: true) actor A {}\n").contains("init("))
    #expect(
      adapted("import SwiftData\n@Model final class A { #Index<A>([\\.b]); var b = 1 }\n").contains(
        "A: PersistentModel { ; var b = 1 }"))
    #expect(
      adapted("import SwiftUI\n#Preview { @Previewable @State var a = 1; A() }").contains("{ @State var"))
    #expect(adapted("import TipKit\nlet a = #Rule(A.$b) { $0 == true }\n").contains("let a = Tips.Rule()"))
    // Attributes of the same names mean nothing of SwiftUI's elsewhere.
    #expect(adapted("import UIKit\nclass A { @Model var b = 1 }\n").contains("@Model var b"))
  }

  private let text = """
    import SwiftUI
    struct Card: View { var a: Unknown; var body: some View { EmptyView() } }
    struct Plain { var a: Unknown }
    final class Shown: UIViewController {
      func show() {
        let host = UIHostingController(rootView: Card().b())
        view.mistake = 1
        run { leave(); view.mistake = Color.red }
      }
      func make() -> Color { view.mistake }
    }
    """

  private func trimmed(
    _ text: String, _ line: Int, _ column: Int, _ message: String, leftOut: Set<String> = []
  ) -> (
    text: String, findings: [Finding], remaining: [Trimmer.Complaint]
  ) {
    var names = SwiftUINames()
    names.own = ["Card"]
    return Trimmer.trim(
      path: "/app/F.swift", text: text, complaints: [.init(line: line, column: column, message: message)],
      isCoarse: false, scope: Trimmer.Scope(names: names, leftOut: leftOut))
  }

  @Test func whatConcernsSwiftUIIsLeftOut() {
    // In a declaration of SwiftUI's, in a statement that uses it, and in a function that returns it.
    #expect(trimmed(text, 2, 28, "cannot find type 'Unknown' in scope").findings.first?.names == ["Card.a"])
    let host = trimmed(text, 6, 53, "value of type 'Card' has no member 'b'")
    #expect(host.findings.map(\.names) == [[".host"]] && host.findings[0].isOfSwiftUI == true)
    #expect(!trimmed(text, 8, 25, "x").findings.isEmpty)
    #expect(!trimmed(text, 10, 31, "x").findings.isEmpty)
    let conditional = text.replacingOccurrences("import SwiftUI", "#if os(iOS)\nimport SwiftUI\n#endif")
    #expect(!trimmed(conditional, 10, 25, "x").findings.isEmpty)
    // The unknown protocol of a type that uses SwiftUI.
    let symbol = "import Charts\nstruct Symbol: Unknown { func path() -> Path { Path() } }\n"
    #expect(!trimmed(symbol, 2, 16, "cannot find type 'Unknown' in scope").findings.isEmpty)
    let plain = "import Charts\nstruct Symbol: Unknown { func path() -> Int { 1 } }\n"
    #expect(trimmed(plain, 2, 16, "cannot find type 'Unknown' in scope").findings.isEmpty)
    // Wherever it is, if it names SwiftUI or what was left out.
    #expect(!trimmed(text, 7, 10, "cannot convert value of type 'Color' to 'Int'").findings.isEmpty)
    #expect(!trimmed(text, 7, 10, "cannot find 'host' in scope", leftOut: ["host"]).findings.isEmpty)
    // Elsewhere, only what names what was left out.
    let other = text.replacingOccurrences("import SwiftUI", "import UIKit")
    #expect(trimmed(other, 6, 53, "value of type 'Card' has no member 'b'").findings.isEmpty)
    #expect(!trimmed(other, 6, 53, "cannot find 'Gone' in scope", leftOut: ["Gone"]).findings.isEmpty)
    // A member is one of its type, or an argument of its initializer.
    let member = "value of type 'Card' has no member 'a'"
    #expect(!trimmed(other, 6, 53, member, leftOut: ["Card.a"]).findings.isEmpty)
    #expect(trimmed(other, 6, 53, member, leftOut: ["Other.a"]).findings.isEmpty)
    #expect(!trimmed(other, 6, 53, "extra argument 'a' in call", leftOut: ["Card.a"]).findings.isEmpty)
  }

  @Test func mistakesOfOtherCodeAreNot() {
    for (line, column) in [(3, 23), (7, 10)] {
      let result = trimmed(text, line, column, "value of type 'UIView' has no member 'mistake'")
      #expect(result.text == text && result.findings.isEmpty)
      let complaint = Trimmer.Complaint(line: line, column: column, message: "x")
      let own = Trimmer.Complaint(line: 8, column: 25, message: "x")
      #expect(
        Trimmer.others(
          path: "/app/F.swift", text: text, complaints: [own, complaint],
          scope: Trimmer.Scope(names: SwiftUINames(), leftOut: [])) == [complaint])
    }
  }

  @Test func previewsAreLeftOutAsAWhole() {
    let text = "import SwiftUI\nlet __tinamouPreview_0_0 = PreviewScreen(\"a\") { let b = 1; return c(b) }\n"
    let result = trimmed(text, 2, 70, "cannot find 'c' in scope")
    #expect(result.text == "import SwiftUI\n/* cannot find 'c' in scope */\n")
    #expect(result.findings.first?.names == ["__tinamouPreview_0_0"])
  }

  @Test func typesThatAdoptProtocolsAreSwiftUIs() {
    let text = """
      import SwiftUI
      protocol Screen: View {}
      struct A: Screen {}
      enum Tab { case a }
      class Controller: UIHostingController<A> {}
      extension Model: DropDelegate {}
      class List: UIViewController {}
      extension List: Transferable {}
      """
    let module = SourceAdapter.adapt(
      [SourceFile(path: "/app/F.swift", text: text)], options: AdapterOptions(modules: ["SwiftUI"]))
    #expect(module.swiftUI.own.sorted() == ["A", "Model", "Screen"])
    #expect(module.swiftUI.hidden == ["List", "Tab"])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ part: String, _ other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
