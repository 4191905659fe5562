import Foundation
import LayoutExplanations
import ScreenLint
import Simulator
import UIKit
import ViewDescriptions

/// The queries about the screen.
extension ScreenSession {
  func query(_ request: SessionRequest) throws -> SessionAnswer {
    let outline = outline()
    guard let question = try request.text("question") else {
      throw SessionError("question is missing; there are: \(Self.questions.joined(separator: ", "))")
    }
    let names = device.stableNames
    let lines: [String]
    switch question {
    case "at": lines = at(try target(of: request, in: outline, isTouched: false).point, names)
    case "why": lines = why(try view(of: request, in: outline), names)
    case "explain":
      guard let named = request.arguments["target"], named != .null else {
        lines = try device.explain().text.components(separatedBy: "\n")
        break
      }
      lines = device.explain(try view(of: request, in: outline)).text.components(separatedBy: "\n")
    case "lint": lines = lint()
    case "overlaps": lines = overlaps(outline, names)
    case "cut": lines = cut(outline, names)
    default:
      throw SessionError(
        "there is no question \"\(question)\"; there are: \(Self.questions.joined(separator: ", "))")
    }
    return SessionAnswer(
      text: lines.joined(separator: "\n"),
      structured: .object(["lines": .array(lines.map { .string($0) })]))
  }

  /// Returns the view that the target of a request is, or that is at its point.
  private func view(of request: SessionRequest, in outline: ScreenOutline) throws -> UIView {
    let target = try target(of: request, in: outline, isTouched: false)
    guard let view = target.view ?? device.view(at: target.point) else {
      throw SessionError("no view is there")
    }
    return view
  }

  /// The names of the questions.
  public nonisolated static let questions = ["at", "why", "explain", "lint", "overlaps", "cut"]

