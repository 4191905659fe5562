import DeviceModels
import Foundation
import Testing
import UIKit

@testable import Simulator

@MainActor
private final class Ends: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var log: [String] = []
  var operation = UIDropOperation.copy
  var dropped: [String] = []

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log.append("items")
    let item = UIDragItem(itemProvider: NSItemProvider(object: "words" as NSString))
    item.localObject = 7
    return [item]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log.append("lift")
    animator.addCompletion { [unowned self] _ in log.append("lifted") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { log.append("go back") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("can")
    return session.canLoadObjects(ofClass: String.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("perform \(session.localDragSession?.items.first?.localObject as? Int ?? 0)")
    session.loadObjects(ofClass: String.self) { [unowned self] in dropped += $0 }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("drop over")
  }
}

/// A table of words, whose rows are dragged.
@MainActor
private class Words: UITableViewController, UITableViewDragDelegate {
  var words = ["a", "b", "c", "d", "e"]
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.dragDelegate = self
    tableView.contentInsetAdjustmentBehavior = .never
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))
    item.localObject = words[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("end \(tableView.hasActiveDrag)")
  }

  var shown: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
}

@MainActor
private final class DropWords: Words, UITableViewDropDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dropDelegate = self
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return log.append("nothing to move") }
    log.append("perform \(source.row) to \(target.row)")
    tableView.performBatchUpdates {
      words.insert(words.remove(at: source.row), at: target.row)
      tableView.deleteRows(at: [source], with: .automatic)
      tableView.insertRows(at: [target], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [unowned self] _ in
      log.append("dropped")
    }
  }
}

@MainActor
private final class MovedWords: Words {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

@MainActor
private final class Tiles: UICollectionViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var log: [String] = []
  var words = ["a", "b", "c", "d"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.contentInsetAdjustmentBehavior = .never
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    words.insert(words.remove(at: source.item), at: target.item)
    collectionView.moveItem(at: source, to: target)
    coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [unowned self] _ in
      log.append("dropped \(source.item) to \(target.item)")
    }
  }
}

@MainActor @Suite(.serialized) struct DragAndDropTests {
  private let phone: VirtualDevice

  init() throws { phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15")) }

  private func boxes(_ ends: Ends) -> UIViewController {
    let controller = UIViewController()
    let from = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    from.addInteraction(UIDragInteraction(delegate: ends))
    let to = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 200))
    to.addInteraction(UIDropInteraction(delegate: ends))
    controller.view.addSubview(from)
    controller.view.addSubview(to)
    phone.show(controller)
    return controller
  }

  @Test func whatIsDroppedIsHandedOver() {
    let ends = Ends()
    let controller = boxes(ends)
    defer { _ = controller }
    phone.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 500), holding: 0.6)
    let log = ends.log.filter { $0 != "lifted" }
    #expect(
      log == [
        "items", "lift", "begin", "can", "enter", "perform 7", "will end copy", "conclude", "drop over",
        "did end copy",
      ])
    #expect(ends.log.contains("lifted"))
    #expect(ends.dropped == ["words"])
    // No picture is left over.
    #expect(phone.window.subviews.count == 1)
  }

  @Test func whatIsNotTakenGoesBack() {
    let ends = Ends()
    ends.operation = .forbidden
    let controller = boxes(ends)
    defer { _ = controller }
    phone.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 500), holding: 0.6)
    #expect(
      ends.log.filter { $0 != "lifted" } == [
        "items", "lift", "begin", "can", "enter", "exit", "will end forbidden", "go back", "drop over",
        "did end forbidden",
      ])
    ends.log = []
    // A finger that only stays drags nothing.
    phone.press(at: CGPoint(x: 100, y: 150), for: 0.6)
    #expect(ends.log.filter { $0 != "lifted" } == ["items", "lift", "go back"])
    ends.log = []
    // One that moves at once lifts nothing.
    phone.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 500))
    #expect(ends.log.isEmpty)
    #expect(phone.window.subviews.count == 1)
  }

  @Test func rowsAreDroppedWhereTheFingerLeaves() {
    let rows = DropWords(style: .plain)
    phone.show(rows)
    phone.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125), holding: 0.6)
    #expect(rows.log == ["begin true", "perform 0 to 2", "dropped", "end false"])
    #expect(rows.words == ["b", "c", "a", "d", "e"])
    #expect(rows.shown == rows.words)
    #expect(rows.tableView.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(rows.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    #expect(rows.tableView.contentOffset == .zero)
  }

  /// "Local drags with one item go through the existing tableView(_:moveRowAt:to:) method on the data source", says Apple's
  /// sample of drag and drop in table views.
  @Test func rowsAreMovedByTheDataSource() throws {
    let rows = MovedWords(style: .plain)
    phone.show(rows)
    let finger = try #require(phone.touchDown(at: CGPoint(x: 100, y: 175)))
    phone.move(finger, to: CGPoint(x: 100, y: 175), after: 0.6)
    phone.move(finger, to: CGPoint(x: 100, y: 30))
    phone.advance(by: 1)
    // Rows make way.
    #expect(rows.tableView.visibleCells.map(\.frame.minY) == [50, 100, 150, 0, 200])
    phone.lift(finger)
    phone.advance(by: 1)
    #expect(rows.log == ["begin true", "move 3 to 0", "end false"])
    #expect(rows.shown == ["d", "a", "b", "c", "e"])
    #expect(rows.tableView.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
  }

  @Test func itemsOfCollectionsAreDropped() {
    let tiles = Tiles()
    phone.show(tiles)
    phone.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 340, y: 50), holding: 0.6)
    #expect(tiles.log == ["dropped 0 to 2"])
    #expect(tiles.words == ["b", "c", "a", "d"])
    #expect(!tiles.collectionView.hasActiveDrag)
  }

  @Test func springsOpenUnderADrag() throws {
    let ends = Ends()
    let controller = boxes(ends)
    let button = UIButton(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
    button.isSpringLoaded = true
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let finger = try #require(phone.touchDown(at: CGPoint(x: 100, y: 150)))
    phone.move(finger, to: CGPoint(x: 100, y: 150), after: 0.6)
    phone.move(finger, to: CGPoint(x: 300, y: 150))
    phone.advance(by: 1)
    phone.lift(finger)
    #expect(presses == 1)
  }
}
