import ObjectiveCSupport

/// A collection that Objective-C can enumerate.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

/// A change of the library. There are none.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}
/// The details of a change of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  open var objectBeforeChanges: ObjectType { fatalError("there are no changes") }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}
/// The details of a change of a fetch result.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}
/// An observer of changes, which never occur.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// An observer of the library's availability.
public protocol PHPhotoLibraryAvailabilityObserver: AnyObject {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
/// The user's photo library. The user's grants decide about access; it is empty, and changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus {
    DeviceConditions.status(.photos, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }
  /// Calls the handler from another thread than the main one, as on iOS.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let status: PHAuthorizationStatus = DeviceConditions.request(.photos) ? .authorized : .denied
    DispatchQueue.global().async { handler(status) }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    DeviceConditions.request(.photos) ? .authorized : .denied
  }
  open var unavailabilityReason: (any Error)? { UnavailableFrameworkError() }
  /// Always fails; the block is not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, UnavailableFrameworkError()) }
  /// Always fails; the block is not called.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw UnavailableFrameworkError()
  }
  /// Always fails; the block is not called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw UnavailableFrameworkError()
  }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// Does nothing.
  @preconcurrency @MainActor open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
/// A change request. It is never performed.
open class PHChangeRequest: NSObject { public override init() { super.init() } }
/// A placeholder for a created object.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
/// A request to change an asset. It is never performed.
open class PHAssetChangeRequest: PHChangeRequest {
  public required override init() { super.init() }
  public convenience init(for asset: PHAsset) { self.init() }
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}
  open class func deleteAssets(_ assets: [PHAsset]) {}
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var contentEditingOutput: PHContentEditingOutput?
  open func revertAssetContentToOriginal() {}
}
/// The options for a resource of a new asset.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}
/// A request to create an asset. It is never performed.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { Self() }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
  {}
}
/// A request to change an album. It is never performed.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  public required override init() { super.init() }
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init()
  }
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = Self()
    request.title = title
    return request
  }
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
  open class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {}
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  open var title = ""
  open func addAssets(_ assets: any NSFastEnumeration) {}
  open func addAssets(_ assets: [PHObject]) {}
  open func removeAssets(_ assets: any NSFastEnumeration) {}
  open func removeAssets(_ assets: [PHObject]) {}
}