  private func words(_ length: CGFloat) -> String {
    let rounded = (Double(length) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private func words(_ frame: CGRect) -> String {
    "(\(words(frame.minX)),\(words(frame.minY)) \(words(frame.width))x\(words(frame.height)))"
  }

  private func name(_ view: UIView, _ names: [ObjectIdentifier: String]) -> String {
    "\(number(of: view)) \(names[ObjectIdentifier(view)] ?? "\(type(of: view))")"
  }

  /// Returns the views at a point, the one that receives touches first.
  private func at(_ point: CGPoint, _ names: [ObjectIdentifier: String]) -> [String] {
    guard let hit = device.view(at: point) else { return ["no view takes touches there"] }
    var lines: [String] = []
    var present: UIView? = hit
    while let view = present {
      let recognizers = (view.gestureRecognizers ?? []).filter(\.isEnabled).map { "\(type(of: $0))" }
      let note = recognizers.isEmpty ? "" : ", recognizes \(recognizers.joined(separator: ", "))"
      lines.append("\(name(view, names)) \(words(ScreenOutline.frame(of: view)))\(note)")
      present = view.superview
    }
    return lines
  }

  /// Returns the reasons for the position and size of a view.
  private func why(_ view: UIView, _ names: [ObjectIdentifier: String]) -> [String] {
    var lines = [
      "\(name(view, names)): frame \(words(view.frame)), on the screen \(words(ScreenOutline.frame(of: view)))"
    ]
    let intrinsic = view.intrinsicContentSize
    if intrinsic.width != UIView.noIntrinsicMetric || intrinsic.height != UIView.noIntrinsicMetric {
      func text(_ length: CGFloat) -> String {
        length == UIView.noIntrinsicMetric ? "none" : words(length)
      }
      lines.append("intrinsic content size \(text(intrinsic.width)) x \(text(intrinsic.height))")
    }
    if view.translatesAutoresizingMaskIntoConstraints, view.superview != nil {
      lines.append("its frame was set; translatesAutoresizingMaskIntoConstraints is true")
    }
    let decisions = FrameDecisions(ofFrameOf: view)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      lines.append(axis == .horizontal ? "x and width:" : "y and height:")
      lines += device.decisions(decisions, about: view, along: axis, names: names, limit: 16).map {
        "  \($0)"
      }
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      lines.append("  hugging \(Int(hugging)), compression resistance \(Int(resistance))")
    }
    return lines
  }

  /// Returns the defects of the screen in its present state, as `lint` finds them in one configuration.
  private func lint() -> [String] {
    let findings = device.findings()
    let lines = findings.prefix(100).flatMap { finding in
      let place = finding.place.map { " (\($0.file):\($0.line))" } ?? ""
      return ["\(finding.level): \(finding.message)\(place) [\(finding.rule)]", "  \(finding.advice)"]
    }
    if findings.isEmpty { return ["nothing is wrong in this configuration"] }
    return lines + (findings.count > 100 ? ["… \(findings.count - 100) more"] : [])
  }

  /// Returns the pairs of texts and controls that overlap without one being inside of the other.
  private func overlaps(_ outline: ScreenOutline, _ names: [ObjectIdentifier: String]) -> [String] {
    let roles: Set<String> = [
      "view", "scroll view", "table", "collection", "touchable view", "image", "cell",
    ]
    let leaves = outline.elements.indices.filter {
      !roles.contains(outline.elements[$0].role) && !(outline.views[$0] is UINavigationBar)
        && !(outline.views[$0] is UITabBar) && !(outline.views[$0] is UIToolbar)
    }
    var lines: [String] = []
    for (place, one) in leaves.enumerated() {
      for other in leaves.dropFirst(place + 1) {
        let (first, second) = (outline.views[one], outline.views[other])
        guard !first.isDescendant(of: second), !second.isDescendant(of: first) else { continue }
        let common = ScreenOutline.frame(of: first).intersection(ScreenOutline.frame(of: second))
        guard !common.isNull, common.width >= 1, common.height >= 1 else { continue }
        lines.append("\(name(first, names)) and \(name(second, names)) share \(words(common))")
        if lines.count == 200 { return lines + ["… more"] }
      }
    }
    return lines.isEmpty ? ["nothing overlaps"] : lines
  }

  /// Returns the texts that are truncated or clipped, and the elements that are partly outside of the screen or of a clipping view.
  private func cut(_ outline: ScreenOutline, _ names: [ObjectIdentifier: String]) -> [String] {
    let rules = LintRules.layout.filter { [.textTruncated, .textClipped].contains($0.id) }
    let texts = device.foundDefects(rules)
    let told = Set(texts.map { ObjectIdentifier($0.view) })
    var lines = texts.map { "\(name($0.view, names)): \($0.description.message)" }
    for view in outline.views where !told.contains(ObjectIdentifier(view)) {
      guard let cut = cutEdge(of: view) else { continue }
      let by = cut.by.map { "by \(name($0, names))" } ?? "by the edge of the screen"
      lines.append("\(name(view, names)) \(words(ScreenOutline.frame(of: view))): cut \(by)")
    }
    return lines.isEmpty ? ["nothing is cut"] : lines
  }

  /// The cause that cuts a part of a view off.
  private struct CutEdge {
    /// The view that clips; `nil` for the edge of the screen.
    let by: UIView?
  }

  /// Returns what cuts a part of a view off; `nil` if nothing does.
  private func cutEdge(of view: UIView) -> CutEdge? {
    let size = device.device.size(in: device.interfaceOrientation)
    let frame = ScreenOutline.frame(of: view)
    var seen = frame.intersection(CGRect(origin: .zero, size: size))
    var clipping: UIView?
    for present in sequence(first: view, next: \.superview).dropFirst() {
      if present.clipsToBounds, !(present is UIScrollView) {
        let inner = seen.intersection(ScreenOutline.frame(of: present))
        if inner.width < seen.width - 0.5 || inner.height < seen.height - 0.5 { clipping = present }
        seen = inner
      }
      // The hidden part of a scroll view's content can be scrolled into view.
      if present is UIScrollView { return nil }
    }
    let isCut = seen.isNull || seen.width < frame.width - 0.5 || seen.height < frame.height - 0.5
    return isCut ? CutEdge(by: clipping) : nil
  }
}
