import ClassMetadata

/// The appearance proxies that an application has created.
@MainActor
enum AppearanceProxies {
  /// The proxies in the order in which they apply: superclasses before subclasses, then by the number of
  /// containers.
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

  /// Removes all proxies. Views keep the values that they have.
  static func removeAll() { all.removeAll() }

  /// Applies the matching proxies to a view that has entered a window.
  static func apply(to view: UIView) {
    guard !all.isEmpty else { return }
    let properties = NamedMembers.appearances.filter { $0.isOf(view) }
    let own = Set(properties.filter { isOwn($0, view) }.map(\.name))
    for proxy in all where proxy.applies(to: view) {
      for property in properties where !own.contains(property.name) {
        guard property.isOf(proxy.view), !property.isSame(proxy.view, proxy.fresh) else { continue }
        property.copy(proxy.view, view)
        view.ensureExtras().appearances[property.name] = property.snapshot(view)
      }
    }
  }

  /// Returns whether the view has a value that was set on it: one that differs from the class's default and
  /// from the value that a proxy applied before.
  private static func isOwn(_ property: AppearanceProperty, _ view: UIView) -> Bool {
    if let isGiven = view.extras?.appearances[property.name], isGiven(view) { return false }
    return !property.isSame(view, pristine(view))
  }

  private static var pristines: [ObjectIdentifier: UIView] = [:]

  /// Returns an unmodified instance of the nearest class that UIKit declares, for comparison. Instances are
  /// cached by class.
  private static func pristine(_ view: UIView) -> UIView {
    let type: AnyClass =
      ClassChain.of(view).classes.first { SystemModules.isUIKits($0) } ?? UIView.self
    if let made = pristines[ObjectIdentifier(type)] { return made }
    let made = (type as? UIView.Type)?.init(coder: DocumentCoder()) ?? UIView()
    pristines[ObjectIdentifier(type)] = made
    return made
  }
}
