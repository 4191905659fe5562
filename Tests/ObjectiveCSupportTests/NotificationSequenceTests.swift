import Foundation
import ObjectiveCSupport
import Testing

/// Notifications as an asynchronous sequence.
@Suite struct NotificationSequenceTests {
  @Test func notificationsComeInOrderFromTheirObject() async {
    let center = NotificationCenter()
    let (sender, other) = (NSObject(), NSObject())
    let name = Notification.Name("numbered")
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: sender, userInfo: ["number": 1])
    center.post(name: name, object: other, userInfo: ["number": 2])
    center.post(name: Notification.Name("other"), object: sender, userInfo: ["number": 3])
    center.post(name: name, object: sender, userInfo: ["number": 4])
    var numbers: [Int?] = []
    for _ in 0..<2 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int) }
    #expect(numbers == [1, 4])
  }

  @Test func iteratingEndsWithItsTask() async {
    let center = NotificationCenter()
    let task = Task { () -> Int in
      var count = 0
      for await _ in center.notifications(named: Notification.Name("never")) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
