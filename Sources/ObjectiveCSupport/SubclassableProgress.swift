import Foundation

/// A superclass for subclasses of `Progress`, whose descriptions can be set and which has an initializer without parameters, as
/// on Apple's platforms. The source adapter makes it the superclass of applications' classes, and the class of what they create. Unchecked, like that class: it
/// synchronizes threads.
open class SubclassableProgress: Progress, @unchecked Sendable {
  private let lock = NSLock()
  private var main: String?
  private var additional: String?

  /// Creates a progress without a parent.
  public convenience init() { self.init(parent: nil) }

  /// Creates a progress, which becomes a child of a parent, the current one.
  public override init(parent parentProgress: Progress?, userInfo: [ProgressUserInfoKey: Any]? = nil) {
    super.init(parent: parentProgress, userInfo: userInfo)
  }

  /// The description of the progress. The default is made of the fraction that is completed.
  open override var localizedDescription: String! {
    get { lock.withLock { main } ?? super.localizedDescription }
    set { lock.withLock { main = newValue } }
  }

  /// The further description of the progress. The default is made of the units that are completed.
  open override var localizedAdditionalDescription: String! {
    get { lock.withLock { additional } ?? super.localizedAdditionalDescription }
    set { lock.withLock { additional = newValue } }
  }
}

extension Progress {
  /// Sets the description of a progress that the application made, which is a property to set on Apple's platforms.
  public func setLocalizedDescription(_ text: String?) {
    (self as? SubclassableProgress)?.localizedDescription = text
  }
  /// Sets the further description of a progress that the application made, which is a property to set on Apple's platforms.
  public func setLocalizedAdditionalDescription(_ text: String?) {
    (self as? SubclassableProgress)?.localizedAdditionalDescription = text
  }
}
