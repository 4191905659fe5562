/// What has an appearance that an application may set for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// What is set on the result, all instances get when they come into a window.
  static func appearance() -> Self
  /// The same for instances inside of instances of the given classes, from the innermost out.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The same for instances with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The same for instances with the given traits inside of instances of the given classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What appearances may be restricted to the inside of: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

/// `UIView.appearance().semanticContentAttribute = .forceRightToLeft`
///
/// On iOS the result is a proxy that records messages. Here it is a view of the class that is never shown: what it has
/// and a new one has not goes to every view of the class when the view comes into a window, unless the view has been
/// given a value of its own. That is done for the properties that UIKit documents as appearance of its classes; there
/// is no runtime that would do it for those of an application's subclasses.
///
/// A subclass that is asked for its appearance has to be creatable by `init(coder:)`.
extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { appearanceProxy() }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containers: containerTypes)
  }

  public class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(traits: trait) }

  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(traits: trait, containers: containerTypes)
  }

  private class func appearanceProxy(
    traits: UITraitCollection? = nil, containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    let present = AppearanceProxies.all.first {
      $0.type == self && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
    }
    if let view = present?.view { return unsafeDowncast(view, to: self) }
    guard let view = self.init(coder: DocumentCoder()), let fresh = self.init(coder: DocumentCoder()) else {
      fatalError("\(self).appearance(): the class cannot be created by init(coder:)")
    }
    AppearanceProxies.add(
      AppearanceProxy(type: self, view: view, fresh: fresh, traits: traits, containers: containers))
    return view
  }
}

/// What `appearance()` and its like return, and for which views.
@MainActor
struct AppearanceProxy {
  let type: UIView.Type
  let view: UIView
  /// A view of the same class that nothing is done to.
  let fresh: UIView
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]

  func applies(to view: UIView) -> Bool {
    guard ClassChain.of(view).contains(type) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return isContained(view)
  }

  /// Whether the containers are met in their order on the way up.
  private func isContained(_ view: UIView) -> Bool {
    var remaining = containers[...]
    var ancestor = view._superview ?? nil
    func meet(_ object: AnyObject?) {
      guard let object, let container = remaining.first else { return }
      if ClassChain.of(object).contains(container as AnyClass) { remaining.removeFirst() }
    }
    meet(view._viewController)
    while let present = ancestor, !remaining.isEmpty {
      meet(present)
      meet(present._viewController)
      ancestor = present._superview
    }
    return remaining.isEmpty
  }
}

/// All appearances that an application has asked for.
@MainActor
enum AppearanceProxies {
  /// In the order in which they apply: of superclasses before those of subclasses, inside of more containers later.
  private(set) static var all: [AppearanceProxy] = []

  static func add(_ proxy: AppearanceProxy) {
    all.append(proxy)
    func rank(_ proxy: AppearanceProxy) -> (Int, Int, Int) {
      (ClassChain.of(proxy.view).depth, proxy.containers.count, proxy.traits == nil ? 0 : 1)
    }
    let ranked = all.enumerated().sorted {
      rank($0.element) == rank($1.element) ? $0.offset < $1.offset : rank($0.element) < rank($1.element)
    }
    all = ranked.map(\.element)
  }

  /// Forgets all of them; views keep what they have.
  static func removeAll() { all.removeAll() }

  /// Gives a view that came into a window what the appearances say.
  static func apply(to view: UIView) {
    guard !all.isEmpty else { return }
    let properties = AppearanceProperty.all.filter { $0.isOf(view) }
    let own = Set(properties.filter { isOwn($0, view) }.map(\.name))
    for proxy in all where proxy.applies(to: view) {
      for property in properties where !own.contains(property.name) {
        guard property.isOf(proxy.view), !property.isSame(proxy.view, proxy.fresh) else { continue }
        property.copy(proxy.view, view)
        view.ensureExtras().appearances[property.name] = property.snapshot(view)
      }
    }
  }

  /// Whether somebody gave the view a value: it is neither the class's nor the one that an appearance gave it before.
  private static func isOwn(_ property: AppearanceProperty, _ view: UIView) -> Bool {
    if let isGiven = view.extras?.appearances[property.name], isGiven(view) { return false }
    return !property.isSame(view, pristine(view))
  }

  private static var pristines: [ObjectIdentifier: UIView] = [:]

  /// A new view of the nearest class of UIKit's.
  private static func pristine(_ view: UIView) -> UIView {
    let type: AnyClass =
      ClassChain.of(view).classes.first { String(reflecting: $0).hasPrefix("UIKit.") } ?? UIView.self
    if let made = pristines[ObjectIdentifier(type)] { return made }
    let made = (type as? UIView.Type)?.init(coder: DocumentCoder()) ?? UIView()
    pristines[ObjectIdentifier(type)] = made
    return made
  }
}

/// The classes of an object from its own up.
@MainActor
struct ClassChain {
  let classes: [AnyClass]
  private let identities: Set<ObjectIdentifier>

  var depth: Int { classes.count }

  func contains(_ type: AnyClass) -> Bool { identities.contains(ObjectIdentifier(type)) }

  private static var known: [ObjectIdentifier: ClassChain] = [:]

  static func of(_ object: AnyObject) -> ClassChain {
    let own: AnyClass = type(of: object)
    if let chain = known[ObjectIdentifier(own)] { return chain }
    var classes = [own]
    var mirror = Mirror(reflecting: object).superclassMirror
    while let present = mirror {
      if let type = present.subjectType as? AnyClass { classes.append(type) }
      mirror = present.superclassMirror
    }
    let chain = ClassChain(classes: classes, identities: Set(classes.map { ObjectIdentifier($0) }))
    known[ObjectIdentifier(own)] = chain
    return chain
  }
}
