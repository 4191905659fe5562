import Foundation
import Testing

import UIKit

/// The own behavior of members that subclasses override and other tests reach only on their way.
@Suite(.serialized) @MainActor struct InheritedBehaviourTests {
  private final class Top: UIView {
    var log: [String] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("shaken") }
  }

  /// The default implementations forward to the next responder.
  @Test func eventsGoUpTheChain() {
    let (top, middle, view) = (Top(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(view)
    view.touchesEnded([], with: nil)
    view.motionBegan(.motionShake, with: nil)
    #expect(top.log == ["ended", "shaken"])
  }

  @Test func gesturesAreRemoved() {
    let (view, other) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    other.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap, pan])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [pan])
    #expect(tap.view == nil && pan.view === view)
  }

  @Test func blocksInheritTheirDuration() {
    #expect(UIView.inheritedAnimationDuration == 0)
    var inside: TimeInterval = 0
    UIView.animate(withDuration: 0.7) { inside = UIView.inheritedAnimationDuration }
    #expect(inside == 0.7)
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  /// Smaller by each inset: 100 - 2 - 4 and 50 - 1 - 3.
  @Test func rectanglesAreInset() {
    let inset = CGRect(x: 10, y: 20, width: 100, height: 50).inset(
      by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func buttonsHaveTheImageOfTheirState() throws {
    let on = try #require(UIImage(systemName: "star"))
    let off = try #require(UIImage(systemName: "circle"))
    let button = UIButton()
    button.setImage(on, for: .normal)
    button.setImage(off, for: .disabled)
    #expect(button.currentImage === on)
    button.isEnabled = false
    #expect(button.currentImage === off)
    let slider = UISlider()
    #expect(slider.currentMinimumTrackImage == nil)
    slider.setMinimumTrackImage(on, for: .normal)
    slider.setMinimumTrackImage(off, for: .disabled)
    #expect(slider.currentMinimumTrackImage === on)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === off)
  }

  /// The title stands at the edge that is asked for, once more when another is.
  @Test func contentStandsWhereItIsAligned() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(abs(label.frame.midY - 50) < 0.5)
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(label.frame.minY == 0)
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(label.frame.maxY == 100)
  }

  @Test func fieldsPlaceAndDrawTheirParts() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(field.rightViewRect(forBounds: field.bounds) == .zero)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightViewMode = .always
    // At the right edge, in the middle of the height.
    #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 180, y: 10, width: 20, height: 10))
    field.placeholder = "Name"
    let place = CGRect(x: 50, y: 5, width: 100, height: 20)
    let picture = Bitmap(CGSize(width: 200, height: 30)) { _ in field.drawPlaceholder(in: place) }
    #expect(!picture.inkBox.isNull && place.contains(picture.inkBox))
  }

  @Test func scrollViewsTellTheirDelegate() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var told: [UIScrollView] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { told.append(scrollView) }
    }
    let (scroll, delegate) = (UIScrollView(), Delegate())
    scroll.delegate = delegate
    scroll.adjustedContentInsetDidChange()
    #expect(delegate.told == [scroll])
  }

  @Test func formattersLeaveTheirRenderer() {
    let renderer = UIPrintPageRenderer()
    let formatter = UISimpleTextPrintFormatter(text: "One page")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    #expect(renderer.numberOfPages == 3)
    // Another first page is another number of pages.
    formatter.startPage = 4
    #expect(renderer.numberOfPages == 5)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && renderer.printFormatters ?? [] == [])
  }

  /// The default implementation returns the document's type.
  @Test func documentsAreSavedAsTheyAre() {
    let document = UIDocument(fileURL: URL(fileURLWithPath: "/tmp/note.text"))
    #expect(document.fileType == "public.plain-text" && document.savingFileType == "public.plain-text")
  }

  /// The default implementation draws what the formatter has on the page, where it has it.
  @Test func renderersDrawTheirFormatters() {
    let renderer = UIPrintPageRenderer()
    let formatter = UISimpleTextPrintFormatter(text: "One page")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 100)), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 100)), forKey: "printableRect")
    let picture = Bitmap(CGSize(width: 200, height: 100)) { _ in
      renderer.drawPrintFormatter(formatter, forPageAt: 0)
    }
    #expect(!picture.inkBox.isNull && formatter.rectForPage(at: 0).contains(picture.inkBox))
  }

  @Test func dividersAreThoseOfTheirSides() throws {
    let (control, image) = (UISegmentedControl(items: ["A", "B"]), try #require(UIImage(systemName: "star")))
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        == nil)
    control.setDividerImage(
      image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    #expect(
      control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        === image)
    let stepper = UIStepper()
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
  }

  /// The nearest ancestor that is a split view controller.
  @Test func controllersFindTheirSplitView() {
    let (split, stack, child) = (UISplitViewController(), UINavigationController(), UIViewController())
    stack.viewControllers = [child]
    #expect(child.splitViewController == nil)
    split.viewControllers = [stack, UIViewController()]
    #expect(child.splitViewController === split)
  }

  /// Events are ignored until each call that began it has ended.
  @Test func eventsAreIgnoredByCount() {
    let application = UIApplication.shared
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  /// The default implementation returns the view's size.
  @Test func viewsFitAsTheyAre() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
  }

  @Test func theApplicationAnswersItsClass() {
    #expect(UIApplication.answer(toClassMessage: "sharedApplication") === UIApplication.shared)
    #expect(UIApplication.answer(toClassMessage: "other") == nil)
  }

  private final class Parent: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
  }

  @Test func controllersDecideThemselves() {
    let (plain, parent, child) = (UIViewController(), Parent(), UIViewController())
    #expect(plain.childForStatusBarStyle == nil)
    parent.addChild(child)
    #expect(parent.childForStatusBarStyle === child)
  }
}

