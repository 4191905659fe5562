import Foundation
import Testing
import UIKit

/// The refresh control that Interface Builder saves beside the table of a table view controller.
@MainActor @Suite(.serialized) struct RefreshControlDocumentTests {
  final class Refreshing: UITableViewController {
    var count = 0
    func refresh() { count += 1 }
  }

  @Test func aTableControllerHasTheRefreshControlOfItsDocument() throws {
    RuntimeClasses.register(Refreshing.self, name: "Refreshing") { c in
      c.method("refresh") { (o: Refreshing, _: RuntimeArguments) throws -> Void in o.refresh() }
    }
    let scene = """
      <scene sceneID="ts"><objects><tableViewController customClass="Refreshing" id="table">
        <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
        <refreshControl key="refreshControl" id="r"><rect key="frame" x="0" y="0" width="1000" height="1000"/>
          <connections><action selector="refresh" destination="table" eventType="valueChanged" id="a"/></connections>
        </refreshControl>
      </tableViewController></objects></scene>
      """
    let files = try Storyboards(["Main.storyboard": Storyboards.document(scene, initial: "table")])
    let controller = try #require(try files.storyboard().instantiateInitialViewController() as? Refreshing)
    #expect(!controller.isViewLoaded)
    let control = try #require(controller.refreshControl)
    #expect(
      control === controller.tableView.refreshControl
        && control.frame.height == UIRefreshControl().frame.height)
    // As tests of applications find what a control does.
    let actions = control.allTargets.flatMap {
      control.actions(forTarget: $0, forControlEvent: .valueChanged) ?? []
    }
    #expect(actions == ["refresh"])
    control.sendActions(for: .valueChanged)
    #expect(controller.count == 1)
  }
}
