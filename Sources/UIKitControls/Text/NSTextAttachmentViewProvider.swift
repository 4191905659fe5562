import ClassMetadata
import Foundation

/// The base class that declares the initializer of view providers.
open class _TextAttachmentProviderBase: NSObject {
  /// Creates a provider.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) { super.init() }
}

/// Creates view providers of classes that are known at run time.
open class _TextAttachmentProviderMaker: NSObject {
  /// Creates a provider.
  public required init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) { super.init() }

  static func make(
    _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, _ parentView: UIView?,
    _ manager: NSTextLayoutManager?, _ location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    let maker = VirtualMethods.initializers(of: type, as: _TextAttachmentProviderMaker.self)
    let made = maker.init(
      textAttachment: attachment, parentView: parentView, textLayoutManager: manager, location: location)
    return unsafeDowncast(made as NSObject, to: NSTextAttachmentViewProvider.self)
  }
}

/// An object that makes the view of an attachment. Text views display it.
open class NSTextAttachmentViewProvider: _TextAttachmentProviderBase {
  /// The attachment, which is not retained.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The text layout manager, which is not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The location of the attachment.
  public let location: any NSTextLocation
  /// A Boolean value that indicates whether the attachment has the size of the view, and changes with it. The
  /// default is `false`.
  open var tracksTextAttachmentViewBounds = false
  @MainActor private var storedView: UIView?
  @MainActor private var isLoading = false

  /// Creates a provider of the view of an attachment at a location.
  ///
  /// - Parameter parentView: The view that displays the view.
  public override init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init(
      textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
      location: location)
  }

  /// The view, which `loadView()` makes at the first use.
  @preconcurrency @MainActor open var view: UIView? {
    get {
      if storedView == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return storedView
    }
    set { storedView = newValue }
  }

  /// Sets `view`. The default implementation sets an empty view.
  @preconcurrency @MainActor open func loadView() { view = UIView() }

  /// Returns the bounds of the attachment: those of the view if they are tracked, or else the attachment's own.
  @preconcurrency @MainActor
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return view.bounds }
    return textAttachment?.box ?? .zero
  }
}
