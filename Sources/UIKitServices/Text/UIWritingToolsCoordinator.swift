import Foundation

/// An interaction by which tools of the system rewrite a view's text, since iOS 18.2. There are no such tools
/// here.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  /// The delegate of a coordinator.
  public typealias Delegate = UIWritingToolsCoordinatorDelegate

  /// The activity of the tools. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// None.
    case inactive = 0
    /// A tool rewrites text in a panel.
    case noninteractive = 1
    /// A tool waits for the user.
    case interactiveResting = 2
    /// A tool rewrites the text.
    case interactiveStreaming = 3
  }

  /// The reason for a change of the text by the application. Raw values are UIKit's.
  public enum TextUpdateReason: Int, Sendable {
    /// The user typed.
    case typing = 0
    /// The user undid or redid a change.
    case undoRedo = 1
  }

  /// The reason for a change of the text by a tool. Raw values are UIKit's.
  public enum TextReplacementReason: Int, Sendable {
    /// A change in the text itself.
    case interactive = 0
    /// A change by a panel.
    case noninteractive = 1
  }

  /// The part of the text that a tool asks for. Raw values are UIKit's.
  public enum ContextScope: Int, Sendable {
    /// The selection.
    case userSelection = 0
    /// The whole text.
    case fullDocument = 1
    /// The visible text.
    case visibleArea = 2
  }

  /// The animation of a tool. Raw values are UIKit's.
  public enum TextAnimation: Int, Sendable {
    /// The text is about to change.
    case anticipate = 0
    /// The text disappears.
    case remove = 1
    /// The text appears.
    case insert = 2
  }

  /// A text that a tool rewrites.
  open class Context: NSObject {
    /// The text.
    public let attributedString: NSAttributedString
    /// The part that is rewritten.
    public let range: NSRange
    /// The identity of the text.
    public let identifier = UUID()
    /// The part that a tool has rewritten, which is none here.
    open var resolvedRange: NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Creates a text.
    public init(attributedString: NSAttributedString, range: NSRange) {
      (self.attributedString, self.range) = (attributedString, range)
      super.init()
    }
  }

  /// The times of an animation, and closures for it. There are no animations here.
  @preconcurrency @MainActor
  open class AnimationParameters: NSObject {
    /// The length of the animation, in seconds.
    open var duration: CGFloat { 0 }
    /// The delay of the animation, in seconds.
    open var delay: CGFloat { 0 }
    /// Stored only: a closure called with the progress, from 0 to 1; nothing is animated.
    open var progressHandler: ((Float) -> Void)?
    /// Stored only: a closure called at the end; nothing is animated.
    open var completionHandler: (() -> Void)?
  }

  /// A Boolean value that indicates whether the device has the tools; always `false`.
  public class var isWritingToolsAvailable: Bool { false }

  /// The delegate; a weak reference.
  open private(set) weak var delegate: (any UIWritingToolsCoordinatorDelegate)?
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  /// Stored only: the view in which effects appear; there are none.
  open weak var effectContainerView: UIView?
  /// The view in which marks appear. Without effect: there are none.
  open weak var decorationContainerView: UIView?
  /// The activity of the tools; always `inactive`.
  open var state: State { .inactive }
  /// The preferred extent of the tools; `default` by default.
  open var preferredBehavior = UIWritingToolsBehavior.default
  /// The extent of the tools; always `none`.
  open var behavior: UIWritingToolsBehavior { .none }
  /// The preferred forms of text; none by default.
  open var preferredResultOptions: UIWritingToolsResultOptions = []
  /// The forms of text that tools return, which are the preferred ones.
  open var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }
  /// Stored only: whether texts contain the marks of lists; `false` by default. No tool asks for texts.
  open var includesTextListMarkers = false

  /// Creates a coordinator with a delegate.
  public init(delegate: (any UIWritingToolsCoordinatorDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Without effect: no tool is active.
  open func stopWritingTools() {}
  /// Without effect: no tool is active.
  open func updateRange(
    _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason,
    forContextWithIdentifier contextID: UUID
  ) {}
  /// Without effect: no tool is active.
  open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}

  /// Called when the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}
  /// Takes the view that the interaction was added to.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods by which a delegate gives texts to the tools that rewrite them. None is called here.
@preconcurrency @MainActor
public protocol UIWritingToolsCoordinatorDelegate: AnyObject {
  /// Asks the delegate for the texts of a scope.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsContextsFor scope: UIWritingToolsCoordinator.ContextScope,
    completion: @escaping ([UIWritingToolsCoordinator.Context]) -> Void)
  /// Asks the delegate to replace a part of a text.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange,
    in context: UIWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString,
    reason: UIWritingToolsCoordinator.TextReplacementReason,
    animationParameters: UIWritingToolsCoordinator.AnimationParameters?,
    completion: @escaping (NSAttributedString?) -> Void)
  /// Asks the delegate to select parts of a text.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue],
    in context: UIWritingToolsCoordinator.Context, completion: @escaping () -> Void)
  /// Asks the delegate for the outlines of a part of a text.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping ([UIBezierPath]) -> Void)
  /// Asks the delegate for the lines below a part of a text.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping ([UIBezierPath]) -> Void)
  /// Asks the delegate to prepare an animation.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    prepareFor textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping () -> Void)
  /// Asks the delegate for the picture of an animation.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsPreviewFor textAnimation: UIWritingToolsCoordinator.TextAnimation, of range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping (UITargetedPreview?) -> Void)
  /// Tells the delegate of the end of an animation.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    finish textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping () -> Void)
  /// Asks the delegate for the parts of a range in one container each.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsSingleContainerSubrangesOf range: NSRange, in context: UIWritingToolsCoordinator.Context,
    completion: @escaping ([NSValue]) -> Void)
  /// Asks the delegate for the view in which marks of a part appear.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsDecorationContainerViewFor range: NSRange, in context: UIWritingToolsCoordinator.Context,
    completion: @escaping (UIView) -> Void)
  /// Tells the delegate of the tools' activity.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    willChangeTo newState: UIWritingToolsCoordinator.State, completion: @escaping () -> Void)
  /// Asks the delegate for the text at a point.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsRangeInContextWithIdentifierFor point: CGPoint, completion: @escaping (NSRange, UUID) -> Void)
}

extension UIWritingToolsCoordinatorDelegate {
  /// Returns the range as it is.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsSingleContainerSubrangesOf range: NSRange, in context: UIWritingToolsCoordinator.Context,
    completion: @escaping ([NSValue]) -> Void
  ) { completion([NSValue(range: range)]) }
  /// Returns the coordinator's view.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsDecorationContainerViewFor range: NSRange, in context: UIWritingToolsCoordinator.Context,
    completion: @escaping (UIView) -> Void
  ) { completion(writingToolsCoordinator.decorationContainerView ?? UIView()) }
  /// Goes on at once.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    willChangeTo newState: UIWritingToolsCoordinator.State, completion: @escaping () -> Void
  ) { completion() }
  /// Returns no text.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsRangeInContextWithIdentifierFor point: CGPoint, completion: @escaping (NSRange, UUID) -> Void
  ) { completion(NSRange(location: NSNotFound, length: 0), UUID()) }
}
