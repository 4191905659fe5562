// The cost of text: labels measured per second, cold and from the cache, compared with direct calls of Pango;
// screens of 10,000 labels; and the memory that a million texts leave behind.
//
// Prints a table, or JSON with --json. Times are processor times, the best of several runs; --quick makes the
// runs few and small.

import Foundation
import UIKit

struct Figure: Codable {
  let name: String
  let value: Double
  let unit: String
}

@MainActor
func seconds(_ body: @MainActor () -> Void) -> Double {
  let start = processorSeconds()
  body()
  return processorSeconds() - start
}

func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Resident memory in megabytes.
func residentMegabytes() -> Double {
  let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = statistics?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * 4096 / 1_048_576
}

/// The peak memory of the process since `forgetPeak`, in megabytes.
func peakMegabytes() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
}

func forgetPeak() {
  try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
}

/// The cost of texts of ten megabytes: measuring all lines at a width of 300 points, and the memory in
/// addition to the text's.
@MainActor
func measureGiants(_ figures: inout [Figure]) {
  let size = 10_000_000
  let words = Words.list(size / 12).joined(separator: " ")
  let lines = stride(from: 0, to: size, by: 41).map { offset in
    let start = words.utf8.index(words.startIndex, offsetBy: offset % (words.utf8.count - 41))
    return String(words[start..<words.utf8.index(start, offsetBy: 40)])
  }.joined(separator: "\n")
  let paragraph = String(String(repeating: words + " ", count: size / words.utf8.count + 1).prefix(size))
  for (name, text) in [("lines of 40", lines), ("one paragraph", paragraph)] {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    let before = residentMegabytes()
    forgetPeak()
    let time = seconds {
      _ = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    }
    figures.append(Figure(name: "10 MB measured, \(name)", value: time * 1000, unit: "ms"))
    figures.append(Figure(name: "10 MB measured, \(name): peak", value: peakMegabytes() - before, unit: "MB"))
    figures.append(
      Figure(name: "10 MB measured, \(name): kept", value: residentMegabytes() - before, unit: "MB"))
  }
}

@MainActor
func run() throws {
  let isQuick = CommandLine.arguments.contains("--quick")
  let count = isQuick ? 1000 : 20_000
  let rounds = isQuick ? 1 : 5
  var figures: [Figure] = []
  if CommandLine.arguments.contains("--giants") {
    measureGiants(&figures)
    for figure in figures { print(figure.name, figure.value, figure.unit) }
    return
  }

  /// Returns labels per second. Each round either has new texts or the same ones again.
  func rate(_ name: String, texts: (Int) -> [String], _ body: @MainActor ([String]) -> Void) {
    var best = 0.0
    for round in 0..<rounds {
      let list = texts(round)
      let time = seconds { body(list) }
      best = max(best, Double(list.count) / time)
    }
    figures.append(Figure(name: name, value: best, unit: "labels/s"))
  }
  let all = Words.list(count * rounds * 4)
  func fresh(_ part: Int) -> (Int) -> [String] {
    { Array(all[(part * rounds + $0) * count..<(part * rounds + $0 + 1) * count]) }
  }
  let few = Array(all.prefix(1000))
  func repeated(_: Int) -> [String] { Array(repeatElement(few, count: max(1, count / 1000)).joined()) }

  let label = UILabel()
  let paragraph = UILabel()
  paragraph.numberOfLines = 0
  rate("one label, text it never had", texts: fresh(0)) { texts in
    for text in texts {
      label.text = text
      _ = label.intrinsicContentSize
    }
  }
  rate("one label, 1000 texts again", texts: repeated) { texts in
    for text in texts {
      label.text = text
      _ = label.intrinsicContentSize
    }
  }
  rate("a new label each, new text", texts: fresh(1)) { texts in
    for text in texts {
      let label = UILabel()
      label.text = text
      _ = label.intrinsicContentSize
    }
  }
  rate("wrapped at 120 points, new text", texts: fresh(2)) { texts in
    for text in texts {
      paragraph.text = text
      _ = paragraph.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    }
  }

  let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Typesetting/Resources/Fonts").standardizedFileURL
  let pango = PangoRival(
    fontFile: fonts.appendingPathComponent("TinamouUIText-Regular.ttf").path, family: "Tinamou UI", size: 17)
  // Both measure the same: Pango has no tracking, which is -0.43 points per character at this size.
  let sample = "Good morning, Ada"
  label.text = sample
  let difference = pango.measure(sample).width - Double(label.intrinsicContentSize.width)
  guard abs(difference - 0.43 * Double(sample.count)) < 2.5 else {
    fatalError("Pango does not measure with the same font: \(difference) points apart")
  }
  rate("Pango: one layout, new text", texts: fresh(3)) { texts in
    for text in texts { _ = pango.measure(text) }
  }
  rate("Pango: one layout, 1000 texts again", texts: repeated) { texts in
    for text in texts { _ = pango.measure(text) }
  }
  rate("Pango: wrapped at 120 points, new text", texts: fresh(2)) { texts in
    for text in texts { _ = pango.measure(text, width: 120) }
  }

  // Labels below each other, in columns of 100, positioned by constraints.
  func screen(_ labels: Int, _ texts: [String]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 2400))
    root.backgroundColor = .white
    var constraints: [NSLayoutConstraint] = []
    var above: UILabel?
    for index in 0..<labels {
      let label = UILabel()
      label.text = texts[index]
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let column = index / 100
      constraints.append(
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(column) * 200))
      if index % 100 == 0 { above = nil }
      constraints.append(label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor))
      above = label
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return root
  }
  let labels = isQuick ? 1000 : 10_000
  func time(_ name: String, _ body: @MainActor () -> Void) {
    let best = (0..<max(2, rounds)).map { _ in seconds(body) }.min() ?? 0
    figures.append(Figure(name: name, value: best * 1000, unit: "ms"))
  }
  let texts = Array(all.suffix(labels))
  time("\(labels) labels to frames") { _ = screen(labels, texts) }
  let root = screen(labels, texts)
  time("\(labels) labels drawn at scale 1") {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(bounds: root.bounds, format: format).image {
      root.layer.render(in: $0.cgContext)
    }
  }

  let before = residentMegabytes()
  var words = Words()
  for _ in 0..<(isQuick ? 20_000 : 1_000_000) {
    label.text = words.next()
    _ = label.intrinsicContentSize
  }
  figures.append(
    Figure(name: "memory after a million texts more", value: residentMegabytes() - before, unit: "MB"))

  if !isQuick { measureGiants(&figures) }

  if CommandLine.arguments.contains("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(figures), as: UTF8.self))
  } else {
    for figure in figures {
      print(
        figure.name.padding(toLength: 42, withPad: " ", startingAt: 0),
        String(format: figure.unit == "labels/s" ? "%10.0f" : "%10.1f", figure.value), figure.unit)
    }
  }
}

try run()
