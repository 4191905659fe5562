import Foundation
import Simulator
import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitServices

/// Parts of controls that programs exchange, and texts that grow with the user's wishes.
@MainActor
@Suite struct ControlLookTests {
  private func square(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func colors(of view: UIView, _ points: [CGPoint]) throws -> [String] {
    let image = try #require(
      UIGraphicsImageRenderer(
        bounds: view.bounds,
        format: {
          let format = UIGraphicsImageRendererFormat()
          format.scale = 1
          return format
        }()
      ).image { view.layer.render(in: $0.cgContext) }.cgImage)
    return points.map { point in
      let pixel = image.pixel(x: Int(point.x), y: Int(point.y))
      switch (pixel.red > 200, pixel.green > 200, pixel.blue > 200, pixel.alpha > 200) {
      case (true, false, false, true): return "red"
      case (false, true, false, true): return "green"
      case (false, false, true, true): return "blue"
      case (true, true, false, true): return "yellow"
      case (true, true, true, true): return "white"
      default: return "\(pixel)"
      }
    }
  }

  @Test(.ios(18)) func slidersHaveImages() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 3, y: 15, width: 194, height: 4))
    slider.minimumValueImage = square(.red, 20, 10)
    slider.maximumValueImage = square(.blue, 30, 10)
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(
      slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 170, y: 12, width: 30, height: 10))
    // 12 points beside the images.
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 32, y: 15, width: 126, height: 4))
    slider.setThumbImage(square(.green, 10, 20), for: .normal)
    slider.setMinimumTrackImage(square(.yellow, 4, 6), for: .normal)
    slider.setMaximumTrackImage(square(.red, 4, 6), for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 32, y: 14, width: 126, height: 6))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
        == CGRect(x: 90, y: 7, width: 10, height: 20))
    #expect(
      try colors(of: slider, [10, 40, 95, 120, 190].map { CGPoint(x: $0, y: 17) })
        == ["red", "yellow", "green", "red", "blue"])
    // States without images have those of the normal state.
    #expect(slider.thumbImage(for: .highlighted) === slider.currentThumbImage)
    slider.setThumbImage(square(.blue, 10, 20), for: .highlighted)
    slider.isHighlighted = true
    #expect(try colors(of: slider, [CGPoint(x: 95, y: 17)]) == ["blue"])
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 180)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 42)
  }

  @Test func progressHasImages() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.4
    bar.progressImage = square(.red, 2, 2)
    bar.trackImage = square(.blue, 2, 2)
    #expect(
      try colors(of: bar, [CGPoint(x: 20, y: 2), CGPoint(x: 39, y: 2), CGPoint(x: 41, y: 2)])
        == ["red", "red", "blue"])
  }

  /// Reports since iOS 7 say that dots cannot be seen on white.
  @Test func dotsOfPagesAreWhite() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.backgroundColor = .blue
    pages.numberOfPages = 1
    #expect(try colors(of: pages, [CGPoint(x: 50, y: 13)]) == ["white"])
  }

  @Test func pageControlsHaveImages() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    pages.preferredIndicatorImage = square(.black, 12, 12)
    // The middle one's corner is beyond a dot of 7 points.
    pages.currentPage = 1
    #expect(try colors(of: pages, [CGPoint(x: 95, y: 8)]) == ["blue"])
    #expect(pages.indicatorImage(forPage: 2) === pages.preferredIndicatorImage)
    let own = square(.black, 4, 4)
    pages.setIndicatorImage(own, forPage: 2)
    #expect(pages.indicatorImage(forPage: 2) === own)
    pages.backgroundStyle = .prominent
    let surface = try colors(of: pages, [CGPoint(x: 20, y: 13)])
    pages.backgroundStyle = .minimal
    #expect(try colors(of: pages, [CGPoint(x: 20, y: 13)]) != surface)
  }

  @Test func stoppedIndicatorsShowWhereTheyShould() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }

  /// 24 points beside the text of each field, 6 between them.
  @Test(.ios(18)) func compactDatePickersAreAsWideAsTheirFields() {
    let system = TestSystem(18)
    defer { system.restore() }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .dateAndTime
    picker.locale = Locale(identifier: "en_US")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    let font = UIFont.systemFont(ofSize: 17)
    let widths = picker.fields.map { $0.text.size(withAttributes: [.font: font]).width.rounded(.up) + 24 }
    #expect(picker.fields.first?.text == "Nov 14, 2023" && widths.count == 2)
    #expect(picker.intrinsicContentSize == CGSize(width: widths[0] + widths[1] + 6, height: 34))
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width == widths[0])
  }

  // MARK: Large text

  private func phone(_ size: UIContentSizeCategory) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 15"), settings: DeviceSettings(textSize: size))
  }

  @Test(.ios(18)) func alertsFollowTheTextSize() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    func alert(_ size: UIContentSizeCategory) throws -> (title: CGFloat, button: CGFloat) {
      let phone = try phone(size)
      let root = UIViewController()
      phone.show(root)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Fine", style: .default))
      root.present(alert, animated: false)
      phone.settle()
      let title = try #require(
        alert.view.firstDescendant { ($0 as? UILabel)?.text == "Title" } as? UILabel)
      let button = try #require(alert.view.firstDescendant { $0 is AlertButton })
      return (title.font.pointSize, button.bounds.height)
    }
    #expect(try alert(.large) == (17, 44))
    // Apple's table of Dynamic Type: headline and body of AX3 have 40 points.
    let large = try alert(.accessibilityExtraLarge)
    #expect(large.title == 40 && large.button > 60)
  }

  @Test func menusFollowTheTextSizeAndHaveColumns() throws {
    let phone = try phone(.accessibilityExtraLarge)
    let root = UIViewController()
    phone.show(root)
    var log: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { log.append($0.title) } }
    let medium = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [action("A"), action("B"), action("C")])
    let double = UIAction(title: "First", subtitle: "Second") { _ in }
    let floating = MenuView.show(
      UIMenu(children: [action("Row"), double, medium]), beside: CGRect(x: 50, y: 100, width: 10, height: 10),
      in: phone.window, sender: nil)
    phone.settle()
    let row = try #require(floating.content.firstDescendant { ($0 as? UILabel)?.text == "Row" } as? UILabel)
    #expect(row.font.pointSize == 40 && (row.superview?.bounds.height ?? 0) > 60)
    // Both lines have their height.
    let second = try #require(
      floating.content.firstDescendant { ($0 as? UILabel)?.text == "Second" } as? UILabel)
    #expect(second.bounds.height >= second.font.lineHeight - 0.5)
    // Three columns of a third of 250 points, in one line.
    let titles = try ["A", "B", "C"].map { title in
      try #require(floating.content.firstDescendant { ($0 as? UILabel)?.text == title })
    }
    let places = titles.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    #expect(Set(places.map(\.y)).count == 1)
    #expect(
      abs(places[1].x - places[0].x - 250 / 3) < 0.01 && abs(places[2].x - places[1].x - 250 / 3) < 0.01)
    phone.tap(at: places[1])
    #expect(log == ["B"])
  }

  @Test func stackedTitlesOfSecondStyleStandAtTheStart() throws {
    for (size, alignment) in [
      (UIContentSizeCategory.large, NSTextAlignment.right), (.accessibilityLarge, .natural),
    ] {
      let phone = try phone(size)
      let root = UIViewController()
      phone.show(root)
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      root.view.addSubview(cell)
      phone.settle()
      #expect(cell.textLabel?.textAlignment == alignment)
    }
  }

  // MARK: Effects

  @Test func effectsComeAndGoGradually() throws {
    let phone = try phone(.large)
    phone.settlesByItself = false
    let root = UIViewController()
    phone.show(root)
    let view = UIVisualEffectView(effect: nil)
    view.frame = root.view.bounds
    root.view.addSubview(view)
    phone.settle()
    let backdrop = try #require(view.subviews.first)
    #expect(backdrop.isHidden)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .systemMaterial)
    }
    phone.advance(by: 0.5)
    #expect(!backdrop.isHidden && abs((backdrop.layer.presentation()?.opacity ?? 1) - 0.5) < 0.05)
    phone.advance(by: 1)
    #expect(backdrop.layer.presentation()?.opacity ?? 1 == 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    phone.advance(by: 0.25)
    #expect(abs((backdrop.layer.presentation()?.opacity ?? 1) - 0.75) < 0.05)
    view.layoutIfNeeded()
    phone.settle()
    #expect(backdrop.alpha == 0)
    view.effect = UIBlurEffect(style: .dark)
    #expect(backdrop.alpha == 1 && !backdrop.isHidden)
    view.effect = nil
    #expect(backdrop.isHidden)
  }
}