/// Values that are read from types that cannot be changed.
@Suite @MainActor struct ReadOnlyValueTests {
  /// Values of a mutable style are in its copy, which cannot be changed.
  @Test func stylesKeepWhatWasSet() throws {
    let mutable = NSMutableParagraphStyle()
    mutable.lineSpacing = 4
    mutable.minimumLineHeight = 30
    mutable.hyphenationFactor = 0.5
    let style = try #require(mutable.copy() as? NSParagraphStyle)
    mutable.lineSpacing = 0
    #expect(!(style is NSMutableParagraphStyle))
    #expect(style.lineSpacing == 4 && style.minimumLineHeight == 30 && style.hyphenationFactor == 0.5)
    #expect(NSParagraphStyle.default.lineSpacing == 0 && NSParagraphStyle.default.hyphenationFactor == 0)
  }

  @Test func containersWithPathsAreNotSimple() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    #expect(container.isSimpleRectangular)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))]
    #expect(!container.isSimpleRectangular)
  }

  @Test func imagesAreFlipped() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    // Twice the size of a symbol is about twice the size of its image.
    let small = try #require(image.applyingSymbolConfiguration(.init(pointSize: 20)))
    let large = try #require(image.applyingSymbolConfiguration(.init(pointSize: 40)))
    #expect(abs(large.size.width / small.size.width - 2) < 0.2)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    #expect(drawn.baselineOffsetFromBottom == nil)
    #expect(drawn.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    #expect(drawn.applyingSymbolConfiguration(.init(pointSize: 20)) == nil)
  }

  @Test func stringsAreDrawnAtAPoint() {
    let picture = Bitmap(CGSize(width: 100, height: 60)) { _ in
      "Hx".draw(at: CGPoint(x: 40, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(picture.inkBox.minX >= 40 && picture.inkBox.minX < 44)
    #expect(picture.inkBox.minY >= 20 && picture.inkBox.maxY <= 20 + line)
  }

  private final class Note: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("note".utf8), nil)
      return nil
    }
  }

  @Test func objectsAreRegisteredWithWhatTheyWrite() {
    let provider = NSItemProvider()
    #expect(provider.registeredTypeIdentifiers.isEmpty)
    provider.registerObject(Note(), visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["org.example.note"])
  }

  /// In a font of one width the second of three letters begins at one width and ends at two.
  @Test func glyphsAreFoundAtPoints() throws {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let storage = NSTextStorage(string: "abc", attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 500, height: 100)))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let width = storage.size().width / 3
    var share: CGFloat = -1
    let glyph = manager.glyphIndex(
      for: CGPoint(x: width * 1.25, y: 10), in: container, fractionOfDistanceThroughGlyph: &share)
    #expect(glyph == 1 && abs(share - 0.25) < 0.01)
    #expect(
      manager.glyphIndex(
        for: CGPoint(x: width * 2.5, y: 10), in: container, fractionOfDistanceThroughGlyph: nil) == 2)
  }
}

/// Cells and items of collections.
@Suite @MainActor struct CollectionMemberTests {
  @Test func itemsAreInvalidatedOnce() {
    let context = UICollectionViewLayoutInvalidationContext()
    let (a, b) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    context.invalidateItems(at: [a])
    context.invalidateItems(at: [b, a])
    #expect(context.invalidatedItemIndexPaths == [a, b])
    context.invalidateSupplementaryElements(ofKind: "header", at: [a])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [b])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [a], "footer": [b]])
  }

  /// A highlighted cell shows the background of selected ones.
  @Test func highlightedCellsShowIt() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let background = UIView()
    cell.selectedBackgroundView = background
    cell.layoutIfNeeded()
    func isShown() -> Bool {
      background.isDescendant(of: cell) && !background.isHidden && background.alpha > 0
    }
    #expect(!isShown())
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(isShown())
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect(!isShown())
  }

  @Test func itemsAreDeselected() {
    let items = Items([3])
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path] && view.cellForItem(at: path)?.isSelected == true)
    view.deselectItem(at: path, animated: false)
    #expect(view.indexPathsForSelectedItems == [] && view.cellForItem(at: path)?.isSelected == false)
    // Programmatic selection is not reported.
    #expect(!items.log.contains { $0.contains("select") })
  }
}
