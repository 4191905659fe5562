import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Elements with very many attributes: libxml2 compares each with all before it, which took 40 seconds for a million.
@Suite struct AttributeCountTests {
  private func document(_ count: Int) -> String {
    let attributes = (0..<count).map { "a\($0)='\($0)'" }.joined(separator: " ")
    return "<document>\n<!-- ' -->\n<view \(attributes)/>\n</document>"
  }

  @Test func manyAttributesAreAnError() throws {
    let time = ProcessorTime.measure {
      do {
        _ = try ElementReader.read(Data(document(200_000).utf8))
        Issue.record("no error")
      } catch let error as InterfaceDocumentError {
        #expect(error.line == 3 && "\(error)".contains("more than 1000 attributes"))
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(time < .seconds(20))
    #expect(try ElementReader.read(Data(document(1000).utf8)).children[0].attributes.count == 1000)
  }

  @Test func quotationMarksElsewhereAreNotCounted() throws {
    let text = String(repeating: "\"' ", count: 3000)
    let root = try ElementReader.read(
      Data("<?xml version='1.0'?><a><!--\(text)--><b>\(text)</b><![CDATA[<\(text)]]><?p \(text)?></a>".utf8))
    #expect(root.children.count == 1)
  }

  @Test func encodingsOfTwoBytesAreCounted() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?>" + document(2000)
    #expect(throws: InterfaceDocumentError.self) { try ElementReader.read(text.data(using: .utf16)!) }
  }
}
