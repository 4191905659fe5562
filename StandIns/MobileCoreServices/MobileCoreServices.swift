/// Stands in for Apple's MobileCoreServices: identifiers of types.
@_exported import UniformTypeIdentifiers

public let kUTTypeImage = "public.image" as NSString
public let kUTTypeMovie = "public.movie" as NSString
public let kUTTypeVideo = "public.video" as NSString
public let kUTTypeAudio = "public.audio" as NSString
public let kUTTypeText = "public.text" as NSString
public let kUTTypePlainText = "public.plain-text" as NSString
public let kUTTypeUTF8PlainText = "public.utf8-plain-text" as NSString
public let kUTTypeURL = "public.url" as NSString
public let kUTTypePDF = "com.adobe.pdf" as NSString
public let kUTTypePNG = "public.png" as NSString
public let kUTTypeJPEG = "public.jpeg" as NSString
public let kUTTypeGIF = "com.compuserve.gif" as NSString
public let kUTTypeData = "public.data" as NSString
public let kUTTypeItem = "public.item" as NSString
public let kUTTypeContent = "public.content" as NSString
public let kUTTypeFolder = "public.folder" as NSString
