import Foundation

/// A provider of data for drag and drop and similar transfers: representations by type, each created on
/// demand.
///
/// Nothing leaves the process, so loading completes immediately: completion handlers are called before the
/// methods return.
open class NSItemProvider: NSObject, NSCopying {
  /// A closure that creates the data of a representation.
  public typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  /// A closure that creates the file of a representation.
  public typealias FileLoader = (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  /// A closure that receives a loaded item.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
  /// A closure that loads an item of a class.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The error domain.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The reason why loading failed. Raw values match Foundation's.
  public enum ErrorCode: Int, Error, Sendable {
    /// An unknown reason.
    case unknownError = -1
    /// There is no such representation.
    case itemUnavailableError = -1000
    /// The item has another class.
    case unexpectedValueClassError = -1100
    /// The item cannot be converted.
    case unavailableCoercionError = -1200
  }

  private enum Source {
    case data(DataLoader)
    case file(FileLoader, NSItemProviderFileOptions)
    case item(LoadHandler)
    case object(any NSItemProviderWriting)
  }

  private struct Representation {
    let type: String
    let source: Source
  }

  private var representations: [Representation] = []
  /// The registered objects.
  package private(set) var objects: [any NSItemProviderWriting] = []
  private var objectMakers:
    [(
      type: any NSItemProviderWriting.Type,
      make: (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    )] = []

  /// The suggested file name of the content.
  open var suggestedName: String?
  /// The preferred size of the content, in points. Without effect.
  open var preferredPresentationSize = CGSize.zero
  /// Data for applications of the same team. Without effect.
  open var teamData: Data?
  /// Stored only: no preview image is requested.
  open var previewImageHandler: LoadHandler?

  public override init() { super.init() }

  /// Creates a provider with an object, in the representations that it can write.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider with an item of a type. Without an item or type it has no representation.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let type = typeIdentifier else { return }
    registerItem(forTypeIdentifier: type) { done, _, _ in done?(item, nil) }
  }

  /// Creates a provider with a file, whose extension determines the type; `nil` if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let url = fileURL, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      return nil
    }
    self.init()
    suggestedName = url.deletingPathExtension().lastPathComponent
    let type = TypeIdentifiers.identifier(ofExtension: url.pathExtension.lowercased())
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { done in
      done(url, false, nil)
      return nil
    }
  }

  /// Returns a provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = representations
    copy.objects = objects
    copy.objectMakers = objectMakers
    copy.suggestedName = suggestedName
    copy.preferredPresentationSize = preferredPresentationSize
    copy.teamData = teamData
    return copy
  }

  // MARK: Registering representations

  private func add(_ type: String, _ source: Source) {
    representations.removeAll { $0.type == type }
    representations.append(Representation(type: type, source: source))
  }

  /// Registers a representation whose data is created on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { add(typeIdentifier, .data(loadHandler)) }

  /// Registers a representation whose file is created on demand.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) { add(typeIdentifier, .file(loadHandler, fileOptions)) }

  /// Registers an object in all representations that it can write.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in object.writableTypeIdentifiersForItemProvider { add(type, .object(object)) }
  }

  /// Registers an object of a class that is created on demand.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    objectMakers.append((aClass, loadHandler))
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        type,
        .data { done in
          loadHandler { object, error in
            guard let object else { return done(nil, error) }
            Self.write(object, type, done)
          }
        })
    }
  }

  /// Registers an item that is loaded by a handler.
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    add(typeIdentifier, .item(loadHandler))
  }

  // MARK: Queries

  /// The registered types in the order of registration, the preferred first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns the types whose files support the options.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { Self.allows(fileOptions, $0) }.map(\.type)
  }

  private static func allows(_ options: NSItemProviderFileOptions, _ representation: Representation) -> Bool {
    if options.isEmpty { return true }
    if case .file(_, let own) = representation.source { return own.isSuperset(of: options) }
    return false
  }

  private func representation(_ wanted: String) -> Representation? {
    representations.first { $0.type == wanted }
      ?? representations.first { TypeIdentifiers.type($0.type, conformsTo: wanted) }
  }

  /// Returns whether there is a representation that conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns whether there is a representation that conforms to a type and whose file supports the options.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { representation(typeIdentifier).map { Self.allows(fileOptions, $0) } ?? false }

  /// Returns whether an object of a class can be created.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  // MARK: Loading

  private static func write(
    _ object: any NSItemProviderWriting, _ type: String, _ done: @escaping (Data?, (any Error)?) -> Void
  ) {
    // The handler is called immediately, on the thread on which the object calls it; nothing else captures
    // it.
    nonisolated(unsafe) let done = done
    _ = object.loadData(withTypeIdentifier: type) { done($0, $1) }
  }

  private func unavailable(_ type: String) -> NSError {
    NSError(
      domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
  }

  private func loadData(
    _ wanted: String, _ done: @escaping (_ type: String, Data?, (any Error)?) -> Void
  ) {
    guard let found = representation(wanted) else { return done(wanted, nil, unavailable(wanted)) }
    switch found.source {
    case .data(let load): _ = load { done(found.type, $0, $1) }
    case .object(let object): Self.write(object, found.type) { done(found.type, $0, $1) }
    case .file(let load, _):
      _ = load { url, _, error in done(found.type, url.flatMap { try? Data(contentsOf: $0) }, error) }
    case .item(let load):
      load(
        { item, error in
          switch item {
          case let data as NSData: done(found.type, data as Data, error)
          case let text as NSString: done(found.type, Data((text as String).utf8), error)
          case let url as NSURL:
            let url = url as URL
            done(
              found.type, url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8), error)
          default: done(found.type, nil, error)
          }
        }, nil, nil)
    }
  }

  private func finished() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Loads the data of a type, or of the first type that conforms to it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadData(typeIdentifier) { completionHandler($1, $2) }
    return finished()
  }

  /// Loads the data of a type as a temporary file, which is removed when the completion handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadData(typeIdentifier) { [suggestedName] type, data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      var file = folder.appendingPathComponent(suggestedName ?? "item")
      let ending = TypeIdentifiers.fileEnding(of: type)
      if file.pathExtension.isEmpty, !ending.isEmpty { file.appendPathExtension(ending) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
      try? FileManager.default.removeItem(at: folder)
    }
    return finished()
  }

  /// Loads a type as its original file, or as a copy; the Boolean argument is `true` for the original.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if let found = representation(typeIdentifier), case .file(let load, let options) = found.source,
      options.contains(.openInPlace)
    {
      _ = load { completionHandler($0, true, $2) }
      return finished()
    }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Loads an object of a class: a registered one, or one created from the data of the first type that the
  /// class can read.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    for object in objects {
      if let same = object as? any NSItemProviderReading, type(of: same) == aClass {
        completionHandler(same, nil)
        return finished()
      }
    }
    guard
      let wanted = aClass.readableTypeIdentifiersForItemProvider.first(where: {
        hasItemConformingToTypeIdentifier($0)
      })
    else {
      completionHandler(nil, unavailable("\(aClass)"))
      return finished()
    }
    loadData(wanted) { type, data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return finished()
  }

  /// Loads an item of a type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let found = representation(typeIdentifier), case .item(let load) = found.source {
      load(completionHandler, nil, options)
      return
    }
    if let found = representation(typeIdentifier), case .file(let load, _) = found.source {
      _ = load { url, _, error in completionHandler?(url.map { $0 as NSURL }, error) }
      return
    }
    loadData(typeIdentifier) { type, data, error in
      guard let data else { completionHandler?(nil, error); return }
      let isAddress = TypeIdentifiers.type(type, conformsTo: "public.url")
      if isAddress, let url = NSURL(string: String(decoding: data, as: UTF8.self)) {
        completionHandler?(url, nil)
      } else {
        completionHandler?(data as NSData, nil)
      }
    }
  }
}
