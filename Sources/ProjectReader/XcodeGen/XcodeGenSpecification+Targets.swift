import Foundation

extension XcodeGenSpecification {
  /// Adds a target with its phases, settings and dependencies.
  mutating func addTarget(_ target: SpecificationTarget) {
    guard let id = ids[target.name], objects.objects[id] == nil else { return }
    addPropertyList(of: target)
    let sources = SpecificationSources(
      of: target, in: directory, options: specification["options"], infoPlists: infoPlists(of: target))
    let before = target.value["preBuildScripts"] ?? target.value["prebuildScripts"]
    let after = target.value["postBuildScripts"] ?? target.value["postbuildScripts"]
    var phases = scripts(before)
    let links = dependencies(of: target)
    phases += fileGroups(sources.files, frameworks: links.frameworks)
    phases += scripts(target.value["postCompileScripts"])
    phases += scripts(after)
    let plugins = target.plugins.map {
      objects.add("XCSwiftPackageProductDependency", ["productName": .string("plugin:\($0)")])
    }
    let values = settings.configurations.map {
      self.values(of: target, for: $0, infoPlist: sources.infoPlist)
    }
    let list = configurationList(of: target.value, values)
    _ = objects.add(
      "PBXNativeTarget", id: id,
      [
        "name": .string(target.name), "productName": .string(target.productName),
        "productType": .string("com.apple.product-type.\(target.kind)"),
        "buildConfigurationList": .string(list), "buildPhases": .list(phases),
        "dependencies": .list(links.targets), "packageProductDependencies": .list(links.products + plugins),
        "fileSystemSynchronizedGroups": .list(sources.folders.map { synchronized($0, of: id) }),
      ])
  }

  // MARK: Settings

  /// Returns the settings of a target, with those that follow from the rest of the specification.
  private func values(
    of target: SpecificationTarget, for configuration: SpecificationSettings.Configuration, infoPlist: String?
  ) -> SpecificationSettings.Values {
    var values = settings.target(target, in: specification, for: configuration)
    /// Returns whether a setting is there, also in the project's settings and in the configuration files.
    func isSet(_ key: String) -> Bool {
      values[key] != nil || settings.file(of: target.value, for: configuration)?[key] != nil
        || settings.isInProject(key, specification, configuration)
    }
    if values["INFOPLIST_FILE"] == nil {
      let file = target.value["info"]?["path"]?.text ?? infoPlist
      values["INFOPLIST_FILE"] = file.map { .string($0) }
    }
    if let prefix = specification["options"]?["bundleIdPrefix"]?.text, !isSet("PRODUCT_BUNDLE_IDENTIFIER") {
      let name = target.name.map { $0 == "_" ? "-" : $0 }.filter {
        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "."
      }
      values["PRODUCT_BUNDLE_IDENTIFIER"] = .string(prefix + "." + String(name))
    }
    if let host = hosting(target) {
      if target.kind == "bundle.unit-test", !isSet("TEST_HOST") {
        values["TEST_HOST"] = .string("$(BUILT_PRODUCTS_DIR)/\(host.productName).app/\(host.productName)")
      } else if target.kind == "bundle.ui-testing", !isSet("TEST_TARGET_NAME") {
        values["TEST_TARGET_NAME"] = .string(host.name)
      }
    }
    return values
  }

  /// Returns the first application that a target of tests depends on.
  private func hosting(_ target: SpecificationTarget) -> SpecificationTarget? {
    let names = (target.value["dependencies"]?.list ?? []).compactMap { $0["target"]?.text }
    return names.lazy.compactMap { applications[$0] }.first
  }

  /// Returns the `Info.plist` files that the settings of a target name, as absolute paths.
  private func infoPlists(of target: SpecificationTarget) -> Set<String> {
    let named = settings.configurations.compactMap { configuration in
      settings.target(target, in: specification, for: configuration)["INFOPLIST_FILE"]?.string
    }
    return Set((named + [target.value["info"]?["path"]?.text].compactMap { $0 }).map(absolute))
  }

  private func absolute(_ path: String) -> String {
    ProjectStrings.normalized(path.hasPrefix("/") ? path : directory + "/" + path)
  }

  /// Adds the `Info.plist` that XcodeGen writes for a target, in place of a file that may be there.
  private mutating func addPropertyList(of target: SpecificationTarget) {
    guard let info = target.value["info"], info.table != nil else { return }
    guard let path = info["path"]?.text, !path.isEmpty else {
      ReadingReport.note("\(info.place): the Info.plist of the target \(target.name) has no path")
      return
    }
    var list: [String: Any] = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    if target.kind != "bundle" { list["CFBundleExecutable"] = "$(EXECUTABLE_NAME)" }
    if target.kind == "application" { list["CFBundlePackageType"] = "APPL" }
    for (key, value) in info["properties"]?.table ?? [:] { list[key] = value.propertyList }
    propertyLists[absolute(path)] = list
  }

  // MARK: Files

