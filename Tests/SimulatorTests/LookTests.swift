import Foundation
import Simulator
import Testing

import UIKit

/// The look of views that an application has said little about.
@MainActor @Suite(.serialized) struct LookTests {
  private let phone: VirtualDevice

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  }

  // MARK: Backgrounds of documents

  private func nib(_ element: String) throws -> UIView? {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          \(element)
        </objects>
      </document>
      """
    return UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
  }

  /// A table of a document without a colour has that of its style, as one that a program makes: Apple's documentation of
  /// `systemGroupedBackground` says that grouped tables have it. NetNewsWire's settings are such tables.
  @Test(arguments: [
    ("plain", UIColor.systemBackground), ("grouped", .systemGroupedBackground),
    ("insetGrouped", .systemGroupedBackground),
  ])
  func tablesOfDocumentsHaveTheColourOfTheirStyle(_ style: String, _ expected: UIColor) throws {
    let rect = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#
    let table = try #require(
      try nib(#"<tableView style="\#(style)" id="t">\#(rect)</tableView>"#) as? UITableView)
    #expect(table.backgroundColor == expected)
    let own = try #require(
      try nib(
        #"<tableView style="\#(style)" id="t">\#(rect)<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tableView>"#
      ) as? UITableView)
    #expect(own.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func listsAndTextsOfDocumentsHaveTheirBackground() throws {
    let rect = #"<rect key="frame" x="0.0" y="0.0" width="240" height="128"/>"#
    let collection = try nib(
      #"<collectionView id="c">\#(rect)<collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>"#
    )
    #expect(collection?.backgroundColor == .systemBackground)
    // A text view of a document lets what lies behind through; one that a program makes does not.
    #expect(try nib(#"<textView id="t">\#(rect)</textView>"#)?.backgroundColor == nil)
    #expect(UITextView().backgroundColor == .systemBackground)
    for name in [
      "view", "label", "textField", "scrollView", "stackView", "pickerView", "searchBar", "imageView",
    ] {
      #expect(try nib("<\(name) id=\"v\">\(rect)</\(name)>")?.backgroundColor == nil, "\(name)")
    }
  }

  // MARK: Tabs

  @Test func tabsOfNavigationControllersAreThoseOfTheirRoots() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 7)
    second.title = "Two"
    let own = UINavigationController(rootViewController: third)
    own.tabBarItem = UITabBarItem(title: "Three", image: nil, tag: 0)
    third.tabBarItem.title = "Other"
    let empty = UINavigationController()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: first), UINavigationController(rootViewController: second),
      own, empty,
    ]
    phone.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three", nil])
    #expect(tabs.tabBar.items?[0] === first.tabBarItem && tabs.tabBar.items?[0].image != nil)
    // A title that comes later shows, and so does a root that comes later.
    first.title = "Home"
    let late = UIViewController()
    late.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 0)
    empty.viewControllers = [late]
    phone.layOut()
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Two", "Three", "Late"])
    // The tab of a pushed controller is not that of its stack.
    let pushed = UIViewController()
    pushed.tabBarItem = UITabBarItem(title: "Pushed", image: nil, tag: 0)
    empty.pushViewController(pushed, animated: false)
    #expect(empty.tabBarItem.title == "Late")
    tabs.tabBar(tabs.tabBar, didSelect: late.tabBarItem)
    #expect(tabs.selectedIndex == 3)
  }

  // MARK: Small views

  /// The spokes are 20 points across, or 37, whatever the frame is.
  @Test func indicatorsKeepTheirSize() throws {
    for (style, size) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
      let indicator = UIActivityIndicatorView(style: style)
      indicator.frame = CGRect(x: 0, y: 0, width: 200, height: 101)
      indicator.startAnimating()
      indicator.layoutIfNeeded()
      let spokes = try #require(indicator.subviews.first)
      #expect(spokes.bounds.size == CGSize(width: size, height: size))
      #expect(abs(spokes.center.x - 100) <= 0.5 && abs(spokes.center.y - 50.5) <= 0.5)
      indicator.style = style == .large ? .medium : .large
      indicator.layoutIfNeeded()
      #expect(spokes.bounds.width == (style == .large ? 20 : 37))
    }
  }

  @Test func searchControllersSaySearch() {
    #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
    #expect(UISearchBar().placeholder == nil)
  }

  /// A view that blurs is seen where it only has a frame: an extra light blur of black is light.
  @Test func effectViewsWithAFrameAreSeen() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    for (index, effect) in [
      UIVisualEffectView(effect: UIBlurEffect(style: .extraLight)), UIVisualEffectView(frame: .zero),
    ].enumerated() {
      effect.frame = CGRect(x: 50, y: 200 + 200 * index, width: 200, height: 100)
      effect.effect = UIBlurEffect(style: .extraLight)
      controller.view.addSubview(effect)
    }
    phone.show(controller)
    #expect(try grey(at: CGPoint(x: 150, y: 150)) == 0)
    #expect(try grey(at: CGPoint(x: 150, y: 250)) > 100)
    #expect(try grey(at: CGPoint(x: 150, y: 450)) > 100)
  }

  /// The red of the picture's pixel at a point.
  private func grey(at point: CGPoint) throws -> Int {
    let image = try #require(UIImage(data: try phone.picture(.png, scale: 1))?.cgImage)
    return Int(image.pixel(x: Int(point.x), y: Int(point.y)).red)
  }

  // MARK: Images in turn

  private func colored(_ colors: [UIColor]) -> [UIImage] {
    colors.map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
  }

  /// Four images in two seconds: each shows for half a second. After one round the image shows again.
  @Test func imagesAreShownInTurn() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.image = colored([.black]).first
    let greys: [CGFloat] = [0.2, 0.4, 0.6, 0.8]
    view.animationImages = colored(greys.map { UIColor(white: $0, alpha: 1) })
    view.animationDuration = 2
    view.animationRepeatCount = 1
    let controller = UIViewController()
    controller.view.addSubview(view)
    phone.show(controller)
    func shown() throws -> Int { try grey(at: CGPoint(x: 50, y: 150)) }
    #expect(try shown() == 0 && !view.isAnimating)
    phone.advance(by: 0)
    view.startAnimating()
    for grey in greys {
      phone.advance(by: 0.25)
      #expect(try shown() == Int((grey * 255).rounded()) && view.isAnimating)
      phone.advance(by: 0.25)
    }
    phone.advance(by: 0.25)
    #expect(try shown() == 0 && !view.isAnimating)
    // For ever, until it is stopped.
    view.animationRepeatCount = 0
    view.startAnimating()
    phone.advance(by: 20.75)
    #expect(try shown() == 102 && view.isAnimating)
    view.stopAnimating()
    #expect(try shown() == 0 && !view.isAnimating)
  }

  /// An animated image moves by itself, and nobody waits for it.
  @Test func animatedImagesMove() throws {
    let images = colored([UIColor(white: 0.2, alpha: 1), UIColor(white: 0.6, alpha: 1)])
    let view = UIImageView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.image = UIImage.animatedImage(with: images, duration: 1)
    let controller = UIViewController()
    controller.view.addSubview(view)
    phone.show(controller)
    #expect(try grey(at: CGPoint(x: 50, y: 150)) == 51 && view.isAnimating)
    phone.advance(by: 0.75)
    #expect(try grey(at: CGPoint(x: 50, y: 150)) == 153)
    view.image = images[0]
    #expect(try grey(at: CGPoint(x: 50, y: 150)) == 51 && !view.isAnimating)
  }

  // MARK: Touches

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var levels: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("detail \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("row \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      levels.isEmpty ? 0 : levels[indexPath.row]
    }
    func tapped(_ sender: UITapGestureRecognizer) { log.append("tap") }
  }

  private func table(_ rows: Rows) -> UITableView {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300), style: .plain)
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    controller.view.addSubview(table)
    phone.show(controller)
    return table
  }

  /// The detail button is a control: taps of it are not those of recognisers around it.
  @Test func recognizersLeaveDetailButtons() throws {
    let rows = Rows()
    let table = table(rows)
    table.addGestureRecognizer(
      UITapGestureRecognizer(target: rows, action: Selector("tapped", Rows.tapped)))
    // The chevron takes 10.5 points beside the margin, the button the 32 before it.
    phone.tap(at: CGPoint(x: 390 - 16 - 10.5 - 16, y: 175))
    #expect(rows.log == ["detail 1"])
    phone.tap(at: CGPoint(x: 100, y: 125))
    #expect(rows.log == ["detail 1", "tap"])
  }

  /// A level moves the text by 10 points.
  @Test func delegatesIndentRows() {
    let rows = Rows()
    rows.levels = [0, 1, 3]
    let cells = table(rows).visibleCells
    let starts = cells.map { $0.textLabel?.frame.minX ?? 0 }
    #expect(starts.map { $0 - (starts.first ?? 0) } == [0, 10, 30])
  }

  private final class Screen: UIViewController {
    var taps = 0
    /// `self` in a value that is no lazy one is the method of that name, a function. Written out, the compiler warns.
    let button: UIButton = {
      let method: (Screen) -> () -> Screen = { screen in { screen } }
      let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
      button.addTarget(method, action: Selector("tapped", Screen.tapped), for: .touchUpInside)
      return button
    }()
    func tapped(_ sender: Any?) { taps += 1 }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
    }
  }

  /// From iOS 9 on such a target is gone at once, and the action goes up the responder chain.
  @Test func targetsOfStoredValuesAreTheResponderChain() {
    let screen = Screen()
    phone.show(screen)
    phone.tap(at: CGPoint(x: 100, y: 225))
    #expect(screen.taps == 1)
  }
}
