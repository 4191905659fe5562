/// Applies the templates of a specification, and divides targets for several platforms.
enum SpecificationTemplates {
  /// Returns a specification without templates: its targets and schemes have what their templates say.
  static func resolve(_ specification: SpecificationValue) -> SpecificationValue {
    guard var table = specification.table else { return specification }
    // Templates may name platforms, and targets for several platforms templates.
    table["targets"] = table["targets"].map(divided)
    table["targets"] = table["targets"].map {
      applied(to: $0, templates: table["targetTemplates"], name: "target_name")
    }
    table["schemes"] = table["schemes"].map {
      applied(to: $0, templates: table["schemeTemplates"], name: "scheme_name")
    }
    table["targets"] = table["targets"].map(divided)
    return SpecificationValue(content: .table(table), place: specification.place)
  }

  // MARK: Platforms

  /// Returns a target for each platform of targets that list several.
  private static func divided(_ targets: SpecificationValue) -> SpecificationValue {
    guard let table = targets.table else { return targets }
    var result: [String: SpecificationValue] = [:]
    for (name, target) in table.sorted(by: { $0.key < $1.key }) {
      guard let platforms = target["platform"]?.list else {
        result[name] = target
        continue
      }
      for platform in Set(platforms.compactMap(\.text)).sorted() {
        let (name, target) = divided(target, name: name, platform: platform)
        result[name] = target
      }
    }
    return SpecificationValue(content: .table(result), place: targets.place)
  }

  private static func divided(
    _ target: SpecificationValue, name: String, platform: String
  ) -> (String, SpecificationValue) {
    func text(_ text: String) -> SpecificationValue {
      SpecificationValue(content: .text(text), place: target.place)
    }
    var table = target.replacing { $0 == "platform" ? platform : nil }.table ?? [:]
    table["platform"] = text(platform)
    // The name of the product, and so that of the module, is the same on all platforms.
    var settings = table["settings"]?.table ?? [:]
    if SpecificationSettings.isStructured(settings) {
      var base = settings["base"]?.table ?? [:]
      base["PRODUCT_NAME"] = base["PRODUCT_NAME"] ?? text(name)
      settings["base"] = SpecificationValue(content: .table(base), place: target.place)
    } else {
      settings["PRODUCT_NAME"] = settings["PRODUCT_NAME"] ?? text(name)
    }
    table["settings"] = SpecificationValue(content: .table(settings), place: target.place)
    table["productName"] = text(name)
    if let versions = table["deploymentTarget"]?.table { table["deploymentTarget"] = versions[platform] }
    let full =
      (table["platformPrefix"]?.text ?? "") + name + (table["platformSuffix"]?.text ?? "_\(platform)")
    return (full, SpecificationValue(content: .table(table), place: target.place))
  }

  // MARK: Templates

  private static func applied(
    to values: SpecificationValue, templates: SpecificationValue?, name variable: String
  ) -> SpecificationValue {
    guard let table = values.table else { return values }
    var result: [String: SpecificationValue] = [:]
    for (name, value) in table.sorted(by: { $0.key < $1.key }) {
      var order: [String] = []
      var seen: Set<String> = []
      collect(value, templates, &order, &seen, depth: 0)
      guard !order.isEmpty, ReadingReport.spend(order.count, of: .values) else {
        result[name] = value
        continue
      }
      var merged: SpecificationValue?
      for template in order { merged = templates?[template]?.merged(onto: merged) ?? merged }
      let whole = value.merged(onto: merged).replacing { $0 == variable ? name : nil }
      let attributes = whole["templateAttributes"]?.table?.compactMapValues(\.text) ?? [:]
      result[name] = attributes.isEmpty ? whole : whole.replacing { attributes[$0] }
    }
    return SpecificationValue(content: .table(result), place: values.place)
  }

  /// Lists the templates of a value, those that a template names before it. Each is there once.
  private static func collect(
    _ value: SpecificationValue, _ templates: SpecificationValue?, _ order: inout [String],
    _ seen: inout Set<String>, depth: Int
  ) {
    for name in value["templates"]?.texts ?? [] where seen.insert(name).inserted {
      guard let template = templates?[name] else {
        ReadingReport.note("\(value.place): there is no template \"\(name)\"")
        continue
      }
      // Each template is visited once; the depth only deepens the stack.
      if depth < 100 { collect(template, templates, &order, &seen, depth: depth + 1) }
      order.append(name)
    }
  }
}
