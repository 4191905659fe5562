import UIKit

public let CPMaximumNumberOfGridImages = 8
/// An item with a row of pictures.
@preconcurrency @MainActor
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  open var userInfo: Any?
  open var isEnabled = true
  open var elements: [CPListImageRowItemElement]
  public let allowsMultipleLines: Bool
  open private(set) var imageTitles: [String]
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  open var gridImages: [UIImage] { elements.map(\.image) }

  private init(_ text: String?, _ elements: [CPListImageRowItemElement], _ lines: Bool, _ titles: [String]) {
    (self.text, self.elements, allowsMultipleLines, imageTitles) = (text, elements, lines, titles)
    super.init()
  }
  public convenience init(text: String?, images: [UIImage], imageTitles: [String] = []) {
    let elements = images.enumerated().map { index, image in
      CPListImageRowItemRowElement(
        image: image, title: imageTitles.indices.contains(index) ? imageTitles[index] : nil, subtitle: nil)
    }
    self.init(text, elements, false, imageTitles)
  }
  public convenience init(
    text: String?, elements: [CPListImageRowItemRowElement], allowsMultipleLines: Bool
  ) { self.init(text, elements, allowsMultipleLines, elements.map { $0.title ?? "" }) }
  public convenience init(
    text: String?, cardElements elements: [CPListImageRowItemCardElement], allowsMultipleLines: Bool
  ) { self.init(text, elements, allowsMultipleLines, elements.map { $0.title ?? "" }) }
  public convenience init(
    text: String?, condensedElements elements: [CPListImageRowItemCondensedElement], allowsMultipleLines: Bool
  ) { self.init(text, elements, allowsMultipleLines, elements.map(\.title)) }
  public convenience init(
    text: String?, gridElements elements: [CPListImageRowItemGridElement], allowsMultipleLines: Bool
  ) { self.init(text, elements, allowsMultipleLines, []) }
  public convenience init(
    text: String?, imageGridElements elements: [CPListImageRowItemImageGridElement], allowsMultipleLines: Bool
  ) { self.init(text, elements, allowsMultipleLines, elements.map(\.title)) }

  open func update(_ gridImages: [UIImage]) {
    elements = gridImages.map { CPListImageRowItemRowElement(image: $0, title: nil, subtitle: nil) }
  }
}

/// An element of a row. Sizes of pictures are a guess: Apple documents none.
@preconcurrency @MainActor
open class CPListImageRowItemElement: NSObject {
  open var image: UIImage
  open var isEnabled = true
  open var accessibilityLabel: String?
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  init(_ image: UIImage) {
    self.image = image
    super.init()
  }
}
/// A picture with texts below it.
@preconcurrency @MainActor
open class CPListImageRowItemRowElement: CPListImageRowItemElement {
  open var title: String?
  open var subtitle: String?
  public init(image: UIImage, title: String?, subtitle: String?) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(image)
  }
}
/// A card with a picture and texts.
@preconcurrency @MainActor
open class CPListImageRowItemCardElement: CPListImageRowItemElement {
  open var title: String?
  open var subtitle: String?
  open var tintColor: UIColor?
  open var thumbnail: CPThumbnailImage?
  public let showsImageFullHeight: Bool
  open class var maximumFullHeightImageSize: CGSize { maximumImageSize }
  public init(
    image: UIImage, showsImageFullHeight: Bool, title: String?, subtitle: String?, tintColor: UIColor?
  ) {
    (self.showsImageFullHeight, self.title, self.subtitle) = (showsImageFullHeight, title, subtitle)
    self.tintColor = tintColor
    super.init(image)
  }
  public init(thumbnail: CPThumbnailImage, title: String?, subtitle: String?, tintColor: UIColor?) {
    (showsImageFullHeight, self.title, self.subtitle) = (true, title, subtitle)
    (self.tintColor, self.thumbnail) = (tintColor, thumbnail)
    super.init(thumbnail.image)
  }
}
/// A small picture with texts beside it.
@preconcurrency @MainActor
open class CPListImageRowItemCondensedElement: CPListImageRowItemElement {
  public enum Shape: Int, Sendable { case circular, roundedRectangle }
  open var title: String
  open var subtitle: String?
  open var accessorySymbolName: String?
  public let imageShape: Shape
  public init(
    image: UIImage, imageShape: Shape, title: String, subtitle: String?, accessorySymbolName: String?
  ) {
    (self.imageShape, self.title, self.subtitle) = (imageShape, title, subtitle)
    self.accessorySymbolName = accessorySymbolName
    super.init(image)
  }
}
/// A picture alone.
@preconcurrency @MainActor
open class CPListImageRowItemGridElement: CPListImageRowItemElement {
  public init(image: UIImage) { super.init(image) }
}
/// A picture with a title.
@preconcurrency @MainActor
open class CPListImageRowItemImageGridElement: CPListImageRowItemElement {
  public enum Shape: Int, Sendable { case circular, roundedRectangle }
  open var title: String
  open var accessorySymbolName: String?
  public let imageShape: Shape
  public init(image: UIImage, imageShape: Shape, title: String, accessorySymbolName: String?) {
    (self.imageShape, self.title) = (imageShape, title)
    self.accessorySymbolName = accessorySymbolName
    super.init(image)
  }
}

/// A text or a picture over a thumbnail.
@preconcurrency @MainActor
open class CPImageOverlay: NSObject {
  public enum Alignment: Int, Sendable { case leading, center, trailing }
  public let text: String?
  public let textColor: UIColor?
  public let backgroundColor: UIColor?
  public let image: UIImage?
  public let alignment: Alignment
  public init(image: UIImage, alignment: Alignment) {
    (self.image, self.alignment, text, textColor, backgroundColor) = (image, alignment, nil, nil, nil)
    super.init()
  }
  public init(text: String, textColor: UIColor, backgroundColor: UIColor, alignment: Alignment) {
    (image, self.alignment, self.text) = (nil, alignment, text)
    (self.textColor, self.backgroundColor) = (textColor, backgroundColor)
    super.init()
  }
}
/// A picture with what is over it.
@preconcurrency @MainActor
open class CPThumbnailImage: NSObject {
  open var image: UIImage
  open var imageOverlay: CPImageOverlay?
  public init(image: UIImage) {
    self.image = image
    super.init()
  }
}
