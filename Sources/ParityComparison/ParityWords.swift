/// Views and their texts in sentences.
enum ParityWords {
  /// Returns the name of a view.
  static func name(of view: ParityRecording.View) -> String {
    if let text = view.text { return "\(view.class) \(quoted(text))" }
    if let identifier = view.identifier { return "\(view.class) #\(identifier.prefix(80))" }
    if let controller = view.controller { return "\(view.class) of \(controller)" }
    return view.class
  }

  /// Returns a text in quotes, short and in one line.
  static func quoted(_ text: String?) -> String {
    guard let text else { return "nothing" }
    let line = text.replacing("\n", with: "\\n")
    return "\"\(line.count > 40 ? line.prefix(40) + "…" : line[...])\""
  }
}
