import InterfaceBuilder

/// Finds outlets that no code uses.
struct UnusedOutletRule: LintRule {
  let id = RuleID.unusedOutlet
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "An outlet that no code uses",
    finds: """
      A connection of a document to a property of a class of the project, whose name occurs in the sources of the project once only, where it \
      is declared. Outlets of the system's classes, of classes whose source is not in the project, and collections are left out.
      """,
    reason:
      "The connection is of no use, and a crash once the property is removed and the connection is not.",
    sources: [
      "Connecting objects to code (developer.apple.com/library/archive/documentation/ToolsLanguages/Conceptual/Xcode_Overview/ConnectingObjectstoCode.html)"
    ],
    example: .init(
      before: #"<outlet property="unusedLabel" destination="a1" id="c1"/>"#,
      after: "<!-- The connection and the property are removed. -->",
      remark: "the screen looks the same with and without the outlet."))

  func check(document: LintDocument, _ issues: inout LintIssues) {
    var owners = [document.document.root]
    var files: ProjectFilesNearby?
    while let owner = owners.popLast() {
      owners += owner.children
      for outlet in owner.items(in: "connections") where outlet.name == "outlet" {
        guard let property = outlet["property"], let held = outlet["destination"],
          let name = owner["customClass"],
          !["delegate", "dataSource", "view"].contains(property)
        else { continue }
        let near = files ?? ProjectFilesNearby.of(document)
        files = near
        guard near.declares(name), near.uses(of: property) == 1 else { continue }
        let element = document.document.element(held)
        issues.add(
          element: outlet.id ?? property, name: property, at: document.place(outlet),
          message:
            "The outlet \(property) of \(name)\(element.map { " to \(document.name(of: $0))" } ?? "") is used by no code",
          advice: "remove the connection and the property", detail: "\(name).\(property)")
      }
    }
  }
}

extension RuleID {
  /// An outlet that no code uses.
  public static let unusedOutlet = RuleID(rawValue: "unused-outlet")
}
