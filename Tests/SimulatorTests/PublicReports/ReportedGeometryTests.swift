import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of frames, anchor points, autoresizing and their observers.
@MainActor @Suite(.serialized) struct ReportedGeometryTests: PublicReports {
  /// jianshu.com/p/d6df8e472e71 (values in the comments of its code).
  @Test func anAnchorPointMovesTheFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    #expect(layer.position == CGPoint(x: 150, y: 150) && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    #expect(layer.frame.origin == CGPoint(x: 100, y: 150))
    #expect(layer.position == CGPoint(x: 150, y: 150))
    #expect(layer.bounds.size == CGSize(width: 100, height: 100))
  }

  /// geek-qa.imtqy.com/questions/442189 (answer of rob mayoff).
  @Test func aFrameIsSetAroundTheAnchorPoint() {
    let label = UILabel(frame: CGRect(x: 100, y: 100, width: 100, height: 20))
    label.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(label.frame == CGRect(x: 50, y: 90, width: 100, height: 20))
    let second = UILabel()
    second.layer.anchorPoint = CGPoint(x: 1, y: 1)
    second.frame = CGRect(x: 100, y: 100, width: 100, height: 20)
    #expect(second.frame == CGRect(x: 100, y: 100, width: 100, height: 20))
    #expect(second.center == CGPoint(x: 200, y: 120))
  }

  private final class Watcher: UIView {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(object is CALayer ? "layer" : "view").\(keyPath ?? "")") }
  }

  /// stackoverflow.com/a/19687115 (hfossli: a frame changes position, then bounds); errorhandle.ai "UIView KVO: Why don't
  /// changes to center cause KVO notifications for frame?".
  @Test func aFrameIsObservedAsPositionAndBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let watcher = Watcher()
    view.addObserver(watcher, forKeyPath: "frame", options: [], context: nil)
    view.layer.addObserver(watcher, forKeyPath: "position", options: [], context: nil)
    view.layer.addObserver(watcher, forKeyPath: "bounds", options: [], context: nil)
    view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    #expect(watcher.told.filter { $0 != "view.frame" } == ["layer.position", "layer.bounds"])
    #expect(watcher.told.filter { $0 == "view.frame" }.count == 1)
    watcher.told = []
    view.center = CGPoint(x: 100, y: 100)
    #expect(watcher.told == ["layer.position"])
    view.removeObserver(watcher, forKeyPath: "frame")
    view.layer.removeObserver(watcher, forKeyPath: "position")
    view.layer.removeObserver(watcher, forKeyPath: "bounds")
  }

  private final class Sized: UIView {
    var told: [String] = []
    override var frame: CGRect { didSet { told.append("frame") } }
    override var bounds: CGRect { didSet { told.append("bounds") } }
  }

  /// developer.apple.com/forums/thread/104489 (rotation): a root gets its size by `frame`, constrained subviews by `bounds`.
  @Test func rootsGetFramesAndConstrainedViewsBounds() throws {
    let controller = UIViewController()
    let (root, inner) = (Sized(), Sized())
    controller.view = root
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let phone = try device("iPhone 8", system: 11)
    phone.show(controller)
    (root.told, inner.told) = ([], [])
    phone.rotate(to: .landscape)
    #expect(root.frame.size == CGSize(width: 667, height: 375))
    #expect(Set(root.told) == ["frame"])
    #expect(Set(inner.told) == ["bounds"])
  }

  /// topic.alibabacloud.com 1_12_30772281 "autoresizingMask in iOS": 20 and 30 become 68 and 102.
  @Test func flexibleMarginsKeepTheirRatio() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(inner)
    outer.frame.size.width = 270
    #expect(inner.frame == CGRect(x: 68, y: 0, width: 100, height: 100))
    #expect(outer.bounds.maxX - inner.frame.maxX == 102)
  }

  /// openradar 21213926 (github.com/lionheart/openradar-mirror/issues/10014): its top is that of the view.
  @Test func theTopLayoutGuideBeginsAtTheTop() throws {
    let controller = UIViewController()
    let (above, below) = (UIView(), UIView())
    for view in [above, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let guide = controller.topLayoutGuide
    for (view, attribute) in [(above, NSLayoutConstraint.Attribute.top), (below, .bottom)] {
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: attribute, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    let phone = try device("iPhone 8", system: 11)
    phone.show(UINavigationController(rootViewController: controller))
    #expect(above.frame.minY == 0)
    #expect(below.frame.minY == 64 && guide.length == 64)
    withExtendedLifetime(phone) {}
  }
}
