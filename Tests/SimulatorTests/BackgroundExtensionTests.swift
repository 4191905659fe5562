import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

/// Content that is continued beyond the safe area.
@MainActor
@Suite struct BackgroundExtensionTests {
  /// Content of two colors, the first at the left.
  private final class Content: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      for (color, width) in [(UIColor.red, CGFloat(60)), (.blue, 1000)] {
        let part = UIView(frame: CGRect(x: color == .red ? 0 : 60, y: 0, width: width, height: 1000))
        part.backgroundColor = color
        addSubview(part)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [true, false])
  func contentIsMirroredBeyondItsEdges(isPlacedByTheView: Bool) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro"),
      settings: DeviceSettings(appearance: .light, system: 26))
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.additionalSafeAreaInsets.left = 100
    let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    let content = Content()
    view.automaticallyPlacesContentView = isPlacedByTheView
    view.contentView = content
    if !isPlacedByTheView { content.frame = CGRect(x: 100, y: 62, width: 302, height: 778) }
    controller.view.addSubview(view)
    phone.show(controller)
    #expect(content.frame == CGRect(x: 100, y: 62, width: 302, height: 778))
    let image = try phone.image(scale: 1)
    func color(_ x: Int, _ y: Int) -> [Int] {
      let pixel = image.pixel(x: x, y: y)
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    // The content, its mirror image at the left, where the red part is next to the edge, and those above and below.
    #expect(color(130, 400) == [255, 0, 0] && color(300, 400) == [0, 0, 255])
    for y in [400, 100] {
      #expect(color(90, y)[0] > 230 && color(90, y)[2] < 25, "\(color(90, y))")
      #expect(color(5, y)[2] > 200, "\(color(5, y))")
    }
    #expect(color(250, 5)[2] > 200 && color(250, 865)[2] > 200)
    // At a corner, content is mirrored twice.
    #expect(color(90, 5)[0] > 200)
    view.contentView = nil
    view.layoutIfNeeded()
    #expect(view.subviews.isEmpty)
  }
}
