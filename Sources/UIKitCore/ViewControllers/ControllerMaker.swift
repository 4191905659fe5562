import ClassMetadata
import Foundation

/// A class of controllers whose initializer can be called on a metatype. Open, so that the call uses the vtable.
@preconcurrency @MainActor
open class _ControllerMaker: UIViewController {
  /// Creates a controller.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes a controller of a class that is known at run time only, where Swift asks the initializer to be `required`.
///
/// - Parameters:
///   - nibName: The name of the document with the view; `nil` for that of the class.
///   - bundle: The bundle with the document; `nil` for the main bundle.
@preconcurrency @MainActor
public func instance<Controller: UIViewController>(
  of type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  let maker = VirtualMethods.initializers(of: type, as: _ControllerMaker.self)
  return unsafeDowncast(
    maker.init(nibName: nibName, bundle: bundle) as UIViewController, to: Controller.self)
}
