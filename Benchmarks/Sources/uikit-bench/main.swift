// What layout costs through `import UIKit`: a feed of cells laid out by constraints against the same cells with
// frames written by hand, and a whole screen from nothing to frames and to a PNG.
//
// Prints a table, or JSON with --json. Times are medians of the repetitions (--repeat N), in milliseconds.

import Foundation
import UIKit

@MainActor
struct Measurement: Codable {
  let name: String
  let milliseconds: Double
}

@MainActor
func median(_ repetitions: Int, _ body: () -> Void) -> Double {
  body()
  var times: [Double] = []
  for _ in 0..<repetitions {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
  }
  return times.sorted()[times.count / 2]
}

/// The median of the part of each repetition that `measured` takes, after an unmeasured preparation.
@MainActor
func median<Prepared>(_ repetitions: Int, prepare: () -> Prepared, measured: (Prepared) -> Void) -> Double {
  measured(prepare())
  var times: [Double] = []
  for _ in 0..<repetitions {
    let prepared = prepare()
    let start = DispatchTime.now().uptimeNanoseconds
    measured(prepared)
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
  }
  return times.sorted()[times.count / 2]
}

@MainActor
func run() throws {
  let arguments = CommandLine.arguments
  let repetitions = arguments.firstIndex(of: "--repeat").flatMap { Int(arguments[$0 + 1]) } ?? 15
  let count = arguments.firstIndex(of: "--cells").flatMap { Int(arguments[$0 + 1]) } ?? 100
  var results: [Measurement] = []

  func measure(_ name: String, _ make: @MainActor (Int) -> Feed) {
    results.append(
      Measurement(
        name: "\(name) build",
        milliseconds: median(repetitions) {
          let feed = make(count)
          feed.layOut(width: 375)
        }))
    var width: CGFloat = 375
    let feed = make(count)
    feed.layOut(width: width)
    results.append(
      Measurement(
        name: "\(name) resize",
        milliseconds: median(repetitions) {
          width = width == 375 ? 390 : 375
          feed.layOut(width: width)
        }))
    var round = 0
    results.append(
      Measurement(
        name: "\(name) new text in every cell",
        milliseconds: median(repetitions) {
          round += 1
          feed.changeTexts(round)
          feed.layOut(width: width)
        }))
  }
  measure("constraints:") {
    Feed(cells: (0..<$0).map { ConstrainedCell(story: .number($0)) }, constrained: true)
  }
  measure("by hand:") { Feed(cells: (0..<$0).map { ManualCell(story: .number($0)) }, constrained: false) }

  results.append(
    Measurement(
      name: "screen of 60 views to frames",
      milliseconds: median(repetitions) {
        let screen = SettingsScreen()
        screen.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        screen.layoutIfNeeded()
      }))
  let screen = SettingsScreen()
  screen.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
  screen.layoutIfNeeded()
  results.append(
    Measurement(
      name: "screen of 60 views, frames to PNG at scale 3",
      milliseconds: median(repetitions) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        _ = UIGraphicsImageRenderer(bounds: screen.bounds, format: format).pngData {
          screen.layer.render(in: $0.cgContext)
        }
      }))

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
    for (a, b) in zip(results[0..<3], results[3..<6]) {
      print(
        "ratio", a.name.dropFirst("constraints: ".count),
        String(format: "%.2f", a.milliseconds / b.milliseconds))
    }
  }
}

try run()
