/// Stands in for Apple's EventKitUI: the controllers show placeholders.
@_exported import EventKit
@_exported import PlaceholderViews

/// The action that ended the editing of an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// The action that ended the viewing of an event.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
/// The number of calendars that can be selected.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// The calendars that can be selected.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// A controller that shows a placeholder for the event editor.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  open func cancelEditing() {}
  open override func viewDidLoad() {
    super.viewDidLoad()
    if viewControllers.isEmpty { viewControllers = [NamedPlaceholderController("EKEventEditViewController")] }
  }
}
/// The delegate of an event editor.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}
extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
  {
    EKCalendar()
  }
}
/// A placeholder for the details of an event.
@preconcurrency @MainActor
open class EKEventViewController: PlaceholderController {
  open override var placeholderName: String { "EKEventViewController" }
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}
/// The delegate of an event's details.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// A placeholder for the selection of calendars.
@preconcurrency @MainActor
open class EKCalendarChooser: PlaceholderController {
  open override var placeholderName: String { "EKCalendarChooser" }
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// The delegate of a calendar chooser.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: AnyObject {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
