import Foundation

/// A collection of cells. Cells that documents bring lie where the documents say, or where the flow layout puts them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// A cell of a document.
  struct DocumentCell {
    let view: UIView
    /// A size of its own, instead of the layout's item size.
    let size: CGSize?
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private var documentCells: [DocumentCell] = []
  private var keepsFrames = false
  var documentHeader: UIView?
  var documentFooter: UIView?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Takes the cells of a document, which are subviews already.
  func setDocumentCells(_ cells: [DocumentCell], keepsFrames: Bool) {
    documentCells = cells
    self.keepsFrames = keepsFrames
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard !keepsFrames, !documentCells.isEmpty || documentHeader != nil || documentFooter != nil,
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    flow.prepare()
    let sizes = documentCells.map { cell -> CGSize in
      var size = cell.size ?? flow.itemSize
      if flow.estimatedItemSize != .zero {
        let fitting = cell.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { size = fitting }
      }
      return size
    }
    let frames = flow.frames(of: sizes, in: bounds.size)
    for (cell, frame) in zip(documentCells, frames.cells) { cell.view.frame = mirrored(frame) }
    documentHeader?.frame = frames.header
    documentFooter?.frame = frames.footer
    contentSize = flow.collectionViewContentSize
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: max(bounds.width, contentSize.width) - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }
}
