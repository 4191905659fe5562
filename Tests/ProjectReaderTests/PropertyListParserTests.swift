import ProjectReader
import Testing

@Suite struct PropertyListParserTests {
  @Test func listsOfXcodeAreRead() throws {
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment */
        classes = { };
        "a key" = "a \\"value\\"\\n";
        list = ( one, "two", { three = 3; }, );
        data = <0fbd77 1c2735ae>;
      }
      """
    let list = try PropertyListParser.parse(text)
    #expect(list["archiveVersion"] == .string("1"))
    #expect(list["classes"] == .dictionary([:]))
    #expect(list["a key"] == .string("a \"value\"\n"))
    let items: [PropertyListValue] = [.string("one"), .string("two"), .dictionary(["three": .string("3")])]
    #expect(list["list"] == .array(items))
    #expect(list["data"] == .string("<0fbd77 1c2735ae>"))
  }

  @Test(arguments: [
    ("{\n a = b\n}", 3, "\";\" is missing after the value of \"a\""),
    ("{\n a = (1, 2;\n}", 2, "a comma or the end of the array is missing"),
    ("{\n a = b;\n", 3, "the file ends inside the dictionary that begins on line 1"),
    ("{ a = \"b; }\n", 1, "a string that begins here does not end"),
    ("/* {\n}", 1, "a comment that begins here does not end"),
    ("{}\n{}", 2, "something follows the list's end"),
    ("{ a = ; }", 1, "\";\" where a value is expected"),
  ])
  func errorsNameTheLine(text: String, line: Int, reason: String) {
    do {
      _ = try PropertyListParser.parse(text)
      Issue.record("no error")
    } catch let failure as PropertyListParser.Failure {
      #expect(failure.line == line)
      #expect(failure.reason == reason)
    } catch {
      Issue.record(error)
    }
  }

  @Test func everyCutOfAListIsAnErrorOrAList() throws {
    let text = "{ a = ( b, \"c\" ); /* d */ e = { f = <00>; }; }"
    for length in 1..<text.count {
      let cut = String(text.prefix(length))
      #expect(throws: PropertyListParser.Failure.self) { try PropertyListParser.parse(cut) }
    }
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyListParser.Failure.self) { try PropertyListParser.parse(deep) }
  }

  @Test func settingsExpandAndComeToAnEnd() {
    let settings = BuildSettings([
      "PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "My App-2", "A": "$(B)", "B": "${A}",
    ])
    #expect(settings["PRODUCT_NAME"] == "My App-2")
    #expect(settings.expand("$(PRODUCT_NAME:c99extidentifier).Delegate") == "My_App_2.Delegate")
    #expect(settings.expand("x${NOTHING}y$") == "xy$")
    #expect(settings["A"]?.count ?? 0 < 100)
  }
}
