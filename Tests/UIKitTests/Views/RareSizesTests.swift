import Foundation
import Testing

import TinamouSnapshots
import UIKit

/// Sizes that single public documents of Interface Builder show.
@MainActor @Suite struct RareSizesTests {
  @Test func wrappedLabelsAreAsWideAsTheirLongestLine() {
    let root = host(400, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that wrap over lines"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
    ])
    root.layoutIfNeeded()
    // Two lines, each measured alone, with the space at the break; the longer one counts.
    let lines = ["Several words that ", "wrap over lines"].map { text in
      let line = UILabel()
      line.text = text
      root.addSubview(line)
      return line.intrinsicContentSize.width
    }
    #expect(label.frame.width == lines.max())
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.width == lines.max())
  }

  /// DuckDuckGo's cell of a favourite has a label of at most two lines of 13 points, shrinking, in a width of 68: it is 24
  /// high, two lines of 10 points (10 x 2444 / 2048 x 2 = 23.87, at 2 pixels per point).
  @Test func linesThatShrinkAreLower() {
    let window = window(414, 896, scale: 2)
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 2
    label.text = "DuckDuckGo - Paoli, PA"
    window.addSubview(label)
    let full = label.sizeThatFits(CGSize(width: 68, height: 0))
    #expect(full.height == 31.5)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.sizeThatFits(CGSize(width: 68, height: 0)).height == 24)
    // There is room enough, or a least size.
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == 16)
    label.minimumScaleFactor = 12 / 13
    #expect(label.sizeThatFits(CGSize(width: 68, height: 0)).height == 29)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 68, height: 0)).height == 47)
  }

  @Test func documentsSayThatTextShrinksByItsLeastSize() throws {
    func label(_ attributes: String) throws -> UILabel {
      let nib = UINib(
        data: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
            targetRuntime="iOS.CocoaTouch"><objects><label text="A" id="a" \(attributes)>
            <rect key="frame" x="0" y="0" width="10" height="10"/></label></objects></document>
          """.utf8), bundle: nil)
      return try #require(nib.instantiate(withOwner: nil).first as? UILabel)
    }
    #expect(try !label("").adjustsFontSizeToFitWidth)
    #expect(try !label("adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\"").adjustsFontSizeToFitWidth)
    #expect(try label("minimumFontSize=\"9\"").adjustsFontSizeToFitWidth)
    let factor = try label("minimumScaleFactor=\"0.5\"")
    #expect(factor.adjustsFontSizeToFitWidth && factor.minimumScaleFactor == 0.5)
  }

  @Test(.ios(18)) func toolbarsAreLowInCompactHeight() {
    let system = TestSystem(18)
    defer { system.restore() }
    let window = window(844, 390)
    let toolbar = UIToolbar()
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    #expect(toolbar.intrinsicContentSize.height == 44)
    toolbar.traitOverrides.verticalSizeClass = .compact
    #expect(toolbar.intrinsicContentSize.height == 32)
    #expect(toolbar.sizeThatFits(CGSize(width: 844, height: 0)) == CGSize(width: 844, height: 32))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.traitOverrides.verticalSizeClass = .compact
    navigation.isToolbarHidden = false
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.toolbar?.frame == rect(0, 390 - 21 - 32, 844, 32))
  }

  @Test func theSafeAreaInAScrollViewBeginsWithItsContent() {
    let window = window(300, 400)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let scroll = UIScrollView(frame: window.bounds)
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -50)
    #expect(scroll.safeAreaLayoutGuide.layoutFrame.minY == 0)
    #expect(box.frame == rect(0, 0, 10, 10))
  }

  @Test func symbolsOfAPointSizeAreOfMediumScale() throws {
    func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
      try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
    }
    let points = UIImage.SymbolConfiguration(pointSize: 20)
    let medium = try size(UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium))
    #expect(try size(points) == medium)
    #expect(try size(points.applying(UIImage.SymbolConfiguration(scale: .large))).width > medium.width)
  }

  @Test(arguments: [UIButton.ButtonType.system, .custom])
  func buttonsWithoutTitleHaveTheBaselineOfEmptyOnes(_ type: UIButton.ButtonType) {
    func baseline(_ title: String?) -> CGFloat {
      let root = host(200, 200)
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      let line = UIView()
      for view in [button, line] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.heightAnchor.constraint(equalToConstant: 50),
        line.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      return line.frame.minY
    }
    #expect(baseline(nil) == baseline(""))
  }

  final class Row: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Rows of grouped tables reach from side to side, those of inset ones stay 20 away from both.
  @Test func rowsOfInsetGroupsAreNarrower() throws {
    func content(_ style: UITableView.Style) throws -> CGRect {
      let window = window(414, 896, scale: 2)
      let table = UITableView(frame: window.bounds, style: style)
      let row = Row()
      table.dataSource = row
      window.addSubview(table)
      window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      defer { withExtendedLifetime(row) {} }
      return cell.contentView.convert(cell.contentView.bounds, to: table)
    }
    let (wide, narrow) = (try content(.grouped), try content(.insetGrouped))
    #expect(wide.minX == 0 && wide.width == 414)
    #expect(narrow.minX == 20 && narrow.width == 374)
  }
}
