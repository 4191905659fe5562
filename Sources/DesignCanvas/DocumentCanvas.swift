import InterfaceBuilder
import Typesetting
import UIKit
import ViewDescriptions

/// Lays out a document as Interface Builder does: each scene separately, on the device that the document was
/// designed for, with the document's root frame and simulated metrics.
///
/// 1. The device determines screen, scale and size classes; the version of Xcode the version of UIKit's
///    metrics.
/// 2. Every root view of a scene is created and added to a window of its saved size.
/// 3. The window's safe area is what bars and the device's shape would cover (`CanvasSafeArea`).
/// 4. After layout, the frames of all views are read.
@MainActor
public struct DocumentCanvas {
  let document: InterfaceDocument
  let device: Device?
  let orientation: Orientation
  /// The surroundings of the document's scenes.
  let scenes: SceneModel
  let options: DocumentOptions
  private let neighbours: DocumentNeighbours

  /// Returns the frames of a file's views. An error of the file is in the result's `error`.
  ///
  /// - Parameter options: The options that override the document.
  public static func frames(
    ofFile path: String, options: DocumentOptions = DocumentOptions()
  ) -> DocumentFrames {
    var result = DocumentFrames(file: path)
    do {
      let canvas = try DocumentCanvas(file: path, options: options)
      canvas.asCurrent(into: &result) { result in
        if canvas.screen != nil { canvas.layOutOnScreen(into: &result) } else { canvas.layOut(into: &result) }
        canvas.describe(&result)
      }
    } catch {
      result.error = error.description
    }
    return result
  }

  init(file: String, options: DocumentOptions) throws(InterfaceDocumentError) {
    let own = try InterfaceDocument(contentsOfFile: file)
    let id = own.device?.id
    let designed = id.flatMap { options.catalog.device(inDocuments: $0) }
    device = options.device ?? designed
    designDevice = designed
    let isLandscape = own.device?.isLandscape == true
    orientation =
      options.orientation ?? (options.device == nil && isLandscape ? .landscape : .portrait)
    self.options = options
    neighbours = DocumentNeighbours(file: file)
    document =
      options.language == nil
      ? own
      : try InterfaceDocument(
        contentsOfFile: file, language: options.language, isPad: device?.idiom == .pad)
    scenes = SceneModel(document)
  }

  /// The device that the document was designed for.
  private let designDevice: Device?

  /// The size of the screen that the document was designed for, in points.
  var designSize: CGSize {
    designDevice?.size(in: document.device?.isLandscape == true ? .landscape : .portrait)
      ?? CGSize(width: 600, height: 600)
  }

  /// The size classes; documents without a device were designed for any.
  private var documentTraits: DocumentTraits {
    guard let device else {
      return document.usesTraitCollections
        ? DocumentTraits(width: .any, height: .any, idiom: "any")
        : DocumentTraits(width: .compact, height: .regular)
    }
    let environment = device[orientation]
    return DocumentTraits(
      width: environment.horizontalSizeClass == .regular ? .regular : .compact,
      height: environment.verticalSizeClass == .regular ? .regular : .compact,
      idiom: device.idiom == .pad ? "pad" : "phone")
  }

  private var screenSize: CGSize {
    device?.size(in: orientation) ?? CGSize(width: 600, height: 600)
  }

  /// The content size category of texts: from the options, the errata, or the document's accessibility
  /// overrides.
  private var textSize: UIContentSizeCategory? { options.textSize ?? designedTextSize }

  /// The content size category that the document was designed with; `nil` for that of new devices.
  private var designedTextSize: UIContentSizeCategory? {
    if let category = document.errata.textSize { return category }
    guard let overrides = document.root.child("accessibilityOverrides"), overrides.flag("isEnabled") == true,
      let rank = overrides.integer("dynamicTypePreference"),
      UIContentSizeCategory.allCategories.indices.contains(rank)
    else { return nil }
    return UIContentSizeCategory.allCategories[rank]
  }

  private var appearance: UIUserInterfaceStyle {
    options.appearance ?? (document.device?.isDark == true ? .dark : .light)
  }

