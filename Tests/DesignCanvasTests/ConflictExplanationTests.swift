import DesignCanvas
import Foundation
import TestSupport
import Testing

/// Conflicts of documents in sentences, which name views as all commands do.
@MainActor
@Suite struct ConflictExplanationTests {
  private func frames(width: Double) throws -> DocumentFrames {
    let folder = try TemporaryDirectory()
    let file = folder.url.appendingPathComponent("Form.storyboard")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="vc">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><label text="Continue" translatesAutoresizingMaskIntoConstraints="NO" id="abc-de-fgh">
              <rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
            <constraints>
              <constraint firstItem="abc-de-fgh" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
              <constraint firstItem="abc-de-fgh" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
              <constraint firstItem="abc-de-fgh" firstAttribute="width" constant="9" id="ghi-jk-lmn"/>
              <constraint firstItem="abc-de-fgh" firstAttribute="width" constant="\(width)" id="opq-rs-tuv"/>
            </constraints>
          </view></viewController></objects></scene></scenes>
      </document>
      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    return DocumentCanvas.frames(ofFile: file.path)
  }

  @Test func aSentenceNamesTheViewByItsText() throws {
    let frames = try frames(width: 19)
    #expect(frames.conflicts.first.map { Set($0.set) } == ["ghi-jk-lmn", "opq-rs-tuv"])
    let sentences = try #require(frames.explanations)
    #expect(sentences.count == 1)
    let sentence = try #require(sentences.first)
    #expect(sentence.hasPrefix("The width of \"Continue\" cannot be both "), "\(sentence)")
    #expect(sentence.contains("\"Continue\".width = 9 (Form.storyboard:13)"), "\(sentence)")
    #expect(sentence.contains("\"Continue\".width = 19 (Form.storyboard:14)"), "\(sentence)")
    #expect(!sentence.contains("abc-de-fgh") && !sentence.contains("opq-rs-tuv"), "\(sentence)")
  }

  @Test func aDocumentWithoutConflictsHasNone() throws {
    #expect(try frames(width: 9).explanations == nil)
  }
}
