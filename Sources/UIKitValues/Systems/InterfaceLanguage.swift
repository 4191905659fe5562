/// The language in which documents are loaded.
@MainActor
package enum InterfaceLanguage {
  /// A tag such as `fr` or `pt-BR`; nil for that of the documents themselves.
  package static var current: String?
}
