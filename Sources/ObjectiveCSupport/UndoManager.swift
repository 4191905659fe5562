import Foundation

/// Undoes and redoes changes by registered actions. Foundation on Linux has no such class.
///
/// Actions are grouped: unless `groupsByEvent` is `false`, all actions that are registered before the next
/// work of the main queue form a group. It belongs to one thread, like Apple's class.
open class UndoManager: NSObject {
  /// The name of the checkpoint notification. Never posted.
  public static let checkpoint = Notification.Name("NSUndoManagerCheckpointNotification")

  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }
  private final class Group {
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false
  }
  private enum Mode { case recording, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var mode = Mode.recording
  private var disabled = 0
  private var isClosingScheduled = false

  public override init() { super.init() }

  /// A Boolean value that determines whether the actions of one turn of the run loop form a group. The
  /// default is `true`.
  open var groupsByEvent = true
  /// The maximum number of groups that can be undone. The default is 0, no limit.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// A Boolean value that indicates whether actions are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// A Boolean value that indicates whether a group is being undone.
  open var isUndoing: Bool { mode == .undoing }
  /// A Boolean value that indicates whether a group is being redone.
  open var isRedoing: Bool { mode == .redoing }
  /// A Boolean value that indicates whether there are actions to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// A Boolean value that indicates whether there are actions to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The run loop modes. Without effect: run loops have a single mode here.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Groups

  /// Opens a group. Groups within it are part of it.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, mode == .recording { openEventGroup() }
    openGroups.append(Group())
    post("NSUndoManagerDidOpenUndoGroupNotification")
  }

  /// Closes the innermost open group. Stops with Foundation's message if there is none.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      fatalError("endUndoGrouping called with no matching begin")
    }
    post("NSUndoManagerWillCloseUndoGroupNotification")
    if let outer = openGroups.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.actions.isEmpty {
      if mode == .undoing { redoStack.append(group) } else { undoStack.append(group) }
      dropOldest()
    }
    post("NSUndoManagerDidCloseUndoGroupNotification")
  }

  private func openEventGroup() {
    openGroups.append(Group())
    guard !isClosingScheduled else { return }
    isClosingScheduled = true
    // The manager belongs to the thread of its owner, which for an application is the main thread.
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.async { manager?.closeEventGroup() }
  }

  private func closeEventGroup() {
    isClosingScheduled = false
    if mode == .recording, groupsByEvent, openGroups.count == 1 { endUndoGrouping() }
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: Registration

  /// Disables registration until it has been enabled as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Enables registration.
  open func enableUndoRegistration() {
    guard disabled > 0 else { fatalError("enableUndoRegistration called with no matching disable") }
    disabled -= 1
  }

  /// Registers an action that undoes a change of an object, which is referenced weakly.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    register(Action(target: target) { handler(unsafeDowncast($0, to: Target.self)) })
  }

  /// Registers a message with an argument that undoes a change of an object.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(Action(target: target as AnyObject) { ($0 as? NSObject)?.perform(selector, with: anObject) })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        fatalError("must begin a group before registering undo")
      }
      openEventGroup()
    }
    openGroups.last?.actions.append(action)
    if mode == .recording { redoStack.removeAll() }
  }

  /// Removes all actions.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    openGroups.removeAll()
  }

  /// Removes the actions of an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.actions.removeAll { $0.target === object } }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Undo and redo

  /// Closes the outermost group if it is the only open one, and undoes the last group.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    run(group, .undoing, "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification")
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    run(group, .redoing, "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification")
  }

  private func run(_ group: Group, _ mode: Mode, _ before: String, _ after: String) {
    post(before)
    self.mode = mode
    openGroups.append(Group())
    openGroups.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    endUndoGrouping()
    self.mode = .recording
    post(after)
  }

  // MARK: Names

  /// Names the outermost open group, or the last one.
  open func setActionName(_ actionName: String) { (openGroups.first ?? undoStack.last)?.name = actionName }
  /// The name of the action to undo; empty if it has none.
  open var undoActionName: String { (openGroups.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// The name of the action to redo; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item for undo.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item for redo.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item that undoes a named action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu item that redoes a named action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: String) {
    NotificationCenter.default.post(name: Notification.Name(name), object: self)
  }
}

extension NSNotification.Name {
  /// The name of the checkpoint notification. Never posted.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted when a manager has opened a group.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a manager closes a group.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a manager has closed a group.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted when a group has been undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted when a group has been redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
