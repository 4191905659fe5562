import ClassMetadata

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

  /// Whether somebody gave the view a value: it is neither the class's nor the one that an appearance gave it before.
  private static func isOwn(_ property: AppearanceProperty, _ view: UIView) -> Bool {
    if let isGiven = view.extras?.appearances[property.name], isGiven(view) { return false }
    return !property.isSame(view, pristine(view))
  }

  private static var pristines: [ObjectIdentifier: UIView] = [:]

  /// A new view of the nearest class of UIKit's.
  private static func pristine(_ view: UIView) -> UIView {
    let type: AnyClass =
      ClassChain.of(view).classes.first { SystemModules.isUIKits($0) } ?? UIView.self
    if let made = pristines[ObjectIdentifier(type)] { return made }
    let made = (type as? UIView.Type)?.init(coder: DocumentCoder()) ?? UIView()
    pristines[ObjectIdentifier(type)] = made
    return made
  }
}
