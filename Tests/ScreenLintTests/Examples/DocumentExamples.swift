import Foundation
import ScreenLint
import UIKit

/// The examples of rules that read documents. The lines are those of the rules' documentation.
enum DocumentExamples {
  static let all: [DocumentExample] = [
    DocumentExample(
      rule: .untranslated, language: "de",
      before: texts(
        german: """
          "title.text" = "Deine letzten Bestellungen";
          """),
      after: texts(
        german: """
          "title.text" = "Deine letzten Bestellungen";
          "hint.text" = "Zum Aktualisieren ziehen";
          """)),
    DocumentExample(
      rule: .misplaced, height: 60,
      before: label(
        """
        <rect key="frame" x="120" y="80" width="100" height="21"/>
        """, marked: CGRect(x: 120, y: 80, width: 100, height: 21)),
      after: label(
        """
        <rect key="frame" x="20" y="80" width="100" height="21"/>
        """)),
    DocumentExample(
      rule: .missingAsset,
      before: picture(
        """
        <imageView image="logo-old" id="a1"/>
        """, name: "logo-old"),
      after: picture(
        """
        <imageView image="logo" id="a1"/>
        """, name: "logo")),
  ]

  /// The lines of this file's code.
  static func lines() throws -> Set<String> {
    let text = try String(contentsOfFile: #filePath, encoding: .utf8)
    return Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  // MARK: Projects

  private static let system = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  /// A constraint to the root view, or of a length.
  private static func constraint(_ item: String, _ attribute: String, _ constant: Int) -> String {
    let isLength = attribute == "width" || attribute == "height"
    return """
      <constraint firstItem="\(item)" firstAttribute="\(attribute)" \
      \(isLength ? "" : #"secondItem="root" secondAttribute="\#(attribute)""#) constant="\(constant)" id="\(item)-\(attribute)"/>
      """
  }

  private static func texts(german: String) -> DocumentExample.Project {
    func label(_ id: String, _ text: String, y: Int) -> String {
      """
      <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="300" height="21"/>\(system)</label>
      """
    }
    return DocumentExample.Project(
      views: label("title", "Your recent orders", y: 74) + "\n" + label("hint", "Pull to refresh", y: 104),
      constraints: constraint("title", "top", 74) + constraint("title", "leading", 20)
        + constraint("hint", "top", 104) + constraint("hint", "leading", 20), german: german)
  }

  private static func label(_ frame: String, marked: CGRect? = nil) -> DocumentExample.Project {
    DocumentExample.Project(
      views: """
        <label text="Delivery" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          \(frame)\(system)</label>
        """,
      constraints: constraint("title", "top", 80) + constraint("title", "leading", 20)
        + constraint("title", "width", 100) + constraint("title", "height", 21), marked: marked)
  }

  private static func picture(_ image: String, name: String) -> DocumentExample.Project {
    DocumentExample.Project(
      views: """
        <stackView opaque="NO" spacing="12" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          <rect key="frame" x="20" y="70" width="140" height="60"/>
          <subviews>
            \(image)
            <label text="Delivery" translatesAutoresizingMaskIntoConstraints="NO" id="title">\(system)</label>
          </subviews></stackView>
        """,
      constraints: constraint("stack", "top", 70) + constraint("stack", "leading", 20),
      resources: #"<image name="\#(name)" width="60" height="60"/>"#)
  }
}
