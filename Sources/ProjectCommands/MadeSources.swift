import ProjectReader

/// Sources that are made of a module's models, catalogs of strings and catalogs of assets.
struct MadeSources {
  let dataModels: [DataModel]
  let symbols: [StringSymbols]
  let assets: String

  /// Reads the files that the project may read.
  ///
  /// - Parameter hasSwiftUI: whether there is a module of SwiftUI, whose colors those of catalogs are, too.
  init(of module: BuildPlan.Module, in scope: ReadingScope, hasSwiftUI: Bool) {
    dataModels = scope.reading { module.dataModels.map { DataModel(path: $0) } }
    symbols = scope.reading { module.namedStrings.map { StringSymbols(catalogue: $0) } }
    assets = scope.reading {
      AssetSymbols(
        catalogues: module.namedAssets, hasExtensions: module.hasAssetExtensions,
        bundle: AppProject.OwnBundle.expression(at: module.bundle), hasSwiftUI: hasSwiftUI
      ).source
    }
  }

  var notes: [String] { dataModels.flatMap(\.notes) + symbols.flatMap(\.notes) }
  var texts: [String] { dataModels.map(\.source) + symbols.map(\.source) + [assets] }
}
