import Foundation

/// The progress of a page in a page control's dot, since iOS 17.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The delegate; a weak reference.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress of the current page, from 0 to 1. Dots do not show it.
  open var currentProgress: Float = 0 {
    didSet { if currentProgress != oldValue { progressChanged() } }
  }
  /// A Boolean value that indicates whether the progress is displayed; always `false`, as dots show none.
  open var isProgressVisible: Bool { false }

  /// The page control whose progress it is.
  fileprivate(set) weak var control: UIPageControl? { didSet { attached() } }

  /// Creates a progress of 0.
  public override init() { super.init() }

  func progressChanged() {}
  func attached() {}

  /// Begins the progress of a page.
  func begin(_ page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// The methods by which a delegate determines the progress of pages.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Asks the delegate for the progress with which a page begins; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Tells the delegate that the progress is displayed, or no longer. Never called here.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that advances with time, and turns pages at their end, since iOS 17.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The time of pages without one of their own, in seconds.
  open var preferredDuration: TimeInterval
  /// A Boolean value that determines whether the first page follows the last one; `false` by default.
  open var resetsToInitialPageAfterEnd = false
  /// A Boolean value that indicates whether the time advances.
  open private(set) var isRunning = false

  private var durations: [Int: TimeInterval] = [:]
  private let clock = MediaClock.current
  private var number: Int?
  private var last: TimeInterval?

  /// Creates a progress with the time of pages, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Sets the time of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// Returns the time of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Makes the time advance.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    last = nil
    number = clock.addFrames(isEndless: true) { [weak self] time in
      MainActor.assumeIsolated { self?.tick(time) ?? false }
    }
  }

  /// Stops the time.
  open func pauseTimer() {
    isRunning = false
    if let number { clock.removeFrames(number) }
    number = nil
  }

  override func progressChanged() {
    (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard isRunning, let control else {
      isRunning = false
      return false
    }
    let passed = last.map { time - $0 } ?? 0
    last = time
    let whole = duration(forPage: control.currentPage)
    guard whole > 0 else { return true }
    currentProgress = min(currentProgress + Float(passed / whole), 1)
    if currentProgress >= 1 { advance(control) }
    return isRunning
  }

  /// Turns to the next page, if there is one and the delegate permits it.
  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage >= control.numberOfPages - 1
    if isLast, !resetsToInitialPageAfterEnd { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    let allowed =
      (delegate as? any UIPageControlTimerProgressDelegate)?
      .pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    guard allowed else { return pauseTimer() }
    control.currentPage = next
    begin(next)
    control.sendActions(for: .valueChanged)
  }
}

/// The methods by which a delegate follows a progress that advances with time.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Tells the delegate that the progress has changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Asks the delegate whether a page is turned to; `true` by default.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

extension UIPageControl {
  /// The progress of the current page, since iOS 17; `nil`, the default, for none.
  public var progress: UIPageControlProgress? {
    get { AttachedValues.value("progress", of: self) }
    set {
      progress?.control = nil
      AttachedValues.set(newValue, "progress", of: self)
      newValue?.control = self
      newValue?.begin(currentPage)
    }
  }
}
