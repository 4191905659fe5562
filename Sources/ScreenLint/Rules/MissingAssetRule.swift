import InterfaceBuilder

/// Finds names of images and colors that no catalog has.
struct MissingAssetRule: LintRule {
  let id = RuleID.missingAsset
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "An image or a color that no catalog has",
    finds: """
      A name of an image or a color in a document that neither an asset catalog nor a file of the project has. Names of the \
      system's symbols and colors are left out, and documents without any catalog in their project, of which nothing can be said.
      """,
    reason:
      "The view is empty, or has the color that was saved with the document instead of the one of the catalog.",
    sources: ["Xcode's warning \"Could not find image named\""],
    example: .init(
      before: #"<imageView image="logo-old" id="a1"/>"#, after: #"<imageView image="logo" id="a1"/>"#,
      isPictured: true,
      remark:
        "Here a grey area of the size that the document has stands in for the picture; on iOS there is nothing."
    ))

  func check(document: LintDocument, _ issues: inout LintIssues) {
    let files = ProjectFilesNearby.of(document)
    guard files.hasCatalogs else { return }
    var told: Set<String> = []
    document.document.root.forEach { element in
      for (attribute, name) in element.attributes.sorted(by: { $0.key < $1.key })
      where ["image", "selectedImage", "backgroundImage", "highlightedImage", "landscapeImage"].contains(
        attribute)
      {
        guard document.document.resources.images[name] != nil || element["catalog"] != "system",
          element["catalog"] != "system", document.document.resources.systemImages[name] == nil,
          !files.hasImage(name),
          told.insert("image \(name)").inserted
        else { continue }
        add("image", name, element, document, &issues)
      }
      if element.name == "color", let name = element["name"], element["catalog"] != "System",
        element["cocoaTouchSystemColor"] == nil, document.document.resources.systemColors[name] == nil,
        document.document.resources.colors[name] != nil || element["colorSpace"] == nil,
        !files.colors.contains(name),
        told.insert("color \(name)").inserted
      {
        add("color", name, element, document, &issues)
      }
    }
  }

  private func add(
    _ kind: String, _ name: String, _ element: InterfaceElement, _ document: LintDocument,
    _ issues: inout LintIssues
  ) {
    issues.add(
      element: element.id ?? name, name: name, at: document.place(element),
      message: "The \(kind) \"\(name)\" is in no catalog and no file of the project",
      advice: "add it to an asset catalog, or correct the name", detail: "\(kind) \(name)")
  }
}

extension RuleID {
  /// An image or a color that no catalog has.
  public static let missingAsset = RuleID(rawValue: "missing-asset")
}
