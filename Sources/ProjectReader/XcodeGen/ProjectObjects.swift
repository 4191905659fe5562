/// The objects of a project that is made from a specification, as a `project.pbxproj` has them.
struct ProjectObjects {
  private(set) var objects: [String: PropertyListValue] = [:]
  /// The ids of files by path.
  private var files: [String: String] = [:]
  /// The files and folders of the main group.
  private(set) var children: [String] = []

  /// Adds an object and returns its id. Fields that are `nil` are left out.
  mutating func add(_ isa: String, id: String? = nil, _ fields: [String: PropertyListValue?]) -> String {
    let id = id ?? "\(isa)-\(objects.count)"
    var object = fields.compactMapValues { $0 }
    object["isa"] = .string(isa)
    objects[id] = .dictionary(object)
    return id
  }

  /// Adds an object that belongs to the main group.
  mutating func addChild(_ isa: String, _ fields: [String: PropertyListValue?]) -> String {
    let id = add(isa, fields)
    children.append(id)
    return id
  }

  /// Returns the id of a file with a path relative to the project's folder, or an absolute one.
  mutating func file(_ path: String) -> String {
    if let known = files[path] { return known }
    let id = addChild("PBXFileReference", Self.place(path))
    files[path] = id
    return id
  }

  /// Returns the fields with the place of a file or folder.
  static func place(_ path: String) -> [String: PropertyListValue?] {
    [
      "path": .string(path),
      "sourceTree": .string(path.hasPrefix("/") ? "<absolute>" : "SOURCE_ROOT"),
    ]
  }
}

extension PropertyListValue {
  /// A list of strings.
  static func list(_ strings: [String]) -> PropertyListValue { .array(strings.map { .string($0) }) }
}
