/// What can be made of a provider's data.
public protocol NSItemProviderReading: AnyObject {}
extension UIImage: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension PHLivePhoto: NSItemProviderReading {}

/// Gives the data of what was picked: nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var registeredTypeIdentifiers: [String] { [] }
  open var suggestedName: String?
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  /// Fails.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, UnavailableFrameworkError())
    return Progress(totalUnitCount: 0)
  }
  /// Fails.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, UnavailableFrameworkError())
    return Progress(totalUnitCount: 0)
  }
  /// Fails.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, UnavailableFrameworkError())
    return Progress(totalUnitCount: 0)
  }
  /// Fails.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, UnavailableFrameworkError()) }
}
