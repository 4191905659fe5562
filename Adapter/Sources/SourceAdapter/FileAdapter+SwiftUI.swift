import SwiftSyntax

/// Bodies of SwiftUI's, for which a view without content stands in.
extension FileAdapter {
  /// What bodies of SwiftUI's become: what they say is not drawn here, and its modifiers are not known.
  static func standIn(for type: TypeSyntax?) -> String? {
    switch type?.trimmedDescription {
    case "some View": "{ StandInView() }"
    case "some Scene": "{ StandInScene() }"
    default: nil
    }
  }

  var standsInForSwiftUI: Bool { options.deniedModules.contains("SwiftUI") }
}
