import Foundation

/// A proposal for a drop on text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// The text that a drop changes. The raw values are UIKit's.
  public enum Action: UInt, Sendable {
    /// The text is inserted at the position.
    case insert = 0
    /// The text replaces the selection.
    case replaceSelection = 1
    /// The text replaces all text.
    case replaceAll = 2
  }

  /// The display of progress. The raw values are UIKit's.
  public enum ProgressMode: UInt, Sendable {
    /// The system displays the progress.
    case system = 0
    /// The application displays the progress.
    case custom = 1
  }

  /// The object that performs a drop. The raw values are UIKit's.
  public enum Performer: UInt, Sendable {
    /// The view.
    case view = 0
    /// The delegate.
    case delegate = 1
  }

  /// The text that the drop changes. Without effect: text views have no drops of their own.
  open var dropAction = Action.insert
  /// The display of progress. Without effect: text views have no drops of their own.
  open var dropProgressMode = ProgressMode.system
  /// A Boolean value that indicates whether text is moved within a view without item providers. Without effect: text
  /// views have no drops of their own.
  open var useFastSameViewOperations = false
  /// The object that performs the drop. Without effect: text views have no drops of their own.
  open var dropPerformer = Performer.view
}
