import Foundation
import Testing
import UIKit

/// The lists of views and tables before anything was added to them, and after all of it was removed.
@MainActor @Suite struct RecognizerListTests {
  @Test func recognizersAreNilUntilTheFirstOne() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [] && tap.view == nil)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
  }

  @Test func tablesWithoutADataSourceHaveOneSection() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 0 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, source) = (UITableView(), Source())
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    table.dataSource = source
    #expect(table.numberOfSections == 0)
  }

  @Test func focusItemsAreOverridden() {
    final class Empty: UIView {
      override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [self] }
    }
    let container: any UIFocusItemContainer = Empty()
    #expect(container.focusItems(in: .zero).count == 1)
  }

  @Test func textViewsScrollBeforeTheirLayout() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = String(repeating: "A long text with many words. ", count: 10)
    #expect(view.contentSize.height > 100)
    view.scrollRangeToVisible(NSRange(location: 280, length: 1))
    #expect(view.contentOffset.y > 0)
    // The first line is below the inset.
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 8)
  }
}
