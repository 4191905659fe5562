import Testing

extension DocumentCanvasTests {
  private func label(_ id: String, _ text: String, _ name: String, _ size: Double) -> String {
    """
    <label text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation"
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <fontDescription key="fontDescription" name="\(name)" family="F" pointSize="\(size)"/></label>
    """
  }

  private func size(of text: String, _ name: String, _ size: Double) throws -> [Double] {
    let frames = try frames(
      label("box", text, name, size),
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="b"/>
        """)
    return Array(try #require(frames["box"]).dropFirst(2))
  }

  /// Frames that Interface Builder saved in public documents, the fonts of which are not there.
  @Test func fontsThatAreNotThereHaveTheirLinesAndWidths() throws {
    #expect(try size(of: "Restore from seed words", "SourceSansPro-Regular", 20) == [206, 25.5])
    #expect(try size(of: "Wi-fi only download", "OpenSans-Semibold", 15) == [143, 20.5])
    #expect(try size(of: "LOCALITY", "Roboto-Bold", 24) == [110.5, 28.5])
  }

  /// Lines of Helvetica Neue are 1.165 ems high, and its letters n 0.556 wide.
  @Test func unknownFontsHaveThoseOfHelveticaNeue() throws {
    #expect(try size(of: "n", "NoSuchFont-Bold", 18) == [10.5, 21])
    #expect(try size(of: "n", "NoSuchFont-Bold", 18) == size(of: "n", "HelveticaNeue", 18))
    // Nothing but the system's own names has the system font.
    #expect(try size(of: "n", ".SFUIText", 18) != size(of: "n", "NoSuchFont-Bold", 18))
  }

  /// The size in points of a label in the system font.
  private func systemSize(
    of text: String, _ size: Int, tools: Int, attributes: String = "", constraints: String = ""
  ) throws -> [Double] {
    let frames = try frames(
      """
      <label text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
        <constraints>\(constraints)</constraints></label>
      """,
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
        """, tools: tools)
    return Array(try #require(frames["box"]).dropFirst(2))
  }

  /// Widths that Interface Builder saved in public documents, of so many Chinese characters.
  @Test(arguments: [
    (10117, 13, 3, 39), (15505, 11, 3, 34), (19162, 17, 10, 173.5), (23504, 17, 4, 67.5),
    (23504, 17, 6, 101.5),
  ])
  func chineseFollowsTheVersionOfIOS(_ tools: Int, _ size: Int, _ count: Int, _ width: Double) throws {
    #expect(try systemSize(of: String(repeating: "字", count: count), size, tools: tools)[0] == width)
  }

  /// Widths of labels of 17 points in public documents: since iOS 17 there is space where Chinese and Latin meet.
  @Test(arguments: [
    (19162, "LineView与Cell同宽", 149.0), (23504, "列表是VC示例", 111), (23504, "CategoryView嵌套PagingView", 233.5),
    (23504, "PagingView 嵌套 两级CategoryView", 274), (32700, "Wi-Fiあり", 74.5),
  ])
  func chineseAndLatinHaveRoomBetweenThem(_ tools: Int, _ text: String, _ width: Double) throws {
    #expect(abs(try systemSize(of: text, 17, tools: tools)[0] - width) <= 0.5)
  }

  /// The space counts where a line begins with letters: two labels of public documents are 118 1/3 points wide, which the
  /// line of "Attribute" is with the space before it.
  @Test func roomBeforeALineCounts() throws {
    let size = try systemSize(
      of: "BaselineのAttributeは最初の行のBaselineにそろえます。意味的にはFirstBaseline", 17, tools: 32700,
      attributes: #"numberOfLines="0""#,
      constraints: #"<constraint firstAttribute="width" relation="lessThanOrEqual" constant="119" id="w"/>"#)
    #expect(abs(size[0] - 118.33) <= 0.5 && abs(size[1] - 122) <= 1)
  }
}
