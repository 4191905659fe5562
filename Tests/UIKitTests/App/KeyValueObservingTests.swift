import Testing

import UIKit

/// Observed properties: `observe(_:options:changeHandler:)` and `addObserver(_:forKeyPath:options:context:)`.
@MainActor @Suite(.serialized) struct KeyValueObservingTests {
  final class Model: NSObject {
    // What the source adapter makes of `@objc dynamic var`.
    var count = 0 { didSet { KeyValueObserving.changed(self, "count") } }
    var double: Int { count * 2 }
    var rows: [Int] = [] { didSet { KeyValueObserving.changed(self, "rows") } }
  }

  final class ArrayWatcher: UIView {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [change?[.indexesKey], change?[.oldKey], change?[.newKey]]
      let kind = change?[.kindKey] as? UInt ?? 0
      let texts = values.map { value in
        (value as? IndexSet).map { "\(Array($0))" } ?? value.map { "\($0)" } ?? "-"
      }
      told.append(([String(kind)] + texts).joined(separator: " "))
    }
  }

  /// The kinds and keys of changes are those of Apple's documentation of `observeValue(forKeyPath:of:change:context:)`.
  @Test func partsOfArraysAreObserved() {
    let (model, watcher) = (Model(), ArrayWatcher())
    RuntimeClasses.register(Model.self) {
      $0.property("rows") { (object: Model) in
        object.rows
      } set: { (object: Model, arguments) in
        object.rows = try arguments.value()
      }
    }
    model.addObserver(watcher, forKeyPath: "rows", options: [.new, .old], context: nil)
    let rows = model.mutableArrayValue(forKey: "rows")
    rows.add(1)
    rows.insert(0, at: 0)
    rows.replaceObject(at: 1, with: 5)
    rows.removeObject(at: 0)
    model.rows = [7]
    #expect(watcher.told == ["2 [0] - [1]", "2 [0] - [0]", "4 [1] [1] [5]", "3 [0] [0] -", "1 - [5] [7]"])
    #expect(rows.count == 1 && rows[0] as? Int == 7 && model.rows == [7])
    rows.removeLastObject()
    #expect(model.rows.isEmpty)
    model.removeObserver(watcher, forKeyPath: "rows")
    // The index behind the last adds, as `setObject:atIndexedSubscript:` does.
    rows[0] = 1
    rows[1] = 2
    rows[0] = 3
    #expect(model.rows == [3, 2])
    rows.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: [4, 5])
    #expect(model.rows == [4, 5, 2])
    rows.exchangeObject(at: 0, withObjectAt: 2)
    #expect(model.rows == [2, 5, 4])
    rows.removeObjects(in: NSRange(location: 1, length: 2))
    rows.addObjects(from: [8, 9])
    #expect(model.rows == [2, 8, 9])
    #expect(rows.index(of: 8) == 1 && rows.contains(9) && !rows.contains(7))
    rows.remove(8)
    #expect(model.rows == [2, 9])
    rows.removeAllObjects()
    #expect(model.rows.isEmpty)
  }

  /// A range and the objects in its place: as many as both have are replaced, the rest is removed or inserted.
  @Test func rangesAreReplacedByParts() {
    let (model, watcher) = (Model(), ArrayWatcher())
    RuntimeClasses.register(Model.self) {
      $0.property("rows") { (object: Model) in
        object.rows
      } set: { (object: Model, arguments) in
        object.rows = try arguments.value()
      }
    }
    model.rows = [1, 2]
    model.addObserver(watcher, forKeyPath: "rows", options: [.new, .old], context: nil)
    let rows = model.mutableArrayValue(forKey: "rows")
    rows.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: [9])
    rows.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: [7, 8])
    #expect(watcher.told == ["4 [0] [1] [9]", "3 [1] [2] -", "4 [0] [9] [7]", "2 [1] - [8]"])
    model.removeObserver(watcher, forKeyPath: "rows")
  }

  final class Store: NSObject {
    let parts = NSMutableArray()
  }

  /// Objects of Swift's classes are equal if they are the same, as those are in Objective-C.
  @Test func objectsOfSwiftAreRemovedFromObservedArrays() {
    final class Part {}
    let store = Store()
    RuntimeClasses.register(Store.self) { $0.property("parts") { (object: Store) in object.parts } }
    let parts = store.mutableArrayValue(forKey: "parts")
    let objects = [Part(), Part(), Part()]
    parts.addObjects(from: objects)
    #expect(parts.index(of: objects[1]) == 1)
    parts.removeObjects(in: [objects[0], objects[2]])
    #expect(store.parts.count == 1 && (store.parts[0] as AnyObject) === objects[1])
    parts.remove(objects[1])
    #expect(store.parts.count == 0)
  }

  final class Watcher: UIView {
    var told: [(path: String, old: Any?, new: Any?)] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append((keyPath ?? "", change?[.oldKey], change?[.newKey]))
    }
  }

  @Test func propertiesOfObjectsAreObserved() {
    let model = Model()
    var changes: [(Int?, Int?)] = []
    let observation = model.observe(\.count, options: [.old, .new]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    var doubles: [Int?] = []
    let dependent = model.observe(\.double, options: [.initial, .new]) { doubles.append($1.newValue) }
    model.count = 1
    model.count = 3
    #expect(changes.map(\.0) == [0, 1] && changes.map(\.1) == [1, 3])
    #expect(doubles == [0, 2, 6])
    observation.invalidate()
    model.count = 4
    #expect(changes.count == 2 && doubles.count == 4)
    withExtendedLifetime(dependent) {}
  }

  /// Without the options the handler is told of the change only.
  @Test func optionsSayWhatIsTold() {
    let model = Model()
    var change: NSKeyValueObservedChange<Int>?
    var observation: NSKeyValueObservation? = model.observe(\.count) { change = $1 }
    model.count = 1
    #expect(change?.kind == .setting && change?.newValue == nil && change?.oldValue == nil)
    change = nil
    // An observation that is let go of has ended.
    observation = nil
    model.count = 2
    #expect(change == nil && observation == nil)
    var isPrior: [Bool] = []
    observation = model.observe(\.count, options: .prior) { isPrior.append($1.isPrior) }
    model.count = 3
    #expect(isPrior == [true, false])
  }

  @Test func scrollingAndGeometryAreObserved() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    var sizes: [CGSize] = []
    var layers: [CGFloat] = []
    let observations = [
      scroll.observe(\.contentOffset, options: .new) { offsets.append($1.newValue?.y ?? -1) },
      scroll.observe(\.bounds, options: .new) { sizes.append($1.newValue?.size ?? .zero) },
      // A property of another object, which tells of it itself or through its view.
      scroll.observe(\.layer.bounds.size.height, options: .new) { layers.append($1.newValue ?? -1) },
    ]
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.bounds.size.height = 200
    #expect(offsets == [40])
    #expect(sizes.last == CGSize(width: 100, height: 200))
    #expect(layers == [200])
    withExtendedLifetime(observations) {}
  }

  @Test func propertiesOfLayersAreObserved() {
    let (layer, view) = (CALayer(), UIView())
    var told: [String] = []
    let observations = [
      layer.observe(\.backgroundColor) { _, _ in told.append("color") },
      layer.observe(\.frame, options: .new) { told.append("frame \(Int($1.newValue?.width ?? 0))") },
      layer.observe(\.opacity, options: [.old, .new]) {
        told.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
      },
      view.layer.observe(\.isHidden) { told.append("hidden \($0.isHidden) \($1.isPrior)") },
    ]
    layer.backgroundColor = UIColor.red.cgColor
    layer.frame = CGRect(x: 5, y: 5, width: 40, height: 20)
    layer.opacity = 0.5
    view.isHidden = true
    #expect(told == ["color", "frame 40", "1.0 0.5", "hidden true false"])
    withExtendedLifetime(observations) {}
  }

  /// Constraints determine center and bounds, and observers of the frame by name are not told of those.
  @Test func centerAndBoundsOfLayoutAreObserved() {
    let root = host(400, 300)
    let view = root.child(UIView()).placed(10, 20).sized(30, 40)
    let watcher = Watcher()
    for name in ["frame", "bounds", "center"] {
      view.addObserver(watcher, forKeyPath: name, options: .new, context: nil)
    }
    var frames: [CGRect] = []
    let observation = view.observe(\.frame, options: .new) { frames.append($1.newValue ?? .zero) }
    root.layoutIfNeeded()
    #expect(watcher.told.map(\.path) == ["center", "bounds"])
    #expect(watcher.told.first?.new as? CGPoint == CGPoint(x: 25, y: 40))
    watcher.told = []
    view.frame = rect(0, 0, 10, 10)
    #expect(watcher.told.map(\.path) == ["frame"])
    // The names of computed properties are unknown to key paths, whose observers are told of each change.
    #expect(frames.last == rect(0, 0, 10, 10))
    for name in ["frame", "bounds", "center"] { view.removeObserver(watcher, forKeyPath: name) }
    withExtendedLifetime(observation) {}
  }

  @Test func observersByNameAreToldOfChanges() {
    let watcher = Watcher()
    let scroll = UIScrollView()
    let button = UIButton()
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.new, .old], context: nil)
    button.addObserver(watcher, forKeyPath: "selected", options: .new, context: nil)
    scroll.addObserver(watcher, forKeyPath: "layer.bounds", options: [], context: nil)
    scroll.contentSize = CGSize(width: 5, height: 6)
    button.isSelected = true
    scroll.bounds.size = CGSize(width: 7, height: 8)
    #expect(watcher.told.map(\.path) == ["contentSize", "selected", "layer.bounds"])
    #expect(watcher.told[0].old as? CGSize == .zero)
    #expect(watcher.told[0].new as? CGSize == CGSize(width: 5, height: 6))
    #expect(watcher.told[1].new as? Bool == true && watcher.told[1].old == nil)
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    button.removeObserver(watcher, forKeyPath: "selected", context: nil)
    scroll.removeObserver(watcher, forKeyPath: "layer.bounds")
    scroll.contentSize = .zero
    button.isSelected = false
    #expect(watcher.told.count == 3)
  }

  /// The state of a scroll view's gesture, and a property that has no value by key.
  @Test func statesOfGesturesAreObservedAndUnknownKeysIgnored() {
    let watcher = Watcher()
    let scroll = UIScrollView()
    scroll.addObserver(watcher, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
    scroll.addObserver(watcher, forKeyPath: "unheardOf", options: .new, context: nil)
    scroll.panGestureRecognizer.state = .began
    #expect(watcher.told.map(\.path) == ["panGestureRecognizer.state"])
    #expect(watcher.told[0].new as? Int == scroll.panGestureRecognizer.state.rawValue)
    scroll.didChangeValue(forKey: "unheardOf")
    #expect(watcher.told.count == 2)
    scroll.removeObserver(watcher, forKeyPath: "panGestureRecognizer.state")
    scroll.removeObserver(watcher, forKeyPath: "unheardOf")
  }

  /// A property that is set to the value that it has is told to those who observe its name.
  @Test func valuesThatStayAreToldByName() {
    let watcher = Watcher()
    let model = Model()
    // Models have no values by key unless they are registered.
    RuntimeClasses.register(Model.self) { $0.property("count") { $0.count } }
    model.addObserver(watcher, forKeyPath: "count", options: [.new], context: nil)
    model.count = 0
    #expect(watcher.told.map { $0.new as? Int } == [0])
    model.didChangeValue(forKey: "count")
    #expect(watcher.told.count == 2)
    model.removeObserver(watcher, forKeyPath: "count")
  }

  @Test func valuesAreSetAndReadByKey() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.value(forKey: "text") == nil)
    label.setValue("Text", forKey: "text")
    label.setValue(0.5, forKey: "alpha")
    label.setValue(true, forKey: "hidden")
    label.setValue(3, forKeyPath: "layer.cornerRadius")
    #expect(label.text == "Text" && label.alpha == 0.5 && label.isHidden && label.layer.cornerRadius == 3)
    #expect(label.value(forKey: "text") as? String == "Text")
    #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 3)
    #expect(label.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.value(forKey: "isHidden") as? Bool == true)
  }

  @Test func noObservationIsEndedTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.removeObserver(UIView(), forKeyPath: "frame")
      }
    }
  }

  /// The usual place to end an observation is the observer's `deinit`, where weak references to it are nil already.
  @Test func observationsEndInDeinit() {
    final class Cell: UIView {
      let label = UILabel()
      var told = 0
      // An address that nothing is written to; `deinit` is on no actor.
      nonisolated(unsafe) static let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.addObserver(self, forKeyPath: "font", options: [.old, .new], context: Cell.context)
      }
      required init?(coder: NSCoder) { nil }
      deinit { label.removeObserver(self, forKeyPath: "font", context: Cell.context) }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        told += 1
      }
    }
    var label: UILabel?
    do {
      let cell = Cell(frame: .zero)
      label = cell.label
      cell.label.font = .systemFont(ofSize: 40)
      #expect(cell.told == 1)
    }
    // Nobody observes any more.
    label?.font = .systemFont(ofSize: 3)
    #expect(label?.font.pointSize == 3)
  }

  @Test func controlsTellOfTheirValues() {
    final class Watcher: UIView {
      var told: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        told.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
      }
    }
    let watcher = Watcher()
    func watch(_ object: UIView, _ key: String, _ change: () -> Void) -> [String] {
      watcher.told = []
      object.addObserver(watcher, forKeyPath: key, options: .new, context: nil)
      change()
      object.removeObserver(watcher, forKeyPath: key)
      change()
      return watcher.told
    }
    let slider = UISlider(), stepper = UIStepper(), progress = UIProgressView(), pages = UIPageControl()
    let segments = UISegmentedControl(items: ["A", "B"]), field = UITextField(), text = UITextView()
    #expect(watch(slider, "value") { slider.value = 0.5 } == ["value 0.5"])
    #expect(watch(stepper, "value") { stepper.value = 3 } == ["value 3.0"])
    #expect(watch(progress, "progress") { progress.progress = 0.25 } == ["progress 0.25"])
    pages.numberOfPages = 3
    #expect(watch(pages, "currentPage") { pages.currentPage = 2 } == ["currentPage 2"])
    #expect(watch(segments, "selectedSegmentIndex") { segments.selectedSegmentIndex = 1 }.count == 1)
    #expect(watch(field, "text") { field.text = "a" } == ["text a"])
    #expect(watch(text, "text") { text.text = "b" } == ["text b"])
    let label = UILabel()
    #expect(watch(label, "textColor") { label.textColor = .red }.count == 1)
  }
}
