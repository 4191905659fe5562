import ExampleScreens
import Simulator
import Testing
import TinamouSnapshots
import UIKit

/// A visit of the mail application by touches.
@MainActor
@Suite(.serialized) struct MailTests {
  private struct TextMissing: Error { var text: String }

  private static let info: [String: Any] = [
    "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false] as [String: Any]
  ]

  /// The texts that are seen, and where their middles are.
  private func texts(on device: VirtualDevice) -> [(text: String, place: CGPoint)] {
    var found: [(String, CGPoint)] = []
    var waiting: [UIView] = [device.window]
    while let view = waiting.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty {
        let rect = label.convert(label.bounds, to: nil)
        if rect.intersects(device.window.bounds) { found.append((text, CGPoint(x: rect.midX, y: rect.midY))) }
      }
      waiting += view.subviews.reversed()
    }
    return found
  }

  private func sees(_ text: String, on device: VirtualDevice) -> Bool {
    texts(on: device).contains { $0.text == text }
  }

  private func place(_ text: String, on device: VirtualDevice) throws -> CGPoint {
    guard let found = texts(on: device).last(where: { $0.text == text }) else {
      throw TextMissing(text: text)
    }
    return found.place
  }

  private func tap(_ text: String, on device: VirtualDevice) throws {
    device.tap(at: try place(text, on: device))
  }

  @Test(.ios(18)) func aPhoneShowsOneScreenOfTheMailAfterAnother() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let window = try #require(phone.launch(MailDelegate.self, info: Self.info))
    // The mailbox; headers of grouped tables are in capitals.
    for text in ["Inbox", "TODAY", "YESTERDAY", "Ada Krüger", "Library", "Photos"] {
      #expect(sees(text, on: phone), "\(text)")
    }
    // A message.
    try tap("Noor Haddad", on: phone)
    #expect(sees("Draft of the report", on: phone))
    #expect(sees("Chapter two is new, the tables are as before.", on: phone))
    #expect(!sees("Library", on: phone))
    // The alert, first cancelled; the bin is at the right end of the bar.
    let bin = CGPoint(x: 393 - 28, y: 81)
    phone.tap(at: bin)
    #expect(sees("Delete this message?", on: phone))
    try tap("Cancel", on: phone)
    #expect(!sees("Delete this message?", on: phone) && sees("Draft of the report", on: phone))
    phone.tap(at: bin)
    try tap("Delete", on: phone)
    #expect(sees("Library", on: phone) && !sees("Noor Haddad", on: phone))
    // A row that is swiped away.
    let row = try place("Library", on: phone)
    phone.drag(from: CGPoint(x: 320, y: row.y), to: CGPoint(x: 230, y: row.y))
    try tap("Delete", on: phone)
    #expect(!sees("Library", on: phone))
    // Search.
    let field = try #require(window.firstSearchField)
    let rect = field.convert(field.bounds, to: nil)
    phone.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    phone.typeText("photo")
    #expect(sees("Photos", on: phone) && !sees("Minutes", on: phone))
    try tap("Cancel", on: phone)
    #expect(sees("Minutes", on: phone))
    // A new message rises.
    phone.tap(at: CGPoint(x: 393 - 28, y: 81))
    #expect(sees("New Message", on: phone) && !sees("Minutes", on: phone))
    try tap("Cancel", on: phone)
    #expect(sees("Inbox", on: phone) && sees("Minutes", on: phone))
    phone.terminate()
  }

  @Test func aPadShowsBothColumnsOfTheMail() throws {
    let pad = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"),
      settings: DeviceSettings(orientation: .landscape))
    _ = try #require(pad.launch(MailDelegate.self, info: Self.info))
    #expect(sees("Inbox", on: pad) && sees("No message", on: pad))
    try tap("Noor Haddad", on: pad)
    #expect(sees("Inbox", on: pad) && !sees("No message", on: pad))
    #expect(sees("Chapter two is new, the tables are as before.", on: pad))
    pad.terminate()
  }
}

extension UIView {
  fileprivate var firstSearchField: UIView? {
    if self is UISearchTextField { return self }
    return subviews.lazy.compactMap(\.firstSearchField).first
  }
}
