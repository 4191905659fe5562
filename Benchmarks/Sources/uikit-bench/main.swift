// The cost of layout through `import UIKit`: a feed of cells laid out with constraints compared with the same
// cells with frames computed by hand, and a whole screen from its creation to frames and a PNG.
//
// Prints a table, or JSON with --json. Times are medians of the repetitions (--repeat N) in milliseconds of
// processor time; the two kinds of cells alternate. --only TEXT only measures the lines that contain the
// text, for profilers. --growth instead prints how the time of changing large and deep hierarchies grows with
// their size; --size N then measures once, with this size.

import Foundation
import UIKit

struct Measurement: Codable {
  let name: String
  let milliseconds: Double
}

/// Returns the processor time of the closure, in milliseconds.
func time(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  body()
  return now() - start
}

/// Returns the median of the measurements of all repetitions. The first one is a warm-up.
func median(_ repetitions: Int, _ body: () -> Double) -> Double {
  _ = body()
  let times = (0..<repetitions).map { _ in body() }.sorted()
  return times[times.count / 2]
}

@MainActor
func run() throws {
  let arguments = CommandLine.arguments
  let repetitions = arguments.firstIndex(of: "--repeat").flatMap { Int(arguments[$0 + 1]) } ?? 25
  let count = arguments.firstIndex(of: "--cells").flatMap { Int(arguments[$0 + 1]) } ?? 100
  let only = arguments.firstIndex(of: "--only").map { arguments[$0 + 1] }
  if arguments.contains("--growth") {
    let size = arguments.firstIndex(of: "--size").flatMap { Int(arguments[$0 + 1]) }
    for line in Growth.lines(only: only, size: size) { print(line) }
    return
  }
  var results: [Measurement] = []
  func report(_ name: String, _ milliseconds: () -> Double) {
    if let only, !name.contains(only) { return }
    results.append(Measurement(name: name, milliseconds: milliseconds()))
  }

  // MARK: The feed

  let kinds: [(name: String, make: @MainActor ([Story]) -> Feed)] = [
    ("constraints", { Feed(cells: $0.map { ConstrainedCell(story: $0) }, constrained: true) }),
    ("by hand", { Feed(cells: $0.map { ManualCell(story: $0) }, constrained: false) }),
  ]
  var ratios: [(step: String, ratio: Double)] = []
  /// Measures one step of both kinds, alternating.
  func compare(_ step: String, _ measures: [() -> Double]) {
    let chosen = kinds.indices.filter { k in only.map { "\(kinds[k].name): \(step)".contains($0) } ?? true }
    guard !chosen.isEmpty else { return }
    var times = kinds.map { _ in [Double]() }
    for round in 0...repetitions {
      for k in chosen {
        let milliseconds = measures[k]()
        if round > 0 { times[k].append(milliseconds) }
      }
    }
    let medians = times.map { $0.isEmpty ? 0 : $0.sorted()[$0.count / 2] }
    for k in chosen {
      results.append(Measurement(name: "\(kinds[k].name): \(step)", milliseconds: medians[k]))
    }
    if chosen.count == 2 { ratios.append((step, medians[0] / medians[1])) }
  }

  let known = Story.fresh(count)
  compare(
    "build, text seen before",
    kinds.map { kind in { time { kind.make(known).layOut(width: 375) } } })
  compare(
    "build",
    kinds.map { kind in
      {
        let stories = Story.fresh(count)
        return time { kind.make(stories).layOut(width: 375) }
      }
    })
  let feeds = kinds.map { $0.make(known) }
  for feed in feeds { feed.layOut(width: 375) }
  compare(
    "resize",
    feeds.map { feed in
      {
        let width: CGFloat = feed.root.frame.width == 375 ? 390 : 375
        return time { feed.layOut(width: width) }
      }
    })
  compare(
    "new text in every cell",
    feeds.map { feed in
      {
        let stories = Story.fresh(count)
        return time {
          feed.change(to: stories)
          feed.layOut(width: 375)
        }
      }
    })

  // MARK: Lists

  for kind in ScrollingList.Kind.allCases {
    for count in [1000, 100_000] {
      report("\(kind.rawValue) of \(count): a screen of ten rows further") {
        let list = ScrollingList(kind, count: count)
        return median(repetitions) { time { list.scroll() } }
      }
    }
  }

  // MARK: A screen

  report("screen of 60 views to frames") {
    median(repetitions) {
      time {
        let screen = SettingsScreen()
        screen.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        screen.layoutIfNeeded()
      }
    }
  }
  let screen = SettingsScreen()
  screen.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
  screen.layoutIfNeeded()
  report("screen of 60 views, frames to PNG at scale 3") {
    median(repetitions) {
      time {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        _ = UIGraphicsImageRenderer(bounds: screen.bounds, format: format).pngData {
          screen.layer.render(in: $0.cgContext)
        }
      }
    }
  }

  if arguments.contains("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(results), as: UTF8.self))
  } else {
    for result in results {
      print(
        result.name.padding(toLength: 48, withPad: " ", startingAt: 0),
        String(format: "%9.3f ms", result.milliseconds))
    }
    for (step, ratio) in ratios { print("ratio", step, String(format: "%.2f", ratio)) }
  }
}

try run()
