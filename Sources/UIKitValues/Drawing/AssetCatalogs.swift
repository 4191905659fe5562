import ForkSafeLocks
import Foundation
import InterfaceBuilder

/// The asset catalogs of bundles, and the colors and images that traits select from them.
package enum AssetCatalogs {
  private static let read = Mutex<[String: [AssetCatalog]]>([:])

  /// Returns the catalogs in directories. Each is read on first access; its problems are logged then.
  private static func catalogs(in directories: [String]) -> [AssetCatalog] {
    directories.flatMap(catalogs(in:))
  }

  /// Returns the problems of the catalogs in directories.
  package static func problems(in directories: [String]) -> [String] {
    catalogs(in: directories).flatMap(\.problems)
  }

  private static func catalogs(in directory: String) -> [AssetCatalog] {
    if let known = read.withLock({ $0[directory] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      // A catalog may be a symbolic link.
      AssetCatalog(
        contentsOf: URL(fileURLWithPath: directory).appendingPathComponent($0).resolvingSymlinksInPath())
    }
    // If another thread has read the catalogs in the meantime, its result is used, and it has logged the
    // problems.
    let faster = read.withLock { read in
      let faster = read[directory]
      if faster == nil { read[directory] = found }
      return faster
    }
    if let faster { return faster }
    for problem in found.flatMap(\.problems) { DrawingResources.log(problem) }
    return found
  }

  /// Returns how well a variant's traits match, where larger is better; `nil` if it is for other traits.
  private static func suitability(_ traits: AssetCatalog.Traits, _ wanted: UITraitCollection) -> Int? {
    var score = 0
    if let idiom = traits.idiom {
      let name = wanted.userInterfaceIdiom == .pad ? "ipad" : "iphone"
      guard idiom == name else { return nil }
      score += 1
    }
    if let luminosity = traits.luminosity {
      guard (luminosity == "dark") == (wanted.userInterfaceStyle == .dark) else { return nil }
      score += 4
    }
    if traits.isHighContrast {
      guard wanted.accessibilityContrast == .high else { return nil }
      score += 2
    }
    if let gamut = traits.gamut {
      guard (gamut == "display-P3") == (wanted.displayGamut == .P3) else { return nil }
      score += 1
    }
    func suits(_ name: String?, _ value: UIUserInterfaceSizeClass) -> Bool {
      guard let name else { return true }
      return value == (name == "compact" ? .compact : .regular)
    }
    guard suits(traits.widthClass, wanted.horizontalSizeClass),
      suits(traits.heightClass, wanted.verticalSizeClass)
    else { return nil }
    score += (traits.widthClass == nil ? 0 : 1) + (traits.heightClass == nil ? 0 : 1)
    if let direction = traits.direction {
      guard (direction == "right-to-left") == (wanted.layoutDirection == .rightToLeft) else { return nil }
      score += 1
    }
    return score
  }

  /// Returns the set of a catalog with a name, which may have the extension of a bitmap: code that is older than its catalog
  /// names files.
  private static func set(named name: String, in catalog: AssetCatalog) -> AssetCatalog.ImageSet? {
    if let set = catalog.images[name] { return set }
    let path = name as NSString
    guard ["png", "jpg", "jpeg"].contains(path.pathExtension.lowercased()) else { return nil }
    return catalog.images[path.deletingPathExtension]
  }

  /// Returns the image with a name that matches the traits best.
  ///
  /// - Parameter report: A closure called with problems of its files.
  package static func image(
    named name: String, in directories: [String], for traits: UITraitCollection,
    report: (String) -> Void = VectorImages.say
  ) -> UIImage? {
    for catalog in catalogs(in: directories) {
      guard let set = set(named: name, in: catalog) else { continue }
      let scale = Double(traits.displayScale > 0 ? traits.displayScale : 1)
      // Sorts by traits, then by scale: the requested scale, then larger ones, which lose no detail.
      let candidates = set.variants.compactMap { variant in
        suitability(variant.traits, traits).map { (variant: variant, score: $0) }
      }
      let sorted = candidates.sorted { a, b in
        if a.score != b.score { return a.score > b.score }
        func distance(_ other: Double) -> Double { other >= scale ? other - scale : 100 + scale - other }
        return distance(a.variant.scale) < distance(b.variant.scale)
      }
      for (variant, _) in sorted {
        guard var image = image(variant, isSymbol: set.isSymbol, scale: CGFloat(scale), report: report)
        else { continue }
        let pixels = CGFloat(variant.scale)
        if let slicing = variant.slicing {
          image = image.resizableImage(
            withCapInsets: UIEdgeInsets(
              top: CGFloat(slicing.top) / pixels, left: CGFloat(slicing.left) / pixels,
              bottom: CGFloat(slicing.bottom) / pixels, right: CGFloat(slicing.right) / pixels),
            resizingMode: slicing.tiles ? .tile : .stretch)
        }
        if let alignment = variant.alignment, alignment.contains(where: { $0 != 0 }) {
          image = image.withAlignmentRectInsets(
            UIEdgeInsets(
              top: CGFloat(alignment[0]) / pixels, left: CGFloat(alignment[1]) / pixels,
              bottom: CGFloat(alignment[2]) / pixels, right: CGFloat(alignment[3]) / pixels))
        }
        switch set.renderingIntent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
      }
    }
    return nil
  }

  private static func image(
    _ variant: AssetCatalog.ImageVariant, isSymbol: Bool, scale: CGFloat, report: (String) -> Void
  ) -> UIImage? {
    guard let data = try? Data(contentsOf: variant.url) else {
      report("\(variant.url.path): the file cannot be read")
      return nil
    }
    if isSymbol { return VectorImages.symbol(at: variant.url.path, scale: scale, report: report) }
    if VectorImages.isVector(variant.url.path) {
      return VectorImages.image(at: variant.url.path, scale: scale, report: report)
    }
    return UIImage(data: data, scale: CGFloat(variant.scale), source: variant.url.path, report: report)
  }

  /// Returns the data and type of a data set; the type is `nil` if the catalog specifies none.
  package static func data(named name: String, in directories: [String]) -> (data: Data, type: String?)? {
    for catalog in catalogs(in: directories) {
      guard let set = catalog.dataSets[name], let data = try? Data(contentsOf: set.url) else { continue }
      return (data, set.type)
    }
    return nil
  }

  /// Returns the color with a name. It is dynamic: traits select a variant of the catalog.
  package static func color(named name: String, in directories: [String]) -> UIColor? {
    for catalog in catalogs(in: directories) {
      guard let set = catalog.colors[name], !set.variants.isEmpty else { continue }
      let provider = { (traits: UITraitCollection) -> UIColor in
        let best = set.variants.compactMap { variant in
          suitability(variant.traits, traits).map { (variant: variant, score: $0) }
        }.max { $0.score < $1.score }
        return color(best?.variant.value ?? set.variants[0].value)
      }
      // Colors of one name and bundle are equal.
      return UIColor(storage: .provided(provider, identity: "\(directories.joined(separator: ":"))/\(name)"))
    }
    return nil
  }

  private static func color(_ value: AssetCatalog.ColorVariant.Value) -> UIColor {
    switch value {
    case .components(let red, let green, let blue, let alpha, true):
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .components(let red, let green, let blue, let alpha, false):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      SystemColorData.bundled.knownColor(name.hasSuffix("Color") ? String(name.dropLast(5)) : name) ?? .clear
    }
  }
}
