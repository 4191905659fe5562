/// A segue of a document, before its destination is created.
@MainActor
package final class SegueTemplate: DocumentSegue {
  enum Kind {
    case show, showDetail, present, embed, unwind
    /// A segue of a custom class.
    case custom(UIStoryboardSegue.Type)
  }

  package let identifier: String?
  let kind: Kind
  /// The action that an unwind segue calls.
  let unwindAction: String?
  /// The custom class of an unwind segue.
  let unwindSegueType: UIStoryboardSegue.Type?
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?
  /// The name of the source's method that creates the destination.
  let creationSelector: String?
  /// Creates the destination; `nil` for an unwind segue.
  private let makeDestination: ((_ replacement: UIViewController?) -> UIViewController?)?

  init(
    identifier: String?, kind: Kind, unwindAction: String? = nil,
    unwindSegueType: UIStoryboardSegue.Type? = nil, presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    creationSelector: String? = nil,
    makeDestination: ((_ replacement: UIViewController?) -> UIViewController?)? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.unwindAction = unwindAction
    self.unwindSegueType = unwindSegueType
    self.presentationStyle = presentationStyle
    self.transitionStyle = transitionStyle
    self.creationSelector = creationSelector
    self.makeDestination = makeDestination
  }

  /// Performs the segue for an interaction if the source's `shouldPerformSegue(withIdentifier:sender:)`
  /// allows it.
  func trigger(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  package func perform(from source: UIViewController, sender: Any?) {
    if case .unwind = kind {
      unwind(from: source, sender: sender)
      return
    }
    guard let destination = destination(from: source, sender: sender) else { return }
    let segue: UIStoryboardSegue
    if case .custom(let type) = kind {
      segue = type.init(identifier: identifier, source: source, destination: destination)
    } else {
      segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { [self] in
        go(from: source, to: destination, sender: sender)
      }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Returns the destination that the source's segue action creates, or else the document's.
  func destination(from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let creationSelector else { return makeDestination?(nil) }
    for entry in InterfaceBuilderClasses.entries(for: source) {
      guard let make = entry.segueActions[creationSelector] else { continue }
      return makeDestination?(make(source, DocumentCoder(), sender))
    }
    let reply = RuntimeClasses.send(creationSelector, to: source, [DocumentCoder(), sender, identifier])
    if case .returned(let made) = reply { return makeDestination?(made as? UIViewController) }
    return makeDestination?(nil)
  }

  private func go(from source: UIViewController, to destination: UIViewController, sender: Any?) {
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    switch kind {
    case .show: source.show(destination, sender: sender)
    case .showDetail: source.showDetailViewController(destination, sender: sender)
    case .present:
      if let popover = destination.popoverPresentationController, popover.sourceItem == nil {
        popover.sourceItem =
          sender as? UIBarButtonItem ?? sender as? UIView
          ?? (sender as? UIGestureRecognizer)?.view ?? source.view
      }
      source.present(destination, animated: true)
    case .embed, .unwind, .custom: break
    }
  }

  /// Unwinds to the controller that `unwindTarget` finds: its action is called, then the segue is performed.
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let unwindAction else { return }
    let selector = Selector(unwindAction)
    let origin = UIStoryboardUnwindSegueSource(source: source, sender: sender, unwindAction: selector)
    guard let target = Self.unwindTarget(origin) else { return }
    // Only the containers that do not already show the child on the path to the target have to unwind.
    let way = sequence(first: target, next: { $0.parent }).reversed()
    let steps = zip(way, way.dropFirst()).filter { container, child in
      container.childContaining(origin) !== child
    }
    let made =
      unwindSegueType.map { $0.init(identifier: identifier, source: source, destination: target) }
      ?? target.parent?.segueForUnwinding(to: target, from: source, identifier: identifier)
    var going: UIStoryboardSegue?
    let segue =
      made
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
        Self.dismissWhatCovers(target)
        guard let going else { return }
        for (container, child) in steps { container.unwind(for: going, towards: child) }
      }
    going = segue
    defer { going = nil }
    source.prepare(for: segue, sender: sender)
    let calls = InterfaceBuilderClasses.entries(for: target).compactMap { $0.actions[unwindAction] }
    if let call = calls.first {
      call(target, segue)
    } else {
      selector.invoke(on: target, sender: segue)
    }
    segue.perform()
  }

  /// Returns the controller that handles an unwind segue, searching from the source outward over parents and
  /// presenting controllers. Each is searched depth first: its allowed children in order, then the controller
  /// itself.
  private static func unwindTarget(_ origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var present = origin.source.parent ?? origin.source.presentingViewController
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(origin.source)]
    while let outer = present {
      var waiting: [(controller: UIViewController, isOpened: Bool)] = [(outer, false)]
      while let (controller, isOpened) = waiting.popLast() {
        if isOpened {
          let isNew = seen.insert(ObjectIdentifier(controller)).inserted
          if isNew,
            controller.canPerformUnwindSegueAction(
              origin.unwindAction, from: origin.source, sender: origin.sender)
          {
            return controller
          }
        } else if !seen.contains(ObjectIdentifier(controller)) {
          waiting.append((controller, true))
          waiting.append(
            contentsOf: controller.allowedChildrenForUnwinding(from: origin).reversed().map { ($0, false) })
        }
      }
      present = outer.parent ?? outer.presentingViewController
    }
    return nil
  }

  /// Dismisses what the target or its containers present.
  private static func dismissWhatCovers(_ target: UIViewController) {
    for controller in sequence(first: target, next: { $0.parent }) where controller.ownPresented != nil {
      controller.dismiss(animated: true)
    }
  }
}
