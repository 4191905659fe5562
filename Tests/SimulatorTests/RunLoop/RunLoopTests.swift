@testable import EventLoop
import Foundation
import Simulator
import Synchronization
import Testing
import UIKit

/// The main queue, timers and tasks, on the clock of a device.
@MainActor @Suite(.serialized) struct RunLoopTests {
  /// Writes down in which order things happen.
  @MainActor private final class Log {
    var entries: [String] = []
    var text = ""
  }

  /// A controller that does things later, in all ways there are.
  private final class LateController: UIViewController {
    let log: Log
    let label = UILabel()

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      let log = log
      DispatchQueue.main.async {
        log.entries.append("async")
        self.label.text = "Loaded"
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.entries.append("after 2") }
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { log.entries.append("timer 1") }
      }
      RunLoop.main.perform { MainActor.assumeIsolated { log.entries.append("perform") } }
      OperationQueue.main.addOperation { MainActor.assumeIsolated { log.entries.append("operation") } }
      log.entries.append("viewDidLoad")
    }
  }

  private func phone() throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  }

  @Test func aScreenIsShownWhenItHasComeToRest() throws {
    let log = Log()
    let device = try phone()
    let controller = LateController(log)
    device.show(controller)
    #expect(controller.label.text == "Loaded")
    // The main queue is first in, first out; the delays come in the order of their moments.
    #expect(log.entries == ["viewDidLoad", "async", "perform", "operation", "timer 1", "after 2"])
    #expect(device.time > 1.9)
  }

  /// A table whose data source asks for a reload each time it is asked for rows, as some applications do.
  private final class RestlessTable: UITableViewController {
    var counts = 0
    let sections: Int
    init(sections: Int) {
      self.sections = sections
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts += 1
      DispatchQueue.main.async { tableView.reloadData() }
      return 3
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
  }

  /// The table has one section, so that each turn of the main queue has as much work as the one before.
  @Test(arguments: [1]) func tablesThatReloadForeverAreShown(sections: Int) throws {
    let device = try phone()
    let table = RestlessTable(sections: sections)
    device.show(table)
    let shown = table.counts
    #expect(table.tableView.visibleCells.first?.textLabel?.text == "Row 0")
    #expect(shown < 300_000 && device.time < 1)
    // Later rests take less.
    device.settle()
    if sections == 1 { #expect(table.counts - shown < shown / 2) }
    table.tableView.dataSource = nil
    device.settle()
    #expect(device.isSettled)
    withExtendedLifetime(table) {}
  }

  /// Work that enqueues two more of its kind is given up by the number of items, long before that of turns.
  @Test func workThatDoublesIsGivenUp() throws {
    let device = try phone()
    var isOn = true
    @MainActor func again() {
      guard isOn else { return }
      for _ in 0..<2 { DispatchQueue.main.async { again() } }
    }
    again()
    device.show(UIViewController())
    isOn = false
    device.settle()
    #expect(device.isSettled && device.time < 1)
  }

  /// Animations end although the main queue never rests.
  @Test func animationsEndBesideEndlessWork() throws {
    let device = try phone()
    let view = UIView()
    var isOn = true
    @MainActor func again() {
      if isOn { DispatchQueue.main.async { again() } }
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    again()
    device.show(controller)
    var hasEnded = false
    UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { _ in hasEnded = true })
    device.settle()
    #expect(hasEnded && device.time > 1.9 && device.time < 4)
    isOn = false
    device.settle()
    #expect(device.isSettled)
  }

  @Test func advancingDoesTheSameInTheSameOrder() throws {
    let log = Log()
    let device = try phone()
    device.settlesByItself = false
    device.show(LateController(log))
    #expect(log.entries == ["viewDidLoad"])
    device.advance(by: 0)
    #expect(log.entries == ["viewDidLoad", "async", "perform", "operation"])
    device.advance(by: 0.9)
    #expect(log.entries.count == 4)
    device.advance(by: 0.2)
    #expect(log.entries.last == "timer 1")
    device.advance(by: 0.9)
    #expect(log.entries.last == "after 2")
  }

  @Test func runLoopsLetTimePass() throws {
    let log = Log()
    let device = try phone()
    device.settlesByItself = false
    device.show(LateController(log))
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
    #expect(log.entries == ["viewDidLoad", "async", "perform", "operation", "timer 1"])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    #expect(log.entries.last == "after 2")
  }

  @Test func timersThatRepeatAreNoReasonToWait() throws {
    let device = try phone()
    var count = 0
    device.show(UIViewController())
    let start = device.time
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    device.settle()
    #expect(count == 0 && device.time == start)
    device.advance(by: 2.1)
    #expect(count == 4)
    timer.invalidate()
    device.advance(by: 2)
    #expect(count == 4)
  }

  @Test func whatPutsItselfThereAgainIsNotWaitedForForEver() throws {
    let device = try phone()
    device.show(UIViewController())
    var count = 0
    func again() {
      count += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { again() } }
    }
    again()
    let start = device.time
    device.settle()
    #expect(count > 3 && device.time - start < 12)
    let before = count
    device.advance(by: 3)
    #expect(count == before + 3)
  }

  @Test func farDelaysAreNotWaitedFor() throws {
    let device = try phone()
    device.show(UIViewController())
    var isLate = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { MainActor.assumeIsolated { isLate = true } }
    device.settle()
    #expect(!isLate && device.time < 1)
    device.advance(by: 31)
    #expect(isLate)
  }

  @Test func tasksOfTheMainActorRun() throws {
    let device = try phone()
    var isDone = false
    let controller = UIViewController()
    device.show(controller)
    Task { @MainActor in isDone = true }
    device.settle()
    #expect(isDone)
  }

  @Test func workOnOtherQueuesIsWaitedForWhereThatIsAskedFor() throws {
    let device = try phone()
    device.backgroundPatience = 5
    device.show(UIViewController())
    let log = Log()
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      DispatchQueue.main.async { MainActor.assumeIsolated { log.text = "loaded" } }
    }
    device.settle()
    #expect(log.text == "loaded")
  }

  @Test func workItemsOperationsAndThreadsAreWaitedFor() throws {
    let device = try phone()
    device.backgroundPatience = 5
    device.show(UIViewController())
    let log = Log()
    let add: @Sendable (String) -> Void = { text in
      DispatchQueue.main.async { MainActor.assumeIsolated { log.entries.append(text) } }
    }
    DispatchQueue.global().async(
      execute: DispatchWorkItem(qos: .utility) {
        Thread.sleep(forTimeInterval: 0.02); add("item")
      })
    DispatchQueue(label: "own", attributes: .concurrent).async(flags: .barrier) {
      Thread.sleep(forTimeInterval: 0.01)
      add("barrier")
    }
    OperationQueue().addOperation {
      Thread.sleep(forTimeInterval: 0.04); add("operation")
    }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.06); add("thread")
    }
    let started = Thread {
      Thread.sleep(forTimeInterval: 0.08); add("started thread")
    }
    started.start()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.03) }
    device.settle()
    #expect(Set(log.entries) == ["item", "barrier", "operation", "thread", "started thread"])
    #expect(started.isFinished && MainQueue.backgroundWork == 0)
  }

  /// A thread that goes on is waited for as long as is said, and named.
  @Test func threadsThatGoOnAreNotWaitedForForEver() throws {
    let device = try phone()
    device.backgroundPatience = 0.1
    device.show(UIViewController())
    let goesOn = Mutex(true)
    let thread = Thread { while goesOn.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } }
    thread.start()
    device.settle()
    #expect(!thread.isFinished)
    goesOn.withLock { $0 = false }
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    #expect(MainQueue.backgroundWork == 0)
  }

  /// A thread of Foundation's own, such as that of the first `Process`, is no work of the application's.
  @Test func threadsThatAreNotTheApplicationsAreNotWaitedFor() throws {
    let device = try phone()
    device.backgroundPatience = 0.5
    device.show(UIViewController())
    let goesOn = Mutex(true)
    let thread = Thread { while goesOn.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } }
    MainQueue.withoutCountingThreads { thread.start() }
    OwnThread.start { while goesOn.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } }
    MainQueue.withoutCountingThreads {
      Thread.detachNewThread { while goesOn.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } }
    }
    #expect(MainQueue.backgroundWork == 0)
    device.settle()
    #expect(!thread.isFinished && !device.messages.contains { $0.contains("did not come to rest") })
    goesOn.withLock { $0 = false }
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    let other = Thread { Thread.sleep(forTimeInterval: 0.01) }
    other.start()
    device.settle()
    #expect(other.isFinished)
  }

  /// A task is known by its number: its address is another task's later. What is begun after many others runs just so.
  @Test func tasksAfterManyOthersRun() async throws {
    let device = try phone()
    device.show(UIViewController())
    for _ in 0..<300 { await Task.detached { await MainActor.run {} }.value }
    for _ in 0..<300 {
      var isDone = false
      Task { @MainActor in isDone = true }
      device.settle()
      #expect(isDone)
    }
  }

  /// In a process of tests other threads' work is theirs: no device waits for it.
  @Test func workOfOtherThreadsIsNotCounted() async throws {
    _ = try phone()
    #expect(MainQueue.countBackground(1))
    _ = MainQueue.countBackground(-1)
    let counts = await Task.detached { MainQueue.countBackground(1) }.value
    #expect(!counts)
    let nested = await Task.detached { MainQueue.countBackground(1, isNested: true) }.value
    #expect(nested)
    _ = MainQueue.countBackground(-1)
  }

  @Test func timersThatAreMadeFireAfterTheirInterval() throws {
    let device = try phone()
    device.show(UIViewController())
    device.settlesByItself = false
    var moments: [Double] = []
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { moments.append(device.time) }
    }
    let start = device.time
    RunLoop.main.add(timer, forMode: .common)
    device.advance(by: 2.5)
    timer.invalidate()
    #expect(moments.map { (($0 - start) * 1000).rounded() } == [1000, 2000])
  }

  @Test func delaysOfTheSameMomentKeepTheirOrder() throws {
    let device = try phone()
    device.show(UIViewController())
    let log = Log()
    for number in 0..<50 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated { log.entries.append("\(number)") }
      }
    }
    let start = device.time
    device.settle()
    #expect(log.entries == (0..<50).map { "\($0)" })
    #expect(abs(device.time - start - 1) < 1e-9)
  }

  @Test func whoAwaitsInsteadGetsThemInRealTime() async throws {
    let device = try phone()
    device.settlesByItself = false
    device.show(UIViewController())
    let log = Log()
    let (start, begin) = (device.time, ContinuousClock.now)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        MainActor.assumeIsolated { log.entries.append("after") }
        continuation.resume()
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { log.entries.append("at once") } }
    }
    #expect(ContinuousClock.now - begin >= .milliseconds(50))
    #expect(log.entries == ["at once", "after"])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    // The device's clock stands still meanwhile.
    #expect(device.time == start)
  }
}
