import Foundation
import ObjectiveCSupport
import Testing

private final class Owner {}
// Unsafe in name only: the addresses count, nothing is read or written there.
private nonisolated(unsafe) let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

@Suite struct AssociatedObjectsTests {
  @Test func valuesAreHeldPerObjectAndKey() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, keys, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(first, keys + 1, "x", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(second, keys, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(first, keys) as? Int == 1)
    #expect(objc_getAssociatedObject(first, keys + 1) as? String == "x")
    #expect(objc_getAssociatedObject(second, keys) as? Int == 2)
    objc_setAssociatedObject(first, keys, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, keys) == nil)
    objc_removeAssociatedObjects(second)
    #expect(objc_getAssociatedObject(second, keys) == nil)
  }

  @Test func retainedValuesLiveAndAssignedOnesDoNot() {
    let owner = Owner()
    weak var retained: Owner?
    weak var assigned: Owner?
    do {
      let (one, two) = (Owner(), Owner())
      (retained, assigned) = (one, two)
      objc_setAssociatedObject(owner, keys, one, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, keys + 1, two, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(retained != nil)
    #expect(assigned == nil)
    #expect(objc_getAssociatedObject(owner, keys + 1) == nil)
  }

  @Test func valuesOfManyObjectsThatAreGoneAreLetGo() {
    weak var value: Owner?
    do {
      let (owner, held) = (Owner(), Owner())
      value = held
      objc_setAssociatedObject(owner, keys, held, .OBJC_ASSOCIATION_RETAIN)
    }
    var live: [Owner] = []
    for _ in 0..<2000 {
      let owner = Owner()
      live.append(owner)
      objc_setAssociatedObject(owner, keys, 0, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test func locksOfOneThreadNest() {
    let owner = Owner()
    objc_sync_enter(owner)
    objc_sync_enter(owner)
    #expect(objc_sync_exit(owner) == 0)
    #expect(objc_sync_exit(owner) == 0)
    #expect(autoreleasepool { 3 } == 3)
  }

  /// Uses associations in its `deinit`, and waits there for another thread that does.
  private final class Associating {
    let next: Associating?
    let done: DispatchSemaphore
    init(next: Associating? = nil, done: DispatchSemaphore) { (self.next, self.done) = (next, done) }

    deinit {
      let other = Owner()
      objc_setAssociatedObject(other, keys, next, .OBJC_ASSOCIATION_RETAIN)
      let finished = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let third = Owner()
        objc_setAssociatedObject(third, keys, 1, .OBJC_ASSOCIATION_RETAIN)
        finished.signal()
      }
      let isFree = finished.wait(timeout: .now() + 20) == .success
      objc_removeAssociatedObjects(other)
      if isFree { done.signal() }
    }
  }

  /// A value is released while nobody holds the table, however it is let go of.
  @Test func valuesMayUseAssociationsWhenTheyAreReleased() {
    let done = DispatchSemaphore(value: 0)
    let owner = Owner()
    func set(_ value: Any?) { objc_setAssociatedObject(owner, keys, value, .OBJC_ASSOCIATION_RETAIN) }
    set(Associating(next: Associating(done: done), done: done))
    set(Associating(done: done))
    set(nil)
    set(Associating(done: done))
    objc_removeAssociatedObjects(owner)
    for _ in 0..<4 { #expect(done.wait(timeout: .now()) == .success) }
  }
}
