import Foundation

/// The methods with which a delegate provides sessions of searches.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session of a search in a view; `nil` for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Tells the delegate that a session begins.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Tells the delegate that a session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that searches the text of a view. The system's navigator is not displayed: the search follows
/// `searchText`.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate that provides sessions, which is not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view of the interaction, which is not retained.
  open private(set) weak var view: UIView?
  /// The session of the search; `nil` for none.
  open private(set) var activeFindSession: UIFindSession?
  /// A Boolean value that indicates whether a search is in progress.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// The text to search for; `nil` for none. Setting it during a search searches again.
  open var searchText: String? {
    didSet { if searchText != oldValue { search() } }
  }
  /// The text that replaces results. Stored only: replacing is left to the session.
  open var replacementText: String?
  /// A block that returns the menu of options, given the suggested entries. Stored only: no navigator is displayed.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates an interaction with a delegate that provides sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a search with a session of the delegate's.
  ///
  /// - Parameter showingReplace: Without effect: no navigator is displayed.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  /// Ends the search.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  private func search() {
    // The navigator's search ignores case until the user chooses another option.
    activeFindSession?.performSearch(
      query: searchText ?? "", options: UITextSearchOptions(.contains, .caseInsensitive))
  }

  /// Highlights the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Highlights the previous result.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Updates the number of results in the navigator. Without effect: no navigator is displayed.
  open func updateResultCount() {}
}
