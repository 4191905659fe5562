/// A segue of a document: what is known before its destination is made.
@MainActor
final class SegueTemplate {
  enum Kind {
    case show, showDetail, present, embed, unwind
    /// Of a class of the application's own.
    case custom(UIStoryboardSegue.Type)
  }

  let identifier: String?
  let kind: Kind
  /// The action that an unwind segue calls.
  let unwindAction: String?
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?
  /// The name of the method of the source's class that makes the destination.
  let creationSelector: String?
  /// Makes the destination; an unwind segue has none.
  private let makeDestination: ((_ replacement: UIViewController?) -> UIViewController?)?

  init(
    identifier: String?, kind: Kind, unwindAction: String? = nil,
    presentationStyle: UIModalPresentationStyle? = nil, transitionStyle: UIModalTransitionStyle? = nil,
    creationSelector: String? = nil,
    makeDestination: ((_ replacement: UIViewController?) -> UIViewController?)? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.unwindAction = unwindAction
    self.presentationStyle = presentationStyle
    self.transitionStyle = transitionStyle
    self.creationSelector = creationSelector
    self.makeDestination = makeDestination
  }

  /// What a touch does: asks the source, and goes if it agrees.
  func trigger(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  func perform(from source: UIViewController, sender: Any?) {
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

  /// The destination as the source's segue action makes it, else as the document says.
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

  /// Goes back to the nearest controller on the way here that has the action: below on a stack, or presenting.
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let unwindAction else { return }
    let selector = Selector(unwindAction)
    guard let target = Self.unwindTarget(selector, from: source, sender: sender) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
      Self.goBack(to: target)
    }
    source.prepare(for: segue, sender: sender)
    let calls = InterfaceBuilderClasses.entries(for: target).compactMap { $0.actions[unwindAction] }
    if let call = calls.first {
      call(target, segue)
    } else {
      selector.invoke(on: target, sender: segue)
    }
    var container = source.parent
    while let present = container, present !== target.parent {
      present.unwind(for: segue, towards: target)
      container = present.parent
    }
    segue.perform()
  }

  private static func unwindTarget(
    _ selector: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var present: UIViewController? = source
    while let controller = present {
      // Beside and below the controller: earlier ones of a stack, the last first, then the others.
      let near = controller.children.reversed() + [controller]
      for candidate in near where seen.insert(ObjectIdentifier(candidate)).inserted {
        if candidate.canPerformUnwindSegueAction(selector, from: source, sender: sender) { return candidate }
      }
      present = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private static func goBack(to target: UIViewController) {
    // What the target or its containers present goes first.
    for controller in sequence(first: target, next: { $0.parent })
    where controller.presentedViewController != nil {
      controller.dismiss(animated: true)
    }
    if let navigation = target.navigationController,
      let member = sequence(first: target, next: { $0.parent }).first(where: { $0.parent === navigation })
    {
      navigation.popToViewController(member, animated: true)
    }
    if let tabs = target.tabBarController,
      let member = sequence(first: target, next: { $0.parent }).first(where: { $0.parent === tabs })
    {
      tabs.selectedViewController = member
    }
  }
}
