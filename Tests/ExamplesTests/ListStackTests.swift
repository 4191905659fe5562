import ExampleScreens
import Foundation
import Simulator
import Testing
import UIKit

/// Rows are added and deleted by taps, with animation.
@MainActor @Suite(.serialized) struct ListStackTests {
  private let stage: Stage<ListStackViewController>
  private var device: VirtualDevice { stage.device }
  private var screen: ListStackViewController { stage.controller }

  init() throws {
    stage = try Stage("iPhone 15") { ListStackViewController() }
    screen.makeTexts = { (date: "1/2/26", code: "BEEF-1234") }
    device.advance(by: 0)
  }

  private func tap(_ view: UIView) {
    device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  @Test func rowsGrowAndShrink() throws {
    let top = stage.frame(screen.addButton).minY
    tap(screen.addButton)
    let row = try #require(screen.rows.first)
    let height = row.frame.height
    #expect(height > 20 && device.presentedFrame(of: row).height == 0)
    device.advance(by: 0.125)
    // Halfway in time is halfway in place, as ease in and out is symmetric.
    #expect(abs(device.presentedFrame(of: row).height - height / 2) < 0.5)
    #expect(abs(device.presentedFrame(of: screen.addButton).minY - height / 2) < 0.5)
    device.advance(by: 0.125)
    #expect(device.presentedFrame(of: row).height == height)
    #expect(stage.frame(screen.addButton).minY == top + height)
    let delete = try #require(row.subviews.last)
    tap(delete)
    #expect(row.isHidden && device.presentedFrame(of: row).height == height)
    device.advance(by: 0.125)
    #expect(screen.rows.count == 1 && abs(device.presentedFrame(of: row).height - height / 2) < 0.5)
    device.advance(by: 0.125)
    #expect(screen.rows.isEmpty && stage.frame(screen.addButton).minY == top)
  }

  @Test func theOffsetFollowsTheEnd() {
    for _ in 0..<40 {
      screen.addRow()
      device.advance(by: 0.3)
    }
    let scroll = screen.scrollView
    #expect(screen.rows.count == 40 && scroll.contentSize.height > scroll.bounds.height)
    let end = stage.frame(screen.addButton).maxY
    #expect(abs(end - (scroll.frame.maxY - scroll.adjustedContentInset.bottom)) < 0.5)
    stage.expectClean()
  }
}
