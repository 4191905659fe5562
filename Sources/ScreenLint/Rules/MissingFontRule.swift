import Foundation
import InterfaceBuilder

/// Finds fonts of documents that are neither iOS's nor the project's.
struct MissingFontRule: LintRule {
  let id = RuleID.missingFont
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A font that neither iOS nor the project has",
    finds: """
      A name of a font in a document that is no font of iOS and that no file of a font in the project has in its name. Documents without \
      any file of a font in their project are looked at as well: such fonts can only be iOS's.
      """,
    reason: "The text is drawn in the system's font, with other widths than were designed.",
    sources: ["Fonts of iOS (developer.apple.com/fonts/system-fonts)"],
    example: .init(
      before: #"<fontDescription key="fontDescription" name="Lato-Regular" family="Lato" pointSize="17"/>"#,
      after: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
      remark: "iOS draws the text in the system's font, as after."))

  func check(document: LintDocument, _ issues: inout LintIssues) {
    let files = ProjectFilesNearby.of(document)
    var told: Set<String> = []
    var owners = [document.document.root]
    while let element = owners.popLast() {
      for child in element.children where child.name == "fontDescription" || child.name == "font" {
        guard case .named(let name, let family, _)? = FontValue(child),
          !SystemFonts.has(name, family: family),
          !files.hasFont(name, family: family), told.insert(name).inserted
        else { continue }
        issues.add(
          element: element.id ?? name, name: name, at: document.place(child),
          message: "The font \"\(name)\" is none of iOS's, and no file of the project is named like it",
          advice: "add its file to the project and to UIAppFonts, or use another font", detail: name)
      }
      owners += element.children
    }
  }
}

/// The families of fonts that iOS has.
enum SystemFonts {
  private static let families: Set<String> = [
    "academyengravedletplain", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo",
    "applesymbols",
    "arial", "arialhebrew", "arialroundedmtbold", "arialmt", "arialroundedmt", "avenir", "avenirnext",
    "avenirnextcondensed", "banglasangammn", "baskerville", "bodoni72", "bodoni72oldstyle",
    "bodoni72smallcaps",
    "bodoniornaments", "bodonisvtytwoitctt", "bodonisvtytwoositctt", "bradleyhand", "bradleyhanditctt",
    "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "courier", "couriernew",
    "couriernewpsmt",
    "damascus", "devanagarisangammn", "didot", "dinalternate", "dincondensed", "euphemiaucas", "farah",
    "futura",
    "galvji", "geezapro", "georgia", "gillsans", "granthasangammn", "gujaratisangammn", "gurmukhimn",
    "helvetica", "helveticaneue", "hiraginomaruprogothic", "hiraginomaruprogothicpron",
    "hiraginomarugothicpron",
    "hiraginominchopron", "hiramaruprogothic", "hiraginosans", "hirakakupron", "hirakakupronn",
    "hirakakuprow",
    "hiraminpron", "hiramaruproN", "hiraginokakugothicpron", "hoeflertext", "impact", "kailasa",
    "kannadasangammn",
    "kefa", "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu",
    "laosangammn", "malayalamsangammn", "markerfelt", "menlo", "mishafi", "mukta", "muktamahee",
    "myanmarsangammn",
    "newyork", "noteworthy", "notonastaliqurdu", "notosanskannada", "notosansmyanmar", "notosansoriya",
    "optima",
    "oriyasangammn", "palatino", "papyrus", "partylet", "pingfanghk", "pingfangsc", "pingfangtc", "rockwell",
    "savoyelet", "sinhalasangammn", "snellroundhand", "stixtwomath", "stixtwotext", "symbol", "tamilsangammn",
    "telugusangammn", "thonburi", "timesnewroman", "timesnewromanps", "timesnewromanpsmt", "trebuchetms",
    "verdana",
    "zapfdingbats", "zapfino", "sfui", "sfuitext", "sfuidisplay", "sfprotext", "sfprodisplay",
  ]

  static func has(_ name: String, family: String?) -> Bool {
    if name.hasPrefix(".") || family?.hasPrefix(".") == true { return true }
    let stem = name.split(separator: "-").first.map(String.init) ?? name
    return [stem, family ?? stem, name].contains { families.contains(FontWords.plain($0)) }
  }
}

/// Names of fonts in the form in which they are compared.
enum FontWords {
  /// Returns the lowercase letters and digits of a name.
  static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension RuleID {
  /// A font that neither iOS nor the project has.
  public static let missingFont = RuleID(rawValue: "missing-font")
}