  /// Returns a session of the canvas's device, with the clock and the log of the current one.
  private func makeSession() -> DeviceSession {
    let former = DeviceSession.current
    let session = DeviceSession(
      orientation: orientation.deviceOrientation, layers: former.layers, log: former.log)
    var settings = DeviceSettings(
      orientation: orientation, appearance: appearance, textSize: options.textSize ?? .large,
      layoutDirection: options.direction ?? .leftToRight, language: options.language,
      system: options.system ?? DeviceSettings.standardSystem)
    settings.requiresCompatibility = options.requiresCompatibility
    if let device = options.device {
      // Another device has the current metrics, whichever Xcode saved the document.
      device.configure(session, settings, interfaceOrientation: orientation)
      return session
    }
    settings.textSize = textSize ?? .large
    let forms =
      options.language.map { IdeographForms(language: $0) } ?? (document.hasKana ? .japanese : .simplified)
    let metrics = document.metrics.preferring(forms)
    if let device {
      device.configure(session, settings, interfaceOrientation: orientation, metrics: metrics)
      return session
    }
    let traits = UITraitCollection {
      $0.displayScale = document.errata.canvasScale
      $0.userInterfaceIdiom = .phone
      $0.preferredContentSizeCategory = settings.textSize
      $0.userInterfaceStyle = settings.appearance
      $0.layoutDirection = settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }.replacing(metrics)
    session.screen.configure(size: screenSize, traits: traits)
    session.language = settings.language
    return session
  }

  /// Runs a closure while the canvas's device is the current one, which is recorded in the result. The state
  /// of the process is restored afterwards.
  func asCurrent<Result>(
    into result: inout DocumentFrames, _ body: (inout DocumentFrames) throws -> Result
  ) rethrows -> Result {
    try ProcessState.preserving {
      LayoutLog.collector = { _ in }
      DeviceSession.current = makeSession()
      let size = UIScreen.main.bounds.size
      let id = options.device?.id ?? document.device?.id ?? ""
      result.device = DocumentFrames.Device(
        id: id, width: Double(size.width), height: Double(size.height), scale: Double(UIScreen.main.scale))
      if device == nil, let id = document.device?.id {
        result.warnings.append(
          .init(line: 0, message: "the device \"\(id)\" is unknown; a canvas for any device stands in"))
      }
      return try body(&result)
    }
  }

  func makeInstantiator(_ presentation: Presentation) -> InterfaceInstantiator {
    let instantiator = InterfaceInstantiator(
      document, bundle: .main, traits: documentTraits, neighbours: neighbours)
    let designed = designedTextSize ?? .large
    instantiator.policy = DesignPolicy(
      presentation, hasDesignedTextSize: (options.textSize ?? designed) == designed)
    return instantiator
  }

  private func layOut(into result: inout DocumentFrames) {
    result.warnings += document.warnings.map { .init(line: $0.line, message: $0.message) }
    for root in roots() {
      // Each root view has objects of its own, so that memory is released root by root.
      let instantiator = makeInstantiator(.canvas)
      let window = show(root, instantiator)
      note(conflictsOf: window, instantiator, in: &result)
      read(instantiator, into: &result)
      window.rootViewController = nil
      addWarnings(of: instantiator, to: &result)
    }
  }

  /// Adds the warnings of a scene. Warnings of the whole document are part of every instantiator's, and those
  /// of a contained scene part of its container's.
  func addWarnings(of instantiator: InterfaceInstantiator, to result: inout DocumentFrames) {
    var known = Set(result.warnings)
    for warning in instantiator.warnings {
      let warning = DocumentFrames.Warning(line: warning.line, message: warning.message)
      if known.insert(warning).inserted { result.warnings.append(warning) }
    }
  }

