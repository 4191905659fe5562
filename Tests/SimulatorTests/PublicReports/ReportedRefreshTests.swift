import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of refresh controls.
@MainActor @Suite(.serialized) struct ReportedRefreshTests: PublicReports {
  /// A public test of iOS 16 and 17, and github.com/the-blue-alliance/the-blue-alliance-ios/pull/1141: "A UIRefreshControl received
  /// offscreen beginRefreshing. Ignored."
  @Test(arguments: [(16, true), (17, false)]) func refreshingBeginsInAWindow(system: Int, begins: Bool) throws
  {
    let phone = try device("iPhone 8", system: system)
    let (controller, refresh) = (UITableViewController(), UIRefreshControl())
    controller.refreshControl = refresh
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing == begins)
    phone.show(controller)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
  }
}
