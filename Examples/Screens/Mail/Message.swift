import Foundation

/// A message of the mail application.
struct Message: Hashable, Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var text: String
  var isRead = false
}

/// The messages, grouped by day.
@MainActor
final class Mailbox {
  struct Day {
    var title: String
    var messages: [Message]
  }

  var days: [Day]

  init(days: [Day]) { self.days = days }

  static func sample() -> Mailbox {
    Mailbox(days: [
      Day(
        title: "Today",
        messages: [
          Message(
            id: 1, sender: "Ada Krüger", subject: "Rooms for the autumn meeting",
            text: "The large room is free on Thursday. Shall I take it?"),
          Message(
            id: 2, sender: "Noor Haddad", subject: "Draft of the report",
            text: "Chapter two is new, the tables are as before."),
          Message(
            id: 3, sender: "Library", subject: "Two books are due",
            text: "Please bring them back until the end of the week.", isRead: true),
        ]),
      Day(
        title: "Yesterday",
        messages: [
          Message(
            id: 4, sender: "Ivo Marek", subject: "Photos", text: "Here are those from the lake.", isRead: true
          ),
          Message(
            id: 5, sender: "Ada Krüger", subject: "Minutes", text: "Corrections by Monday, please.",
            isRead: true),
        ]),
    ])
  }

  /// Returns the days with the messages that contain a text; all days if it is empty.
  func matching(_ text: String) -> [Day] {
    guard !text.isEmpty else { return days }
    return days.compactMap { day in
      let found = day.messages.filter {
        $0.sender.localizedCaseInsensitiveContains(text) || $0.subject.localizedCaseInsensitiveContains(text)
      }
      return found.isEmpty ? nil : Day(title: day.title, messages: found)
    }
  }

  func remove(_ message: Message) {
    for index in days.indices { days[index].messages.removeAll { $0.id == message.id } }
    days.removeAll { $0.messages.isEmpty }
  }

  func markRead(_ message: Message) {
    for index in days.indices {
      for place in days[index].messages.indices where days[index].messages[place].id == message.id {
        days[index].messages[place].isRead = true
      }
    }
  }
}
