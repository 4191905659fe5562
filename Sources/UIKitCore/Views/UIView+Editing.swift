extension UIView {
  /// Makes the first responder in this view resign; returns whether none is left. With `force`, a refusal is
  /// ignored.
  func endEditingInside(_ force: Bool) -> Bool {
    let session = deviceSession
    guard let first = session.firstResponder,
      let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded,
      view.isDescendant(of: self)
    else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    first.endEditingByForce()
    if session.firstResponder !== first { return true }
    session.firstResponder = nil
    session.updateKeyboard()
    return true
  }
}
