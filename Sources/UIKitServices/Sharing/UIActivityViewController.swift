import Foundation
@_spi(UIKit) import UIKitCore

/// A view controller that offers activities for items: those of the application, and copying. There is no
/// sending or printing.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure called when the sheet has been dismissed. Its arguments are the activity type, whether the
  /// activity was completed, the returned items, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// A closure called when the sheet has been dismissed. Its arguments are the activity type and whether the
  /// activity was completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// The closure called when the sheet has been dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The closure called when the sheet has been dismissed, in the form before iOS 8.
  open var completionHandler: CompletionHandler?
  /// Stored only: all activities are in one list.
  open var allowsProminentActivity = true

  /// Creates a controller for what a configuration describes: its local objects and the items of its providers, and
  /// its activities.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    self.init(
      activityItems: providers.flatMap { provider -> [Any] in
        provider.objects.isEmpty ? [provider] : provider.objects
      },
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration())
  }

  private let sources: [Any]
  private let activities: [UIActivity]

  /// Creates a controller with items and the application's activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    sources = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items. Documents contain none, and Objective-C's class does not inherit it: subclasses need not have it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    sources = []
    activities = []
    super.init(coder: coder)
  }

  /// Returns the items for an activity, or placeholders if none is selected.
  private func items(for activity: UIActivity? = nil) -> [Any] {
    sources.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      guard let activity else { return source.activityViewControllerPlaceholderItem(self) }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  @_spi(UIKit) public override var automaticPresentationStyle: UIModalPresentationStyle {
    traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  /// The activities that are offered.
  private var offered: [UIActivity] {
    let items = items()
    return (activities.filter { $0.canPerform(withActivityItems: items) } + [CopyActivity()]).filter {
      activity in
      guard let type = activity.activityType else { return true }
      return excludedActivityTypes?.contains(type) != true
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let items = items()
    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    title.text =
      items.lazy.compactMap { item in
        (item as? String) ?? (item as? URL)?.absoluteString
      }.first ?? (items.count == 1 ? "1 item" : "\(items.count) items")
    let stack = UIStackView(arrangedSubviews: [title])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    for activity in offered {
      let button = UIButton(type: .system)
      button.setTitle(activity.activityTitle, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.choose(activity) }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private var chosen: UIActivity?

  private func choose(_ activity: UIActivity) {
    chosen = activity
    activity.prepare(withActivityItems: items(for: activity))
    activity.whenFinished = { [weak self] isDone in
      guard let self else { return }
      let (handler, older) = (completionWithItemsHandler, completionHandler)
      (completionWithItemsHandler, completionHandler) = (nil, nil)
      dismiss(animated: true) {
        handler?(activity.activityType, isDone, nil, nil)
        older?(activity.activityType, isDone)
      }
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard chosen == nil, isBeingDismissed else { return }
    let (handler, older) = (completionWithItemsHandler, completionHandler)
    (completionWithItemsHandler, completionHandler) = (nil, nil)
    handler?(nil, false, nil, nil)
    older?(nil, false)
  }
}

/// An activity that copies strings, URLs, images and colors.
private final class CopyActivity: UIActivity {
  private var items: [Any] = []
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    UIPasteboard.general.items = items.compactMap { item in
      switch item {
      case let text as String: ["public.utf8-plain-text": text]
      case let address as URL: ["public.url": address]
      case let picture as UIImage: ["public.png": picture]
      case let color as UIColor: ["com.apple.uikit.color": color]
      default: nil
      }
    }
    activityDidFinish(true)
  }
}

/// An object that provides an item when an activity has been selected.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns a placeholder for the item.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of a message. Never called here: there is no mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type of the item's data. Never called here: items are passed as they are.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a small image of the item. Never called here: the sheet displays texts.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty type.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns no image.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
