/// Stands in for Apple's EventKitUI: editors and choosers are boxes that say what they are.
@_exported import EventKit
@_exported import PlaceholderViews

/// What became of an editor.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// What became of an event's page.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
/// How many calendars one chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// Which calendars one chooses from.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// A controller with a box where an editor would be.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  open func cancelEditing() {}
}
/// Is told what became of an editor.
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
/// A box where an event's page would be.
@preconcurrency @MainActor
open class EKEventViewController: PlaceholderController {
  open override var placeholderName: String { "EKEventViewController" }
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}
/// Is told what became of an event's page.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// A box where one would choose calendars.
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
/// Is told what was chosen.
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
