/// The language in which documents are loaded.
@MainActor
package enum InterfaceLanguage {
  /// A language tag such as `fr` or `pt-BR`; `nil` for the language of the documents. It is that of the current device session, which sets
  /// it.
  package static var current: String?
}
