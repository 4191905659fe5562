import InterfaceBuilder
import UIKit
@_spi(UIKit) import UIKitCore

/// A picture of a scene or of a top-level view.
public struct DocumentPicture: Sendable {
  /// The name of the scene for file names: its storyboard identifier, class, title or label, or else its
  /// object id.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// The contents of the picture's file.
  public let data: Data

  /// A view in the picture.
  package struct View: Sendable {
    /// The number of superviews, including the window; 0 for the window.
    package var depth: Int
    package var className: String
    /// The frame in points, in the picture's coordinate space.
    package var frame: CGRect
    package var text: String?
    /// Interface Builder's object id; `nil` for views that UIKit creates.
    package var id: String?
    package var isHidden: Bool
  }

  /// The window and all views in it, each before its subviews.
  package let views: [View]
}

extension DocumentCanvas {
  /// Renders every scene of a file and every top-level view.
  ///
  /// Scenes are rendered as in Interface Builder: laid out at their saved size, with the bars that it
  /// simulates, or on the screen of the options. Containers are rendered with the controllers in them.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point of a PNG or JPEG. The default is the device's scale.
  ///   - begin: Called with the number of pictures before anything is laid out.
  ///   - take: Called with each picture as soon as it is rendered.
  /// - Returns: The conflicts and warnings of the layouts, without views; an error of the file in `error`.
  public static func draw(
    file path: String, options: DocumentOptions = DocumentOptions(), format: PictureFormat = .png,
    scale: Double? = nil, begin: (Int) throws -> Void = { _ in }, take: (DocumentPicture) throws -> Void
  ) rethrows -> DocumentFrames {
    var result = DocumentFrames(file: path)
    let canvas: DocumentCanvas
    do {
      canvas = try DocumentCanvas(file: path, options: options)
    } catch {
      result.error = error.description
      return result
    }
    try begin(canvas.visibleElements().count)
    try canvas.draw(format, scale: scale, into: &result, take)
    return result
  }

  private func draw(
    _ format: PictureFormat, scale: Double?, into result: inout DocumentFrames,
    _ take: (DocumentPicture) throws -> Void
  ) rethrows {
    try asCurrent(into: &result) { result in
      var names: [String: Int] = [:]
      for (controller, root) in visibleElements() {
        guard let element = controller ?? root?.view else { continue }
        // Each scene has objects of its own, so that memory is released scene by scene.
        let instantiator = makeInstantiator(screen == nil ? .picture : .screen)
        let stage = self.stage(controller, root, instantiator)
        note(conflictsOf: stage.window, instantiator, in: &result)
        var name = Self.name(of: element)
        names[name, default: 0] += 1
        if let count = names[name], count > 1 { name += "-\(count)" }
        let wanted = CGFloat(scale ?? Double(UIScreen.main.scale))
        guard let data = picture(stage, format, scale: wanted) else {
          result.warnings.append(
            .init(
              line: element.line,
              message: "a picture of \(stage.size.width) x \(stage.size.height) points cannot be drawn"
                + (format.hasPixels ? " at \(wanted) pixels to the point" : "")))
          continue
        }
        try take(
          DocumentPicture(
            name: name, size: stage.size, data: data, views: Self.views(of: stage, instantiator)))
        stage.window.rootViewController = nil
        addWarnings(of: instantiator, to: &result)
      }
    }
  }

