import Observation
import Simulator
import Testing
import UIKit

/// Updates of properties, and updates that are repeated after changes of observable objects, in iOS 26.
@MainActor @Suite(.serialized) struct PropertyUpdateTests {
  @Observable final class Model {
    var name = "a"
    var other = 0
  }

  final class Recorder {
    var calls: [String] = []
  }

  final class Subject: UIView {
    let recorder: Recorder
    let name: String
    var model: Model?
    init(_ name: String, _ recorder: Recorder, _ model: Model? = nil) {
      (self.name, self.recorder, self.model) = (name, recorder, model)
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      recorder.calls.append("\(name) properties \(model?.name ?? "")")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      recorder.calls.append("\(name) layout")
    }
  }

  final class Reader: UIView {
    var model = Model()
    var seen: [String] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      seen.append(model.name)
    }
  }

  final class Controller: UIViewController {
    let recorder = Recorder()
    let model = Model()
    override func updateProperties() {
      super.updateProperties()
      recorder.calls.append("controller properties \(model.name)")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      recorder.calls.append("controller layout")
    }
  }

  private func device(_ system: Int = 26) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 15"), settings: DeviceSettings(system: system))
  }

  /// The controller precedes its view, superviews precede subviews, and properties precede layout.
  @Test func propertiesAreUpdatedBeforeLayoutFromTheTopDown() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let controller = Controller()
    let outer = Subject("outer", controller.recorder)
    let inner = Subject("inner", controller.recorder)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    phone.show(controller)
    phone.advance(by: 0)
    let first = controller.recorder.calls
    #expect(Array(first.prefix(3)) == ["controller properties a", "outer properties ", "inner properties "])
    #expect(first.filter { $0.hasSuffix("layout") }.first == "controller layout")
    #expect(first.filter { $0.contains("properties") }.count == 3)

    controller.recorder.calls = []
    inner.setNeedsUpdateProperties()
    #expect(controller.recorder.calls.isEmpty)
    phone.advance(by: 0)
    #expect(controller.recorder.calls == ["inner properties "])

    controller.recorder.calls = []
    outer.setNeedsUpdateProperties()
    outer.updatePropertiesIfNeeded()
    #expect(controller.recorder.calls == ["outer properties "])
    outer.updatePropertiesIfNeeded()
    phone.advance(by: 0)
    #expect(controller.recorder.calls == ["outer properties "])

    controller.recorder.calls = []
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(controller.recorder.calls == ["controller properties a"])
  }

  @Test func pendingUpdatesComeAlongWithAView() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let controller = Controller()
    phone.show(controller)
    phone.advance(by: 0)
    let (box, view) = (UIView(), Subject("view", controller.recorder))
    box.addSubview(view)
    controller.recorder.calls = []
    controller.view.addSubview(box)
    phone.advance(by: 0)
    #expect(controller.recorder.calls.first == "view properties ")
  }

  /// A method that asks for itself ends after a hundred rounds, with a message.
  @Test func updatesThatAskForThemselvesEnd() throws {
    let found = ProcessState()
    defer { found.restore() }
    final class Endless: UIView {
      var count = 0
      override func updateProperties() {
        count += 1
        setNeedsUpdateProperties()
      }
    }
    let phone = try device()
    let controller = UIViewController()
    let view = Endless()
    controller.view.addSubview(view)
    phone.show(controller)
    phone.advance(by: 0)
    #expect(view.count >= 100)
    #expect(phone.messages.contains { $0.contains("updateProperties asks for itself") })
  }

  @Test func earlierSystemsHaveNoUpdatesOfProperties() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device(18)
    let controller = Controller()
    phone.show(controller)
    phone.advance(by: 0)
    #expect(controller.recorder.calls.allSatisfy { !$0.contains("properties") })
  }

  @Test func changesOfObservedObjectsRepeatUpdates() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let controller = Controller()
    let model = Model()
    let view = Subject("view", controller.recorder, model)
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    controller.view.addSubview(view)
    controller.view.addSubview(reader)
    phone.show(controller)
    phone.advance(by: 0)
    controller.recorder.calls = []
    model.name = "b"
    model.name = "c"
    phone.advance(by: 0)
    #expect(controller.recorder.calls == ["view properties c"])
    model.other = 1
    phone.advance(by: 0)
    #expect(controller.recorder.calls == ["view properties c"])
    controller.model.name = "d"
    phone.advance(by: 0)
    #expect(controller.recorder.calls.last == "controller properties d")
    reader.model.name = "layout"
    phone.advance(by: 0)
    #expect(reader.seen.last == "layout")
    let count = reader.seen.count
    phone.advance(by: 0.1)
    #expect(reader.seen.count == count)
  }

  @Test func earlierSystemsDoNotObserve() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device(18)
    let controller = UIViewController()
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    controller.view.addSubview(reader)
    phone.show(controller)
    phone.advance(by: 0)
    reader.model.name = "layout"
    phone.advance(by: 0.1)
    #expect(reader.seen.last == "a")
  }

  @Test func drawingConstraintsAndConfigurationsAreRepeated() throws {
    let found = ProcessState()
    defer { found.restore() }
    final class Drawing: UIView {
      let model: Model
      var drawn: [String] = []
      var constrained: [Int] = []
      init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      required init?(coder: NSCoder) { nil }
      override func draw(_ rect: CGRect) { drawn.append(model.name) }
      override func updateConstraints() {
        constrained.append(model.other)
        super.updateConstraints()
      }
    }
    let phone = try device()
    let model = Model()
    let view = Drawing(model)
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.name }
    let controller = UIViewController()
    controller.view.addSubview(view)
    controller.view.addSubview(button)
    phone.show(controller)
    phone.advance(by: 0)
    _ = try phone.picture(.png)
    #expect(view.drawn.last == "a" && button.configuration?.title == "a")
    model.name = "b"
    model.other = 7
    phone.advance(by: 0.1)
    _ = try phone.picture(.png)
    #expect(view.drawn.last == "b")
    #expect(view.constrained.last == 7)
    #expect(button.configuration?.title == "b")
  }

  @Test func configurationsOfCellsAreRepeated() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let model = Model()
    let controller = UITableViewController(style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: controller.tableView) { table, path, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.name
        cell.contentConfiguration = content
      }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    phone.show(controller)
    phone.advance(by: 0)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    func text() -> String? { (cell.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(text() == "a")
    model.name = "b"
    phone.advance(by: 0)
    #expect(text() == "b")
  }
}