  /// Adds the phases of files, and returns their ids.
  private mutating func fileGroups(
    _ files: [SpecificationSources.File], frameworks: [String]
  ) -> [String] {
    var all = files
    all += frameworks.map { SpecificationSources.File(path: absolute($0), phase: .frameworks) }
    var order: [SpecificationSources.Phase] = []
    var members: [SpecificationSources.Phase: [String]] = [:]
    for file in all {
      let attributes = file.attributes
      let member = objects.add(
        "PBXBuildFile",
        [
          "fileRef": .string(objects.file(relative(file.path))),
          "settings": attributes.isEmpty ? nil : .dictionary(["ATTRIBUTES": .list(attributes)]),
        ])
      if members[file.phase] == nil { order.append(file.phase) }
      members[file.phase, default: []].append(member)
    }
    return order.map { phase in
      let files = PropertyListValue.list(members[phase] ?? [])
      switch phase {
      case .sources: return objects.add("PBXSourcesBuildPhase", ["files": files])
      case .resources: return objects.add("PBXResourcesBuildPhase", ["files": files])
      case .headers: return objects.add("PBXHeadersBuildPhase", ["files": files])
      case .frameworks: return objects.add("PBXFrameworksBuildPhase", ["files": files])
      case .copies(let destination, let path):
        return objects.add(
          "PBXCopyFilesBuildPhase",
          ["files": files, "dstSubfolderSpec": .string(destination), "dstPath": .string(path)])
      }
    }
  }

  /// Returns the path of a file relative to the project's folder, if it is in there.
  private func relative(_ path: String) -> String {
    ProjectStrings.contains(directory, path) && path != directory
      ? String(path.dropFirst(directory.count + 1)) : path
  }

  private mutating func synchronized(
    _ folder: SpecificationSources.SynchronizedFolder, of target: String
  ) -> String {
    let exceptions = objects.add(
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      ["target": .string(target), "membershipExceptions": .list(folder.exceptions)])
    return objects.addChild(
      "PBXFileSystemSynchronizedRootGroup",
      ProjectObjects.place(relative(folder.path)).merging([
        "exceptions": .list([exceptions]), "explicitFolders": .list(folder.whole),
      ]) { $1 })
  }

  // MARK: Scripts

  private mutating func scripts(_ scripts: SpecificationValue?) -> [String] {
    (scripts?.list ?? []).compactMap { script in
      guard let text = text(of: script) else { return nil }
      func list(_ key: String) -> PropertyListValue { .list(script[key]?.texts ?? []) }
      return objects.add(
        "PBXShellScriptBuildPhase",
        [
          "name": .string(script["name"]?.text ?? "Run Script"),
          "shellPath": .string(script["shell"]?.text ?? "/bin/sh"), "shellScript": .string(text),
          "inputPaths": list("inputFiles"), "outputPaths": list("outputFiles"),
          "inputFileListPaths": list("inputFileLists"), "outputFileListPaths": list("outputFileLists"),
        ])
    }
  }

  private func text(of script: SpecificationValue) -> String? {
    if let text = script["script"]?.text { return text }
    guard let path = script["path"]?.text else {
      ReadingReport.note("\(script.place): a script has neither a text nor a path")
      return nil
    }
    guard let text = ProjectFiles.text(absolute(path)) else {
      ReadingReport.note("\(script.place): \(absolute(path)): there is no such script that can be read")
      return nil
    }
    return text
  }

  // MARK: Dependencies

  private struct Links {
    var targets: [String] = []
    var products: [String] = []
    var frameworks: [String] = []
  }

  private mutating func dependencies(of target: SpecificationTarget) -> Links {
    var links = Links()
    for value in target.value["dependencies"]?.list ?? [] {
      if let platforms = value["platforms"]?.texts, !platforms.contains(target.platform) { continue }
      if let filters = value["destinationFilters"]?.texts, !filters.contains("iOS") { continue }
      if let name = value["target"]?.text {
        addDependency(on: name, value, to: &links)
      } else if let name = value["package"]?.text {
        if packages[name] == nil, specification["localPackages"] == nil {
          ReadingReport.note("\(value.place): there is no package \"\(name)\"")
        }
        let products = value["products"]?.texts ?? [value["product"]?.text ?? name]
        for product in products {
          links.products.append(
            objects.add("XCSwiftPackageProductDependency", ["productName": .string(product)]))
        }
      } else if let path = value["framework"]?.text {
        if value["implicit"]?.boolean != true { links.frameworks.append(path) }
      } else if let name = value["carthage"]?.text {
        let folder = specification["options"]?["carthageBuildPath"]?.text ?? "Carthage/Build"
        let platform = target.platform == "macOS" ? "Mac" : target.platform
        links.frameworks.append("\(folder)/\(platform)/\(name).framework")
      } else if let name = value["bundle"]?.text {
        ReadingReport.note("\(value.place): the bundle \(name) is built elsewhere and is left out")
      } else if value["sdk"] == nil {
        ReadingReport.note(
          "\(value.place): a dependency of the target \(target.name) is of no kind that is read")
      }
    }
    return links
  }

  private mutating func addDependency(on name: String, _ value: SpecificationValue, to links: inout Links) {
    if let id = ids[name] {
      links.targets.append(objects.add("PBXTargetDependency", ["target": .string(id)]))
      return
    }
    // A target of another project, whose modules are found by their names.
    let project = name.split(separator: "/").first.map(String.init) ?? ""
    guard specification["projectReferences"]?[project] == nil,
      specification["aggregateTargets"]?[name] == nil
    else { return }
    ReadingReport.note("\(value.place): there is no target \"\(name)\"")
  }
}
