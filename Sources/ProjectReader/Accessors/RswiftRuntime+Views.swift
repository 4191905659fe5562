extension RswiftRuntime {
  /// Storyboards, nibs, reusable views and segues.
  static let views = storyboards + nibs + reusables + segues

  private static let storyboards = """
    import Foundation
    import UIKit
    public protocol StoryboardReference {
      var name: String { get }
      var bundle: Bundle { get }
    }
    public protocol InitialControllerContainer {
      associatedtype InitialController
    }
    public typealias StoryboardResourceType = StoryboardReference
    public typealias StoryboardResourceWithInitialControllerType = StoryboardReference & InitialControllerContainer
    extension StoryboardReference {
      public func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }
    }
    extension StoryboardReference where Self: InitialControllerContainer {
      public func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() as? InitialController
      }
      public func instantiateInitialViewController(
        creator: @escaping (NSCoder) -> InitialController?
      ) -> InitialController? where InitialController: UIViewController {
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController(creator: creator)
      }
    }
    public struct StoryboardViewControllerIdentifier<ViewController>: Sendable {
      public let identifier: String
      public let storyboard: String
      public let bundle: Bundle
      public init(identifier: String, storyboard: String, bundle: Bundle) {
        (self.identifier, self.storyboard, self.bundle) = (identifier, storyboard, bundle)
      }
      public func callAsFunction() -> ViewController? {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(withIdentifier: identifier)
          as? ViewController
      }
      public func callAsFunction(
        creator: @escaping (NSCoder) -> ViewController?
      ) -> ViewController where ViewController: UIViewController {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(
          identifier: identifier, creator: creator)
      }
    }
    public typealias StoryboardViewControllerResource<T> = StoryboardViewControllerIdentifier<T>
    extension UIStoryboard {
      public convenience init<Reference: StoryboardReference>(resource: Reference) {
        self.init(name: resource.name, bundle: resource.bundle)
      }
      public func instantiateViewController<ViewController: UIViewController>(
        withIdentifier identifier: StoryboardViewControllerIdentifier<ViewController>
      ) -> ViewController? {
        instantiateViewController(withIdentifier: identifier.identifier) as? ViewController
      }
      public func instantiateViewController<ViewController: UIViewController>(
        withResource resource: StoryboardViewControllerIdentifier<ViewController>
      ) -> ViewController? {
        instantiateViewController(withIdentifier: resource.identifier) as? ViewController
      }
    }

    """

  private static let nibs = """
    public protocol NibReferenceContainer {
      associatedtype FirstView
      var name: String { get }
      var bundle: Bundle { get }
    }
    public typealias NibResourceType = NibReferenceContainer
    public protocol ReuseIdentifierContainer<Reusable> {
      associatedtype Reusable
      var identifier: String { get }
    }
    public typealias ReuseIdentifierType = ReuseIdentifierContainer
    extension ReuseIdentifierContainer {
      public typealias ReusableType = Reusable
      public var description: String { identifier }
    }
    public struct NibReference<FirstView>: NibReferenceContainer, Sendable {
      public let name: String
      public let bundle: Bundle
      public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
    }
    public struct ReuseIdentifier<Reusable>: ReuseIdentifierContainer, CustomStringConvertible, Sendable {
      public let identifier: String
      public init(identifier: String) { self.identifier = identifier }
    }
    public struct NibReferenceReuseIdentifier<FirstView, Reusable>:
      NibReferenceContainer, ReuseIdentifierContainer, Sendable
    {
      public let name: String
      public let bundle: Bundle
      public let identifier: String
      public init(name: String, bundle: Bundle, identifier: String) {
        (self.name, self.bundle, self.identifier) = (name, bundle, identifier)
      }
    }
    extension NibReferenceContainer {
      public func callAsFunction() -> UINib { UINib(nibName: name, bundle: bundle) }
      public func callAsFunction(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> FirstView? { instantiate(withOwner: owner, options: options).first as? FirstView }
      public func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
      }
      public func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
      }
      public func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
      }
      public func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
      }
    }
    extension UINib {
      public convenience init<Nib: NibReferenceContainer>(resource: Nib) {
        self.init(nibName: resource.name, bundle: resource.bundle)
      }
    }
    extension UIViewController {
      public convenience init<Nib: NibReferenceContainer>(nib: Nib) {
        self.init(nibName: nib.name, bundle: nib.bundle)
      }
    }

    """

  private static let reusables = """
    extension UITableView {
      public func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UITableViewCell {
        register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
      }
      public func register<Resource: ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UITableViewCell {
        register(Resource.Reusable.self, forCellReuseIdentifier: resource.identifier)
      }
      public func registerHeaderFooterView<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UIView {
        register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
      }
      public func registerHeaderFooterView<Resource: ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UITableViewHeaderFooterView {
        register(Resource.Reusable.self, forHeaderFooterViewReuseIdentifier: resource.identifier)
      }
      public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
      public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.Reusable
      }
    }
    extension UICollectionView {
      public func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UICollectionViewCell {
        register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
      }
      public func register<Resource: ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UICollectionViewCell {
        register(Resource.Reusable.self, forCellWithReuseIdentifier: resource.identifier)
      }
      public func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          UINib(resource: resource), forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
      }
      public func register<Resource: ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          Resource.Reusable.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
      }
      public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
      public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierContainer>(
        ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
    }

    """

  private static let segues = """
    public struct SegueIdentifier<Segue, Source, Destination>: Sendable {
      public let identifier: String
      public init(identifier: String) { self.identifier = identifier }
      public func callAsFunction(segue: UIStoryboardSegue) -> TypedSegue<Segue, Source, Destination>? {
        TypedSegue(segueIdentifier: self, uiStoryboardSegue: segue)
      }
    }
    public typealias StoryboardSegueIdentifier<A, B, C> = SegueIdentifier<A, B, C>
    public struct TypedSegue<Segue, Source, Destination> {
      public let segue: Segue
      public let source: Source
      public let destination: Destination
      public let identifier: String
      public init?(
        segueIdentifier: SegueIdentifier<Segue, Source, Destination>, uiStoryboardSegue: UIStoryboardSegue
      ) {
        guard let identifier = uiStoryboardSegue.identifier, identifier == segueIdentifier.identifier,
          let source = uiStoryboardSegue.source as? Source,
          let destination = uiStoryboardSegue.destination as? Destination,
          let segue = uiStoryboardSegue as? Segue
        else { return nil }
        (self.segue, self.source, self.destination) = (segue, source, destination)
        self.identifier = identifier
      }
      public init?(
        segueIdentifier: SegueIdentifier<Segue, Source, Destination>, segue: UIStoryboardSegue
      ) { self.init(segueIdentifier: segueIdentifier, uiStoryboardSegue: segue) }
    }
    public typealias TypedStoryboardSegueInfo<A, B, C> = TypedSegue<A, B, C>
    public protocol SeguePerformer {
      func performSegue(withIdentifier identifier: String, sender: Any?)
    }
    public typealias SeguePerformerType = SeguePerformer
    extension UIViewController: SeguePerformer {}
    extension SeguePerformer {
      public func performSegue<Segue, Destination>(
        withIdentifier identifier: SegueIdentifier<Segue, Self, Destination>, sender: Any?
      ) { performSegue(withIdentifier: identifier.identifier, sender: sender) }
    }

    """
}
