import Foundation
import Simulator
import Testing
import UIKit

/// The tool of the process, which modules below it ask.
@MainActor @Suite struct ToolHostTests {
  private final class Tool: ToolHost {
    let isApplication = false
    var makeOrigin: (@MainActor () -> ConstraintOrigin?)?
    var leftOut: [String] = []
    func conflictsAppeared(in root: UIView) {}
    func willShow(_ screen: String) {}
  }

  private func withTool(_ body: (Tool) throws -> Void) rethrows {
    let former = ToolHosts.current
    defer { ToolHosts.current = former }
    let tool = Tool()
    ToolHosts.current = tool
    try body(tool)
  }

  @Test func picturesAreMarkedWhereCodeWasLeftOut() throws {
    try ProcessState.preserving {
      try withTool { tool in
        let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 8"))
        device.show(UIViewController())
        let whole = try device.picture(.png, scale: 1)
        tool.leftOut = ["Cart.swift:12"]
        #expect(try device.picture(.png, scale: 1) != whole)
        tool.leftOut = []
        #expect(try device.picture(.png, scale: 1) == whole)
      }
    }
  }

  @Test func placesOfConstraintsAreRecordedByTheToolOfTheProcess() throws {
    withTool { tool in
      let view = UIView()
      #expect(view.widthAnchor.constraint(equalToConstant: 1).origin == nil)
      ConstraintOrigins.areRecorded = true
      #expect(tool.makeOrigin != nil)
      #expect(view.widthAnchor.constraint(equalToConstant: 1).origin != nil)
      ConstraintOrigins.areRecorded = false
      #expect(tool.makeOrigin == nil)
      #expect(view.widthAnchor.constraint(equalToConstant: 1).origin == nil)
    }
  }
}
