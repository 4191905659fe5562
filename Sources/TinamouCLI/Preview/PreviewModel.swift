import ForkSafeLocks
import Foundation
import ScreenLint
import ViewDescriptions

/// The present state of the page. It is changed by the thread that builds and draws, and read by requests.
final class PreviewModel: Sendable {
  struct Contents: Sendable {
    let png: Data?
    let description: String?
  }
  private struct State: Sendable {
    var data: PageData
    var contents: [String: Contents] = [:]
    /// The facts that rules compare with the other pictures of a screen, by the identifiers of pictures.
    var facts: [String: LintFacts.Screen] = [:]
    /// The defects of pictures alone, without those that a comparison shows.
    var own: [String: [FindingDescription]] = [:]
    var version = 0
    /// The pictures that the present round has drawn.
    var drawn: Set<String> = []
    var screens: [PageScreen] = []
    var started: ContinuousClock.Instant?
    var focus: String?
  }
  private let state: Mutex<State>
  let events: PreviewEvents

  init(title: String, choices: PageChoices, events: PreviewEvents) {
    var data = PageData(title: title)
    data.live = true
    data.build = PageBuild()
    data.choices = choices
    state = Mutex(State(data: data))
    self.events = events
  }

  // MARK: Reading

  var data: PageData { state.withLock { $0.data } }

  func contents(of id: String) -> Contents? { state.withLock { $0.contents[id] } }

  func picture(_ id: String) -> (screen: PageScreen, picture: PagePicture)? {
    state.withLock { state in
      guard let picture = state.data.pictures.first(where: { $0.id == id }),
        let screen = state.data.screens.first(where: { $0.slug == picture.screen })
      else { return nil }
      return (screen, picture)
    }
  }

  /// The picture to draw first, by its id.
  var focus: String? {
    get { state.withLock { $0.focus } }
    set { state.withLock { $0.focus = newValue } }
  }

  // MARK: Rounds

  /// Begins to build and draw: pictures are out of date until they are drawn.
  ///
  /// - Parameters:
  ///   - saved: the name of the file that was changed; nil where nothing was.
  ///   - started: when it was changed.
  ///   - isAffected: which pictures may change.
  func begin(
    saved: String?, started: ContinuousClock.Instant?, isAffected: (PagePicture) -> Bool = { _ in true }
  ) {
    let data = state.withLock { state in
      state.drawn = []
      state.screens = []
      state.started = started
      var build = PageBuild()
      build.state = .building
      build.saved = saved
      state.data.build = build
      for index in state.data.pictures.indices where isAffected(state.data.pictures[index]) {
        state.data.pictures[index].isStale = true
      }
      return state.data
    }
    events.send("data", data)
  }

  /// The most pictures, and the most screens.
  private static let countLimit = 10_000

  /// Takes a picture that was drawn, and tells the pages.
  func take(_ given: PreviewDrawing) throws(SessionFailure) {
    let drawing = try given.checked()
    let isOver = state.withLock { max($0.contents.count, $0.data.screens.count) >= Self.countLimit }
    guard !isOver else { throw SessionFailure("more than \(Self.countLimit) pictures are not shown") }
    let now = ContinuousClock.now
    let (changed, build, data) = state.withLock { state -> ([PagePicture], PageBuild?, PageData?) in
      let isNew = Self.add(drawing.screen, to: &state)
      guard var picture = drawing.picture else {
        return (Self.fail(drawing, &state), nil, isNew ? state.data : nil)
      }
      state.version += 1
      state.drawn.insert(picture.id)
      picture.version = state.version
      picture.seconds = state.started.map { Self.seconds(from: $0, to: now) }
      picture.error = drawing.error ?? picture.error
      state.facts[picture.id] = drawing.facts
      state.own[picture.id] = picture.findings
      if drawing.png != nil || state.contents[picture.id] == nil {
        state.contents[picture.id] = Contents(png: drawing.png, description: drawing.description)
      }
      var build: PageBuild?
      if state.drawn.count == 1, let seconds = picture.seconds {
        state.data.build?.seconds = seconds
        build = state.data.build
      }
      guard let index = state.data.pictures.firstIndex(where: { $0.id == picture.id }) else {
        state.data.pictures.append(picture)
        _ = Self.compare(picture.screen, &state)
        return ([picture], build, state.data)
      }
      if drawing.png == nil { picture.isStale = true }
      state.data.pictures[index] = picture
      let others = Self.compare(picture.screen, &state).filter { $0.id != picture.id }
      return ([state.data.pictures[index]] + others, build, isNew ? state.data : nil)
    }
    if let data {
      events.send("data", data)
    } else {
      for picture in changed { events.send("picture", picture) }
      if let build { events.send("build", build) }
    }
  }