  private static func views(
    of stage: Stage, _ instantiator: InterfaceInstantiator
  ) -> [DocumentPicture.View] {
    let ids = Dictionary(
      instantiator.views.map { (ObjectIdentifier($0.view), $0.id) }, uniquingKeysWith: { first, _ in first })
    var result: [DocumentPicture.View] = []
    var stack: [(view: UIView, depth: Int, isHidden: Bool)] = [(stage.window, 0, false)]
    while let (view, depth, superviewIsHidden) = stack.popLast() {
      let isHidden = superviewIsHidden || view.isHidden
      let frame = view.convert(view.bounds, to: stage.window)
      result.append(
        DocumentPicture.View(
          depth: depth, className: "\(type(of: view))",
          frame: frame.offsetBy(dx: stage.origin.x, dy: stage.origin.y), text: view.debugText,
          id: ids[ObjectIdentifier(view)], isHidden: isHidden))
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1, isHidden)) }
    }
    return result
  }

  /// The content of a picture: a window, its position, and bars around or above it.
  private struct Stage {
    let window: UIWindow
    var size: CGSize
    var origin = CGPoint.zero
    var bars: [(view: UIView, origin: CGPoint)] = []
  }

  private func stage(
    _ controller: InterfaceElement?, _ root: Root?, _ instantiator: InterfaceInstantiator
  ) -> Stage {
    if let controller {
      let view = controller.children.first { $0.key == "view" }
      if screen == nil, let view, InterfaceDocument.isView(view), !SceneModel.isContainer(controller) {
        return canvasStage(Root(view: view, controller: controller), instantiator)
      }
      let window = self.window(for: controller, instantiator)
      return Stage(window: window, size: window.bounds.size)
    }
    let root = root ?? Root(view: document.root, controller: nil)
    if screen != nil {
      let window = self.window(for: root, instantiator)
      return Stage(window: window, size: window.bounds.size)
    }
    return canvasStage(root, instantiator)
  }

  /// Returns a root view on the canvas, with the simulated bars.
  private func canvasStage(_ root: Root, _ instantiator: InterfaceInstantiator) -> Stage {
    let window = show(root, instantiator)
    // The picture shows the root view, whatever its position on the canvas.
    for view in window.subviews { view.frame.origin = .zero }
    var stage = Stage(window: window, size: window.bounds.size)
    guard let controller = root.controller else { return stage }
    let around = scenes.surroundings(of: controller)
    guard around.topBar != .none || around.bottomBar != .none else { return stage }

    let made = instantiator.controller(controller)
    let top = around.topBar == .none ? nil : topBar(around, of: made, instantiator)
    let bottom: UIView? =
      around.bottomBar == .none
      ? nil : around.isToolbar ? toolbar(of: made) : tabBar(around, instantiator)
    let device = self.device?[orientation].safeArea ?? .zero
    let barHeight =
      top.map { bar -> CGFloat in
        // Traits come with a window.
        let window = barWindow(bar, width: stage.size.width, height: 44, instantiator)
        defer { _ = window }
        return bar.contentHeight
      } ?? 0
    let bottomHeight: CGFloat = bottom == nil ? 0 : bottom is UIToolbar && device.bottom == 0 ? 44 : 49
    let safe = window.deviceSafeAreaInsets
    makeRoom(
      in: &stage, aboveBy: top != nil && safe.top == 0 ? barHeight : nil,
      belowBy: bottom != nil && safe.bottom == 0 ? bottomHeight + device.bottom : nil)
    if let top {
      let y = stage.origin.y > 0 ? stage.origin.y - barHeight : max(safe.top - barHeight, 0)
      add(top, to: &stage, y: y, height: barHeight, instantiator)
    }
    if let bottom {
      let below = stage.size.height == UIScreen.main.bounds.height ? device.bottom : 0
      add(bottom, to: &stage, height: bottomHeight, below: below, instantiator)
    }
    return stage
  }

  /// The simulated navigation bar, with the scene's item and that of the one before.
  private func topBar(
    _ around: SceneSurroundings, of made: UIViewController, _ instantiator: InterfaceInstantiator
  ) -> UINavigationBar {
    let bar = UINavigationBar()
    if let element = around.navigation?.child("navigationBar") { instantiator.configure(bar, as: element) }
    var items = [made.navigationItem]
    if let previous = around.previous,
      let title = previous.child("navigationItem")?["title"] ?? previous["title"]
    {
      items.insert(UINavigationItem(title: title), at: 0)
    }
    bar.items = items
    return bar
  }

  /// The simulated tab bar, with the tabs of the controller around the scene.
  private func tabBar(_ around: SceneSurroundings, _ instantiator: InterfaceInstantiator) -> UITabBar {
    let bar = UITabBar()
    guard let tabs = around.tabs else { return bar }
    if let element = tabs.child("tabBar") { instantiator.configure(bar, as: element) }
    let elements = scenes.tabs(of: tabs)
    let items = elements.map { $0.child("tabBarItem").map { instantiator.tabBarItem($0) } ?? UITabBarItem() }
    bar.items = items
    bar.selectedItem = elements.firstIndex { $0 === around.tab }.map { items[$0] }
    return bar
  }

  /// The simulated toolbar, with the scene's items.
  private func toolbar(of made: UIViewController) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = made.toolbarItems
    return bar
  }

  private func barWindow(
    _ bar: UIView, width: CGFloat, height: CGFloat, _ instantiator: InterfaceInstantiator
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.policy = instantiator.policy
    window.deviceTraits = UIScreen.main.traitCollection
    window.isHidden = false
    window.addSubview(bar)
    return window
  }

  /// Makes a stage as high as the screen where opaque bars lie around the view instead of above it.
  ///
  /// - Parameters:
  ///   - above: the height of a bar above the view, in points; `nil` for none there.
  ///   - below: the same below it.
  private func makeRoom(in stage: inout Stage, aboveBy above: CGFloat?, belowBy below: CGFloat?) {
    let screen = UIScreen.main.bounds.size
    guard stage.size.width == screen.width, stage.size.height < screen.height else { return }
    if let above {
      let status = max(screen.height - stage.size.height - above - (below ?? 0), 0)
      // What is left is no more than a status bar.
      guard status <= 60 else { return }
      stage.origin.y = status + above
      stage.size.height = screen.height
    } else if below != nil {
      stage.size.height = screen.height
    }
  }

  /// Adds the bar above the view.
  private func add(
    _ bar: UINavigationBar, to stage: inout Stage, y: CGFloat, height: CGFloat,
    _ instantiator: InterfaceInstantiator
  ) {
    let window = barWindow(bar, width: stage.size.width, height: y + height, instantiator)
    bar.frame = CGRect(x: 0, y: y, width: stage.size.width, height: height)
    bar.reachAbove = y
    window.layoutIfNeeded()
    stage.bars.append((window, .zero))
  }

  /// Adds the bar below the view.
  ///
  /// - Parameter below: how far the bar's background reaches below it, in points.
  private func add(
    _ bar: UIView, to stage: inout Stage, height: CGFloat, below: CGFloat,
    _ instantiator: InterfaceInstantiator
  ) {
    let window = barWindow(bar, width: stage.size.width, height: height + below, instantiator)
    bar.frame = CGRect(x: 0, y: 0, width: stage.size.width, height: height)
    (bar as? UITabBar)?.reachBelow = below
    (bar as? UIToolbar)?.reachBelow = below
    window.layoutIfNeeded()
    stage.bars.append((window, CGPoint(x: 0, y: stage.size.height - height - below)))
  }

  /// cairo's limit is 32,767 pixels per side; 200 million pixels keep the memory below a gigabyte.
  private func picture(_ stage: Stage, _ format: PictureFormat, scale: CGFloat) -> Data? {
    let size = CGSize(width: stage.size.width.rounded(.up), height: stage.size.height.rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else { return nil }
    let pixels = (width: size.width * scale, height: size.height * scale)
    if format.hasPixels {
      guard max(pixels.width, pixels.height) <= 32_767, pixels.width * pixels.height <= 200_000_000 else {
        return nil
      }
    } else if max(size.width, size.height) > 32_767 {
      return nil
    }
    guard let context = format.context(size: size, scale: scale) else { return nil }
    // The canvas is visible where views draw nothing.
    context.setFillColor(UIColor.systemBackground.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    for (view, origin) in [(stage.window as UIView, stage.origin)] + stage.bars {
      context.saveGState()
      context.translateBy(x: origin.x, y: origin.y)
      view.layer.render(in: context)
      context.restoreGState()
    }
    if options.showsStatusBar, let device, size == device.size(in: orientation) {
      SystemBars(device, orientation, above: stage.window).draw(in: context)
    }
    return format.data(of: context, png: options.png)
  }

  /// Returns the name of a scene, consisting of characters for file names.
  static func name(of element: InterfaceElement) -> String {
    let name =
      element["storyboardIdentifier"] ?? element["customClass"] ?? element["title"]
      ?? element.child("navigationItem")?["title"] ?? element["userLabel"] ?? element["reuseIdentifier"]
      ?? element.id ?? element.name
    let plain = String(
      name.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
          ? Character(scalar) : "-"
      })
    let short = String(plain.prefix(60)).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    return short.isEmpty ? element.id.map { "view-\($0.count)" } ?? "scene" : short
  }
}
