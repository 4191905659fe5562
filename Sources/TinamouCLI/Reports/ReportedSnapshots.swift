import ForkSafeLocks
import Foundation

/// The lines of processes that draw snapshots, of which what was asked for is heard only.
///
/// A line is of a unit that was asked for, and its picture of that unit's screen and configuration. A unit is drawn where its picture
/// came, whatever its process says at its end.
final class ReportedSnapshots: Sendable {
  /// The outcome of a unit.
  enum Event: Sendable {
    case picture(SnapshotPicture)
    /// The unit, or one of its pictures, could not be drawn, for a reason.
    case failure(String, isCrash: Bool)
  }

  private struct Unit {
    var hasBegun = false
    var hasEnded = false
    /// The pictures that came.
    var ids: Set<SnapshotID> = []
    var hasFailed = false
  }
  private struct State {
    var order: [String] = []
    var units: [String: Unit] = [:]
    var refusals: [String] = []
  }
  private let state = Mutex(State())
  /// A Boolean value that indicates whether a unit is a document, which has several pictures.
  private let areDocuments: Bool
  private let take: @Sendable (String, Event) -> Void

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - areDocuments: whether the units are documents, whose pictures are named after their scenes.
  ///   - take: called with the unit and with what became of it, on any thread.
  init(areDocuments: Bool, take: @escaping @Sendable (String, Event) -> Void) {
    self.areDocuments = areDocuments
    self.take = take
  }

  /// Asks for units, in addition to those before.
  func ask(for units: [String]) {
    state.withLock { state in
      for unit in units where state.units[unit] == nil {
        state.order.append(unit)
        state.units[unit] = Unit()
      }
    }
  }

  /// The units that were asked for, in their order.
  var units: [String] { state.withLock { $0.order } }

  /// The maximum number of refusals that are kept for messages.
  private static let mostRefusals = 20

  /// Hears a line of the process of a screen, whose units are those of the screen.
  func hear(_ line: SnapshotLine, of screen: String) {
    guard line.unit.hasPrefix(Screen.slug(of: screen) + "/") else {
      return state.withLock { refuse("\(shown(line.unit)) is not of the screen \(shown(screen))", &$0) }
    }
    hear(line)
  }

  private func refuse(_ words: String, _ state: inout State) {
    if state.refusals.count < Self.mostRefusals { state.refusals.append(words) }
  }

  /// Hears a line.
  func hear(_ line: SnapshotLine) {
    var events: [Event] = []
    state.withLock { state in
      func refuse(_ words: String) { self.refuse(words, &state) }
      guard var unit = state.units[line.unit] else {
        return refuse("\(shown(line.unit)) was not asked for")
      }
      guard !unit.hasEnded else { return refuse("\(line.unit) was told again after its end") }
      unit.hasBegun = true
      if line.picture != nil || line.screen != nil {
        do throws(SnapshotPicture.Refusal) {
          let picture = try SnapshotPicture(line)
          if !isOf(line.unit, picture.id) {
            refuse("a picture of \(line.unit) is called \(picture.id)")
          } else if unit.ids.insert(picture.id).inserted {
            events.append(.picture(picture))
          } else {
            refuse("\(picture.id) was drawn twice")
          }
        } catch { refuse(error.description) }
      }
      if let error = line.error {
        unit.hasFailed = true
        events.append(.failure(String(error.prefix(4000)), isCrash: line.ends == true))
      }
      unit.hasEnded = line.ends == true
      state.units[line.unit] = unit
    }
    for event in events { take(line.unit, event) }
  }

  /// Returns whether a picture is of a unit.
  private func isOf(_ unit: String, _ id: SnapshotID) -> Bool {
    guard areDocuments else { return id.description == unit }
    let parts = unit.split(separator: "/")
    guard parts.count == 2 else { return false }
    return id.configuration.description == parts[1]
  }

  private func shown(_ text: String) -> String { "\"" + ReportedText.line(String(text.prefix(200))) + "\"" }

  /// Says of each unit that nothing came of why that is so, and returns what was refused, in words.
  func end() -> [String] {
    let (missing, refusals) = state.withLock { state in
      let missing = state.order.compactMap { name -> (String, String)? in
        guard let unit = state.units[name], !unit.hasFailed, unit.ids.isEmpty || !unit.hasEnded else {
          return nil
        }
        let reason =
          unit.hasEnded
          ? "its process says that it was drawn, and there is no picture"
          : unit.hasBegun ? "the screen ended its process" : "it was not drawn"
        return (name, reason)
      }
      return (missing, state.refusals)
    }
    for (unit, reason) in missing { take(unit, .failure(reason, isCrash: true)) }
    return refusals
  }
}
