/// The modules of the pages of galleries, of the preview and of reports.
enum PageModules {
  /// The script of the page of galleries and of the preview.
  static let page = script(from: "page.mjs")
  /// The script of the page of reports.
  static let report = script(from: "snapshots.mjs")

  /// The texts of the modules by the names of their files.
  static var sources: [String: String] { resources.mapValues { String(decoding: $0, as: UTF8.self) } }

  private static func script(from entry: String) -> String {
    do { return try ScriptModules.joined(sources, from: entry) } catch {
      fatalError("the script of a page cannot be joined: \(error)")
    }
  }

  private static let resources: [String: [UInt8]] = [
    "page-address.mjs": PackageResources.page_address_mjs,
    "page-badges.mjs": PackageResources.page_badges_mjs,
    "page-build.mjs": PackageResources.page_build_mjs,
    "page-change.mjs": PackageResources.page_change_mjs,
    "page-clock.mjs": PackageResources.page_clock_mjs,
    "page-compare.mjs": PackageResources.page_compare_mjs,
    "page-constraints.mjs": PackageResources.page_constraints_mjs,
    "page-data.mjs": PackageResources.page_data_mjs,
    "page-defects.mjs": PackageResources.page_defects_mjs,
    "page-descriptions.mjs": PackageResources.page_descriptions_mjs,
    "page-differences.mjs": PackageResources.page_differences_mjs,
    "page-dock.mjs": PackageResources.page_dock_mjs,
    "page-dom.mjs": PackageResources.page_dom_mjs,
    "page-edits.mjs": PackageResources.page_edits_mjs,
    "page-filters.mjs": PackageResources.page_filters_mjs,
    "page-findings.mjs": PackageResources.page_findings_mjs,
    "page-geometry.mjs": PackageResources.page_geometry_mjs,
    "page-inspector.mjs": PackageResources.page_inspector_mjs,
    "page-keys.mjs": PackageResources.page_keys_mjs,
    "page-layers.mjs": PackageResources.page_layers_mjs,
    "page-lines.mjs": PackageResources.page_lines_mjs,
    "page-list.mjs": PackageResources.page_list_mjs,
    "page-live.mjs": PackageResources.page_live_mjs,
    "page-model.mjs": PackageResources.page_model_mjs,
    "page-overlay.mjs": PackageResources.page_overlay_mjs,
    "page-panels.mjs": PackageResources.page_panels_mjs,
    "page-problems.mjs": PackageResources.page_problems_mjs,
    "page-record.mjs": PackageResources.page_record_mjs,
    "page-session.mjs": PackageResources.page_session_mjs,
    "page-shapes.mjs": PackageResources.page_shapes_mjs,
    "page-sheets.mjs": PackageResources.page_sheets_mjs,
    "page-source.mjs": PackageResources.page_source_mjs,
    "page-stage.mjs": PackageResources.page_stage_mjs,
    "page-state.mjs": PackageResources.page_state_mjs,
    "page-store.mjs": PackageResources.page_store_mjs,
    "page-tree.mjs": PackageResources.page_tree_mjs,
    "page-use.mjs": PackageResources.page_use_mjs,
    "page-view.mjs": PackageResources.page_view_mjs,
    "page-zoom.mjs": PackageResources.page_zoom_mjs,
    "page.mjs": PackageResources.page_mjs,
    "snapshots-state.mjs": PackageResources.snapshots_state_mjs,
    "snapshots.mjs": PackageResources.snapshots_mjs,
    "store.mjs": PackageResources.store_mjs,
    "words.mjs": PackageResources.words_mjs,
  ]
}
