import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of people who ran code on iOS, each with its source.
///
/// Devices run iOS 18 or the version that the report names, so that the design of iOS 26 does not matter.
@MainActor @Suite(.serialized) struct PublicReportTests {
  // MARK: Controllers in stacks

  /// wangling.me/2014/02 "The Inconsistent Order of View Transition Events" (cancelled interactive popping);
  /// stackoverflow.com/q/18927878 (of the upper controller: will disappear, will appear, did appear).
  @Test func aPopThatIsGivenUpEndsTheLowerControllerFirst() throws {
    let calls = ReportedCalls()
    let (first, second) = (ReportedController("A", calls), ReportedController("B", calls))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let phone = try device("iPhone 15")
    phone.show(navigation)
    _ = calls.take()
    phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 102, y: 400), steps: 60)
    #expect(navigation.topViewController === second)
    #expect(
      calls.take() == [
        "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
      ])
  }

  // MARK: Life cycle and presentation

  /// haomeiwen.com/subject/aedzsqtx "Order in which a view appears" (iOS 11+: the insets change after viewWillAppear and
  /// before viewWillLayoutSubviews); several posts repeat it.
  @Test func insetsChangeBetweenWillAppearAndTheFirstLayout() throws {
    final class Told: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
      }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append("insets")
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        calls.append("layout")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
      }
    }
    let controller = Told()
    let phone = try device("iPhone X")
    phone.show(controller)
    let firsts = ["load", "willAppear", "insets", "layout", "didAppear"].map {
      controller.calls.firstIndex(of: $0) ?? -1
    }
    #expect(!firsts.contains(-1))
    #expect(firsts == firsts.sorted())
    withExtendedLifetime(phone) {}
  }

  /// fantageek.com/blog/2014/11/24 and dev.to/onmyway133 "Understanding presentingViewController": the one that covers
  /// the screen presents, and each of the three can be asked to dismiss.
  @Test func theControllerThatCoversTheScreenPresents() throws {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let phone = try device("iPhone X")
    phone.show(tabs)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    child.present(cover, animated: false)
    phone.layOut()
    #expect(cover.presentingViewController === tabs)
    #expect(child.presentedViewController === cover)
    #expect(tabs.presentedViewController === cover)
    cover.dismiss(animated: false)
    phone.layOut()
    #expect(tabs.presentedViewController == nil && child.presentedViewController == nil)
  }

  /// medium.com/better-programming "The Lifecycle and Control When Dismissing a Modal View With .pageSheet in iOS 13"
  /// (after WWDC 2019, session 224): should, will, did; with isModalInPresentation only the attempt.
  @Test func aSheetThatIsPulledDownTellsItsDelegateInOrder() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return true
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let (base, sheet, delegate) = (UIViewController(), UIViewController(), Delegate())
    let phone = try device("iPhone 15")
    phone.show(base)
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    base.present(sheet, animated: true)
    phone.layOut()
    phone.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840))
    #expect(delegate.calls == ["attempt"])
    sheet.isModalInPresentation = false
    delegate.calls = []
    phone.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840))
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(base.presentedViewController == nil)
  }

  // MARK: Views and layout

  /// e-com-net.com/article/5357521 and jianshu.com/p/681053cc48fd (logs of a view that is added in viewDidLoad, and
  /// removed later).
  @Test func aViewMovesToItsSuperviewBeforeTheWindowAndLeavesTheWindowFirst() throws {
    final class Moving: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        calls.append("will superview")
      }
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        calls.append("did superview")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        calls.append("will window")
      }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        calls.append("did window")
      }
    }
    let controller = UIViewController()
    let moving = Moving(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(moving)
    let phone = try device("iPhone X")
    phone.show(controller)
    #expect(moving.calls == ["will superview", "did superview", "will window", "did window"])
    moving.calls = []
    moving.removeFromSuperview()
    #expect(moving.calls == ["will superview", "will window", "did window", "did superview"])
  }

  /// newbe.dev "When is layoutSubviews called?" (answer with experiments; own bounds, their origin included; a subview
  /// added or removed; not a moved frame); codingtour.com repeats it.
  @Test func boundsAndSubviewsCauseLayoutButAMovedFrameDoesNot() throws {
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let outer = ReportedLayoutView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    let inner = ReportedLayoutView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    phone.layOut()
    func counts(_ change: () -> Void) -> [Int] {
      (outer.layouts, inner.layouts) = (0, 0)
      change()
      phone.layOut()
      return [outer.layouts, inner.layouts]
    }
    let moved = counts { outer.frame.origin = CGPoint(x: 30, y: 240) }
    #expect(moved == [0, 0])
    let unchanged = counts { outer.frame.size = CGSize(width: 200, height: 200) }
    #expect(unchanged == [0, 0])
    let scrolled = counts { outer.bounds.origin.y = 5 }
    #expect(scrolled[0] == 1)
    let resized = counts { inner.frame.size.width = 60 }
    #expect(resized[1] == 1)
    let removed = counts { inner.removeFromSuperview() }
    #expect(removed == [1, 0])
    let added = counts { outer.addSubview(inner) }
    #expect(added == [1, 1])
  }

  /// blog.csdn.net/shubinniu 51767151 (hidden, not interactive, alpha below 0.01, outside the superview); M. Neuburg,
  /// iOS 5 Programming p. 485, cited at geek-qa.imtqy.com/questions/273108.
  @Test func almostInvisibleViewsAreNotHit() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    root.addSubview(box)
    box.addSubview(child)
    let inside = CGPoint(x: 60, y: 60)
    #expect(root.hitTest(inside, with: nil) === box)
    // Parts of a view outside of its superview receive no touches.
    #expect(root.hitTest(CGPoint(x: 120, y: 60), with: nil) === root)
    box.alpha = 0.02
    #expect(root.hitTest(inside, with: nil) === box)
    box.alpha = 0.009
    #expect(root.hitTest(inside, with: nil) === root)
    box.alpha = 1
    box.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 95, y: 60), with: nil) === root)
    box.isUserInteractionEnabled = true
    box.isHidden = true
    #expect(root.hitTest(inside, with: nil) === root)
  }

  /// swiftbysundell.com/tips/uiview-bounds-and-transforms (printed); example-a.com/answer/33659564 (NSLog, also with the
  /// layer's transform).
  @Test func framesAreThoseOfTransformedBounds() {
    let view = UIView()
    view.frame.size = CGSize(width: 100, height: 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(other.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
  }

  // MARK: Touches

  /// stackoverflow.com/a/30320206 (a control loses the finger about 70 points away); ansaurus.com 1300528 (nearer it is
  /// still touchUpInside).
  @Test func controlsKeepTheFingerUpToSeventyPointsAway() throws {
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    button.addAction(UIAction { _ in events.append("exit") }, for: .touchDragExit)
    controller.view.addSubview(button)
    phone.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 390))
    #expect(events == ["inside"])
    events = []
    phone.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 430))
    #expect(events == ["exit", "outside"])
  }

  /// developer.apple.com "Attaching gesture recognizers to UIKit controls": a recogniser of a superview leaves a button
  /// its tap; one on the button itself takes it.
  @Test func buttonsKeepTheirTapsFromRecognisersOfSuperviews() throws {
    @MainActor final class Taps {
      var count = 0
      func note(_ recognizer: UIGestureRecognizer) { count += 1 }
    }
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let outer = Taps()
    controller.view.addGestureRecognizer(
      UITapGestureRecognizer(target: outer, action: Selector("note", Taps.note)))
    phone.tap(at: CGPoint(x: 150, y: 320))
    #expect(presses == 1 && outer.count == 0)
    phone.tap(at: CGPoint(x: 150, y: 500))
    #expect(presses == 1 && outer.count == 1)
    let own = Taps()
    button.addGestureRecognizer(UITapGestureRecognizer(target: own, action: Selector("note", Taps.note)))
    phone.tap(at: CGPoint(x: 150, y: 320))
    #expect(presses == 1 && own.count == 1)
  }

  // MARK: Scrolling

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content: UIView
    init(_ content: UIView) { self.content = content }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  /// exchangetuts.com "UIScrollView content offset calculation after zoom" (320 x 460, content 1000 x 1000, scale 2:
  /// offset 160, 230 and content 2000 x 2000); stackoverflow.com/q/5026650 (contentSize grows with the scale).
  @Test func zoomingByCodeKeepsTheMiddle() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8")
    phone.show(controller)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let delegate = Zooming(content)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    controller.view.addSubview(scroll)
    phone.layOut()
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 160, y: 230))
    #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
  }

  // MARK: Insets, safe area and margins

  /// devhide.com 77431769 (copy of stackoverflow.com/q/77431769, with an accepted answer): content that does not scroll
  /// begins below the status bar only with `.always`.
  @Test func automaticInsetsNeedContentThatScrolls() throws {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view.addSubview(scroll)
    let phone = try device("iPhone 14")
    phone.show(controller)
    scroll.frame = controller.view.bounds
    scroll.contentSize = CGSize(width: 390, height: 300)
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 47 && scroll.adjustedContentInset.bottom == 34)
    scroll.contentSize = CGSize(width: 390, height: 300)
    scroll.contentInsetAdjustmentBehavior = .always
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 47)
  }

  /// jianshu.com/p/9ac717b24e43 (after the comment in UIKit's public header): in a navigation controller automatic
  /// insets are there whether the content scrolls or not.
  @Test func automaticInsetsAreAlwaysThereInAStack() throws {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view.addSubview(scroll)
    let phone = try device("iPhone X", system: 15)
    phone.show(UINavigationController(rootViewController: controller))
    scroll.frame = controller.view.bounds
    scroll.contentSize = CGSize(width: 375, height: 100)
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 88)
    #expect(scroll.adjustedContentInset.bottom == 34)
  }

  /// cnblogs.com/huahuahu "UIKit: Apps for Every Size and Shape" (printed insets of the root and of three subviews with
  /// additional insets of 20, 30, 0, 10).
  @Test func subviewsHaveTheirShareOfAdditionalInsets() throws {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 10)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let phone = try device("iPhone X", system: 15)
    phone.show(tabs)
    let inner = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    let top = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 345, y: 300, width: 60, height: 50))
    for view in [inner, top, right] { controller.view.addSubview(view) }
    phone.layOut()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 30, bottom: 83, right: 10))
    #expect(inner.safeAreaInsets == .zero)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 64, left: 10, bottom: 0, right: 0))
    #expect(right.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
  }

  /// openradar 42372793 (github.com/lionheart/openradar-mirror/issues/20115): printed insets of windows since iOS 12.
  @Test func windowsHaveSafeAreas() throws {
    let pad = try device("iPad Pro (10.5-inch)", system: 15)
    pad.show(UIViewController())
    #expect(pad.window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let phone = try device("iPhone X", system: 15)
    phone.show(UIViewController())
    #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  /// useyourloaf.com/blog/preserves-superview-layout-margins: 8 points of a view at the edge become the 16 of the root.
  @Test func marginsOfTheSuperviewArePreserved() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let red = UIView()
    let yellow = UIView()
    for view in [red, yellow] { view.translatesAutoresizingMaskIntoConstraints = false }
    controller.view.addSubview(red)
    red.addSubview(yellow)
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      red.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
      red.heightAnchor.constraint(equalToConstant: 100),
      yellow.leadingAnchor.constraint(equalTo: red.layoutMarginsGuide.leadingAnchor),
      yellow.trailingAnchor.constraint(equalTo: red.layoutMarginsGuide.trailingAnchor),
      yellow.topAnchor.constraint(equalTo: red.layoutMarginsGuide.topAnchor),
      yellow.bottomAnchor.constraint(equalTo: red.layoutMarginsGuide.bottomAnchor),
    ])
    phone.layOut()
    #expect(yellow.frame == CGRect(x: 8, y: 8, width: 359, height: 84))
    red.preservesSuperviewLayoutMargins = true
    phone.layOut()
    #expect(yellow.frame == CGRect(x: 16, y: 8, width: 343, height: 84))
  }

  // MARK: Text fields and keyboard

  /// stackoverflow.com/q/42861115 "Why is UITextField.text an optional?" (empty at first and after nil).
  @Test func theTextOfAFieldIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
  }

  /// craiggrummitt.com/2016/07/18 "Keyboards, text views and first responders"; log in
  /// github.com/hackiftekhar/IQKeyboardManager/issues/924 (iOS 11, a field: did begin, then keyboardWillShow).
  @Test func fieldsBeginBeforeTheKeyboardComesAndTextViewsAfter() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let log = ReportedTextLog()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let view = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 60))
    field.delegate = log
    view.delegate = log
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    phone.layOut()
    log.watch()
    field.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines.filter { ["did begin", "willChange"].contains($0) } == ["did begin", "willChange"])
    field.resignFirstResponder()
    phone.layOut()
    log.lines = []
    view.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines.filter { ["did begin", "willChange"].contains($0) } == ["willChange", "did begin"])
    view.resignFirstResponder()
    phone.layOut()
    log.stop()
  }

  /// newbe.dev "Why is UIKeyboardWillShowNotification called every time another TextField is selected?" (list of what is
  /// posted); rultech.wordpress.com/2014/01/05.
  @Test func theKeyboardsFrameChangesBeforeItShows() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let log = ReportedTextLog()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    phone.layOut()
    log.watch()
    field.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines == ["willChange", "willShow", "didChange", "didShow"])
    field.resignFirstResponder()
    phone.layOut()
    log.stop()
  }

  /// e-learn.cn 1488586 and stackoverflow.com/q/4674023 (accepted answers send editingChanged by hand after setting the
  /// text): text that code sets is told to nobody.
  @Test func textThatCodeSetsIsNoEditing() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let log = ReportedTextLog()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.delegate = log
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    phone.layOut()
    log.lines = []
    field.text = "This is a test string"
    phone.layOut()
    #expect(changes == 0 && !log.lines.contains("should change"))
  }

  // MARK: Buttons

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  /// e-com-net.com/article/1745505489363419136 (table read in the view debugger: button 335 wide, image 32 x 32);
  /// cnblogs.com/premier/p/4986872 (half the inset vertically).
  @Test func anImageMovesByHalfItsInsets() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 20, y: 100, width: 335, height: 40)
    button.setImage(image(32), for: .normal)
    controller.view.addSubview(button)
    func x(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      phone.layOut()
      return button.imageView?.frame.minX ?? -1
    }
    #expect(x(0, 0) == 151.5)
    #expect(x(10, 0) == 156.5)
    #expect(x(0, 100) == 101.5)
    #expect(x(10, 100) == 106.5)
    button.frame.size.height = 132
    button.imageEdgeInsets = .zero
    phone.layOut()
    #expect(button.imageView?.frame.minY == 50)
    button.imageEdgeInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    phone.layOut()
    #expect(button.imageView?.frame.minY == 75)
  }

  /// openradar 18348992 (github.com/lionheart/openradar-mirror/issues/3158); Apple's documentation of titleEdgeInsets.
  @Test func insetsOfTitleAndImageDoNotCountForTheSize() {
    let button = UIButton(type: .custom)
    button.setTitle("A button's title", for: .normal)
    button.setImage(image(32), for: .normal)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == size)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == size)
    #expect(button.sizeThatFits(CGSize(width: 1000, height: 1000)) == size)
  }

  // MARK: Animation and stacks

  /// blog.spacemanlabs.com/2012/08 "Premature Completion: An Embarrassing Problem": without anything to animate the
  /// completion does not wait for the duration.
  @Test func anAnimationOfNothingEndsAtOnce() throws {
    let phone = try device("iPhone X")
    phone.show(UIViewController())
    phone.advance(by: 0)
    var done = false
    UIView.animate(withDuration: 2, animations: {}, completion: { _ in done = true })
    phone.advance(by: 0.1)
    #expect(done)
  }

  /// mcmap.net 1871613 "Why does a UIStackView with a single view, fill proportionally and layout margins cause
  /// ambiguous constraint error" (six stacks, 200 wide, with widths): the last view pays for the margins.
  @Test func proportionsDoNotKnowTheMargins() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    func stack(_ widths: [CGFloat]) -> [UIView] {
      let views = widths.map { ReportedSizedView($0, 30) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillProportionally
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        stack.widthAnchor.constraint(equalToConstant: 200),
        stack.heightAnchor.constraint(equalToConstant: 30),
      ])
      phone.layOut()
      return views
    }
    let two = stack([25, 75])
    #expect(two.map(\.frame.minX) == [10, 60])
    #expect(two.map(\.frame.width) == [50, 130])
  }

  // MARK: Flow layouts

  private func frames(
    _ sizes: [CGSize], width: CGFloat, height: CGFloat = 400, uniform: CGSize? = nil,
    _ prepare: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) throws -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    if let uniform { layout.itemSize = uniform }
    prepare(layout)
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let frame = CGRect(x: 0, y: 100, width: width, height: height)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source: ReportedItems = uniform == nil ? ReportedSizedItems(sizes) : ReportedItems(sizes)
    collection.dataSource = source
    collection.delegate = source
    controller.view.addSubview(collection)
    phone.layOut()
    return withExtendedLifetime((phone, source, collection)) {
      sizes.indices.map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
      }
    }
  }

  /// codedump.io UulOxiGwb3wj and gangofcoders.net "How do you determine spacing between cells in UICollectionView
  /// flowLayout" (answers of two people): alone in its line an item is centred, except in the last line.
  @Test func anItemAloneInItsLineIsCentredUnlessItIsTheLast() throws {
    let widths: [CGFloat] = [200, 220, 250]
    let sizes = widths.map { CGSize(width: $0, height: 50) }
    let all = try frames(sizes, width: 300)
    #expect(all.map(\.minX) == [50, 40, 0])
    #expect(all.map(\.minY) == [0, 60, 120])
  }

  /// openradar 20825965 (P. Steinberger, iOS 8.3) and newbedev.com "Collection view grid last row appears differently":
  /// the last line has the least spacing as soon as one size differs, else that of the lines above.
  @Test func theLastLineIsJustifiedOnlyWhenSizesAreUniform() throws {
    let equal = [CGSize](repeating: CGSize(width: 90, height: 50), count: 5)
    var unequal = equal
    unequal[1].height = 40
    let ragged = try frames(unequal, width: 320)
    #expect(ragged.map(\.minX) == [0, 115, 230, 0, 100])
    let grid = try frames(equal, width: 320, uniform: equal[0])
    #expect(grid.map(\.minX) == [0, 115, 230, 0, 115])
  }

  // MARK: Collections

  /// developer.apple.com, collectionView(_:shouldHighlightItemAt:): false bypasses the whole selection.
  @Test func withoutAHighlightNothingIsSelected() throws {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var calls: [String] = []
      var mayHighlight = false
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
      {
        calls.append("highlight?")
        return mayHighlight
      }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("highlighted")
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      {
        calls.append("select?")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("selected")
      }
    }
    let source = Source()
    let (phone, collection) = try shown(source)
    phone.tap(at: CGPoint(x: 25, y: 125))
    #expect(source.calls == ["highlight?"])
    #expect(collection.indexPathsForSelectedItems ?? [] == [])
    source.calls = []
    source.mayHighlight = true
    phone.tap(at: CGPoint(x: 25, y: 125))
    #expect(source.calls == ["highlight?", "highlighted", "select?", "selected"])
  }

  /// A collection view of 320 x 300 points at y 100.
  private func shown(_ source: any UICollectionViewDataSource & UICollectionViewDelegate) throws -> (
    VirtualDevice, UICollectionView
  ) {
    let layout = UICollectionViewFlowLayout()
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    controller.view.addSubview(collection)
    phone.layOut()
    return (phone, collection)
  }

  /// adoptioncurve.net/2016/06/25 "Collection View updates in iOS10 Part 2" and littlebitesofcocoa.com/241: prepared for
  /// reuse, asked for, displayed, ended.
  @Test func cellsArePreparedAskedForDisplayedAndEnded() throws {
    final class Cell: UICollectionViewCell {
      var calls: ReportedCalls?
      override func prepareForReuse() {
        super.prepareForReuse()
        calls?.list.append("prepared")
      }
    }
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      let calls: ReportedCalls
      init(_ calls: ReportedCalls) { self.calls = calls }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        60
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "logged", for: indexPath)
        (cell as? Cell)?.calls = calls
        calls.list.append("cell \(indexPath.item)")
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { calls.list.append("show \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { calls.list.append("end \(indexPath.item)") }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let source = Source(ReportedCalls())
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(Cell.self, forCellWithReuseIdentifier: "logged")
    collection.dataSource = source
    collection.delegate = source
    controller.view.addSubview(collection)
    phone.layOut()
    for page in 1...4 {
      collection.contentOffset.y = CGFloat(page) * 600
      phone.layOut()
    }
    let list = source.calls.list
    func index(_ call: String) -> Int { list.firstIndex(of: call) ?? -1 }
    #expect(index("cell 0") >= 0 && index("cell 0") < index("show 0") && index("show 0") < index("end 0"))
    // Item 40 is at the top of the last page, and has a cell that others had before.
    #expect(index("cell 40") > 0 && index("cell 40") < index("show 40"))
    #expect(list.indices.contains(index("cell 40") - 1) && list[index("cell 40") - 1] == "prepared")
  }

  /// riptutorial.com/ios/example/16632 (1 2 3 4 5 to 1 3 6 4 5 by an insertion, a deletion and a move);
  /// newbedev.com after WWDC 2018, session 225: deletions and sources of moves count in the old order, the rest in the new.
  @Test func batchesCountDeletionsInTheOldOrder() throws {
    final class Source: ReportedItems {
      var numbers = [1, 2, 3, 4, 5]
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { numbers.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = numbers[indexPath.item]
        return cell
      }
    }
    let source = Source([])
    let (phone, collection) = try shown(source)
    collection.performBatchUpdates {
      source.numbers = [1, 3, 6, 4, 5]
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
      collection.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
    }
    phone.layOut()
    let tags = (0..<5).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.tag ?? 0 }
    #expect(tags == [1, 3, 6, 4, 5])
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      calls.append("height \(indexPath.row)")
      return 60
    }
  }

  /// jianshu.com/p/e52647d26691 (order on iOS 7 to 11) and mcmap.net 1737365: since iOS 11 a row's height is asked for
  /// after its cell, and only of rows in sight; without estimates all heights come first.
  @Test func heightsAreAskedForAfterCellsUnlessThereAreNoEstimates() throws {
    func calls(_ prepare: (UITableView) -> Void) throws -> [String] {
      let controller = UIViewController()
      let phone = try device("iPhone 8", system: 15)
      phone.show(controller)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 300), style: .plain)
      let rows = Rows()
      prepare(table)
      table.dataSource = rows
      table.delegate = rows
      controller.view.addSubview(table)
      phone.layOut()
      return rows.calls
    }
    let estimated = try calls { _ in }
    #expect(estimated.first == "cell 0")
    #expect(estimated.contains("height 0") && !estimated.contains("height 49"))
    let exact = try calls { $0.estimatedRowHeight = 0 }
    let firstCell = exact.firstIndex(of: "cell 0") ?? 0
    #expect(Set(exact[..<firstCell]) == Set((0..<50).map { "height \($0)" }))
  }

  /// code.i-harness.com fb5726, "Is it possible to use AutoLayout with UITableView's tableHeaderView?": of a header's
  /// frame only the height counts.
  @Test func onlyTheHeightOfATableHeaderCounts() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    let header = UIView(frame: CGRect(x: 1000, y: 1000, width: 0, height: 80))
    table.tableHeaderView = header
    controller.view.addSubview(table)
    phone.layOut()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
  }

  // MARK: Bars

  /// e-com-net.com/article/1641217109902024704 and hk.javashuo.com p-uxpahjdi-gb: below an opaque bar the view begins at
  /// its lower edge (88 on an iPhone X), with extendedLayoutIncludesOpaqueBars at 0.
  @Test func viewsBeginBelowOpaqueBars() throws {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    let phone = try device("iPhone X", system: 15)
    phone.show(navigation)
    func place() -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }
    #expect(place() == CGRect(x: 0, y: 88, width: 375, height: 724))
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.extendedLayoutIncludesOpaqueBars = true
    controller.view.setNeedsLayout()
    navigation.view.setNeedsLayout()
    phone.layOut()
    #expect(place() == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.view.safeAreaInsets.top == 88)
  }

  /// blogger.kinkuman.net/2018/09 (tried with ten tabs) and Apple's documentation of UITabBarController: four items and
  /// More.
  @Test func sixTabsAreFourAndMore() throws {
    let tabs = UITabBarController()
    let children = (0..<6).map { index in
      let child = UIViewController()
      child.title = "\(index)"
      return child
    }
    tabs.viewControllers = children
    let phone = try device("iPhone 8", system: 15)
    phone.show(tabs)
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.items?.prefix(4).map { $0.title ?? "" } == ["0", "1", "2", "3"])
    #expect(tabs.viewControllers?.count == 6)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
    withExtendedLifetime(phone) {}
  }

  /// developer.apple.com, viewControllers of UITabBarController: the selected controller stays selected; else the one at
  /// its index; else the first.
  @Test func newTabsKeepTheSelection() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let (d, e) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.loadViewIfNeeded()
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, a, b]
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    tabs.viewControllers = [c, a, d]
    #expect(tabs.selectedViewController === d && tabs.selectedIndex == 2)
    tabs.viewControllers = [e, a]
    #expect(tabs.selectedViewController === e && tabs.selectedIndex == 0)
  }

  /// developer.apple.com, tabBarController(_:didSelect:): called for the selected tab too, and never for code.
  @Test func tapsOnTabsAreToldAndCodeIsNot() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var selected: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { selected.append(viewController) }
    }
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("A", "B")
    let (tabs, delegate) = (UITabBarController(), Delegate())
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
    let phone = try device("iPhone 8", system: 15)
    phone.show(tabs)
    tabs.selectedIndex = 1
    phone.layOut()
    #expect(delegate.selected.isEmpty)
    phone.tap(at: CGPoint(x: 281, y: 642))
    #expect(delegate.selected == [b])
    phone.tap(at: CGPoint(x: 94, y: 642))
    #expect(delegate.selected == [b, a])
  }

  // MARK: Refreshing, columns, tint, responders, text

  /// useyourloaf.com "Change the Width of the Master View in a Split View Controller" (half the width needs a maximum:
  /// the default is 320).
  @Test func halfAPrimaryColumnNeedsAMaximum() throws {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidthFraction = 0.5
    let pad = try device("iPad Air 2", system: 15, orientation: .landscape)
    pad.show(split)
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = split.view.bounds.width
    pad.layOut()
    #expect(split.primaryColumnWidth == 512)
  }

  /// UIKit's public header, quoted at reibang.com/p/4374e0dcd13c, and developer.apple.com, tintAdjustmentMode: the first
  /// value up the superviews; dimmed changes the tint and tells subviews.
  @Test func aDimmedSuperviewDimsTheTint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    #expect(child.tintAdjustmentMode == .normal)
    parent.tintColor = UIColor.red
    #expect(child.tintColor == UIColor.red)
    let before = child.changes
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.changes > before)
    #expect(child.tintColor != UIColor.red)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor.red)
  }

  /// Apple, Event Handling Guide, "Programmatically Changing the First Responder" (t.zoukankan.com feng9exe-p-7047896):
  /// both must agree, and the default of canBecomeFirstResponder is false.
  @Test func aResponderThatStaysKeepsOthersFromBecomingFirst() throws {
    final class Stubborn: UIView {
      var goes = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { goes }
    }
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let (stubborn, other, plain) = (Stubborn(), Stubborn(), UIView())
    for view in [stubborn, other, plain] { controller.view.addSubview(view) }
    #expect(!plain.becomeFirstResponder())
    #expect(stubborn.becomeFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder && !other.isFirstResponder)
    stubborn.goes = true
    #expect(other.becomeFirstResponder())
    #expect(!stubborn.isFirstResponder && other.isFirstResponder)
    other.goes = true
    other.resignFirstResponder()
  }

  /// mo4tech.com "UILabel is a pit that many people will step on" (30 points: label 36 high, string 35.8007813).
  @Test func labelsRoundTheHeightThatStringsDoNot() throws {
    let phone = try device("iPhone 8", system: 15)
    phone.show(UIViewController())
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.text = "gyjq"
    #expect(label.sizeThatFits(CGSize(width: 200, height: 30)).height == 36)
    let font = UIFont.systemFont(ofSize: 30)
    let string = NSAttributedString(string: "gyjq", attributes: [.font: font])
    #expect(abs(string.size().height - 35.8007813) < 0.001)
    withExtendedLifetime(phone) {}
  }

  // MARK: Devices

  private func device(_ name: String, system: Int = 18, orientation: Orientation = .portrait) throws
    -> VirtualDevice
  {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: name),
      settings: DeviceSettings(orientation: orientation, system: system))
  }
}

/// A list in which several objects write down, in order.
@MainActor private final class ReportedCalls {
  var list: [String] = []
  func take() -> [String] {
    defer { list = [] }
    return list
  }
}

/// Writes down the four calls of its appearance.
private final class ReportedController: UIViewController {
  let name: String
  let calls: ReportedCalls
  init(_ name: String, _ calls: ReportedCalls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.list.append("\(name) willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.list.append("\(name) didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.list.append("\(name) willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.list.append("\(name) didDisappear")
  }
}

private final class ReportedLayoutView: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class ReportedSizedView: UIView {
  var wanted = CGSize.zero
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    wanted = CGSize(width: width, height: height)
  }
  override var intrinsicContentSize: CGSize { wanted }
}

/// Writes down what fields, text views and the keyboard tell.
private final class ReportedTextLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []
  func watch() {
    lines = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.lines.append(word) }
        })
    }
  }
  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("should change")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
}

/// As many items as sizes, which the layout is not asked for here.
@MainActor private class ReportedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Items that a flow layout asks for their sizes.
@MainActor private final class ReportedSizedItems: ReportedItems, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
