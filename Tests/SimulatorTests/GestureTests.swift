import Foundation
import Simulator
import Testing
import TinamouSnapshots
import UIKit

/// Gestures that wait for each other, of several fingers, and controls under fingers.
@MainActor @Suite(.serialized) struct GestureTests {
  private let phone: VirtualDevice
  private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    pad.isMultipleTouchEnabled = true
    controller.view.addSubview(pad)
    phone.show(controller)
  }

  @MainActor final class Log {
    var events: [String] = []
    let name: (UIGestureRecognizer) -> String
    init(_ name: @escaping (UIGestureRecognizer) -> String) { self.name = name }
    func note(_ recognizer: UIGestureRecognizer) { events.append(name(recognizer)) }
  }

  @Test func singleTapsWaitForDoubleOnes() {
    let log = Log { "\(($0 as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0)" }
    let single = UITapGestureRecognizer(target: log, action: Selector("note", Log.note))
    let double = UITapGestureRecognizer(target: log, action: Selector("note", Log.note))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    pad.addGestureRecognizer(single)
    pad.addGestureRecognizer(double)
    phone.advance(by: 0)
    let place = CGPoint(x: 100, y: 200)
    phone.tap(at: place)
    #expect(log.events.isEmpty)
    phone.advance(by: 0.4)
    #expect(log.events == ["1"])
    phone.tap(at: place)
    phone.advance(by: 0.1)
    phone.tap(at: place)
    phone.advance(by: 1)
    #expect(log.events == ["1", "2"])
  }

  private final class Pad: UIView {
    var events: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("cancelled")
    }
  }

  private func logged() -> Pad {
    let view = Pad(frame: pad.bounds)
    pad.addSubview(view)
    return view
  }

  /// As Apple's documentation says of `delaysTouchesEnded`: the end of a tap waits until its recogniser has failed.
  @Test func theEndOfATapWaitsForItsRecogniser() {
    let view = logged()
    let single = UITapGestureRecognizer(target: nil, action: nil)
    let double = UITapGestureRecognizer(target: nil, action: nil)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    pad.addGestureRecognizer(single)
    pad.addGestureRecognizer(double)
    phone.advance(by: 0)
    let place = CGPoint(x: 100, y: 200)
    phone.tap(at: place)
    #expect(view.events == ["began"])
    // The single tap takes the touch.
    phone.advance(by: 0.4)
    #expect(view.events == ["began", "cancelled"])
    view.events = []
    single.cancelsTouchesInView = false
    phone.tap(at: place)
    #expect(view.events == ["began"])
    phone.advance(by: 0.4)
    #expect(view.events == ["began", "ended"])
    view.events = []
    single.delaysTouchesEnded = false
    phone.tap(at: place)
    #expect(view.events == ["began", "ended"])
  }

  /// As Apple's documentation says of `delaysTouchesBegan`: what the recogniser recognises never comes, the rest late.
  @Test func touchesWaitForARecogniserToFail() throws {
    let view = logged()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.delaysTouchesBegan = true
    pad.addGestureRecognizer(tap)
    phone.advance(by: 0)
    phone.tap(at: CGPoint(x: 100, y: 200))
    phone.advance(by: 1)
    #expect(view.events.isEmpty)
    // More than 10 points away it is no tap any more.
    let finger = try #require(phone.touchDown(at: CGPoint(x: 100, y: 200)))
    #expect(view.events.isEmpty)
    phone.move(finger, to: CGPoint(x: 140, y: 200))
    #expect(view.events == ["began"])
    phone.lift(finger)
    #expect(view.events == ["began", "ended"])
  }

  @Test func pinchesAndRotationsAreRecognizedTogether() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    let turn = UIRotationGestureRecognizer(target: nil, action: nil)
    var (scale, angle): (CGFloat, CGFloat) = (1, 0)
    let log = Log { recognizer in
      if let recognizer = recognizer as? UIPinchGestureRecognizer { scale = recognizer.scale }
      if let recognizer = recognizer as? UIRotationGestureRecognizer { angle = recognizer.rotation }
      return ""
    }
    for recognizer in [pinch, turn] as [UIGestureRecognizer] {
      recognizer.addTarget(log, action: Selector("note", Log.note))
      recognizer.delegate = both
      pad.addGestureRecognizer(recognizer)
    }
    phone.drag(
      [
        (from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 200)),
        (from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 400)),
      ], steps: 50)
    // A quarter of a circle, by a chord through 45 degrees: the distance ends as it began.
    #expect(abs(angle - .pi / 2) < 0.1 && abs(scale - 1) < 0.1)
  }

  @Test func delegatesKeepTouches() {
    final class Picky: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.location(in: gestureRecognizer.view).x < 100
      }
    }
    let picky = Picky()
    let log = Log { _ in "tap" }
    let tap = UITapGestureRecognizer(target: log, action: Selector("note", Log.note))
    tap.delegate = picky
    pad.addGestureRecognizer(tap)
    phone.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.events.isEmpty)
    phone.tap(at: CGPoint(x: 50, y: 200))
    #expect(log.events == ["tap"])
  }

  @Test(.ios(18)) func controlsFollowFingers() {
    let system = TestSystem(18)
    defer { system.restore() }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 227, height: 34))
    let stepper = UIStepper(frame: CGRect(x: 0, y: 50, width: 0, height: 0))
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 150, width: 200, height: 30))
    pages.numberOfPages = 3
    var events: [String] = []
    for control in [slider, stepper, segments, pages] as [UIControl] {
      pad.addSubview(control)
      control.addAction(
        UIAction { action in events.append("\(Swift.type(of: action.sender ?? 0))") }, for: .valueChanged)
    }
    slider.value = 0
    // The knob's middle goes from 15.5 to 211.5.
    phone.drag(from: CGPoint(x: 15.5, y: 117), to: CGPoint(x: 113.5, y: 117), steps: 2)
    #expect(slider.value == 0.5 && events == ["UISlider", "UISlider"])
    phone.drag(from: CGPoint(x: 200, y: 117), to: CGPoint(x: 10, y: 117))
    #expect(slider.value == 0.5)
    events = []
    phone.tap(at: CGPoint(x: 80, y: 165))
    phone.tap(at: CGPoint(x: 80, y: 165))
    phone.tap(at: CGPoint(x: 10, y: 165))
    #expect(stepper.value == 1 && events.count == 3)
    events = []
    phone.tap(at: CGPoint(x: 150, y: 215))
    phone.tap(at: CGPoint(x: 150, y: 215))
    #expect(segments.selectedSegmentIndex == 1 && events.count == 1)
    events = []
    phone.tap(at: CGPoint(x: 180, y: 265))
    phone.tap(at: CGPoint(x: 10, y: 265))
    phone.tap(at: CGPoint(x: 10, y: 265))
    #expect(pages.currentPage == 0 && events.count == 2)
  }

  @Test func steppersRepeatWhileTheFingerStays() throws {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 50, width: 0, height: 0))
    pad.addSubview(stepper)
    phone.press(at: CGPoint(x: 80, y: 165), for: 1)
    // One at once, then at 0.5, 0.6, ... 1.0 seconds.
    #expect(stepper.value == 7)
  }

  @Test func keysGoToTheFirstResponder() {
    final class Digits: NSObject, UITextFieldDelegate {
      var returns = 0
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return textField.resignFirstResponder()
      }
    }
    let digits = Digits()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.delegate = digits
    pad.addSubview(field)
    phone.tap(at: CGPoint(x: 150, y: 117))
    #expect(field.isFirstResponder)
    phone.typeText("1a23")
    phone.typeBackspace()
    #expect(field.text == "12")
    phone.typeText("\n")
    #expect(digits.returns == 1 && !field.isFirstResponder)
  }

  @Test func dynamicsComeToRest() {
    let ball = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    pad.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: pad)
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    animator.addBehavior(walls)
    phone.advance(by: 0.2)
    // Falling with 1000 points per second per second.
    #expect(abs(ball.center.y - (25 + 20)) < 5)
    phone.settle()
    #expect(abs(ball.frame.maxY - 400) < 0.5 && !animator.isRunning)
    animator.removeAllBehaviors()
    animator.addBehavior(UISnapBehavior(item: ball, snapTo: CGPoint(x: 200, y: 100)))
    phone.settle()
    #expect(abs(ball.center.x - 200) < 0.5 && abs(ball.center.y - 100) < 0.5)
  }

  private final class Round: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Roof: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -50, y: 50))
      for point in [CGPoint(x: 0, y: -50), CGPoint(x: 50, y: 50)] { path.addLine(to: point) }
      path.close()
      return path
    }
  }

  /// Circles whose boxes overlap do not touch at the corners; what falls on a slope slides down.
  @Test func shapesOfCollisionsAreThoseOfTheItems() {
    func centers(_ views: [UIView]) -> [CGPoint] {
      for view in views { pad.addSubview(view) }
      let animator = UIDynamicAnimator(referenceView: pad)
      animator.addBehavior(UICollisionBehavior(items: views))
      phone.advance(by: 0.2)
      return views.map(\.center)
    }
    let frames = [
      CGRect(x: 100, y: 100, width: 50, height: 50), CGRect(x: 140, y: 140, width: 50, height: 50),
    ]
    let (round, square) = (
      centers(frames.map { Round(frame: $0) }), centers(frames.map { UIView(frame: $0) })
    )
    #expect(round == [CGPoint(x: 125, y: 125), CGPoint(x: 165, y: 165)])
    #expect(square != round && abs(square[1].x - square[0].x) + abs(square[1].y - square[0].y) > 82)

    let roof = Roof(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let ball = Round(frame: CGRect(x: 155, y: 100, width: 20, height: 20))
    for view in [roof, ball] { pad.addSubview(view) }
    let animator = UIDynamicAnimator(referenceView: pad)
    let fixed = UIDynamicItemBehavior(items: [roof])
    fixed.isAnchored = true
    for behavior in [UIGravityBehavior(items: [ball]), UICollisionBehavior(items: [roof, ball]), fixed] {
      animator.addBehavior(behavior)
    }
    phone.advance(by: 0.7)
    // From the slope on the right, which it reaches before the box of the roof would end, to the right.
    #expect(roof.center == CGPoint(x: 150, y: 250) && ball.center.x > 180, "\(ball.center)")
  }

  /// A card that hangs on one of its corners turns until its middle is below it; one on a rope falls as far as it reaches.
  @Test func attachmentsTurnWhatTheyHold() {
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
    pad.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: pad)
    let corner = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: -30, vertical: -30),
      attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(corner.length == 0 && corner.attachedBehaviorType == .anchor)
    let slow = UIDynamicItemBehavior(items: [card])
    slow.angularResistance = 4
    slow.resistance = 4
    for behavior in [corner, slow, UIGravityBehavior(items: [card])] { animator.addBehavior(behavior) }
    phone.advance(by: 6)
    let angle = atan2(card.transform.b, card.transform.a)
    #expect(abs(angle - .pi / 4) < 0.05, "\(angle)")
    #expect(abs(card.center.x - 100) < 2 && abs(card.center.y - (100 + 30 * 2.0.squareRoot())) < 2)
    animator.removeAllBehaviors()

    let ball = UIView(frame: CGRect(x: 200, y: 100, width: 20, height: 20))
    let nail = UIView(frame: CGRect(x: 200, y: 50, width: 20, height: 20))
    for view in [ball, nail] { pad.addSubview(view) }
    let rope = UIAttachmentBehavior.limitAttachment(
      with: ball, offsetFromCenter: .zero, attachedTo: nail, offsetFromCenter: .zero)
    rope.length = 120
    let fixed = UIDynamicItemBehavior(items: [nail])
    fixed.isAnchored = true
    for behavior in [rope, fixed, UIGravityBehavior(items: [ball])] { animator.addBehavior(behavior) }
    phone.advance(by: 0.1)
    #expect(ball.center.y > 110 && ball.center.y < 125)
    phone.advance(by: 3)
    #expect(abs(ball.center.y - 180) < 2 && nail.center.y == 60)
  }

  @MainActor final class Teller: NSObject {
    var told: [String] = []
    func stopped(_ name: Any?, _ finished: Any?, _ context: Any?) {
      told.append("\(name as? String ?? "") \((finished as? NSNumber)?.boolValue == true)")
    }
    func undo() { told.append("undo") }
  }

  /// Animations between a beginning and a commit, as code before blocks has them.
  @Test func begunAnimationsRunFromTheirCommit() {
    let teller = Teller()
    RuntimeClasses.register(Teller.self) { c in
      c.method("stopped:finished:context:") { (o: Teller, a: RuntimeArguments) throws -> Void in
        o.stopped(try a.value(0) as Any?, try a.value(1) as Any?, nil)
      }
      c.method("undo") { (o: Teller, a: RuntimeArguments) throws -> Void in o.undo() }
    }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    pad.addSubview(box)
    phone.advance(by: 0)
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(teller)
    UIView.setAnimationDidStop("stopped:finished:context:")
    box.center.x = 105
    UIView.commitAnimations()
    box.alpha = 0.5
    phone.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.position.x ?? 0) - 55) < 1)
    #expect(box.layer.presentation()?.opacity == 0.5 && teller.told.isEmpty)
    phone.advance(by: 0.6)
    #expect(teller.told == ["move true"], "\(teller.told)")
    #expect(box.layer.animationKeys() == nil)
  }

  final class Editor: UIView {
    var pressed: [String] = []
    let teller: Teller
    init(_ teller: Teller) {
      self.teller = teller
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "z", modifierFlags: .command, action: Selector("press", Editor.press))]
    }
    func press() { teller.undo() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      pressed.append(presses.first?.key?.characters ?? "")
    }
  }

  @Test func keysSendCommands() {
    let teller = Teller()
    let editor = Editor(teller)
    pad.addSubview(editor)
    editor.becomeFirstResponder()
    #expect(phone.pressKey("z", modifiers: .command) && teller.told == ["undo"])
    #expect(!phone.pressKey("z") && editor.pressed == ["z"])
  }

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var done: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      [
        UITableViewRowAction(style: .normal, title: "Flag") { [weak self] _, path in self?.done.append(path)
        },
        UITableViewRowAction(style: .destructive, title: "Drop") { _, _ in },
      ]
    }
  }

  @Test func rowActionsAreShown() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.dataSource = rows
    table.delegate = rows
    pad.addSubview(table)
    phone.advance(by: 0)
    phone.drag(from: CGPoint(x: 300, y: 160), to: CGPoint(x: 150, y: 160))
    phone.settle()
    // The first action is at the row's edge.
    phone.tap(at: CGPoint(x: 375, y: 160))
    phone.settle()
    #expect(rows.done == [IndexPath(row: 1, section: 0)])
  }

  /// The attributes of a layout's items move on springs; the layout becomes invalid with them.
  @Test func layoutsAreAnimated() throws {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: pad.bounds, collectionViewLayout: layout)
    pad.addSubview(collection)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let path = IndexPath(item: 2, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: CGPoint(x: 20, y: 60))
    spring.length = 0
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    #expect(animator.layoutAttributesForCell(at: path) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
    phone.advance(by: 3)
    #expect(abs(attributes.center.y - 60) < 1)
  }
}
