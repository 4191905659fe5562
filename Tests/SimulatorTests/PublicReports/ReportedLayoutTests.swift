import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of layout, animation of layout, and sizes of controls.
@MainActor @Suite(.serialized) struct ReportedLayoutTests: PublicReports {
  /// example-a.com/answer/51604441 (console).
  @Test func layoutInAnAnimationComesBeforeItsEnd() throws {
    @MainActor final class Lines { var list: [String] = [] }
    final class Printing: UIView {
      var lines: Lines?
      override func layoutSubviews() {
        super.layoutSubviews()
        lines?.list.append("layout")
      }
    }
    func run(_ layout: @escaping (UIView) -> Void) throws -> [String] {
      let lines = Lines()
      let controller = UIViewController()
      let (view, bar) = (Printing(), UIView())
      controller.view = view
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      let height = bar.heightAnchor.constraint(equalToConstant: 25)
      NSLayoutConstraint.activate([
        height, bar.topAnchor.constraint(equalTo: view.topAnchor),
        bar.widthAnchor.constraint(equalTo: view.widthAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      let phone = try device("iPhone 8", system: 12)
      phone.show(controller)
      view.lines = lines
      height.constant = 400
      view.setNeedsLayout()
      UIView.animate(
        withDuration: 2,
        animations: {
          lines.list.append("block")
          layout(view)
        }, completion: { _ in lines.list.append("ended") })
      phone.layOut()
      return lines.list
    }
    let atOnce = try run { $0.layoutIfNeeded() }
    #expect(atOnce == ["block", "layout", "ended"])
    let later = try run { $0.setNeedsLayout() }
    #expect(later == ["block", "ended", "layout"])
  }

  /// dev.mo4tech.com "iOS UIButton, UITextField frame setting method" (description of the views, 2 pixels a point).
  @Test func imageAndTitleAreCentredTogether() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 14)
    phone.show(controller)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 163, y: 350, width: 88, height: 56)
    let size = CGSize(width: 32, height: 32)
    button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    button.setTitle("Get", for: .normal)
    controller.view.addSubview(button)
    phone.layOut()
    let title = try #require(button.titleLabel?.frame)
    let image = try #require(button.imageView?.frame)
    #expect(image.minY == 12 && image.size == size)
    #expect(title.minX == image.maxX)
    #expect(abs(image.minX - (88 - title.maxX)) <= 0.5)
    #expect(title.height == 21.5 && title.minY == 17.5)
  }

  /// rubinposts.github.io "UIView LifeCycle" (a view of a nib).
  @Test func viewsAwakeInTheirSuperviewAndDrawLast() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="outer">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>
              <view id="inner" customClass="ReportedNibView" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="10" y="10" width="50" height="50"/>
                <constraints>
                  <constraint firstAttribute="width" constant="50" id="w"/>
                  <constraint firstAttribute="height" constant="50" id="h"/>
                </constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="inner" firstAttribute="leading" secondItem="outer" secondAttribute="leading" constant="10" id="l"/>
              <constraint firstItem="inner" firstAttribute="top" secondItem="outer" secondAttribute="top" constant="10" id="t"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    UINib.register(ReportedNibView.self)
    ReportedNibView.calls = []
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    controller.view.addSubview(view)
    phone.layOut()
    _ = try phone.picture(.png)
    #expect(
      ReportedNibView.calls == [
        "willMove(toSuperview)", "didMoveToSuperview", "awakeFromNib", "willMove(toWindow)",
        "didMoveToWindow",
        "updateConstraints", "layoutSubviews", "draw",
      ])
  }
}

/// A view of a document, known by its name, that writes down its calls.
final class ReportedNibView: UIView {
  static var calls: [String] = []
  private func note(_ call: String) {
    if Self.calls.last != call { Self.calls.append(call) }
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    note("awakeFromNib")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview != nil { note("willMove(toSuperview)") }
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { note("didMoveToSuperview") }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { note("willMove(toWindow)") }
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { note("didMoveToWindow") }
  }
  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }
  override func draw(_ rect: CGRect) { note("draw") }
}
