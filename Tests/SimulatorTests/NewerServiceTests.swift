import DeviceModels
import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// Newer members of controllers and controls, under fingers.
@MainActor @Suite struct NewerServiceTests {
  private final class Suggesting: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions =
        text.isEmpty
        ? nil : ["one", "two"].map { UISearchSuggestionItem(localizedSuggestion: "\(text) \($0)") }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  @Test func suggestionsAreChosen() throws {
    let searched = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let updater = Suggesting()
    search.searchResultsUpdater = updater
    searched.navigationItem.searchController = search
    searched.navigationItem.hidesSearchBarWhenScrolling = false
    let phone = try steppedPhone(UINavigationController(rootViewController: searched))
    phone.settlesByItself = true
    search.isActive = true
    phone.typeText("x")
    phone.layOut()
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }
    let rows = buttons(search.view)
    #expect(rows.map { $0.configuration?.title } == ["x one", "x two"])
    let row = try #require(rows.last)
    let place = row.convert(row.bounds, to: nil)
    phone.tap(at: CGPoint(x: place.minX + 60, y: place.midY))
    #expect(updater.chosen == ["x two"])
    search.isActive = false
    #expect(buttons(search.view).isEmpty)
  }

  /// A finger that moves over the dots turns a page for each distance of two dots.
  @Test func pagesFollowAFinger() throws {
    let controller = UIViewController()
    let dots = UIPageControl(frame: CGRect(x: 50, y: 300, width: 280, height: 44))
    dots.numberOfPages = 9
    controller.view.addSubview(dots)
    let phone = try steppedPhone(controller)
    var states: [UIPageControl.InteractionState] = []
    dots.addAction(UIAction { _ in states.append(dots.interactionState) }, for: .valueChanged)
    phone.tap(at: CGPoint(x: 300, y: 322))
    #expect(dots.currentPage == 1 && states == [.discrete] && dots.interactionState == .none)
    states = []
    phone.drag(from: CGPoint(x: 100, y: 322), to: CGPoint(x: 200, y: 322))
    #expect(dots.currentPage > 3 && !states.isEmpty && states.allSatisfy { $0 == .continuous })
    let page = dots.currentPage
    dots.allowsContinuousInteraction = false
    phone.drag(from: CGPoint(x: 100, y: 322), to: CGPoint(x: 130, y: 322))
    #expect(dots.currentPage == page - 1)
  }

  private final class Deaf: UITapGestureRecognizer {
    var hears = false
    override func shouldReceive(_ event: UIEvent) -> Bool { hears }
  }

  @Test func recognizersRefuseEvents() throws {
    let controller = UIViewController()
    let tap = Deaf()
    var calls = 0
    tap.addHandler { calls += 1 }
    controller.view.addGestureRecognizer(tap)
    let phone = try steppedPhone(controller)
    phone.tap(at: CGPoint(x: 100, y: 400))
    #expect(calls == 0)
    tap.hears = true
    phone.tap(at: CGPoint(x: 100, y: 400))
    #expect(calls == 1)
  }

  private final class Popping: NSObject, UIPopoverControllerDelegate {
    var allows = false
    var dismissed = 0
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { allows }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { dismissed += 1 }
  }

  @Test func popoversOfFormerTimesAreDismissed() throws {
    let root = UIViewController()
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    pad.show(root)
    pad.settlesByItself = true
    let popover = UIPopoverController(contentViewController: UIViewController())
    let delegate = Popping()
    popover.delegate = delegate
    popover.contentSize = CGSize(width: 200, height: 150)
    popover.present(
      from: CGRect(x: 100, y: 100, width: 20, height: 20), in: root.view, permittedArrowDirections: .any,
      animated: false)
    pad.layOut()
    #expect(popover.isPopoverVisible && popover.contentViewController.view.bounds.width == 200)
    pad.tap(at: CGPoint(x: 700, y: 900))
    #expect(popover.isPopoverVisible && delegate.dismissed == 0)
    delegate.allows = true
    pad.tap(at: CGPoint(x: 700, y: 900))
    pad.layOut()
    #expect(!popover.isPopoverVisible && delegate.dismissed == 1)
  }

  private final class Searching: NSObject, UISearchDisplayDelegate {
    var log: [String] = []
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
      log.append("began")
    }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { log.append("ended") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
      log.append("reload \(searchString ?? "")")
      return true
    }
  }

  @Test func resultsOfFormerTimesAreInATable() throws {
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    controller.view.addSubview(bar)
    let display = UISearchDisplayController(searchBar: bar, contentsController: controller)
    let delegate = Searching()
    display.delegate = delegate
    let phone = try steppedPhone(controller)
    #expect(controller.searchDisplayController === display)
    phone.tap(at: CGPoint(x: 150, y: 128))
    #expect(display.isActive)
    phone.typeText("a")
    #expect(display.searchResultsTableView.superview === controller.view)
    display.setActive(false, animated: false)
    #expect(display.searchResultsTableView.superview == nil && bar.text == "")
    #expect(delegate.log == ["began", "reload a", "ended"])
  }

  private final class Browsing: NSObject, UIDocumentBrowserViewControllerDelegate {
    let source: URL
    var log: [String] = []
    init(_ source: URL) { self.source = source }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { log.append("\(sourceURL.lastPathComponent) to \(destinationURL.lastPathComponent)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) { log.append("failed") }
  }

  @Test func documentsAreImportedBesideOthersAndRenamed() throws {
    let (folder, other) = (try TemporaryDirectory(), try TemporaryDirectory())
    let neighbour = folder.url.appendingPathComponent("a.txt")
    let new = other.url.appendingPathComponent("b.txt")
    for url in [neighbour, new] { try Data("x".utf8).write(to: url) }
    let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
    let delegate = Browsing(new)
    browser.delegate = delegate
    var place: URL?
    browser.importDocument(at: new, nextToDocumentAt: neighbour, mode: .move) { url, _ in place = url }
    #expect(place?.lastPathComponent == "b.txt" && !FileManager.default.fileExists(atPath: new.path))
    #expect(delegate.log == ["b.txt to b.txt"])
    let imported = try #require(place)
    browser.renameDocument(at: imported, proposedName: "c") { url, _ in place = url }
    #expect(place?.lastPathComponent == "c.txt")
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("c.txt").path))
    var failure: (any Error)?
    browser.importDocument(at: new, nextToDocumentAt: neighbour, mode: .copy) { failure = $1 }
    #expect(failure != nil && delegate.log.last == "failed")
    #expect(browser.recentDocumentsContentTypes == ["public.text"])
  }
}
