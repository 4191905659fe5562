extension ParityReport {
  /// The most causes, and the most other differences, of a screen in the text. The JSON has all.
  private static let listed = 12

  /// The report as text.
  package var text: String {
    var lines: [String] = []
    for screen in screens { lines += Self.lines(of: screen) }
    for problem in problems { lines.append("\(problem.path): \(problem.reason)") }
    if !lines.isEmpty { lines.append("") }
    lines += summary
    return lines.joined(separator: "\n")
  }

  /// The last lines: the numbers of all screens together.
  package var summary: [String] {
    let compared = screens.count { $0.problem == nil }
    var lines: [String] = []
    if let pixelShare {
      lines.append(
        "\(Self.percent(pixelShare)) of \(views) views within a pixel, \(Self.percent(pointShare)) within a point, in "
          + "\(compared) of \(screens.count) recordings")
    } else {
      lines.append("no views were compared, in \(screens.count) recordings")
    }
    for total in causes {
      lines.append(
        "  \(total.kind.title): \(total.views) \(total.views == 1 ? "view" : "views"), of \(total.causes) "
          + (total.causes == 1 ? "cause" : "causes"))
    }
    if let similarity { lines.append("structural similarity of the pictures: \(similarity)") }
    if !problems.isEmpty {
      lines.append("\(problems.count) \(problems.count == 1 ? "file" : "files") cannot be read")
    }
    return lines
  }

  private static func lines(of screen: ParityScreen) -> [String] {
    let similarity = screen.similarity.map { ", pictures \($0) alike" } ?? ""
    let title = "\(screen.recording): \(screen.screen)\(screen.versions)"
    if let problem = screen.problem { return ["\(title): \(problem)\(similarity)"] }
    let further = screen.further > 0 ? ", \(screen.further) only here" : ""
    var lines = [
      "\(title): \(screen.withinPixel) of \(screen.views) views within a pixel, \(screen.withinPoint) within a point"
        + "\(further)\(similarity)"
    ]
    let causes = screen.causes.sorted { $0.views > $1.views }
    for cause in causes.prefix(listed) {
      let others = cause.views - (cause.kind == .design && cause.shown == nil ? 0 : 1)
      let follow = others > 0 ? "; \(others) \(others == 1 ? "view follows" : "views follow")" : ""
      lines.append("  [\(cause.kind.title)] \(cause.sentence)\(follow)")
    }
    if causes.count > listed { lines.append("  and \(causes.count - listed) more") }
    for sentence in screen.attributes.prefix(listed) { lines.append("  \(sentence)") }
    if screen.attributes.count > listed { lines.append("  and \(screen.attributes.count - listed) more") }
    return lines
  }
}

extension ParityScreen {
  /// The device and the versions in a title.
  package var versions: String {
    let settings = settings.sorted { $0.key < $1.key }.map { ", \($0.value)" }.joined()
    let shown = [shownOn.map { "on \($0)" }, shownAs.map { "as iOS \($0)" }].compactMap { $0 }
    let here = shown.isEmpty ? "" : ", shown \(shown.joined(separator: " "))"
    return " on \(device), iOS \(system)\(settings)\(here)"
  }
}
