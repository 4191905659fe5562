import Foundation
import InterfaceBuilder
import Testing

/// Documents that nobody means well with: each has an error with its place, or is read.
@Suite struct HostileDocuments {
  private static func whole(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
    \(body)
    </document>
    """
  }

  private func error(_ text: String) -> InterfaceDocumentError? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hostile-\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(text.utf8).write(to: file)
      _ = try InterfaceDocument(contentsOfFile: file.path)
      return nil
    } catch let error as InterfaceDocumentError {
      #expect(error.file == file.path)
      return error
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func everyTruncationIsAnErrorWithALine() {
    let text = Self.whole(#"<objects><view id="a" x="ü"><rect key="frame" x="1" y="2"/></view></objects>"#)
    // The last character is the end of the last tag.
    for length in stride(from: 1, to: text.utf8.count - 1, by: 3) {
      let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      guard let error = error(cut) else {
        Issue.record("\(length) bytes were read")
        continue
      }
      #expect(error.line >= 1, "\(length) bytes: \(error)")
    }
  }

  @Test(arguments: [
    ("<objects><view id=\"a\"></objects>", 3), ("<objects><view id=a/></objects>", 3),
    ("<objects>\n<view id=\"a\" id=\"b\"/></objects>", 4), ("<objects>&unknown;</objects>", 3),
    ("<objects><view x=\"<\"/></objects>", 3), ("<objects>\u{1}</objects>", 3),
  ])
  func malformedXMLHasLineAndColumn(_ body: String, _ line: Int) {
    let error = error(Self.whole(body))
    #expect(error?.line == line, "\(String(describing: error))")
    #expect((error?.column ?? 0) > 0)
  }

  @Test func entityBombsAreRefusedBeforeTheyGrow() {
    let levels = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY e0 \"boom\">\(levels.joined())]>\n<document>&e20;</document>"
    #expect(error(bomb)?.line == 2)
    #expect(error(bomb)?.message.contains("document type declaration") == true)
  }

  /// Foundation's parser ends the process at a processing instruction of a name alone.
  @Test func instructionsOfANameAloneMeanNothing() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <?before?><!-- <?comment?> -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><?inside?><?with text?>
      <objects><view id="v"><string key="text"><![CDATA[<?data?>]]></string></view></objects></document><?after?>
      """
    let document = try InterfaceDocument(Data(text.utf8))
    let view = try #require(document.root.items(in: "objects").first)
    #expect(view.line == 4)
    #expect(view.child(key: "text")?.text == "<?data?>")
    #expect(error("<?alone?>") != nil)
    #expect(error("<?unended") != nil)
    #expect(error("<?><document/>") != nil)
    #expect(error("<??><document/>") != nil)
  }

  @Test func aHundredThousandNestedElementsAreRefused() {
    let deep =
      "<objects>" + String(repeating: "<view>", count: 100_000) + String(repeating: "</view>", count: 100_000)
      + "</objects>"
    let error = error(Self.whole(deep))
    #expect(error?.message.contains("nested") == true)
    #expect(error?.line == 3)
    #expect((error?.column ?? 0) > 0)
  }

  @Test func aHundredThousandElementsBesideEachOtherAreRead() throws {
    let flat = "<objects>" + String(repeating: "<view id=\"a\"/>", count: 100_000) + "</objects>"
    let document = try InterfaceDocument(Data(Self.whole(flat).utf8))
    #expect(document.warnings.count == 99_999)
  }

  @Test(arguments: ["1e400", "nan", "-inf", "1e10", "", "0x10000000000", "٣", "1,5"])
  func absurdNumbersAreNone(_ text: String) throws {
    let document = try InterfaceDocument(
      Data(
        Self.whole(
          #"<objects><view id="a"><rect key="frame" x="\#(text)" y="0" width="1" height="1"/></view></objects>"#
        ).utf8))
    #expect(document.element("a")?.frame == nil)
    #expect(document.element("a")?.children[0].number("x") == nil)
  }

  /// XML says what encoding it is in; Interface Builder writes UTF-8, other tools do not.
  @Test(arguments: [("ISO-8859-1", String.Encoding.isoLatin1), ("UTF-16", .utf16), ("UTF-8", .utf8)])
  func otherEncodingsAreRead(_ name: String, _ encoding: String.Encoding) throws {
    let text = Self.whole("<objects>\n<view id=\"ü\"\nx=\"&amp;&#65;\"/></objects>")
      .replacingOccurrences(of: "UTF-8", with: name)
    let document = try InterfaceDocument(try #require(text.data(using: encoding)))
    let view = try #require(document.root.items(in: "objects").first)
    #expect(view.id == "ü" && view["x"] == "&A")
    // The line where the element begins, not where its start tag ends.
    #expect(view.line == 4)
    #expect(error(text.replacingOccurrences(of: name, with: "klingon"))?.message.contains("encoding") == true)
  }

  @Test func hugeTextsSayThatTheyAre() {
    let long = String(repeating: "y", count: 17 << 20)
    let attribute = error(Self.whole("<objects><view id=\"\(long)\"/></objects>"))
    #expect(attribute?.message == "the value of an attribute is longer than 16 MB" && attribute?.line == 3)
    let text = error(Self.whole("<objects><string>\(long)</string></objects>"))
    #expect(text?.message == "a text is longer than 16 MB" && text?.line == 3)
  }

  /// Nothing outside the document is ever read.
  @Test func externalEntitiesAreRefused() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE document SYSTEM "file:///etc/passwd">
      <document/>
      """
    #expect(error(text)?.line == 2 && error(text)?.column == 1)
  }

  @Test func otherFormatsSayWhatTheyAre() {
    #expect(error("bplist00")?.message.isEmpty == false)
    #expect(error("\u{FEFF}")?.message.isEmpty == false)
    #expect(
      error(Self.whole("").replacingOccurrences(of: "CocoaTouch", with: "Cocoa"))?.message.contains("UIKit")
        == true)
  }
}
