import CoreGraphics
import Testing
import TinamouSnapshots
import UIKit

/// The marks of pop-up buttons and of selected buttons.
@MainActor
@Suite struct ButtonMarkTests {
  private func popUp(_ indicator: UIButton.Configuration.Indicator = .automatic) -> UIButton {
    let button = UIButton(configuration: .plain())
    button.configuration?.indicator = indicator
    button.menu = UIMenu(children: [UIAction(title: "Button") { _ in }, UIAction(title: "Other") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private func symbols(_ button: UIButton) -> [UIImageView] {
    button.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
  }

  /// A document of Xcode has 75 and 85.5 points for the same title.
  @Test func popUpButtonsHaveAMarkBehindTheirTitle() throws {
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Button"
    let button = popUp()
    #expect(abs(button.intrinsicContentSize.width - plain.intrinsicContentSize.width - 10.5) <= 0.5)
    #expect(button.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let mark = try #require(symbols(button).first)
    #expect(mark.frame.minX > title.frame.maxX && abs(mark.frame.midY - title.frame.midY) < 1)
    // Title and mark are centered together.
    #expect(abs((title.frame.minX + mark.frame.maxX) / 2 - 100) <= 1)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(try #require(symbols(button).first).frame.maxX < title.frame.minX)
    #expect(popUp(.none).intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test func theMarkFollowsItsProperties() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sort"
    #expect(symbols(button).isEmpty)
    button.configuration?.indicator = .popup
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    #expect(try #require(symbols(button).first).tintColor == .red)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(symbols(button).isEmpty)
    // Without a configuration there is no mark.
    button.configuration?.indicator = .popup
    button.configuration = nil
    #expect(symbols(button).isEmpty)
  }

  @Test(.ios(15)) func versionsBefore16HaveNoMark() {
    let system = TestSystem(15)
    defer { system.restore() }
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Button"
    #expect(popUp().intrinsicContentSize == plain.intrinsicContentSize)
  }

  /// A selected system button has its content in white on a box of its tint color, by several reports.
  @Test func selectedSystemButtonsHaveABox() throws {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    func box() -> UIView? { button.subviews.first { $0.backgroundColor == .red } }
    #expect(box() == nil)
    button.isSelected = true
    button.layoutIfNeeded()
    let frame = try #require(box()).frame
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(frame.contains(title.frame) && frame.contains(image.frame) && frame.width < 120)
    #expect(title.textColor == .white && image.image?.renderingMode == .alwaysOriginal)
    let order = button.subviews
    #expect(order.firstIndex { $0.frame == frame } == 0 && order.count == 3)
    button.setTitleColor(.yellow, for: .selected)
    #expect(title.textColor == .yellow)
    button.isHighlighted = true
    #expect(box() == nil)
    button.isHighlighted = false
    button.isSelected = false
    #expect(box() == nil && title.textColor == .red && image.image?.renderingMode == .alwaysTemplate)
  }

  /// Returns how opaque a button is beside its title; 0 if it has no background there.
  private func opacity(_ button: UIButton) throws -> Double {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let renderer = UIGraphicsImageRenderer(size: button.bounds.size)
    let image = try #require(renderer.image { button.layer.render(in: $0.cgContext) }.cgImage)
    let data = try #require(image.dataProvider?.data)
    let place = image.height / 2 * image.bytesPerRow + image.width / 12 * 4 + 3
    return Double((data as Data)[place]) / 255
  }

  /// Programs clear the background of selected plain buttons, or prevent it.
  @Test func selectedPlainButtonsHaveABackground() throws {
    let button = UIButton(configuration: .plain())
    button.tintColor = .red
    #expect(try opacity(button) == 0)
    button.isSelected = true
    #expect((0.1...0.3).contains(try opacity(button)))
    button.configuration?.baseBackgroundColor = .clear
    #expect(try opacity(button) == 0)
    button.configuration?.baseBackgroundColor = nil
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(try opacity(button) == 0)
  }

  @Test func otherSelectedButtonsHaveNoBox() {
    let button = UIButton(type: .custom)
    button.setTitle("Like", for: .normal)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(!button.subviews.contains { $0.backgroundColor != nil })
  }
}
