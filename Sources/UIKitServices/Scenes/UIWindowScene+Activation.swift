import Foundation

extension UIWindowScene {
  /// The presentation of a new scene. Raw values are UIKit's.
  public enum PresentationStyle: UInt, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// Like other scenes.
    case standard = 1
    /// In front of the others.
    case prominent = 2
  }

  /// The animation with which a scene disappears. Raw values are UIKit's.
  public enum DismissalAnimation: Int, Sendable {
    /// That of the system.
    case standard = 1
    /// For saved content.
    case commit = 2
    /// For discarded content.
    case decline = 3
  }

  /// Options of a request for a scene with windows.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Stored only: scenes fill the screen.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The activity for which a scene is requested, and its options.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity for which the scene is requested.
    public let userActivity: NSUserActivity
    /// The options of the request; `nil` for the system's.
    open var options: ActivationRequestOptions?
    /// Stored only: scenes appear without animation.
    open var preview: UITargetedPreview?

    /// Creates a configuration.
    public init(
      userActivity: NSUserActivity, options: ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }

    /// Requests the scene.
    func request(errorHandler: ((any Error) -> Void)?) {
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: userActivity, options: options, errorHandler: errorHandler)
    }
  }

  /// An entry of a menu that requests a scene. Where the application has one scene only, the entry is that of the
  /// alternate action, or hidden without one.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// The type of the closure that returns the configuration of the request; `nil` for none.
    public typealias ConfigurationProvider = @MainActor (ActivationAction) -> ActivationConfiguration?

    /// Creates an action with a closure that returns the configuration of the request.
    public convenience init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      alternate: UIAction? = nil, _ configurationProvider: @escaping ConfigurationProvider
    ) {
      let isSupported = UIApplication.shared.supportsMultipleScenes
      var attributes = isSupported ? attributes : alternate?.attributes ?? attributes
      if !isSupported, alternate == nil { attributes.insert(.hidden) }
      self.init(
        title: (isSupported ? title : alternate?.title) ?? "Open in New Window",
        subtitle: isSupported ? subtitle : alternate?.subtitle,
        image: isSupported ? image : alternate?.image, identifier: identifier,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes
      ) { action in
        guard isSupported, let action = action as? ActivationAction else {
          alternate?.performWithSender(action.sender, target: nil)
          return
        }
        configurationProvider(action)?.request(errorHandler: nil)
      }
    }
  }

  /// An interaction that requests a scene when two fingers spread on its view.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// The type of the closure that returns the configuration of the request for a location; `nil` for none.
    public typealias ConfigurationProvider =
      @MainActor (ActivationInteraction, CGPoint) -> ActivationConfiguration?

    /// The view of the interaction, which is not retained.
    open private(set) weak var view: UIView?
    private let configurationProvider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private var recognizer: UIPinchGestureRecognizer?

    /// Creates an interaction with a closure that returns the configuration of the request.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      self.configurationProvider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
    }

    open func willMove(to view: UIView?) {
      if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
      recognizer = nil
    }

    open func didMove(to view: UIView?) {
      self.view = view
      guard let view else { return }
      let recognizer = UIPinchGestureRecognizer()
      recognizer.addWatcher { [weak self, weak recognizer] in
        guard let self, let recognizer, recognizer.state == .ended, recognizer.scale > 1 else { return }
        configurationProvider(self, recognizer.location(in: view))?.request(errorHandler: errorHandler)
      }
      view.addGestureRecognizer(recognizer)
      self.recognizer = recognizer
    }
  }

  private static let itemsSource = AssociatedKey<any UIActivityItemsConfigurationProviding>()

  /// The object that provides what can be shared from the scene. Stored only: nothing asks for it.
  public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get { Self.itemsSource[self] }
    set { Self.itemsSource[self] = newValue }
  }
}

/// Options of a request to remove a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UIScene.DestructionRequestOptions {
  /// Stored only: scenes disappear without animation.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

  public override init() { super.init() }
}

extension UICollectionViewDelegate {
  /// Returns no configuration. Never called here: two fingers that spread on an item request no scene.
  public func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? { nil }
}