  private static func add(_ screen: PageScreen, to state: inout State) -> Bool {
    if !state.screens.contains(where: { $0.slug == screen.slug }) { state.screens.append(screen) }
    if let index = state.data.screens.firstIndex(where: { $0.slug == screen.slug }) {
      state.data.screens[index] = screen
      return false
    }
    state.data.screens.append(screen)
    return true
  }

  /// Compares the pictures of a screen, and returns those with other findings than before.
  private static func compare(_ screen: String, _ state: inout State) -> [PagePicture] {
    let places = state.data.pictures.indices.filter { state.data.pictures[$0].screen == screen }
    let found = PageDifferences.findings(of: places.map { state.data.pictures[$0] }, state.facts)
    var changed: [PagePicture] = []
    for place in places {
      var picture = state.data.pictures[place]
      picture.findings = state.own[picture.id]
      picture.add(found[picture.id] ?? [])
      guard picture != state.data.pictures[place] else { continue }
      state.data.pictures[place] = picture
      changed.append(picture)
    }
    return changed
  }

  /// Notes that a screen ended its process: its pictures of before stay, with the reason.
  private static func fail(_ drawing: PreviewDrawing, _ state: inout State) -> [PagePicture] {
    var changed: [PagePicture] = []
    for index in state.data.pictures.indices
    where state.data.pictures[index].screen == drawing.screen.slug
      && !state.drawn.contains(state.data.pictures[index].id)
    {
      state.data.pictures[index].error = drawing.error
      state.data.pictures[index].isStale = true
      state.drawn.insert(state.data.pictures[index].id)
      changed.append(state.data.pictures[index])
    }
    return changed
  }

  /// The end of a round.
  struct Ending: Sendable {
    var problems: [PageBuild.Problem] = []
    var failure: String?
    /// The beginnings of the slugs of the screens that were to be drawn; nil for all.
    var prefixes: [String]?

    var isFailure: Bool { failure != nil || !problems.isEmpty }
  }

  /// Ends a round. After a success, what was to be drawn and was not has gone; after a failure, the old pictures stay.
  func end(_ ending: Ending) {
    let now = ContinuousClock.now
    let data = state.withLock { state in
      state.data.build?.state = ending.isFailure ? .failed : .idle
      state.data.build?.errors = ending.problems
      state.data.build?.failure = ending.problems.isEmpty ? ending.failure : nil
      if state.data.build?.seconds == nil, let started = state.started {
        state.data.build?.seconds = Self.seconds(from: started, to: now)
      }
      guard !ending.isFailure else { return state.data }
      func isGone(_ screen: String) -> Bool { ending.prefixes?.contains { screen.hasPrefix($0) } ?? true }
      let gone = state.data.pictures.filter { !state.drawn.contains($0.id) && isGone($0.screen) }
      let ids = gone.map(\.id)
      state.data.pictures.removeAll { ids.contains($0.id) }
      for id in ids { (state.contents[id], state.facts[id], state.own[id]) = (nil, nil, nil) }
      for screen in Set(gone.map(\.screen)) { _ = Self.compare(screen, &state) }
      if ending.prefixes == nil {
        // Those that were there keep their order, whatever was drawn first.
        let known = state.data.screens.filter { screen in state.screens.contains { $0.slug == screen.slug } }
        state.data.screens = known
      } else {
        state.data.screens.removeAll { screen in
          isGone(screen.slug) && !state.screens.contains { $0.slug == screen.slug }
        }
      }
      state.data.shown = PageConfiguration(state.data.pictures)
      Self.sort(&state.data)
      return state.data
    }
    events.send("data", data)
  }

  /// Puts the pictures into the order of their screens, and those of a screen into one that does not depend on what was drawn first.
  private static func sort(_ data: inout PageData) {
    let order = Dictionary(
      data.screens.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
    let devices = data.shown?.devices ?? []
    func key(_ picture: PagePicture) -> (Int, Int, String) {
      (order[picture.screen] ?? .max, devices.firstIndex(of: picture.device.id) ?? .max, picture.id)
    }
    data.pictures.sort { key($0) < key($1) }
  }

  private static func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double
  {
    ((end - start) / .milliseconds(1)).rounded() / 1000
  }
}

extension PageConfiguration {
  /// Creates the choice of what pictures are drawn of.
  init(_ pictures: [PagePicture]) {
    func add(_ value: String, to list: inout [String]) { if !list.contains(value) { list.append(value) } }
    for picture in pictures {
      add(picture.device.id, to: &devices)
      add(picture.settings.appearance, to: &appearances)
      add(picture.settings.textSize, to: &textSizes)
      add(picture.settings.direction, to: &directions)
      add(picture.settings.language, to: &languages)
      add(picture.settings.orientation, to: &orientations)
    }
  }
}
