import Testing

import UIKit

/// Views are laid out through their layers, and so are layers without views: one walk of one tree.
@MainActor @Suite struct LayerLayoutTests {
  final class Log { var lines: [String] = [] }

  /// A gradient sized where many applications do it.
  private final class GradientView: UIView {
    let gradient = CAGradientLayer()
    var log: Log?
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(gradient)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers(of layer: CALayer) {
      log?.lines.append("before")
      super.layoutSublayers(of: layer)
      log?.lines.append("after")
      gradient.frame = bounds
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log?.lines.append("layoutSubviews")
    }
  }

  @Test func overridesOfLayoutSublayersOfAreCalled() {
    let root = host(300, 200)
    let view = root.child(GradientView()).placed(10, 20).sized(100, 50)
    let log = Log()
    view.log = log
    root.layoutIfNeeded()
    #expect(view.gradient.frame == rect(0, 0, 100, 50))
    #expect(log.lines == ["before", "layoutSubviews", "after"])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines == [])
    view.setNeedsLayout()
    #expect(view.layer.needsLayout())
    root.layoutIfNeeded()
    #expect(log.lines.count == 3 && !view.layer.needsLayout())
  }

  @Test func layersThatAskAreLaidOut() {
    final class Box: CALayer {
      var count = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        count += 1
        sublayers?.first?.frame = CGRect(x: 1, y: 2, width: bounds.width / 2, height: bounds.height / 2)
      }
    }
    final class BoxView: UIView {
      override class var layerClass: AnyClass { Box.self }
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let root = host(300, 200)
    let view = root.child(BoxView()).placed(0, 0).sized(100, 60)
    let (bare, inner) = (Box(), CALayer())
    bare.addSublayer(inner)
    view.layer.addSublayer(bare)
    root.layoutIfNeeded()
    // The layer's own method, which asks the view; the bare layer got a frame in it, and was laid out in the same cycle.
    #expect((view.layer as? Box)?.count == 1 && view.count == 1 && bare.count == 1)
    #expect(bare.frame == rect(1, 2, 50, 30) && inner.frame == rect(1, 2, 25, 15))
    bare.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(bare.count == 2 && view.count == 1)
    view.layer.setNeedsLayout()
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(view.count == 2 && !view.layer.needsLayout())
    bare.setNeedsLayout()
    bare.layoutIfNeeded()
    #expect(bare.count == 3 && view.count == 2)
  }

  /// Superlayers come before their sublayers; what is inserted in `layoutSubviews` is laid out in the same cycle.
  @Test func layersInsertedInLayoutAreLaidOut() {
    final class Delegate: NSObject, CALayerDelegate {
      var names: [String] = []
      func layoutSublayers(of layer: CALayer) { names.append(layer.name ?? "") }
    }
    final class Inserting: UIView {
      let delegate = Delegate()
      override func layoutSubviews() {
        super.layoutSubviews()
        delegate.names.append("view")
        guard layer.sublayers == nil else { return }
        for name in ["a", "b"] {
          let (outer, inner) = (CALayer(), CALayer())
          (outer.name, inner.name) = (name, name + "'")
          for one in [outer, inner] {
            one.delegate = delegate
            one.frame = bounds
          }
          outer.addSublayer(inner)
          layer.addSublayer(outer)
        }
      }
    }
    let root = host(300, 200)
    let view = root.child(Inserting()).placed(0, 0).sized(100, 60)
    root.layoutIfNeeded()
    #expect(view.delegate.names == ["view", "a", "a'", "b", "b'"])
  }

  @Test func layoutManagersLayOutLayersWithoutDelegates() {
    final class Manager: CALayoutManager {
      var (layouts, invalidations) = (0, 0)
      func layoutSublayers(of layer: CALayer) {
        layouts += 1
        layer.sublayers?.first?.frame = layer.bounds.insetBy(dx: 5, dy: 5)
      }
      func invalidateLayout(of layer: CALayer) { invalidations += 1 }
      func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 7, height: 8) }
    }
    let root = host(300, 200)
    root.layoutIfNeeded()
    let (manager, layer, inner) = (Manager(), CALayer(), CALayer())
    layer.layoutManager = manager
    layer.addSublayer(inner)
    root.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    root.layoutIfNeeded()
    #expect(manager.layouts == 1 && manager.invalidations == 1 && inner.frame == rect(5, 5, 30, 20))
    #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 8))
  }

  /// A mask is laid out with the layer that it masks.
  @Test func masksAreLaidOut() {
    let root = host(300, 200)
    let view = root.child().placed(0, 0).sized(100, 60)
    let mask = GradientView(frame: rect(0, 0, 20, 10))
    view.mask = mask
    root.layoutIfNeeded()
    #expect(mask.gradient.frame == rect(0, 0, 20, 10))
    mask.frame = rect(0, 0, 30, 20)
    root.layoutIfNeeded()
    #expect(mask.gradient.frame == rect(0, 0, 30, 20))
  }

  /// The layer's size counts, whoever sets it.
  @Test func aLayerOfAnotherSizeLaysOutItsView() {
    let root = host(300, 200)
    let view = GradientView(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    root.layoutIfNeeded()
    view.layer.frame = rect(0, 0, 70, 40)
    root.layoutIfNeeded()
    #expect(view.gradient.frame == rect(0, 0, 70, 40))
  }

  @Test func aLayerThatNeverRestsIsGivenUp() {
    final class Restless: CALayer {
      var count = 0
      override func layoutSublayers() {
        count += 1
        setNeedsLayout()
      }
    }
    let root = host(300, 200)
    let layer = Restless()
    root.layer.addSublayer(layer)
    layer.frame = rect(0, 0, 10, 10)
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    #expect(layer.count == 100)
    #expect(messages.count == 1 && messages[0].contains("did not come to rest after 100 rounds"))
  }

  /// No recursion: bare layers may be nested as deep as views.
  @Test func deepTreesOfLayersAreLaidOut() {
    final class Counting: CALayer {
      // Unsafe: all of this runs on the main actor.
      nonisolated(unsafe) static var count = 0
      override func layoutSublayers() { Counting.count += 1 }
    }
    let root = host(300, 200)
    var top: CALayer = root.layer
    for _ in 0..<10_000 {
      let layer = Counting()
      layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
      top.addSublayer(layer)
      top = layer
    }
    Counting.count = 0
    root.layoutIfNeeded()
    #expect(Counting.count == 10_000)
    top.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(Counting.count == 10_001)
  }

  /// A controller is told around its view's `layoutSubviews`, within the layer's layout.
  @Test func controllersAreToldInTheLayersLayout() {
    final class Controller: UIViewController {
      let log = Log()
      override func loadView() {
        let made = GradientView()
        made.log = log
        view = made
      }
      override func viewWillLayoutSubviews() { log.lines.append("will") }
      override func viewDidLayoutSubviews() { log.lines.append("did") }
    }
    let controller = Controller()
    let window = window(300, 200)
    window.rootViewController = controller
    controller.log.lines = []
    controller.view.layer.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.log.lines == ["before", "will", "layoutSubviews", "did", "after"])
  }
}