  /// Adds a warning, once per document, that characters of its labels, fields and text views are rendered as
  /// boxes.
  private func addFontWarnings(in window: UIWindow, into result: inout DocumentFrames) {
    let warning = DocumentFrames.Warning(line: 0, message: DocumentFrames.missingFonts)
    guard !result.warnings.contains(warning) else { return }
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      let texts: [(String?, UIFont?)] =
        switch view {
        case let label as UILabel: [(label.text, label.font)]
        case let field as UITextField: [(field.text, field.font), (field.placeholder, field.font)]
        case let text as UITextView: [(text.text, text.font)]
        default: []
        }
      let isMissing = texts.contains { text, font in
        text.map { (font ?? .systemFont(ofSize: 17)).drawsBoxes(for: $0) } ?? false
      }
      if isMissing { return result.warnings.append(warning) }
      waiting += view.subviews
    }
  }

  /// Adds the conflicts of a scene, including those of scenes that it contains.
  func note(
    conflictsOf window: UIWindow, _ instantiator: InterfaceInstantiator, in result: inout DocumentFrames
  ) {
    addFontWarnings(in: window, into: &result)
    let views = Set(instantiator.views.map { ObjectIdentifier($0.view) })
    func isOwn(_ conflict: LayoutConflict) -> Bool {
      let constraints = conflict.members.compactMap(\.constraint)
      return constraints.isEmpty
        || constraints.contains { constraint in
          instantiator.constraintIDs[ObjectIdentifier(constraint)] != nil
            || constraint.firstItem.map { views.contains(ObjectIdentifier($0)) } == true
        }
    }
    var own: [Set<ObjectIdentifier>] = []
    for conflict in window.layoutConflicts where isOwn(conflict) {
      let ids = conflict.constraints.map { instantiator.constraintIDs[ObjectIdentifier($0)] ?? "" }
      let broken =
        conflict.broken.constraint.flatMap { instantiator.constraintIDs[ObjectIdentifier($0)] } ?? ""
      result.conflicts.append(.init(broken: broken, set: ids))
      own.append(Set(conflict.constraints.map { ObjectIdentifier($0) }))
    }
    guard !own.isEmpty else { return }
    let sentences = explanations(ofConflictsIn: window, instantiator, own, file: result.file)
    result.explanations = (result.explanations ?? []) + sentences
  }

  /// Reads the frames of the views that were created.
  func read(_ instantiator: InterfaceInstantiator, into result: inout DocumentFrames) {
    var ids: [ObjectIdentifier: String] = [:]
    for (id, _, view) in instantiator.views { ids[ObjectIdentifier(view)] = id }
    var index = ConstraintIndex()
    LayoutNaming.using(ids) {
      for (_, _, view) in instantiator.views {
        for constraint in view.constraints {
          guard let id = instantiator.constraintIDs[ObjectIdentifier(constraint)] else { continue }
          index.add(constraint, id: id)
        }
      }
    }
    result.constraints += index.descriptions
    var entries: [ViewDescription] = []
    for (id, _, view) in instantiator.views {
      var entry = DocumentFrames.View(
        id: id, class: "\(type(of: view))", frame: view.frame, ambiguous: view.hasAmbiguousLayout)
      entry.windowFrame = ViewDescription.numbers(view.convert(view.bounds, to: nil))
      if sequence(first: view, next: \.superview).contains(where: \.isHidden) { entry.hidden = true }
      entry.constraints = index[view]
      entry.describe(view)
      entries.append(entry)
    }
    if options.inspects {
      LayoutNaming.using(ids) { inspect(instantiator, &entries, in: &result) }
    }
    result.views += entries
  }

  /// Adds what an inspector shows to the descriptions of the views that were created.
  private func inspect(
    _ instantiator: InterfaceInstantiator, _ entries: inout [ViewDescription], in result: inout DocumentFrames
  ) {
    let file = result.file
    let subjects = instantiator.views.map { id, element, view in
      LayoutInspection.Subject(
        view: view, id: id,
        source: element.line > 0 ? SourcePlace(file: file, line: element.line) : nil)
    }
    let known = instantiator.views.flatMap(\.view.constraints).compactMap { constraint in
      instantiator.constraintIDs[ObjectIdentifier(constraint)].map { (id: $0, constraint: constraint) }
    }
    let window = subjects.first.map { $0.view.window?.bounds ?? $0.view.bounds } ?? .zero
    LayoutInspection(subjects, screen: window).add(
      to: &entries, &result.constraints, known: known,
      broken: Set(result.conflicts.map(\.broken)))
  }

  /// Adds the depths of views in the document, and the texts that are displayed by views inside of them, such
  /// as a button's title.
  private func describe(_ result: inout DocumentFrames) {
    var depths: [String: (depth: Int, text: String?)] = [:]
    for scene in document.scenes {
      var stack: [(InterfaceElement, Int)] = scene.objects.map { ($0, 0) }
      while let (element, depth) = stack.popLast() {
        let isView = InterfaceDocument.isView(element)
        if isView, let id = element.id {
          let state = element.children.first { $0.name == "state" && $0.key == "normal" }
          let long = element.children.first { $0.name.lowercased().hasSuffix("string") && $0.key == "text" }
          let text = element["text"] ?? long?.text ?? element["placeholder"] ?? state?["title"]
          depths[id] = (depth, text.flatMap { $0.isEmpty ? nil : $0 })
        }
        for child in element.children { stack.append((child, isView ? depth + 1 : depth)) }
      }
    }
    for index in result.views.indices {
      guard let (depth, text) = depths[result.views[index].id] else { continue }
      result.views[index].depth = depth
      result.views[index].text = result.views[index].text ?? text
    }
  }

  /// Returns the minimum side margin of a root view: the device's if it has the screen's width.
  private func rootMargin(forWidth width: CGFloat) -> CGFloat {
    let metrics = UITraitCollection.current.metrics
    if let device, metrics.hasWideRootMargins, device.size(in: orientation).width == width {
      return device[orientation].rootMargin
    }
    return metrics.rootMargin(forWidth: width, fillsScreen: false)
  }

  /// A view that no other view of the document contains.
  struct Root {
    let view: InterfaceElement
    /// The controller whose root view it is.
    let controller: InterfaceElement?

    /// A Boolean value that indicates whether the view's own constraints may determine its size.
    var isLaidOutByConstraints: Bool {
      view.flag("translatesAutoresizingMaskIntoConstraints") == false && view.flag("fixedFrame") != true
    }
  }

  private func roots() -> [Root] {
    var result: [Root] = []
    for scene in document.scenes {
      var stack: [(InterfaceElement, InterfaceElement?)] = scene.objects.reversed().map { ($0, nil) }
      while let (element, parent) = stack.popLast() {
        if InterfaceDocument.isView(element) {
          let controller =
            element.key == "view" && parent.map(InterfaceDocument.isController) == true ? parent : nil
          result.append(Root(view: element, controller: controller))
          // Views in bar items are separate roots.
          element.forEach { item in
            guard item.name == "barButtonItem" || item.name == "navigationItem" else { return }
            for child in item.children.reversed() { stack.append((child, item)) }
          }
        } else {
          for child in element.children.reversed() { stack.append((child, element)) }
        }
      }
    }
    return result
  }

  /// Returns the size of a root view in points: the saved one, unless the canvas recomputes it.
  private func canvasSize(of root: Root) -> CGSize {
    let saved = root.view.frame?.size ?? screenSize
    // A scene of the canvas for any device that has not been opened since the document has a device.
    if let controller = root.controller, designDevice != nil, saved == CGSize(width: 600, height: 600),
      !root.isFreeform(on: device?.size(in: orientation)), scenes.containerSize(of: controller) != saved
    {
      return screenSize
    }
    guard root.isLaidOutByConstraints else { return saved }
    if let controller = root.controller {
      if let freeform = scenes.freeformSize(of: controller) { return freeform }
      return scenes.fillsScreen(controller) ? screenSize : saved
    }
    let isInferred = root.view.child(key: "simulatedDestinationMetrics") == nil
    return document.kind == .xib && root.view.name == "view" && isInferred ? screenSize : saved
  }

  /// Keeps a root view that is laid out by constraints at its saved size unless they determine another one.
  private func hold(_ view: UIView, at size: CGSize, in window: UIWindow) {
    let width = view.widthAnchor.constraint(equalToConstant: size.width)
    let height = view.heightAnchor.constraint(equalToConstant: size.height)
    for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor), width, height,
    ])
  }

  /// Creates a window for an instantiator's views, on the current device.
  func makeWindow(_ size: CGSize, _ instantiator: InterfaceInstantiator) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.policy = instantiator.policy
    window.deviceTraits = UIScreen.main.traitCollection
    return window
  }

  /// Creates a root view and lays it out in a window of its own.
  func show(_ root: Root, _ instantiator: InterfaceInstantiator) -> UIWindow {
    let frame = CGRect(origin: root.view.frame?.origin ?? .zero, size: canvasSize(of: root))
    let window = makeWindow(frame.size, instantiator)
    window.deviceSafeAreaInsets =
      CanvasSafeArea(of: root, scenes: scenes, device: device, orientation: orientation).insets
    if let device { window.hasHomeIndicator = device[orientation].safeArea.bottom > 0 }
    window.deviceRootMargin = rootMargin(forWidth: frame.width)
    // The canvas around a root view has standard margins, which it may preserve, but no safe area.
    window.insetsLayoutMarginsFromSafeArea = false
    window.isHidden = false
    let controller =
      root.controller != nil || root.isTreatedAsControllers(in: document) ? UIViewController() : nil
    let view = instantiator.makeHierarchy(
      root.view, controller: controller, controllerElement: root.controller)
    let isByConstraints = root.isLaidOutByConstraints && root.controller == nil
    view.translatesAutoresizingMaskIntoConstraints = !isByConstraints
    view.frame = CGRect(origin: .zero, size: frame.size)
    if let controller {
      window.rootViewController = controller
    } else {
      window.addSubview(view)
    }
    if isByConstraints { hold(view, at: frame.size, in: window) }
    window.layoutIfNeeded()
    view.frame.origin = frame.origin
    return window
  }
}
