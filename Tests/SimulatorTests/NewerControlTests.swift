import Simulator
import Testing
import UIKit

/// Controls, menus, symbols and columns that came with iOS 17 to 26, on a virtual device.
@MainActor @Suite(.serialized) struct NewerControlTests {
  private func device(_ name: String = "iPhone 15") throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: name), settings: DeviceSettings(system: 26))
  }

  @Test func slidersKeepToTheirTicks() throws {
    let found = ProcessState()
    defer { found.restore() }
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    slider.maximumValue = 10
    slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    slider.value = 3
    #expect(slider.value == 2.5)
    slider.trackConfiguration = .init(
      allowsTickValuesOnly: false, neutralValue: 0.5, enabledRange: 0.2...0.8, ticks: [.init(position: 0.5)])
    slider.value = 10
    #expect(slider.value == 8)
    slider.value = 4
    #expect(slider.value == 4)
    slider.trackConfiguration = nil
    slider.value = 10
    #expect(slider.value == 10)

    // Touches lead to ticks, too, and move a slider without a thumb from anywhere.
    let phone = try device()
    let controller = UIViewController()
    controller.view.addSubview(slider)
    slider.sliderStyle = .thumbless
    slider.trackConfiguration = .init(numberOfTicks: 3)
    slider.value = 0
    phone.show(controller)
    phone.advance(by: 0)
    phone.drag(from: CGPoint(x: 170, y: 117), to: CGPoint(x: 290, y: 117))
    #expect(slider.value == 5)
  }

  /// The filled part of the track lies between the neutral value and the value.
  @Test func theTrackIsFilledFromTheNeutralValue() throws {
    let found = ProcessState()
    defer { found.restore() }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .blue
    slider.sliderStyle = .thumbless
    slider.trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [])
    slider.value = 0.9
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: slider.bounds.size, format: format).image {
      slider.layer.render(in: $0.cgContext)
    }
    func isRed(_ x: CGFloat) -> Bool {
      guard let part = image.cgImage?.cropping(to: CGRect(x: x, y: 17, width: 1, height: 1)),
        let context = CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      return (context.data?.load(as: UInt8.self) ?? 0) > 200
    }
    #expect(!isRed(30) && !isRed(80) && isRed(120) && isRed(160) && !isRed(195))
  }

  @Test func symbolsDisappearAndAppear() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    var ends: [String] = []
    func isVisible() -> Bool {
      let image = UIGraphicsImageRenderer(size: view.bounds.size).image {
        view.layer.render(in: $0.cgContext)
      }
      let empty = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in }
      return image.pngData() != empty.pngData()
    }
    #expect(isVisible())
    view.addSymbolEffect(.disappear) { ends.append("\($0.isFinished) \($0.effect is DisappearSymbolEffect)") }
    #expect(!isVisible() && ends.isEmpty)
    phone.advance(by: 0.1)
    #expect(ends == ["true true"])
    view.addSymbolEffect(.appear.up)
    #expect(isVisible())
    view.removeSymbolEffect(ofType: .appear)
    #expect(!isVisible())
    view.removeAllSymbolEffects()
    #expect(isVisible())
    view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { ends.append("\($0.sender === view)") }
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
    view.setSymbolImage(try #require(UIImage(systemName: "star")), contentTransition: .replace) {
      ends.append("\($0.contentTransition == UISymbolContentTransition(.replace))")
    }
    phone.advance(by: 0.1)
    #expect(ends == ["true true", "true", "true"] && isVisible())
  }

  @Test func theInspectorIsAtTheTrailingEdge() throws {
    let found = ProcessState()
    defer { found.restore() }
    let pad = try device("iPad Pro 11-inch (M4)")
    pad.rotate(to: .landscape)
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, content, inspector) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(content, for: .secondary)
    split.setViewController(inspector, for: .inspector)
    split.preferredInspectorColumnWidth = 250
    pad.show(split)
    pad.settle()
    let whole = split.view.bounds.width
    #expect(inspector.viewIfLoaded?.window == nil && !split.isShowing(.inspector))
    #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    #expect(content.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    let former = content.view.convert(content.view.bounds, to: nil).maxX
    #expect(former == whole)
    split.show(.inspector)
    pad.settle()
    #expect(split.isShowing(.inspector))
    let frame = inspector.view.convert(inspector.view.bounds, to: nil)
    #expect(frame.maxX == whole && frame.width == 250)
    #expect(content.view.convert(content.view.bounds, to: nil).maxX == whole - 250 - 0.5)
    split.hide(.inspector)
    pad.settle()
    #expect(inspector.view.window == nil && !split.isShowing(.inspector))
  }

  @Test func theInspectorIsASheetInACompactWidth() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let split = UISplitViewController(style: .doubleColumn)
    let inspector = UIViewController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(inspector, for: .inspector)
    phone.show(split)
    phone.settle()
    split.show(.inspector)
    phone.settle()
    #expect(
      inspector.view.window != nil && inspector.presentingViewController != nil || inspector.parent != nil)
    #expect(split.isShowing(.inspector) && split.presentedViewController != nil)
    split.hide(.inspector)
    phone.settle()
    #expect(split.presentedViewController == nil && !split.isShowing(.inspector))
  }

  @Test func sheetsHaveABackground() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let root = UIViewController()
    phone.show(root)
    let sheet = UIViewController()
    sheet.view.backgroundColor = nil
    let controller = try #require(sheet.sheetPresentationController)
    controller.backgroundEffect = UIColorEffect(color: .green)
    root.present(sheet, animated: false)
    phone.settle()
    #expect(sheet.view.superview?.backgroundColor == .green)
    controller.backgroundEffect = UIBlurEffect(style: .regular)
    phone.settle()
    #expect(sheet.view.superview?.backgroundColor == nil)
    #expect(sheet.view.superview?.subviews.contains { $0 is UIVisualEffectView } == true)
    controller.backgroundEffect = nil
    phone.settle()
    #expect(sheet.view.superview?.subviews.contains { $0 is UIVisualEffectView } == false)
  }

  @Test func timersTurnPages() throws {
    let found = ProcessState()
    defer { found.restore() }
    final class Listener: NSObject, UIPageControlTimerProgressDelegate {
      var changes = 0
      var last = 2
      func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
      func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
      ) -> Bool { page <= last }
    }
    let phone = try device()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    progress.setDuration(2, forPage: 1)
    let listener = Listener()
    progress.delegate = listener
    pages.progress = progress
    var turned = 0
    pages.addAction(UIAction { _ in turned += 1 }, for: .valueChanged)
    let controller = UIViewController()
    controller.view.addSubview(pages)
    phone.show(controller)
    progress.resumeTimer()
    phone.advance(by: 0.5)
    #expect(pages.currentPage == 0 && abs(progress.currentProgress - 0.5) < 0.05)
    phone.advance(by: 0.7)
    #expect(pages.currentPage == 1 && turned == 1 && progress.duration(forPage: 1) == 2)
    progress.pauseTimer()
    phone.advance(by: 3)
    #expect(pages.currentPage == 1 && !progress.isRunning)
    progress.resumeTimer()
    phone.advance(by: 4)
    #expect(pages.currentPage == 2 && !progress.isRunning && listener.changes > 10)
  }

  @Test func updateLinksAreCalledForEachFrame() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let controller = UIViewController()
    phone.show(controller)
    var calls: [String] = []
    let link = UIUpdateLink(view: controller.view)
    link.addAction(to: .afterUpdateComplete) { _, _ in calls.append("after") }
    link.addAction { link, info in
      calls.append(link.currentUpdateInfo === info ? "action" : "no update")
      #expect(UIUpdateInfo.current(for: controller.view) === info)
    }
    phone.advance(by: 0.1)
    #expect(calls.isEmpty)
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    phone.advance(by: 0.1)
    #expect(calls.count >= 10 && Array(calls.prefix(2)) == ["action", "after"])
    #expect(!calls.contains("no update"))
    link.isEnabled = false
    let count = calls.count
    phone.advance(by: 0.1)
    #expect(calls.count == count && UIUpdateInfo.current(for: controller.view) == nil)
  }

  @Test func scrollingCanBeStopped() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    phone.show(controller)
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    phone.advance(by: 0.15)
    #expect(scroll.isScrollAnimating && !scroll.isZoomAnimating)
    scroll.stopScrollingAndZooming()
    let offset = scroll.contentOffset.y
    #expect(offset > 0 && offset < 500 && !scroll.isScrollAnimating)
    phone.advance(by: 0.5)
    #expect(scroll.contentOffset.y == offset)
    #expect(scroll.topEdgeEffect === scroll.topEdgeEffect && scroll.topEdgeEffect !== scroll.bottomEdgeEffect)
  }

  @Test func menusAreBuiltByTheirHandler() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    phone.show(UIViewController())
    let action = UIAction(title: "One", identifier: .init("one")) { _ in }
    let command = UIKeyCommand(title: "Two", action: Selector("two:"), input: "2", modifierFlags: .command)
    var titles: [String] = []
    let configuration = UIMainMenuSystem.Configuration()
    configuration.newScenePreference = .removed
    #expect(UIMenuSystem.main === UIMainMenuSystem.shared)
    UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
      builder.insertElements([action, command], atStartOfMenu: .file)
      builder.insertElements([UIAction(title: "Zero") { _ in }], beforeAction: .init("one"))
      builder.insertElements([UIAction(title: "Three") { _ in }], afterCommand: Selector("two:"))
      builder.insertElements([UIAction(title: "Last") { _ in }], atEndOfMenu: .file)
      builder.insertElements([UIMenu(title: "Beside")], afterMenu: .file)
      titles = builder.menu(for: .file)?.children.map(\.title) ?? []
      builder.remove(action: .init("one"))
      builder.replace(command: Selector("two:"), with: [UIAction(title: "Other") { _ in }])
      titles.append(contentsOf: builder.menu(for: .file)?.children.map(\.title) ?? [])
      titles.append(contentsOf: builder.menu(for: .root)?.children.map(\.title) ?? [])
    }
    defer { UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) }
    phone.pressKey("x", modifiers: .command)
    #expect(titles.prefix(5) == ["Zero", "One", "Two", "Three", "Last"])
    #expect(titles.dropFirst(5).prefix(4) == ["Zero", "Other", "Three", "Last"])
    #expect(titles.contains("Beside"))
  }
}
